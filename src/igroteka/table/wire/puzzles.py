"""Puzzles on the wire."""

from typing import Literal, TypeAlias

from igroteka.table.wire.bodies import Hint
from igroteka.table.wire.messages import Wire

PuzzlePhase: TypeAlias = Literal["open", "right", "wrong"]


class PuzzleDay(Wire, frozen=True):
    """The puzzle of the day."""

    id: str
    game: str
    game_title: str
    picture: str = ""
    right: bool | None = None  # whether my first answer was right; none: I have not tried it


class PuzzleTrainer(Wire, frozen=True):
    """What I have solved of a game."""

    game: str
    game_title: str
    rating: int
    deviation: int  # how uncertain it is
    tried: int
    right: int
    puzzles: int  # that there are


class OpenPuzzle(Wire, frozen=True):
    """Which puzzle to open."""

    puzzle: str = ""  # empty: one that I have not tried, near my rating


class JudgePuzzle(Wire, frozen=True):
    """Judge my answer to a puzzle."""

    give_up: bool = False  # show the solution; without an answer before it counts as a wrong one


class PuzzleInfo(Wire, frozen=True):
    """A table that began as a puzzle, and what I have made of it."""

    id: str
    game: str
    seat: int
    number: int  # among the game's puzzles, from 1
    puzzles: int  # that the game has
    phase: PuzzlePhase  # of the answer that stands
    rating: int  # mine
    task: str  # in words
    turn: bool = False  # whether a whole turn is asked for; otherwise the next answer
    tried: bool = False  # whether my first answer was given before, so that nothing counts any more
    change: int = 0  # what my answer just made of my rating
    puzzle_rating: int | None = None  # after my answer
    verdict: str = ""  # in words, after my answer
    solution: Hint | None = None  # after my answer, if it was right or I gave up
