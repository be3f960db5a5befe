"""Where things lie as a seat sees them: the village is turned so that the seat's own board is at the bottom."""

from typing import Final, NamedTuple

from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import SIDES, Position, Side, Space, name_of_space, row_and_column, turned
from igroteka.kernel.view import View

SIZE: Final = 900
TILE: Final = 166
EDGE: Final = (SIZE - 3 * TILE) // 2  # left and top of the village
AWAY: Final = 82  # distance of a ghost space from the village
SOUTH: Final = SIDES.index("south")


class Orientation(NamedTuple):
    """A way to look at the table; an onlooker sees north at the top."""

    turn: int = 0  # quarter turns clockwise

    @classmethod
    def of(cls, seen: View[State]) -> "Orientation":
        s = seen.known
        if seen.seat is None or seen.seat not in s.seat_of:
            return cls()
        return cls((SOUTH - s.side[s.seat_of.index(seen.seat)]) % 4)

    def side(self, side: Side) -> int:
        return (side + self.turn) % 4

    def corner(self, position: Position) -> tuple[int, int]:
        """Left and top of a tile."""
        row, column = row_and_column(position)
        for _ in range(self.turn):
            row, column = column, 2 - row
        return EDGE + column * TILE, EDGE + row * TILE

    def centre(self, position: Position) -> tuple[int, int]:
        x, y = self.corner(position)
        return x + TILE // 2, y + TILE // 2

    def outside(self, position: Position) -> tuple[int, int]:
        """Beside a corner tile, away from the village."""
        left, top = self.corner(position)
        return left + (-14 if left == EDGE else TILE + 14), top + (-14 if top == EDGE else TILE + 14)

    def middle(self, space: Space) -> tuple[int, int]:
        """The centre of a ghost space."""
        side, n = self._space(space)
        along = EDGE + n * TILE + TILE // 2
        near, far = EDGE - AWAY, SIZE - EDGE + AWAY
        if side in ("north", "south"):
            return along, near if side == "north" else far
        return near if side == "west" else far, along

    def before(self, space: Space, aside: int) -> tuple[int, int]:
        """Between a ghost and the village, off centre, clear of the names of the ghost and the tile."""
        x, y = self.middle(space)
        half = aside // 2
        edges = {"north": (half + 25, 130), "south": (aside, -101), "west": (99, half), "east": (-99, half)}
        across, down = edges[self._space(space)[0]]
        return x + across, y + down

    def place(self, space: Space) -> str:
        """Which of its board's three places a space is, as the seat sees it."""
        side, n = self._space(space)
        return (("left", "middle", "right") if side in ("north", "south") else ("upper", "middle", "lower"))[n]

    def _space(self, space: Space) -> tuple[str, int]:
        """The side where a space is seen, and its place there, counted from the left or the top."""
        return name_of_space(turned(space, self.turn))
