"""Datasets: self-play, or records of matches, as NumPy arrays.

A row is a decision: the seat's observation, its legal actions, its action, and its final outcome.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from igroteka.bots import Bot, Perspective, bot
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup, SetupError
from igroteka.kernel.log import Undo
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.codec import Mask, Numbers, codec
from igroteka.lab.episode import outcome
from igroteka.records import record as records

Arrays: TypeAlias = dict[str, NDArray[np.generic]]

SEATED: Final = 1_000  # distance between the bot seeds of two matches


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
        raise SetupError(f"give a bot for each seat, {setup.seats} in all, not {len(bots)}")
    players: list[Bot] = [bot(name, seed * SEATED + seat) for seat, name in enumerate(bots)]
    match, rows = Match(game, setup, Luck(seed)), list[Row]()
    while match.ask:
        seat = match.ask.seat
        key = match.ask.keys[players[seat].choose(Perspective(match, seat))]
        rows.append(_row(match, seat, key))
        match.answer(key, seat)
    return _finished(match, rows)._replace(number=seed)


def replayed(game: Game[S, B], data: bytes) -> Rows:
    """The decisions of a record, without undone ones."""
    rows: list[Row] = []
    saved = records.read(game, data)
    if saved.closing.result is None:
        raise records.RecordError("the match of the record is not over, so its decisions have no outcome")
    match: Match[S, B] | None = None
    for match, entry in records.steps(game, saved):  # the last one is the finished match
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


def arrays(matches: Iterable[Rows]) -> Arrays:
    """The decisions of all matches. Masks are packed, eight actions per byte: `numpy.unpackbits(masks, axis=1)`."""
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
