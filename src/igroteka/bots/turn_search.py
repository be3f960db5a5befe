"""Search from one quiet position to the next, then a few turns further from the best of them.

Variations are found in one imagined world. The best are then compared in further worlds, the same for all: every seat
goes on with the best of a few turns, as that seat sees it, and the table is judged after that. Variations that fall
behind drop out.
"""

from itertools import count
from math import ceil, inf
from statistics import fmean
from typing import Generic, NamedTuple

from igroteka.bots.budget import Budget, Plan
from igroteka.bots.exploring import LONGEST, STRAY, End, Exploration, asked_first
from igroteka.bots.random import Perspective
from igroteka.bots.worlds import (
    DECIDED,
    SEEDS,
    Idea,
    Move,
    Stop,
    Value,
    Variation,
    move_of,
    never,
    rank,
    resumed,
    world,
)
from igroteka.kernel.ask import Ask
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

APART = 2  # of the variations to compare, one in this many begins with an answer of its own
APART_SEEDS = 7_919  # turns played on have the seeds next to that of their world
UNKNOWN = (0.0, 0)  # the gain of an answer that was not tried yet
TRUST = 3  # the first value of a variation counts as much as this number of worlds


class Findings(NamedTuple):
    """What a search knows about the variations after an answer, for the next question of the turn."""

    found: dict[Variation, End]
    further: dict[Variation, dict[int, float]]
    seeds: list[int]
    whole: bool


class TurnSearch(Generic[S, B]):
    """The variations of one decision."""

    def __init__(
        self, perspective: Perspective[S, B], plan: Plan, luck: Luck, value: Value[S, B] | None = None
    ) -> None:
        self.perspective, self.plan, self.luck = perspective, plan, luck
        self.game, self.seat = perspective.game, perspective.seat
        self.evaluate = value or perspective.game.bots.evaluate
        self.found: dict[Variation, End] = {}  # variations, and the quiet positions they lead to
        self.further: dict[Variation, dict[int, float]] = {}  # their values some turns later, by world
        self.seeds: list[int] = []  # of the worlds: variations were found in the first
        self.whole = False  # whether all variations were found
        self.budget = Budget(plan, never)
        self.reputation = Reputation()
        self._decided = 0.0  # bonus or penalty of a match that ended some turns later

    @property
    def iterations(self) -> int:
        """The number of variations and turns played."""
        return self.budget.iterations

    def below(self, key: str) -> Findings:
        """What is known about the variations after an answer."""
        given = len(self.perspective.ask.options) > 1  # the only option is in no variation
        variations = [variation for variation in self.found if not given or variation[0].key == key]
        found = {variation[given:]: self.found[variation] for variation in variations}
        return Findings(
            found,
            {variation[given:]: self.further.get(variation, {}) for variation in variations},
            self.seeds,
            self.whole,
        )

    def go_on(self, variations: Findings) -> None:
        """Start from the findings of the last question's search."""
        self.found = {variation: end for variation, end in variations.found.items() if variation}
        self.further = {variation: looks for variation, looks in variations.further.items() if variation and looks}
        self.seeds, self.whole = variations.seeds, variations.whole

    def think(self, stop: Stop = never) -> None:
        """Spend the budget."""
        self.budget = Budget(self.plan, stop)
        if not self.seeds:
            self.seeds.append(self.luck.fresh(SEEDS))
        if not self.whole or {variation[0].key for variation in self.found} != {*self.perspective.ask.keys}:
            self._explore()
        self._compare()

    def _explore(self) -> None:
        """Look for variations, at least one for each answer unless told to stop."""
        exploration = Exploration(self.perspective, self.seeds[0], self.luck, self._worth)
        least = len(self.perspective.ask.options)
        while self.budget.spent() < (1 if self.iterations < least else self.plan.explored) and exploration.look():
            self.budget.iterations += 1
        self.found |= exploration.found
        self.whole = exploration.whole

    # Comparing the best

    @property
    def _turns(self) -> int:
        """Turns to play on after a variation."""
        return self.perspective.setup.seats if self.plan.turns is None else self.plan.turns

    def _best(self, many: int) -> list[Variation]:
        """The best variations with different ends, some of them with different first answers."""
        leading = self._leading()
        ranked = [leading[end] for end in sorted(leading, reverse=True, key=lambda end: end.value)]
        first: dict[str, Variation] = {}
        for variation in ranked:
            first.setdefault(variation[0].key, variation)
        apart = dict.fromkeys([*first.values()][: max(2, many // APART)])
        return [*dict.fromkeys([*apart, *ranked])][:many]

    def _many(self) -> int:
        """How many variations to compare: what there is time for in some worlds, but at least two.

        Values of a world count only if it was played with all of them.
        """
        if not self.plan.worlds:
            return self.plan.best
        fitting = self.budget.left() / (1 + self._turns * self.plan.ways) / self.plan.worlds
        return max(2, int(min(self.plan.best, fitting)))

    def _compare(self) -> None:
        """Compare the best variations in one world after another; the worst drop out until one answer is left."""
        left = self._best(self._many())
        self._decided = self._spread()
        many, begun = len(left), self.budget.spent()
        for number in count(1):
            if len({variation[0].key for variation in left}) < 2 or self.budget.over():
                return
            if number == len(self.seeds):  # derived from the first: a plan meets the same worlds at each question
                self.seeds.append((self.seeds[0] + number * APART_SEEDS) % SEEDS)
            if not self._look_further(left, self.seeds[number]):
                return
            share = (1 - self.budget.spent()) / (1 - begun)
            left = sorted(left, key=self._value, reverse=True)[: max(2, ceil(many * share))]

    def _value(self, variation: Variation) -> float:
        """A variation's mean value, with its first value relative to the favourite counted as TRUST worlds."""
        looks = self.further.get(variation)
        if not looks:
            return self.found[variation].value
        favourite = max(self.further, key=lambda each: self.found[each].value)
        there = self.further[favourite]
        base = fmean([there[seed] for seed in looks if seed in there] or looks.values())
        first = base + self.found[variation].value - self.found[favourite].value
        return (sum(looks.values()) + TRUST * first) / (len(looks) + TRUST)

    def _look_further(self, variations: list[Variation], seed: int) -> bool:
        """Value each variation in a world; returns whether there was time for all of them."""
        values: dict[Variation, float] = {}
        for variation in variations:
            if seed in self.further.get(variation, {}):
                continue
            run = None if self.budget.over() else world(self.perspective, seed)
            if run is None:
                return False
            self._play(run, variation, Luck(seed))
            values[variation] = self._later(run, seed)
        for variation, value in values.items():
            self.further.setdefault(variation, {})[seed] = value
        return True

    def _play(self, run: Run[S, B], variation: Variation, luck: Luck) -> None:
        """Play a variation in a world; answers are random where it does not fit, and for other seats."""
        quiet, steps = self.game.agenda.quiet, iter(variation)
        run.brake.until = lambda state: quiet(state.agenda)
        self.budget.iterations += 1
        for _ in range(LONGEST):
            ask = asked_first(run, self.seat)
            if ask is None:
                return
            index = luck.fresh(len(ask.options)) if len(ask.options) > 1 else 0
            wanted = next(steps, None) if ask.seat == self.seat and len(ask.options) > 1 else None
            if wanted is not None and wanted.topic == ask.topic.name and wanted.key in ask.keys:
                index = ask.index(wanted.key)
            run.step(index, ask.seat)

    def _later(self, run: Run[S, B], seed: int) -> float:
        """The value of a quiet position some turns later."""
        for turn in range(self._turns):
            if run.result is not None:
                break
            run = self._turn(run.state, seed + turn + 1)
        return self._worth(run, self._decided)

    def _turn(self, state: S, seed: int) -> Run[S, B]:
        """The best of a few ways to go on, as judged by the seat that is asked first."""
        luck, before = Luck(seed), _Before(state)
        run = Run(self.game, state.copy(), Luck(seed))
        run.brake.until = before
        run.start()
        tried: list[tuple[float, Run[S, B], list[Move]]] = []
        for _ in range(self.plan.ways if run.ask else 0):
            if run.ask is None:
                run = resumed(self.perspective, before.state, seed)
            assert run.ask
            seat = run.ask.seat
            moves = self._play_well(run, luck)
            tried.append((self.evaluate(run.state, self.game.box, seat), run, moves))
        if not tried:
            return run
        self.reputation.learn([(value, moves) for value, _, moves in tried])
        return max(tried, key=lambda each: each[0])[1]

    def _play_well(self, run: Run[S, B], luck: Luck) -> list[Move]:
        """Play answers that did well in other turns, and random ones, to the next quiet position."""
        quiet = self.game.agenda.quiet
        run.brake.until = lambda state: quiet(state.agenda)
        self.budget.iterations += 1
        moves = []
        while (ask := run.ask) is not None:
            index = 0
            if len(ask.options) > 1:
                index = self.reputation.answer(ask, luck)
                moves.append(move_of(ask, index))
            run.step(index, ask.seat)
        return moves

    def _spread(self) -> float:
        """The spread of the variations' values, not counting matches that ended."""
        plain = [end.value for end in self.found.values() if abs(end.value) < DECIDED / 2]
        return max(plain, default=0.0) - min(plain, default=0.0)

    def _worth(self, run: Run[S, B], decided: float = DECIDED) -> float:
        """The game's evaluation; a finished match counts above or below it."""
        value = self.evaluate(run.state, self.game.box, self.seat)
        if run.result is None:
            return value
        return value + (decided if self.seat in run.result.winners else -decided)

    # Results

    def ideas(self) -> list[Idea]:
        """The options from best to worst; unexplored ones come last.

        Another order of the same answers is worth as much as the one that was compared.
        """
        best: dict[str, Idea] = {}
        several = len(self.perspective.ask.options) > 1  # the only option is in no variation
        compared = {end: self._idea(variation) for end, variation in self._leading().items() if several}
        for variation, end in self.found.items() if several else ():
            idea = compared[end]._replace(key=variation[0].key, variation=variation)
            if idea.key not in best or rank(idea) > rank(best[idea.key]):
                best[idea.key] = idea
        known = sorted(best.values(), key=self._order, reverse=True)
        return known + [Idea(key, -inf) for key in self.perspective.ask.keys if key not in best]

    def _order(self, idea: Idea) -> tuple[tuple[int, float], bool]:
        """Of equal ideas the one that was compared itself ranks first."""
        return rank(idea), bool(self.further.get(idea.variation))

    def lines(self) -> list[Idea]:
        """The variations with different ends, the best first."""
        return sorted(map(self._idea, self._leading().values()), key=rank, reverse=True)

    def _leading(self) -> dict[End, Variation]:
        """The first variation that led to each end: the one that is compared."""
        leading: dict[End, Variation] = {}
        for variation, end in self.found.items():
            leading.setdefault(end, variation)
        return leading

    def _idea(self, variation: Variation) -> Idea:
        return Idea(variation[0].key, self._value(variation), 1 + len(self.further.get(variation, ())), variation)


class Reputation:
    """How much better or worse than others the turns with each answer were, among those played on."""

    def __init__(self) -> None:
        self._gains: dict[Move, tuple[float, int]] = {}  # mean gain over the other ways of the turn, and how many

    def learn(self, ways: list[tuple[float, list[Move]]]) -> None:
        usual = fmean([value for value, _ in ways])
        for value, moves in ways:
            for move in moves:
                mean, count = self._gains.get(move, (0.0, 0))
                self._gains[move] = mean + (value - usual - mean) / (count + 1), count + 1

    def answer(self, ask: Ask, luck: Luck) -> int:
        """The answer that did best, or now and then any."""
        many = len(ask.options)
        first = luck.fresh(many)
        if luck.fresh(STRAY) == 0:
            return first
        order = [*range(first, many), *range(first)]
        gains = [self._gains.get(move_of(ask, each), UNKNOWN)[0] for each in order]
        best: int = order[gains.index(max(gains))]
        return best


class _Before(Generic[S]):
    """Remembers the state before the last step that began."""

    def __init__(self, state: S) -> None:
        self.state = state

    def __call__(self, now: S) -> bool:
        self.state = now.copy()
        return False
