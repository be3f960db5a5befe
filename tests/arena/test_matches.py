"""Seatings, intervals and ratings."""

from collections import Counter
from math import sqrt
from statistics import stdev

import pytest

from igroteka.arena.matches import Outcome, bot_stats, normal, play, ratings, seatings, wilson
from igroteka.testing.reference import GAME


def outcome(seating: tuple[str, ...], *winners: int) -> Outcome:
    points = tuple(10 * (seat in winners) for seat in range(len(seating)))
    each = (2,) * len(seating)
    return Outcome(0, 1, seating, winners, points, "end", each, tuple(map(float, each)))


@pytest.mark.parametrize(("bots", "seats"), [("a", 3), ("ab", 2), ("ab", 4), ("abc", 4), ("abc", 2), ("abcd", 4)])
def test_each_bot_sits_at_each_seat_equally_often(bots: str, seats: int) -> None:
    sat = Counter((name, seat) for line_up in seatings(bots, seats) for seat, name in enumerate(line_up))

    assert all(len({sat[name, seat] for seat in range(seats)}) == 1 for name in bots)


def test_the_first_of_two_sits_alone_at_a_larger_table() -> None:
    assert [line_up.count("a") for line_up in seatings("ab", 4)] == [1, 1, 1, 1]


def test_every_pair_meets_when_there_are_more_bots_than_seats() -> None:
    assert {frozenset(line_up) for line_up in seatings("abc", 2)} == {frozenset("ab"), frozenset("ac"), frozenset("bc")}


def test_wilsons_interval() -> None:
    half, none = wilson(50, 100), wilson(0, 10)

    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert (none.low, round(none.high, 3)) == (0.0, 0.278)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(
    ("count", "factor"), [(2, 12.71), (3, 4.303), (10, 2.262), (11, 2.228), (31, 2.042), (1001, 1.962)]
)
def test_the_interval_of_a_mean_is_students(count: int, factor: float) -> None:
    values = [float(value) for value in range(count)]
    mean, low, high = normal(values)

    assert mean == (count - 1) / 2
    assert (high - mean) / (stdev(values) / sqrt(count)) == pytest.approx(factor, abs=0.004)
    assert mean - low == pytest.approx(high - mean)


def test_one_value_has_no_interval() -> None:
    assert normal([3.0]) == (3.0, 3.0, 3.0)


def test_a_bot_that_wins_three_of_four_is_rated_higher() -> None:
    found = ratings([outcome(("a", "b"), 0)] * 30 + [outcome(("a", "b"), 1)] * 10)

    assert found["a"] - found["b"] == pytest.approx(185, abs=1)  # 400 log10(30.5 / 10.5)
    assert found["a"] + found["b"] == pytest.approx(3000)


def test_a_shared_win_is_half_a_win_each() -> None:
    first, second = bot_stats([outcome(("a", "b"), 0, 1), outcome(("a", "b"), 0)], cooperative=False)

    assert (first.bot, first.wins.mean, second.wins.mean) == ("a", 0.75, 0.25)
    assert first.milliseconds == 1000


def test_a_table_that_wins_together_counts_once() -> None:
    (only,) = bot_stats([outcome(("a", "a"), 0, 1), outcome(("a", "a"))], cooperative=True)

    assert only.wins == wilson(1, 2)
    assert only.rating is None


def test_a_match_is_the_same_for_the_same_seed() -> None:
    setup = GAME.setup(seats=3)
    (one, match), (other, _) = (play(GAME, setup, ("greedy", "random", "search:5"), 7, 2) for _ in range(2))

    assert (one.winners, one.scores, one.decisions) == (other.winners, other.scores, other.decisions)
    assert match.result and one.winners == match.result.winners
    assert sum(one.decisions) == len(match.done)
