"""Victory points, booked under their source and year."""

from igroteka.games.candelabria import events
from igroteka.games.candelabria.state import POINTS, PointSource, T, add, points_at
from igroteka.kernel.ask import Seat


def book(t: T, seat: Seat, vp: int, source: PointSource) -> None:
    """Points announced by an event of their own; the track has no end (candelabria.comp.board.vp_track)."""
    state = t.state
    state.vp = add(state.vp, seat, vp)
    state.points = add(state.points, points_at(seat, state.year, source), vp)


def score(t: T, seat: Seat, vp: int, source: PointSource) -> None:
    """Points that no other event announces."""
    book(t, seat, vp, source)
    t.tell(events.SCORED, seat, vp, POINTS[source])
