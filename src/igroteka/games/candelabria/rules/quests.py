"""Quests: dealt at the start, claimed at the moment their requirement is met.

The marks of a quest are three bits each, the first slot lowest: a seat's flame is seat + 1, NO_FLAME a completion by a
House whose flames were used up, BLOCKED the flame of a House that nobody plays, GONE a card that left the game.
"""

from typing import Final

from igroteka.games.candelabria import events
from igroteka.games.candelabria.query import board_of, controlled
from igroteka.games.candelabria.rules.points import book
from igroteka.games.candelabria.state import BY_QUEST, State, T, add
from igroteka.games.candelabria.topics import QUEST_KEEP
from igroteka.games.candelabria.words import ALL_QUESTS, CENTRE, QUESTS, REGION_6, Quest, Territory, region_of
from igroteka.kernel.ask import EVERYONE, Flow, Seat, ask_all, choose, only
from igroteka.kernel.bits import with_bit
from igroteka.kernel.pile import changed, without
from igroteka.kernel.pool import Place, Pool

NO_FLAME, BLOCKED = 6, 7
GONE: Final = -1
DEALT: Final = 2  # quest cards per seat
SLOTS: Final = 3  # of a hierarchical quest
SIGN_BITS, SIGN = 3, 0b111  # of the mark of one slot, in `State.quest_slots`


def quest_cards(t: T) -> list[Quest]:
    """The quest cards in use (candelabria.quest.two.base)."""
    two = t.state.two
    return [quest for quest in ALL_QUESTS if not two or t.box.tables.quests_two[quest]]


def deal_quests(t: T) -> None:
    """Two quest cards to each seat, seen by it alone; then the seats choose (candelabria.quest.deal)."""
    state = t.state
    state.quest_pool = Pool.of(quest_cards(t))
    state.quest_slots = (0,) * len(QUESTS)
    state.personal = Place.unseen(DEALT * state.seats)
    for seat in range(state.seats):
        cards = [state.personal.look(state.quest_pool, t.luck, only(seat), seat * DEALT + at) for at in range(DEALT)]
        t.tell(events.QUESTS_DEALT, seat, QUESTS[cards[0]], QUESTS[cards[1]], to=only(seat))
    t.then(keep_quests)


def keep_quests(t: T) -> Flow[None]:
    """Each seat secretly keeps one; the others are revealed together (candelabria.quest.choice)."""
    personal = yield from ask_all({seat: keep_one(t, seat) for seat in range(t.state.seats)})
    state = t.state
    dealt, state.personal = state.personal, Place()
    for seat, quest in personal.items():
        for other in dealt_to(dealt, seat):
            if other != quest:
                state.common += (other,)
                t.tell(events.QUEST_COMMON, seat, QUESTS[other])
        state.personal.put(quest, only(seat))
        t.tell(events.QUEST_KEPT, seat, QUESTS[quest], to=only(seat))


def keep_one(t: T, seat: Seat) -> Flow[Quest]:
    """The seat's personal quest (candelabria.quest.personal)."""
    return (yield from choose(seat, QUEST_KEEP, sorted(dealt_to(t.state.personal, seat))))


def dealt_to(dealt: Place, seat: Seat) -> list[Quest]:
    """The quest cards a seat chooses from."""
    return [Quest(number) for number in dealt.things[seat * DEALT : seat * DEALT + DEALT]]


def quest_met(t: T, seat: Seat, quest: Quest) -> None:
    """A seat has met a quest's requirement: it is claimed before anything else (candelabria.quest.timing)."""
    if t.state.quests:
        t.then(claim_quest, seat, quest)


def centre_entered(t: T, seat: Seat, territory: Territory) -> None:
    """A piece of the seat came to region 6: is all of it controlled now? (candelabria.quest.card.annual.region6)"""
    state = t.state
    if state.quests and region_of(territory) == CENTRE:
        centre = board_of(state, t.box).region[CENTRE]
        if controlled(state, seat) & centre == centre:
            quest_met(t, seat, REGION_6)


def claim_quest(t: T, seat: Seat, quest: Quest) -> None:
    """Claim a common quest or the seat's personal one, if it is still open (candelabria.quest.timing)."""
    state = t.state
    annual, slots = t.box.tables.quest_annual[quest], closed(state, quest)
    if slots >= (1 if annual else SLOTS):
        return
    if quest not in state.common:
        if state.personal.things[seat] != quest:
            state.ruled_out = changed(state.ruled_out, seat, with_bit(state.ruled_out[seat], quest))
            return
        state.personal.knowers[seat] = EVERYONE
    mark(state, seat, quest, slots)
    vp = t.box.tables.quest_vp[state.year] if annual else t.box.tables.slot_vp[slots]
    t.tell(events.QUEST_DONE, seat, QUESTS[quest], vp)
    book(t, seat, vp, BY_QUEST)
    if not annual:
        close_more(t, quest)


def closed(state: State, quest: Quest) -> int:
    """How many slots of a quest are closed."""
    marks = state.quest_slots[quest]
    return SLOTS if marks == GONE else -(-marks.bit_length() // SIGN_BITS)


def mark(state: State, seat: Seat, quest: Quest, slot: int) -> None:
    """A flame of the seat closes the slot; without one the completion is only recorded."""
    sign = NO_FLAME
    if state.supply[seat]:
        state.supply = add(state.supply, seat, -1)
        sign = seat + 1
    state.quest_slots = add(state.quest_slots, quest, sign << slot * SIGN_BITS)


def close_more(t: T, quest: Quest) -> None:
    """With two players the second slot is blocked; a full card leaves (candelabria.quest.hier.remove)."""
    state = t.state
    if state.two and closed(state, quest) == 1:
        state.quest_slots = add(state.quest_slots, quest, BLOCKED << SIGN_BITS)
    if closed(state, quest) == SLOTS:
        return_flames(state, quest)
        state.quest_slots = changed(state.quest_slots, quest, GONE)
        if quest in state.common:
            state.common = without(state.common, quest)
        t.tell(events.QUEST_GONE, QUESTS[quest])


def signs(marks: int) -> tuple[int, ...]:
    """What marks each slot of a quest, the first slot first; 0 is an open one."""
    return () if marks == GONE else tuple([marks >> slot * SIGN_BITS & SIGN for slot in range(SLOTS)])


def return_flames(state: State, quest: Quest) -> None:
    """The flames on a quest card go back to their owners."""
    for sign in signs(state.quest_slots[quest]):
        if 1 <= sign <= state.seats:
            state.supply = add(state.supply, sign - 1, 1)


def annual_quests(t: T) -> list[Quest]:
    """Quests that can be met once a year (candelabria.quest.annual.once_per_year)."""
    return [quest for quest in ALL_QUESTS if t.box.tables.quest_annual[quest]]


def reopen(t: T) -> None:
    """Annual quests are open again (candelabria.quest.annual.reset)."""
    state = t.state
    for quest in annual_quests(t):
        return_flames(state, quest)
        state.quest_slots = changed(state.quest_slots, quest, 0)
    t.tell(events.QUESTS_REOPENED, state.year)


def block(t: T) -> None:
    """With two players annual quests are blocked in year I (candelabria.quest.two.year1)."""
    state = t.state
    for quest in annual_quests(t):
        state.quest_slots = changed(state.quest_slots, quest, BLOCKED)
    t.tell(events.QUESTS_BLOCKED, state.year)
