"""The map: regions round the hub, territories, bridges, the turn track, and all that stands on the land.

Each part is kept and drawn again when one of its fields changes.
"""

from functools import cache, lru_cache
from itertools import chain
from math import hypot
from typing import Final

from igroteka.content.scene import Detail, Piece, Zone
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.query import board_of, levels
from igroteka.games.candelabria.scene.chart import RADIUS, Chart, Ring, bounds, coastal, point
from igroteka.games.candelabria.scene.spots import CANDLES, spots
from igroteka.games.candelabria.state import Row, State
from igroteka.games.candelabria.words import (
    CANDLES_OF,
    CENTRE,
    COLOURS,
    HOUSES,
    LANDS,
    ROLES,
    TERRITORIES,
    territory_key,
)
from igroteka.kernel.ask import Seat

CACHE_SIZE: Final = 2048  # drawings of each part, for all tables together
SIZE: Final = 900
BRIDGE, BRIDGE_WIDE = 434, 13  # distance of the bridges, and their width
PLANK: Final = 1.6  # angle of a plank
COUNTED: Final = 4  # fires from this number on have it beside them
FLAMES: Final = 8  # drawn on a candle at most
BESIDE: Final = 46  # from the number of a region to its temples and to its curse
MARGIN: Final = 24  # around a region that is shown alone
CLEAR: Final = "clear"  # the tone of an area that the map shows


def names(s: State, box: Box) -> tuple[str, ...]:
    """The territories of this side of the board."""
    return TERRITORIES[: board_of(s, box).size]


@lru_cache(CACHE_SIZE)
def territories(box: Box, land: tuple[str, ...], on: Chart, battle: int) -> tuple[Zone, ...]:
    """Every territory as an area, in its region's colour unless the map is painted; the region of the battle is lit."""
    found = []
    colours = {int(row.id): row.colour for row in box.region}
    for name in land:
        points, region = on.outline[name], int(name.partition("-")[0])
        xs, ys = points[::2], points[1::2]
        found.append(
            Zone(
                f"land:{name}", "map", min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys), "poly",
                points=points, tone=CLEAR if on.painted else colours[region],
                tip=territory_key(name, on.side, box.two_faced),
                lit=region == battle,
            )
        )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def bridges(box: Box, on: Chart) -> tuple[Zone, ...]:
    """Bridges between territories that do not touch: over the sea from coast to coast, else straight on."""
    found = []
    for one, other in pairs(box, on.side, "bridges"):
        if coastal(one) and coastal(other):
            points = span(middle(on.ring, one), middle(on.ring, other))
        else:
            points = band(on.centre[one], on.centre[other], 5)
        found.append(shaped(f"bridge:{one}:{other}", points, "bridge"))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def borders(box: Box, on: Chart) -> tuple[Zone, ...]:
    """Lines between the islands of a drawn map; the painted map shows its borders."""
    if on.painted:
        return ()
    joined = [(one, other, band(on.centre[one], on.centre[other], 3)) for one, other in pairs(box, on.side, "borders")]
    return tuple([shaped(f"border:{one}:{other}", points, "border") for one, other, points in joined])


def pairs(box: Box, side: int, field: str) -> list[tuple[str, str]]:
    """Pairs of territories joined by a field of their rows, each pair once."""
    rows = (box.territory_small, box.territory_large)[side]
    return [(row.id, other) for row in rows for other in getattr(row, field) if row.id < other]


def shaped(name: str, corners: list[tuple[int, int]], kind: str) -> Zone:
    """An area of the map between these corners."""
    points = tuple(chain.from_iterable(corners))
    xs, ys = points[::2], points[1::2]
    size = (max(xs) - min(xs), max(ys) - min(ys))
    return Zone(name, "map", min(xs), min(ys), *size, "poly", points=points, tone=kind, tip=kind)


def band(one: tuple[int, int], other: tuple[int, int], half: int) -> list[tuple[int, int]]:
    """A straight band between two points, by half its width."""
    (x1, y1), (x2, y2) = one, other
    long = max(hypot(x2 - x1, y2 - y1), 1)
    dx, dy = round((y2 - y1) * half / long), round((x1 - x2) * half / long)
    return [(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)]


def middle(ring: Ring, territory: str) -> float:
    """The angle in the middle of a territory."""
    first, last, _, _ = bounds(ring, territory)
    return (first + last) / 2


def span(one: float, other: float) -> list[tuple[int, int]]:
    """A bridge outside the coast, the shorter way round; its outline shows the planks."""
    turn = (other - one + 180) % 360 - 180
    planks = max(round(abs(turn) / PLANK), 1)
    edges = [one + turn * n / planks for n in range(planks + 1)]
    inner, outer = BRIDGE, BRIDGE + BRIDGE_WIDE
    seams = chain.from_iterable([(point(outer, a), point(inner, a), point(outer, a)) for a in edges[1:-1]])
    ends = [point(RADIUS - 14, one)], [point(RADIUS - 14, other)]
    back = [point(inner, a) for a in reversed(edges)]
    return [*ends[0], point(outer, one), *seams, point(outer, other), *ends[1], *back]


@cache
def corner(label: str) -> Zone:
    """In the sea beside the land: the turn track."""
    return Zone("turn_track", "map", 6, 6, 206, 74, "round", tone="sea", label=label, tip="turn_track")


@lru_cache(CACHE_SIZE)
def turn_track(order: Row, houses: Row) -> tuple[Piece, ...]:
    """A flame of each House, the first on the left (candelabria.comp.board.turn_track)."""
    return tuple(
        [
            Piece(
                f"turn:{seat}", "map", 28 + 40 * n, 56, 40, 40, f"flame_{HOUSES[houses[seat]]}",
                tone=HOUSES[houses[seat]], owner=seat, tip="turn_track", z=1,
            )
            for n, seat in enumerate(order)
        ]
    )  # fmt: skip


@lru_cache(64)
def details(on: Chart) -> tuple[Detail, ...]:
    """Each territory opens its region where the map is small."""
    found = []
    for region in (*on.ring, CENTRE):
        land = [name for name in on.outline if name.partition("-")[0] == str(region)]
        xs = list(chain.from_iterable([on.outline[name][::2] for name in land]))
        ys = list(chain.from_iterable([on.outline[name][1::2] for name in land]))
        left, top = max(min(xs) - MARGIN, 0), max(min(ys) - MARGIN, 0)
        size = (min(max(xs) + MARGIN, SIZE) - left, min(max(ys) + MARGIN, SIZE) - top)
        found += [Detail(f"land:{name}", left, top, *size) for name in land]
    return tuple(found)


@lru_cache(CACHE_SIZE)
def symbols(land: tuple[str, ...], printed: tuple[int, ...], on: Chart, afflicted: int) -> tuple[Piece, ...]:
    """The territories' printed symbols, and the regions' numbers, struck out if afflicted."""
    found = []
    for n, name in enumerate(land):
        x, y = on.centre[name]
        symbol = LANDS[printed[n]]
        found.append(Piece(f"symbol:{name}", "map", x, y, 52, 52, f"place_{symbol}", tip=symbol, z=0))
    for region in (*on.ring, CENTRE):
        x, y = on.heart[region]
        struck = afflicted >> region & 1
        sprite, tip, wide, size = ("afflicted", "afflicted", 52, 52) if struck else ("region", str(region), 66, 36)
        found.append(Piece(f"region:{region}", "map", x, y, wide, size, sprite, text=str(region), tip=tip, z=1))
    return tuple(found)


def figures(s: State, land: tuple[str, ...], on: Chart) -> list[Piece]:
    """Castles, candles with their fires, flames, temples and curses."""
    curses = chain.from_iterable([cursed(place, land, on, s) for place, where in enumerate(s.curse_at) if where >= 0])
    lights = [flames(land, on, s.seats, seat, s.houses[seat], s.flames[seat]) for seat in range(s.seats)]
    castles = [
        castle(spots(on, land[at], s.seats).castle, seat, HOUSES[s.houses[seat]])
        for seat, at in enumerate(s.castles)
        if at >= 0
    ]
    troops = candles(land, on, s.seats, s.houses, s.candles, s.fires)
    return [*chain.from_iterable(lights), *chain.from_iterable(castles), *troops, *temples(s.temples, on), *curses]


def cursed(place: int, land: tuple[str, ...], on: Chart, s: State) -> list[Piece]:
    """A curse on the map, beside those that came there before it, with the crest of the House that has claimed it."""
    where, owner = s.curse_at[place], s.curse_owners[place]
    before = s.curse_at[:place].count(where)
    x, y = spots(on, land[where], s.seats).curse if s.two else (on.heart[where][0] + BESIDE, on.heart[where][1] + 8)
    x, y = x + 44 * before, y + 10 * before
    found = [
        Piece(f"cursed:{place + 1}", "map", x, y, 58, 58, "figure_curse_figure", tip="curse", text=str(place + 1), z=7)
    ]
    if owner >= 0:
        house = HOUSES[s.houses[owner]]
        found.append(
            Piece(f"claimed:{place + 1}", "map", x + 22, y + 16, 24, 24, f"crest_{house}", tone=house, owner=owner, z=8)
        )
    return found


@lru_cache(CACHE_SIZE)
def flames(land: tuple[str, ...], on: Chart, seats: int, seat: Seat, house: int, lit: int) -> tuple[Piece, ...]:
    """A House's earth flames, on every territory at the same place."""
    tone, found = HOUSES[house], []
    for name in [name for n, name in enumerate(land) if lit >> n & 1]:
        at = spots(on, name, seats).flames[seat]
        found.append(
            Piece(
                f"flame:{seat}:{name}", "map", *at, 36, 36, f"earth_flame_{tone}", tone=tone, owner=seat, tip="flame",
                z=9,
            )
        )  # fmt: skip
    return tuple(found)


@lru_cache(CACHE_SIZE)
def castle(at: tuple[int, int], seat: Seat, tone: str) -> tuple[Piece, ...]:
    """A House's castle with its crest."""
    x, y = at
    return (
        Piece(f"castle:{seat}", "map", x, y - 5, 82, 82, f"castle_{tone}", tone=tone, owner=seat, tip="castle", z=4),
        Piece(f"arms:{seat}", "map", x + 24, y + 24, 22, 22, f"crest_{tone}", tone=tone, z=5),
    )


@lru_cache(CACHE_SIZE)
def candles(land: tuple[str, ...], on: Chart, seats: int, houses: Row, places: Row, fires: Row) -> tuple[Piece, ...]:
    """The candles of all Houses with their fires, side by side where several stand."""
    found, standing = [], dict[int, int]()
    for seat in range(seats):
        tone = HOUSES[houses[seat]]
        for word, own in zip(ROLES, CANDLES_OF[seat], strict=True):
            at, left = places[own], fires[own]
            if at < 0:
                continue
            number = standing[at] = standing.get(at, -1) + 1
            x, y = spots(on, land[at], seats).candle(number)
            name, z = f"{seat}:{word}", 6 + number // CANDLES
            found.append(
                Piece(
                    f"candle:{name}", "map", x, y, 60, 60, f"{word}_{tone}", tone=tone, owner=seat, tip=word,
                    badge=str(left) if left >= COUNTED else "", z=z,
                )
            )  # fmt: skip
            if left:
                found.append(
                    Piece(f"fires:{name}", "map", x, y - 33, 42, 29, f"fires_{min(left, FLAMES)}", tip=word, z=z)
                )
            found.append(Piece(f"arms:{name}", "map", x + 17, y + 20, 20, 20, f"crest_{tone}", tone=tone, z=z))
    return tuple(found)


@lru_cache(CACHE_SIZE)
def temples(towers: Row, on: Chart) -> tuple[Piece, ...]:
    """The towers of temples of all regions."""
    regions = [region for region in (*on.ring, CENTRE) if region < len(towers)]
    return tuple(chain.from_iterable([tower(towers[region], region, on.heart[region]) for region in regions]))


def tower(stack: int, region: int, at: tuple[int, int]) -> list[Piece]:
    """A tower of temples, the lowest at the bottom."""
    return [
        Piece(
            f"temple:{region}:{level}", "map", at[0] - BESIDE, at[1] - 8 - 20 * level, 56, 56,
            f"figure_temple_{colour}", tip=colour, z=6 + level,
        )
        for level, colour in enumerate(COLOURS[each] for each in levels(stack))
    ]  # fmt: skip
