"""Read access to a table in memory: what other rooms may ask a ``Play``."""

from collections.abc import Mapping, Sequence

from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.game import Setup
from igroteka.table.catalogue import tours
from igroteka.table.catalogue.games import AnyGame, AnyMatch
from igroteka.table.core.rows import Body, ConsentRequest, Ended, SeatRow, TableRow
from igroteka.table.errors import RequestError
from igroteka.table.wire.messages import Level, Pace, Phase, SeatKind


class TableFacts:
    """A table to read. Only this room reads and changes its rows."""

    row: TableRow
    seats: list[SeatRow]
    game: AnyGame
    match: AnyMatch | None

    # What it is

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game_id(self) -> str:
        return self.row.game

    @property
    def body(self) -> Body:
        return self.row.body

    @property
    def mode(self) -> str:
        return self.body.mode

    @property
    def options(self) -> Mapping[str, str]:
        return self.body.options

    @property
    def pace(self) -> Pace:
        return self.body.pace

    @property
    def title(self) -> str:
        return self.body.title

    @property
    def box_name(self) -> str:
        """The name of the saved box that it has a copy of, if any."""
        return self.body.box

    @property
    def closed(self) -> bool:
        """Whether only its players see it."""
        return self.body.closed

    def admits(self, guest: str) -> bool:
        """Whether a guest may look. A closed table admits its players, and others only while they may sit down."""
        return not self.closed or bool(self.of(guest)) or any(seat.kind == "open" for seat in self.seats)

    def expect_admitted(self, guest: str) -> None:
        if not self.admits(guest):
            raise RequestError("closed", 403)

    @property
    def components(self) -> str:
        """The edited component file it is played with, if any."""
        return self.row.components

    @property
    def creator(self) -> str:
        return self.row.creator

    @property
    def listed(self) -> bool:
        return self.row.listed

    @property
    def created_ms(self) -> int:
        return self.row.created

    @property
    def touched_ms(self) -> int:
        return self.row.touched

    @property
    def trial_of(self) -> str:
        """The running match from which this trial table was imagined, if any."""
        return self.body.origin if self.body.start else ""

    @property
    def puzzle(self) -> str:
        """The id of the puzzle it began as, if any."""
        return self.body.puzzle

    @property
    def setup(self) -> Setup:
        return self.game.stored(self.mode, len(self.seats), self.options)

    # How it stands

    @property
    def phase(self) -> Phase:
        return self.row.phase

    @property
    def revision(self) -> int:
        return self.row.revision

    @property
    def ready_check(self) -> bool:
        """Whether a full table waits until everybody is ready."""
        return self.body.ready_check

    @property
    def ready(self) -> Sequence[Seat]:
        """Before the start: the seats whose players are ready."""
        return self.body.ready

    @property
    def counts_down(self) -> bool:
        """Whether everybody is ready and the match begins in a moment."""
        return self.phase == "open" and self.row.due is not None

    @property
    def moved_ms(self) -> int:
        """Since when the clocks run."""
        return self.body.moved

    @property
    def ended(self) -> Ended | None:
        """How the match ended."""
        return self.body.ended

    @property
    def rematch(self) -> str:
        """The table that follows, if any."""
        return self.body.rematch

    @property
    def requests(self) -> Sequence[ConsentRequest]:
        """The open requests for consent."""
        return self.body.requests

    @property
    def tour_answers(self) -> int | None:
        """In a tour: the number of scripted answers given."""
        return tours.standing(self.match) if self.body.tour and self.match else None

    @property
    def thinking(self) -> bool:
        """Whether a bot has to answer."""
        return self.row.thinking

    @property
    def lease(self) -> str:
        """The worker that runs the bots."""
        return self.row.lease

    def asked_since(self, seat: Seat) -> int:
        """The revision since which the seat has its question; 0 if it has none."""
        return self.body.asked.get(seat, 0)

    def held_keys(self, seat: Seat) -> tuple[str, ...]:
        """The seat's answers that wait for "end turn"."""
        return self.body.held.get(seat, ())

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
        """The players by seat, to be put into words."""
        return tuple([(row.kind, row.name, row.level) for row in self.seats])

    def asks(self) -> Sequence[Ask]:
        return self.match.asks if self.match and self.row.phase == "running" else ()

    def bots_due(self) -> list[Seat]:
        """The asked seats for which a bot answers."""
        return [ask.seat for ask in self.asks() if self.seats[ask.seat].held]

    def newly_asked(self) -> list[SeatRow]:
        """Seats of people whose question came with the last change."""
        asked = [self.seats[ask.seat] for ask in self.asks() if self.body.asked.get(ask.seat) == self.revision]
        return [row for row in asked if row.kind == "person" and not row.held]

    def scripted(self) -> tuple[Seat, str] | None:
        """In a tour: the seat and key of the next answer."""
        return tours.expected(self.row.game, self.match) if self.body.tour and self.match else None

    def live(self) -> AnyMatch:
        """The match in play, or an error."""
        self.expect("running")
        assert self.match
        return self.match

    def expect(self, *phases: str) -> None:
        if self.row.phase not in phases:
            raise RequestError("wrong-phase", 409, phase=self.row.phase)
