"""Leaf counts on small positions, worked out by hand where that is possible."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.state import State
from igroteka.kernel.match import Match
from igroteka.testing.perft import FirstLuck, leaves
from tests.games.candelabria.build import Position, table


def match(make: Position) -> Match[State, Box]:
    return Match(GAME, GAME.setup(make.mode, make.state.seats, **make.options), FirstLuck(), make.state)


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 8),  # two cards in three roles each, two maneuvers
        (2, 43),  # 3 * (6 flames + pass), 3 * 6 tactic cards, 2 * (castle or done)
        (3, 356),
    ],
)
def test_a_turn_of_ash(depth: int, count: int) -> None:
    assert leaves(match(table().hand(0, "A1", "A2")), depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 4),  # three cards or none for the left cell
        (2, 13),  # 3 * 3 + 4 with the right cell
        (3, 52),  # 13 * 4
        (4, 169),  # 13 * 13
    ],
)
def test_the_choice_of_tactics_by_two(depth: int, count: int) -> None:
    assert leaves(match(table().castle(0, "1-in").flames(1, "1-cw").fight(1)), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 14), (3, 142)])
def test_a_turn_of_ash_against_one(depth: int, count: int) -> None:
    assert leaves(match(table(two=True).hand(0, "A1")), depth) == count
