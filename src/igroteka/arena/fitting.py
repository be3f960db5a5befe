"""Fits the values of a review to the results of bot matches. Needs numpy (the extra `lab`)."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from igroteka.arena.matches import SEATED
from igroteka.bots.levels import bot
from igroteka.bots.random import Bot, Perspective
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import view
from igroteka.review.expectation import Expectation, Features
from igroteka.review.fits import Fit
from igroteka.review.playing_on import PlayingOn
from igroteka.review.positions import Positions

Matrix: TypeAlias = NDArray[np.float64]
EVERY: Final = 6  # one answer in this number is looked at
RIDGE: Final = 3.0
TIES: Final = 8.0  # matches that would be needed to tell the weights of start and end apart
LEAST: Final = 0.3  # of the weight at the other end of a match
LIGHT: Final = 0.1  # the same for chances
SWEEPS: Final = 200  # of the descent; it settles in some tens
ROUNDS: Final = 12  # of the logistic regression
DIGITS: Final = 4


class Look(msgspec.Struct, frozen=True, array_like=True):
    """What a seat saw in one position, and the result it had."""

    answers: int
    evaluation: float
    lead: float
    result: float


class Course(msgspec.Struct, frozen=True):
    """The positions of one match."""

    number: int
    answers: int
    looks: tuple[Look, ...]


def course(game: Game[S, B], setup: Setup, seating: Sequence[str], number: int, seed: int) -> Course:
    """Play a match and look at some of its positions from every seat."""
    expectation = Expectation(game, setup)
    positions = Positions(expectation, PlayingOn(game, 1), 1)
    bots: list[Bot] = [bot(name, seed * SEATED + seat) for seat, name in enumerate(seating)]
    match = Match(game, setup, Luck(seed))
    seen: list[tuple[int, int, Features]] = []
    while match.ask:
        if len(match.done) % EVERY == 0:
            seen += [(len(match.done), seat, features) for seat, features in _features(positions, match, seed)]
        asked = match.ask.seat
        match.answer(bots[asked].choose(Perspective(match, asked)), asked)
    assert match.result
    results = [expectation.outcome(match.result, match.state, seat) for seat in range(setup.seats)]
    looks = [Look(answers, features.evaluation, features.lead, results[seat]) for answers, seat, features in seen]
    return Course(number, len(match.done), tuple(looks))


def _features(positions: Positions[S, B], match: Match[S, B], seed: int) -> list[tuple[int, Features]]:
    """What each seat sees, if the position can be judged; where all play together one look is enough."""
    expectation, state = positions.expectation, positions.quiet(match)
    if state is not None:
        seats = range(match.setup.seats)
        return [(seat, expectation.features(view(match.game, state, seat).known, seat)) for seat in seats]
    if match.game.bots.advice is None or match.gathering:
        return []
    run = positions.playing_on.settled(lambda: match.imagine(0, Luck(seed)), seed)
    return [] if run.result else [(0, expectation.features(run.state, 0))]


def fitted(courses: Sequence[Course], mode: str, seats: int, *, chance: bool) -> Fit:
    """The coefficients that predict the results best; a better evaluation or lead never lowers what is expected."""
    usual = round(fmean(each.answers for each in courses))
    looks = [look for each in courses for look in each.looks]
    results = np.array([look.result for look in looks])
    columns = np.array([_columns(look, usual) for look in looks])
    ties = TIES * len(looks) / len(courses)
    weights = _logistic(columns, results, ties) if chance else _linear(columns, results, ties)
    expected = 1 / (1 + np.exp(-columns @ weights)) if chance else columns @ weights
    error = float(np.sqrt(np.mean((expected - results) ** 2)))
    numbers = [round(float(each), DIGITS) for each in weights]
    base, evaluation, lead = [(numbers[at], numbers[at + 1]) for at in (0, 2, 4)]
    return Fit(mode, seats, len(courses), usual, base, evaluation, lead, round(error, DIGITS))


def _columns(look: Look, usual: int) -> list[float]:
    """Each number twice: its weight at the start of a match, and at the end."""
    played = min(look.answers / usual, 1.0)
    return [number * share for number in (1.0, look.evaluation, look.lead) for share in (1.0 - played, played)]


def _linear(columns: Matrix, results: Matrix, ties: float) -> Matrix:
    """Ridge regression by coordinate descent."""
    return _descended(columns, results, np.zeros(columns.shape[1]), np.ones(len(results)), (RIDGE, ties))


def _logistic(columns: Matrix, results: Matrix, ties: float) -> Matrix:
    """Logistic regression: repeated weighted regressions, with the same bounds."""
    weights = np.zeros(columns.shape[1])
    for _ in range(ROUNDS):
        linear = np.clip(columns @ weights, -8, 8)
        expected = 1 / (1 + np.exp(-linear))
        slope = expected * (1 - expected)
        weights = _descended(columns, linear + (results - expected) / slope, weights, slope, (LIGHT, ties / 10))
    return weights


def _descended(
    columns: Matrix, results: Matrix, weights: Matrix, shares: Matrix, penalties: tuple[float, float]
) -> Matrix:
    """Weighted least squares; only the first two weights may be negative or change by more than the bound.

    The penalties pull each weight to zero, and those of start and end to each other.
    """
    ridge, ties = penalties
    scale = np.maximum(np.sqrt(np.mean(columns**2, axis=0)), 1e-9)
    rows, found = columns / scale, weights * scale
    for _ in range(SWEEPS):
        for at in range(rows.shape[1]):
            row = rows[:, at] * shares
            rest = results - rows @ found + rows[:, at] * found[at]
            other = found[at ^ 1] / scale[at ^ 1] * scale[at]
            best = float(row @ rest + ties * other) / (float(row @ rows[:, at]) + ridge + ties)
            found[at] = best if at < 2 else max(best, LEAST * other, 0.0)
    ends: Matrix = found / scale
    return ends
