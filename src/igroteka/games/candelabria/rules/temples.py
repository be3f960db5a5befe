"""Temples: placed on stacks by region, destroyed from the top, and what that triggers."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import (
    board_of,
    built_on,
    candles_of,
    razed,
    sources,
    temple_regions,
    top_temple,
    triggered,
)
from igroteka.games.candelabria.rules import due
from igroteka.games.candelabria.rules.effects import apply
from igroteka.games.candelabria.rules.movement import arrive
from igroteka.games.candelabria.rules.points import score
from igroteka.games.candelabria.rules.quests import quest_met
from igroteka.games.candelabria.state import BY_TEMPLE, State, T, add
from igroteka.games.candelabria.topics import TEMPLE_DESTROY, TEMPLE_MOVED
from igroteka.games.candelabria.words import (
    BUILD_TEMPLE,
    COLOURS,
    DESTROY_TEMPLE,
    EXTINGUISH,
    EXTINGUISH_ON_TEMPLE,
    LIGHT,
    LIGHT_ON_TEMPLE,
    MOVE_ON_TEMPLE,
    SOURCES,
    TEMPLE_MOVE,
    UPGRADE,
    VP,
    VP_ON_TEMPLE,
    WHITE,
    Colour,
    Effect,
    Region,
    Role,
    Source,
    Territory,
    bits,
    role_of,
)
from igroteka.kernel.ask import Flow, Seat, choose
from igroteka.kernel.bits import without_bit
from igroteka.kernel.pile import changed


def lay_temple(state: State, colour: Colour, region: Region) -> None:
    """Put a level on top of a region's stack (candelabria.temple.stack)."""
    state.temple_supply = add(state.temple_supply, colour, -1)
    state.temples = changed(state.temples, region, built_on(state.temples[region], colour))


def place_temple(t: T, seat: Seat, colour: Colour, region: Region, price: int) -> None:
    """A seat builds a temple: points of a white one, then all that is triggered (candelabria.temple.place)."""
    lay_temple(t.state, colour, region)
    t.tell(events.TEMPLE_BUILT, seat, COLOURS[colour], region, price)
    if colour == WHITE:
        score(t, seat, t.box.tables.white_temple_vp, BY_TEMPLE)
    apply(t, seat, UPGRADE, temple_triggers(t, seat, region))
    quest_met(t, seat, BUILD_TEMPLE)


def temple_triggers(t: T, seat: Seat, region: Region) -> tuple[Effect, ...]:
    """What the seat's upgrades and abilities add to a temple it placed."""
    state, box = t.state, t.box
    found = triggered(state, box, seat, VP_ON_TEMPLE, VP)
    found += triggered(state, box, seat, LIGHT_ON_TEMPLE, LIGHT)
    found += triggered(state, box, seat, EXTINGUISH_ON_TEMPLE, EXTINGUISH)
    return found + ((TEMPLE_MOVE, region),) * sources(state, box, seat, MOVE_ON_TEMPLE)


def destroy_temple(t: T, seat: Seat, source: Source, times: int) -> Flow[None] | None:
    """Remove the top level of a temple, or stop (candelabria.icon.destroy_temple)."""
    regions = temple_regions(t.state, t.box, source)
    return choose_destroy(t, seat, source, times, regions) if regions else None


def choose_destroy(t: T, seat: Seat, source: Source, times: int, regions: list[Region | None]) -> Flow[None]:
    regions.append(None)
    region = yield from choose(seat, TEMPLE_DESTROY, regions, (SOURCES[source], times))
    if region is None:
        return
    state = t.state
    if times > 1:
        t.then(due.destroy_temple, seat, source, times - 1)
    colour = top_temple(state, region)
    state.temples = changed(state.temples, region, razed(state.temples[region]))
    state.temple_supply = add(state.temple_supply, colour, 1)
    t.tell(events.TEMPLE_DESTROYED, seat, COLOURS[colour], region)
    if colour == WHITE:
        score(t, seat, t.box.tables.white_temple_vp, BY_TEMPLE)
    apply(t, seat, UPGRADE, ((TEMPLE_MOVE, region),) * sources(state, t.box, seat, MOVE_ON_TEMPLE))
    quest_met(t, seat, DESTROY_TEMPLE)


def temple_moves(t: T, seat: Seat, region: Region) -> list[tuple[Role, Territory] | None]:
    """Moves of the seat's candles to a territory of a region: role and territory."""
    state = t.state
    area = board_of(state, t.box).region[region]
    return [
        (role_of(candle), territory)
        for candle in candles_of(state, seat)
        for territory in bits(without_bit(area, state.candles[candle]))
    ]


def move_to_temple(t: T, seat: Seat, region: Region) -> Flow[None] | None:
    """The Knights may move a candle to the region of their temple (candelabria.house.knights.ability1)."""
    moves = temple_moves(t, seat, region)
    return choose_temple_move(t, seat, region, moves) if moves else None


def choose_temple_move(t: T, seat: Seat, region: Region, moves: list[tuple[Role, Territory] | None]) -> Flow[None]:
    moves.append(None)
    move = yield from choose(seat, TEMPLE_MOVED, moves, (region,))
    if move is not None:
        arrive(t, seat, *move)
