"""Puzzles in words: the task, the verdict on an answer, and the solution as a hint at the puzzle's position."""

from typing import NamedTuple

import msgspec

from igroteka.content.texts import Language
from igroteka.puzzles.puzzle import Puzzle, puzzle_of
from igroteka.review.words import amount_with_unit, texts_of
from igroteka.table.catalogue import games
from igroteka.table.core.rows import Guest
from igroteka.table.core.table_factory import puzzle_table
from igroteka.table.errors import RequestError
from igroteka.table.presenter.hint_words import hint_of
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.bodies import Hint


class PuzzleWordsJob(NamedTuple):
    """A puzzle to put into words, and what was answered."""

    game: str
    puzzle: str
    guest: Guest
    lang: Language
    given: str = ""
    solved: bool = False  # whether the solution is wanted


class PuzzleWords(msgspec.Struct, frozen=True):
    """The words of a puzzle."""

    task: str
    verdict: str = ""
    solution: Hint | None = None


def puzzle_words(job: PuzzleWordsJob) -> bytes:
    """The words as JSON."""
    puzzle = puzzle_of(job.game, job.puzzle)
    if puzzle is None:
        raise RequestError("not-found", 404, what="puzzle", id=job.puzzle[:40])
    presenter = Presenter(puzzle_table(puzzle, job.guest, 0), puzzle.seat, job.lang)
    found = PuzzleWords(
        task=_say(puzzle, job.lang, f"puzzle-task-{puzzle.unit}", puzzle.margin, count=len(puzzle.best)),
        verdict=_verdict(puzzle, presenter, job) if job.given else "",
        solution=hint_of(presenter, puzzle.topic, puzzle.ideas(), puzzle.reasons, puzzle.seat, "expert")
        if job.solved
        else None,
    )
    return msgspec.json.encode(found)


def _verdict(puzzle: Puzzle, presenter: Presenter, job: PuzzleWordsJob) -> str:
    option = presenter.label(puzzle.topic, job.given)
    if puzzle.solved_by(job.given):
        best = job.given == puzzle.best[0]
        return games.words().say(job.lang, "puzzle-right" if best else "puzzle-right-too", option=option)
    behind = puzzle.behind(job.given)
    if behind is None:
        return games.words().say(job.lang, "puzzle-wrong-far", option=option)
    return _say(puzzle, job.lang, "puzzle-wrong", behind, option=option)


def _say(puzzle: Puzzle, lang: Language, key: str, value: float, **args: str | int) -> str:
    """A sentence with an amount of the puzzle's unit."""
    amount = amount_with_unit(texts_of(games.plain(puzzle.game)), lang, puzzle.unit, value)
    return games.words().say(lang, key, amount=amount, **args)
