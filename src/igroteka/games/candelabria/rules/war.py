"""War: which regions are fought over, and the end of the war."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of, curse_sites
from igroteka.games.candelabria.rules.battle import next_battle
from igroteka.games.candelabria.rules.cards import put_under, to_hand
from igroteka.games.candelabria.state import BATTLES, FINAL, LAST_YEAR, MIST, NO_REGION, NOBODY_OWNS, NOWHERE, State, T
from igroteka.games.candelabria.topics import CANDLES, UNDER_DECK
from igroteka.games.candelabria.words import (
    ALL_ROLES,
    CANDLES_OF,
    NO_CANDLE_CARD,
    NO_CURSE,
    NO_WITHERING,
    OWN_CELLS,
    Region,
    Role,
    region_of,
)
from igroteka.kernel.ask import EVERYONE, Flow, Seat, choose
from igroteka.kernel.bits import has
from igroteka.kernel.pile import changed


def to_battles(t: T) -> None:
    """Fix the regions to be fought over, in their order; after the last battle the war ends."""
    t.state.battles = tuple(battle_regions(t))
    t.state.stage = BATTLES
    t.then(end_war)
    t.then(next_battle)


def battle_regions(t: T) -> list[Region]:
    """Round the board, starting after the first curse's region (candelabria.battle.region_order, two.war.order)."""
    state, regions = t.state, board_of(t.state, t.box).regions
    first = t.box.tables.curse_region[state.curses[0]]
    ring = regions[first:] + regions[:first]
    if state.two:
        cursed = {region_of(at) for _, at in curse_sites(state)}
        return [region for region in ring if region in cursed]
    return [region for region in ring if not has(state.afflicted, region)]


# End of war


def end_war(t: T) -> None:
    """Clean up; then each seat in turn order puts its deployed cards under the deck (candelabria.endwar.*)."""
    state = t.state
    return_tactics(state)
    clear_candles(state)
    clear_curses(state)
    clear_withering(state)
    state.afflicted, state.region, state.fighters = 0, NO_REGION, ()
    for seat in range(state.seats):
        for card in state.piles[seat]:
            to_hand(state, seat, card)
    state.piles = ((),) * state.seats
    for seat in reversed(state.order):
        t.then(put_deployed_under, seat)
    t.tell(events.WAR_ENDED, state.year)
    if state.year == LAST_YEAR:
        state.stage = FINAL
    else:
        state.stage, state.year = MIST, state.year + 1


def return_tactics(state: State) -> None:
    """Used tactic cards come back; with two players they are in the deck already (candelabria.endwar.tactics)."""
    state.tactics = tuple(tuple(sorted(ready + used)) for ready, used in zip(state.tactics, state.used, strict=True))
    state.used = ((),) * state.seats


def clear_candles(state: State) -> None:
    """All candle figures leave the board (candelabria.endwar.candles)."""
    state.candles = (NOWHERE,) * len(state.candles)
    state.fires = (0,) * len(state.fires)


def clear_curses(state: State) -> None:
    """This year's curses leave; with two players the third stays (candelabria.two.endwar.curse_cards)."""
    for place in range(2 if state.two else len(state.curses)):
        state.curses = changed(state.curses, place, NO_CURSE)
        state.curse_owners = changed(state.curse_owners, place, NOBODY_OWNS)
        state.curse_at = changed(state.curse_at, place, NOWHERE)


def clear_withering(state: State) -> None:
    """Withering cards go under their deck, in turn order (candelabria.wither.duration)."""
    for seat in state.order:
        state.wither_bottom += tuple([card for card in state.withered[OWN_CELLS[seat]] if card != NO_WITHERING])
    state.withered = (NO_WITHERING,) * len(state.withered)


def put_deployed_under(t: T, seat: Seat) -> Flow[None] | None:
    """The owner chooses the order of their cards under the deck (candelabria.endwar.candle_cards)."""
    roles = [role for role in ALL_ROLES if t.state.cards[CANDLES_OF[seat][role]] != NO_CANDLE_CARD]
    if not roles:
        return None
    if t.state.stage == FINAL:  # the deck is no longer used
        for role in roles:
            card_under(t, seat, role)
        return None
    return choose_under(t, seat, roles)


def choose_under(t: T, seat: Seat, roles: list[Role]) -> Flow[None]:
    role = yield from choose(seat, UNDER_DECK, roles)
    card_under(t, seat, role)
    t.then(put_deployed_under, seat)


def card_under(t: T, seat: Seat, role: Role) -> None:
    """A deployed card, which everybody has seen, goes under the deck."""
    candle = CANDLES_OF[seat][role]
    card = t.state.cards[candle]
    t.state.cards = changed(t.state.cards, candle, NO_CANDLE_CARD)
    put_under(t.state, card, EVERYONE)
    t.tell(events.CARD_UNDER, seat, CANDLES[card])
