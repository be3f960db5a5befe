"""Ridge regression with standard errors clustered by group. Needs numpy (the extra `lab`)."""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from igroteka.arena.matches import Interval, Z

Matrix: TypeAlias = NDArray[np.float64]
NOTHING: Final = 1e-9  # less is rounding
RIDGE: Final = 4.0  # prior: as if this many seats had shown that a component is as good as its kind


class Fit(NamedTuple):
    """The effect of each penalised column."""

    effects: list[Interval]
    probabilities: list[float]  # of an effect this large by chance


def fit(free: Matrix, shrunk: Matrix, outcome: Matrix, groups: Sequence[int], ridge: float = RIDGE) -> Fit:
    """Effects of the shrunk columns beside the free ones, with errors clustered by group.

    The penalty pulls the shrunk columns to zero. With the sum of a kind among the free columns, each effect is
    therefore what a component is worth beyond the mean of its kind. The errors are sandwich estimates.
    """
    columns = np.hstack([free, shrunk])
    penalty = np.diag([0.0] * free.shape[1] + [ridge] * shrunk.shape[1])
    bread = np.linalg.pinv(columns.T @ columns + penalty)
    coefficients = bread @ columns.T @ outcome
    scores = by_group(columns * (outcome - columns @ coefficients)[:, None], groups)
    count = len(scores)
    spread = bread @ (scores.T @ scores) @ bread * (count / max(count - 1, 1))
    errors = np.sqrt(np.maximum(np.diag(spread), 0.0))
    pairs = list(zip(coefficients[free.shape[1] :].tolist(), errors[free.shape[1] :].tolist(), strict=True))
    return Fit([Interval(b, b - Z * e, b + Z * e) for b, e in pairs], [two_sided(b, e) for b, e in pairs])


def by_group(rows: Matrix, groups: Sequence[int]) -> Matrix:
    """The sum of the rows of each group."""
    names, places = np.unique(np.asarray(groups), return_inverse=True)
    sums = np.zeros((len(names), rows.shape[1]))
    np.add.at(sums, places, rows)
    return sums


def within(rows: Matrix, groups: Sequence[int]) -> Matrix:
    """Each row's distance from the mean of its group."""
    _, places, counts = np.unique(np.asarray(groups), return_inverse=True, return_counts=True)
    means = by_group(rows, groups) / counts[:, None]
    found: Matrix = rows - means[places]
    return found


def two_sided(value: float, error: float) -> float:
    """The probability of a value this far from zero by chance."""
    return erfc(abs(value) / error / sqrt(2)) if error > NOTHING else 1.0


def false_discoveries(probabilities: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg's q values: the share expected to be chance among all results with this q or less."""
    order = sorted(range(len(probabilities)), key=lambda at: -probabilities[at])
    found, least = [1.0] * len(probabilities), 1.0
    for rank, at in zip(range(len(order), 0, -1), order, strict=True):
        least = min(least, probabilities[at] * len(order) / rank)
        found[at] = least
    return found
