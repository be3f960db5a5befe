"""Maneuver: two moves and an extra one, the castle's strike, flames and territory actions."""

from typing import Final

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import (
    board_of,
    burning,
    called,
    castle_sites,
    figures,
    land_count,
    reach,
    sources,
)
from igroteka.games.candelabria.rules.effects import place_flame, put_out
from igroteka.games.candelabria.rules.movement import arrive
from igroteka.games.candelabria.rules.territories import act, forge
from igroteka.games.candelabria.state import T, add
from igroteka.games.candelabria.topics import CANDLES, MOVE_FIGURE, MOVE_TERRITORY, STRIKE_TARGET, territory_key
from igroteka.games.candelabria.words import (
    BURNERS,
    CANDLES_OF,
    CASTLE,
    CASTLE_LAST_FIRE,
    FIGURES,
    FORGE,
    FORGE_ON_MANEUVER,
    MOVERS,
    ROLES,
    CandleCard,
    Figure,
    Mover,
    Target,
    Territory,
    bits,
)
from igroteka.kernel.ask import Flow, Seat, WhyNot, choose
from igroteka.kernel.bits import has, with_bit
from igroteka.kernel.pile import changed

NO_CANDLE: Final = Figure(-1)


def maneuver(t: T, seat: Seat, card: CandleCard) -> None:
    """A candle card is discarded face up; the Guild may use its Forges (candelabria.maneuver.discard)."""
    state = t.state
    state.piles = changed(state.piles, seat, (*state.piles[seat], card))
    t.tell(events.MANEUVERED, seat, CANDLES[card])
    if not state.held[seat]:
        t.tell(events.OUT_OF_CARDS, seat)
    t.then(move, seat, t.box.tables.moves, 1, NO_CANDLE)
    if sources(state, t.box, seat, FORGE_ON_MANEUVER):
        t.then(forge, seat, land_count(state, t.box, seat, FORGE), 0)


def move(t: T, seat: Seat, moves: int, extra: int, last: Figure) -> Flow[None] | None:
    """The next move of a maneuver, if there is one (candelabria.maneuver.summary).

    `moves` and `extra` are what is left of each; `last` is the candle that has just moved, or NO_CANDLE.
    """
    state = t.state
    found: list[Mover | None] = []
    if moves:
        movable = [figure for figure in figures(state, seat) if figure != CASTLE or reach(state, t.box, seat, CASTLE)]
        found += [MOVERS[figure] for figure in movable]
    if extra and last != NO_CANDLE and state.fires[CANDLES_OF[seat][last]]:
        found.append(BURNERS[last])
    return choose_move(t, seat, moves, extra, found) if found else None


def choose_move(t: T, seat: Seat, moves: int, extra: int, found: list[Mover | None]) -> Flow[None]:
    """A figure moves; or the maneuver ends (candelabria.maneuver.move, maneuver.candle.extra)."""
    found.append(None)
    mover = yield from choose(seat, MOVE_FIGURE, found, (moves,))
    if mover is None:
        return
    figure, burns = mover
    if burns:
        t.state.fires = add(t.state.fires, CANDLES_OF[seat][figure], -1)
        extra -= 1
        t.tell(events.BURNT, seat, ROLES[figure])
    else:
        moves -= 1
    goals = bits(reach(t.state, t.box, seat, figure))
    territory = yield from choose(
        seat, MOVE_TERRITORY, goals, (FIGURES[figure],), lambda: why_not_enter(t, seat, figure)
    )
    t.then(move, seat, moves, extra, NO_CANDLE if figure == CASTLE else figure)
    enter(t, seat, figure, territory)


def why_not_enter(t: T, seat: Seat, figure: Figure) -> list[WhyNot]:
    """A castle cannot enter a territory with another castle (candelabria.castle.one_per_territory)."""
    near = board_of(t.state, t.box).near[t.state.castles[seat]] if figure == CASTLE else 0
    return [
        WhyNot(territory_key(at), "castle-there", "candelabria.castle.one_per_territory")
        for at in bits(near & castle_sites(t.state))
    ]


def enter(t: T, seat: Seat, figure: Figure, territory: Territory) -> None:
    """What follows from entering a territory: strike or push, then the flame and its action."""
    t.then(settle, seat, territory)
    if figure == CASTLE:
        t.then(strike, seat, territory)
    arrive(t, seat, figure, territory)


def strike(t: T, seat: Seat, territory: Territory) -> Flow[None] | None:
    """The castle may destroy one flame or fire of an opponent here (candelabria.maneuver.castle.strike)."""
    others = [other for other in range(t.state.seats) if other != seat]
    targets = burning(t.state, with_bit(0, territory), others)
    return choose_strike(t, seat, territory, targets) if targets else None


def choose_strike(t: T, seat: Seat, territory: Territory, targets: list[Target | None]) -> Flow[None]:
    targets.append(None)
    target = yield from choose(seat, STRIKE_TARGET, targets, (called(t.state, t.box, territory),))
    if target is not None:
        t.tell(events.STRUCK, seat, called(t.state, t.box, territory))
        put_out(t, seat, target, CASTLE_LAST_FIRE)


def settle(t: T, seat: Seat, territory: Territory) -> None:
    """A flame on the territory entered, and its action (candelabria.maneuver.flame, maneuver.action)."""
    state = t.state
    if has(state.flames[seat], territory) or not state.supply[seat]:
        return
    place_flame(t, seat, territory)
    t.tell(events.SETTLED, seat, called(t.state, t.box, territory))
    act(t, seat, board_of(state, t.box).symbol[territory])
