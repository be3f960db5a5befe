"""A puzzle as it is stored: one line of JSON in the file of its game."""

import zlib
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

import msgspec

from igroteka.bots.reasons import Reasons
from igroteka.bots.worlds import Idea, Variation
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.records import record
from igroteka.review.findings import Unit

FORMAT: Final = 1
LARGEST: Final = 1_048_576  # bytes of a position


class Compared(msgspec.Struct, frozen=True, array_like=True):
    """An option and how far it is behind the best one, in points or as a chance to win."""

    key: str  # of a whole turn: its end
    behind: float  # the mean over all seeds
    error: float  # its standard error
    line: Variation = ()  # how the seat would go on


class Puzzle(msgspec.Struct, frozen=True):
    """A position, what is asked there, and the proof of what is best."""

    id: str  # of the position
    game: str
    version: int  # of the rules
    box: str  # digest of the components
    mode: str
    seats: int
    options: dict[str, str]
    seat: Seat  # that is asked
    topic: str
    best: tuple[str, ...]  # the answers that solve it, or the ends of the turns that do, the best first
    obvious: str  # the answer that a quick look prefers, or the end of its turn
    compared: tuple[Compared, ...]  # the options that were compared, the best first
    reasons: Reasons  # why the best one is better than the obvious one
    unit: Unit
    margin: float  # every other option is at least this much behind
    budget: int  # iterations of each search of the proof
    seeds: tuple[int, ...]  # of these searches
    worlds: int  # that options were compared in, for each seed
    rating: int  # where its difficulty starts
    start: bytes  # the position: a compressed record of a world that the seat can imagine
    source: str = ""  # digest of the record it comes from
    turn: bool = False  # whether a whole turn is asked for: options are then known by the ends of turns
    format: int = FORMAT

    def solved_by(self, key: str) -> bool:
        """Whether an answer is right."""
        return key in self.best

    def behind(self, key: str) -> float | None:
        """How far an answer is behind the best one; None if it was not worth comparing."""
        return next((each.behind for each in self.compared if each.key == key), None)

    def ideas(self) -> list[Idea]:
        """The compared options as a bot's ideas, the best first."""
        return [
            Idea(each.line[0].key if self.turn else each.key, -each.behind, self.worlds, each.line)
            for each in self.compared
        ]

    def answer(self, key: str) -> str:
        """An option as the answers that it consists of."""
        if not self.turn:
            return key
        return answers_of(next(each.line for each in self.compared if each.key == key))


def answers_of(line: Variation) -> str:
    """A turn as text: its answers."""
    return " ".join(move.key for move in line)


def packed(match: Match[S, B], first: bytes) -> bytes:
    """A position as bytes: the record of a match that began from a state."""
    return zlib.compress(record.write(record.record(match, start=first)), 9)


def puzzle_id(start: bytes) -> str:
    """The id of a position."""
    return blake2b(start, digest_size=5).hexdigest()


def opened(game: Game[S, B], puzzle: Puzzle, luck: Luck) -> Match[S, B]:
    """The match at the puzzle's position; what came before stands for good."""
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(puzzle.start, LARGEST)
    match = record.replay(game, record.read(game, data), luck=luck)
    match.settle(len(match.done))
    return match


def read(lines: Iterable[bytes]) -> list[Puzzle]:
    """The puzzles of a file, or an error that says which line is wrong."""
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise SetupError(f"line {number} is no puzzle: {error}") from None
    return found


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game."""
    file = files("igroteka.puzzles") / "files" / f"{game}.jsonl"
    return tuple(read(file.read_bytes().splitlines())) if file.is_file() else ()


def puzzle_of(game: str, puzzle: str) -> Puzzle | None:
    """A puzzle of a game by its id."""
    return next((each for each in puzzles_of(game) if each.id == puzzle), None)
