"""Tables without a server."""

from typing import Any

from igroteka.kernel.match import Match
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Body, SeatRow, TableRow
from igroteka.table.wire.messages import Pace

NOW = 1_000


def play_of(game: str, match: Match[Any, Any], **body_of: Any) -> Play:
    """A table in play, without a database."""
    setup = match.setup
    body = Body(mode=setup.mode, options=dict(setup.options), **{"pace": Pace(), "end_turn": True, **body_of})
    row = TableRow(
        id="table",
        game=game,
        creator="",
        phase="open",
        listed=False,
        revision=0,
        created=0,
        touched=0,
        due=None,
        thinking=False,
        lease="",
        lease_until=0,
        body=body,
        components="",
        saved=None,
    )
    seats = [
        SeatRow(seat=seat, kind="person", guest=f"guest {seat}", name=f"Player {seat}") for seat in range(setup.seats)
    ]
    play = Play(row, seats)
    play.begin(match, NOW)
    return play
