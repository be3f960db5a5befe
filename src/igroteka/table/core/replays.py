"""Finished and running matches step by step, and new tables that play on from any step."""

from contextlib import suppress

import msgspec

from igroteka.kernel import record
from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.luck import LuckError, Value
from igroteka.kernel.match import WORLDS, Match, Unimaginable
from igroteka.kernel.view import determinise, view
from igroteka.table.catalogue import games
from igroteka.table.catalogue.games import AnyMatch
from igroteka.table.core.luck import TrueLuck
from igroteka.table.core.play import Play
from igroteka.table.core.records import by_todays_rules
from igroteka.table.core.rows import LogEvent
from igroteka.table.errors import RequestError


def checked_step(kept: record.Record, step: int) -> int:
    if not 0 <= step <= len(kept.entries):
        raise RequestError("bad-step", 400, last=len(kept.entries), step=step)
    return step


def at_step(play: Play, kept: record.Record, step: int) -> Play:
    """The table as it was after so many entries of its record."""
    checked_step(kept, step)
    with by_todays_rules():
        match = record.replay(play.game, kept, step)
    body = msgspec.structs.replace(play.body, held={}, requests=[], asked={}, ended=None)
    row = msgspec.structs.replace(play.row, saved=None, phase="running", revision=step, body=body)
    then = Play(row, play.seats)
    then.match = match
    then.journal.events = [LogEvent(event.kind.name, event.values, event.seen) for event in match.events]
    then.journal.revisions = [0] * len(then.journal.events)
    if step == len(kept.entries):
        row.phase, body.ended, then.journal.scores = play.phase, play.body.ended, play.journal.scores
    return then


def seen_record(play: Play, seat: Seat) -> bytes:
    """A running match as the seat knows it: its log of answers and luck with what is hidden left out."""
    match = play.replayed()
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


def whole_record(play: Play) -> bytes:
    """The record of a match, with the hashes that today's rules give: it may have begun under older ones."""
    return record.write(record.record(play.replayed(), play.components, play.body.start))


def branch(play: Play, kept: record.Record, step: int, seat: Seat | None) -> AnyMatch:
    """A match that goes on from a step: as it was when it is over, else in a world the seat imagines."""
    checked_step(kept, step)
    with by_todays_rules():
        match = record.replay(play.game, kept, step, TrueLuck())
    if match.result:
        raise RequestError("wrong-phase", 409, phase="over")
    return match if seat is None else imagined(match, seat)


def imagined(match: AnyMatch, seat: Seat) -> AnyMatch:
    """A match in a world that the seat can't tell from its own, from the start of the running segment.

    What the seat saw of the segment is answered again as far as it fits that world.
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
    """What somebody's file is a record of, if it can be imported; the file is untrusted."""
    found = data.count(b"\n") - 2
    if found > record.MOST_ENTRIES:
        raise RequestError("long-record", 413, most=record.MOST_ENTRIES, found=found)
    try:
        head = record.header(data)
    except record.RecordError as fault:
        raise RequestError("bad-record", 400, what=str(fault)[:400]) from None
    if head.game not in known:
        raise RequestError("not-found", 404, what="game", id=head.game[:40])
    if head.start:
        raise RequestError("imagined-record", 400)
    return head


def imported(head: record.Header, data: bytes) -> AnyMatch:
    """The match in a record, verified."""
    try:
        game = games.game_with(head.game, head.components)
        return record.replay(game, record.read(game, data))
    except record.RecordError as fault:
        raise RequestError("bad-record", 400, what=str(fault)[:400]) from None
