"""Tables that began as puzzles: what the player answered."""

from typing import NamedTuple

from igroteka.kernel.log import Answer
from igroteka.puzzles.puzzle import puzzle_of
from igroteka.table.core import table_factory
from igroteka.table.core.play import Play
from igroteka.table.core.replays import packed_rows
from igroteka.table.core.rows import Guest
from igroteka.table.errors import RequestError


class PuzzleJob(NamedTuple):
    """A puzzle to open for a guest."""

    game: str
    puzzle: str
    guest: Guest
    now: int


def opened_puzzle(job: PuzzleJob) -> bytes:
    """A new table with a puzzle's position, as bytes (`replays.new_table`)."""
    puzzle = puzzle_of(job.game, job.puzzle)
    if puzzle is None:
        raise RequestError("not-found", 404, what="puzzle", id=job.puzzle[:40])
    return packed_rows(table_factory.puzzle_table(puzzle, job.guest, job.now))


class Given(NamedTuple):
    """A player's answers to the question of a puzzle."""

    first: str  # the first one, which counts
    now: str  # the one that stands; empty if it was taken back


def given_answer(play: Play) -> Given | None:
    """What the player answered; None if nothing yet."""
    log = play.match.log[play.body.puzzle_log :] if play.match else []
    standing: list[str] = []
    first = ""
    for entry in log:
        if isinstance(entry, Answer):
            first = first or entry.key
            standing.append(entry.key)
        else:
            del standing[len(standing) - entry.answers :]
    return Given(first, standing[0] if standing else "") if first else None


def puzzle_is_open(play: Play) -> bool:
    """Whether it is a puzzle that was not answered yet."""
    return bool(play.puzzle) and given_answer(play) is None
