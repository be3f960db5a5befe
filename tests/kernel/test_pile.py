"""Piles that are replaced when they change."""

import pytest

from igroteka.kernel.pile import changed, without


def test_one_of_equal_things_leaves() -> None:
    assert without((3, 5, 3, 1), 3) == (5, 3, 1)


def test_what_is_not_there_cannot_leave() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)


def test_a_place_gets_another_thing() -> None:
    assert changed((1, 2, 3), 1, 9) == (1, 9, 3)
