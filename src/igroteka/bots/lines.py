"""The search of a seat that plays alone: whole turns, one line of answers after the other, instead of a tree.

Where a game says which options deserve a look (``Game.sensible``), a turn has few enough lines to go through all of
them in one imagined world. The best are then looked at in further worlds, each with the best turn that may follow.
"""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean
from time import thread_time
from typing import TYPE_CHECKING, Generic, TypeAlias

from igroteka.bots.random import Sight
from igroteka.bots.worlds import DECIDED, SEEDS, Idea, Step, Stop, never, world
from igroteka.kernel.ask import Ask
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

if TYPE_CHECKING:
    from igroteka.bots.search import Plan, Value

BEST = 4  # lines to look further from
ROUNDS = 16  # worlds in which they are looked at again, at most
Line: TypeAlias = tuple[Step, ...]  # answers to questions with more than one sensible option


class LineSearch(Generic[S, B]):
    """The lines of one decision."""

    def __init__(self, sight: Sight[S, B], plan: "Plan", luck: Luck, value: "Value[S, B] | None" = None) -> None:
        assert sight.game.sensible and sight.game.turn, "a search by lines needs to know turns and sensible options"
        self.sight = sight
        self.plan = plan
        self.luck = luck
        self.evaluate = value or sight.game.evaluate
        self.sensible, self.turn = sight.game.sensible, sight.game.turn
        self.iterations = 0
        self.found: dict[Line, float] = {}  # lines to the end of the turn, and what they are worth
        self.further: dict[Line, list[float]] = {}  # of the best: what the best turn after them is worth, by world
        self.looked: list[str] = []  # the sensible answers
        self._stop: Stop = never
        self._began = 0.0

    def think(self, stop: Stop = never) -> None:
        """Spend the budget."""
        self._stop, self._began = stop, thread_time()
        seed = self.luck.fresh(SEEDS)
        run = world(self.sight, seed)
        if run is None:
            return
        ask = self.sight.ask
        self.looked = [ask.keys[index] for index in self.sensible(run.state, run.game.box, ask)]
        if len(self.looked) == 1:
            return
        self.found = {line: self._worth(end) for line, end in self._lines(partial(world, self.sight, seed))}
        best = self._best()
        for _ in range(ROUNDS):
            if not self._look_further(best):
                return

    def _best(self) -> list[Line]:
        """The best lines that differ in what they lead to."""
        by_value: dict[float, Line] = {}
        for line, value in self.found.items():
            by_value.setdefault(value, line)
        return [by_value[value] for value in sorted(by_value, reverse=True)[:BEST]]

    def _look_further(self, best: list[Line]) -> bool:
        """The best turn after each of the lines, in one more world; whether there was time for all of them."""
        seed = self.luck.fresh(SEEDS)
        values = []
        for line in best:
            run = world(self.sight, seed)
            if run is None or self._over():
                return False
            self._follow(run, line, [])
            values.append(self._worth(run) if run.result else self._next_turn(run.state, seed))
        if self._over():
            return False
        for line, value in zip(best, values, strict=True):
            self.further.setdefault(line, []).append(value)
        return True

    def _next_turn(self, state: S, seed: int) -> float:
        """What the best line of the turn that now begins is worth."""
        return max((self._worth(run) for _, run in self._lines(partial(self._resumed, state, seed))), default=0.0)

    def _resumed(self, state: S, seed: int) -> Run[S, B]:
        """A world that stopped between two turns goes on."""
        run = Run(self.sight.game, state.copy(), Luck(seed))
        run.start()
        return run

    def _over(self) -> bool:
        plan = self.plan
        if plan.iterations is not None and self.iterations >= plan.iterations:
            return True
        return self._stop() or (plan.seconds is not None and thread_time() - self._began > plan.seconds)

    def _lines(self, begin: Callable[[], Run[S, B] | None]) -> Iterator[tuple[Line, Run[S, B]]]:
        """All lines to the end of the turn, and the worlds they lead to."""
        waiting: list[Line] = [()]
        while waiting and not self._over():
            run = begin()
            if run is None:
                return
            self.iterations += 1
            yield self._follow(run, waiting.pop(), waiting), run

    def _follow(self, run: Run[S, B], start: Line, waiting: list[Line]) -> Line:
        """Play a line, then the first sensible options to the end of the turn; the others wait."""
        line: list[Step] = []
        began, turn = self.turn(run.state), self.turn
        run.table.until = lambda state: turn(state) != began
        while (ask := run.ask) is not None:
            looked = self.sensible(run.state, run.game.box, ask)
            index = looked[0]
            if len(looked) > 1:
                if len(line) < len(start):
                    index = next((each for each in looked if _step(ask, each) == start[len(line)]), index)
                else:
                    waiting += [(*line, _step(ask, each)) for each in looked[1:]]
                line.append(_step(ask, index))
            run.step(index, ask.seat)
        return tuple(line)

    def _worth(self, run: Run[S, B]) -> float:
        """The game's evaluation, and far above or below it a match that is over."""
        value = self.evaluate(run.state, run.game.box, self.sight.seat)
        if run.result is None:
            return value
        return value + (DECIDED if self.sight.seat in run.result.winners else -DECIDED)

    # What it found

    def ideas(self) -> list[Idea]:
        """The options from the best to the worst; those not looked at come last."""
        best: dict[str, Idea] = {}
        for line, value in self.found.items():
            looks = self.further.get(line, [])
            idea = Idea(line[0].key, fmean(looks) if looks else value, 1 + len(looks), line)
            if idea.key not in best or _rank(idea) > _rank(best[idea.key]):
                best[idea.key] = idea
        known = sorted(best.values(), key=_rank, reverse=True)
        others = dict.fromkeys([*self.looked, *self.sight.ask.keys])
        return known + [Idea(key, float("-inf")) for key in others if key not in best]


def _step(ask: Ask, index: int) -> Step:
    return Step(ask.seat, ask.topic.name, ask.topic.key(ask.options[index]))


def _rank(idea: Idea) -> tuple[int, float]:
    """What was looked at further counts before what was not."""
    return idea.visits, idea.value
