"""A turn: some counters leave the pile."""

from igroteka.kernel.ask import Flow, choose
from igroteka.kernel.flow import end_match
from igroteka.kernel.result import Result
from igroteka.testing.starter import events, query, topics
from igroteka.testing.starter.score import score
from igroteka.testing.starter.state import T


def begin(t: T) -> None:
    """Begin the first turn: only before it is nothing due."""
    t.then(take, t.state.seat)


def take(t: T, seat: int) -> Flow[None]:
    """The seat takes one or more counters (starter.turn.take)."""
    number = yield from choose(seat, topics.TAKE, query.amounts(t.state, t.box))
    t.state.pile -= number
    t.state.taken[seat] += number
    t.tell(events.TOOK, seat, number)
    t.then(end_turn, seat)


def end_turn(t: T, seat: int) -> None:
    """Whoever took the last counter loses; otherwise the next seat takes (starter.end.last)."""
    s = t.state
    if s.pile == 0:
        others = tuple(each for each in range(s.seats) if each != seat)
        end_match(Result(others, score(s, t.box), "last"))
    s.seat = (seat + 1) % s.seats
    t.then(take, s.seat)
