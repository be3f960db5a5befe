"""Where territories and regions lie on the map.

The painted map knows its shapes from ``art/outlines.toml``. A box whose territories border on each other in another way
than the painted ones gets a drawn map: a polar grid of a hub and regions round it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Any, Final

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.scene.pictures import PACKAGE

SIDES: Final = ("small", "large")
X, Y, RADIUS = 450, 450, 420
HUB, MIDDLE = 138, 270  # where the inner and the outer territories begin
RING: Final = ((1, 2, 3, 5, 7, 8, 4), (1, 2, 3, 5, 9, 10, 7, 8, 4))  # regions clockwise, by side of the board
CORNERS: Final = 9  # points of an arc


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """One side of the board: what lies under the territories, and where they are."""

    side: int
    sprite: str
    painted: bool  # the picture shows the territories, so that nothing is drawn over them
    outline: Mapping[str, tuple[int, ...]]  # x, y, x, y, …
    centre: Mapping[str, tuple[int, int]]
    heart: Mapping[int, tuple[int, int]]  # where a region's temples stand: at the meeting point of its territories


@lru_cache(64)
def chart(box: Box, side: int) -> Chart:
    """The painted map if it is true for this box, else a drawn one."""
    rows = (box.territory_small, box.territory_large)[side]
    shapes = outlines()[SIDES[side]]["territories"]
    borders = {name: set(shape["borders"]) for name, shape in shapes.items()}
    if {row.id: set(row.borders) for row in rows} != borders:
        return drawn(side, tuple([row.id for row in rows]))
    return Chart(
        side,
        f"map_{SIDES[side]}",
        True,
        {name: tuple(shape["points"]) for name, shape in shapes.items()},
        {name: (shape["middle"][0], shape["middle"][1]) for name, shape in shapes.items()},
        {int(region): (at[0], at[1]) for region, at in outlines()[SIDES[side]]["hearts"].items()},
    )


@cache
def outlines() -> dict[str, Any]:
    """The shapes of the painted map, by side of the board."""
    return tomllib.loads((files(PACKAGE) / "art" / "outlines.toml").read_text(encoding="utf-8"))


def drawn(side: int, names: tuple[str, ...]) -> Chart:
    """The polar grid."""
    corners = {name: [value for corner in outline(side, name) for value in corner] for name in names}
    hearts = {region: heart(side, region) for region in (*RING[side], 6)}
    centres = {name: centre(side, name) for name in names}
    return Chart(side, "sea", False, {name: tuple(points) for name, points in corners.items()}, centres, hearts)


def point(radius: int, angle: float) -> tuple[int, int]:
    """A point of the map; angles clockwise from north."""
    return X + round(radius * sin(radians(angle))), Y - round(radius * cos(radians(angle)))


def bounds(side: int, territory: str) -> tuple[float, float, int, int]:
    """A territory on the polar grid: first and last angle, inner and outer radius."""
    region, _, part = territory.partition("-")
    ring = RING[side]
    wedge = 360 / len(ring)
    if region == "6":
        cuts = ((-20, 100, 220, 340), (0, 2.5 * wedge, 4.5 * wedge, 360))[side == 0]
        n = "abc".index(part)
        return cuts[n], cuts[n + 1], 0, HUB
    middle = ring.index(int(region)) * wedge
    if part == "in":
        return middle - wedge / 2, middle + wedge / 2, HUB, MIDDLE
    return (
        (middle - wedge / 2, middle, MIDDLE, RADIUS) if part == "ccw" else (middle, middle + wedge / 2, MIDDLE, RADIUS)
    )


def outline(side: int, territory: str) -> list[tuple[int, int]]:
    """The corners of a territory of the grid."""
    first, last, inner, outer = bounds(side, territory)
    steps = [first + (last - first) * n / CORNERS for n in range(CORNERS + 1)]
    return [point(outer, angle) for angle in steps] + (
        [point(inner, angle) for angle in reversed(steps)] if inner else [(X, Y)]
    )


def centre(side: int, territory: str) -> tuple[int, int]:
    first, last, inner, outer = bounds(side, territory)
    return point((inner + outer) // 2 + (14 if not inner else 0), (first + last) / 2)


def heart(side: int, region: int) -> tuple[int, int]:
    if region == 6:
        return X, Y
    ring = RING[side]
    return point(MIDDLE, ring.index(region) * 360 / len(ring))
