"""New tables: from a plan, as a rematch, as a branch, or from a record."""

from collections.abc import Iterable, Mapping, Sequence
from secrets import token_urlsafe
from typing import Final

from igroteka.kernel.game import ChoiceError
from igroteka.puzzles.puzzle import Puzzle, opened
from igroteka.records.snapshot import dump
from igroteka.table.catalogue import games, tours
from igroteka.table.catalogue.games import AnyGame, AnyMatch, game_with
from igroteka.table.core import lobby
from igroteka.table.core.luck import TrueLuck
from igroteka.table.core.plain_text import plain_text
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Body, Guest, SeatRow, TableKind, TableRow
from igroteka.table.errors import RequestError
from igroteka.table.wire.messages import NewTable, Pace, SeatPlan

LONGEST_TITLE: Final = 60
MOST_MINUTES: Final = 24 * 60
MOST_DAYS: Final = 60


def checked_pace(pace: Pace) -> Pace:
    """The pace, or an error if its numbers don't fit its kind."""
    if pace.kind == "clock" and not (1 <= pace.minutes <= MOST_MINUTES and 0 <= pace.increment <= 3600):
        raise RequestError("bad-input", 400, what=f"pace: minutes 1…{MOST_MINUTES}, increment 0…3600")
    if pace.kind == "days" and not 1 <= pace.days <= MOST_DAYS:
        raise RequestError("bad-input", 400, what=f"pace: days 1…{MOST_DAYS}")
    if pace.kind == "clock":
        return Pace(kind="clock", minutes=pace.minutes, increment=pace.increment)
    return Pace(kind="days", days=pace.days) if pace.kind == "days" else Pace()


def seated(plan: Sequence[SeatPlan], guest: Guest) -> list[SeatRow]:
    """The seats of a plan."""
    return [seat_of(number, each, guest) for number, each in enumerate(plan)]


def seat_of(number: int, plan: SeatPlan, guest: Guest) -> SeatRow:
    if plan.kind == "me":
        return SeatRow(seat=number, kind="person", guest=guest.id, name=guest.name)
    return SeatRow(seat=number, kind=plan.kind, level=plan.level)


def table_row(
    game: str,
    creator: str,
    body: Body,
    now: int,
    components: str = "",
    listed: bool = False,
    kind: TableKind = "table",
) -> TableRow:
    return TableRow(
        id=token_urlsafe(9).replace("-", "a").replace("_", "b"),
        game=game,
        creator=creator,
        kind=kind,
        phase="open",
        listed=listed,
        revision=0,
        created=now,
        touched=now,
        due=None,
        thinking=False,
        lease="",
        lease_until=0,
        body=body,
        components=components,
        saved=None,
    )


def expect_setup(game: AnyGame, mode: str, seats: int, options: Mapping[str, str]) -> None:
    """A mode, a number of seats and options that the game has."""
    try:
        game.valid(mode or None, seats, options)
    except ChoiceError as error:
        raise _bad_setup(error.case, error.found, error.known, error.option) from None


def _bad_setup(case: str, found: str, known: Iterable[str], name: str = "") -> RequestError:
    return RequestError("bad-setup", 400, case=case, found=found[:80], known=", ".join(known), name=name)


def new_table(data: NewTable, guest: Guest, now: int, box: str = "") -> Play:
    """A table as planned, with the components of a named box; it starts at once if no seat is open."""
    setup = game_with(data.game, data.components).valid(data.mode or None, len(data.seats), data.options)
    title = plain_text(data.title, "title", LONGEST_TITLE) if data.title.strip() else ""
    body = Body(
        mode=setup.mode,
        options=dict(setup.options),
        pace=checked_pace(data.pace),
        end_turn=data.end_turn,
        title=title,
        box=box,
        closed=data.closed,
        ready_check=data.ready_check,
    )
    listed = data.listed and not data.closed
    play = Play(table_row(data.game, guest.id, body, now, data.components, listed), seated(data.seats, guest))
    if lobby.is_full(play):
        play.start(now)
    return play


def first_steps(game: str, guest: Guest, now: int) -> Play:
    """The scripted match of a game, for a newcomer; bots sit on the other seats."""
    script = tours.script(game)
    if script is None:
        raise RequestError("not-found", 404, what="tour", id=game[:40])
    match = tours.opened(game)
    setup = match.setup
    body = Body(mode=setup.mode, options=dict(setup.options), pace=Pace(), end_turn=False, tour=True)
    plan = [SeatPlan(kind="me" if seat == tours.NEWCOMER else "bot", level="easy") for seat in range(setup.seats)]
    play = Play(table_row(game, guest.id, body, now), seated(plan, guest))
    play.begin(match, now)
    return play


def rematch(play: Play, guest: Guest, now: int, seated: frozenset[str]) -> Play:
    """A rematch; the starting seat moves on by one. Guests who are not seated at once may claim their seats.

    With a ready check the guest who wants it is ready, and it waits for the others.
    """
    play.expect("over")
    old = play.body
    body = Body(
        mode=old.mode,
        options=old.options,
        pace=old.pace,
        end_turn=old.end_turn,
        title=old.title,
        origin=play.row.id,
        box=old.box,
        closed=old.closed,
        ready_check=old.ready_check,
    )
    row = table_row(play.row.game, guest.id, body, now, play.row.components, play.row.listed)
    order = [*play.seats[1:], play.seats[0]]
    seats = [
        SeatRow(seat=at, kind=each.kind, guest=each.guest, name=each.name, level=each.level)
        for at, each in enumerate(order)
    ]
    for seat in seats:
        if seat.kind == "person" and seat.guest not in seated:
            seat.kind, seat.guest, seat.name = "open", "", ""
    other = Play(row, seats)
    if old.ready_check:
        lobby.set_ready(other, guest.id, True, now)
    elif lobby.is_full(other):
        other.start(now)
    return other


def branched(play: Play, match: AnyMatch, imagined: bool, plan: Sequence[SeatPlan], guest: Guest, now: int) -> Play:
    """A new table that plays on from a match; free seats can be claimed while bots hold them."""
    if len(plan) != len(play.seats):
        raise _bad_setup("seats", str(len(plan)), [str(len(play.seats))])
    old = play.body
    start = dump(match.game, match.first) if imagined else old.start
    body = Body(
        mode=old.mode,
        options=old.options,
        pace=Pace(),
        end_turn=old.end_turn,
        origin=play.row.id,
        start=start,
        box=old.box,
    )
    seats = seated(plan, guest)
    for seat in seats:
        seat.away = seat.kind == "open"
    kind: TableKind = "trial" if imagined else "table"
    other = Play(table_row(play.game_id, guest.id, body, now, play.components, kind=kind), seats)
    other.begin(match, now)
    return other


def puzzle_table(puzzle: Puzzle, guest: Guest, now: int) -> Play:
    """A puzzle's position, with bots on the other seats; what the player answers is judged, and they may play on."""
    game = game_with(puzzle.game, "")
    match = opened(game, puzzle, TrueLuck())
    body = Body(
        mode=puzzle.mode,
        options=puzzle.options,
        pace=Pace(),
        end_turn=False,
        start=dump(game, match.first),
        puzzle=puzzle.id,
        puzzle_log=len(match.log),
    )
    plan = [SeatPlan(kind="me" if seat == puzzle.seat else "bot", level="normal") for seat in range(puzzle.seats)]
    play = Play(table_row(puzzle.game, guest.id, body, now, kind="puzzle"), seated(plan, guest))
    play.begin(match, now)
    return play


def from_record(game: str, components: str, match: AnyMatch, guest: Guest, now: int) -> Play:
    """A record as a finished table, to be replayed and played on from."""
    setup = match.setup
    body = Body(mode=setup.mode, options=dict(setup.options), pace=Pace(), end_turn=True)
    say = games.texts(game).player
    seats = [SeatRow(seat=seat, kind="person", name=say(guest.lang, seat)) for seat in range(setup.seats)]
    play = Play(table_row(game, guest.id, body, now, components, kind="record"), seats)
    play.begin(match, now)
    play.row.phase, play.row.thinking, play.ended_now = "over", False, False
    return play
