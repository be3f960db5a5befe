"""Whose turn is next (bonfire.flow.*)."""

from igroteka.games.bonfire.events import TURN
from igroteka.games.bonfire.query import pass_value
from igroteka.games.bonfire.rules.countdown import end_turn, take_pass, token_returns
from igroteka.games.bonfire.rules.fate import choose_starting_tile
from igroteka.games.bonfire.rules.tom import reveal_card
from igroteka.games.bonfire.rules.turn import bonus_actions, list_options
from igroteka.games.bonfire.state import PLAYING, STUCK, T
from igroteka.games.bonfire.words import ALL_SEATS


def next_turn(t: T) -> None:
    """The turn goes to the next seat clockwise, skipping seats that are out (bonfire.flow.clockwise)."""
    s = t.state
    if s.turns:
        s.seat = ALL_SEATS[(s.seat + 1) % s.cities]
    s.turns += 1
    s.put_back = 0
    seat = s.seat
    if s.token and seat == s.first:
        token_returns(t)
    if seat >= s.seats:
        t.then(end_turn)
        t.then(reveal_card)
    elif s.out[seat] == PLAYING:
        _begin_turn(t)
    else:
        _pass_by(t)


def _begin_turn(t: T) -> None:
    """One of three options, with bonus actions before and after it; before the first turn the starting tile."""
    s = t.state
    t.tell(TURN, s.seat)
    t.then(end_turn)
    t.then(bonus_actions)
    t.then(list_options)
    if not s.laid[s.seat]:
        t.then(choose_starting_tile)


def _pass_by(t: T) -> None:
    """A seat that is out: a stuck one gets the points of a pass as soon as there is a countdown token."""
    s = t.state
    value = pass_value(s, s.seat)
    if s.out[s.seat] == STUCK and value:
        take_pass(t, value)
    end_turn(t)
