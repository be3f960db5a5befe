"""Leaf counts of small positions. A count that changes is a rule that changed."""

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.rules.countdown import end_turn
from igroteka.games.bonfire.rules.pay import pay_tokens
from igroteka.games.bonfire.rules.turn import bonus_actions
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import SHIP
from igroteka.kernel.match import Match
from igroteka.testing.perft import FirstLuck, leaves
from tests.games.bonfire.build import city, due, table


def match_at(s: State) -> Match[State, Box]:
    return Match(GAME, GAME.setup("base", s.seats), FirstLuck(), s)


def test_the_start_of_a_match() -> None:
    """Two tiles, two directions; then fate, ship, path, procession, great, gnome, discard: seven options."""
    match = Match(GAME, GAME.setup("base", 2), FirstLuck())
    assert [leaves(match, depth) for depth in (1, 2, 3)] == [2, 4, 4 * 7]


@pytest.mark.parametrize(("depth", "count"), [(1, 14), (2, 14 * 14)])
def test_two_ships_leave_the_pier(depth: int, count: int) -> None:
    s = city(city(table(), supply=(), tokens="ship"), 1, supply=(), tokens="ship")
    assert leaves(match_at(s), depth) == count


def test_a_fate_tile_beside_the_starting_one() -> None:
    """Top or bottom; along rows 2 and 4 from columns 1 to 5, and down columns 2 and 6 from rows 1 to 3; each turned."""
    beside = 2 * 5 + 2 * 3
    s = table()
    assert [leaves(match_at(s), depth) for depth in (1, 2)] == [2, 2 * 2 * beside]


def test_a_price_of_two_from_three_kinds() -> None:
    """The first of two pieces: the fitting token, the yellow one, or a pair; each leaves enough for the second."""
    s = city(table(), supply=(), tokens="ship wild path task", ship="A1")
    s.agenda = [due(end_turn), due(bonus_actions), due(pay_tokens, SHIP, 2)]
    assert leaves(match_at(s), 1) == 3
