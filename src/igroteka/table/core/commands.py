"""Commands: everything that changes a table, each a value that says who wants what. `hub.change` carries them out."""

from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

from igroteka.kernel.ask import Seat
from igroteka.table.core import agreements, lobby, seats
from igroteka.table.core.play import Play
from igroteka.table.errors import RequestError, RuleRefusal
from igroteka.table.wire.messages import Level

T_co = TypeVar("T_co", covariant=True)


class Command(Protocol[T_co]):
    """A change of one table. If another worker was faster, it is applied again to the newer table."""

    def apply(self, play: Play, now: int) -> T_co:
        """Change the table, or raise an error."""


# Playing


@dataclass(frozen=True, slots=True)
class GiveAnswer:
    """Answer a seat's question. The same message again does nothing and leads to the same revision."""

    guest: str
    seat: Seat
    revision: int  # that the guest saw
    keys: tuple[str, ...]
    message: str
    final: bool  # no pause before answers that can't be taken back
    shown_ms: int = 0  # how long the guest was shown what others did, before the clock started

    def apply(self, play: Play, now: int) -> int:
        if self.message in play.journal.messages:
            return play.journal.messages[self.message]
        play.own(self.guest, self.seat)
        expect_fresh(play, self.seat, self.revision)
        self._expect_scripted(play)
        hold = play.body.end_turn and not self.final
        play.answer(self.seat, self.keys, now, self.message, hold=hold, shown_ms=self.shown_ms)
        return play.revision

    def _expect_scripted(self, play: Play) -> None:
        """Raise an error unless this is the tour's next answer."""
        scripted = play.scripted()
        if scripted and scripted != (self.seat, *self.keys):
            seat, key = scripted
            topic = next((ask.topic.name for ask in play.asks() if ask.seat == seat), "")
            error = RequestError("tour", 422)
            error.refusal = RuleRefusal(play.game_id, topic, (key,), play.seat_names())
            raise error


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo a seat's last answers, as far as that needs no consent."""

    guest: str
    seat: Seat
    revision: int
    answers: int  # 0: all of the last gesture
    message: str

    def apply(self, play: Play, now: int) -> int:
        if self.message in play.journal.messages:
            return play.journal.messages[self.message]
        play.own(self.guest, self.seat)
        play.expect("running")
        expect_fresh(play, self.seat, self.revision)
        play.undo(self.seat, self.answers or play.last_gesture(self.seat), now, self.message)
        return play.revision


@dataclass(frozen=True, slots=True)
class AnswerForBot:
    """A bot's answer, unless the table went on while it thought."""

    seat: Seat
    key: str
    asked: int  # the revision since which the seat had its question

    def apply(self, play: Play, now: int) -> None:
        if self.seat in play.bots_due() and play.asked_since(self.seat) == self.asked:
            play.answer(self.seat, (self.key,), now)


def expect_fresh(play: Play, seat: Seat, revision: int) -> None:
    """Raise an error unless the revision belongs to the seat's current question."""
    asked = play.body.asked.get(seat)
    if play.phase == "running" and asked is not None and not asked <= revision <= play.revision:
        raise RequestError("stale", 409, theirs=revision, seat=seat, ours=asked)


# Seats


@dataclass(frozen=True, slots=True)
class ClaimSeat:
    guest: str
    name: str
    seat: Seat | None  # None: the first that is open

    def apply(self, play: Play, now: int) -> None:
        seats.claim(play, self.guest, self.name, self.seat, now)


@dataclass(frozen=True, slots=True)
class ClaimSeats:
    """Claim those of these seats that are still open, if the guest has none and the match has not begun."""

    guest: str
    name: str
    seats: tuple[Seat, ...]

    def apply(self, play: Play, now: int) -> None:
        for seat in self.free(play):
            seats.claim(play, self.guest, self.name, seat, now)

    def free(self, play: Play) -> list[Seat]:
        if play.phase != "open" or play.of(self.guest):
            return []
        return [seat for seat in self.seats if play.seats[seat].kind == "open"]


@dataclass(frozen=True, slots=True)
class SetReady:
    guest: str
    ready: bool

    def apply(self, play: Play, now: int) -> None:
        lobby.set_ready(play, self.guest, self.ready, now)


@dataclass(frozen=True, slots=True)
class ReadyAgain:
    """At the table of a rematch: say that one is ready, if it waits for that."""

    guest: str

    def apply(self, play: Play, now: int) -> None:
        if play.phase == "open" and play.body.ready_check and play.of(self.guest):
            lobby.set_ready(play, self.guest, True, now)


@dataclass(frozen=True, slots=True)
class StartMatch:
    """Start although seats are open or players not ready: bots take open seats. Only the creator may do it."""

    guest: str

    def apply(self, play: Play, now: int) -> None:
        if play.creator != self.guest:
            raise RequestError("not-creator", 403)
        seats.start(play, now)


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    guest: str
    seat: Seat | None  # None: all of the guest's
    release: bool = False  # others may have it at once

    def apply(self, play: Play, now: int) -> None:
        seats.leave(play, self.guest, self.seat, now, self.release)


@dataclass(frozen=True, slots=True)
class ReturnToSeat:
    guest: str
    seat: Seat | None

    def apply(self, play: Play, now: int) -> None:
        seats.back(play, self.guest, self.seat, now)


@dataclass(frozen=True, slots=True)
class ReplaceSeat:
    """Give the seat of an absent player to a bot, or to whoever claims it."""

    guest: str
    seat: Seat
    by: Literal["bot", "open"]
    level: Level

    def apply(self, play: Play, now: int) -> None:
        seats.replace(play, self.guest, self.seat, self.by, self.level, now)


@dataclass(frozen=True, slots=True)
class Concede:
    guest: str
    seat: Seat | None

    def apply(self, play: Play, now: int) -> None:
        seats.concede(play, self.guest, self.seat, now)


@dataclass(frozen=True, slots=True)
class LeaveTour:
    """Leave the tour and play on freely."""

    guest: str

    def apply(self, play: Play, now: int) -> None:
        seats.leave_tour(play, self.guest, now)


@dataclass(frozen=True, slots=True)
class RenameGuest:
    guest: str
    name: str

    def apply(self, play: Play, now: int) -> None:
        seats.rename(play, self.guest, self.name, now)


@dataclass(frozen=True, slots=True)
class ForgetGuest:
    """Remove a guest who deleted their data; returns the new creator, or None if nobody is left."""

    guest: str

    def apply(self, play: Play, now: int) -> str | None:
        return seats.forget(play, self.guest, now)


@dataclass(frozen=True, slots=True)
class ExpireClocks:
    """Start after the countdown, or let bots hold the seats whose time is up."""

    def apply(self, play: Play, now: int) -> bool:
        return seats.overdue(play, now)


# Agreements


@dataclass(frozen=True, slots=True)
class RequestConsent:
    guest: str
    kind: Literal["undo", "end", "pause"]
    seat: Seat
    answers: int

    def apply(self, play: Play, now: int) -> None:
        agreements.request(play, self.guest, self.kind, self.seat, self.answers, now)


@dataclass(frozen=True, slots=True)
class ReplyToRequest:
    guest: str
    request: str
    seat: Seat
    agree: bool

    def apply(self, play: Play, now: int) -> None:
        agreements.reply(play, self.guest, self.request, self.seat, self.agree, now)


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause."""

    guest: str

    def apply(self, play: Play, now: int) -> None:
        agreements.resume(play, self.guest, now)


@dataclass(frozen=True, slots=True)
class LinkRematch:
    """Set the table of the rematch, unless it is set; returns the one that is set."""

    table: str

    def apply(self, play: Play, now: int) -> str:
        if not play.body.rematch:
            play.body.rematch = self.table
            play.bump(now)
        return play.body.rematch
