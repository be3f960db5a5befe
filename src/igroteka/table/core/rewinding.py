"""Undo by consent: the match goes back to before a seat's answers, whatever happened since.

The whole match is played again for that, which takes long. So the table says what it needs (`RewindNeeded`), somebody
makes it outside the event loop (`rewound_match`), and the command is applied again to a table that has it at hand.
"""

from typing import NamedTuple

from igroteka.kernel.ask import EVERYONE, Seat
from igroteka.kernel.log import Undo
from igroteka.records.saving import resume, save
from igroteka.table.core.luck import TrueLuck
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import StoredMatch, playback
from igroteka.table.core.rows import Entry, EntryBody, LogEvent, Rewound
from igroteka.table.errors import RequestError


class RewindNeeded(Exception):  # noqa: N818  # nothing is wrong
    """Raised when the match must be replayed before a seat's answers can be taken back by consent."""

    def __init__(self, seat: Seat, answers: int) -> None:
        super().__init__(seat, answers)
        self.seat = seat
        self.answers = answers


class Rewind(NamedTuple):
    """Which answers are to be taken back."""

    stored: StoredMatch
    seat: Seat
    answers: int


def rewound_match(job: Rewind) -> Rewound:
    """The match before a seat's last answers. Takes as long as replaying the match."""
    whole = playback(job.stored).at(None).clone(TrueLuck())
    mine = [at for at, done in enumerate(whole.done) if done.seat == job.seat]
    entries = len(whole.log)
    whole.undo(job.seat, len(whole.done) - mine[-job.answers], force=True)
    (undo,) = whole.log[entries:]
    assert isinstance(undo, Undo)
    return Rewound(
        revision=job.stored.revision,
        seat=job.seat,
        answers=job.answers,
        saved=save(whole),
        entries=entries,
        undo=undo,
        events=len(whole.events),
    )


def rewind(play: Play, seat: Seat, answers: int, now: int) -> None:
    """Go back to before the seat's last answers; open secret choices are dropped."""
    before, made = play.questions(), play.rewound
    if made is None or (made.revision, made.seat, made.answers) != (play.was, seat, answers):
        raise RewindNeeded(seat, answers)
    assert play.match
    if made.entries != len(play.match.log):  # older rules asked less, so that their log is another one
        raise RequestError("other-rules", 409)
    events = sum(not each.of_table for each in play.journal.events)
    play.match = resume(play.game, made.saved, TrueLuck(), [*play.match.log, made.undo])
    play.body.held = {}
    news = (LogEvent("table.forced", (seat, answers), EVERYONE),)
    dropped = max(events - made.events, 0)
    body = EntryBody(log=(made.undo,), events=news, dropped=dropped, scores=play.points(), undone=-1)
    play.append(Entry(number=0, kind="undo", seat=seat, at=now, message=None, body=body))
    play.after(now, before, seat)
