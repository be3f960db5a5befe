"""Figures on the move: arriving, and the warrior's push."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.box.tables import FARTHEST
from igroteka.games.candelabria.query import board_of, bonus, called, candles_at
from igroteka.games.candelabria.rules.quests import centre_entered
from igroteka.games.candelabria.state import T
from igroteka.games.candelabria.topics import PUSH_CANDLE, PUSH_TERRITORY
from igroteka.games.candelabria.words import (
    CANDLES_OF,
    CASTLE,
    FIGURES,
    ROLES,
    WARRIOR,
    WARRIOR_PUSH,
    Candle,
    Figure,
    Territory,
    bits,
    owner_of,
    role_of,
)
from igroteka.kernel.ask import Flow, Seat, choose
from igroteka.kernel.bits import with_bit
from igroteka.kernel.pile import changed


def arrive(t: T, seat: Seat, figure: Figure, territory: Territory) -> None:
    """A figure moved by its owner comes to a territory; a warrior pushes there (candelabria.role.warrior.push)."""
    state = t.state
    t.tell(events.MOVED, seat, FIGURES[figure], called(t.state, t.box, territory))
    if figure == CASTLE:
        state.castles = changed(state.castles, seat, territory)
    else:
        state.candles = changed(state.candles, CANDLES_OF[seat][figure], territory)
        if figure == WARRIOR and enemy_candles(t, seat, territory):
            t.then(push, seat, territory)
    centre_entered(t, seat, territory)


def enemy_candles(t: T, seat: Seat, territory: Territory) -> list[Candle]:
    """Other seats' candles on a territory."""
    return [candle for candle in candles_at(t.state, with_bit(0, territory)) if owner_of(candle) != seat]


def push(t: T, seat: Seat, territory: Territory) -> Flow[None]:
    """One enemy candle is pushed to a territory the active seat chooses (candelabria.role.warrior.push.choice)."""
    candle = yield from choose(
        seat, PUSH_CANDLE, enemy_candles(t, seat, territory), (called(t.state, t.box, territory),)
    )
    steps = min(1 + bonus(t.state, t.box, seat, WARRIOR_PUSH), FARTHEST)
    area = board_of(t.state, t.box).within[steps][territory]
    owner, role = owner_of(candle), ROLES[role_of(candle)]
    target = yield from choose(seat, PUSH_TERRITORY, bits(area), (owner, role))
    t.state.candles = changed(t.state.candles, candle, target)
    t.tell(events.PUSHED, seat, owner, role, called(t.state, t.box, target))
    centre_entered(t, owner, target)
