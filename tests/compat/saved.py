"""Matches kept for comparison: the set-up, answers and luck of each, and digests of all that could be observed."""

import gzip
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
PARTS = ("seats", "topics", "keys", "luck", "events")


class Answered(msgspec.Struct, frozen=True, array_like=True, tag="a"):
    """An answer, with the luck that the rules used after it."""

    seat: int
    key: str
    luck: tuple[int | str, ...] = ()


class Undone(msgspec.Struct, frozen=True, array_like=True, tag="u"):
    """A number of answers was taken back."""

    seat: int
    answers: int


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended, with every line of each seat's score: source, points, rule."""

    reason: str
    winners: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int, str], ...], ...]


class Digest(msgspec.Struct, frozen=True, array_like=True):
    """A running digest of one part: one character of it after each entry, then the last one as a whole."""

    chain: str
    last: str


class Offered(msgspec.Struct, frozen=True, array_like=True):
    """A question whose options are kept as they were."""

    topic: str
    keys: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """What was played."""

    name: str
    mode: str
    seats: int
    options: dict[str, str]
    luck: tuple[int | str, ...]  # used before the first answer
    entries: tuple[Answered | Undone, ...]


class KeptMatch(msgspec.Struct, frozen=True):
    """What was played and what was observed; the parts of the digests are those of ``PARTS``."""

    played: Played
    digests: dict[str, Digest]
    widened: dict[int, dict[int, Offered]]  # by number of entries: what corrected rules offered each seat
    outcome: Outcome | None


_LINE = msgspec.json.Decoder(KeptMatch)
_ENTRY: msgspec.json.Decoder[Answered | Undone] = msgspec.json.Decoder(Answered | Undone)


class _Header(msgspec.Struct, frozen=True):
    mode: str
    seats: int
    options: dict[str, str]
    luck: tuple[int | str, ...]


def from_record(name: str, data: bytes) -> Played:
    """A record's file, without its hashes."""
    first, *entries, _ = data.splitlines()
    head = msgspec.json.decode(first, type=_Header)
    return Played(name, head.mode, head.seats, head.options, head.luck, tuple(map(_ENTRY.decode, entries)))


def path_of(game: str) -> Path:
    """Where the matches of a game are kept."""
    return HERE / f"{game}.jsonl.gz"


def read(game: str) -> list[KeptMatch]:
    """The kept matches of a game."""
    return [_LINE.decode(line) for line in gzip.decompress(path_of(game).read_bytes()).splitlines()]


def write(game: str, matches: list[KeptMatch]) -> int:
    """Keep these; returns how many bytes they take."""
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in matches)
    return path_of(game).write_bytes(gzip.compress(lines, 9, mtime=0))
