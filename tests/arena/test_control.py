"""Luck taken out of results between bots."""

from statistics import fmean, stdev
from zlib import crc32

import pytest

from igroteka.arena.control import Control, corrected, without
from igroteka.arena.matches import Outcome, play
from igroteka.arena.runs import Task
from igroteka.arena.runs import play as play_task
from igroteka.kernel.ask import Seat
from igroteka.kernel.encoding import encode
from igroteka.review.expectation import Expectation
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State

SETUP = GAME.setup(seats=2)
MATCHES = 150


class Nonsense(Expectation[State, Box]):
    """Values that have nothing to do with the game."""

    def position(self, state: State, seat: Seat, answers: int) -> float:
        return crc32(encode(state)) % 100 + 50.0 * seat


def sums(expectation: Expectation[State, Box], bots: tuple[str, str]) -> list[float]:
    found = []
    for seed in range(1, MATCHES + 1):
        control: Control[State, Box] = Control(expectation, seed)
        play(GAME, SETUP, bots, seed, seed, control)
        found.append(control.sums[0])
    return found


@pytest.mark.parametrize("kind", [Expectation, Nonsense])
def test_corrections_have_a_mean_of_zero_whatever_the_values(kind: type[Expectation[State, Box]]) -> None:
    found = sums(kind(GAME, SETUP), ("random", "random"))

    assert stdev(found) > 0
    assert abs(fmean(found)) < 2.6 * stdev(found) / MATCHES**0.5


def test_luck_is_measured_only_if_wanted() -> None:
    task = Task("reference", SETUP, "", ("random", "random"), 0, 1)
    plain, _ = play_task(task)
    measured, _ = play_task(task._replace(control=True))

    assert plain.luck == ()
    assert len(measured.luck) == 2
    assert (measured.scores, measured.winners) == (plain.scores, plain.winners)


def test_results_that_are_luck_alone_do_not_vary_without_it() -> None:
    luck = [3.0, -1.0, 2.0, -4.0, 0.5, -0.5, 1.5, -1.5]
    values = [10 + 2 * each for each in luck]

    assert stdev(without(values, luck)) < 0.5 * stdev(values)


def test_a_bot_at_several_seats_counts_once_in_a_match() -> None:
    matches = [
        Outcome(n, n, ("a", "a", "b"), (n % 3,), (n, 2 * n, 3), "end", (1,), (1.0,), (), (0.5, -0.5, 1.0))
        for n in range(8)
    ]
    first, second = corrected(matches, cooperative=False)

    assert (first.bot, second.bot) == ("a", "b")
    assert first.plain_score.mean == pytest.approx(fmean(1.5 * n for n in range(8)))


def test_estimates_agree_with_a_long_run() -> None:
    tasks = [Task("reference", SETUP, "", ("greedy:1", "random"), n, n + 1, False, n < 40) for n in range(160)]
    outcomes = [play_task(task)[0] for task in tasks]
    few = next(each for each in corrected(outcomes[:40], cooperative=False) if each.bot == "greedy:1")
    long = fmean(outcome.scores[0] for outcome in outcomes)

    assert few.score.low < long < few.score.high
