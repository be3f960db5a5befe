"""Figures on the move: arriving, and the warrior's push."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.box.tables import FARTHEST
from igroteka.games.candelabria.query import board_of, bonus, called, candles_at
from igroteka.games.candelabria.rules.due import PUSH
from igroteka.games.candelabria.rules.quests import centre_entered
from igroteka.games.candelabria.state import T, put
from igroteka.games.candelabria.topics import PUSH_CANDLE, PUSH_TERRITORY
from igroteka.games.candelabria.words import CASTLE, FIGURES, ROLES, WARRIOR, WARRIOR_PUSH, bits
from igroteka.kernel.ask import Flow, Seat, choose


def arrive(t: T, seat: Seat, figure: int, territory: int) -> None:
    """A figure moved by its owner comes to a territory; a warrior pushes there (candelabria.role.warrior.push)."""
    state = t.state
    t.tell(events.MOVED, seat, FIGURES[figure], called(t.state, territory))
    if figure == CASTLE:
        state.castles = put(state.castles, seat, territory)
    else:
        state.candles = put(state.candles, seat * 3 + figure, territory)
        if figure == WARRIOR and enemy_candles(t, seat, territory):
            state.due.append((PUSH, seat, territory))
    centre_entered(t, seat, territory)


def enemy_candles(t: T, seat: Seat, territory: int) -> list[int]:
    """Other seats' candles on a territory, as seat * 3 + role."""
    return [candle for candle in candles_at(t.state, 1 << territory) if candle // 3 != seat]


def push(t: T, item: tuple[int, ...]) -> Flow[None]:
    """One enemy candle is pushed to a territory the active seat chooses (candelabria.role.warrior.push.choice)."""
    _, seat, territory = item
    candle = yield from choose(seat, PUSH_CANDLE, enemy_candles(t, seat, territory), (called(t.state, territory),))
    steps = min(1 + bonus(t.state, t.box, seat, WARRIOR_PUSH), FARTHEST)
    area = board_of(t.state, t.box).within[steps][territory]
    target = yield from choose(seat, PUSH_TERRITORY, bits(area), (candle // 3, ROLES[candle % 3]))
    t.state.candles = put(t.state.candles, candle, target)
    t.tell(events.PUSHED, seat, candle // 3, ROLES[candle % 3], called(t.state, target))
    centre_entered(t, candle // 3, target)
