"""What a review finds, as plain values that can be stored, sent and read back."""

from collections.abc import Iterable
from math import sqrt
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from igroteka.bots.reasons import Reasons
from igroteka.bots.worlds import Variation
from igroteka.kernel.ask import Seat

Unit: TypeAlias = Literal["points", "chance"]  # of lead over the best rival, or to win together (from 0 to 1)
Label: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Rounds: TypeAlias = Literal["round", "year", "third"]  # how a game is divided

FORMAT = 1  # of a stored review


class Valued(msgspec.Struct, frozen=True, array_like=True):
    """An option and what its seat could expect after it."""

    key: str
    value: float
    error: float  # standard error of its distance from the best option
    line: Variation = ()  # how the seat would go on, as far as the search looked


class Decision(msgspec.Struct, frozen=True):
    """A choice between several options, judged from what its seat knew."""

    entry: int  # entries of the record before it
    seat: Seat
    topic: str
    about: tuple[int | str, ...]
    chosen: str
    best: str
    cost: float  # what the choice cost its seat against the best option, 0 or more
    error: float
    effect: tuple[float, ...]  # what it changed for each seat against the best option
    options: tuple[Valued, ...]  # those that were compared, the best first
    label: Label = "best"
    reasons: Reasons = Reasons()  # why the best option is better than the chosen one

    def valued(self, key: str) -> Valued:
        """A compared option."""
        return next(each for each in self.options if each.key == key)


class Chance(msgspec.Struct, frozen=True):
    """What the luck of a step changed for each seat."""

    change: tuple[float, ...]
    error: tuple[float, ...]  # standard errors of the mean over a sample; 0 if all outcomes were looked at
    outcomes: int
    exact: bool
    draws: int  # results of luck in the step


class ReviewStep(msgspec.Struct, frozen=True):
    """The way from one question to the next: answers (several if given together), luck, and what became known."""

    entry: int  # entries of the record before it
    until: int  # entries of the record after it
    phase: int  # its round or year, or its third of the match; from 1
    values: tuple[float, ...]  # what each seat could expect after it
    decisions: tuple[Decision, ...] = ()
    luck: Chance | None = None
    revealed: tuple[float, ...] = ()  # by seat; empty if nothing hidden was shown


class Parts(NamedTuple):
    """How a seat came from what it could expect at the start to its result. The parts add up exactly."""

    start: float
    luck: float
    own: float  # what its own choices cost: 0 or less
    others: float  # what the others' choices gave
    revealed: float  # what it learnt about hidden things and secret choices
    remainder: float  # what the values got wrong
    result: float


class Review(msgspec.Struct, frozen=True):
    """A reviewed match."""

    game: str
    version: int  # of the rules
    box: str  # digest of the components
    mode: str
    seats: int
    unit: Unit
    budget: str
    seed: int
    rounds: Rounds
    start: tuple[float, ...]  # what each seat could expect before the set-up's luck
    first: tuple[float, ...]  # the same before the first answer
    opening: Chance
    steps: tuple[ReviewStep, ...]
    result: tuple[float, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    calibrated: bool  # whether the game's values come from matches
    format: int = FORMAT

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(decision for step in self.steps for decision in step.decisions)

    def parts(self, seat: Seat) -> Parts:
        """The parts of a seat's result."""
        luck = self.opening.change[seat] + sum(step.luck.change[seat] for step in self.steps if step.luck)
        own = sum(each.effect[seat] for each in self.decisions if each.seat == seat)
        others = sum(each.effect[seat] for each in self.decisions if each.seat != seat)
        revealed = sum(step.revealed[seat] for step in self.steps if step.revealed)
        start, result = self.start[seat], self.result[seat]
        return Parts(start, luck, own, others, revealed, result - start - luck - own - others - revealed, result)

    def luck_error(self, seat: Seat) -> float:
        """The standard error of the part of luck."""
        errors = [self.opening.error[seat], *(step.luck.error[seat] for step in self.steps if step.luck)]
        return sqrt(sum(each * each for each in errors))


def of_seat(decisions: Iterable[Decision], seat: Seat) -> list[Decision]:
    """The decisions of a seat."""
    return [each for each in decisions if each.seat == seat]
