"""A turn: the seeds of one house are sown, and some may be captured."""

from igroteka.kernel.ask import Flow, WhyNot, choose
from oware import events, query, topics
from oware.rules import ending
from oware.state import T
from oware.words import houses_of, owner_of


def begin(t: T) -> None:
    """Begin the first turn: only before it is nothing due."""
    t.then(begin_turn, 0)


def begin_turn(t: T, seat: int) -> None:
    """A seat that cannot sow, or a long time without a capture, ends the match (oware.end.blocked, oware.end.idle)."""
    if query.choices(t.state, seat) and t.state.idle < t.box.numbers["idle_turns"]:
        t.then(sow, seat)
    else:
        t.then(ending.stop)


def sow(t: T, seat: int) -> Flow[None]:
    """One house is emptied; its seeds go one by one into the next houses (oware.turn.sow, oware.turn.capture)."""
    s = t.state
    house = yield from choose(seat, topics.SOW, query.choices(s, seat), why_not=lambda: refusals(t, seat))
    number = s.houses[house]
    s.houses, last = query.sown(s.houses, house)
    t.tell(events.SOWED, seat, house, number)
    gone = query.captures(s.houses, last, seat)
    s.idle = 0 if gone else s.idle + 1
    if gone:
        taken = sum(s.houses[each] for each in gone)
        for each in gone:
            s.houses[each] = 0
        s.captured[seat] += taken
        t.tell(events.CAPTURED, seat, taken)
    if s.captured[seat] > query.half(t.box):
        ending.finish(t, "majority")
    t.then(begin_turn, 1 - seat)


def refusals(t: T, seat: int) -> list[WhyNot]:
    """Why a house cannot be sown now."""
    able = query.choices(t.state, seat)
    left = [house for house in houses_of(seat) if house not in able]
    return [
        WhyNot(str(house), "feed", "oware.turn.feed")
        if t.state.houses[house]
        else WhyNot(str(house), "empty", "oware.turn.sow")
        for house in left
        if owner_of(house) == seat
    ]
