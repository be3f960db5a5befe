"""Replays of stored matches, in a process outside the event loop that keeps checkpoints of them."""

from bisect import bisect_right
from collections import OrderedDict
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from igroteka.content.decoder_lock import decodable
from igroteka.records import record
from igroteka.records.record import Playback
from igroteka.table.catalogue.games import AnyMatch
from igroteka.table.core.play import Play
from igroteka.table.core.records import by_todays_rules
from igroteka.table.core.rows import LogEvent, SeatRow, TableRow

KEPT: Final = 8  # matches
CHECKPOINTS: Final = 32  # of each match
STRIDE: Final = 25  # entries between two of them at least


class StoredMatch(NamedTuple):
    """A table with its record as bytes, as it travels to another process."""

    table: str
    revision: int
    data: bytes


class _Contents(msgspec.Struct):
    row: TableRow
    seats: list[SeatRow]
    record: record.Record
    scores: list[tuple[int, ...]]


def stored_match(play: Play) -> StoredMatch:
    """The match of a table as it is now, to be played again."""
    contents = _Contents(replace(play.row, saved=None), play.seats, play.record(), play.journal.scores)
    return StoredMatch(play.id, play.revision, msgspec.msgpack.encode(contents))


class TablePlayback:
    """Replays a table's match to any step; checkpoints shorten the way to later steps."""

    def __init__(self, data: bytes) -> None:
        contents = msgspec.msgpack.decode(data, type=decodable(_Contents))
        self.play = Play(contents.row, contents.seats)
        self.record = contents.record
        self._scores = contents.scores
        self._stride = max(STRIDE, len(self.record.entries) // CHECKPOINTS)
        with by_todays_rules():
            self._places = [Playback(self.play.game, self.record)]  # by how many entries were played

    def at(self, step: int | None) -> AnyMatch:
        """The match after this number of entries of its record, or after all."""
        wanted = len(self.record.entries) if step is None else step
        first = bisect_right(self._places, wanted, key=lambda place: place.entries) - 1
        playing = self._places[first].copy()
        with by_todays_rules():
            while (milestone := playing.entries + self._stride) < wanted:
                playing.play_to(milestone)
                if milestone > self._places[-1].entries:
                    self._places.append(playing.copy())
            playing.play_to(wanted)
        return playing.match

    def table_at(self, step: int) -> Play:
        """The table as it was after this number of entries of its record."""
        play, match = self.play, self.at(step)
        body = replace(play.body, held={}, requests=[], asked={}, ended=None)
        row = replace(play.row, phase="running", revision=step, body=body)
        then = Play(row, play.seats)
        then.match = match
        then.journal.events = [LogEvent(event.kind.name, event.values, event.seen) for event in match.events]
        then.journal.revisions = [0] * len(then.journal.events)
        if step == len(self.record.entries):
            row.phase, body.ended, then.journal.scores = play.phase, play.body.ended, self._scores
        return then


_kept: OrderedDict[bytes, TablePlayback] = OrderedDict()  # in the process that plays matches again


def playback(stored: StoredMatch) -> TablePlayback:
    """The match, with the checkpoints of earlier calls."""
    key = blake2b(stored.data, digest_size=16).digest()
    found = _kept.pop(key, None) or TablePlayback(stored.data)
    _kept[key] = found
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found
