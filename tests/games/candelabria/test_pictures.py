"""Every component has a picture of its own, and the painted map is correct."""

from collections.abc import Iterable

import msgspec
import pytest

from igroteka.content.pictures import picture, pictures
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.scene.chart import SIDES, chart, outlines

BOX: Box = GAME.box
HOUSES = [row.id for row in BOX.house]
COMPONENTS = {
    "candle": [row.id for row in BOX.candle],
    "tactic": [row.id for row in BOX.tactic],
    "card": [row.id for row in BOX.curse],
    "quest": [row.id for row in BOX.quest],
    "withering": [row.id for row in BOX.withering],
    "upgrade": [row.id for row in BOX.upgrade],
    "ability": [row.id for row in BOX.ability],
    "house": HOUSES,
    "castle": HOUSES,
    "explorer": HOUSES,
    "pilgrim": HOUSES,
    "warrior": HOUSES,
    "earth_flame": HOUSES,
    "figure_temple": [row.id for row in BOX.temple],
}


@pytest.mark.parametrize("kind", COMPONENTS)
def test_every_component_has_a_picture_of_its_own(kind: str) -> None:
    names = [f"{kind}_{name}" for name in COMPONENTS[kind]]
    assert set(names) <= pictures(GAME.package)
    assert len({picture(GAME.package, name).digest for name in names}) == len(names)


@pytest.mark.parametrize("side", [0, 1])
def test_the_painted_map_has_the_borders_of_the_box(side: int) -> None:
    rows = (BOX.territory_small, BOX.territory_large)[side]
    shapes = outlines()[SIDES[side]]["territories"]

    assert {row.id: sorted(row.borders) for row in rows} == {
        name: sorted(each["borders"]) for name, each in shapes.items()
    }
    assert chart(BOX, side).sprite == f"map_{SIDES[side]}"


@pytest.mark.parametrize("side", [0, 1])
def test_a_territory_lies_round_its_middle(side: int) -> None:
    on = chart(BOX, side)
    for name, points in on.outline.items():
        assert inside(on.centre[name], list(zip(points[::2], points[1::2], strict=True))), name


def test_a_box_with_other_borders_gets_a_drawn_map() -> None:
    one, *rest = BOX.territory_large
    other = msgspec.structs.replace(BOX, territory_large=(msgspec.structs.replace(one, borders=one.borders[1:]), *rest))
    on = chart(other, 1)

    assert not on.painted and on.sprite == "sea"
    assert set(on.outline) == {row.id for row in BOX.territory_large}


def inside(at: tuple[int, int], corners: Iterable[tuple[int, int]]) -> bool:
    """Whether a point is inside a polygon: a ray from it crosses the edge an odd number of times."""
    found, (x, y), edge = False, at, list(corners)
    for (x1, y1), (x2, y2) in zip(edge, [*edge[1:], edge[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found
