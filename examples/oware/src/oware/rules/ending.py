"""The end of a match."""

from typing import NoReturn

from igroteka.kernel.flow import end_match
from igroteka.kernel.result import Result
from oware import events
from oware.score import score
from oware.state import T
from oware.words import houses_of


def stop(t: T) -> None:
    """Each seat keeps the seeds on its own side (oware.end.rest)."""
    s = t.state
    for seat in range(2):
        rest = sum(s.houses[house] for house in houses_of(seat))
        s.captured[seat] += rest
        t.tell(events.KEPT, seat, rest)
    s.houses = [0] * len(s.houses)
    finish(t, "blocked")


def finish(t: T, reason: str) -> NoReturn:
    """The most seeds win; equal numbers share the win (oware.end.winner)."""
    own, others = t.state.captured
    winners = (0, 1) if own == others else (0,) if own > others else (1,)
    end_match(Result(winners, score(t.state, t.box), reason))
