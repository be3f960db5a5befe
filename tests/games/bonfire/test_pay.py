"""Payments and their replacements (rulebook page 8)."""

import pytest

from igroteka.games.bonfire.query import can_pay, most_resources, most_tokens
from igroteka.games.bonfire.rules.pay import token_pairs
from igroteka.games.bonfire.words import ALL_SEATS, ANY, RESOURCES, SHIP, TASK, TOKENS, Resource
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    counts,
    island,
    masters,
    open_paths,
    resources,
    table,
    tokens,
)


@rule("bonfire.pay.token.yellow")
def test_a_yellow_token_replaces_any_token() -> None:
    t = at(city(table(), tokens="ship wild"))
    t.play("ship", "C3", "wild")
    assert tokens(t.state) == {"ship": 1}


@rule("bonfire.pay.token.two_any")
def test_two_odd_tokens_replace_one() -> None:
    t = at(city(table(), tokens="path task gnome", resources=""))
    t.play("ship", "C3", "path:gnome")  # "two" is the only way
    assert tokens(t.state) == {"task": 1}


@rule("bonfire.pay.token.two_any")
def test_each_token_due_is_replaced_on_its_own() -> None:
    s = city(table(), tokens="ship path:2 task:2", ship="A1")
    t = at(s)
    t.play("ship", "A3")  # two routes away: 2 tokens
    assert t.ask.about == ("ship", 2)
    t.play("two", "path:task", "two", "path:task")
    assert tokens(t.state) == {"ship": 1}


@rule("bonfire.pay.token.two_any")
def test_the_two_may_be_equal_and_may_be_yellow() -> None:
    t = at(city(table(), tokens="path:2 wild:2"))
    t.play("ship", "C3", "two")
    assert t.keys == ("path:path", "path:wild", "wild:wild")


@rule("bonfire.pay.replace.free_choice", "bonfire.pay.payer_chooses")
def test_replacing_is_allowed_while_owning_the_fitting_piece() -> None:
    t = at(city(table(), tokens="ship path:2 wild"))
    t.play("ship", "C3")
    assert t.keys == ("ship", "wild", "two")
    t.play("two", "path:path")
    assert tokens(t.state) == {"ship": 1, "wild": 1}


@rule("bonfire.pay.payer_chooses")
def test_no_way_is_offered_that_cannot_be_completed() -> None:
    s = city(table(), tokens="ship path:2", ship="A1")
    t = at(s)
    t.play("ship", "A3")  # 2 due: ship and path:path, in either order, nothing else
    assert t.keys == ("ship", "two")
    t.play("two")
    assert tokens(t.state) == {}  # path:path and then ship were the only ways


@rule("bonfire.pay.payer_chooses")
def test_pairs_leave_enough_for_the_rest() -> None:
    s = city(table(), tokens="ship path task")
    assert token_pairs(s, ALL_SEATS[0], SHIP, 2, False) == [(TOKENS.index("path"), TOKENS.index("task"))]


@rule("bonfire.pay.payer_chooses")
def test_with_master_05_a_yellow_token_is_never_half_of_a_pair() -> None:
    t = at(city(table(), tokens="path:2 wild", gnomes="5"))
    t.play("ship", "C3", "two")
    assert tokens(t.state) == {"wild": 1}  # path:path was the only pair


@rule("bonfire.pay.payer_chooses")
def test_gold_is_kept_for_what_nothing_else_pays() -> None:
    s = city(table(), tokens="task", resources="flower gold", ship="C1")  # flower for the gift, fruit for the island
    island(s, "C1", "B01")
    t = at(s)
    t.play("task")
    assert t.topic == "task.slot"  # the flower pays for itself: gold in its place would leave the fruit unpaid
    assert [values[1] for values in t.values_of("paid.resource")] == ["flower", "gold"]


@rule("bonfire.pay.resource.gold")
def test_gold_replaces_any_resource() -> None:
    s = city(table(), tokens="gnome:2", resources="flower gold")
    masters(s, "1 2 3")
    t = at(s)
    t.play("gnome", "master_01", "two_tokens", "gold")
    assert resources(t.state) == {"flower": 1}


@rule("bonfire.pay.resource.two_any")
def test_two_odd_resources_replace_one() -> None:
    s = city(table(), tokens="gnome:2", resources="fruit herb shell")
    masters(s, "1")
    s.elders = 0
    t = at(s)
    t.play("gnome", "fruit:shell")
    assert resources(t.state) == {"herb": 1}


@rule("bonfire.pay.resource.two_any")
def test_a_gold_price_may_be_paid_with_two_others() -> None:
    s = city(table(), tokens="gnome:2", resources="fruit herb")
    masters(s, "5")
    s.elders = 0
    t = at(s)
    t.play("gnome")
    assert resources(t.state) == {}
    assert t.state.gnomes[0] == 1 << 4


@rule("bonfire.pay.payer_chooses")
def test_tokens_never_replace_resources() -> None:
    s = city(table(), tokens="gnome:6 wild:4", resources="")
    masters(s, "1")
    assert "gnome" not in at(s).keys


@rule("bonfire.pay.whole_price")
def test_gains_of_an_action_cannot_help_to_pay_it() -> None:
    s = city(table(), tokens="path", gnomes="8", paths="P01 P02 P03")
    assert "path" not in at(s).keys  # 2 tokens due for place 5


@rule("bonfire.pay.whole_price")
def test_the_island_action_need_not_be_affordable_for_the_move() -> None:
    s = city(table(), tokens="ship")
    island(s, "A1", "B01")
    t = at(s)
    t.play("fate", "top")  # the move itself is offered beside
    t = at(city(table(), tokens="ship"))
    t.play("ship", "A1")
    assert (t.state.ships[0], t.seat) == (0, 1)


@rule("bonfire.pay.not_for_tasks", "bonfire.light.conditions_static")
def test_replacements_never_meet_a_task() -> None:
    s = city(table(), tokens="wild:5 ship", resources="gold:6 fruit:6", tasks={1: "Y15", 2: "R08", 3: "R06"})
    t = at(s)
    t.play("light")  # five guardian tokens and three flowers are not replaced; four gold are there
    assert t.values_of("bonfire.lit") == [(0, "R06", 3)]
    assert resources(t.state) == {"gold": 6, "fruit": 6}  # nothing is spent


@pytest.mark.parametrize(
    ("purse", "price", "payable"),
    [
        ("flower fruit", "flower fruit", True),
        ("flower", "flower fruit", False),
        ("flower gold", "flower fruit", True),
        ("flower herb:2", "flower fruit", True),
        ("herb:3", "flower fruit", False),
        ("herb:4", "flower fruit", True),
        ("herb:2 gold", "flower fruit", True),
        ("flower:2", "flower flower", True),
        ("flower gold", "gold gold", False),
        ("flower:2 gold", "gold gold", True),
        ("flower gold", "flower gold", True),
    ],
)
def test_what_covers_a_price(purse: str, price: str, payable: bool) -> None:
    s = city(table(), resources=purse)
    due = tuple(each for each, count in enumerate(counts(price, RESOURCES)) for _ in range(count))
    assert can_pay(s, ALL_SEATS[0], tuple(map(Resource, due))) is payable


@pytest.mark.parametrize(
    ("purse", "gnomes", "most"),
    [
        ("", "", 0),
        ("task:2", "", 2),
        ("wild:2", "", 2),
        ("ship:3", "", 1),
        ("task ship:5 wild", "", 4),
        ("wild", "5", 2),
    ],
)
def test_how_many_tokens_can_be_paid(purse: str, gnomes: str, most: int) -> None:
    assert most_tokens(city(table(), tokens=purse, gnomes=gnomes), ALL_SEATS[0], TASK) == most


def test_how_many_resources_can_be_paid() -> None:
    s = city(table(), resources="flower fruit:4 gold:2")
    assert [most_resources(s, ALL_SEATS[0], Resource(each)) for each in range(6)] == [5, 6, 4, 4, 4, 4]
    assert can_pay(s, ALL_SEATS[0], (ANY, ANY))


def test_open_tiles_helper_keeps_all_tiles_in_play() -> None:
    s = table()
    open_paths(s, "P01 P02 P03 P04")
    assert len({*s.open_paths, *s.path_unseen}) == 28
