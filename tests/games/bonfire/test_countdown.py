"""The countdown and the end of the game (rulebook page 11)."""

import pytest

from igroteka.games.bonfire.state import PASSED, PLAYING, STUCK, State
from igroteka.games.bonfire.words import ALL_SEATS, CELLS, NEUTRAL
from igroteka.testing import rule
from tests.games.bonfire.build import (
    BonfireScenario,
    at,
    city,
    novices,
    table,
)


def crowd(s: State, count: int) -> State:
    """This many novices in the council, of the last seats' colours."""
    for number in range(count):
        novices(s, CELLS[number % 8], 3 - number // 8)
    return s


def lighting(seats: int, already: int, seat: int = 0) -> State:
    """A seat can light a Bonfire; everybody has ship tokens."""
    s = crowd(table(seats), already)
    for each in range(seats):
        city(s, each, tokens="ship:30", ship="A1")
    city(s, seat, tasks={3: "B11"}, resources="flower:2 fruit:2")
    return s


def sail(t: BonfireScenario) -> None:
    """The seat on turn moves its ship along one route, back and forth."""
    seat = t.seat
    here = t.state.ships[seat]
    t.play("ship", "A2" if here == 0 else "A1")
    while t.match.ask and t.seat == seat and t.topic in ("pay.token", "ship.action"):
        t.play("ship" if t.topic == "pay.token" else "pass")


@pytest.mark.parametrize(
    ("seats", "threshold"),
    [
        pytest.param(2, 7, marks=rule("bonfire.countdown.threshold.2")),
        pytest.param(3, 10, marks=rule("bonfire.countdown.threshold.3")),
        pytest.param(4, 13, marks=rule("bonfire.countdown.threshold.4")),
    ],
)
@rule("bonfire.countdown.check", "bonfire.box.count_dependence")
def test_the_threshold_by_number_of_players(seats: int, threshold: int) -> None:
    t = at(lighting(seats, threshold - 2))
    t.play("light", "gold")
    assert not t.state.counting
    t = at(lighting(seats, threshold - 1))
    t.play("light", "gold")
    assert t.state.counting
    assert t.values_of("countdown.begins") == [(threshold,)]


@rule("bonfire.countdown.check")
def test_neutral_novices_count() -> None:
    s = city(crowd(table(2), 6), portals=range(1, 8))
    t = at(s)
    t.play("bonus:portals", "ship", "point")
    assert t.state.counting


@rule("bonfire.countdown.stack", "bonfire.interaction.novice_before_bonus")
def test_the_stack_comes_at_once_and_the_bonus_is_still_gained() -> None:
    t = at(lighting(2, 6))
    t.play("light", "ship")
    assert (t.state.counting, t.state.stack) == (True, 5)
    assert t.topic == "council.bonus"
    t.play("point")
    assert t.values_of("gained.points") == [(0, 1, "council")]


@rule("bonfire.interaction.threshold_once")
def test_later_novices_do_not_start_it_again() -> None:
    s = lighting(2, 9)
    s.counting, s.stack = True, 2
    t = at(s)
    t.play("light", "gold")
    assert t.values_of("countdown.begins") == []
    assert t.state.token == 2


@rule("bonfire.countdown.hand_over", "bonfire.interaction.countdown_first_triggers")
def test_the_first_player_triggers_and_has_four_more_turns() -> None:
    t = at(lighting(3, 9))
    t.play("light", "gold")
    assert (t.state.token, t.state.stack) == (5, 4)
    turns, values = [0, 0, 0], []
    while t.match.ask:
        turns[t.seat] += 1
        if t.seat == 0:
            values.append(t.state.stack)
        assert "pass" in t.keys
        sail(t)
    assert turns == [4, 5, 5]
    assert values == [4, 3, 2, 1]
    assert t.result.reason == "countdown"


@rule("bonfire.interaction.countdown_other_triggers", "bonfire.interaction.countdown_no_pass_before_token")
def test_another_player_triggers_and_the_round_is_finished_without_a_token() -> None:
    s = lighting(3, 9, seat=1)
    t = at(s)
    sail(t)
    t.play("light", "gold")
    assert (t.seat, t.state.token, t.state.stack) == (2, 0, 5)
    assert "pass" not in t.keys
    why = t.refused("pass").why
    assert why is not None
    assert why.reason == "countdown.no_token"
    sail(t)
    turns, values = [0, 0, 0], []
    while t.match.ask:
        turns[t.seat] += 1
        if t.seat == 0:
            values.append(t.state.stack)
        sail(t)
    assert turns == [5, 5, 5]
    assert values == [5, 4, 3, 2, 1]


@rule("bonfire.countdown.number", "bonfire.countdown.pass_token_on", "bonfire.countdown.token_to_box")
def test_a_token_goes_round_and_back_to_the_box() -> None:
    s = lighting(3, 0)
    s.counting, s.stack = True, 3
    t = at(s)
    sail(t)
    assert (t.seat, t.state.token) == (1, 3)
    sail(t)
    assert (t.seat, t.state.token) == (2, 3)
    sail(t)
    assert (t.seat, t.state.token, t.state.stack) == (0, 0, 2)
    assert t.values_of("countdown.boxed") == [(3,)]


@rule("bonfire.countdown.end", "bonfire.flow.countdown_then_scoring")
def test_the_game_ends_when_the_last_token_comes_back() -> None:
    s = lighting(2, 0)
    s.counting, s.stack = True, 1
    t = at(s)
    sail(t)
    assert t.match.result is None
    sail(t)
    assert t.result.reason == "countdown"
    assert t.values_of("countdown.boxed") == [(1,)]


@rule("bonfire.countdown.pass_instead")
@pytest.mark.parametrize("number", [5, 4, 3, 2, 1])
def test_passing_gives_the_number_of_the_current_token(number: int) -> None:
    s = lighting(3, 0)
    s.counting, s.stack = True, number
    t = at(s)
    t.play("pass")
    t.play("pass")
    assert t.values_of("gained.points") == [(0, number, "passing"), (1, number, "passing")]


@rule("bonfire.countdown.pass_out")
def test_who_passed_takes_no_further_part() -> None:
    s = lighting(3, 0)
    s.counting, s.stack = True, 3
    t = at(s)
    sail(t)
    t.play("pass")
    seats = []
    while t.match.ask:
        seats.append(t.seat)
        sail(t)
    assert seats == [2, 0, 2, 0, 2]


@rule("bonfire.countdown.pass_out")
def test_if_all_pass_the_game_ends_at_once() -> None:
    s = lighting(2, 0)
    s.counting, s.stack = True, 5
    t = at(s)
    t.play("pass", "pass")
    assert t.result.reason == "all_passed"


@rule("bonfire.interaction.first_player_out")
def test_the_rhythm_goes_on_without_the_first_player() -> None:
    s = lighting(3, 0)
    s.counting, s.stack = True, 3
    t = at(s)
    t.play("pass")
    numbers = []
    while t.match.ask:
        numbers.append((t.seat, t.state.token))
        sail(t)
    assert numbers == [(1, 3), (2, 3), (1, 2), (2, 2), (1, 1), (2, 1)]
    assert t.result.reason == "countdown"


@rule("bonfire.interaction.first_player_out", "bonfire.turn.stuck.pass")
def test_a_first_player_out_before_passes_when_play_comes_to_them() -> None:
    s = lighting(2, 6, seat=1)
    s.out = (STUCK, PLAYING)
    s.seat = ALL_SEATS[1]
    t = at(s)
    t.play("light", "gold")
    assert t.values_of("countdown.passed") == [(0, 5)]
    assert (t.seat, t.state.token, t.state.out) == (1, 5, (PASSED, PLAYING))


@rule("bonfire.turn.stuck.pass", "bonfire.countdown.pass_out")
def test_the_game_waits_for_the_pass_of_a_stuck_player() -> None:
    s = lighting(2, 0)
    s.out = (PLAYING, STUCK)
    s.counting, s.stack = (True, 5)
    t = at(s)
    t.play("pass")
    assert t.values_of("countdown.passed") == [(0, 5), (1, 5)]
    assert t.result.reason == "all_passed"


@rule("bonfire.interaction.countdown_pre_turn_trigger")
def test_a_bonus_action_before_the_turn_lets_the_first_player_pass_for_five() -> None:
    s = city(crowd(table(2), 6), portals=range(1, 8), tokens="ship:2")
    city(s, 1, tokens="ship:9")
    t = at(s)
    t.play("bonus:portals", "ship", "point")
    assert "pass" in t.keys
    t.play("pass")
    assert t.values_of("gained.points")[-1] == (0, 5, "passing")
    assert t.state.token == 5


@rule("bonfire.interaction.countdown_pre_turn_trigger")
def test_another_player_has_no_token_yet() -> None:
    s = city(crowd(table(2), 6), tokens="ship:2")
    city(s, 1, portals=range(1, 8), tokens="ship:9")
    t = at(s)
    t.play("ship", "A1", "ship", "bonus:portals", "ship", "point")
    assert t.state.counting
    assert (t.seat, "pass" in t.keys) == (1, False)


@rule("bonfire.interaction.no_bonus_with_pass", "bonfire.bonus.when")
def test_bonus_actions_before_a_pass_but_none_after() -> None:
    s = city(table(2), portals=range(1, 8), paths="P01 P02 P03 P04 P05 P06", tokens="ship")
    s.counting, s.stack = True, 4
    t = at(s)
    t.play("bonus:portals", "ship", "point")
    assert {"bonus:paths", "pass"} <= set(t.keys)
    t.play("pass")
    assert t.seat == 1
    assert t.state.neutrals == 0b11011


@rule("bonfire.turn.sequence", "bonfire.countdown.hand_over")
def test_the_token_is_handed_over_after_the_last_bonus_action() -> None:
    s = city(table(2), portals=range(1, 8), tokens="ship:2")
    s.counting, s.stack = True, 4
    t = at(s)
    t.play("ship", "A1", "ship")
    assert (t.topic, t.state.token) == ("turn.after", 0)
    t.play("done")
    assert t.state.token == 4


@rule("bonfire.countdown.passed_scores")
def test_a_player_who_passed_is_scored_in_full() -> None:
    s = lighting(2, 0)
    city(s, 0, tokens="", resources="gold:6", tasks={1: "Y09"}, lit=[1])
    s.counting, s.stack = True, 2
    t = at(s)
    t.play("pass", "pass")
    lines = {line.source: line.points for line in t.result.lines[0]}
    assert (lines["bonfires"], lines["leftovers"], lines["passing"]) == (8, 3, 2)


def test_neutral_kind_is_apart_from_players() -> None:
    assert NEUTRAL == 4
