"""Where figures and flames stand on a territory: apart from each other, its symbol and the middle of its region."""

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from igroteka.games.candelabria.scene.chart import Chart

Point = tuple[int, int]
SYMBOL, HEART = 22, 36  # radius of a territory's symbol, and of the temples and the curse at the heart of a region
CASTLE, CANDLE, FLAME, CURSE = 28, 24, 14, 22  # radius of what stands there
INLAND: Final = 14  # from the middle of a thing to the border, beside half its radius
TWO: Final = 2  # players
CANDLES: Final = 5  # places of candles; more stand before these
STEP: Final = 9  # distance of the points that are compared
RISE: Final = 8  # a burning candle is taller than its foot: its middle lies above its place


class Spots(NamedTuple):
    """Middles of what may stand on a territory."""

    castle: Point
    candles: tuple[Point, ...]
    flames: tuple[Point, ...]  # of each seat
    curse: Point  # with two players: their curses stand on territories

    def candle(self, number: int) -> Point:
        """The place of one of several candles."""
        row, place = divmod(number, CANDLES)
        x, y = self.candles[place]
        return x + 16 * row, y + 10 * row


@lru_cache(2048)
def spots(on: Chart, territory: str, seats: int) -> Spots:
    """Places as far from each other as the territory has room for, the most needed ones first."""
    corners = on.outline[territory]
    border = list(zip(corners[::2], corners[1::2], strict=True))
    inside = within(corners)
    inland = [min(hypot(x - x1, y - y1) for x1, y1 in border) - INLAND for x, y in inside]
    room = [9999.0] * len(inside)  # to the next thing that stands

    def take(at: Point, radius: int) -> Point:
        room[:] = [min(free, hypot(x - at[0], y - at[1]) - radius) for free, (x, y) in zip(room, inside, strict=True)]
        return at

    def stand(radius: int, further: int = 0) -> Point:
        free = [min(apart - radius, edge - radius / 2 - further) for apart, edge in zip(room, inland, strict=True)]
        return take(inside[free.index(max(free))], radius)

    take(on.centre[territory], SYMBOL)
    take(on.heart[int(territory.partition("-")[0])], HEART)
    castle, first = stand(CASTLE), stand(CANDLE)
    flames = tuple([stand(FLAME) for _ in range(seats)])
    curse = stand(CURSE, INLAND) if seats == TWO else castle
    candles = (first, *(stand(CANDLE) for _ in range(CANDLES - 1)))
    return Spots(castle, tuple([(x, y + RISE) for x, y in candles]), flames, curse)


def within(corners: tuple[int, ...]) -> list[Point]:
    """Points inside a polygon, in rows."""
    xs, ys = corners[::2], corners[1::2]
    sides = list(pairwise([*zip(xs, ys, strict=True), (xs[0], ys[0])]))
    found = []
    for y in range(min(ys) + STEP // 2, max(ys), STEP):
        cuts = sorted(x1 + (y - y1) * (x2 - x1) / (y2 - y1) for (x1, y1), (x2, y2) in sides if (y1 > y) != (y2 > y))
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            found += [(x, y) for x in range(int(left) + 1, int(right) + 1, STEP)]
    return found
