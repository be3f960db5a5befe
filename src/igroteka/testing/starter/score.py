"""The score line by line."""

from igroteka.kernel.result import Line
from igroteka.testing.starter.box import Box
from igroteka.testing.starter.state import State


def score(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """One point for each seat that did not take the last counter (starter.end.last)."""
    last = s.seat if s.pile == 0 else None
    return tuple((Line("last", int(s.pile == 0 and seat != last), "starter.end.last"),) for seat in range(s.seats))
