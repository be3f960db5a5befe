"""Whole payments in one click."""

from hypothesis import given
from hypothesis import strategies as st

from igroteka.games.bonfire.bundles import bundles
from igroteka.games.bonfire.components import SHIP
from igroteka.games.bonfire.query import can_pay, most_tokens
from igroteka.games.bonfire.state import State
from igroteka.testing import rule
from tests.games.bonfire.build import city, masters, play, resources, table, tokens


def due(s: State, token: int = SHIP, count: int = 0, *price: int) -> State:
    s.due_token, s.due_tokens, s.due_resources = token, count, price
    s.agenda = [("end", ()), ("after", ()), ("pay", ())]
    return s


@rule("bonfire.pay.payer_chooses")
def test_fitting_and_yellow_tokens_in_any_mixture() -> None:
    s = due(city(table(), tokens="ship:2 wild:2 path:4"), SHIP, 2)
    assert bundles(s) == [("ship", "ship"), ("ship", "wild"), ("wild", "wild")]


def test_pairs_only_for_what_is_missing_from_the_most_plentiful_kinds() -> None:
    s = due(city(table(), tokens="ship path:3 task gnome"), SHIP, 2)
    assert bundles(s) == [("ship", "path:path")]


def test_questions_that_are_not_asked_have_no_key() -> None:
    assert bundles(due(city(table(), tokens="ship"), SHIP, 1)) == [()]


def test_resources_come_after_tokens() -> None:
    s = city(table(), tokens="gnome:3", resources="flower:2 gold")
    masters(s, "1")
    t = play(s)
    t.play("gnome", "master_01", "two_tokens")
    found = bundles(t.state)
    assert found == [("gnome", "gnome", "flower"), ("gnome", "gnome", "gold")]
    t.play(*found[0])
    assert (tokens(t.state), resources(t.state)) == ({"gnome": 1}, {"flower": 1, "gold": 1})


@given(
    st.lists(st.integers(0, 3), min_size=7, max_size=7),
    st.lists(st.integers(0, 2), min_size=6, max_size=6),
    st.integers(1, 3),
    st.lists(st.integers(0, 5), max_size=2),
    st.booleans(),
)
def test_every_bundle_pays_the_whole_price(
    purse: list[int], goods: list[int], count: int, price: list[int], double: bool
) -> None:
    s = city(table(), gnomes="5" if double else "")
    s.tokens[:7], s.resources[:6] = purse, goods
    due(s, SHIP, count, *price)
    if most_tokens(s, 0, SHIP) < count or not can_pay(s, 0, tuple(price)):
        return
    found = bundles(s)
    assert found
    for keys in found:
        t = play(s.copy())
        t.play(*keys)
        assert not t.state.due_tokens
        assert not t.state.due_resources
