"""What a review comes to: accuracy by seat, phase and kind of action, and the moments that mattered most."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import exp
from statistics import fmean
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

from igroteka.kernel.ask import Seat
from igroteka.review.findings import Decision, Label, Review, ReviewStep, of_seat
from igroteka.review.fits import Thresholds

K = TypeVar("K", bound=Hashable)
Kind: TypeAlias = Literal["choice", "luck", "revealed"]

STEEPNESS: Final = 1.6  # a choice that costs as much as the smallest blunder counts exp(-1.6), a fifth
MOMENTS: Final = 3
LABELS: Final[tuple[Label, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")


class Accuracy(NamedTuple):
    """How well choices were made: from 0 to 1, how many there were, and what they cost together."""

    share: float
    choices: int
    cost: float


class Moment(NamedTuple):
    """A choice, a result of luck or something that became known, with what it changed for each seat."""

    kind: Kind
    entry: int  # entries of the record before it
    until: int  # and after it
    phase: int
    change: tuple[float, ...]
    decision: Decision | None = None

    @property
    def weight(self) -> float:
        return max(map(abs, self.change))


def accuracy(decisions: Sequence[Decision], labels: Thresholds) -> Accuracy:
    """The accuracy of some choices."""
    shares = [exp(-STEEPNESS * each.cost / labels.blunder) for each in decisions]
    return Accuracy(fmean(shares) if shares else 1.0, len(decisions), sum(each.cost for each in decisions))


def grouped(decisions: Iterable[Decision], by: Callable[[Decision], K], labels: Thresholds) -> dict[K, Accuracy]:
    """The accuracy of each group of choices, in the order in which the groups first occur."""
    groups: dict[K, list[Decision]] = {}
    for each in decisions:
        groups.setdefault(by(each), []).append(each)
    return {name: accuracy(group, labels) for name, group in groups.items()}


def by_phase(found: Review, seat: Seat, labels: Thresholds) -> dict[int, Accuracy]:
    """The accuracy of a seat in each phase."""
    phases = {each.entry: step.phase for step in found.steps for each in step.decisions}
    return grouped(of_seat(found.decisions, seat), lambda each: phases[each.entry], labels)


def by_topic(found: Review, seat: Seat, labels: Thresholds) -> dict[str, Accuracy]:
    """The accuracy of a seat at each kind of question."""
    return grouped(of_seat(found.decisions, seat), lambda each: each.topic, labels)


def label_counts(found: Review, seat: Seat) -> dict[Label, int]:
    """How often a seat's choices had each label."""
    own = [each.label for each in of_seat(found.decisions, seat)]
    return {label: own.count(label) for label in LABELS}


def worst_phase(found: Review, seat: Seat) -> tuple[int, float]:
    """The phase in which a seat's choices cost most, and how much."""
    costs: dict[int, float] = {}
    for step in found.steps:
        costs[step.phase] = costs.get(step.phase, 0.0) + sum(each.cost for each in of_seat(step.decisions, seat))
    return max(costs.items(), key=lambda each: each[1], default=(0, 0.0))


def moments(found: Review, number: int = MOMENTS) -> list[Moment]:
    """The moments that changed most, the largest change first."""
    every = [moment for step in found.steps for moment in _moments(step)]
    return sorted(every, key=lambda each: (-each.weight, each.entry))[:number]


def _moments(step: ReviewStep) -> Iterable[Moment]:
    for each in step.decisions:
        if each.cost:
            yield Moment("choice", each.entry, step.until, step.phase, each.effect, each)
    if step.luck:
        yield Moment("luck", step.entry, step.until, step.phase, step.luck.change)
    if any(step.revealed):
        yield Moment("revealed", step.entry, step.until, step.phase, step.revealed)
