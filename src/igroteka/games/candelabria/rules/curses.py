"""Preparation of War: curses are won, placed, and their properties resolved."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import (
    board_of,
    called,
    candles_at,
    candles_of,
    free_slots,
    present_regions,
    top_temple,
    triggered,
)
from igroteka.games.candelabria.rules.effects import apply, extinguish, light, put_out_flame, take_tactic
from igroteka.games.candelabria.rules.movement import arrive
from igroteka.games.candelabria.rules.quests import centre_entered, quest_met
from igroteka.games.candelabria.rules.temples import place_temple
from igroteka.games.candelabria.rules.territories import take_upgrade
from igroteka.games.candelabria.rules.war import to_battles
from igroteka.games.candelabria.rules.withering import gain_withering
from igroteka.games.candelabria.state import NOBODY_OWNS, T, add, at_curse
from igroteka.games.candelabria.topics import (
    CANDLES,
    CURSE_GIFT,
    CURSE_REAPPLY,
    CURSE_REGION,
    CURSE_RELOCATE,
    CURSE_RELOCATE_TO,
    CURSES,
    TEMPLES_FOR_SALE,
    UPGRADES_FOR_SALE,
    Good,
    region_key,
)
from igroteka.games.candelabria.words import (
    ALL_COLOURS,
    BLACK,
    CANDLES_OF,
    CARD,
    CURSE,
    CURSE_QUESTS,
    EXTINGUISH2,
    EXTINGUISH_ALL,
    FIRST,
    LIGHT2,
    NO_CURSE,
    NO_TOKEN,
    REAPPLY,
    RELOCATE,
    ROLES,
    TACTIC,
    TACTIC_ON_CURSE,
    TEMPLE_OR_UPGRADE,
    Candle,
    CursePlace,
    Region,
    Role,
    bits,
    owner_of,
    role_of,
)
from igroteka.kernel.ask import Flow, Seat, WhyNot, choose
from igroteka.kernel.bits import has, without_bit
from igroteka.kernel.pile import changed, without


def award_curse(t: T, place: CursePlace) -> None:
    """The curses, from the left, go to the seats with the most flames at them (candelabria.war.curse.*)."""
    state = t.state
    if state.two or place == len(state.curses) or state.curses[place] == NO_CURSE:
        to_battles(t)
        return
    t.then(award_curse, CursePlace(place + 1))
    ranking = contenders(t, place)
    for seat in range(state.seats):
        at = at_curse(state, place, seat)
        state.supply = add(state.supply, seat, state.curse_flames[at])
        state.curse_flames = changed(state.curse_flames, at, 0)
    if not ranking:
        t.tell(events.CURSE_UNCLAIMED, place + 1, CURSES[state.curses[place]])
        return
    winner = ranking[0]
    state.curse_owners = changed(state.curse_owners, place, winner)
    t.tell(events.CURSE_WON, winner, place + 1, CURSES[state.curses[place]])
    t.then(place_curse, winner, place)
    if state.withering and len(ranking) > 1:
        t.then(gain_withering, ranking[1])
    quest_met(t, winner, CURSE_QUESTS[place])


def contenders(t: T, place: CursePlace) -> list[Seat]:
    """Seats with flames at a curse: the most first, ties by the turn track (candelabria.war.curse.tie)."""
    state = t.state
    flames = [state.curse_flames[at_curse(state, place, seat)] for seat in range(state.seats)]
    return sorted((seat for seat in state.order if flames[seat]), key=lambda seat: -flames[seat])


def curse_regions(t: T, seat: Seat) -> list[Region]:
    """Where a seat may place a curse: it has a piece there, no black temple on top (candelabria.war.curse.place)."""
    return [region for region in present_regions(t.state, t.box, seat) if top_temple(t.state, region) != BLACK]


def why_not_here(t: T, seat: Seat) -> list[WhyNot]:
    """Regions in which the curse cannot be placed, and why."""
    state, present = t.state, present_regions(t.state, t.box, seat)
    found: list[WhyNot] = []
    for region in board_of(state, t.box).regions:
        if region not in present:
            found.append(WhyNot(region_key(region), "no-presence", "candelabria.war.curse.place.presence"))
        elif top_temple(state, region) == BLACK:
            found.append(WhyNot(region_key(region), "black-temple", "candelabria.temple.black"))
    return found


def place_curse(t: T, seat: Seat, place: CursePlace) -> Flow[None] | None:
    """The controller must place the curse, if it can be placed (candelabria.war.curse.place)."""
    regions = curse_regions(t, seat)
    if regions:
        return choose_region(t, seat, place, regions)
    t.state.curse_owners = changed(t.state.curse_owners, place, NOBODY_OWNS)
    t.tell(events.CURSE_LOST, seat, place + 1)
    return None


def choose_region(t: T, seat: Seat, place: CursePlace, regions: list[Region]) -> Flow[None]:
    region = yield from choose(
        seat, CURSE_REGION, regions, (CURSES[t.state.curses[place]],), lambda: why_not_here(t, seat)
    )
    state = t.state
    state.region = region
    state.curse_at = changed(state.curse_at, place, region)
    t.tell(events.CURSE_PLACED, seat, place + 1, region)
    for _, number in triggered(state, t.box, seat, TACTIC_ON_CURSE, TACTIC):
        t.then(take_tactic, seat, number, 0)
    t.then(use_property, seat, place)


def use_property(t: T, seat: Seat, place: CursePlace) -> Flow[None] | None:
    """The curse's property, in the region where it was placed (candelabria.curse.*)."""
    state, tables = t.state, t.box.tables
    effect, amount = tables.curse_effect[state.curses[place]], tables.curse_amount[state.curses[place]]
    if effect == REAPPLY:
        return reapply(t, seat)
    if effect == RELOCATE:
        return relocate(t, seat)
    if effect == TEMPLE_OR_UPGRADE:
        return gift(t, seat)
    if effect == FIRST:
        become_first(t, seat)
    elif effect == EXTINGUISH_ALL:
        extinguish_all(t, seat)
    elif effect == LIGHT2:
        t.then(light, seat, CURSE, amount)
    elif effect == EXTINGUISH2:
        t.then(extinguish, seat, CURSE, amount)
    return None  # the strong and the doubling curse work in battle


def reapply(t: T, seat: Seat) -> Flow[None] | None:
    """The property of one of the seat's candles in the region, once more (candelabria.curse.reapply)."""
    state, years = t.state, t.box.tables.candle_year
    area = board_of(state, t.box).region[state.region]
    roles = [
        role_of(candle)
        for candle in candles_of(state, seat)
        if has(area, state.candles[candle]) and years[state.cards[candle]] <= state.year
    ]
    return choose_reapply(t, seat, roles) if roles else None


def choose_reapply(t: T, seat: Seat, roles: list[Role]) -> Flow[None]:
    role = yield from choose(seat, CURSE_REAPPLY, roles)
    card = t.state.cards[CANDLES_OF[seat][role]]
    t.tell(events.REAPPLIED, seat, CANDLES[card])
    apply(t, seat, CARD, t.box.tables.candle_effects[card])


def relocate(t: T, seat: Seat) -> Flow[None] | None:
    """Any one candle of the region goes to any territory, or none does (candelabria.curse.relocate)."""
    found: list[Candle | None] = [*candles_at(t.state, board_of(t.state, t.box).region[t.state.region])]
    return choose_relocate(t, seat, found) if found else None


def choose_relocate(t: T, seat: Seat, found: list[Candle | None]) -> Flow[None]:
    found.append(None)
    candle = yield from choose(seat, CURSE_RELOCATE, found)
    if candle is None:
        return
    area = without_bit(board_of(t.state, t.box).all, t.state.candles[candle])
    owner, role = owner_of(candle), role_of(candle)
    territory = yield from choose(seat, CURSE_RELOCATE_TO, bits(area), (owner, ROLES[role]))
    t.tell(events.RELOCATED, seat, owner, ROLES[role], called(t.state, t.box, territory))
    if owner == seat:
        arrive(t, seat, role, territory)
    else:
        t.state.candles = changed(t.state.candles, candle, territory)
        centre_entered(t, owner, territory)


def gift(t: T, seat: Seat) -> Flow[None] | None:
    """A temple in the region or an upgrade, free of charge (candelabria.curse.temple_or_upgrade)."""
    state = t.state
    found: list[Good] = []
    if free_slots(state, t.box, seat):
        found += [good for good, token in zip(UPGRADES_FOR_SALE, state.tops, strict=False) if token != NO_TOKEN]
    found += [TEMPLES_FOR_SALE[colour] for colour in ALL_COLOURS if state.temple_supply[colour]]
    return choose_gift(t, seat, found) if found else None


def choose_gift(t: T, seat: Seat, found: list[Good]) -> Flow[None]:
    good = yield from choose(seat, CURSE_GIFT, found)
    if good.colour is not None:
        place_temple(t, seat, good.colour, t.state.region, 0)
    if good.stack is not None:
        t.tell(events.UPGRADE_GIVEN, seat, good.stack + 1, t.box.tables.token_id(t.state.tops[good.stack]))
        take_upgrade(t, seat, good.stack)


def become_first(t: T, seat: Seat) -> None:
    """The controller goes to the front of the turn track (candelabria.curse.first)."""
    t.state.order = (seat, *without(t.state.order, seat))
    t.tell(events.BECAME_FIRST, seat)


def extinguish_all(t: T, seat: Seat) -> None:
    """All earth flames of the region go out, the controller's too (candelabria.curse.extinguish_all)."""
    area = board_of(t.state, t.box).region[t.state.region]
    for owner in t.state.order:
        for territory in bits(area & t.state.flames[owner]):
            put_out_flame(t, seat, owner, territory)
