"""Maneuver: two moves and an extra one, the castle's strike, flames and territory actions."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of, bonus, burning, called, castle_sites, figures, land_count, reach
from igroteka.games.candelabria.rules.due import FORGE_DUE, MANEUVER, SETTLE, STRIKE
from igroteka.games.candelabria.rules.effects import place_flame, put_out
from igroteka.games.candelabria.rules.movement import arrive
from igroteka.games.candelabria.rules.territories import act
from igroteka.games.candelabria.state import T, add, put
from igroteka.games.candelabria.topics import BURN, CANDLES, MOVE_FIGURE, MOVE_TERRITORY, STRIKE_TARGET, territory_key
from igroteka.games.candelabria.words import (
    CASTLE,
    CASTLE_LAST_FIRE,
    FIGURES,
    FORGE,
    FORGE_ON_MANEUVER,
    ROLES,
    bits,
)
from igroteka.kernel.ask import Flow, Seat, WhyNot, choose


def maneuver(t: T, seat: Seat, card: int) -> None:
    """A candle card is discarded face up; the Guild may use its Forges (candelabria.maneuver.discard)."""
    state = t.state
    state.piles = put(state.piles, seat, (*state.piles[seat], card))
    t.tell(events.MANEUVERED, seat, CANDLES[card])
    if not state.held[seat]:
        t.tell(events.OUT_OF_CARDS, seat)
    state.moves, state.burnt, state.moved = t.box.tables.moves, False, -1
    state.due.append((MANEUVER, seat))
    if bonus(state, t.box, seat, FORGE_ON_MANEUVER):
        state.due.append((FORGE_DUE, seat, land_count(state, t.box, seat, FORGE), 0))


def movers(t: T, seat: Seat) -> list[int | None]:
    """Figures that can move now, and the candle that may burn a fire to move again."""
    state = t.state
    found: list[int | None] = []
    if state.moves:
        found += [figure for figure in figures(state, seat) if figure != CASTLE or reach(state, t.box, seat, CASTLE)]
    if not state.burnt and state.moved >= 0 and state.fires[seat * 3 + state.moved]:
        found.append(BURN + state.moved)
    return found


def move(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """The next move of a maneuver, if there is one (candelabria.maneuver.summary)."""
    _, seat = item
    found = movers(t, seat)
    return choose_move(t, seat, found) if found else None


def choose_move(t: T, seat: Seat, found: list[int | None]) -> Flow[None]:
    """A figure moves; or the maneuver ends (candelabria.maneuver.move, maneuver.candle.extra)."""
    found.append(None)
    figure = yield from choose(seat, MOVE_FIGURE, found, (t.state.moves,))
    if figure is None:
        return
    state = t.state
    if figure >= BURN:
        figure -= BURN
        state.fires = add(state.fires, seat * 3 + figure, -1)
        state.burnt = True
        t.tell(events.BURNT, seat, ROLES[figure])
    else:
        state.moves -= 1
    goals = bits(reach(state, t.box, seat, figure))
    territory = yield from choose(
        seat, MOVE_TERRITORY, goals, (FIGURES[figure],), lambda: why_not_enter(t, seat, figure)
    )
    t.state.moved = -1 if figure == CASTLE else figure
    t.state.due.append((MANEUVER, seat))
    enter(t, seat, figure, territory)


def why_not_enter(t: T, seat: Seat, figure: int) -> list[WhyNot]:
    """A castle cannot enter where another one stands (candelabria.castle.one_per_territory)."""
    near = board_of(t.state, t.box).near[t.state.castles[seat]] if figure == CASTLE else 0
    return [
        WhyNot(territory_key(at), "castle-there", "candelabria.castle.one_per_territory")
        for at in bits(near & castle_sites(t.state))
    ]


def enter(t: T, seat: Seat, figure: int, territory: int) -> None:
    """What comes of entering a territory: strike or push, then the flame and its action."""
    t.state.due.append((SETTLE, seat, territory))
    if figure == CASTLE:
        t.state.due.append((STRIKE, seat, territory))
    arrive(t, seat, figure, territory)


def strike(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """The castle may destroy one flame or fire of an opponent here (candelabria.maneuver.castle.strike)."""
    _, seat, territory = item
    others = [other for other in range(t.state.seats) if other != seat]
    targets = burning(t.state, 1 << territory, others)
    return choose_strike(t, seat, territory, targets) if targets else None


def choose_strike(t: T, seat: Seat, territory: int, targets: list[int | None]) -> Flow[None]:
    targets.append(None)
    target = yield from choose(seat, STRIKE_TARGET, targets, (called(t.state, territory),))
    if target is not None:
        t.tell(events.STRUCK, seat, called(t.state, territory))
        put_out(t, seat, target, CASTLE_LAST_FIRE)


def settle(t: T, item: tuple[int, ...]) -> None:
    """A flame on the territory entered, and its action (candelabria.maneuver.flame, maneuver.action)."""
    _, seat, territory = item
    state = t.state
    if state.flames[seat] >> territory & 1 or not state.supply[seat]:
        return
    place_flame(t, seat, territory)
    t.tell(events.SETTLED, seat, called(t.state, territory))
    act(t, seat, board_of(state, t.box).symbol[territory])
