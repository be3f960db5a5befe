"""Where ships lie, and the way to another island before it is sailed."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees, dist
from typing import Final

from igroteka.content.scene import Piece, Preview
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.box.sea import island_at
from igroteka.games.bonfire.scene.parts import CACHE_SIZE
from igroteka.games.bonfire.scene.pictures import of_city
from igroteka.games.bonfire.words import PIER, Island, Seat

MOORING: Final = (42, 318)  # the middle of the pier
BERTHS: Final = (-79, -47, 47, 79)  # at an island: off its shore, beside its price
SHIP: Final = 54  # the side of a ship

Point = tuple[int, int]


def berth(box: Box, seat: int, where: Island) -> Point:
    """Where a seat's ship lies."""
    if where == PIER:
        return MOORING[0], MOORING[1] - 66 + 44 * seat
    x, y = island_at(box.island[where])
    return x + BERTHS[seat], y + 75


@lru_cache(CACHE_SIZE)
def voyages(box: Box, seat: Seat, here: Island, before: tuple[str, ...] = ()) -> tuple[Preview, ...]:
    """The ship at every other island, with the way there; `before` are the answers that come before the island."""
    found = []
    for island in box.islands:
        if island != here:
            ghost = Piece(
                f"voyage:{seat}", "sea", *berth(box, seat, island), SHIP, SHIP, of_city("ship", seat), owner=seat
            )
            legs = route(box, here, island)
            found.append(Preview((*before, box.island[island].id), (*way(box, seat, legs), ghost)))
    return tuple(found)


def way(box: Box, seat: Seat, stops: Sequence[Island]) -> list[Piece]:
    """White dashes from stop to stop."""
    points = [berth(box, seat, stop) for stop in stops]
    return [
        Piece(
            f"voyage:{seat}:{n}", "sea", (x1 + x2) // 2, (y1 + y2) // 2, round(dist((x1, y1), (x2, y2))), 12, "way",
            rot=round(degrees(atan2(y2 - y1, x2 - x1))),
        )
        for n, ((x1, y1), (x2, y2)) in enumerate(pairwise(points))
    ]  # fmt: skip


def route(box: Box, start: Island, end: Island) -> list[Island]:
    """The islands on a shortest way, with both ends; from the pier straight there (bonfire.ship.first_move)."""
    if start == PIER:
        return [start, end]
    ways = {start: [start]}
    reached = [start]
    for island in reached:  # grows on the way
        for near in box.islands:
            if near not in ways and box.distance[island][near] == 1:
                ways[near] = [*ways[island], near]
                reached.append(near)
    return ways.get(end, [start, end])  # a box may have islands without routes
