"""Puzzles in words: the task, the verdict on an answer, and the solution as a hint at the puzzle's position."""

from typing import NamedTuple

import msgspec

from igroteka.content.texts import Language
from igroteka.puzzles.puzzle import Puzzle, puzzle_of
from igroteka.review.words import amount_with_unit, texts_of
from igroteka.table.catalogue import games
from igroteka.table.core.puzzles import Given, solution_given
from igroteka.table.core.rows import Guest
from igroteka.table.core.table_factory import puzzle_table
from igroteka.table.errors import RequestError
from igroteka.table.presenter.hint_words import hint_of
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.bodies import Hint
from igroteka.table.wire.puzzles import PuzzlePhase


class PuzzleWordsJob(NamedTuple):
    """A puzzle to put into words, and what was answered."""

    game: str
    puzzle: str
    guest: Guest
    lang: Language
    given: Given
    give_up: bool = False  # whether the solution is wanted in any case


class PuzzleWords(msgspec.Struct, frozen=True):
    """The words of a puzzle, and whether the answer that stands, and the first one, are right."""

    task: str
    phase: PuzzlePhase
    first: PuzzlePhase
    verdict: str = ""
    solution: Hint | None = None


def puzzle_words(job: PuzzleWordsJob) -> bytes:
    """The words as JSON."""
    puzzle = puzzle_of(job.game, job.puzzle)
    if puzzle is None:
        raise RequestError("not-found", 404, what="puzzle", id=job.puzzle[:40])
    presenter = Presenter(puzzle_table(puzzle, job.guest, 0), puzzle.seat, job.lang)
    match = presenter.play.live()
    tried = [solution_given(puzzle, match, keys) for keys in job.given.tries]
    phase = _phase(puzzle, tried[-1])
    kind = "puzzle-task-turn" if puzzle.turn else "puzzle-task"
    found = PuzzleWords(
        task=_say(puzzle, job.lang, f"{kind}-{puzzle.unit}", puzzle.margin, count=len(puzzle.best)),
        phase=phase,
        first=_phase(puzzle, next(filter(None, tried), "")),
        verdict=_verdict(puzzle, presenter, job.lang, tried[-1]) if tried[-1] else "",
        solution=_solution(puzzle, presenter) if job.give_up or phase == "right" else None,
    )
    return msgspec.json.encode(found)


def _phase(puzzle: Puzzle, given: str) -> PuzzlePhase:
    return "open" if not given else "right" if puzzle.solved_by(given) else "wrong"


def _solution(puzzle: Puzzle, presenter: Presenter) -> Hint:
    ideas = puzzle.ideas()[: 1 if puzzle.turn else None]  # turns may begin with the same answer
    return hint_of(presenter, puzzle.topic, ideas, puzzle.reasons, puzzle.seat, "expert")


def _verdict(puzzle: Puzzle, presenter: Presenter, lang: Language, given: str) -> str:
    right, best, behind = puzzle.solved_by(given), given == puzzle.best[0], puzzle.behind(given)
    kind = ("puzzle-right" if best else "puzzle-right-too") if right else "puzzle-wrong"
    if puzzle.turn:
        kind, option = f"{kind}-turn", ""
    else:
        option = presenter.label(puzzle.topic, given)
    if right or behind is None:
        return games.words().say(lang, kind if right else f"{kind}-far", option=option)
    return _say(puzzle, lang, kind, behind, option=option)


def _say(puzzle: Puzzle, lang: Language, key: str, value: float, **args: str | int) -> str:
    """A sentence with an amount of the puzzle's unit."""
    amount = amount_with_unit(texts_of(games.plain(puzzle.game)), lang, puzzle.unit, value)
    return games.words().say(lang, key, amount=amount, **args)
