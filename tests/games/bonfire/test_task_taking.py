"""Receive a task on an island (rulebook page 9)."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.query import gifts_on
from igroteka.games.bonfire.state import GIFT, State
from igroteka.games.bonfire.topics import ISLANDS
from igroteka.games.bonfire.words import ALL_CITIES, ALL_SEATS, NO_RESOURCE, NO_TASK, RESOURCES, YELLOW
from igroteka.testing import rule
from tests.games.bonfire.build import (
    TURN,
    at,
    city,
    gifts,
    island,
    put,
    resources,
    table,
    tokens,
)

A1 = ISLANDS.index("A1")


def at_a1(tokens: str = "task", resources: str = "flower fruit", *things: str, seats: int = 3) -> State:
    """At the flower island with gift tokens for flower and fruit, of which only the fruit can be paid."""
    s = city(table(seats), tokens=tokens, resources=resources, ship="A1")
    island(s, "A1", *(things or ("B01", "Y03")))
    return s


@rule("bonfire.task.take.at_island")
def test_the_ship_must_be_at_the_island() -> None:
    s = at_a1()
    assert "task" in at(s).keys
    s = city(at_a1(), ship="A2", tokens="wild")
    t = at(s)
    assert "task" not in t.keys
    why = t.refused("task").why
    assert why is not None
    assert why.rule == "bonfire.task.take.at_island"


@rule("bonfire.task.take.empty_island")
def test_an_island_without_tasks_offers_none_and_is_never_refilled() -> None:
    s = at_a1("task", "flower:2", "gift:1", "gift:2")
    t = at(s)
    assert "task" not in t.keys
    s = at_a1("task ship", "flower:2", "gift:1", "gift:2")
    city(s, ship="A2")
    t = at(s)
    t.play("ship")
    assert "A1" in t.keys  # the ship may still go there


@rule("bonfire.task.take.steps", "bonfire.action.type.task")
def test_tokens_then_gift_then_resources_then_task() -> None:
    t = at(at_a1("task wild", "flower:2 fruit gold"))
    topics = []
    t.play("task")
    for key in ("task", "stack:2", "fruit", "flower", "B01", "slot:1"):
        topics.append(t.topic)
        t.play(key)
    assert topics == ["pay.token", "task.gift", "pay.resource", "pay.resource", "task.take", "task.slot"]


@rule("bonfire.task.take.cost1", "bonfire.example.task.first_gift")
def test_the_first_gift_costs_one_token() -> None:
    t = at(at_a1())
    t.play("task")
    assert (tokens(t.state), resources(t.state)) == ({}, {})


@rule("bonfire.task.take.cost2", "bonfire.example.task.second_gift")
def test_the_second_gift_costs_two_tokens() -> None:
    assert "task" not in at(at_a1("task", "flower:2", "gift:0", "B01")).keys
    t = at(at_a1("task:2", "flower:2", "gift:0", "B01"))
    t.play("task")
    assert tokens(t.state) == {}
    assert resources(t.state) == {}


@rule("bonfire.task.take.cost3", "bonfire.example.task.third_gift")
def test_the_third_gift_costs_three_tokens() -> None:
    assert "task" not in at(at_a1("task:2", "flower:2", "gift:0", "gift:0", "B01")).keys
    t = at(at_a1("task:3", "flower:2", "gift:0", "gift:0", "B01"))
    t.play("task")
    assert tokens(t.state) == {}


@rule("bonfire.task.take.others_ignored")
def test_gifts_of_others_do_not_count() -> None:
    t = at(at_a1("task", "flower:2", "gift:1", "gift:2", "B01"))
    t.play("task")
    assert tokens(t.state) == {}


@rule("bonfire.task.take.choose_gift")
def test_one_of_the_two_open_gifts_is_chosen() -> None:
    t = at(at_a1("task", "flower:2 fruit:2"))
    t.play("task")
    assert (t.topic, t.keys, t.ask.about) == ("task.gift", ("stack:1", "stack:2"), ("flower", "fruit"))


@rule("bonfire.task.take.choose_gift")
def test_with_one_stack_used_up_the_other_remains() -> None:
    s = at_a1("task", "flower:2 fruit:2")
    gifts(s, 0, "none", "fruit", (0, 3))
    t = at(s)
    t.play("task")
    assert t.topic != "task.gift"


@rule("bonfire.task.take.pay_gift_resource", "bonfire.task.take.pay_island_resource")
def test_the_resources_of_gift_and_island_are_due() -> None:
    t = at(at_a1("task", "flower:2 fruit:2"))
    t.play("task", "stack:2")
    assert t.ask.about == ("fruit", 2)
    t.play("fruit")
    assert t.ask.about == ("flower", 1)
    t.play("flower")
    assert resources(t.state) == {"flower": 1, "fruit": 1}


@rule("bonfire.task.take.pay_island_resource")
def test_equal_resources_are_due_twice() -> None:
    s = at_a1("task", "flower")
    gifts(s, 0, "flower", "flower")
    assert "task" not in at(s).keys
    s = at_a1("task", "flower:2")
    gifts(s, 0, "flower", "flower")
    t = at(s)
    t.play("task", "stack:1")
    assert resources(t.state) == {}


@rule("bonfire.task.take.pay_gift_resource")
def test_a_gift_that_cannot_be_paid_is_not_offered() -> None:
    t = at(at_a1("task", "flower fruit"))  # flower + flower is out of reach
    t.play("task")
    assert t.topic == "task.take"
    assert t.state.gift_tops[:2] == (0, 1)
    t.play("B01", "slot:1")
    assert t.state.gift_stacks[:2] == (4, 3)  # the fruit stack was used


@rule("bonfire.task.take.swap", "bonfire.example.task.swap")
def test_the_gift_takes_the_place_of_the_chosen_task() -> None:
    t = at(at_a1())
    t.play("task")
    assert t.keys == ("B01", "Y03")
    t.play("Y03", "slot:4")
    assert t.state.isles[A1 * 3 : A1 * 3 + 3] == (0, GIFT, NO_TASK)
    assert gifts_on(t.state, ALL_CITIES[0], BOX.islands[A1]) == 1
    assert BOX.task[t.state.slots[3]].id == "Y03"
    assert t.state.lit[0] == 0


@rule("bonfire.task.take.slot")
def test_any_free_slot() -> None:
    s = city(at_a1(), tasks={1: "B05", 5: "B06"}, lit=[1])
    t = at(s)
    t.play("task", "B01")
    assert t.keys == ("slot:2", "slot:3", "slot:4", "slot:6", "slot:7")


@rule("bonfire.task.take.reveal_gift")
def test_the_next_gift_of_the_same_stack_is_opened() -> None:
    t = at(at_a1(), RESOURCES.index("root"))
    t.play("task", "B01", "slot:1")
    assert t.state.gift_tops[:2] == (0, RESOURCES.index("root"))
    assert t.state.gift_stacks[:2] == (4, 3)
    assert t.values_of("gift.opened") == [(0, "root", 2)]


@rule("bonfire.task.take.reveal_gift")
def test_an_empty_stack_opens_nothing() -> None:
    s = at_a1()
    gifts(s, 0, "flower", "fruit", (4, 0))
    t = at(s)
    t.play("task", "B01", "slot:1")
    assert t.state.gift_tops[:2] == (0, NO_RESOURCE)


@rule("bonfire.task.take.limit7")
def test_no_eighth_task() -> None:
    full = {slot: f"R{slot:02}" for slot in range(1, 8)}
    s = city(at_a1("task wild"), tasks=full, lit=[1, 2, 3])
    t = at(s)
    assert "task" not in t.keys
    why = t.refused("task").why
    assert why is not None
    assert why.rule == "bonfire.task.take.limit7"


@rule("bonfire.component.task_tiles.faces")
def test_a_bonfire_keeps_the_colour_and_points_of_its_task() -> None:
    s = city(table(), tasks={1: "Y03"}, lit=[1])
    from igroteka.games.bonfire.rules.conditions import bonfires
    from igroteka.games.bonfire.score import bonfire_points

    assert bonfires(s, BOX, ALL_CITIES[0], YELLOW) == 1
    assert bonfire_points(s, BOX, ALL_CITIES[0]) == 7


@rule("bonfire.interaction.task_7_stack")
def test_five_gifts_may_come_from_one_stack() -> None:
    s = at_a1("task:1", "gold:4")
    taken = 0
    for number in range(5):
        s = s.copy()
        s.agenda, s.seat = TURN[:], ALL_SEATS[0]
        city(s, tokens="task:3", resources="gold:4")
        s.ships = put(s.ships, 0, BOX.islands[ISLANDS.index(("A1", "A3", "A5", "B1", "B2")[number])])
        t = at(s)
        t.play("task", *(["task"] if t.topic == "pay.token" else []))
        while t.topic != "task.gift":
            t.play(t.keys[0])
        t.play("stack:1")
        while t.seat == 0 and t.match.ask and t.topic in ("pay.resource", "pay.resources", "task.take", "task.slot"):
            t.play(t.keys[0])
        s, taken = t.state, taken + 1
    assert taken == 5
    assert s.gift_tops[0] == NO_RESOURCE


@pytest.mark.parametrize("seats", [2, 4])
def test_no_island_ever_holds_more_than_three_things(seats: int) -> None:
    s = table(seats)
    assert len(s.isles) == 14 * 3
