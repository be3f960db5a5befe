"""What a bot may see, what it must do, and the simplest one: any option is as good as another."""

from typing import Generic, NamedTuple, Protocol

from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.kernel.view import View


class Perspective(Generic[S, B]):
    """A match as one seat sees it: its question, its view, what it heard, and worlds it can imagine."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[S, B], seat: Seat) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> Game[S, B]:
        return self._match.game

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def ask(self) -> Ask:
        """The question the seat has to answer."""
        return self._match.asked(self.seat)

    def view(self) -> View[S]:
        """All the seat knows."""
        return self._match.view(self.seat)

    def heard(self) -> list[Event]:
        """All the seat saw happen."""
        return self._match.heard(self.seat)

    def unsettled(self) -> tuple[str, ...]:
        """The seat's last answers since which nothing became known and nobody else answered, as keys."""
        depth = self._match.undo_depth(self.seat)
        given = self._match.open if self._match.gathering else self._match.done
        mine = [done.key for done in given if done.seat == self.seat] if depth else []
        return tuple(mine[len(mine) - depth :])

    def imagine(self, luck: Luck) -> Run[S, B]:
        """A world that fits all the seat knows, to try things out in."""
        return self._match.imagine(self.seat, luck)


class Bot(Protocol):
    """Answers the questions of a seat."""

    def choose(self, perspective: Perspective[S, B]) -> int:
        """The index of the option to take."""
        ...


class RandomBot:
    """Takes any option, each as likely."""

    __slots__ = ("_luck",)

    def __init__(self, seed: int) -> None:
        self._luck = bots_luck(seed)

    def choose(self, perspective: Perspective[S, B]) -> int:
        return self._luck.fresh(len(perspective.ask.options))


class Counts(NamedTuple):
    """How much was asked."""

    decisions: int = 0
    choices: int = 0  # decisions with more than one option
    options: int = 0


def bots_luck(seed: int) -> Luck:
    """A source for bots that shares nothing with the match's own luck of that seed."""
    return Luck(f"bots {seed}")


def playout(run: Run[S, B], luck: Luck) -> Counts:
    """Play a run that has started to its end with random answers: what random bots do, without a match's memory."""
    decisions = choices = options = 0
    fresh, step = luck.fresh, run.step
    while (ask := run.ask) is not None:
        count = len(ask.options)
        decisions += 1
        options += count
        if count > 1:
            choices += 1
        step(fresh(count))
    return Counts(decisions, choices, options)
