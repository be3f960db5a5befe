"""How a game's evaluation is turned into expected results: coefficients and thresholds from bot matches.

A file ``fits/GAME.toml`` is written by ``make calibrate``. A game without one is judged by its points as they stand.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from igroteka.kernel.game import Setup
from igroteka.review.findings import Label

SCALE: Final = 1000.0  # evaluations are divided by it


class Fit(msgspec.Struct, frozen=True):
    """Expected result = base + (evaluation, lead) · slopes, each linear in how much of a usual match was played."""

    mode: str
    seats: int
    matches: int  # that the coefficients come from
    answers: int  # in a usual match
    base: tuple[float, float]  # at the start, and at the end
    evaluation: tuple[float, float]
    lead: tuple[float, float]
    error: float = 0.0  # root mean square error of the expected results


class Thresholds(msgspec.Struct, frozen=True):
    """The lowest cost of each label, in points or as a chance."""

    good: float = 0.0  # any cost that is larger than its error
    inaccuracy: float = 1.0
    mistake: float = 3.0
    blunder: float = 6.0


class Calibration(msgspec.Struct, frozen=True):
    """The file of a game."""

    version: int = 0  # of the rules
    box: str = ""  # digest of the components
    labels: Thresholds = Thresholds()
    fit: tuple[Fit, ...] = ()


AS_IT_STANDS: Final = Fit("", 0, 0, 1, (0.0, 0.0), (0.0, 0.0), (1.0, 1.0))


@cache
def calibration(game: str) -> Calibration:
    """What is known about a game's values."""
    file = files("igroteka.review") / "fits" / f"{game}.toml"
    if not file.is_file():
        return Calibration()
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Calibration)


def fit_of(game: str, setup: Setup) -> Fit:
    """The coefficients for a set-up: those of its mode and seats, else the nearest."""
    known = calibration(game).fit
    return min(
        known, key=lambda fit: (fit.mode != setup.mode, abs(fit.seats - setup.seats), fit.seats), default=AS_IT_STANDS
    )


def label(cost: float, labels: Thresholds) -> Label:
    """The label of a choice with that cost."""
    if cost >= labels.blunder:
        return "blunder"
    if cost >= labels.mistake:
        return "mistake"
    if cost >= labels.inaccuracy:
        return "inaccuracy"
    return "good" if cost > labels.good else "best"
