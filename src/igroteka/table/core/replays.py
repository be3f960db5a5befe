"""Exports and imports records, and branches new tables off any step. None of it runs in the event loop."""

from contextlib import suppress
from typing import NamedTuple

import msgspec

from igroteka.content.decoder_lock import decodable
from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.luck import LuckError, Value
from igroteka.kernel.match import WORLDS, Match, Unimaginable
from igroteka.kernel.view import determinise, view
from igroteka.records import record
from igroteka.table.catalogue import games
from igroteka.table.catalogue.games import AnyMatch
from igroteka.table.core import table_factory
from igroteka.table.core.luck import TrueLuck
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import StoredMatch, TablePlayback, playback
from igroteka.table.core.rows import Entry, Guest, SeatRow, TableRow
from igroteka.table.errors import RequestError
from igroteka.table.wire.messages import SeatPlan


def checked_step(play: Play, step: int) -> int:
    """The step, or an error if the match does not have it."""
    last = len(play.match.log) if play.match else 0
    if not 0 <= step <= last:
        raise RequestError("bad-step", 400, last=last, step=step)
    return step


def exported_record(stored: StoredMatch, seat: Seat | None) -> bytes:
    """The record of a finished match; of a running match, what a seat knows of it."""
    return whole_record(stored) if seat is None else seen_record(stored, seat)


def seen_record(stored: StoredMatch, seat: Seat) -> bytes:
    """A running match as the seat knows it: its log of answers and luck with what is hidden left out."""
    playing = playback(stored)
    match, play = playing.at(None), playing.play
    setup = match.setup
    head = {
        "igroteka": "seen",
        "game": play.game_id,
        "version": play.game.version,
        "mode": setup.mode,
        "seats": setup.seats,
        "options": dict(setup.options),
        "seat": seat,
    }
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (head, *seen_lines(match, seat)))


def seen_lines(match: AnyMatch, seat: Seat | None) -> list[tuple[Seat, str | None, list[Value | None]]]:
    """Every answer with its luck, each as far as the seat saw it."""
    lines, luck = [], match.opening[0]
    for done in match.done:
        drawn = [each.value if sees(each.seen, seat) else None for each in match.drawn[luck : done.luck]]
        lines.append((done.seat, done.key if sees(done.seen, seat) else None, drawn))
        luck = done.luck
    return lines


def whole_record(stored: StoredMatch) -> bytes:
    """The record of a match, with the hashes that today's rules give: it may have begun under older ones."""
    playing = playback(stored)
    return record.write(record.record(playing.at(None), playing.play.components, playing.play.body.start))


class Branching(NamedTuple):
    """A request to play on from a step of a match; with a seat, in a world that it imagines."""

    stored: StoredMatch
    step: int
    seat: Seat | None
    plan: tuple[SeatPlan, ...]
    guest: Guest
    now: int


def branched_table(job: Branching) -> bytes:
    """A new table that plays on from a step, as bytes (`new_table`)."""
    playing = playback(job.stored)
    match = branch(playing, job.step, job.seat)
    other = table_factory.branched(playing.play, match, job.seat is not None, job.plan, job.guest, job.now)
    return packed_rows(other)


def branch(playing: TablePlayback, step: int, seat: Seat | None) -> AnyMatch:
    """A match that goes on from a step: the real one if it is over, else a world the seat imagines."""
    match = playing.at(step).clone(TrueLuck())
    if match.result:
        raise RequestError("wrong-phase", 409, phase="over")
    return match if seat is None else imagined(match, seat)


def imagined(match: AnyMatch, seat: Seat) -> AnyMatch:
    """A match in a world that the seat can't tell from its own, from the start of the running segment.

    The answers the seat saw in the segment are given again as far as they fit that world.
    """
    _, since, _ = match.segment()
    other = segment_again(match, seat)
    luck = other.table.luck
    for done in since:
        if not sees(done.seen, seat):
            break
        try:
            other.answer(done.key, done.seat)
        except (Refused, LuckError):
            break
    luck.replay(())
    return other


def segment_again(match: AnyMatch, seat: Seat) -> AnyMatch:
    """The start of the running segment in a world that fits what the seat knew then and the luck it has seen since."""
    start, _, drawn = match.segment()
    known = view(match.game, start, seat)
    for _ in range(WORLDS):
        luck = TrueLuck()
        world = determinise(match.game, known, luck)
        luck.replay([each.value if sees(each.seen, seat) else None for each in drawn])
        with suppress(LuckError):  # what the seat saw is not possible in that world
            return Match(match.game, match.setup, luck, world)
    raise Unimaginable(f"seat {seat} has seen luck that no imagined world gives")


def header(data: bytes, known: tuple[str, ...]) -> record.Header:
    """The header of an untrusted record, if it can be imported."""
    found = data.count(b"\n") - 2
    if found > record.MOST_ENTRIES:
        raise RequestError("long-record", 413, most=record.MOST_ENTRIES, found=found)
    try:
        head = record.header(data)
    except record.RecordError as error:
        raise RequestError("bad-record", 400, what=str(error)[:400]) from None
    if head.game not in known:
        raise RequestError("not-found", 404, what="game", id=head.game[:40])
    if head.start:
        raise RequestError("imagined-record", 400)
    return head


class Import(NamedTuple):
    """A record to import."""

    head: record.Header
    data: bytes
    guest: Guest
    now: int


def imported_table(job: Import) -> bytes:
    """A record as a finished table, as bytes (`new_table`)."""
    head = job.head
    return packed_rows(
        table_factory.from_record(head.game, head.components, imported(head, job.data), job.guest, job.now)
    )


def imported(head: record.Header, data: bytes) -> AnyMatch:
    """The match in a record, verified."""
    try:
        game = games.game_with(head.game, head.components)
        return record.replay(game, record.read(game, data))
    except record.RecordError as error:
        raise RequestError("bad-record", 400, what=str(error)[:400]) from None


class _Rows(msgspec.Struct):
    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]


def packed_rows(play: Play) -> bytes:
    """A new table as bytes, to be sent back from another process."""
    row, _, _, entries = play.keep()
    return msgspec.msgpack.encode(_Rows(row, play.seats, entries))


def new_table(data: bytes) -> Play:
    """A new table from another process; all of it has yet to be stored."""
    rows = msgspec.msgpack.decode(data, type=decodable(_Rows))
    play = Play(rows.row, rows.seats, rows.entries)
    play.fresh = rows.entries
    return play
