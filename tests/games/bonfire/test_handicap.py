"""Challenge 1: the handicap campaign (rulebook page 12)."""

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.rules.handicap import FIRST, next_handicap, starts, totals
from igroteka.kernel.game import SetupError
from igroteka.testing import rule
from igroteka.testing.scenario import scenario


@rule("bonfire.handicap.basis")
def test_a_handicap_match_is_a_solo_match() -> None:
    t = scenario(GAME, mode="handicap", seats=1, seed=1)
    assert t.state.solo
    assert t.state.tom_pile == tuple(range(8))


@rule("bonfire.handicap.first_game", "bonfire.handicap.negative")
def test_the_first_match_starts_with_ten_points_for_the_player() -> None:
    assert FIRST == -10
    t = scenario(GAME, mode="handicap", seats=1, seed=1)
    assert (t.state.points[0], sum(t.state.points)) == (10, 10)
    assert starts(-10) == (10, 0)


@rule("bonfire.handicap.positive")
def test_a_positive_handicap_is_toms_head_start() -> None:
    t = scenario(GAME, mode="handicap", seats=1, seed=1, handicap="7")
    assert (t.state.points[7], sum(t.state.points)) == (7, 7)
    assert starts(7) == (0, 7)


@rule("bonfire.handicap.positive", "bonfire.handicap.negative")
def test_at_zero_nobody_has_a_head_start() -> None:
    t = scenario(GAME, mode="handicap", seats=1, seed=1, handicap="0")
    assert sum(t.state.points) == 0
    assert starts(0) == (0, 0)


@rule("bonfire.handicap.win")
def test_a_win_raises_it_by_five() -> None:
    assert next_handicap(-10, 50, 49) == -5


@rule("bonfire.handicap.loss")
def test_a_loss_lowers_it_by_two() -> None:
    assert next_handicap(-10, 48, 49) == -12


@rule("bonfire.handicap.tie")
def test_a_tie_leaves_it() -> None:
    assert next_handicap(-10, 49, 49) == -10


@rule("bonfire.handicap.zero_crossing")
def test_it_may_change_sign() -> None:
    assert next_handicap(-3, 50, 40) == 2
    assert starts(2) == (0, 2)


@rule("bonfire.handicap.example")
def test_the_example_of_five_or_twelve_points() -> None:
    assert starts(next_handicap(FIRST, 60, 50)) == (5, 0)
    assert starts(next_handicap(FIRST, 50, 60)) == (12, 0)


def test_the_totals_of_a_whole_match_are_its_scores() -> None:
    t = scenario(GAME, mode="handicap", seats=1, seed=4)
    while t.match.ask:
        t.play(t.keys[0])
    mine, toms = totals(t.state, BOX)
    assert mine == t.result.scores[0]
    assert bool(t.result.winners) is (mine > toms)


def test_a_handicap_beyond_the_limit_is_refused() -> None:
    with pytest.raises(SetupError):
        GAME.setup("handicap", 1, handicap="101")
