"""Leaf counts: the ways to answer a few questions, counted by hand where that can be done."""

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.state import State
from igroteka.kernel.match import Match
from igroteka.testing.perft import FirstLuck, divided, leaves
from tests.games.ryozen.build import goods, hand, put, table


def small() -> State:
    """Two seats; the first has an Apprentice, a Warrior, a coin and a lantern, the second stands in the Gates."""
    s = table(2)
    hand(s, 0, "apprentice", "warrior")
    hand(s, 1, "apprentice")
    put(s, "gates:1", 1)
    goods(s, 0, coins=1, lanterns=1)
    return s


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 20), (3, 50), (4, 186), (5, 764)])
def test_a_small_table(depth: int, count: int) -> None:
    match = Match(GAME, GAME.setup("base", 2), FirstLuck(0), small())

    assert leaves(match, depth) == count


def test_ways_after_each_companion() -> None:
    """Eight places with a yes or no (a side, an ability or the effect), the Palace with three, and the paid Springs.

    There nothing is asked any more, and the other seat has six places.
    """
    match = Match(GAME, GAME.setup("base", 2), FirstLuck(0), small())

    assert divided(match, 3) == {"apprentice": 8 * 2 + 3 + 6, "warrior": 8 * 2 + 3 + 6}


@pytest.mark.parametrize(
    ("mode", "seats", "counts"),
    [
        ("base", 2, [2, 26, 54, 112]),
        ("base", 4, [2, 38, 78, 160]),
        ("solo", 1, [4, 8, 96, 200]),
        ("narrative", 1, [4, 8, 96, 200]),
    ],
)
def test_openings(mode: str, seats: int, counts: list[int]) -> None:
    match = Match(GAME, GAME.setup(mode, seats), FirstLuck(0))

    assert [leaves(match, depth) for depth in (1, 2, 3, 4)] == counts
