"""The interface of bots, what they may see, and the simplest one: it takes any option."""

from typing import Generic, NamedTuple, Protocol

from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import ForkableRun, Run
from igroteka.kernel.view import View


class Perspective(Generic[S, B]):
    """A match as one seat sees it: its question, its view, the events it saw, and worlds it can imagine."""

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
        """The question the seat must answer."""
        return self._match.asked(self.seat)

    def view(self) -> View[S]:
        """Everything the seat knows."""
        return self._match.view(self.seat)

    def heard(self) -> list[Event]:
        """The events the seat saw."""
        return self._match.heard(self.seat)

    def unsettled(self) -> tuple[str, ...]:
        """The keys of the seat's last answers, as far back as nothing became known and nobody else answered."""
        depth = self._match.undo_depth(self.seat)
        given = self._match.open if self._match.gathering else self._match.done
        mine = [done.key for done in given if done.seat == self.seat] if depth else []
        return tuple(mine[len(mine) - depth :])

    def settled(self) -> int:
        """The number of answers before those."""
        return len(self._match.done) - self._match.undo_depth(self.seat)

    def given(self) -> int:
        """The number of answers in the match, without those of an open ask_all."""
        return len(self._match.done)

    def imagine(self, luck: Luck) -> Run[S, B]:
        """A world that fits everything the seat knows, to try options in."""
        return self._match.imagine(self.seat, luck)

    def imagine_forkable(self, luck: Luck) -> ForkableRun[S, B]:
        """The same as a run that can be forked."""
        return self._match.imagine_forkable(self.seat, luck)


class Bot(Protocol):
    """Answers the questions of a seat."""

    def choose(self, perspective: Perspective[S, B]) -> int:
        """The index of the option to take."""
        ...


class RandomBot:
    """Takes any option, all equally likely."""

    __slots__ = ("_luck",)

    def __init__(self, seed: int) -> None:
        self._luck = bots_luck(seed)

    def choose(self, perspective: Perspective[S, B]) -> int:
        return self._luck.fresh(len(perspective.ask.options))


class Counts(NamedTuple):
    """How many questions were asked."""

    decisions: int = 0
    choices: int = 0  # decisions with more than one option
    options: int = 0


def bots_luck(seed: int) -> Luck:
    """A random source for bots, independent of the match's own luck with the same seed."""
    return Luck(f"bots {seed}")


def playout(run: Run[S, B], luck: Luck) -> Counts:
    """Play a started run to its end with random answers, without a match's memory."""
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
