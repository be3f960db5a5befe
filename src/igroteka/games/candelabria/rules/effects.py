"""The symbols of cards: light, extinguish, draw a tactic card, VP, steal; and the order of effects."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import called, can_apply, extinguish_targets, light_targets, steal_targets, stored
from igroteka.games.candelabria.rules.cards import draw
from igroteka.games.candelabria.rules.due import (
    EXTINGUISH_DUE,
    LIGHT_DUE,
    ORDER,
    OWNER_DUE,
    STEAL_DUE,
    TACTIC_DUE,
    TEMPLE_DUE,
    TEMPLE_MOVE_DUE,
)
from igroteka.games.candelabria.rules.points import score
from igroteka.games.candelabria.rules.quests import centre_entered, met
from igroteka.games.candelabria.state import (
    BY_CANDLE,
    BY_TACTIC,
    BY_UPGRADE,
    BY_WEAK,
    BY_WITHERING,
    IGNITION,
    State,
    T,
    add,
    put,
    sorted_with,
    without,
)
from igroteka.games.candelabria.topics import (
    CANDLE_TARGETS,
    EFFECT_ORDER,
    EXTINGUISH_TARGET,
    FLAME_TARGETS,
    LIGHT_TARGET,
    OWN_CANDLES,
    STEAL_FROM,
    TACTIC_CARD_TAKEN,
    TACTICS,
)
from igroteka.games.candelabria.words import (
    CANDLE_LAST_FIRE,
    CANDLE_OUT,
    CARD,
    EXTINGUISH,
    FLAME_OUT,
    LIGHT,
    RESOURCES,
    ROLES,
    SIX_RESOURCES,
    SOURCES,
    STEAL,
    TACTIC,
    TACTIC_CARD,
    TACTIC_UPGRADE,
    TEMPLE,
    TEMPLE_MOVE,
    THREE_TACTICS,
    UPGRADE,
    VP,
    WAX,
    WEAK,
    WITHER_CARD,
)
from igroteka.kernel.ask import Flow, Seat, choose

POINTS_OF = {
    CARD: BY_CANDLE,
    UPGRADE: BY_UPGRADE,
    TACTIC_CARD: BY_TACTIC,
    WEAK: BY_WEAK,
    WITHER_CARD: BY_WITHERING,
    TACTIC_UPGRADE: BY_UPGRADE,
}


def apply(state: State, seat: Seat, source: int, effects: tuple[int, ...]) -> None:
    """Let effects (symbol and times, one after the other) be due to a seat, in the order it will choose."""
    if effects:
        state.due.append((ORDER, seat, source, *effects))


def order(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """Points come at once; of the other effects the seat chooses the next one (candelabria.flow.effect_order)."""
    _, seat, source, *effects = item
    left: list[tuple[int, int]] = []
    for at in range(0, len(effects), 2):
        symbol, times = effects[at], effects[at + 1]
        if symbol == VP:
            score(t, seat, times, POINTS_OF[source])
        else:
            left.append((symbol, times))
    able = left if len(left) < 2 else [pair for pair in left if can_apply(t.state, t.box, seat, source, pair[0])]
    if len(set(able)) > 1:
        return choose_order(t, seat, source, left, able)
    if able:
        begin(t.state, seat, source, left, able[0])
    return None


def choose_order(t: T, seat: Seat, source: int, left: list[tuple[int, int]], able: list[tuple[int, int]]) -> Flow[None]:
    """Which of several effects comes next."""
    codes = {order_code(symbol, times): (symbol, times) for symbol, times in able}
    chosen = yield from choose(seat, EFFECT_ORDER, list(codes), (SOURCES[source],))
    begin(t.state, seat, source, left, codes[chosen])


def begin(state: State, seat: Seat, source: int, left: list[tuple[int, int]], chosen: tuple[int, int]) -> None:
    """One effect comes next, the others after it."""
    left.remove(chosen)
    apply(state, seat, source, tuple(value for pair in left for value in pair))
    state.due.append(entry(seat, source, *chosen))


def order_code(symbol: int, times: int) -> int:
    """An option of EFFECT_ORDER; the Knights' move carries a region, not a number of times."""
    return TEMPLE_MOVE * 16 + 1 if symbol == TEMPLE_MOVE else symbol * 16 + times


def entry(seat: Seat, source: int, symbol: int, times: int) -> tuple[int, ...]:
    """One effect as an entry of what is due."""
    if symbol == LIGHT:
        return (LIGHT_DUE, seat, source, times)
    if symbol == EXTINGUISH:
        return (EXTINGUISH_DUE, seat, source, times)
    if symbol == TACTIC:
        return (TACTIC_DUE, seat, times, 0)
    if symbol == STEAL:
        return (STEAL_DUE, seat, source, times, 0)
    if symbol == TEMPLE:
        return (TEMPLE_DUE, seat, source, times)
    assert symbol == TEMPLE_MOVE, f"no symbol {symbol}"
    return (TEMPLE_MOVE_DUE, seat, times)


# Light


def light(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """Add a fire to an own candle or place an own earth flame, or stop (candelabria.icon.light)."""
    _, seat, source, times = item
    targets = light_targets(t.state, t.box, seat, source)
    return choose_light(t, seat, source, times, targets) if targets else None


def choose_light(t: T, seat: Seat, source: int, times: int, targets: list[int | None]) -> Flow[None]:
    targets.append(None)
    target = yield from choose(seat, LIGHT_TARGET, targets, (SOURCES[source], times))
    if target is None:
        return
    if times > 1:
        t.state.due.append((LIGHT_DUE, seat, source, times - 1))
    if target >= OWN_CANDLES:
        role = target - OWN_CANDLES
        t.state.fires = add(t.state.fires, seat * 3 + role, 1)
        t.tell(events.LIT_CANDLE, seat, ROLES[role])
    else:
        place_flame(t, seat, target)
        t.tell(events.LIT_FLAME, seat, called(t.state, target))
        centre_entered(t, seat, target)


def place_flame(t: T, seat: Seat, territory: int) -> None:
    """Put an earth flame of the supply on a territory (candelabria.comp.earth_flame.one_per_territory)."""
    state = t.state
    assert state.supply[seat] and not state.flames[seat] >> territory & 1
    state.supply = add(state.supply, seat, -1)
    state.flames = put(state.flames, seat, state.flames[seat] | 1 << territory)


# Extinguish


def extinguish(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """Remove one fire or one earth flame, or stop (candelabria.icon.extinguish)."""
    _, seat, source, times = item
    targets = extinguish_targets(t.state, t.box, seat, source)
    return choose_extinguish(t, seat, source, times, targets) if targets else None


def choose_extinguish(t: T, seat: Seat, source: int, times: int, targets: list[int | None]) -> Flow[None]:
    targets.append(None)
    target = yield from choose(seat, EXTINGUISH_TARGET, targets, (SOURCES[source], times))
    if target is None:
        return
    if times > 1:
        t.state.due.append((EXTINGUISH_DUE, seat, source, times - 1))
    put_out(t, seat, target, CANDLE_LAST_FIRE if source == CARD else -1)


def put_out(t: T, seat: Seat, target: int, last_fire_quest: int) -> None:
    """A seat puts out one flame or fire; a quest may reward the last fire of a candle."""
    if target >= CANDLE_TARGETS:
        put_out_fire(t, seat, target - CANDLE_TARGETS, last_fire_quest)
    else:
        owner, territory = divmod(target, FLAME_TARGETS)
        put_out_flame(t, seat, owner, territory)


def put_out_fire(t: T, seat: Seat, candle: int, last_fire_quest: int) -> None:
    """A candle loses a fire; without any it stays, extinguished (candelabria.comp.candle.extinguished)."""
    state, (owner, role) = t.state, divmod(candle, 3)
    state.fires = add(state.fires, candle, -1)
    t.tell(events.FIRE_OUT_TOLD, seat, owner, ROLES[role], state.fires[candle])
    if not state.fires[candle] and owner != seat:
        met(t, seat, CANDLE_OUT)
        if last_fire_quest >= 0:
            met(t, seat, last_fire_quest)


def put_out_flame(t: T, seat: Seat, owner: Seat, territory: int) -> None:
    """In Ignition the owner may use a flame that another seat put out (candelabria.extinguished.to_curse)."""
    state = t.state
    state.flames = put(state.flames, owner, state.flames[owner] & ~(1 << territory))
    state.supply = add(state.supply, owner, 1)
    t.tell(events.FLAME_OUT_TOLD, seat, owner, called(t.state, territory))
    if owner != seat:
        if state.phase == IGNITION:
            state.due.append((OWNER_DUE, owner))
        met(t, seat, FLAME_OUT)


# Tactic cards


def take_tactic(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """Take a face-up tactic card; compulsory while there is one (candelabria.icon.draw_tactic)."""
    _, seat, left, taken = item
    return choose_tactic(t, seat, left, taken) if t.state.display else None


def choose_tactic(t: T, seat: Seat, left: int, taken: int) -> Flow[None]:
    card = yield from choose(seat, TACTIC_CARD_TAKEN, sorted(set(t.state.display)), (left,))
    state = t.state
    state.display = without(state.display, card)
    hold_tactic(state, seat, card)
    t.tell(events.TACTIC_TAKEN, seat, TACTICS[card])
    if left > 1:
        state.due.append((TACTIC_DUE, seat, left - 1, taken + 1))
    if taken == 2:
        met(t, seat, THREE_TACTICS)
    refill(t)


def hold_tactic(state: State, seat: Seat, card: int) -> None:
    """Tactic cards are kept sorted: their order means nothing."""
    state.tactics = put(state.tactics, seat, sorted_with(state.tactics[seat], card))


def refill(t: T) -> None:
    """A card of the deck fills the free place of the display (candelabria.tactics.refill)."""
    state = t.state
    if state.tactic_rest:
        card, state.tactic_rest = draw(t.luck, state.tactic_rest)
    elif state.tactic_bottom:
        card, state.tactic_bottom = state.tactic_bottom[0], state.tactic_bottom[1:]
    else:
        return
    state.display = sorted_with(state.display, card)
    t.tell(events.TACTIC_SHOWN, TACTICS[card])


# Steal


def steal(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """Take one cube of another seat, or stop (candelabria.icon.steal)."""
    _, seat, source, left, kept = item
    targets = steal_targets(t.state, seat, source)
    return choose_steal(t, seat, source, left, kept, targets) if targets else None


def choose_steal(t: T, seat: Seat, source: int, left: int, kept: int, targets: list[int | None]) -> Flow[None]:
    targets.append(None)
    option = yield from choose(seat, STEAL_FROM, targets, (SOURCES[source], left))
    if option is None:
        return
    kept += take_cube(t, seat, *divmod(option, 2))
    if left > 1:
        t.state.due.append((STEAL_DUE, seat, source, left - 1, kept))
    if kept == 6:
        met(t, seat, SIX_RESOURCES)


def take_cube(t: T, seat: Seat, owner: Seat, resource: int) -> int:
    """Move a cube from one storage to another; without room it is lost. Returns the cubes kept."""
    state = t.state
    t.tell(events.STOLE, seat, owner, RESOURCES[resource])
    add_cubes(state, owner, resource, -1)
    if stored(state, seat) >= t.box.tables.storage:
        t.tell(events.STOLEN_LOST, seat, RESOURCES[resource])
        return 0
    add_cubes(state, seat, resource, 1)
    return 1


def add_cubes(state: State, seat: Seat, resource: int, number: int) -> None:
    """Change a storage."""
    if resource == WAX:
        state.wax = add(state.wax, seat, number)
    else:
        state.gold = add(state.gold, seat, number)
