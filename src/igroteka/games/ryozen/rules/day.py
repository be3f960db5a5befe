"""The Day: how a round begins, and whose turn it is."""

from igroteka.games.ryozen import events
from igroteka.games.ryozen.query import turn_order
from igroteka.games.ryozen.rules import basilisk, enemy_deck, foresight, narrative, night, placing, revelations
from igroteka.games.ryozen.state import UNLOCKED, T
from igroteka.games.ryozen.words import CLOCKWISE, NO_TILE, NOWHERE, Side, owner_of


def begin(t: T) -> None:
    """A round begins: the act of the story, event preparation, then turns from the first player (ryozen.day.parts)."""
    s = t.state
    s.round += 1
    s.side = turn_order(s)[-1]
    t.tell(events.ROUND, s.round)
    t.then(next_turn)
    t.then(foresight.foretell)
    if narrative.is_due(t):
        t.then(narrative.act, s.round)
    if s.round > 1 and s.sides > s.seats:
        t.then(basilisk.shuffle_stack)


def next_turn(t: T) -> None:
    """The next side with a companion left takes a turn; if none has any, Night falls (ryozen.day.skip_empty_hand)."""
    s = t.state
    for side in CLOCKWISE[s.sides][(s.side + 1) % s.sides]:
        if s.hands[side] or (side >= s.seats and s.top >= 0):
            t.then(next_turn)
            begin_turn(t, side)
            return
    night.nightfall(t)


def begin_turn(t: T, side: Side) -> None:
    """The side's own locks end; a player may use a revelation first, the Basilisk turns up a card."""
    s = t.state
    s.side = side
    s.where = s.effect = NOWHERE
    t.tell(events.TURN, side)
    if s.locks != UNLOCKED:
        s.locks = tuple(NO_TILE if owner_of(tile) == side else tile for tile in s.locks)
    if side >= s.seats:
        t.then(enemy_deck.turn_up)
        return
    t.then(placing.place, side)
    if s.cards[side]:
        t.then(revelations.start_of_turn, side)
