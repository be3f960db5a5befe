"""Proves what is best in a position: a long search in several seeds, each compared in worlds it has not seen.

In every seed the search names the best option and its line. These and the other options it looked at are played in the
same fresh worlds (``review.decisions``). An option is right unless it is clearly behind the best in every seed.
"""

from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from igroteka.bots.budget import Plan
from igroteka.bots.reasons import Reasons
from igroteka.bots.worlds import Variation
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.puzzles.puzzle import Compared
from igroteka.review.decisions import Decisions
from igroteka.review.effort import Effort
from igroteka.review.expectation import Expectation
from igroteka.review.findings import Decision, Unit, Valued
from igroteka.review.fits import Thresholds, calibration
from igroteka.review.playing_on import PlayingOn
from igroteka.review.positions import Positions

CLEAR: Final = 2.0  # standard errors
MOST_RIGHT: Final = 3  # answers that may solve a puzzle
SEED_DISTANCE: Final = 15_485_863
TIMES: Final = 10  # as much thought as `expert` has


class Means(NamedTuple):
    """How much thought a proof spends."""

    budget: int  # iterations of each search
    seeds: tuple[int, ...] = (1, 2, 3)
    worlds: int = 32  # that options are compared in, for each seed
    options: int = 10  # to compare, besides the obvious one


def means_for(game: Game[S, B]) -> Means:
    """Ten times the thought of `expert`."""
    return Means(TIMES * game.bots.expert)


class Proof(NamedTuple):
    """What is best in a position."""

    best: tuple[str, ...]
    compared: tuple[Compared, ...]
    reasons: Reasons
    unit: Unit
    margin: float


def margins(game: str) -> Thresholds:
    """The costs of the labels of a review: a wrong answer is at least inaccurate, the obvious one a mistake."""
    return calibration(game).labels


def judged(
    match: Match[S, B], seat: Seat, chosen: str, answers: int, plan: Plan, seed: int, worlds: int, options: int
) -> Decision:
    """What an answer would cost, from what the seat knows."""
    expectation = Expectation(match.game, match.setup)
    effort = Effort(plan, seed, worlds, options)
    decisions = Decisions(Positions(expectation, PlayingOn(match.game, effort.ways), effort.looks), effort)
    return decisions.judged(match, seat, chosen, 0, answers, seed)


def proved(match: Match[S, B], seat: Seat, obvious: str, answers: int, means: Means) -> Proof | None:
    """The proof that some answers are clearly better than the obvious one and the others; None if they are not.

    ``answers`` is how many were given in the match before. A short search goes first, so that most positions that
    cannot be proved cost little; it is no part of the proof. The first search that fails ends it.
    """
    labels = margins(match.game.id)
    found: list[Decision] = []
    looks = [(0, means.budget // TIMES), *((seed, means.budget) for seed in means.seeds)]
    for seed, budget in looks:
        plan = Plan(budget, keep=False)
        decision = judged(match, seat, obvious, answers, plan, seed * SEED_DISTANCE, means.worlds, means.options)
        if decision.cost < max(labels.mistake, CLEAR * decision.error):
            return None
        found = [*found, decision] if seed else []
        if not _few(_right(found or [decision], labels.inaccuracy), obvious):
            return None
    return _agreed(match, found, labels.inaccuracy)


def _right(found: list[Decision], margin: float) -> set[str]:
    """The answers that are best in some seed, or not clearly behind in one."""
    right = {decision.best for decision in found}
    for decision in found:
        right |= {each.key for each in decision.options if not _clearly_behind(decision, each, margin)}
    return right


def _few(right: set[str], obvious: str) -> bool:
    """Whether few answers are right, and not the obvious one."""
    return len(right) <= MOST_RIGHT and obvious not in right


def _agreed(match: Match[S, B], found: list[Decision], margin: float) -> Proof:
    """What all seeds agree on."""
    right = _right(found, margin)
    options = sorted(_compared(found), key=lambda each: (each.key not in right, each.behind))
    lead = options[0].key  # reasons and line come from a seed that prefers it
    leading = next((each for each in found if each.best == lead), found[0])
    unit = Expectation(match.game, match.setup).unit
    best = tuple(each.key for each in options if each.key in right)
    return Proof(best, tuple(options), leading.reasons, unit, margin)


def _clearly_behind(decision: Decision, option: Valued, margin: float) -> bool:
    behind = decision.options[0].value - option.value
    return option.key != decision.best and behind >= max(margin, CLEAR * option.error)


def _compared(found: list[Decision]) -> list[Compared]:
    """Every option that was compared, with its mean distance from the best of each seed."""
    rows: dict[str, list[tuple[float, float, Variation]]] = {}
    for decision in found:
        top = decision.options[0].value
        for each in decision.options:
            rows.setdefault(each.key, []).append((top - each.value, each.error, each.line))
    return [
        Compared(
            key,
            round(max(fmean([behind for behind, _, _ in row]), 0.0), 4),
            round(sqrt(sum(error * error for _, error, _ in row)) / len(row), 4),
            min(row)[2],
        )
        for key, row in rows.items()
    ]
