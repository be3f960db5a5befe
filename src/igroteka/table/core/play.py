"""A table in memory: its match, its seats, and what changed since it was last saved. No waiting, no database."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from igroteka.kernel.ask import EVERYONE, Audience, Refused, Seat, only
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Value
from igroteka.kernel.match import Match
from igroteka.kernel.result import Line
from igroteka.records import record
from igroteka.records.saving import resume, save
from igroteka.table.catalogue import tours
from igroteka.table.catalogue.games import AnyMatch, game_with
from igroteka.table.core.facts import TableFacts
from igroteka.table.core.journal import Journal
from igroteka.table.core.lookahead import ends_turn
from igroteka.table.core.luck import TrueLuck
from igroteka.table.core.rows import Ended, Entry, EntryBody, LogEvent, Rewound, SeatRow, TableRow
from igroteka.table.errors import RequestError, RuleRefusal

END_TURN: Final = "end-turn"
DAY_MS: Final = 86_400_000
NOBODY: Final = -1  # has answered yet
LONGEST_SHOW_MS: Final = 10_000  # a clock starts at most this much later, while the page shows events
MOST_KEYS: Final = 32  # of a gesture


class Play(TableFacts):
    """A table. Every change is put into ``fresh`` (entries to append) and ``moved`` (seats to rewrite)."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: Iterable[Entry] = ()) -> None:
        self.row = row
        self.seats = seats
        self.game = game_with(row.game, row.components)
        self.was = row.revision  # in the database
        self._indexed = row.indexed  # searched columns in the database
        self.fresh: list[Entry] = []
        self.moved: set[Seat] = set()
        self.ended_now = False
        self.journal = Journal(len(seats))
        self.match: AnyMatch | None = None
        self.rewound: Rewound | None = None  # prepared for an undo by consent
        self._take_up(entries)

    def _take_up(self, entries: Iterable[Entry]) -> None:
        """Build the log and the match from the row and its entries."""
        log: list[Answer | Undo] = [*self.match.log] if self.match else []
        for entry in entries:
            log += entry.body.log
            self.journal.follow(entry)
        self.match = resume(self.game, self.row.saved, TrueLuck(), log) if self.row.saved else None
        if self.match and not self.match.log:
            self.match.log = log

    def follow(self, row: TableRow, seats: list[SeatRow], entries: Iterable[Entry]) -> None:
        """Apply the changes of other workers; these are the entries since."""
        self.row, self.seats = row, seats
        self._take_up(entries)
        self.mark_saved()

    # Changes

    def lease_to(self, worker: str, until: int) -> None:
        """Leave the bots to a worker until a time."""
        self.row.lease, self.row.lease_until = worker, until

    def note(self, now: int, kind: str, *values: Value, seen: Audience = EVERYONE, seat: Seat = -1) -> None:
        """Note a change of the table in the log."""
        events = (LogEvent(f"table.{kind}", values, seen),) if kind else ()
        self.append(Entry(number=0, kind="note", seat=seat, at=now, message=None, body=EntryBody(events=events)))

    def bump(self, now: int) -> None:
        """Note a change that the log does not mention."""
        self.row.revision += 1
        self.row.touched = now

    def append(self, entry: Entry) -> None:
        """One more entry."""
        self.bump(entry.at)
        entry.number = self.row.revision
        self.fresh.append(entry)
        self.journal.follow(entry)

    def start(self, now: int) -> None:
        """Begin the match."""
        self.expect("open")
        try:
            match: AnyMatch = Match(self.game, self.setup, TrueLuck())
        except Exception as error:
            if not self.row.components:
                raise
            raise RequestError("unplayable", 409, what=f"{type(error).__name__} {error}"[:200]) from error
        self.begin(match, now)

    def begin(self, match: AnyMatch, now: int) -> None:
        """Begin with a match that has been set up."""
        self.match = match
        self.row.phase = "running"
        events = tuple(LogEvent(event.kind.name, event.values, event.seen) for event in match.events)
        body = EntryBody(events=events, log=tuple(match.log), scores=self.points())
        self.append(Entry(number=0, kind="start", seat=-1, at=now, message=None, body=body))
        self.body.dealt = match.dealt
        if self.body.pace.kind == "clock":
            for seat in self.seats:
                seat.clock = self.body.pace.minutes * 60_000
                self.moved.add(seat.seat)
        self.body.moved = now
        self.after(now, {})

    def points(self) -> tuple[int, ...]:
        """Every seat's points so far, and those of the rulebook's opponent: without those for what is left over."""
        later = self.game.only_at_end
        return tuple([sum([line.points for line in each if line.source not in later]) for each in self.sides()])

    def sides(self) -> tuple[tuple[Line, ...], ...]:
        """The score of every seat and of the rulebook's opponent, line by line."""
        assert self.match
        lines: tuple[tuple[Line, ...], ...] = self.game.sides(self.match.setup, self.match.state)
        return lines

    def answer(
        self,
        seat: Seat,
        keys: tuple[str, ...],
        now: int,
        message: str | None = None,
        hold: bool = False,
        shown_ms: int = 0,
    ) -> None:
        """Answer for a seat, with one key or those of a gesture."""
        match, before = self.live(), self.questions()
        if not 1 <= len(keys) <= MOST_KEYS:
            raise RequestError("too-many", 400, what="keys", count=MOST_KEYS)
        if keys == (END_TURN,):
            if seat not in self.body.held:
                raise RequestError("not-asked", 409, seat=seat)
            keys = self.body.held[seat]
        elif hold and ends_turn(self, seat, keys):
            self.body.held = {**self.body.held, seat: keys}
            entry = Entry(
                number=0, kind="held", seat=seat, at=now, message=message, body=EntryBody(key=" ".join(keys)[:500])
            )
            self.append(entry)
            return
        self.body.held = {other: keys for other, keys in self.body.held.items() if other != seat}
        for number, key in enumerate(keys, 1):
            self._enter(match, seat, key, now, message if number == len(keys) else None, joined=number > 1)
        self._lapse(seat)
        self._start_clock_later(seat, shown_ms, now)
        self.after(now, before, seat)

    def _enter(self, match: AnyMatch, seat: Seat, key: str, now: int, message: str | None, joined: bool) -> None:
        entries, events = len(match.log), len(match.events)
        topic, about = next(((ask.topic.name, ask.about) for ask in match.asks if ask.seat == seat), ("", ()))
        if self.body.tour:
            tours.prepare(self.row.game, match, TrueLuck())
        try:
            match.answer(key, seat)
        except Refused as refused:
            raise self.refusal(seat, refused) from None
        news = tuple(LogEvent(event.kind.name, event.values, event.seen) for event in match.events[events:])
        log = tuple(match.log[entries:])
        body = EntryBody(key=key, topic=topic, about=about, joined=joined, log=log, events=news, scores=self.points())
        self.append(Entry(number=0, kind="answer", seat=seat, at=now, message=message, body=body))

    def refusal(self, seat: Seat, refused: Refused) -> RequestError:
        """The rules' refusal as an error that cites the rule."""
        assert self.match
        if all(ask.seat != seat for ask in self.match.asks):
            return RequestError("not-asked", 409, seat=seat)
        ask = self.match.asked(seat)
        error = RequestError("refused", 422)
        error.rule = refused.why.rule if refused.why else next(iter(ask.topic.rules), "")
        error.refusal = RuleRefusal(self.game_id, ask.topic.name, ask.keys, self.seat_names(), refused.why)
        return error

    def undo(self, seat: Seat, answers: int, now: int, message: str | None = None) -> None:
        """Take back answers, as far as that needs no consent."""
        match, before = self.live(), self.questions()
        if answers < 1:
            raise RequestError("no-undo", 409, answers=answers, depth=self.undo_depth(seat))
        if seat in self.body.held:
            self.body.held = {other: keys for other, keys in self.body.held.items() if other != seat}
            answers -= 1
        depth = match.undo_depth(seat)
        if answers > depth:
            raise RequestError("no-undo", 409, answers=answers, depth=self.undo_depth(seat))
        private = match.gathering
        entries, events = len(match.log), len(match.events)
        news: tuple[LogEvent, ...] = ()
        if answers:
            match.undo(seat, answers)
            news = (LogEvent("table.undo", (seat, answers), only(seat) if private else EVERYONE),)
        gone = events - len(match.events)
        body = EntryBody(
            log=tuple(match.log[entries:]), events=news, dropped=gone, scores=self.points(), undone=answers
        )
        self.append(Entry(number=0, kind="undo", seat=seat, at=now, message=message, body=body))
        self._lapse(seat)
        self.after(now, before, seat)

    def _lapse(self, actor: Seat) -> None:
        """Drop requests for an undo once somebody plays on: "the last answers" must mean the same to everybody."""
        if self.body.requests:
            stays = self.seats[actor].held
            self.body.requests = [
                wish for wish in self.body.requests if wish.kind != "undo" or (stays and wish.seat != actor)
            ]

    def last_gesture(self, seat: Seat) -> int:
        """The number of answers in the seat's last gesture that it may take back."""
        depth = self.undo_depth(seat)
        trail = self.journal.trails.get(seat, [])[-depth:] if depth and seat not in self.body.held else []
        return next((back for back, step in enumerate(reversed(trail), 1) if not step.joined), max(1, len(trail)))

    def undo_depth(self, seat: Seat) -> int:
        """How many answers the seat may take back at once."""
        if self.match is None or self.row.phase != "running":
            return 0
        return self.match.undo_depth(seat) + (seat in self.body.held)

    def record(self) -> record.Record:
        """The record of the match, or an error when its start is not known.

        Its hashes are not checked in a replay here: the match may have begun under older rules.
        """
        assert self.match
        try:
            whole = record.record(self.match, self.row.components, self.body.start)
        except record.RecordError:
            raise RequestError("no-record", 409) from None
        return replace(whole, migrated=True)

    # What follows from a change

    def questions(self) -> dict[Seat, tuple[str, tuple[str, ...]]]:
        """What every seat is asked now."""
        return {ask.seat: (ask.topic.name, ask.keys) for ask in self.asks()}

    def after(self, now: int, before: dict[Seat, tuple[str, tuple[str, ...]]], actor: Seat = -1) -> None:
        """Bring clocks, questions and phase up to date."""
        assert self.match
        self.run_clocks(now, before, actor)
        self.body.mover = actor
        if self.match.result:
            result = self.match.result
            scored = (*result.lines, *self.sides()[len(self.seats) :])
            lines = tuple(tuple((line.source, line.points, line.rule) for line in each) for each in scored)
            self.end(Ended(winners=result.winners, lines=lines, reason=result.reason, at=now))
        here = self.questions()
        since = self.body.asked
        self.body.asked = {
            seat: since[seat] if seat in since and seat != actor and before.get(seat) == asked else self.row.revision
            for seat, asked in here.items()
        }
        self.body.held = {seat: keys for seat, keys in self.body.held.items() if before.get(seat) == here.get(seat)}
        self.settle(now)

    def _start_clock_later(self, seat: Seat, shown_ms: int, now: int) -> None:
        """Start a player's clock only after the page has shown what others did."""
        clock = self.seats[seat].clock
        if clock is not None and self.body.mover not in (NOBODY, seat):
            passed = max(now - self.body.moved, 0)
            self.seats[seat].clock = clock + min(max(shown_ms, 0), LONGEST_SHOW_MS, passed)

    def run_clocks(self, now: int, before: Iterable[Seat], actor: Seat = -1) -> None:
        """Take the elapsed time from the asked seats; the seat that answered gets the increment."""
        for number in before:
            seat = self.seats[number]
            if seat.clock is not None and not seat.held:
                gained = self.body.pace.increment * 1000 if number == actor else 0
                passed = max(now - self.body.moved, 0)  # the machine's clock may have been set back
                seat.clock = max(seat.clock - passed, 0) + gained
                self.moved.add(number)
        self.body.moved = now

    def settle(self, now: int) -> None:
        """Update when the next clock runs out, and whether a bot must answer."""
        self.row.thinking = bool(self.bots_due())
        waiting = [self.seats[ask.seat] for ask in self.asks() if not self.seats[ask.seat].held]
        self.row.due = None
        if waiting and self.body.pace.kind == "clock":
            shown = LONGEST_SHOW_MS if any(self.body.mover not in (NOBODY, seat.seat) for seat in waiting) else 0
            self.row.due = now + min(seat.clock or 0 for seat in waiting) + shown
        elif waiting and self.body.pace.kind == "days":
            self.row.due = self.body.moved + self.body.pace.days * DAY_MS

    def end(self, ended: Ended) -> None:
        """The match is over."""
        self.body.ended = ended
        self.body.held, self.body.requests, self.body.asked = {}, [], {}
        self.row.phase = "over"
        self.ended_now = True

    def keep(self) -> tuple[TableRow, int, list[SeatRow], list[Entry]]:
        """The rows and entries to write, and the revision they change."""
        if self.match:
            self.row.saved = save(self.match)
        return self.row, self.was, [self.seats[seat] for seat in sorted(self.moved)], self.fresh

    @property
    def is_clean(self) -> bool:
        """Whether nothing was changed since it was stored."""
        return self.revision == self.was and not self.moved

    @property
    def steady(self) -> bool:
        """Whether no searched column has changed."""
        return self._indexed == self.row.indexed

    def mark_saved(self) -> None:
        """All was written."""
        self.was, self.fresh, self.moved, self.ended_now = self.row.revision, [], set(), False
        self._indexed = self.row.indexed
