"""The game keeps every promise of the engine, and its rules do what they say."""

import pytest
from oware import GAME
from oware.box import Box
from oware.scene import SCENERY
from oware.state import State

from igroteka.kernel.view import view
from igroteka.testing import rule
from igroteka.testing.conformance import check_match, check_vocabulary
from igroteka.testing.scenario import Scenario, scenario
from igroteka.testing.setups import setups
from igroteka.testing.textcheck import complaints


def at(houses: str, captured: tuple[int, int] = (0, 0), idle: int = 0) -> Scenario[State, Box]:
    """The first seat's turn with these seeds: its own houses, then the other's."""
    seeds = [int(each) for each in houses.split()]
    return scenario(GAME, State([], seeds, list(captured), idle), seats=2)


def test_every_question_cites_rules_that_exist() -> None:
    check_vocabulary(GAME)


def test_every_word_is_there_in_both_languages() -> None:
    assert complaints(GAME) == []


@pytest.mark.parametrize("seed", range(5))
def test_random_matches_keep_every_promise(seed: int) -> None:
    for setup in setups(GAME):
        assert check_match(GAME, setup, seed, leak_every=5).choices > 0


@rule("oware.setup.seeds")
def test_every_house_begins_with_four_seeds() -> None:
    t = scenario(GAME, seats=2)

    assert (t.state.houses, t.seat) == ([4] * 12, 0)


@rule("oware.turn.sow")
def test_seeds_are_sown_counter_clockwise() -> None:
    t = scenario(GAME, seats=2).play("4")

    assert t.state.houses == [4, 4, 4, 4, 0, 5, 5, 5, 5, 4, 4, 4]


@rule("oware.turn.sow")
def test_the_emptied_house_is_passed_over() -> None:
    t = at("13 1 0 0 0 0 1 1 1 1 1 1").play("0")

    assert t.state.houses == [0, 3, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2]


@rule("oware.turn.capture")
def test_two_or_three_seeds_are_captured_backwards() -> None:
    t = at("1 0 0 0 0 4 9 1 2 1 0 5").play("5")

    assert (t.state.houses[6:], t.state.captured) == ([10, 0, 0, 0, 0, 5], [7, 0])


@rule("oware.turn.grand_slam")
def test_not_all_seeds_of_the_other_side_are_captured() -> None:
    t = at("1 0 0 0 0 2 1 1 0 0 0 0").play("5")

    assert t.state.captured == [0, 0]


@rule("oware.turn.feed")
def test_an_empty_side_must_be_fed() -> None:
    t = at("1 0 0 0 2 2 0 0 0 0 0 0")

    assert t.keys == ("4", "5")


@rule("oware.end.blocked", "oware.end.rest", "oware.end.winner")
def test_what_is_left_is_kept_when_nobody_can_be_fed() -> None:
    t = at("1 1 0 0 0 0 0 0 0 0 0 0", captured=(20, 24))

    assert t.match.result
    assert (t.match.result.scores, t.match.result.winners, t.match.result.reason) == ((22, 24), (1,), "blocked")


@rule("oware.end.idle")
def test_fifty_turns_without_a_capture_end_the_match() -> None:
    t = at("4 4 4 4 4 4 4 4 4 4 4 4", idle=50)

    assert t.match.result and t.match.result.scores == (24, 24)


@rule("oware.end.winner")
def test_more_than_half_of_the_seeds_win_at_once() -> None:
    t = at("1 0 0 0 0 1 1 0 0 0 0 5", captured=(23, 10)).play("5")

    assert t.match.result and (t.match.result.winners, t.match.result.reason) == ((0,), "majority")


def test_numbers_of_seeds_are_drawn_over_them() -> None:
    s = at("1 0 0 0 0 4 9 1 2 1 0 5", captured=(0, 3)).state
    pieces = SCENERY.draw(view(GAME, s, 0), GAME.box, lambda message, **_: message).pieces

    assert {piece.id: (piece.badge, piece.z) for piece in pieces if piece.badge} == {
        "seed:5:0": ("4", 1),
        "seed:6:0": ("9", 1),
        "seed:11:0": ("5", 1),
        "captured:1": ("3", 0),
    }
