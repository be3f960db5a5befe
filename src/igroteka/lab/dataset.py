"""Datasets: self-play, or records of matches, as NumPy arrays.

A row is a decision: what the seat observed, what it might have done, what it did, and what it got in the end.
"""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.bots import Bot, Sight, bot
from igroteka.kernel import record as records
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup, SetupError
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match, Undo
from igroteka.lab.codec import Mask, Numbers, codec, find
from igroteka.lab.episode import outcome

SEATED: Final = 1_000  # seeds of the bots of one match lie so close


class Row(NamedTuple):
    """A decision."""

    observation: Numbers
    mask: Mask
    action: int
    seat: int


class Rows(NamedTuple):
    """The decisions of a match in their order, and each seat's outcome and score."""

    rows: list[Row]
    outcomes: tuple[float, ...]
    scores: tuple[int, ...]
    number: int = 0  # the match's seed, or its place among records


def self_play(game: Game[S, B], setup: Setup, bots: tuple[str, ...], seed: int) -> Rows:
    """A match between bots, one for each seat."""
    if len(bots) != setup.seats:
        raise SetupError(f"give a bot for each of the {setup.seats} seats, not {len(bots)}")
    players: list[Bot] = [bot(name, seed * SEATED + seat) for seat, name in enumerate(bots)]
    match, rows = Match(game, setup, Luck(seed)), list[Row]()
    while match.ask:
        seat = match.ask.seat
        key = match.ask.keys[players[seat].choose(Sight(match, seat))]
        rows.append(_row(match, seat, key))
        match.answer(key, seat)
    return _finished(match, rows)._replace(number=seed)


def replayed(game: Game[S, B], data: bytes) -> Rows:
    """The decisions of a record, without those that were taken back."""
    rows: list[Row] = []
    kept = records.read(game, data)
    if kept.closing.result is None:
        raise records.RecordError("the match of the record is not over, so its decisions have no outcome")
    match: Match[S, B] | None = None
    for match, entry in records.steps(game, kept):  # the last one is the finished match
        if isinstance(entry, Undo):
            del rows[len(rows) - entry.answers :]
        elif entry:
            rows.append(_row(match, entry.seat, entry.key))
    assert match
    return _finished(match, rows)


def _row(match: Match[S, B], seat: int, key: str) -> Row:
    ask, numbers = match.asked(seat), codec(match.game)
    return Row(numbers.observe(match, seat), numbers.mask(ask), numbers.action(ask, key), seat)


def _finished(match: Match[S, B], rows: list[Row]) -> Rows:
    assert match.result
    seats = match.setup.seats
    return Rows(rows, outcome(match.result, seats, match.game.cooperative), match.result.scores[:seats])


def arrays(matches: Iterable[Rows]) -> dict[str, NDArray[np.generic]]:
    """The decisions of all matches. Masks are packed, eight actions a byte: `numpy.unpackbits(masks, axis=1)`."""
    observations, masks, actions, seats, outcomes, scores, numbers = [], [], [], [], [], [], []
    for match in sorted(matches, key=_number):
        for row in match.rows:
            observations.append(row.observation)
            masks.append(np.packbits(row.mask.astype(np.uint8)))
            actions.append(row.action)
            seats.append(row.seat)
            outcomes.append(match.outcomes[row.seat])
            scores.append(match.scores[row.seat])
            numbers.append(match.number)
    if not observations:
        raise SetupError("there is no match to write; give at least one")
    return {
        "observations": np.stack(observations),
        "masks": np.stack(masks),
        "actions": np.array(actions, np.int32),
        "seats": np.array(seats, np.int8),
        "outcomes": np.array(outcomes, np.float32),
        "scores": np.array(scores, np.int32),
        "matches": np.array(numbers, np.int64),
    }


def _number(match: Rows) -> int:
    return match.number


def write(path: Path, game: Game[S, B], matches: Iterable[Rows]) -> int:
    """Write the decisions and what the columns and actions mean as one compressed file; how many decisions."""
    found, numbers = arrays(matches), codec(game)
    np.savez_compressed(
        path,
        allow_pickle=False,
        columns=np.array(numbers.columns),
        vocabulary=np.array([" ".join(action) for action in numbers.actions]),
        **found,
    )
    return len(found["actions"])


class Task(NamedTuple):
    """One match to play, for another process."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int


def work(task: Task) -> Rows:
    """Play the match of a task."""
    return self_play(find(task.game), task.setup, task.bots, task.seed)


def watched(matches: Iterable[Rows], advance: Callable[[int], None]) -> Iterator[Rows]:
    """The same matches, telling a progress bar of each."""
    for each in matches:
        yield each
        advance(1)
