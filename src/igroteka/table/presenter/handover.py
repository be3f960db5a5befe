"""Several seats on one device: whose view is shown, and when the device must be handed over."""

from collections.abc import Sequence

from igroteka.kernel.ask import Seat
from igroteka.kernel.encoding import encode
from igroteka.table.core.play import Play
from igroteka.table.core.rows import SeatRow


def handover(play: Play, own: Sequence[SeatRow], viewer: Seat | None) -> tuple[Seat | None, Seat | None]:
    """The own seat whose view a guest sees, and the seat to which the device must be handed first.

    If another of their seats is asked and knows nothing more, the view switches to it; otherwise it stays hidden until
    the client asks for it.
    """
    if all(seat.seat != viewer for seat in own):
        viewer = None  # no longer their seat
    mine = [seat.seat for seat in own if not seat.held]
    if len(mine) < 2 or not play.match:
        return (viewer if viewer is not None else mine[0] if mine else None), None
    asked = [ask.seat for ask in play.asks() if ask.seat in mine]
    if not asked or viewer in asked:
        return (viewer if viewer in mine else None), None
    if viewer is not None and same_knowledge(play, viewer, asked[0]):
        return asked[0], None
    return None, asked[0]


def same_knowledge(play: Play, one: Seat, other: Seat) -> bool:
    """Whether two seats know the same, and nothing secret is asked."""
    assert play.match
    secret = any(ask.topic.secret or ask.about for ask in play.match.asks)
    known = [encode(play.match.view(seat).known) for seat in (one, other)]
    return not secret and not play.match.gathering and known[0] == known[1]
