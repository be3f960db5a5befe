"""A table in memory: its match, its seats, and what changed since it was last kept. No waiting, no database."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from igroteka.kernel import record
from igroteka.kernel.ask import EVERYONE, Ask, Audience, Refused, Seat, only
from igroteka.kernel.flow import Line
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Value
from igroteka.kernel.match import Answer, Match, Undo
from igroteka.kernel.saving import resume, save
from igroteka.table.catalogue import tours
from igroteka.table.catalogue.games import AnyMatch, game_with
from igroteka.table.core.journal import Journal
from igroteka.table.core.lookahead import ends_undo
from igroteka.table.core.luck import TrueLuck
from igroteka.table.core.records import by_todays_rules
from igroteka.table.core.rows import Body, Ended, Entry, EntryBody, LogEvent, SeatRow, TableRow
from igroteka.table.errors import RequestError, RuleRefusal
from igroteka.table.wire.messages import Level, Phase, SeatKind

END_TURN: Final = "end-turn"
DAY_MS: Final = 86_400_000
MOST_KEYS: Final = 32  # of a bundle


class Play:
    """A table. Every change is put into ``fresh`` (entries to append) and ``moved`` (seats to rewrite)."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: Iterable[Entry] = ()) -> None:
        self.row = row
        self.seats = seats
        self.game = game_with(row.game, row.components)
        self.was = row.revision  # what the database has
        self._indexed = row.indexed  # and where it finds it
        self.fresh: list[Entry] = []
        self.moved: set[Seat] = set()
        self.ended_now = False
        self.journal = Journal(len(seats))
        self.match: AnyMatch | None = None
        self._take_up(entries)

    def _take_up(self, entries: Iterable[Entry]) -> None:
        """Bring log and match to what the row has."""
        log: list[Answer | Undo] = [*self.match.log] if self.match else []
        for entry in entries:
            log += entry.body.log
            self.journal.follow(entry)
        self.match = resume(self.game, self.row.saved, TrueLuck(), log) if self.row.saved else None
        if self.match and not self.match.log:
            self.match.log = log

    def follow(self, row: TableRow, seats: list[SeatRow], entries: Iterable[Entry]) -> None:
        """Come to where others have brought the table; these are the entries since."""
        self.row, self.seats = row, seats
        self._take_up(entries)
        self.is_kept()

    # What it is

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game_id(self) -> str:
        return self.row.game

    @property
    def components(self) -> str:
        """The edited component file it is played with, if any."""
        return self.row.components

    @property
    def creator(self) -> str:
        return self.row.creator

    @property
    def phase(self) -> Phase:
        return self.row.phase

    @property
    def revision(self) -> int:
        return self.row.revision

    @property
    def thinking(self) -> bool:
        """Whether a bot has to answer."""
        return self.row.thinking

    @property
    def lease(self) -> str:
        """The worker that runs the bots."""
        return self.row.lease

    def lease_to(self, worker: str, until: int) -> None:
        """Leave the bots to a worker until a time."""
        self.row.lease, self.row.lease_until = worker, until

    @property
    def body(self) -> Body:
        return self.row.body

    @property
    def setup(self) -> Setup:
        return self.game.valid(self.body.mode, len(self.seats), self.body.options)

    # What is known of the seats

    def seat(self, seat: Seat) -> SeatRow:
        if not 0 <= seat < len(self.seats):
            raise RequestError("no-seat", 404, seat=seat, last=len(self.seats) - 1)
        return self.seats[seat]

    def of(self, guest: str) -> list[SeatRow]:
        """The seats of a guest."""
        return [each for each in self.seats if guest and each.kind == "person" and each.guest == guest]

    def own(self, guest: str, seat: Seat | None) -> list[SeatRow]:
        """The seat named, which must be the guest's, or all of the guest's seats."""
        mine = self.of(guest)
        if seat is None:
            if not mine:
                raise RequestError("not-seated", 403)
            return mine
        if self.seat(seat) not in mine:
            raise RequestError("not-yours", 403, seat=seat)
        return [self.seat(seat)]

    def persons(self) -> list[SeatRow]:
        return [each for each in self.seats if each.kind == "person" and not each.conceded]

    def seat_names(self) -> tuple[tuple[SeatKind, str, Level], ...]:
        """Who sits where, to be put into words."""
        return tuple([(row.kind, row.name, row.level) for row in self.seats])

    def asks(self) -> Sequence[Ask]:
        return self.match.asks if self.match and self.row.phase == "running" else ()

    def bots_due(self) -> list[Seat]:
        """The asked seats for which a bot answers."""
        return [ask.seat for ask in self.asks() if self.seats[ask.seat].held]

    def newly_asked(self) -> list[SeatRow]:
        """Seats of people who have got their question with the last change."""
        asked = [self.seats[ask.seat] for ask in self.asks() if self.body.asked.get(ask.seat) == self.revision]
        return [row for row in asked if row.kind == "person" and not row.held]

    def scripted(self) -> tuple[Seat, str] | None:
        """First steps: who is to answer what next."""
        return tours.expected(self.row.game, self.match) if self.body.tour and self.match else None

    def live(self) -> AnyMatch:
        """The match in play, or a fault."""
        self.expect("running")
        assert self.match
        return self.match

    def expect(self, *phases: str) -> None:
        if self.row.phase not in phases:
            raise RequestError("wrong-phase", 409, phase=self.row.phase)

    # Changes

    def note(self, now: int, kind: str, *values: Value, seen: Audience = EVERYONE, seat: Seat = -1) -> None:
        """A change of the table that the log tells."""
        told = (LogEvent(f"table.{kind}", values, seen),) if kind else ()
        self._append(Entry(number=0, kind="note", seat=seat, at=now, message=None, body=EntryBody(events=told)))

    def bump(self, now: int) -> None:
        """A change that nobody needs to read of."""
        self.row.revision += 1
        self.row.touched = now

    def _append(self, entry: Entry) -> None:
        self.bump(entry.at)
        entry.number = self.row.revision
        self.fresh.append(entry)
        self.journal.follow(entry)

    def start(self, now: int) -> None:
        """Begin the match."""
        self.expect("open")
        try:
            match: AnyMatch = Match(self.game, self.setup, TrueLuck())
        except Exception as fault:
            if not self.row.components:
                raise
            raise RequestError("unplayable", 409, what=f"{type(fault).__name__} {fault}"[:200]) from fault
        self.begin(match, now)

    def begin(self, match: AnyMatch, now: int) -> None:
        """Go on from a match that has been set up."""
        self.match = match
        self.row.phase = "running"
        told = tuple(LogEvent(event.kind.name, event.values, event.seen) for event in match.events)
        kept = EntryBody(events=told, log=tuple(match.log), scores=self.points())
        self._append(Entry(number=0, kind="start", seat=-1, at=now, message=None, body=kept))
        self.body.dealt = match.dealt
        if self.body.pace.kind == "clock":
            for seat in self.seats:
                seat.clock = self.body.pace.minutes * 60_000
                self.moved.add(seat.seat)
        self.body.moved = now
        self.after(now, {})

    def points(self) -> tuple[int, ...]:
        """Every seat's points as they stand."""
        assert self.match
        lines: tuple[tuple[Line, ...], ...] = self.game.score(self.match.state, self.game.box)
        return tuple([sum([line.points for line in each]) for each in lines])

    def answer(
        self, seat: Seat, keys: tuple[str, ...], now: int, message: str | None = None, hold: bool = False
    ) -> None:
        """Answer for a seat, with one key or those of a bundle."""
        match, before = self.live(), self.questions()
        if not 1 <= len(keys) <= MOST_KEYS:
            raise RequestError("too-many", 400, what="keys", count=MOST_KEYS)
        if keys == (END_TURN,):
            if seat not in self.body.held:
                raise RequestError("not-asked", 409, seat=seat)
            keys = self.body.held[seat]
        elif hold and ends_undo(self, seat, keys):
            self.body.held = {**self.body.held, seat: keys}
            entry = Entry(
                number=0, kind="held", seat=seat, at=now, message=message, body=EntryBody(key=" ".join(keys)[:500])
            )
            self._append(entry)
            return
        self.body.held = {other: kept for other, kept in self.body.held.items() if other != seat}
        for number, key in enumerate(keys, 1):
            self._enter(match, seat, key, now, message if number == len(keys) else None)
        self._lapse(seat)
        self.after(now, before, seat)

    def _enter(self, match: AnyMatch, seat: Seat, key: str, now: int, message: str | None) -> None:
        entries, events = len(match.log), len(match.events)
        topic, about = next(((ask.topic.name, ask.about) for ask in match.asks if ask.seat == seat), ("", ()))
        if self.body.tour:
            tours.prepare(self.row.game, match, TrueLuck())
        try:
            match.answer(key, seat)
        except Refused as refused:
            raise self.refusal(seat, refused) from None
        told = tuple(LogEvent(event.kind.name, event.values, event.seen) for event in match.events[events:])
        log = tuple(match.log[entries:])
        kept = EntryBody(key=key, topic=topic, about=about, log=log, events=told, scores=self.points())
        self._append(Entry(number=0, kind="answer", seat=seat, at=now, message=message, body=kept))

    def refusal(self, seat: Seat, refused: Refused) -> RequestError:
        """Why the rules refused, as a fault that knows its rule."""
        assert self.match
        if all(ask.seat != seat for ask in self.match.asks):
            return RequestError("not-asked", 409, seat=seat)
        ask = self.match.asked(seat)
        error = RequestError("refused", 422)
        error.rule = refused.why.rule if refused.why else next(iter(ask.topic.rules), "")
        error.refusal = RuleRefusal(self.game_id, ask.topic.name, ask.keys, self.seat_names(), refused.why)
        return error

    def undo(self, seat: Seat, answers: int, now: int, message: str | None = None) -> None:
        """Take back at once what can be."""
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
        told: tuple[LogEvent, ...] = ()
        if answers:
            match.undo(seat, answers)
            told = (LogEvent("table.undo", (seat, answers), only(seat) if private else EVERYONE),)
        gone = events - len(match.events)
        kept = EntryBody(
            log=tuple(match.log[entries:]), events=told, dropped=gone, scores=self.points(), undone=answers
        )
        self._append(Entry(number=0, kind="undo", seat=seat, at=now, message=message, body=kept))
        self._lapse(seat)
        self.after(now, before, seat)

    def _lapse(self, actor: Seat) -> None:
        """Who plays on does not agree to take back; and "the last answers" are always those that were meant."""
        if self.body.requests:
            stays = self.seats[actor].held
            self.body.requests = [
                wish for wish in self.body.requests if wish.kind != "undo" or (stays and wish.seat != actor)
            ]

    def undo_depth(self, seat: Seat) -> int:
        """How many answers the seat may take back at once."""
        if self.match is None or self.row.phase != "running":
            return 0
        return self.match.undo_depth(seat) + (seat in self.body.held)

    def undo_by_consent(self, seat: Seat, answers: int, now: int) -> None:
        """Go back to before the seat's last answers, whatever happened since; open secret choices are forgotten."""
        before = self.questions()
        whole = self.replayed()
        mine = [at for at, done in enumerate(whole.done) if done.seat == seat]
        entries = len(whole.log)
        events = sum(not each.of_table for each in self.journal.events)
        whole.undo(seat, len(whole.done) - mine[-answers], force=True)
        self.match, self.body.held = whole, {}
        told = (LogEvent("table.forced", (seat, answers), EVERYONE),)
        dropped = max(events - len(whole.events), 0)
        kept = EntryBody(log=tuple(whole.log[entries:]), events=told, dropped=dropped, scores=self.points(), undone=-1)
        self._append(Entry(number=0, kind="undo", seat=seat, at=now, message=None, body=kept))
        self.after(now, before, seat)

    def replayed(self, upto: int | None = None) -> AnyMatch:
        """The match played again from its start, with luck to go on."""
        with by_todays_rules():
            return record.replay(self.game, self.record(), upto, TrueLuck())

    def record(self) -> record.Record:
        """The record of the match, or a fault when its start is not known.

        Its hashes are not checked when it is played here again: the match may have begun under older rules.
        """
        assert self.match
        try:
            kept = record.record(self.match, self.row.components, self.body.start)
        except record.RecordError:
            raise RequestError("no-record", 409) from None
        return replace(kept, migrated=True)

    # What follows from a change

    def questions(self) -> dict[Seat, tuple[str, tuple[str, ...]]]:
        """What every seat is asked now."""
        return {ask.seat: (ask.topic.name, ask.keys) for ask in self.asks()}

    def after(self, now: int, before: dict[Seat, tuple[str, tuple[str, ...]]], actor: Seat = -1) -> None:
        """Bring clocks, questions and phase to where the match is."""
        assert self.match
        self.run_clocks(now, before, actor)
        if self.match.result:
            result = self.match.result
            lines = tuple(tuple((line.source, line.points, line.rule) for line in each) for each in result.lines)
            self.end(Ended(winners=result.winners, lines=lines, reason=result.reason, at=now))
        here = self.questions()
        kept = self.body.asked
        self.body.asked = {
            seat: kept[seat] if seat in kept and seat != actor and before.get(seat) == asked else self.row.revision
            for seat, asked in here.items()
        }
        self.body.held = {seat: keys for seat, keys in self.body.held.items() if before.get(seat) == here.get(seat)}
        self.settle(now)

    def run_clocks(self, now: int, before: Iterable[Seat], actor: Seat = -1) -> None:
        """Take the time that passed from those who were asked; who answered gets the increment."""
        for number in before:
            seat = self.seats[number]
            if seat.clock is not None and not seat.held:
                gained = self.body.pace.increment * 1000 if number == actor else 0
                passed = max(now - self.body.moved, 0)  # the machine's clock may have been set back
                seat.clock = max(seat.clock - passed, 0) + gained
                self.moved.add(number)
        self.body.moved = now

    def settle(self, now: int) -> None:
        """When the next clock runs out, and whether a bot has to answer."""
        self.row.thinking = bool(self.bots_due())
        waiting = [self.seats[ask.seat] for ask in self.asks() if not self.seats[ask.seat].held]
        self.row.due = None
        if waiting and self.body.pace.kind == "clock":
            self.row.due = now + min(seat.clock or 0 for seat in waiting)
        elif waiting and self.body.pace.kind == "days":
            self.row.due = self.body.moved + self.body.pace.days * DAY_MS

    def end(self, ended: Ended) -> None:
        """The match is over."""
        self.body.ended = ended
        self.body.held, self.body.requests, self.body.asked = {}, [], {}
        self.row.phase = "over"
        self.ended_now = True

    def keep(self) -> tuple[TableRow, int, list[SeatRow], list[Entry]]:
        """What has to be written, with the revision it changes."""
        if self.match:
            self.row.saved = save(self.match)
        return self.row, self.was, [self.seats[seat] for seat in sorted(self.moved)], self.fresh

    @property
    def is_clean(self) -> bool:
        """Whether nothing was changed since it was stored."""
        return self.revision == self.was and not self.moved

    @property
    def steady(self) -> bool:
        """Whether the table is found by the same as before."""
        return self._indexed == self.row.indexed

    def is_kept(self) -> None:
        """All was written."""
        self.was, self.fresh, self.moved, self.ended_now = self.row.revision, [], set(), False
        self._indexed = self.row.indexed
