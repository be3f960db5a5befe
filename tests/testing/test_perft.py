"""Leaf counts of small positions of the reference game. A count that changes is a rule that changed."""

import pytest

from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.testing.perft import FirstLuck, divided, leaves
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State


def opening(seats: int = 2, **options: str) -> Match[State, Box]:
    game: Game[State, Box] = GAME
    return Match(game, game.setup(seats=seats, **options), FirstLuck())


def turn() -> Match[State, Box]:
    """Two seats that have bid nothing; the first is to act."""
    match = opening()
    match.answer("done", 0)
    match.answer("done", 1)
    return match


def test_first_luck_gives_the_first_card_and_the_lowest_number() -> None:
    luck = FirstLuck()

    assert (luck.below(6), luck.pick(["b", "a"])) == (0, "b")


def test_no_answer_leads_to_one_position() -> None:
    assert leaves(opening(), 0) == 1


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 13), (3, 49), (4, 167)])
def test_the_opening_bids_of_two(depth: int, count: int) -> None:
    """Three cards or done; then two cards or done (3 * 3), or the other seat's four; and so on."""
    assert leaves(opening(), depth) == count


def test_the_first_seat_may_be_chosen_first() -> None:
    assert leaves(opening(first="choose"), 3) == 2 * leaves(opening(), 2)


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 14), (3, 53)])
def test_the_first_turn_of_two(depth: int, count: int) -> None:
    """After peek 2 slots, dice 5 actions (now there are coins to steal), draw 4, bury 3 cards: 2 + 5 + 4 + 3.

    Then 2 * 4 after peek, 2 + 4 + 4 + 3 + 2 after dice, 2 + 5 + 5 + 3 after draw, and 3 * 5 after bury.
    """
    assert leaves(turn(), depth) == count


def test_the_counts_by_first_answer_make_up_the_whole() -> None:
    counts = divided(turn(), 3)

    assert list(counts) == ["peek", "dice", "draw", "bury"]
    assert sum(counts.values()) == leaves(turn(), 3)


def test_one_answer_leads_to_one_position() -> None:
    assert set(divided(turn(), 1).values()) == {1}


def test_no_answer_cannot_be_divided() -> None:
    with pytest.raises(AssertionError):
        divided(turn(), 0)


def test_a_match_that_is_over_counts_once() -> None:
    match = turn()
    state = match.segment()[0].copy()
    state.coins[0] = 19
    match = Match(GAME, match.setup, FirstLuck(), state)

    counts = divided(match, 2)
    assert (match.deciding(), counts["dice"]) == ([0], 1)


def test_counting_changes_nothing() -> None:
    match = turn()
    before = match.state.copy()
    leaves(match, 3)

    assert (match.state, match.revision) == (before, 2)
