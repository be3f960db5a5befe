"""The score line by line."""

from igroteka.kernel.result import Line
from oware.box import Box
from oware.state import State


def score(s: State, box: Box) -> tuple[tuple[Line, ...], ...]:
    """A point for every captured seed (oware.end.winner)."""
    return tuple((Line("seeds", seeds, "oware.end.winner"),) for seeds in s.captured)
