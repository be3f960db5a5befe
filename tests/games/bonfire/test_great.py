"""Use the Great Bonfire and place portals (rulebook page 10)."""

import pytest

from igroteka.content.components import export, parse
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import SHAPES, GreatCell
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.bonfire.build import (
    areas,
    at,
    city,
    novices,
    resources,
    table,
    tokens,
)


def great(pointer: int = 1, tokens: str = "bonfire", **cells: str) -> State:
    """The Great Bonfire points at a cell (0: not used yet); areas hold what is named (`c2="circle"`), else nothing."""
    s = city(table(), tokens=tokens, board="city_1")
    s.pointer = GreatCell(pointer - 1)
    areas(s, {int(name[1:]): words for name, words in cells.items()})
    return s


@rule("bonfire.great.first_use", "bonfire.action.type.great")
def test_the_first_use_turns_anywhere_for_one_token() -> None:
    t = at(great(0))
    t.play("great")
    assert t.keys == tuple(f"cell_{n}" for n in range(1, 8))
    t.play("cell_5")
    assert (t.state.pointer, resources(t.state)) == (4, {"flower": 1})


@rule("bonfire.great.first_use")
def test_the_first_use_counts_for_everybody() -> None:
    s = great(0)
    city(s, 1, tokens="bonfire")
    t = at(s)
    t.play("great", "cell_5")
    t.play("great")
    assert t.state.pointer == 5  # only cell 6 could be paid
    assert t.values_of("great.turned") == [(0, "cell_5"), (1, "cell_6")]


@rule("bonfire.great.first_use")
def test_a_council_bonus_is_a_use_too() -> None:
    s = great(0)
    city(s, tasks={1: "B11"}, resources="flower:2 fruit:2", tokens="bonfire:3")
    city(s, 1, tokens="bonfire")
    t = at(s)
    t.play("light", "great", "effect", "cell_2")
    t.play("great")
    assert t.values_of("great.turned")[-1] == (1, "cell_3")


@rule("bonfire.great.cost1", "bonfire.great.cost2", "bonfire.great.cost3")
@pytest.mark.parametrize(
    ("tokens", "cells"), [("bonfire", {3}), ("bonfire:2", {3, 4}), ("bonfire:3", {1, 2, 3, 4, 5, 6, 7})]
)
def test_cells_by_price(tokens: str, cells: set[int]) -> None:
    t = at(great(2, tokens))
    t.play("great")
    if len(cells) == 1:
        assert t.values_of("great.turned") == [(0, "cell_3")]
    else:
        assert set(t.keys) == {f"cell_{n}" for n in cells}


@rule("bonfire.great.cost3")
def test_leaving_it_where_it_is_costs_three() -> None:
    t = at(great(2, "bonfire:3"))
    t.play("great", "cell_2")
    assert (t.state.pointer, resources(t.state)) == (1, {"root": 1})
    assert tokens(t.state) == {"task": 1}  # the reward


@rule("bonfire.great.cost1")
def test_after_the_last_cell_comes_the_first() -> None:
    t = at(great(7))
    t.play("great")
    assert t.values_of("great.turned") == [(0, "cell_1")]


def test_a_dear_cell_is_refused_with_its_price() -> None:
    t = at(great(2, "bonfire:2"))
    t.play("great")
    why = t.refused("cell_7").why
    assert why is not None
    assert (why.rule, why.about) == ("bonfire.great.cost3", (3, 2))


@rule("bonfire.great.choose2")
def test_two_of_three_rewards() -> None:
    t = at(great(1, c2="circle"))
    t.play("great")
    assert t.keys == ("token:goods", "token:portal", "goods:portal")
    t.play("token:portal")
    assert (tokens(t.state), resources(t.state), t.state.portals[0]) == ({"task": 1}, {}, 1 << 6)


@rule("bonfire.great.reward.token", "bonfire.great.purpose")
@pytest.mark.parametrize("cell", range(1, 8))
def test_the_token_shown(cell: int) -> None:
    t = at(great((cell - 2) % 7 + 1))
    t.play("great")
    assert tokens(t.state) == {BOX.great_cell[cell - 1].token: 1}


@rule("bonfire.great.reward.resource")
@pytest.mark.parametrize("cell", range(1, 8))
def test_the_resource_or_points_shown(cell: int) -> None:
    t = at(great((cell - 2) % 7 + 1))
    t.play("great")
    shown = BOX.great_cell[cell - 1]
    if shown.resource:
        assert resources(t.state) == {shown.resource: 1}
    else:
        assert t.values_of("gained.points") == [(0, 2, "great")]


@rule("bonfire.great.reward.resource")
def test_a_cell_that_shows_both_gives_the_choice() -> None:
    box = parse(export(BOX).replace('resource = "root"\npoints = 0', 'resource = "root"\npoints = 2', 1), Box)
    t = scenario(GAME.with_box(box), great(1), mode="base", seats=2, seed=1)
    t.play("great")
    assert (t.topic, t.keys) == ("great.goods", ("resource", "points"))
    t.play("points")
    assert t.values_of("gained.points") == [(0, 2, "great")]


@rule("bonfire.great.reward.portal")
def test_the_portal_leaves_its_area_for_good() -> None:
    t = at(great(1, c2="circle:2 star"))
    t.play("great", "goods:portal")
    assert t.state.areas[7 : 7 + 7] == (1, 0, 0, 0, 0, 1, 0)
    assert t.values_of("portal.placed") == [(0, "circle", 7)]


@rule("bonfire.great.reward.portal", "bonfire.portal.must_match")
def test_without_a_fitting_portal_the_other_two_rewards_come() -> None:
    t = at(great(1, c2="star triangle"))
    t.play("great")
    assert (tokens(t.state), resources(t.state), t.state.portals[0]) == ({"task": 1}, {"root": 1}, 0)


@rule("bonfire.portal.order", "bonfire.portal.must_match")
def test_notches_fill_from_the_far_right() -> None:
    s = great(1, c2="triangle circle square")
    city(s, portals=[7])
    t = at(s)
    t.play("great", "goods:portal")
    assert t.values_of("portal.placed") == [(0, "triangle", 6)]
    assert BOX.notch_shape[0][5] == SHAPES.index("triangle")


@rule("bonfire.portal.must_match")
def test_a_full_board_takes_no_portal() -> None:
    s = great(1, c2="circle triangle square pentagon hexagon star crescent")
    city(s, portals=range(1, 8))
    s.neutrals = 0
    t = at(s)
    t.play("great")
    assert t.seat == 1


@rule("bonfire.example.great.root")
def test_the_example_of_root_and_portal() -> None:
    t = at(great(1, c2="circle"))
    t.play("great", "goods:portal")
    assert (resources(t.state), tokens(t.state), t.state.portals[0].bit_count()) == ({"root": 1}, {}, 1)


def test_novices_in_the_council_do_not_matter_here() -> None:
    s = great(1)
    novices(s, "great", 0)
    t = at(s)
    t.play("great")
    assert t.state.pointer == 1
