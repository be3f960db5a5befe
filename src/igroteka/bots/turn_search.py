"""The search by turns: ways to a quiet position first, then what may follow the best of them.

The lines of the decision are found in one imagined world. The best of them are then compared in further worlds, the
same for all of them: everybody at the table goes on with the best of a few turns, as each of them sees it, and the
table is judged after that. Lines that fall behind drop out.
"""

from itertools import count
from math import ceil, inf
from statistics import fmean
from typing import Generic, NamedTuple

from igroteka.bots.budget import Budget, Plan
from igroteka.bots.exploring import LONGEST, End, Exploration, Line, asked_first, resumed
from igroteka.bots.random import Perspective
from igroteka.bots.worlds import DECIDED, SEEDS, Idea, Stop, Value, never, world
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

APART = 6  # of the lines to compare, those that begin with different answers
APART_SEEDS = 7_919  # turns played on have the seeds next to that of their world
TRUST = 3  # worlds that the first look at a line counts for


class Lines(NamedTuple):
    """What a search found out about the lines below an answer, for the next question of the turn."""

    found: dict[Line, End]
    further: dict[Line, dict[int, float]]
    seeds: list[int]
    whole: bool


class TurnSearch(Generic[S, B]):
    """The lines of one decision."""

    def __init__(
        self, perspective: Perspective[S, B], plan: Plan, luck: Luck, value: Value[S, B] | None = None
    ) -> None:
        self.perspective, self.plan, self.luck = perspective, plan, luck
        self.game, self.seat = perspective.game, perspective.seat
        self.evaluate = value or perspective.game.bots.evaluate
        self.found: dict[Line, End] = {}  # lines, and the quiet positions they lead to
        self.further: dict[Line, dict[int, float]] = {}  # what it was worth some turns later, by world
        self.seeds: list[int] = []  # of the worlds: the first is that of the lines
        self.whole = False  # whether all lines were found
        self.budget = Budget(plan, never)
        self._decided = 0.0  # what a match that ended some turns later counts above or below others

    @property
    def iterations(self) -> int:
        """Lines and turns that were played."""
        return self.budget.iterations

    def below(self, key: str) -> Lines:
        """What was found out about the lines that go on from an answer."""
        given = len(self.perspective.ask.options) > 1  # the only option is in no line
        lines = [line for line in self.found if not given or line[0].key == key]
        found = {line[given:]: self.found[line] for line in lines}
        return Lines(found, {line[given:]: self.further.get(line, {}) for line in lines}, self.seeds, self.whole)

    def go_on(self, lines: Lines) -> None:
        """Begin with what the search of the last question found out."""
        self.found = {line: end for line, end in lines.found.items() if line}
        self.further = {line: looks for line, looks in lines.further.items() if line and looks}
        self.seeds, self.whole = lines.seeds, lines.whole

    def think(self, stop: Stop = never) -> None:
        """Spend the budget."""
        self.budget = Budget(self.plan, stop)
        if not self.seeds:
            self.seeds.append(self.luck.fresh(SEEDS))
        if not self.whole or {line[0].key for line in self.found} != {*self.perspective.ask.keys}:
            self._explore()
        self._compare()

    def _explore(self) -> None:
        """Look for lines; one for each answer at least, unless told to stop."""
        exploration = Exploration(self.perspective, self.seeds[0], self.luck, self._worth)
        least = len(self.perspective.ask.options)
        while self.budget.spent() < (1 if self.iterations < least else self.plan.explored) and exploration.look():
            self.budget.iterations += 1
        self.found |= exploration.found
        self.whole = exploration.whole

    # Comparing the best

    def _best(self) -> list[Line]:
        """The best lines that differ in what they lead to, some of them with another first answer each."""
        leading: dict[End, Line] = {}
        for line, end in self.found.items():
            leading.setdefault(end, line)
        ranked = [leading[end] for end in sorted(leading, reverse=True, key=lambda end: end.value)]
        first: dict[str, Line] = {}
        for line in ranked:
            first.setdefault(line[0].key, line)
        apart = dict.fromkeys([*first.values()][:APART])
        return [*dict.fromkeys([*apart, *ranked])][: self.plan.best]

    def _compare(self) -> None:
        """Look at the best lines in world after world, at fewer and fewer of them, until one answer is left."""
        left = self._best()
        self._decided = self._spread()
        many, begun = len(left), self.budget.spent()
        for number in count(1):
            if len({line[0].key for line in left}) < 2 or self.budget.over():
                return
            if number == len(self.seeds):  # of the first, so that a plan is seen in the same worlds at each question
                self.seeds.append((self.seeds[0] + number * APART_SEEDS) % SEEDS)
            if not self._look_further(left, self.seeds[number]):
                return
            share = (1 - self.budget.spent()) / (1 - begun)
            left = sorted(left, key=self._value, reverse=True)[: max(2, ceil(many * share))]

    def _value(self, line: Line) -> float:
        """The mean of what came of a line, with how it looked at first beside the favourite as some of the worlds."""
        looks = self.further.get(line)
        if not looks:
            return self.found[line].value
        favourite = max(self.further, key=lambda each: self.found[each].value)
        there = self.further[favourite]
        base = fmean([there[seed] for seed in looks if seed in there] or looks.values())
        first = base + self.found[line].value - self.found[favourite].value
        return (sum(looks.values()) + TRUST * first) / (len(looks) + TRUST)

    def _look_further(self, lines: list[Line], seed: int) -> bool:
        """What each of the lines comes to in a world; whether there was time for all of them."""
        values: dict[Line, float] = {}
        for line in lines:
            if seed in self.further.get(line, {}):
                continue
            run = None if self.budget.over() else world(self.perspective, seed)
            if run is None:
                return False
            self._play(run, line, Luck(seed))
            values[line] = self._later(run, seed)
        for line, value in values.items():
            self.further.setdefault(line, {})[seed] = value
        return True

    def _play(self, run: Run[S, B], line: Line, luck: Luck) -> None:
        """Play a line in a world; where it does not fit, and for others, any answers."""
        quiet, steps = self.game.agenda.quiet, iter(line)
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
        """What a quiet position is worth some turns later."""
        turns = self.perspective.setup.seats if self.plan.turns is None else self.plan.turns
        for turn in range(turns):
            if run.result is not None:
                break
            run = self._turn(run.state, seed + turn + 1)
        return self._worth(run, self._decided)

    def _turn(self, state: S, seed: int) -> Run[S, B]:
        """The best of a few ways to go on, as the seat sees it that is asked first."""
        luck, before = Luck(seed), _Before(state)
        run = Run(self.game, state.copy(), Luck(seed))
        run.brake.until = before
        run.start()
        best, chosen = -inf, run
        for _ in range(self.plan.ways if run.ask else 0):
            if run.ask is None:
                run = resumed(self.perspective, before.state, seed)
            assert run.ask
            seat = run.ask.seat
            self._play_any(run, luck)
            value = self.evaluate(run.state, self.game.box, seat)
            if value > best:
                best, chosen = value, run
        return chosen

    def _play_any(self, run: Run[S, B], luck: Luck) -> None:
        """Any answers to the next quiet position."""
        quiet, fresh = self.game.agenda.quiet, luck.fresh
        run.brake.until = lambda state: quiet(state.agenda)
        self.budget.iterations += 1
        while (ask := run.ask) is not None:
            run.step(fresh(len(ask.options)), ask.seat)

    def _spread(self) -> float:
        """How far apart the lines are, matches that ended not counted."""
        plain = [end.value for end in self.found.values() if abs(end.value) < DECIDED / 2]
        return max(plain, default=0.0) - min(plain, default=0.0)

    def _worth(self, run: Run[S, B], decided: float = DECIDED) -> float:
        """The game's evaluation, and above or below it a match that is over."""
        value = self.evaluate(run.state, self.game.box, self.seat)
        if run.result is None:
            return value
        return value + (decided if self.seat in run.result.winners else -decided)

    # What it found

    def ideas(self) -> list[Idea]:
        """The options from the best to the worst; those not looked at come last."""
        best: dict[str, Idea] = {}
        for line in self.found if len(self.perspective.ask.options) > 1 else ():
            looks = self.further.get(line)
            idea = Idea(line[0].key, self._value(line), 1 + len(looks or ()), line)
            if idea.key not in best or _rank(idea) > _rank(best[idea.key]):
                best[idea.key] = idea
        known = sorted(best.values(), key=_rank, reverse=True)
        return known + [Idea(key, -inf) for key in self.perspective.ask.keys if key not in best]


class _Before(Generic[S]):
    """The state before the last step that began."""

    def __init__(self, state: S) -> None:
        self.state = state

    def __call__(self, now: S) -> bool:
        self.state = now.copy()
        return False


def _rank(idea: Idea) -> tuple[int, float]:
    """What was looked at further counts before what was not."""
    return idea.visits, idea.value
