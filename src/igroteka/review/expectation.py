"""What a seat can expect: its lead over the best rival at the end, or the team's chance to win."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Generic, NamedTuple

from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.result import Result
from igroteka.review.findings import Unit
from igroteka.review.fits import SCALE, Fit, fit_of

STEEPEST = 30.0  # beyond it a chance is 0 or 1


class Features(NamedTuple):
    """What the expected result is computed from."""

    evaluation: float  # of the seat, compared with its best rival
    lead: float  # in points as they stand


class Expectation(Generic[S, B]):
    """Turns positions and results of one set-up into numbers. A position may be a view or an imagined world."""

    def __init__(self, game: Game[S, B], setup: Setup, fit: Fit | None = None) -> None:
        self.game, self.setup = game, setup
        self.fit = fit_of(game.id, setup) if fit is None else fit
        self.unit: Unit = "chance" if game.cooperative else "points"
        self._evaluate: Callable[[S, B, Seat], float] = game.bots.evaluate
        if game.cooperative and game.bots.prospect is not None:
            self._evaluate = game.bots.prospect

    def outcome(self, result: Result, state: S, seat: Seat) -> float:
        """The result of a finished match for a seat."""
        if self.game.cooperative:
            return float(seat in result.winners)
        sides = [sum(line.points for line in lines) for lines in self.game.sides(self.setup, state)]
        return lead([*result.scores, *sides[self.setup.seats :]], seat)

    def features(self, state: S, seat: Seat) -> Features:
        """What a position shows."""
        game, seats = self.game, range(self.setup.seats)
        if game.cooperative:
            return Features(self._evaluate(state, game.box, seat) / SCALE, 0.0)
        values = [self._evaluate(state, game.box, each) for each in seats]
        points = [sum([line.points for line in lines]) for lines in game.sides(self.setup, state)]
        return Features(lead(values, seat) / SCALE, lead(points, seat))

    def position(self, state: S, seat: Seat, answers: int) -> float:
        """The expected result in a position that can be judged as it stands, after a number of answers."""
        return self.expected(self.features(state, seat), answers)

    def expected(self, features: Features, answers: int) -> float:
        """The expected result for what a position shows."""
        fit, played = self.fit, min(answers / self.fit.answers, 1.0)
        value = between(fit.base, played)
        value += between(fit.evaluation, played) * features.evaluation + between(fit.lead, played) * features.lead
        return chance(value) if self.unit == "chance" else value


def lead(values: Sequence[float], seat: Seat) -> float:
    """A seat's value minus that of the best other side; the value itself if there is no other."""
    others = [value for side, value in enumerate(values) if side != seat]
    return values[seat] - max(others, default=0.0)


def between(ends: tuple[float, float], share: float) -> float:
    """A number on the way from its value at the start to that at the end."""
    return ends[0] * (1.0 - share) + ends[1] * share


def chance(value: float) -> float:
    """The logistic curve."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, value))))
