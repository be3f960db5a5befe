"""Records: a match as lines of JSON that anybody can read and nothing can run.

The first line says what was played. Then each answer (with the luck it used) and each undo has a line. The last line
closes the record, so that a truncated file is noticed.
"""

from collections import deque
from collections.abc import Iterator
from copy import copy
from typing import Generic, TypeAlias, TypeVar

import msgspec
from msgspec import structs

from igroteka.kernel.ask import Refused
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, SetupError
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.luck import Luck, LuckError, Value
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result
from igroteka.records.snapshot import SnapshotError, load

FORMAT = 1
LARGEST = 16_777_216  # bytes
MOST_ENTRIES = 20_000  # of an untrusted record; a long match has a tenth of that
Entry: TypeAlias = Answer | Undo
T = TypeVar("T")


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


class Header(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="igroteka", tag="record"
):
    """What was played."""

    format: int
    game: str
    version: int
    mode: str
    seats: int
    options: dict[str, str]
    box: str  # digest of the components
    luck: tuple[Value, ...]  # used before the first answer
    components: str = ""  # the component file, if not the game's own
    start: bytes = b""  # snapshot of the first state, if not the set-up's
    migrated: bool = False  # it began under older rules, so its hashes are not compared


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="igroteka", tag="end"):
    """The last line: how many entries there are, the state's hash, and the result if the match is over."""

    entries: int
    hash: str
    result: Result | None


class Record(msgspec.Struct, frozen=True):
    """A match as it was played, without the answers of an open ask_all."""

    header: Header
    entries: tuple[Entry, ...]
    closing: Closing
    migrated: bool = False  # its hashes are of states of older rules


_HEADER: msgspec.json.Decoder[Header] = msgspec.json.Decoder(Header)
_ENTRY: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_CLOSING: msgspec.json.Decoder[Closing] = msgspec.json.Decoder(Closing)


def record(match: Match[S, B], components: str = "", start: bytes = b"") -> Record:
    """The record of a match so far, with its custom components and its first state if that is not the set-up's."""
    setup, game = match.setup, match.game
    if match.dealt is None:
        raise RecordError("the match was resumed without its log, so how it began is not known")
    options = dict(setup.options)
    box = game.box.digest
    old = match.migrated
    header = Header(
        FORMAT, game.id, game.version, setup.mode, setup.seats, options, box, match.dealt, components, start, old
    )
    return Record(header, tuple(match.log), Closing(len(match.log), state_hash(match.state), match.result), old)


def write(saved: Record) -> bytes:
    """The record as lines of JSON."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (saved.header, *saved.entries, saved.closing))


def header(data: bytes) -> Header:
    """The header of a record: enough to find its game."""
    if len(data) > LARGEST:
        raise RecordError(f"a record has at most {LARGEST} bytes, this has {len(data)}")
    return _decode(data.split(b"\n", 1)[0], _HEADER, 1)


def read(game: Game[S, B], data: bytes) -> Record:
    """The record in these bytes, migrated to the game's rules version, or an error that says what is wrong."""
    head = header(data)
    if head.format != FORMAT:
        raise RecordError(f"the record has format {head.format}, and this program reads format {FORMAT}")
    if head.game != game.id:
        raise RecordError(f"the record is of {head.game}, not of {game.id}")
    lines = _lines(data)
    saved = _parsed(lines)
    if head.version == game.version:
        return structs.replace(saved, migrated=head.migrated)
    return structs.replace(_parsed(_migrated(game, head.version, lines)), migrated=True)


def _lines(data: bytes) -> list[str]:
    try:
        lines = data.decode().rstrip().split("\n")
    except UnicodeDecodeError as error:
        raise RecordError(f"the record is not UTF-8 text: byte {error.start} is wrong") from None
    if len(lines) < 2 or '"end"' not in lines[-1]:
        raise RecordError(f"the record is truncated: it has no closing line after line {len(lines)}")
    return lines


def _parsed(lines: list[str]) -> Record:
    entries = tuple(_decode(line, _ENTRY, number) for number, line in enumerate(lines[1:-1], 2))
    closing = _decode(lines[-1], _CLOSING, len(lines))
    if closing.entries != len(entries):
        raise RecordError(f"the record has {len(entries)} entries, and its last line says {closing.entries}")
    return Record(_decode(lines[0], _HEADER, 1), entries, closing)


def replay(game: Game[S, B], saved: Record, upto: int | None = None, luck: Luck | None = None) -> Match[S, B]:
    """Play a record again and check its hashes. ``upto`` limits the entries; ``luck`` is for playing on after them."""
    match, _ = deque(steps(game, saved, upto), maxlen=1).pop()
    return match.clone(luck) if luck else match


def steps(game: Game[S, B], saved: Record, upto: int | None = None) -> Iterator[tuple[Match[S, B], Entry | None]]:
    """The same, one entry at a time: the match before each entry, and finally the match with None."""
    playing = Playback(game, saved)
    for entry in saved.entries[:upto]:
        playing.advance_to(entry)
        yield playing.match, entry
        playing.enter(entry)
    if playing.entries == len(saved.entries):
        playing.close()
    yield playing.match, None


class Playback(Generic[S, B]):
    """A record being replayed, after some of its entries. A copy continues independently."""

    __slots__ = ("_taken", "entries", "match", "saved")

    def __init__(self, game: Game[S, B], saved: Record) -> None:
        if saved.header.box != game.box.digest:
            raise RecordError(
                f"the record was played with other component values (digest {saved.header.box}); give their file too"
            )
        self.saved = saved
        self.match = _opened(game, saved.header)
        self.match.migrated = saved.migrated
        self.entries = 0  # that were played
        self._taken: list[int] = []  # how many answers each recorded answer took here

    def copy(self) -> "Playback[S, B]":
        other = copy(self)
        other.match, other._taken = self.match.clone(Luck()), self._taken[:]
        return other

    def play_to(self, entries: int) -> None:
        """Play on to this number of entries; at the end of the record check its last line."""
        for entry in self.saved.entries[self.entries : entries]:
            self.advance_to(entry)
            self.enter(entry)
        if self.entries == len(self.saved.entries):
            self.close()

    def advance_to(self, entry: Entry) -> None:
        """Advance to the question that the next entry answers."""
        if isinstance(entry, Answer) and self._taken and self.saved.migrated:
            self._taken[-1] += _answer_new_questions(self.match, entry)

    def enter(self, entry: Entry) -> None:
        """Play the next entry and check it."""
        self.entries += 1
        _enter(self.match, _as_taken(entry, self._taken), self.entries, self._taken, hashed=not self.saved.migrated)

    def close(self) -> None:
        """Check the record's last line."""
        _close(self.match, self.saved)


def _opened(game: Game[S, B], head: Header) -> Match[S, B]:
    luck = Luck(script=head.luck)
    try:
        state = load(game, head.start) if head.start else None
        match = Match(game, game.stored(head.mode, head.seats, head.options), luck, state)
    except (SetupError, LuckError, SnapshotError) as error:
        raise RecordError(f"the record's first line does not fit the rules: {error}") from None
    if luck.script:
        raise RecordError(f"the set-up used less luck than the record's first line holds ({len(head.luck)} results)")
    return match


def _answer_new_questions(match: Match[S, B], following: Answer | None = None) -> int:
    """Answer questions that older rules did not ask; returns the number of answers given.

    A question is new if luck is left for what came after it, or if the following answer is for another question.
    """
    count, new, luck = 0, match.game.new_questions, match.table.luck
    while (ask := match.ask) and ask.topic.name in new:
        if following.seat == ask.seat and following.key in ask.keys if following else not luck.script:
            break
        match.answer(ask.keys[new[ask.topic.name]], ask.seat)
        count += 1
    return count


def _as_taken(entry: Entry, taken: list[int]) -> Entry:
    """The entry as played here: an undo also takes back the answers to new questions."""
    if isinstance(entry, Answer):
        taken.append(1)
        return entry
    if not 0 < entry.answers <= len(taken):
        return entry  # to be refused
    answers = sum(taken[-entry.answers :])
    del taken[-entry.answers :]
    return Undo(entry.seat, answers)


def _enter(match: Match[S, B], entry: Entry, number: int, taken: list[int], *, hashed: bool) -> None:
    """Play one entry and check it."""
    luck = match.table.luck
    try:
        if isinstance(entry, Undo):
            match.undo(entry.seat, entry.answers, force=True)
            return
        luck.replay(entry.luck)
        match.answer(entry.key, entry.seat)
        taken[-1] += _answer_new_questions(match)
    except (Refused, LuckError) as error:
        raise RecordError(f"entry {number} cannot be played: {error}") from None
    if luck.script:
        raise RecordError(f"entry {number} used less luck than the record holds")
    if hashed and entry.hash and entry.hash != state_hash(match.state):
        raise RecordError(f"entry {number}: the state's hash differs, so the record was edited or the rules changed")


def _close(match: Match[S, B], saved: Record) -> None:
    if match.open:
        raise RecordError("the record ends in the middle of answers that are given together")
    if not saved.migrated and saved.closing.hash != state_hash(match.state):
        raise RecordError("the last state's hash differs, so the record was edited or the rules changed")
    if saved.closing.result != match.result:
        raise RecordError("the record's result is not the one the rules give")


def _migrated(game: Game[S, B], version: int, lines: list[str]) -> list[str]:
    """The lines in the game's rules version."""
    while version != game.version:
        step = game.migrations.get(version)
        if step is None:
            raise RecordError(
                f"the record was played by {game.id} rules version {version}; this is version {game.version},"
                " and nothing translates between them"
            )
        try:
            lines, version = step(lines), version + 1
        except (ValueError, TypeError, LookupError) as error:
            raise RecordError(f"the record cannot be translated from rules version {version}: {error!r}") from None
    return lines


def _decode(line: bytes | str, decoder: msgspec.json.Decoder[T], number: int) -> T:
    try:
        return decoder.decode(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {number} is not part of an Igroteka record: {error}") from None
