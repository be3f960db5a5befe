"""Rows of the database as the server works with them."""

from typing import Literal, TypeAlias

import msgspec

from igroteka.kernel.ask import Audience
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Value
from igroteka.table.wire.messages import Level, Pace, Phase, SeatKind

TableKind: TypeAlias = Literal["table", "trial", "record", "puzzle"]  # trial: imagined from a running match


class LogEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A line of the log before it is put into words: an event of the match, or one of the table (`table.…`)."""

    kind: str
    values: tuple[Value, ...]
    seen: Audience

    @property
    def of_table(self) -> bool:
        return self.kind.startswith("table.")


class EntryBody(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What one acknowledged change did to the match; the body of a row of `entries`."""

    key: str = ""
    topic: str = ""
    about: tuple[int | str, ...] = ()  # the question's `about`
    joined: bool = False  # given in one gesture with the answer before it
    undone: int = 0  # answers of the seat that were taken back; -1: by consent, all of them
    log: tuple[Answer | Undo, ...] = ()  # what it added to the record
    events: tuple[LogEvent, ...] = msgspec.field(default=(), name="told")
    dropped: int = 0  # events of the match that were taken back
    scores: tuple[int, ...] = ()


class Entry(msgspec.Struct, kw_only=True):
    """One acknowledged change."""

    number: int
    kind: Literal["start", "answer", "held", "undo", "note"]
    seat: int
    at: int
    message: str | None
    body: EntryBody


class ConsentRequest(msgspec.Struct, kw_only=True):
    """A request for the others' consent."""

    id: str
    kind: Literal["undo", "end", "pause"]
    seat: int
    answers: int = 0
    agreed: list[int] = []


class Ended(msgspec.Struct, kw_only=True):
    """How it ended: the reason is a text of the game, or of the table when the rules did not end it."""

    winners: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int, str], ...], ...]
    reason: str
    by_table: bool = False
    at: int = 0


class Body(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The columns of a table that are not searched, as JSON."""

    mode: str
    options: dict[str, str]
    pace: Pace
    end_turn: bool
    title: str = ""
    asked: dict[int, int] = {}  # seat to the revision since which it has its question
    held: dict[int, tuple[str, ...]] = {}  # answers that wait for "end turn"
    requests: list[ConsentRequest] = msgspec.field(default_factory=list, name="wishes")
    former: dict[int, tuple[str, ...]] = {}  # guests who had a seat and lost it to somebody else
    closed: bool = False  # only its players see it and write to its chat
    ready_check: bool = False  # a full table waits until everybody is ready
    ready: tuple[int, ...] = ()  # before the start: seats whose players are ready
    away_since: dict[int, int] = {}  # milliseconds; 0: the owner released the seat
    moved: int = 0  # milliseconds: since when the clocks run
    mover: int = -1  # the seat that answered last
    ended: Ended | None = None
    origin: str = ""  # the table it is a rematch or branch of
    rematch: str = ""  # the table that follows
    dealt: tuple[Value, ...] | None = None  # luck before the first answer
    start: bytes = b""  # snapshot of the first state, if not the set-up's
    tour: bool = False  # the answers are scripted
    box: str = ""  # name of the box whose copy the table uses
    puzzle: str = ""  # id of the puzzle it began as
    puzzle_log: int = 0  # entries of the match's log before the puzzle's question


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat."""

    seat: int
    kind: SeatKind
    guest: str = ""
    name: str = ""
    level: Level = "normal"
    away: bool = False
    conceded: bool = False
    clock: int | None = None
    visited: int = 0

    @property
    def held(self) -> bool:
        """Whether a bot answers for it."""
        return self.kind == "bot" or self.away or self.conceded


class Rewound(msgspec.Struct, kw_only=True):
    """A match that was taken back by consent, made for a table at a revision."""

    revision: int
    seat: int
    answers: int
    saved: bytes
    entries: int  # of its log before
    undo: Undo
    events: int  # that are left


class TableRow(msgspec.Struct, kw_only=True):
    """A table."""

    id: str
    game: str
    creator: str
    kind: TableKind = "table"
    phase: Phase
    listed: bool
    revision: int
    created: int
    touched: int
    due: int | None
    thinking: bool
    lease: str
    lease_until: int
    body: Body
    components: str
    saved: bytes | None

    @property
    def indexed(self) -> tuple[object, ...]:
        """The searched columns, except the time of the last change."""
        return self.phase, self.listed, self.due, self.thinking, self.lease, self.lease_until


class Guest(msgspec.Struct, kw_only=True):
    """A guest, known by a cookie or token."""

    id: str
    name: str
    lang: Literal["ru", "en"]
    email: str = ""  # confirmed
    recovery: str = ""
    email_new: str = ""
    email_code: str = ""
    email_until: int = 0
    banned: bool = False
    fixed: bool = False
    unlisted: bool = True  # tokens without a sign-in are still good
    shares: bool = False  # their matches may become puzzles
    created: int = 0
    seen: int = 0


class ChatRow(msgspec.Struct, kw_only=True):
    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: int
    message: str | None = None
