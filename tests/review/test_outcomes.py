"""Outcomes of luck: all of them with their probabilities, or a sample."""

from igroteka.kernel.luck import Luck
from igroteka.review.outcomes import every, sample


def two_dice(luck: Luck) -> int:
    return luck.below(2) + luck.below(3)


def test_all_outcomes_have_their_probabilities() -> None:
    found = every(two_dice, 6)

    assert found is not None
    assert abs(sum(share for share, _ in found) - 1) < 1e-12
    assert abs(sum(share * value for share, value in found) - 1.5) < 1e-12


def test_equal_things_of_a_pool_are_one_outcome() -> None:
    found = every(lambda luck: luck.take([4, 4, 7]), 2)

    assert found is not None
    assert sorted((round(share, 6), value) for share, value in found) == [(0.333333, 7), (0.666667, 4)]


def test_too_many_outcomes_are_not_listed() -> None:
    assert every(two_dice, 5) is None


def test_a_sample_depends_on_its_seed_alone() -> None:
    assert [*sample(two_dice, 5, 1)] == [*sample(two_dice, 5, 1)]
    assert [*sample(two_dice, 40, 1)] != [*sample(two_dice, 40, 2)]
