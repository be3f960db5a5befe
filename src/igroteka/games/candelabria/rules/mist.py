"""Mist: curses appear, regions are afflicted, House candles join."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of, called
from igroteka.games.candelabria.rules.cards import draw, to_hand
from igroteka.games.candelabria.rules.ignition import ignition_turn
from igroteka.games.candelabria.rules.quests import block, reopen
from igroteka.games.candelabria.state import CURSE_IN_DECK, IGNITION, T
from igroteka.games.candelabria.topics import CANDLES, CURSES
from igroteka.games.candelabria.words import CURSE_PLACES, NO_CURSE, CandleCard, CursePlace
from igroteka.kernel.bits import with_bit
from igroteka.kernel.pile import changed


def mist(t: T) -> None:
    """Draw until the curse board has this year's curses; House candles go to their Houses (candelabria.mist.*)."""
    state = t.state
    t.tell(events.YEAR_BEGAN, state.year)
    if state.quests:
        reopen(t)
    missing = [place for place in CURSE_PLACES if state.curses[place] == NO_CURSE][: curses_drawn(t)]
    while missing:
        card, state.curse_deck = state.curse_deck[-1], state.curse_deck[:-1]
        if card == CURSE_IN_DECK:
            show_curse(t, missing.pop(0))
        else:
            join(t, card)
    state.stage = IGNITION
    t.then(ignition_turn, 0)
    t.tell(events.IGNITION_BEGAN, state.year)
    if state.quests and state.two and state.year == 1:
        block(t)


def curses_drawn(t: T) -> int:
    """Three curses a year; with three players two after year I (candelabria.mist.draw.three_players)."""
    return 2 if t.state.seats == 3 and t.state.year > 1 else len(CURSE_PLACES)


def join(t: T, card: CandleCard) -> None:
    """A House candle goes to the hand of its House's player (candelabria.mist.draw.house_candle)."""
    seat = t.state.houses.index(t.box.tables.candle_house[card])
    to_hand(t.state, seat, card)
    t.tell(events.CANDLE_JOINED, seat, CANDLES[card])


def show_curse(t: T, place: CursePlace) -> None:
    """A curse card on the next place: its region is afflicted, with two players the curse appears there."""
    state = t.state
    card, state.curse_rest = draw(t.luck, state.curse_rest)
    region = t.box.tables.curse_region[card]
    state.curses = changed(state.curses, place, card)
    t.tell(events.CURSE_DRAWN, place + 1, CURSES[card], region)
    if state.two:
        mine = board_of(state, t.box).mine[region]
        state.curse_at = changed(state.curse_at, place, mine)
        t.tell(events.CURSE_APPEARED, place + 1, called(t.state, t.box, mine))
    else:
        state.afflicted = with_bit(state.afflicted, region)
