"""War: which regions are fought over, and the end of the war."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of
from igroteka.games.candelabria.rules.cards import put_under, to_hand
from igroteka.games.candelabria.rules.due import UNDER
from igroteka.games.candelabria.state import BATTLES, FINAL, MIST, NOBODY_OWNS, NOWHERE, State, T, put
from igroteka.games.candelabria.topics import CANDLES, UNDER_DECK
from igroteka.games.candelabria.words import region_of
from igroteka.kernel.ask import EVERYONE, Flow, Seat, choose

LAST_YEAR = 3


def to_battles(t: T) -> None:
    """Fix the regions to be fought over, in their order."""
    t.state.battles = tuple(battle_regions(t))
    t.state.phase = BATTLES


def battle_regions(t: T) -> list[int]:
    """From the region after the first curse's on, round the board (candelabria.battle.region_order, two.war.order)."""
    state, highest = t.state, board_of(t.state, t.box).highest
    first = t.box.tables.curse_region[state.curses[0]]
    ring = [(first + step) % highest + 1 for step in range(highest)]
    if state.two:
        cursed = {region_of(at) for at in state.curse_at if at != NOWHERE}
        return [region for region in ring if region in cursed]
    return [region for region in ring if not state.afflicted >> region & 1]


# End of war


def end_war(t: T) -> None:
    """Clean up; then each seat in turn order puts its deployed cards under the deck (candelabria.endwar.*)."""
    state = t.state
    return_tactics(state)
    clear_candles(state)
    clear_curses(state)
    clear_withering(state)
    state.afflicted, state.region, state.fighters = 0, 0, ()
    for seat in range(state.seats):
        for card in state.piles[seat]:
            to_hand(state, seat, card)
    state.piles = ((),) * state.seats
    state.due += [(UNDER, seat) for seat in reversed(state.order)]
    t.tell(events.WAR_ENDED, state.year)
    if state.year == LAST_YEAR:
        state.phase = FINAL
    else:
        state.phase, state.year = MIST, state.year + 1


def return_tactics(state: State) -> None:
    """Used tactic cards come back; with two players they are in the deck already (candelabria.endwar.tactics)."""
    state.tactics = tuple(tuple(sorted(held + used)) for held, used in zip(state.tactics, state.used, strict=True))
    state.used = ((),) * state.seats


def clear_candles(state: State) -> None:
    """All candle figures leave the board (candelabria.endwar.candles)."""
    state.candles = (NOWHERE,) * len(state.candles)
    state.fires = (0,) * len(state.fires)


def clear_curses(state: State) -> None:
    """This year's curses leave; with two players the third stays (candelabria.two.endwar.curse_cards)."""
    for place in range(2 if state.two else len(state.curses)):
        state.curses = put(state.curses, place, -1)
        state.curse_owners = put(state.curse_owners, place, NOBODY_OWNS)
        state.curse_at = put(state.curse_at, place, NOWHERE)


def clear_withering(state: State) -> None:
    """Withering cards go under their deck, in turn order (candelabria.wither.duration)."""
    for seat in state.order:
        for at in (seat * 2, seat * 2 + 1):
            if state.withered[at] >= 0:
                state.wither_bottom += (state.withered[at],)
    state.withered = (-1,) * len(state.withered)


def under(t: T, item: tuple[int, ...]) -> Flow[None] | None:
    """The owner chooses the order of its cards under the deck (candelabria.endwar.candle_cards)."""
    _, seat = item
    roles = [role for role in range(3) if t.state.cards[seat * 3 + role] >= 0]
    if not roles:
        return None
    if t.state.phase == FINAL:  # the deck is not used any more
        for role in roles:
            card_under(t, seat, role)
        return None
    return choose_under(t, seat, roles)


def choose_under(t: T, seat: Seat, roles: list[int]) -> Flow[None]:
    role = yield from choose(seat, UNDER_DECK, roles)
    card_under(t, seat, role)
    t.state.due.append((UNDER, seat))


def card_under(t: T, seat: Seat, role: int) -> None:
    """A deployed card goes under the deck; all have seen it."""
    card = t.state.cards[seat * 3 + role]
    t.state.cards = put(t.state.cards, seat * 3 + role, -1)
    put_under(t.state, card, EVERYONE)
    t.tell(events.CARD_UNDER, seat, CANDLES[card])
