"""The symbols of cards: light, extinguish, draw a tactic card, VP, steal; and the order of effects."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import cast

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import called, can_apply, extinguish_targets, light_targets, steal_targets, stored
from igroteka.games.candelabria.rules import due
from igroteka.games.candelabria.rules.cards import draw
from igroteka.games.candelabria.rules.points import score
from igroteka.games.candelabria.rules.quests import centre_entered, quest_met
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
    sorted_with,
)
from igroteka.games.candelabria.topics import EFFECT_ORDER, EXTINGUISH_TARGET, LIGHT_TARGET, STEAL_FROM, tactic_taken
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
    Candle,
    Effect,
    Flame,
    Quest,
    Region,
    Resource,
    Source,
    TacticCard,
    Target,
    Territory,
    owner_of,
    role_of,
)
from igroteka.kernel.ask import Flow, Seat, choose
from igroteka.kernel.bits import has, with_bit, without_bit
from igroteka.kernel.pile import changed, without

POINTS_OF = {
    CARD: BY_CANDLE,
    UPGRADE: BY_UPGRADE,
    TACTIC_CARD: BY_TACTIC,
    WEAK: BY_WEAK,
    WITHER_CARD: BY_WITHERING,
    TACTIC_UPGRADE: BY_UPGRADE,
}


def apply(t: T, seat: Seat, source: Source, effects: Sequence[Effect]) -> None:
    """Put effects on the agenda, in the order the seat will choose."""
    if len(effects) == 1 and effects[0][0] != VP:
        begin(t, seat, source, effects[0])
    elif effects:
        t.then(resolve_effects, seat, source, *chain.from_iterable(effects))


def resolve_effects(t: T, seat: Seat, source: Source, *numbers: int) -> Flow[None] | None:
    """Points come at once; the seat chooses which other effect is next (candelabria.flow.effect_order).

    The numbers are a symbol and how often it applies, for each effect in turn.
    """
    left: list[Effect] = []
    for effect in paired(numbers):
        symbol, times = effect
        if symbol == VP:
            score(t, seat, times, POINTS_OF[source])
        else:
            left.append(effect)
    if len(left) < 2 or 2 * len(left) < len(numbers):  # no question, or one for a step that scores nothing
        apply(t, seat, source, left)
        return None
    able = [effect for effect in left if can_apply(t.state, t.box, seat, source, effect[0])]
    if len(set(able)) > 1:
        return choose_effect(t, seat, source, left, able)
    if able:
        begin_with(t, seat, source, left, able[0])
    return None


def paired(numbers: tuple[int, ...]) -> Iterator[Effect]:
    """Symbols and how often each applies, from the arguments of a step."""
    return cast("Iterator[Effect]", zip(numbers[::2], numbers[1::2], strict=True))


def times_of(args: tuple[int, ...]) -> tuple[int, ...]:
    """How often each effect of a `resolve_effects` that is due is applied."""
    return args[3::2]


def choose_effect(t: T, seat: Seat, source: Source, left: list[Effect], able: list[Effect]) -> Flow[None]:
    """Which of several effects comes next."""
    first = yield from choose(seat, EFFECT_ORDER, list(dict.fromkeys(able)), (SOURCES[source],))
    begin_with(t, seat, source, left, first)


def begin_with(t: T, seat: Seat, source: Source, left: list[Effect], first: Effect) -> None:
    """Put one effect next, the others after it."""
    left.remove(first)
    apply(t, seat, source, left)
    begin(t, seat, source, first)


def begin(t: T, seat: Seat, source: Source, effect: Effect) -> None:
    """Put one effect on the agenda."""
    symbol, times = effect
    if symbol == LIGHT:
        t.then(light, seat, source, times)
    elif symbol == EXTINGUISH:
        t.then(extinguish, seat, source, times)
    elif symbol == TACTIC:
        t.then(take_tactic, seat, times, 0)
    elif symbol == STEAL:
        t.then(steal, seat, source, times, 0)
    elif symbol == TEMPLE:
        t.then(due.destroy_temple, seat, source, times)
    else:
        assert symbol == TEMPLE_MOVE, f"no symbol {symbol}"
        t.then(due.move_to_temple, seat, Region(times))  # here the second number is the region


# Light


def light(t: T, seat: Seat, source: Source, times: int) -> Flow[None] | None:
    """The seat adds a fire to its candle or places an earth flame, or stops (candelabria.icon.light)."""
    targets = light_targets(t.state, t.box, seat, source)
    return choose_light(t, seat, source, times, targets) if targets else None


def choose_light(t: T, seat: Seat, source: Source, times: int, targets: list[Target | None]) -> Flow[None]:
    targets.append(None)
    target = yield from choose(seat, LIGHT_TARGET, targets, (SOURCES[source], times))
    if target is None:
        return
    if times > 1:
        t.then(light, seat, source, times - 1)
    if isinstance(target, Flame):
        place_flame(t, seat, target.territory)
        t.tell(events.LIT_FLAME, seat, called(t.state, t.box, target.territory))
        centre_entered(t, seat, target.territory)
    else:
        t.state.fires = add(t.state.fires, target, 1)
        t.tell(events.LIT_CANDLE, seat, ROLES[role_of(target)])


def place_flame(t: T, seat: Seat, territory: Territory) -> None:
    """Put an earth flame from the supply on a territory (candelabria.comp.earth_flame.one_per_territory)."""
    state = t.state
    assert state.supply[seat] and not has(state.flames[seat], territory)
    state.supply = add(state.supply, seat, -1)
    state.flames = changed(state.flames, seat, with_bit(state.flames[seat], territory))


# Extinguish


def extinguish(t: T, seat: Seat, source: Source, times: int) -> Flow[None] | None:
    """Remove one fire or one earth flame, or stop (candelabria.icon.extinguish)."""
    targets = extinguish_targets(t.state, t.box, seat, source)
    return choose_extinguish(t, seat, source, times, targets) if targets else None


def choose_extinguish(t: T, seat: Seat, source: Source, times: int, targets: list[Target | None]) -> Flow[None]:
    targets.append(None)
    target = yield from choose(seat, EXTINGUISH_TARGET, targets, (SOURCES[source], times))
    if target is None:
        return
    if times > 1:
        t.then(extinguish, seat, source, times - 1)
    put_out(t, seat, target, CANDLE_LAST_FIRE if source == CARD else None)


def put_out(t: T, seat: Seat, target: Target, last_fire_quest: Quest | None) -> None:
    """A seat puts out one flame or fire; a quest may reward the last fire of a candle."""
    if isinstance(target, Flame):
        put_out_flame(t, seat, target.owner, target.territory)
    else:
        put_out_fire(t, seat, target, last_fire_quest)


def put_out_fire(t: T, seat: Seat, candle: Candle, last_fire_quest: Quest | None) -> None:
    """A candle loses a fire; with none left it stays, extinguished (candelabria.comp.candle.extinguished)."""
    state, owner = t.state, owner_of(candle)
    state.fires = add(state.fires, candle, -1)
    t.tell(events.FIRE_EXTINGUISHED, seat, owner, ROLES[role_of(candle)], state.fires[candle])
    if not state.fires[candle] and owner != seat:
        quest_met(t, seat, CANDLE_OUT)
        if last_fire_quest is not None:
            quest_met(t, seat, last_fire_quest)


def put_out_flame(t: T, seat: Seat, owner: Seat, territory: Territory) -> None:
    """In Ignition the owner may use a flame that another seat put out (candelabria.extinguished.to_curse)."""
    state = t.state
    state.flames = changed(state.flames, owner, without_bit(state.flames[owner], territory))
    state.supply = add(state.supply, owner, 1)
    t.tell(events.FLAME_EXTINGUISHED, seat, owner, called(t.state, t.box, territory))
    if owner != seat:
        if state.stage == IGNITION:
            t.then(due.use_extinguished_flame, owner)
        quest_met(t, seat, FLAME_OUT)


# Tactic cards


def take_tactic(t: T, seat: Seat, left: int, taken: int) -> Flow[None] | None:
    """Take a face-up tactic card; compulsory while there is one (candelabria.icon.draw_tactic)."""
    return choose_tactic(t, seat, left, taken) if t.state.display else None


def choose_tactic(t: T, seat: Seat, left: int, taken: int) -> Flow[None]:
    card = yield from choose(seat, tactic_taken(t.box), sorted(set(t.state.display)), (left,))
    state = t.state
    state.display = without(state.display, card)
    hold_tactic(state, seat, card)
    t.tell(events.TACTIC_TAKEN, seat, t.box.tables.tactic_ids[card])
    if left > 1:
        t.then(take_tactic, seat, left - 1, taken + 1)
    if taken == 2:
        quest_met(t, seat, THREE_TACTICS)
    refill(t)


def hold_tactic(state: State, seat: Seat, card: TacticCard) -> None:
    """Tactic cards are kept sorted: their order means nothing."""
    state.tactics = changed(state.tactics, seat, sorted_with(state.tactics[seat], card))


def refill(t: T) -> None:
    """A card from the deck fills the free place of the display (candelabria.tactics.refill)."""
    state = t.state
    if state.tactic_rest:
        card, state.tactic_rest = draw(t.luck, state.tactic_rest)
    elif state.tactic_bottom:
        card, state.tactic_bottom = state.tactic_bottom[0], state.tactic_bottom[1:]
    else:
        return
    state.display = sorted_with(state.display, card)
    t.tell(events.TACTIC_SHOWN, t.box.tables.tactic_ids[card])


# Steal


def steal(t: T, seat: Seat, source: Source, left: int, gained: int) -> Flow[None] | None:
    """Take one cube from another seat, or stop (candelabria.icon.steal)."""
    targets = steal_targets(t.state, seat, source)
    return choose_steal(t, seat, source, left, gained, targets) if targets else None


def choose_steal(
    t: T, seat: Seat, source: Source, left: int, gained: int, targets: list[tuple[Seat, Resource] | None]
) -> Flow[None]:
    targets.append(None)
    cube = yield from choose(seat, STEAL_FROM, targets, (SOURCES[source], left))
    if cube is None:
        return
    gained += take_cube(t, seat, *cube)
    if left > 1:
        t.then(steal, seat, source, left - 1, gained)
    if gained == 6:
        quest_met(t, seat, SIX_RESOURCES)


def take_cube(t: T, seat: Seat, owner: Seat, resource: Resource) -> int:
    """Move a cube from one storage to another; without room it is lost. Returns how many cubes the thief gained."""
    state = t.state
    t.tell(events.STOLE, seat, owner, RESOURCES[resource])
    add_cubes(state, owner, resource, -1)
    if stored(state, seat) >= t.box.tables.storage:
        t.tell(events.STOLEN_LOST, seat, RESOURCES[resource])
        return 0
    add_cubes(state, seat, resource, 1)
    return 1


def add_cubes(state: State, seat: Seat, resource: Resource, number: int) -> None:
    """Change a storage."""
    if resource == WAX:
        state.wax = add(state.wax, seat, number)
    else:
        state.gold = add(state.gold, seat, number)
