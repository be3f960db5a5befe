"""Where territories and regions lie on the map.

The shapes of the painted map come from ``art/outlines.toml``. A box whose territories have other borders
than the painted ones gets a drawn map: islands round the centre, joined by a line for every border.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from math import cos, radians, sin
from typing import Any, Final, TypeAlias

from igroteka.games.candelabria.box import BOX, Box
from igroteka.games.candelabria.scene.pictures import PACKAGE
from igroteka.games.candelabria.words import CENTRE

SIDES: Final = ("small", "large")
X, Y, RADIUS = 450, 450, 420
HUB, MIDDLE = 138, 270  # where the inner and the outer territories begin
SMALL_RING: Final = 7  # regions round the centre of the small map
CORNERS: Final = 9  # points of an arc
ISLAND, ISLAND_CORNERS = 48, 16  # a territory of the drawn map: its radius and its corners

Ring: TypeAlias = tuple[int, ...]  # regions round the centre, clockwise


def ring_of(box: Box, side: int) -> Ring:
    """How the regions of a side of the board lie round the centre."""
    return next(row.regions for row in box.ring if row.id == SIDES[side])


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """One side of the board: what lies under the territories, and where they are."""

    side: int
    ring: Ring
    sprite: str
    painted: bool  # the picture shows the territories, so that nothing is drawn over them
    outline: Mapping[str, tuple[int, ...]]  # x, y, x, y, …
    centre: Mapping[str, tuple[int, int]]
    heart: Mapping[int, tuple[int, int]]  # where a region's temples stand: at the meeting point of its territories


@lru_cache(64)
def chart(box: Box, side: int) -> Chart:
    """The painted map if it is correct for this box, else a drawn one."""
    rows, ring = (box.territory_small, box.territory_large)[side], ring_of(box, side)
    shapes = outlines()[SIDES[side]]["territories"]
    borders = {name: set(shape["borders"]) for name, shape in shapes.items()}
    painted = ring == ring_of(BOX, side) and colours(box) == colours(BOX)
    if not painted or {row.id: set(row.borders) for row in rows} != borders:
        return drawn(side, ring, tuple([row.id for row in rows]))
    return Chart(
        side,
        ring,
        f"map_{SIDES[side]}",
        True,
        {name: tuple(shape["points"]) for name, shape in shapes.items()},
        {name: (shape["middle"][0], shape["middle"][1]) for name, shape in shapes.items()},
        {int(region): (at[0], at[1]) for region, at in outlines()[SIDES[side]]["hearts"].items()},
    )


def colours(box: Box) -> list[str]:
    return [row.colour for row in box.region]


@cache
def outlines() -> dict[str, Any]:
    """The shapes of the painted map, by side of the board."""
    return tomllib.loads((files(PACKAGE) / "art" / "outlines.toml").read_text(encoding="utf-8"))


def drawn(side: int, ring: Ring, names: tuple[str, ...]) -> Chart:
    """Islands at the places of a polar grid."""
    centres = {name: centre(ring, name) for name in names}
    hearts = {region: heart(ring, region) for region in (*ring, CENTRE)}
    return Chart(side, ring, "sea", False, {name: island(*at) for name, at in centres.items()}, centres, hearts)


def island(x: int, y: int) -> tuple[int, ...]:
    """The corners of a territory of the drawn map: x, y, x, y, …"""
    turns = [radians(360 * n / ISLAND_CORNERS) for n in range(ISLAND_CORNERS)]
    return tuple(chain.from_iterable([(x + round(ISLAND * sin(a)), y - round(ISLAND * cos(a))) for a in turns]))


def point(radius: int, angle: float) -> tuple[int, int]:
    """A point of the map; angles clockwise from north."""
    return X + round(radius * sin(radians(angle))), Y - round(radius * cos(radians(angle)))


def bounds(ring: Ring, territory: str) -> tuple[float, float, int, int]:
    """A territory on the polar grid: first and last angle, inner and outer radius."""
    region, _, part = territory.partition("-")
    wedge = 360 / len(ring)
    if int(region) == CENTRE:
        cuts = (-20, 100, 220, 340) if len(ring) > SMALL_RING else (0, 2.5 * wedge, 4.5 * wedge, 360)
        n = "abc".index(part)
        return cuts[n], cuts[n + 1], 0, HUB
    middle = ring.index(int(region)) * wedge
    if part == "in":
        return middle - wedge / 2, middle + wedge / 2, HUB, MIDDLE
    return (
        (middle - wedge / 2, middle, MIDDLE, RADIUS) if part == "ccw" else (middle, middle + wedge / 2, MIDDLE, RADIUS)
    )


def coastal(territory: str) -> bool:
    """Whether a territory lies on the coast, not inland."""
    return territory.endswith("cw")


def centre(ring: Ring, territory: str) -> tuple[int, int]:
    first, last, inner, outer = bounds(ring, territory)
    return point((inner + outer) // 2 + (14 if not inner else 0), (first + last) / 2)


def heart(ring: Ring, region: int) -> tuple[int, int]:
    return (X, Y) if region == CENTRE else point(MIDDLE, ring.index(region) * 360 / len(ring))
