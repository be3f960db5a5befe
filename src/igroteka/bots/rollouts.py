"""Search for co-operative games with a planner: plays each option on with the planner's answers, in many worlds.

For games that advise on their questions (``Bots.advice``). The planner answers for every seat for some turns, so no
tree is needed. The options the planner likes are tried in the same worlds, with the same luck in each of the following
turns; options that fall behind are dropped.
"""

from math import sqrt
from typing import Generic

from igroteka.bots.budget import Budget, Plan
from igroteka.bots.random import Perspective
from igroteka.bots.worlds import SEEDS, Idea, Move, Stop, Value, Variation, move_of, never, world
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

MOST = 6  # options to try
MARGIN = 250.0  # options that the planner rates this much below the best are not tried
TURNS = 4  # to play on, including the current one
UNIT = 120.0  # points of the planner's opinion that equal one of the evaluation
TRUST = 8  # the planner's opinion counts as much as this number of worlds
AT_LEAST = 6  # worlds before an option is dropped
ENOUGH = 120  # worlds for each second of the budget, after which the best is taken
BEHIND = 1.5  # standard errors
SURE = 1.0  # standard errors by which an option must be ahead of the planner's favourite to replace it


class Rollouts(Generic[S, B]):
    """The options of one decision, and what the planner thinks of them."""

    def __init__(
        self,
        perspective: Perspective[S, B],
        opinions: list[float],
        plan: Plan,
        luck: Luck,
        value: Value[S, B] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        assert perspective.game.bots.advice and perspective.game.bots.rest, "rollouts need advice and places to rest"
        self.perspective, self.plan, self.luck = perspective, plan, luck
        self.ask = perspective.ask
        self.advice, self.rest = perspective.game.bots.advice, perspective.game.bots.rest
        self.evaluate = value or perspective.game.bots.prospect or perspective.game.bots.evaluate
        self.opinions = opinions
        self.tried = self._worth_a_try(also)
        self.results: dict[int, list[float]] = {index: [] for index in self.tried}
        self.variations: dict[int, Variation] = {}
        self.budget = Budget(plan, never)

    @property
    def iterations(self) -> int:
        """The number of worlds played."""
        return self.budget.iterations

    def _worth_a_try(self, also: tuple[str, ...]) -> list[int]:
        """The options the planner likes best, the best first, then those to look at in any case."""
        opinions, budget = self.opinions, self.plan.iterations
        most = MOST if budget is None else min(max(budget // AT_LEAST, 2), MOST)  # each in enough worlds to compare
        order = sorted(range(len(opinions)), key=lambda index: -opinions[index])
        liked = [index for index in order if opinions[index] > opinions[order[0]] - MARGIN][:most]
        return [*dict.fromkeys([*liked, *map(self.ask.index, also)])]

    def think(self, stop: Stop = never) -> None:
        """Spend the budget, or stop early when one option is left."""
        self.budget = Budget(self.plan, stop)
        if len(self.tried) == 1 and len(self.ask.options) > 1:
            self._try(self.tried[0], self.luck.fresh(SEEDS))  # nothing to choose, but a variation to show
        while len(self.tried) > 1 and not self._enough():
            seed = self.luck.fresh(SEEDS)
            for index in self.tried:
                if self.budget.over() or not self._try(index, seed):
                    return
            self._give_up()

    def _enough(self) -> bool:
        """Whether more worlds would change little."""
        seconds = self.plan.seconds
        return seconds is not None and len(self.results[self.tried[0]]) >= max(AT_LEAST, round(ENOUGH * seconds))

    # Playing on

    def _try(self, index: int, seed: int) -> bool:
        """Play on after an option; returns whether a world was found."""
        run = world(self.perspective, seed)
        if run is None:
            return False
        self.budget.iterations += 1
        variation = [move_of(self.ask, index)]
        run.step(index, self.ask.seat)
        self._play_on(run, variation)
        self.variations.setdefault(index, tuple(variation))
        for turn in range(1, TURNS):
            if run.result is None:
                run = self._next_turn(run, seed + turn)
        self.results[index].append(self.evaluate(run.state, run.game.box, self.perspective.seat))
        return True

    def _next_turn(self, last: Run[S, B], seed: int) -> Run[S, B]:
        """Play one more turn, with fresh luck: options stay comparable however much luck they used before."""
        run = Run(last.game, last.state, Luck(seed))
        rest = self.rest
        began = rest(run.state)
        run.brake.until = lambda state: rest(state) != began
        run.start()
        self._play_on(run)
        return run

    def _play_on(self, run: Run[S, B], variation: list[Move] | None = None) -> None:
        """Follow the advice to the next place to rest."""
        advice, box = self.advice, run.game.box
        while (ask := run.ask) is not None:
            values = advice(run.state, box, ask)
            index = 0 if values is None else values.index(max(values))
            if variation is not None:
                variation.append(move_of(ask, index))
            run.step(index, ask.seat)

    # Results

    def _give_up(self) -> None:
        """Drop options that are clearly worse than the best so far, compared world by world."""
        count = len(self.results[self.tried[0]])
        if count < AT_LEAST:
            return
        best = max(self.tried, key=self._value)
        self.tried = [index for index in self.tried if index == best or not self._behind(index, best)]

    def _behind(self, index: int, best: int, errors: float = BEHIND) -> bool:
        """Whether an option is worse than another by more than this many standard errors of their gap."""
        gaps = [one - other for one, other in zip(self.results[best], self.results[index], strict=False)]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / max(len(gaps) - 1, 1) / len(gaps))
        return self._value(best) - self._value(index) > errors * error

    def _value(self, index: int) -> float:
        """The mean result, with the planner's opinion counted as TRUST worlds."""
        row = self.results[index]
        first = self.results[self._first()]
        base = sum(first) / max(len(first), 1)
        opinion = base + (self.opinions[index] - self.opinions[self._first()]) / UNIT
        return (sum(row) + TRUST * opinion) / (len(row) + TRUST)

    def _first(self) -> int:
        """The planner's favourite."""
        return next(iter(self.results))

    def _taken(self) -> int:
        """The best option; the planner's favourite unless another is surely better."""
        first = self._first()
        best = max(self.tried, key=self._value)
        if first not in self.tried or (len(self.results[best]) > 1 and self._behind(first, best, SURE)):
            return best
        return first

    def ideas(self) -> list[Idea]:
        """The options from best to worst; untried ones in the planner's order."""
        found = []
        taken = self._taken()
        for index, key in enumerate(self.ask.keys):
            row = self.results.get(index)
            value = self._value(index) if row else float("-inf")
            rank = (index == taken, index in self.tried, value, self.opinions[index], -index)
            found.append((rank, Idea(key, value, len(row or ()), self.variations.get(index, ()))))
        return [idea for _, idea in sorted(found, key=lambda each: each[0], reverse=True)]
