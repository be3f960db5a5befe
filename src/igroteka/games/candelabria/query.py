"""Pure questions about a state: reach, targets, counts, strength, points."""

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.box import Box
from igroteka.games.candelabria.box.tables import FARTHEST, Board
from igroteka.games.candelabria.state import NOWHERE, State
from igroteka.games.candelabria.words import (
    ALL_CANDLES,
    ALL_COLOURS,
    ALL_ROLES,
    BLACK,
    CANDLES_OF,
    CASTLE,
    CASTLE_STRENGTH,
    CURSE,
    CURSE_PLACES,
    CURSE_STRENGTH,
    EXPLORER,
    EXPLORER_JUMP,
    EXTINGUISH,
    GOLD,
    GREY,
    LIGHT,
    NO_TEMPLE,
    OWN_CANDLES,
    PILGRIM,
    PLUS_LAND,
    SKIP_OWN_FLAMES,
    STEAL,
    STRENGTH4,
    TACTIC,
    TACTIC_CARD,
    TACTIC_UPGRADE,
    TEMPLE,
    TEMPLE_MOVE,
    TERRITORIES,
    VP,
    WAX,
    Area,
    Bonus,
    Candle,
    Colour,
    CursePlace,
    Effect,
    Figure,
    Land,
    Region,
    Resource,
    Source,
    Symbol,
    Target,
    Territory,
    bits,
    flame_targets,
    region_of,
    territory_key,
)
from igroteka.kernel.ask import Seat


def called(state: State, box: Box, territory: Territory) -> str:
    """The id of a territory's name: some have another symbol on the other side of the board."""
    return territory_key(TERRITORIES[territory], state.side, box.two_faced)


def board_of(state: State, box: Box) -> Board:
    """The side of the board in use."""
    return box.tables.boards[state.side]


def sources(state: State, box: Box, seat: Seat, effect: Bonus) -> int:
    """How many active upgrades and House abilities of a seat have the effect."""
    return (state.powers[seat] & box.tables.active[state.year][effect]).bit_count()


def bonus(state: State, box: Box, seat: Seat, effect: Bonus) -> int:
    """What active upgrades and House abilities with the effect add up to for a seat (candelabria.upgrade.stacking)."""
    powers, tables = state.powers[seat], box.tables
    if not powers & tables.active[state.year][effect]:
        return 0
    return sum([amount * (powers & own).bit_count() for amount, own in tables.amounts[state.year][effect]])


def triggered(state: State, box: Box, seat: Seat, effect: Bonus, symbol: Symbol) -> tuple[Effect, ...]:
    """A symbol, as often as printed, for each active source of the effect (candelabria.upgrade.stacking)."""
    powers, tables = state.powers[seat], box.tables
    if not powers & tables.active[state.year][effect]:
        return ()
    found: tuple[Effect, ...] = ()
    for amount, own in tables.amounts[state.year][effect]:
        found += ((symbol, amount),) * (powers & own).bit_count()
    return found


def stored(state: State, seat: Seat) -> int:
    """Cubes in the seat's storage."""
    return state.wax[seat] + state.gold[seat]


def controlled(state: State, seat: Seat) -> Area:
    """Territories with a flame, candle or castle of the seat (candelabria.control.territory)."""
    found = state.flames[seat] | 1 << state.castles[seat]
    for territory in state.candles[OWN_CANDLES[seat]]:
        if territory != NOWHERE:
            found |= 1 << territory
    return found


def present_regions(state: State, box: Box, seat: Seat) -> list[Region]:
    """Regions with a piece of the seat's colour (candelabria.temple.presence)."""
    board, own = board_of(state, box), controlled(state, seat)
    return [region for region in board.regions if own & board.region[region]]


def land_count(state: State, box: Box, seat: Seat, land: Land) -> int:
    """How strong a territory action is: the seat's flames on the symbol, and bonuses (candelabria.territory.count)."""
    flames = state.flames[seat] & board_of(state, box).lands[land]
    return flames.bit_count() + bonus(state, box, seat, PLUS_LAND[land])


def top_temple(state: State, region: Region) -> Colour:
    """The colour of the active temple of a region, or NO_TEMPLE (candelabria.temple.top_only)."""
    return _TOP_COLOUR[state.temples[region] & 3]


# A stack of temples is one number: colour + 1 in two bits a level, the top level lowest.
_TOP_COLOUR = (NO_TEMPLE, *ALL_COLOURS)


def built_on(stack: int, colour: Colour) -> int:
    """A stack of temples with one more level on top."""
    return stack << 2 | colour + 1


def razed(stack: int) -> int:
    """A stack of temples without its top level."""
    return stack >> 2


def levels(stack: int) -> list[Colour]:
    """The colours of a stack of temples, bottom first."""
    found = list[Colour]()
    while stack:
        found.insert(0, _TOP_COLOUR[stack & 3])
        stack >>= 2
    return found


def free_slots(state: State, box: Box, seat: Seat) -> int:
    """Upgrade slots that are still free."""
    return box.tables.slots - (state.powers[seat] & box.tables.tokens).bit_count()


# Movement


def castle_sites(state: State) -> Area:
    """Territories with a castle."""
    found = 0
    for territory in state.castles:
        found |= 1 << territory
    return found


def reach(state: State, box: Box, seat: Seat, figure: Figure) -> Area:
    """Where one move of a maneuver can take a figure (candelabria.role.*.move, house.ash.ability1)."""
    board = board_of(state, box)
    if figure == CASTLE:
        return board.near[state.castles[seat]] & ~castle_sites(state)
    at = state.candles[CANDLES_OF[seat][figure]]
    jumps = min(1 + bonus(state, box, seat, EXPLORER_JUMP), FARTHEST - 1) if figure == EXPLORER else 0
    if sources(state, box, seat, SKIP_OWN_FLAMES):
        found = _skipping(board, at, state.flames[seat], jumps)
    else:
        found = board.within[jumps + 1][at]
    if figure == PILGRIM:
        found |= board.same[at]
    return found


def _skipping(board: Board, start: Territory, own: Area, jumps: int) -> Area:
    """Reach over any number of territories in `own`, and over `jumps` others."""
    reached = 1 << start
    for _ in range(jumps + 1):
        passed = reached
        while True:
            more = board.around(passed) & own & ~passed
            if not more:
                break
            passed |= more
        reached = passed | board.around(passed)
    return reached & ~(1 << start)


def figures(state: State, seat: Seat) -> list[Figure]:
    """The seat's figures on the board, the castle last."""
    own: list[Figure] = [
        role for role, at in zip(ALL_ROLES, state.candles[OWN_CANDLES[seat]], strict=True) if at != NOWHERE
    ]
    own.append(CASTLE)
    return own


def anywhere(state: State, box: Box, seat: Seat, figure: Figure) -> Area:
    """Where a move of any distance can take a figure (candelabria.territory.portal)."""
    board = board_of(state, box)
    if figure == CASTLE:
        return board.all & ~castle_sites(state)
    return board.all & ~(1 << state.candles[CANDLES_OF[seat][figure]])


def candles_at(state: State, area: Area) -> list[Candle]:
    """Candles of all seats in an area."""
    return [
        candle
        for candle, territory in zip(ALL_CANDLES, state.candles, strict=False)
        if territory != NOWHERE and area >> territory & 1
    ]


def curse_sites(state: State) -> list[tuple[CursePlace, Territory]]:
    """With two players: where each curse figure stands (candelabria.two.mist.place)."""
    return [(place, Territory(at)) for place, at in zip(CURSE_PLACES, state.curse_at, strict=True) if at != NOWHERE]


def curse_region(state: State, place: CursePlace) -> Region | None:
    """The region where the curse from a place of the curse board stands."""
    at = state.curse_at[place]
    if at == NOWHERE:
        return None
    return region_of(Territory(at)) if state.two else Region(at)


def curse_steps(state: State, box: Box) -> list[tuple[CursePlace, Territory]]:
    """Steps that curses can take with two players: place and territory (candelabria.two.territory.curse)."""
    board, found = board_of(state, box), []
    for place, at in curse_sites(state):
        for territory in bits(board.near[at]):
            region = region_of(territory)
            if region == region_of(at) or top_temple(state, region) != BLACK:
                found.append((place, territory))
    return found


# Targets of effects


def scope(state: State, box: Box, source: Source) -> Area:
    """Candle cards and upgrades reach the whole board, all else one region (candelabria.battle.targets)."""
    board = board_of(state, box)
    return board.region[state.region] if source >= TACTIC_CARD else board.all


def light_targets(state: State, box: Box, seat: Seat, source: Source) -> list[Target | None]:
    """The seat's candles that lack fires, and territories without one of its flames (candelabria.icon.light)."""
    area = scope(state, box, source)
    found: list[Target | None] = []
    if state.supply[seat]:
        found += flame_targets(seat, area & ~state.flames[seat])
    for candle, most in zip(CANDLES_OF[seat], box.tables.fires, strict=True):
        at = state.candles[candle]
        if at != NOWHERE and area >> at & 1 and state.fires[candle] < most:
            found.append(candle)
    return found


def extinguish_targets(state: State, box: Box, seat: Seat, source: Source) -> list[Target | None]:
    """Opponents' flames and burning candles; the property of a curse also reaches those of the seat."""
    area = scope(state, box, source)
    if source == CURSE:
        return burning(state, area, range(state.seats))
    if TACTIC_CARD <= source <= TACTIC_UPGRADE:
        return burning(state, area, sorted(other for other in state.fighters if other != seat))
    return burning(state, area, [other for other in range(state.seats) if other != seat])


def burning(state: State, area: Area, seats: Sequence[Seat]) -> list[Target | None]:
    """Flames and candles with fires of some seats in an area, as targets."""
    found: list[Target | None] = []
    candles, fires = state.candles, state.fires
    for seat in seats:
        found += flame_targets(seat, area & state.flames[seat])
        for candle in CANDLES_OF[seat]:
            territory = candles[candle]
            if territory != NOWHERE and area >> territory & 1 and fires[candle]:
                found.append(candle)
    return found


def robbed_in_battle(state: State) -> Sequence[Seat]:
    """The seats that can be robbed in a battle: participants, or all by house rule (candelabria.icon.steal)."""
    return range(state.seats) if state.rob_anyone else sorted(state.fighters)


def steal_targets(state: State, seat: Seat, source: Source) -> list[tuple[Seat, Resource] | None]:
    """Cubes that can be taken: owner and resource (candelabria.icon.steal)."""
    in_battle = TACTIC_CARD <= source <= TACTIC_UPGRADE
    victims = robbed_in_battle(state) if in_battle else range(state.seats)
    found: list[tuple[Seat, Resource] | None] = []
    for other in victims:
        if other != seat:
            if state.wax[other]:
                found.append((other, WAX))
            if state.gold[other]:
                found.append((other, GOLD))
    return found


def temple_regions(state: State, box: Box, source: Source) -> list[Region | None]:
    """Regions whose temple an effect can destroy: any, but in battle the contested one (candelabria.temple.destroy)."""
    if source >= TACTIC_CARD:
        return [state.region] if state.temples[state.region] else []
    return [region for region in board_of(state, box).regions if state.temples[region]]


def can_apply(state: State, box: Box, seat: Seat, source: Source, symbol: Symbol) -> bool:
    """Whether a symbol would find a target now."""
    if symbol == LIGHT:
        return bool(light_targets(state, box, seat, source))
    if symbol == EXTINGUISH:
        return bool(extinguish_targets(state, box, seat, source))
    if symbol == STEAL:
        return bool(steal_targets(state, seat, source))
    if symbol == TEMPLE:
        return bool(temple_regions(state, box, source))
    if symbol == TEMPLE_MOVE:
        return bool(candles_of(state, seat))
    return bool(state.display) if symbol == TACTIC else symbol == VP


# War


def curse_strength(state: State, box: Box, place: CursePlace) -> int:
    """What a curse adds to its owner's strength (candelabria.comp.curse_figure.strength, curse.strength4)."""
    tables, card = box.tables, state.curses[place]
    printed = tables.curse_amount[card] if tables.curse_effect[card] == STRENGTH4 else tables.curse_strength
    return printed + bonus(state, box, state.curse_owners[place], CURSE_STRENGTH)


STRENGTHS: Final = ("part_flames", "part_candles", "part_castle", "part_curses")  # the parts of a strength


def strength(state: State, box: Box, seat: Seat, region: Region) -> int:
    """Flames, curses, castle, fires of candles, and bonuses (candelabria.battle.strength)."""
    return sum(strengths(state, box, seat, region))


def strengths(state: State, box: Box, seat: Seat, region: Region) -> tuple[int, int, int, int]:
    """What flames, candles, castle and curses add to a seat's strength in a region, in the order of STRENGTHS."""
    area, tables = board_of(state, box).region[region], box.tables
    flames = (state.flames[seat] & area).bit_count() * tables.flame_strength
    candles = castle = curses = 0
    for candle in CANDLES_OF[seat]:
        if state.candles[candle] != NOWHERE and area >> state.candles[candle] & 1:
            candles += state.fires[candle]
    if area >> state.castles[seat] & 1:
        castle = tables.castle_strength + bonus(state, box, seat, CASTLE_STRENGTH)
    for place in CURSE_PLACES:  # nobody's with two players
        if state.curse_owners[place] == seat and state.curse_at[place] == region:
            curses += curse_strength(state, box, place)
    return flames, candles, castle, curses


def active_in(state: State, box: Box, seat: Seat, region: Region) -> bool:
    """Whether a seat has a flame, castle or burning candle in a region (candelabria.temple.grey.active)."""
    area = board_of(state, box).region[region]
    return bool(
        area & state.flames[seat]
        or area >> state.castles[seat] & 1
        or any(state.fires[candle] and area >> state.candles[candle] & 1 for candle in candles_of(state, seat))
    )


def candles_of(state: State, seat: Seat) -> list[Candle]:
    """The seat's candles on the board."""
    return [candle for candle in CANDLES_OF[seat] if state.candles[candle] != NOWHERE]


def winner(state: State, box: Box) -> Seat:
    """The winner of the battle: the strongest, with a grey temple the weakest; ties go by the turn track."""
    fighters = state.fighters  # in turn order, so the first of equals is the earlier one
    if top_temple(state, state.region) == GREY:
        active = [seat for seat in fighters if active_in(state, box, seat, state.region)]
        if active:
            return min(active, key=lambda seat: strength(state, box, seat, state.region))
    return max(fighters, key=lambda seat: strength(state, box, seat, state.region))
