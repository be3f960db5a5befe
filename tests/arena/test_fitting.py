"""Values of reviews fitted to results."""

from random import Random

import pytest

from igroteka.arena.fitting import Course, Look, course, fitted
from igroteka.testing.reference import GAME


def courses(chance: bool) -> list[Course]:
    """Results that follow the evaluation alone, twice as much; or are won if it is positive."""
    luck = Random(5)
    found = []
    for number in range(40):
        value = luck.uniform(-1, 1)
        result = float(value > 0) if chance else 20 * value
        looks = [Look(answers, value + luck.gauss(0, 0.1), 0.0, result) for answers in range(0, 100, 20)]
        found.append(Course(number, 100, tuple(looks)))
    return found


def test_points_are_expected_in_proportion_to_the_evaluation() -> None:
    found = fitted(courses(chance=False), "base", 2, chance=False)

    assert found.evaluation == pytest.approx((20, 20), rel=0.1)
    assert found.error < 3


def test_a_chance_rises_with_the_evaluation() -> None:
    found = fitted(courses(chance=True), "base", 2, chance=True)

    assert min(found.evaluation) > 3
    assert found.error < 0.3


def test_positions_of_a_match_are_looked_at_from_every_seat() -> None:
    found = course(GAME, GAME.setup(seats=2), ("random", "greedy:1"), 3, 3)

    assert found.number == 3
    assert len(found.looks) % 2 == 0
    assert {look.result for look in found.looks} == {look.result for look in found.looks[:2]}
