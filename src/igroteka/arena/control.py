"""Takes luck out of results between bots (AIVAT): corrections with a mean of zero, whatever the values are.

After each step with luck, and after each choice of a bot whose chances are known (the random one), the value of the
position minus the mean over what could have happened is added up for each seat. The actual and the imagined outcomes
have the same distribution, so the sums have a mean of zero even if the values are nonsense; good values make them
resemble the results, and results minus corrections vary less.
"""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final, Generic, NamedTuple

from igroteka.arena.matches import Interval, Outcome, normal
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.review.expectation import Expectation
from igroteka.review.outcomes import every, sample

OUTCOMES: Final = 8  # to compare with: all of them, or a sample
STEP_SEEDS: Final = 7_919
KNOWN: Final = "random"  # the bot whose chances are known


class Control(Generic[S, B]):
    """Adds up the corrections of one match. It looks at the whole table: nothing of it reaches a bot."""

    def __init__(self, expectation: Expectation[S, B], seed: int) -> None:
        self.expectation, self.seed = expectation, seed
        self.sums = [0.0] * expectation.setup.seats
        self._steps = 0

    def opened(self, match: Match[S, B]) -> None:
        """The luck of the set-up."""
        self._add(lambda luck: Match(match.game, match.setup, luck, match.first), match)

    def answered(self, before: Match[S, B], index: int, seat: Seat, bot: str, after: Match[S, B]) -> None:
        """A step that was taken."""
        if bot == KNOWN and not before.gathering:

            def play(luck: Luck) -> Match[S, B]:
                other = before.clone(luck)
                other.answer(luck.below(len(other.asked(seat).options)), seat)
                return other

        elif len(after.drawn) > len(before.drawn):

            def play(luck: Luck) -> Match[S, B]:
                other = before.clone(luck)
                other.answer(index, seat)
                return other

        else:
            return
        self._add(play, after)

    def _add(self, play: Callable[[Luck], Match[S, B]], after: Match[S, B]) -> None:
        self._steps += 1
        answers = len(after.done)
        found = every(play, OUTCOMES) or [*sample(play, OUTCOMES, self.seed + self._steps * STEP_SEEDS)]
        for seat in range(len(self.sums)):
            mean = sum(share * self.value(match, seat, answers) for share, match in found)
            self.sums[seat] += self.value(after, seat, answers) - mean

    def value(self, match: Match[S, B], seat: Seat, answers: int) -> float:
        """What a seat can expect, by the table as it lies: cheap, and good enough to compare outcomes."""
        if match.result is not None:
            return self.expectation.outcome(match.result, match.state, seat)
        return self.expectation.position(match.state, seat, answers)


class Corrected(NamedTuple):
    """A bot's results with luck taken out."""

    bot: str
    wins: Interval
    score: Interval
    plain_wins: Interval  # the same without correction
    plain_score: Interval

    @property
    def narrowing(self) -> tuple[float, float]:
        """By which share the intervals of wins and scores are narrower."""
        return 1 - _ratio(self.wins, self.plain_wins), 1 - _ratio(self.score, self.plain_score)


def _ratio(one: Interval, other: Interval) -> float:
    return (one.high - one.low) / (other.high - other.low) if other.high > other.low else 1.0


def corrected(outcomes: Sequence[Outcome], cooperative: bool) -> list[Corrected]:
    """The results of each bot, in the order of their names."""
    names = sorted({name for outcome in outcomes for name in outcome.seating})
    return [_of_bot(name, outcomes, cooperative) for name in names]


def _of_bot(name: str, outcomes: Sequence[Outcome], cooperative: bool) -> Corrected:
    """Each match counts once: the mean over the seats at which the bot sat."""
    sat = [(outcome, [seat for seat, other in enumerate(outcome.seating) if other == name]) for outcome in outcomes]
    rows = [(outcome, seats) for outcome, seats in sat if seats]
    sums = [fmean(outcome.luck[seat] for seat in seats) for outcome, seats in rows]
    wins = [
        float(bool(outcome.winners)) if cooperative else fmean(outcome.share(seat) for seat in seats)
        for outcome, seats in rows
    ]
    scores = [fmean(outcome.scores[seat] for seat in seats) for outcome, seats in rows]
    return Corrected(name, normal(without(wins, sums)), normal(without(scores, sums)), normal(wins), normal(scores))


def without(values: Sequence[float], sums: Sequence[float]) -> list[float]:
    """The values minus their share of the corrections. Each half's share is measured on the other half: no bias."""
    even, odd = _slope(values[::2], sums[::2]), _slope(values[1::2], sums[1::2])
    return [value - (even if at % 2 else odd) * each for at, (value, each) in enumerate(zip(values, sums, strict=True))]


def _slope(values: Sequence[float], sums: Sequence[float]) -> float:
    """The share of the corrections that lets the values vary least."""
    if len(values) < 3:
        return 0.0
    middle, zero = fmean(values), fmean(sums)
    spread = sum((each - zero) ** 2 for each in sums)
    together = sum((value - middle) * (each - zero) for value, each in zip(values, sums, strict=True))
    return together / spread if spread else 0.0
