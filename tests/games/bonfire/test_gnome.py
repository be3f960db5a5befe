"""Recruit gnomes (rulebook page 10), the elders, and the deck of masters."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.box.area import laid_tile
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import GNOMES
from igroteka.games.bonfire.words import MASTERS, NO_GNOME, FateTile, Lay
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    masters,
    put,
    resources,
    table,
    tokens,
)


def hall(tokens: str = "gnome:2", resources: str = "flower:2", open: str = "1 2 3 4 6 8", **more: str) -> State:  # noqa: A002
    s = city(table(), tokens=tokens, resources=resources, **more)  # type: ignore[arg-type]
    masters(s, open)
    return s


@rule("bonfire.gnome.cost.two_tokens", "bonfire.gnome.cost.two_resources", "bonfire.action.type.gnome")
def test_two_prices() -> None:
    t = at(hall())
    t.play("gnome", "master_01")
    assert (t.topic, t.keys) == ("gnome.price", ("two_tokens", "two_resources"))
    t.play("two_tokens", "flower")
    assert (tokens(t.state), resources(t.state)) == ({}, {"flower": 1})


@rule("bonfire.gnome.cost.two_tokens")
def test_two_tokens_and_one_resource() -> None:
    s = hall("gnome:2", "flower", "1")
    s.elders = 0
    t = at(s)
    t.play("gnome")
    assert (tokens(t.state), resources(t.state), t.state.gnomes[0]) == ({}, {}, 1)


@rule("bonfire.gnome.cost.two_resources")
def test_one_token_and_two_of_the_resource() -> None:
    s = hall("gnome", "flower:2", "1")
    s.elders = 0
    t = at(s)
    t.play("gnome")
    assert (tokens(t.state), resources(t.state), t.state.gnomes[0]) == ({}, {}, 1)


@rule("bonfire.gnome.take", "bonfire.gnome.purpose")
def test_a_master_works_from_its_recruiting_on() -> None:
    s = hall("gnome:2 ship:6", "fruit", "8")
    s.elders = 0
    t = at(s)
    assert t.state.gnomes[0] == 0
    t.play("gnome", "gnome", "gnome")
    assert t.state.gnomes[0] == 1 << 7


@rule("bonfire.gnome.limit6")
def test_no_seventh_gnome_masters_and_elders_together() -> None:
    t = at(hall("gnome:3", "gold:5", "9 10", gnomes="1 2 3 elder_1 elder_2 elder_3"))
    assert "gnome" not in t.keys
    why = t.refused("gnome").why
    assert why is not None
    assert why.rule == "bonfire.gnome.limit6"


@rule("bonfire.gnome.refill_master", "bonfire.setup.display_places")
def test_a_recruited_master_is_replaced_on_its_place() -> None:
    s = hall("gnome:2", "herb")
    s.elders = 0
    t = at(s, 26)
    t.play("gnome")
    assert t.state.open_masters == (0, 1, 26, 3, 5, 7)
    assert t.values_of("gnome.opened") == [("master_27", 3)]


@rule("bonfire.gnome.refill_master")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    s = hall("gnome:2", "herb")
    s.elders = 0
    s.masters_unseen = ()
    t = at(s)
    t.play("gnome")
    assert t.state.open_masters == (0, 1, NO_GNOME, 3, 5, 7)


@rule("bonfire.gnome.refill_master")
def test_elders_are_never_replaced() -> None:
    s = hall("gnome:2", "fruit", "-")
    s.elders = 0b010000
    t = at(s)
    t.play("gnome")
    assert (t.state.elders, t.state.gnomes[0]) == (0, 1 << MASTERS + 4)


def furnished() -> State:
    """Three Path tiles, four laid fate tiles, two portals, five tasks, three Guardians, two gnomes."""
    s = city(table(), paths="P01 P02", portals=[7, 6], gnomes="1 2", guardians={"pink": "waiting", "grey": "path:1"})
    city(s, tasks={1: "B01", 2: "B02", 3: "R03", 4: "R02", 5: "Y01"}, lit=[2])
    s.laid = put(s.laid, 0, (*s.laid[0], *(laid_tile(Lay(1), FateTile(tile)) for tile in range(3))))
    return s


@pytest.mark.parametrize(
    ("elder", "points"),
    [
        pytest.param(1, 3, marks=rule("bonfire.elder.1")),
        pytest.param(2, 4, marks=rule("bonfire.elder.2")),
        pytest.param(3, 2, marks=rule("bonfire.elder.3")),
        pytest.param(4, 5, marks=rule("bonfire.elder.4")),
        pytest.param(5, 3, marks=rule("bonfire.elder.5")),
        pytest.param(6, 3, marks=rule("bonfire.elder.6")),
    ],
)
@rule("bonfire.gnome.elder_scores_now", "bonfire.scoring.during")
def test_elders_score_at_once(elder: int, points: int) -> None:
    s = city(furnished(), tokens="gnome:2", resources=BOX.gnome[MASTERS + elder - 1].resource, supply=())
    masters(s, "-")
    s.elders = 1 << elder - 1
    t = at(s)
    t.play("gnome")
    assert t.values_of("gnome.recruited") == [(0, GNOMES[MASTERS + elder - 1])]
    assert t.values_of("gained.points") == [(0, points, "elders")]
    assert t.state.points[1] == points


def test_a_gnome_out_of_reach_is_refused() -> None:
    t = at(hall("gnome:2", "flower", "1 2 7"))
    t.play("gnome")
    assert t.keys == ("master_01", "master_07", "elder_4")
    why = t.refused("master_02").why
    assert why is not None
    assert why.reason == "gnome.too_dear"
