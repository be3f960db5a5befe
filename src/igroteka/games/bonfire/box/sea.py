"""Where the islands lie in the sea: as the box says, or as on our map."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from igroteka.games.bonfire.box.types import IslandRow

WIDTH, HEIGHT = 1036, 636
MARGIN: Final = 108  # between the middle of an island and the edge of the sea
ROWS: Final = {
    "A": (108, 204, 104),
    "B": (208, 200, 316),
    "C": (108, 204, 528),
}  # left, step, height of a row of islands
ISLAND: Final = (150, 120)  # middles that are nearer than this both across and down: islands cover each other


def island_at(row: IslandRow) -> tuple[int, int]:
    """The middle of an island: where the box has it, or where our map does."""
    if row.at is not None:
        across, down = row.at
        return MARGIN + (WIDTH - 2 * MARGIN) * across // 100, MARGIN + (HEIGHT - 2 * MARGIN) * down // 100
    left, step, height = ROWS[row.id[0]]
    return left + step * (int(row.id[1:]) - 1), height


def covering(islands: Sequence[IslandRow]) -> Iterator[tuple[IslandRow, IslandRow]]:
    """Pairs of islands that cover each other."""
    for one, other in combinations(islands, 2):
        (x1, y1), (x2, y2) = island_at(one), island_at(other)
        if abs(x1 - x2) < ISLAND[0] and abs(y1 - y2) < ISLAND[1]:
            yield one, other
