"""What luck changed: the value after the outcome minus the mean of the same values over the possible outcomes."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Generic

from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Done, Match
from igroteka.review.findings import Chance
from igroteka.review.outcomes import every, sample
from igroteka.review.positions import Positions


class Chances(Generic[S, B]):
    """Judges the luck of steps by the values of the positions after them."""

    def __init__(self, positions: Positions[S, B], outcomes: int) -> None:
        self.positions, self.outcomes = positions, outcomes

    def of_step(
        self, before: Match[S, B], given: Sequence[Done], after: Sequence[float], draws: int, answers: int, seed: int
    ) -> Chance:
        """The luck after some answers; ``after`` is what each seat could expect in the end."""

        def play(luck: Luck) -> Match[S, B]:
            other = before.clone(luck)
            for each in given:
                other.answer(each.key, each.seat)
            return other

        return self._chance(play, after, draws, answers, seed)

    def of_setup(self, first: Match[S, B], values: Sequence[float], seed: int) -> Chance:
        """The luck of the set-up."""
        given, setup, draws = first.first, first.setup, len(first.drawn)
        return self._chance(lambda luck: Match(first.game, setup, luck, given), values, draws, 0, seed)

    def _chance(
        self, play: Callable[[Luck], Match[S, B]], after: Sequence[float], draws: int, answers: int, seed: int
    ) -> Chance:
        found = every(play, self.outcomes)
        outcomes = found if found is not None else [*sample(play, self.outcomes, seed)]
        rows = [(share, self.positions.values(match, answers, seed)) for share, match in outcomes]
        means = [sum(share * row[seat] for share, row in rows) for seat in range(len(after))]
        change = tuple(value - mean for value, mean in zip(after, means, strict=True))
        errors = tuple(0.0 if found is not None else _error(rows, seat) for seat in range(len(after)))
        return Chance(change, errors, len(rows), found is not None, draws)


def _error(rows: Sequence[tuple[float, tuple[float, ...]]], seat: int) -> float:
    """The standard error of the mean over a sample."""
    values = [row[seat] for _, row in rows]
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1) / len(values))
