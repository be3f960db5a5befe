"""Proves what is best in a position: a long search in several seeds, each compared in worlds it has not seen.

In every seed the search names the best option and its line. These and the other options it looked at are played in the
same fresh worlds (``review.decisions``). An option is right unless it is clearly behind the best in every seed.
"""

from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from igroteka.bots.budget import Plan
from igroteka.bots.random import Perspective
from igroteka.bots.reasons import Reasons, reasons
from igroteka.bots.rollouts import Rollouts
from igroteka.bots.search import SearchBot
from igroteka.bots.worlds import Idea, Variation
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.puzzles.puzzle import Compared
from igroteka.puzzles.turns import UNSURE, is_end, is_turn, keys_of, turn_end
from igroteka.review.decisions import Decisions
from igroteka.review.effort import Effort
from igroteka.review.expectation import Expectation
from igroteka.review.findings import Decision, Unit, Valued
from igroteka.review.fits import Thresholds, calibration
from igroteka.review.playing_on import PlayingOn
from igroteka.review.positions import Positions

CLEAR: Final = 2.0  # standard errors
MOST_RIGHT: Final = 3  # answers that may solve a puzzle
MOST_TURNS: Final = 6  # turns that may: the last choices of a turn often make no difference
SEED_DISTANCE: Final = 15_485_863
TIMES: Final = 10  # as much thought as `expert` has


class Means(NamedTuple):
    """How much thought a proof spends."""

    budget: int  # iterations of each search
    seeds: tuple[int, ...] = (1, 2, 3)
    worlds: int = 32  # that options are compared in, for each seed
    options: int = 10  # to compare, besides the obvious one
    turns: int = 16  # the same where whole turns are compared

    def short(self) -> "Means":
        """The thought of `expert` itself, to look into a candidate."""
        return self._replace(budget=max(self.budget // TIMES, 1))


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


def decisions(match: Match[S, B], plan: Plan, worlds: int = 0, options: int = 0) -> Decisions[S, B]:
    """What judges the choices of a match."""
    expectation, effort = Expectation(match.game, match.setup), Effort(plan, worlds=worlds, options=options)
    return Decisions(Positions(expectation, PlayingOn(match.game, effort.ways), effort.looks), effort)


def judged(match: Match[S, B], seat: Seat, chosen: str, answers: int, means: Means, seed: int) -> Decision:
    """What an answer would cost, from what the seat knows."""
    judge = decisions(match, Plan(means.budget, keep=False), means.worlds, means.options)
    return judge.judged(match, seat, chosen, 0, answers, seed * SEED_DISTANCE)


def promise(decision: Decision, labels: Thresholds, obvious: str, most: int = MOST_RIGHT) -> float:
    """How far a single search goes towards a proof: 1 or more if it would do.

    It is the least of three: what the obvious answer costs, in mistakes or in clear distances; how far it is from being
    right; and how far the first answer that must not be right any more is from it.
    """
    if decision.best == obvious or any(each.startswith(UNSURE) for each in _right([decision], labels.inaccuracy)):
        return 0.0
    far = sorted(_distance(decision, each, labels.inaccuracy) for each in decision.options)
    cost = decision.cost / max(labels.mistake, CLEAR * decision.error)
    return min([cost, _distance(decision, decision.valued(obvious), labels.inaccuracy), *far[most:][:1]])


def judged_turn(
    match: Match[S, B], seat: Seat, obvious: Variation, answers: int, means: Means, seed: int
) -> Decision | None:
    """The same for whole turns, named by their ends; None if the search missed some, or the best is no turn to ask for.

    Turns with luck on the way are compared too, but have a name that no turn of a player has.
    """
    judge, plan = decisions(match, Plan(means.budget, keep=False), means.worlds), Plan(means.budget, keep=False)
    perspective, own = Perspective(match, seat), seed * SEED_DISTANCE
    search = SearchBot(own, plan).searched(perspective)
    if isinstance(search, Rollouts) or not search.whole:
        return None
    ideas: dict[str, Idea] = {}
    for idea in search.lines():
        ideas.setdefault(turn_name(match, seat, idea.variation), idea)
        if len(ideas) == means.turns:
            break
    if not ideas or not is_turn(next(iter(ideas.values())).variation, seat):
        return None
    usual = Idea(obvious[0].key, 0.0, 0, obvious)
    ideas.setdefault(turn_name(match, seat, obvious), usual)
    found = judge.compared(perspective, ideas, turn_name(match, seat, obvious), answers, own)
    return msgspec.structs.replace(found, reasons=reasons(perspective, [next(iter(ideas.values()))], own))


def turn_name(match: Match[S, B], seat: Seat, line: Variation) -> str:
    """The name of a turn: its end, if there is one."""
    keys = keys_of(line, seat)
    end = turn_end(match, seat, keys)
    return end if is_end(end) else " ".join((UNSURE, *keys))


def proved(
    match: Match[S, B], seat: Seat, obvious: str, answers: int, means: Means, turn: Variation = ()
) -> Proof | None:
    """The proof that some answers are clearly better than the obvious one and the others; None if they are not.

    ``answers`` is how many were given in the match before. The first search that fails ends it. With the obvious
    ``turn`` whole turns are compared, and ``obvious`` is its end.
    """
    labels = margins(match.game.id)
    found: list[Decision] = []
    for seed in means.seeds:
        decision = looked(match, seat, obvious, answers, means, seed, turn)
        if decision is None or decision.cost < max(labels.mistake, CLEAR * decision.error):
            return None
        found.append(decision)
        if not _few(_right(found, labels.inaccuracy), obvious, MOST_TURNS if turn else MOST_RIGHT):
            return None
    return _agreed(match, found, labels.inaccuracy)


def looked(
    match: Match[S, B], seat: Seat, obvious: str, answers: int, means: Means, seed: int, turn: Variation = ()
) -> Decision | None:
    """What the obvious answer, or the obvious turn, would cost."""
    if turn:
        return judged_turn(match, seat, turn, answers, means, seed)
    return judged(match, seat, obvious, answers, means, seed)


def _right(found: list[Decision], margin: float) -> set[str]:
    """The answers that are best in some seed, or not clearly behind in one."""
    right = {decision.best for decision in found}
    for decision in found:
        right |= {each.key for each in decision.options if not _clearly_behind(decision, each, margin)}
    return right


def _few(right: set[str], obvious: str, most: int) -> bool:
    """Whether few answers are right, and not the obvious one; turns among them must have an end."""
    return len(right) <= most and obvious not in right and not any(each.startswith(UNSURE) for each in right)


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
    return _distance(decision, option, margin) >= 1


def _distance(decision: Decision, option: Valued, margin: float) -> float:
    """How far an option is behind the best: 1 where it is clearly behind."""
    behind = decision.options[0].value - option.value
    return 0.0 if option.key == decision.best else behind / max(margin, CLEAR * option.error)


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
