"""Move the ship (rulebook page 8)."""

import pytest

from igroteka.games.bonfire.topics import ISLANDS
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    island,
    stop_of,
    table,
    tokens,
)


@rule("bonfire.ship.first_move", "bonfire.action.type.ship")
def test_the_first_move_goes_anywhere_for_one_token() -> None:
    t = at(city(table(), tokens="ship:2"))
    t.play("ship")
    assert t.keys == ISLANDS
    t.play("C5")
    assert t.ask.about == ("ship", 1)


@rule("bonfire.ship.cost1", "bonfire.ship.leave_any_side")
def test_one_token_moves_along_one_route_from_any_side() -> None:
    t = at(city(table(), tokens="ship", ship="A2"))
    t.play("ship")
    assert set(t.keys) == {"A1", "A3", "B2"}
    t.play("B2")
    assert ISLANDS[t.state.ships[0]] == "B2"


@rule("bonfire.ship.cost2")
def test_two_tokens_move_along_two_routes() -> None:
    t = at(city(table(), tokens="ship:2", ship="A2"))
    t.play("ship")
    assert set(t.keys) == {"A1", "A3", "B2", "A4", "B1", "B3", "C2"}
    t.play("A4")
    assert tokens(t.state) == {}


@rule("bonfire.ship.cost3")
def test_three_tokens_move_anywhere_else() -> None:
    t = at(city(table(), tokens="ship:3", ship="A2"))
    t.play("ship")
    assert set(t.keys) == set(ISLANDS) - {"A2"}
    why = t.refused("A2").why
    assert why is not None
    assert why.reason == "ship.here"
    t.play("C5")
    assert tokens(t.state) == {}


@rule("bonfire.ship.cost1", "bonfire.ship.cost2", "bonfire.ship.cost3")
@pytest.mark.parametrize(("to", "left"), [("A3", 2), ("A4", 1), ("A5", 0)])
def test_the_price_goes_by_the_distance(to: str, left: int) -> None:
    t = at(city(table(), tokens="ship:3", ship="A2"))
    t.play("ship", to)
    while t.topic == "pay.token":
        t.play("ship")
    assert sum(tokens(t.state).values()) == left


def test_a_dear_island_is_refused_with_its_price() -> None:
    t = at(city(table(), tokens="ship", ship="A2"))
    t.play("ship")
    why = t.refused("A5").why
    assert why is not None
    assert (why.reason, why.rule, why.about) == ("ship.too_far", "bonfire.ship.cost3", (3, 1))


@rule("bonfire.ship.extra_action", "bonfire.ship.extra_action.paid", "bonfire.example.ship.one")
def test_the_example_of_one_route_and_a_task() -> None:
    s = city(table(), tokens="ship task", resources="flower shell", ship="A2")
    island(s, "A3", "B01")
    t = at(s)
    t.play("ship", "A3", "ship")
    assert (t.topic, t.keys) == ("ship.action", ("task", "pass"))
    t.play("task", "slot:2")
    assert t.values_of("task.taken") == [(0, "B01", "A3", 2)]
    assert tokens(t.state) == {}


@rule("bonfire.ship.extra_action", "bonfire.example.ship.two")
def test_the_example_of_two_routes_and_a_guardian() -> None:
    t = at(city(table(), tokens="ship:2 guardian", ship="A2"))
    t.play("ship", "A4", "ship", "ship")
    assert t.keys == ("retrieve", "pass")
    t.play("retrieve")
    assert (stop_of(t.state, "grey"), tokens(t.state)) == ("waiting", {})


@rule("bonfire.ship.extra_action")
def test_the_island_action_may_be_left_out() -> None:
    t = at(city(table(), tokens="ship:2 guardian"))
    t.play("ship", "A4", "ship", "pass")
    assert (stop_of(t.state, "grey"), t.seat) == ("away", 1)


@rule("bonfire.ship.extra_action")
def test_at_most_one_island_action_a_move() -> None:
    s = city(table(), tokens="ship task:6", resources="flower:4 gold:4")
    island(s, "A1", "B01", "B02")
    t = at(s)
    t.play("ship", "A1", "ship", "task", "task", "stack:1")
    while t.seat == 0:
        t.play(t.keys[0])
    assert len(t.values_of("task.taken")) == 1


@rule("bonfire.ship.extra_action.paid")
def test_the_island_action_is_not_offered_if_it_cannot_be_paid() -> None:
    s = city(table(), tokens="ship")
    t = at(s)
    t.play("ship", "A4")
    assert t.seat == 1


@rule("bonfire.ship.island_unlimited")
def test_any_number_of_ships_at_an_island() -> None:
    s = city(table(), tokens="ship:2")
    city(s, 1, ship="B2")
    t = at(s)
    t.play("ship", "B2", "ship")
    assert t.state.ships == (ISLANDS.index("B2"),) * 2


@rule("bonfire.ship.no_move_needed")
def test_island_actions_without_a_move() -> None:
    s = city(table(), tokens="guardian task", resources="flower:2", ship="A1")
    island(s, "A1", "B01")
    assert "task" in at(s).keys
    city(s, ship="A2")
    assert "retrieve" in at(s).keys
