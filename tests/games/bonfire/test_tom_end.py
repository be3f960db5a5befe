"""How a match against Tom ends, and who wins (rulebook page 12)."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.score import city_lines, table_lines, winners
from igroteka.games.bonfire.state import PASSED, STUCK
from igroteka.games.bonfire.words import ALL_CITIES, AWAY, LYING, TOM, Card
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    novices,
    put,
    tokens,
)
from tests.games.bonfire.toms_turns import CARDS, solo, toms_turn


@rule("bonfire.countdown.threshold.1", "bonfire.solo.end.threshold")
def test_the_seventh_novice_of_whatever_kind_starts_the_countdown() -> None:
    s = city(solo(), 1, guardians=dict.fromkeys(("pink", "grey", "brown"), "waiting"))
    for cell in ("gold", "path", "guardian", "great"):
        novices(s, cell, 0)
    novices(s, "move", 1)
    novices(s, "move", LYING)
    t = toms_turn("guardian", s=s)
    assert not t.state.counting
    t.play("ship")
    assert t.state.counting


@rule("bonfire.interaction.solo_trigger_by_tom", "bonfire.solo.countdown_tom")
def test_after_toms_trigger_the_player_has_five_turns() -> None:
    s = solo()
    s.counting, s.stack = True, 5
    t = toms_turn("great_1", s=s, seed=1)
    turns = 0
    while t.match.ask:
        if t.topic == "turn.option":
            turns += 1
            assert t.state.stack == 6 - turns
            assert "pass" in t.keys
            here = t.state.ships[0]
            t.play("ship", "A2" if here == 0 else "A1")
        else:
            t.play("ship" if t.topic == "pay.token" else t.keys[-1])
    assert turns == 5
    assert t.state.tom_played == 1 + 5


@rule("bonfire.interaction.solo_pass", "bonfire.solo.countdown_tom", "bonfire.countdown.pass_out")
@pytest.mark.parametrize("number", [5, 3, 1])
def test_if_the_player_passes_tom_resolves_as_many_cards(number: int) -> None:
    s = solo()
    s.counting, s.stack = True, number
    t = at(s, seed=1)
    t.play("pass")
    while t.match.ask:
        t.play(t.keys[0])
    assert t.state.tom_played == number
    assert t.result.reason == "countdown"


@rule("bonfire.interaction.solo_pass")
def test_by_house_rule_the_match_ends_with_the_pass() -> None:
    s = solo()
    s.counting, s.stack, s.tom_stops = True, 3, True
    t = at(s, seed=1)
    t.play("pass")
    assert t.state.tom_played == 0
    assert t.result.reason == "passed"
    assert t.values_of("gained.points") == [(0, 3, "passing")]


@rule("bonfire.solo.stuck")
def test_a_stuck_player_leaves_tom_to_play_on_until_the_countdown() -> None:
    s = city(solo(), tokens="", supply=())
    for cell in ("gold", "path", "guardian", "great", "master", "move"):
        novices(s, cell, 0)
    city(s, 1, guardians=dict.fromkeys(("pink", "grey", "brown"), "waiting"))
    t = at(s, CARDS["great_1"], CARDS["guardian"], seed=1)
    assert t.state.out[0] == STUCK
    t.play("gold")  # where the lying novice goes: the seventh
    while t.match.ask:
        t.play(t.keys[0])
    assert t.values_of("countdown.passed") == [(0, 5)]
    assert t.state.tom_played == 2 + 5
    assert t.state.out[0] == PASSED


@rule("bonfire.solo.end.fourth_pass", "bonfire.solo.stuck")
def test_the_fourth_pass_of_the_deck_ends_the_game_at_once() -> None:
    s = city(solo(), tokens="", supply=())
    t = at(s, seed=5)
    while t.match.ask:
        t.play(t.keys[0])
    if t.result.reason == "fourth_pass":
        assert t.state.tom_played == 32
    s = solo()
    s.counting, s.stack, s.tom_played, s.tom_pile = (True, 4, 31, (Card(CARDS["great_1"]),))
    t = toms_turn("great_1", s=s)
    assert t.result.reason == "fourth_pass"  # also while a countdown runs


@rule("bonfire.example.solo.fourth_pass_hint")
def test_tom_takes_the_last_portal_in_the_fourth_pass() -> None:
    per_pass = sum(card.action == "great" for card in BOX.tom_card)
    assert 3 * per_pass < 7 <= 4 * per_pass


@rule("bonfire.solo.scoring")
def test_tom_is_scored_by_the_usual_rules() -> None:
    s = city(solo(), 1, tasks={n: f"B{n:02}" for n in range(1, 8)}, lit=range(1, 8), portals=[7, 6], paths="P01")
    s.points = put(s.points, 7 + TOM, 4)
    lines = {line.source: line.points for line in city_lines(s, BOX, ALL_CITIES[1]) if line.points}
    assert lines == {"bonfires": 2 * 7, "portals": 4, "paths": 2, "common": 7, "tom": 4}
    assert s.guardians[5:9] == (AWAY,) * 4


@rule("bonfire.solo.win", "bonfire.solo.tie", "bonfire.solo.opponent")
@pytest.mark.parametrize(("mine", "toms", "won"), [(11, 10, (0,)), (10, 10, ()), (9, 10, ())])
def test_the_player_needs_more_points_than_tom(mine: int, toms: int, won: tuple[int, ...]) -> None:
    s = city(solo(), tokens="", supply=(), tasks={1: "B01"}, lit=[1])  # more Bonfires do not help
    s.points = put(put(s.points, 1, mine - 2), 7 + TOM, toms)
    assert winners(s, table_lines(s, BOX)) == won


def test_the_player_keeps_their_tokens_in_toms_turn() -> None:
    s = city(solo(), tokens="gnome:4")
    t = toms_turn("great_1", s=s, seed=1)
    assert tokens(t.state) == {"gnome": 4}
