"""Tables that began as puzzles: what the player answered."""

from typing import NamedTuple

from igroteka.kernel.ask import Seat
from igroteka.kernel.log import Answer
from igroteka.kernel.luck import Luck
from igroteka.puzzles.puzzle import Puzzle, opened, puzzle_of
from igroteka.puzzles.turns import OPEN, turn_end
from igroteka.table.catalogue.games import AnyMatch, game_with
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
    """A player's answers since the question of a puzzle."""

    tries: tuple[tuple[str, ...], ...]  # what stood each time before answers were taken back, and now; the oldest first

    @property
    def now(self) -> tuple[str, ...]:
        """The answers that stand."""
        return self.tries[-1]


def given_answers(play: Play, puzzle: Puzzle) -> Given:
    """What the player has answered."""
    log = play.match.log[play.body.puzzle_log :] if play.match else []
    standing: list[Answer] = []
    tries = []
    for entry in log:
        if isinstance(entry, Answer):
            standing.append(entry)
        else:
            tries.append(_of_seat(standing, puzzle.seat))
            del standing[len(standing) - entry.answers :]
    return Given((*tries, _of_seat(standing, puzzle.seat)))


def _of_seat(answers: list[Answer], seat: Seat) -> tuple[str, ...]:
    return tuple(each.key for each in answers if each.seat == seat)


def solution_given(puzzle: Puzzle, match: AnyMatch, keys: tuple[str, ...]) -> str:
    """The option of the puzzle that these answers take, in the match at its position; empty while a turn goes on."""
    if not puzzle.turn:
        return keys[0] if keys else ""
    end = turn_end(match, puzzle.seat, keys) if keys else OPEN
    return "" if end == OPEN else end


def puzzle_is_open(play: Play) -> bool:
    """Whether it is a puzzle that was not answered yet. A whole turn is played again to see whether it is over."""
    puzzle = puzzle_of(play.game_id, play.puzzle) if play.puzzle else None
    if puzzle is None:
        return False
    match = opened(game_with(play.game_id, ""), puzzle, Luck(1))
    return not any(solution_given(puzzle, match, keys) for keys in given_answers(play, puzzle).tries)
