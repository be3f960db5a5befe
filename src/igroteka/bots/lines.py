"""The search by whole turns: one line of answers after the other, instead of a tree.

Where a game tells its turns apart and says which options deserve a look (``Game.turn``, ``Game.candidates``), a turn
has few enough lines to go through all of them in one imagined world. The best are then looked at in further worlds,
each with the best turn that may follow.
"""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean
from typing import Generic, NamedTuple, TypeAlias

from igroteka.bots.budget import Budget, Plan
from igroteka.bots.random import Perspective
from igroteka.bots.worlds import DECIDED, SEEDS, Idea, Step, Stop, Value, never, world
from igroteka.kernel.ask import Ask
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

BEST = 8  # lines to look further from
APART = 4  # of them, lines that begin with different answers
ROUNDS = 16  # worlds in which they are looked at again, at most
LONGEST = 200  # questions in a line, more than a turn has: so a search always ends
Line: TypeAlias = tuple[Step, ...]  # answers to questions with more than one candidate
Begin: TypeAlias = Callable[[], Run[S, B] | None]


class Branch(NamedTuple, Generic[S, B]):
    """A line that waits to be played: where to begin, the answers from there on, and the steps so far."""

    begin: Begin[S, B]
    answers: tuple[int, ...] = ()
    line: Line = ()


class Lines(NamedTuple):
    """What a search found out about the lines below an answer."""

    found: dict[Line, float]
    further: dict[Line, dict[int, float]]
    seeds: list[int]


class LineSearch(Generic[S, B]):
    """The lines of one decision."""

    def __init__(
        self, perspective: Perspective[S, B], plan: Plan, luck: Luck, value: Value[S, B] | None = None
    ) -> None:
        assert perspective.game.turn and perspective.game.bots.candidates, (
            "a search by lines needs to know turns and candidates"
        )
        self.perspective = perspective
        self.plan = plan
        self.luck = luck
        self.evaluate = value or perspective.game.bots.evaluate
        self.candidates, self.turn = perspective.game.bots.candidates, perspective.game.turn
        self.rest = perspective.game.bots.rest or perspective.game.turn
        self.found: dict[Line, float] = {}  # lines to the end of the turn, and what they are worth
        self.further: dict[Line, dict[int, float]] = {}  # what the best turn after a line is worth, by world
        self.seeds: list[int] = []  # of these worlds
        self.looked: list[str] = []  # the candidates
        self.whole = False  # whether all lines were found
        self.budget = Budget(plan, never)

    @property
    def iterations(self) -> int:
        """Lines that were played."""
        return self.budget.iterations

    def below(self, key: str) -> Lines | None:
        """What was found out about the lines that go on from an answer, for the next question."""
        if not self.whole:
            return None
        given = len(self.looked) > 1  # a lone candidate is in no line
        lines = [line for line in self.found if not given or line[0].key == key]
        found = {line[given:]: self.found[line] for line in lines}
        return Lines(found, {line[given:]: self.further.get(line, {}) for line in lines}, self.seeds)

    def go_on(self, lines: Lines) -> None:
        """Begin with what the search of the last question found out."""
        self.found, self.further, self.seeds = lines
        self.whole = True

    def think(self, stop: Stop = never) -> None:
        """Spend the budget."""
        self.budget = Budget(self.plan, stop)
        seed = self.luck.fresh(SEEDS)
        run = world(self.perspective, seed)
        if run is None:
            return
        ask, now = self.perspective.ask, self.turn(run.state)
        self.looked = [ask.keys[index] for index in self.candidates(run.state, run.game.box, ask)]
        if len(self.looked) == 1:
            return
        if {line[0].key for line in self.found if line} != {*self.looked}:
            self.further, self.seeds = {}, []
            lines = self._lines(partial(world, self.perspective, seed), seed, now)
            self.found = {line: self._worth(end) for line, end in lines}
            self.whole = not self.budget.over()
        self._compare(now)

    def _best(self) -> list[Line]:
        """The best lines that differ in what they lead to, some of them with another first answer each."""
        by_value: dict[float, Line] = {}
        for line, value in self.found.items():
            by_value.setdefault(value, line)
        ranked = [by_value[value] for value in sorted(by_value, reverse=True)]
        first: dict[str, Line] = {}
        for line in ranked:
            first.setdefault(line[0].key, line)
        chosen = dict.fromkeys([*first.values()][:APART])
        return [*dict.fromkeys([*chosen, *ranked])][:BEST]

    def _compare(self, now: int) -> None:
        """Look at the best lines in world after world; those that look worst drop out, until one answer is left."""
        left = self._best()
        for number in range(ROUNDS):
            if len({line[0].key for line in left}) < 2:
                return
            if number == len(self.seeds):
                self.seeds.append(self.luck.fresh(SEEDS))
            if not self._look_further(left, self.seeds[number], now):
                return
            left.sort(key=partial(self._mean, self.seeds[: number + 1]), reverse=True)
            left = left[: max(2, (len(left) * 5 + 4) // 8)]

    def _mean(self, seeds: list[int], line: Line) -> float:
        """What a line is worth on average in worlds in which it was looked at."""
        return fmean([self.further[line][seed] for seed in seeds])

    def _look_further(self, lines: list[Line], seed: int, now: int) -> bool:
        """The best turn after each of the lines in a world; whether there was time for all of them.

        Means can be compared only over the same worlds, so an unfinished look counts in the first of them only.
        """
        values: dict[Line, float] = {}
        missing = [line for line in lines if seed not in self.further.get(line, {})]
        for line in missing:
            branch = Branch(partial(world, self.perspective, seed))
            run = branch.begin()
            if run is None or self.budget.over():
                break
            self._follow(run, branch, seed, now, deque(), line)
            value = (
                self._worth(run) if run.result else self._next_turn(run.state, seed, now + self.perspective.setup.seats)
            )
            if self.budget.over():
                break
            values[line] = value
        whole = len(values) == len(missing)
        for line, value in values.items() if whole or seed == self.seeds[0] else ():
            self.further.setdefault(line, {})[seed] = value
        return whole

    def _next_turn(self, state: S, seed: int, turn: int) -> float:
        """What the best line of the turn that now begins is worth."""
        begin = partial(self._resumed, state, seed)
        return max((self._worth(run) for _, run in self._lines(begin, seed, turn)), default=0.0)

    def _resumed(self, state: S, seed: int) -> Run[S, B]:
        """A world that stopped before a segment goes on."""
        run = Run(self.perspective.game, state.copy(), Luck(seed))
        run.start()
        return run

    def _lines(self, begin: Begin[S, B], seed: int, turn: int) -> Iterator[tuple[Line, Run[S, B]]]:
        """All lines to the end of a turn, those that part early first, and the worlds they lead to."""
        waiting = deque([Branch(begin)])
        while waiting and not self.budget.over():
            branch = waiting.popleft()
            run = branch.begin()
            if run is None:
                return
            self.budget.iterations += 1
            yield self._follow(run, branch, seed, turn, waiting), run

    def _ends(self, run: Run[S, B], turn: int) -> Callable[[S], bool]:
        """Whether a turn is over: the next has begun, or the game wants to rest before it."""
        counted, rest = self.turn, self.rest
        began = rest(run.state) if counted(run.state) == turn else None

        def over(state: S) -> bool:
            nonlocal began
            number = counted(state)
            if number != turn:
                return number > turn
            if began is None:
                began = rest(state)
            return rest(state) != began

        return over

    def _follow(
        self, run: Run[S, B], branch: Branch[S, B], seed: int, turn: int, waiting: deque[Branch[S, B]], known: Line = ()
    ) -> Line:
        """Play a branch, then a known line, then the first candidates to the end of the turn; the others wait."""
        begin, answers, line = branch.begin, list(branch.answers), branch.line
        ends, steps, others = self._ends(run, turn), iter(known), Luck(seed)

        def until(state: S) -> bool:
            nonlocal begin, answers
            if ends(state):
                return True
            begin, answers = partial(self._resumed, state.copy(), seed), []
            return False

        run.brake.until = until
        for index in branch.answers:
            run.step(index)
        for _ in range(LONGEST):
            ask = run.ask
            if ask is None:
                break
            looked = self.candidates(run.state, run.game.box, ask)
            index = looked[0]
            if ask.seat != self.perspective.seat:
                index = looked[others.fresh(len(looked))]
            elif len(looked) > 1:
                step = next(steps, None)
                index = next((each for each in looked if _step(ask, each) == step), index) if step else index
                left = [each for each in looked if each != index]
                waiting += [Branch(begin, (*answers, each), (*line, _step(ask, each))) for each in left]
                line = (*line, _step(ask, index))
            answers.append(index)
            run.step(index)
        return line

    def _worth(self, run: Run[S, B]) -> float:
        """The game's evaluation, and far above or below it a match that is over."""
        value = self.evaluate(run.state, run.game.box, self.perspective.seat)
        if run.result is None:
            return value
        return value + (DECIDED if self.perspective.seat in run.result.winners else -DECIDED)

    # What it found

    def ideas(self) -> list[Idea]:
        """The options from the best to the worst; those not looked at come last."""
        best: dict[str, Idea] = {}
        for line, value in self.found.items() if len(self.looked) > 1 else ():
            looks = self.further.get(line)
            idea = Idea(line[0].key, fmean(looks.values()) if looks else value, 1 + len(looks or ()), line)
            if idea.key not in best or _rank(idea) > _rank(best[idea.key]):
                best[idea.key] = idea
        known = sorted(best.values(), key=_rank, reverse=True)
        others = dict.fromkeys([*self.looked, *self.perspective.ask.keys])
        return known + [Idea(key, float("-inf")) for key in others if key not in best]


def _step(ask: Ask, index: int) -> Step:
    return Step(ask.seat, ask.topic.name, ask.topic.key(ask.options[index]))


def _rank(idea: Idea) -> tuple[int, float]:
    """What was looked at further counts before what was not."""
    return idea.visits, idea.value
