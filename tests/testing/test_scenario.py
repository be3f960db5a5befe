"""Scenarios: tests that read like play."""

from dataclasses import replace

import pytest

from igroteka.kernel.ask import Flow, Refused, WhyNot, choose
from igroteka.kernel.game import Mode, SetupError
from igroteka.kernel.luck import LuckError
from igroteka.testing.reference import GAME
from igroteka.testing.scenario import scenario
from tests.kernel.toys import LETTER, Board, T, rolls, says, several, toy, whispers


def test_a_scenario_reads_like_play() -> None:
    s = scenario(toy(says(0), says(1)))
    s.play("c").play("b")

    assert s.state.notes == ["c", "b"]


def test_a_scenario_shows_the_pending_question() -> None:
    s = scenario(toy(says(1, "abc")))

    assert (s.seat, s.topic, s.keys, s.ask.seat) == (1, "toy.letter", ("a", "b", "c"), 1)


def test_a_scenario_tells_what_happened() -> None:
    s = scenario(toy(says(0), says(1))).play("c", "b")

    assert (s.values_of("toy.said"), s.values_of("toy.other"), len(s.events)) == ([(0, "c"), (1, "b")], [], 2)


def test_a_scenario_may_start_from_a_handmade_state() -> None:
    s = scenario(toy(says(0), says(1)), Board(step=1, notes=["x"]))

    assert (s.seat, s.state.notes) == (1, ["x"])


def test_another_scenario_may_start_from_the_position_before_a_question() -> None:
    game = toy(says(0), says(1), says(0))
    first = scenario(game).play("c")
    other = scenario(game, first.position()).play("a")

    assert (first.state.notes, other.state.notes) == (["c"], ["c", "a"])


def test_luck_is_scripted() -> None:
    assert scenario(toy(rolls, says(0)), luck=[4]).state.number == 4


def test_without_a_seed_unscripted_luck_is_an_error() -> None:
    with pytest.raises(LuckError):
        scenario(toy(rolls, says(0)))


def test_after_the_script_luck_comes_from_the_seed() -> None:
    numbers = {scenario(toy(several(rolls, rolls, says(0))), luck=[4], seed=seed).state.number for seed in range(50)}

    assert numbers == set(range(6))


def test_mode_seats_and_options_are_the_games() -> None:
    s = scenario(GAME, mode="base", seats=2, seed=1, first="choose")

    assert (s.match.setup.seats, s.topic) == (2, "setup.first")


def test_any_mode_can_be_played() -> None:
    game = replace(toy(says(0)), modes=(Mode("base", (2,)), Mode("duel", (2,))))

    assert scenario(game, mode="duel").match.setup.mode == "duel"


def test_an_impossible_setup_is_refused() -> None:
    with pytest.raises(SetupError):
        scenario(GAME, seats=9, seed=1)


def test_an_illegal_answer_fails_the_test_and_says_which() -> None:
    with pytest.raises(AssertionError, match=r"answer 2, 'z': 'z' is not an option of toy\.letter"):
        scenario(toy(says(0), says(1))).play("a", "z")


def test_what_is_refused_can_be_looked_at() -> None:
    def piece(t: T) -> Flow[None]:
        yield from choose(0, LETTER, "ab", why_not=lambda: [WhyNot("c", "far", "toy.letter")])

    refusal = scenario(toy(piece)).refused("c")

    assert refusal.why == WhyNot("c", "far", "toy.letter")


def test_expecting_a_refusal_of_what_is_accepted_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="'a' was accepted"):
        scenario(toy(says(0))).refused("a")


def test_the_end_has_a_result() -> None:
    assert scenario(toy(says(0))).play("a").result.reason == "done"


def test_asking_for_the_result_too_early_fails_the_test() -> None:
    with pytest.raises(AssertionError, match=r"the match goes on: seat 0 is asked toy\.letter \('a', 'b'\)"):
        _ = scenario(toy(says(0, "ab"))).result


def test_asking_for_a_question_after_the_end_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="the match is over"):
        _ = scenario(toy(says(0))).play("a").keys


def test_seats_answer_together_in_any_order() -> None:
    s = scenario(toy(whispers)).play_as(1, "b").play_as(0, "c")

    assert s.state.notes == ["c", "b"]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    s = scenario(toy(whispers)).play_as(1, "b")
    with pytest.raises(Refused, match="seat 1 is not asked now"):
        s.play_as(1, "a")
