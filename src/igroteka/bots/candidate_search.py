"""Search over whole turns: plays variations one after another instead of growing a tree.

For games that count turns and say which options deserve a look (``Game.turn``, ``Bots.candidates``). A turn then has
few enough variations to play all of them in one imagined world. The best are compared in further worlds, each with the
best turn that may follow.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Generic, NamedTuple, TypeAlias

from igroteka.bots.budget import Budget, Plan
from igroteka.bots.random import Perspective
from igroteka.bots.worlds import DECIDED, SEEDS, Idea, Stop, Value, Variation, move_of, never, rank, resumed, world
from igroteka.kernel.ask import Ask
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

BEST = 8  # variations to compare
APART = 4  # of them, how many begin with different answers
ROUNDS = 16  # worlds to compare them in, at most
LONGEST = 200  # questions in a variation: more than a turn has, so a search always ends
Begin: TypeAlias = Callable[[], Run[S, B] | None]
Candidates: TypeAlias = Callable[[S, B, Ask], Sequence[int]]


class Branch(NamedTuple, Generic[S, B]):
    """A variation to be played: where to begin, the answers from there on, and the moves so far."""

    begin: Begin[S, B]
    answers: tuple[int, ...] = ()
    variation: Variation = ()


class Findings(NamedTuple):
    """What a search knows about the variations after an answer."""

    found: dict[Variation, float]
    further: dict[Variation, dict[int, float]]
    seeds: list[int]


class CandidateSearch(Generic[S, B]):
    """The variations of one decision."""

    def __init__(
        self,
        perspective: Perspective[S, B],
        plan: Plan,
        luck: Luck,
        value: Value[S, B] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        assert perspective.game.turn and perspective.game.bots.candidates, (
            "a candidate search needs turns and candidates"
        )
        self.perspective = perspective
        self.plan = plan
        self.luck = luck
        self.evaluate = value or perspective.game.bots.evaluate
        self.candidates, self.turn = (
            with_options(perspective, perspective.game.bots.candidates, also),
            perspective.game.turn,
        )
        self.rest = perspective.game.bots.rest or perspective.game.turn
        self.found: dict[Variation, float] = {}  # variations to the end of the turn, and their values
        self.further: dict[Variation, dict[int, float]] = {}  # value of the best turn after a variation, by world
        self.seeds: list[int] = []  # of these worlds
        self.looked: list[str] = []  # the candidates
        self.whole = False  # whether all variations were found
        self.budget = Budget(plan, never)

    @property
    def iterations(self) -> int:
        """The number of variations played."""
        return self.budget.iterations

    def below(self, key: str) -> Findings | None:
        """What is known about the variations after an answer, for the next question."""
        if not self.whole:
            return None
        given = len(self.looked) > 1  # a lone candidate is in no variation
        variations = [variation for variation in self.found if not given or variation[0].key == key]
        found = {variation[given:]: self.found[variation] for variation in variations}
        return Findings(
            found, {variation[given:]: self.further.get(variation, {}) for variation in variations}, self.seeds
        )

    def go_on(self, variations: Findings) -> None:
        """Start from the findings of the last question's search."""
        self.found, self.further, self.seeds = variations
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
        if {variation[0].key for variation in self.found if variation} != {*self.looked}:
            self.further, self.seeds = {}, []
            variations = self._variations(partial(world, self.perspective, seed), seed, now)
            self.found = {variation: self._worth(end) for variation, end in variations}
            self.whole = not self.budget.over()
        self._compare(now)

    def _best(self) -> list[Variation]:
        """The best variations with different values, some of them with different first answers."""
        by_value = self._leading()
        ranked = [by_value[value] for value in sorted(by_value, reverse=True)]
        first: dict[str, Variation] = {}
        for variation in ranked:
            first.setdefault(variation[0].key, variation)
        apart = dict.fromkeys([*first.values()][:APART])
        return [*dict.fromkeys([*apart, *ranked])][:BEST]

    def _compare(self, now: int) -> None:
        """Compare the best variations in one world after another; the worst drop out until one answer is left."""
        left = self._best()
        for number in range(ROUNDS):
            if len({variation[0].key for variation in left}) < 2:
                return
            if number == len(self.seeds):
                self.seeds.append(self.luck.fresh(SEEDS))
            if not self._look_further(left, self.seeds[number], now):
                return
            left.sort(key=partial(self._mean, self.seeds[: number + 1]), reverse=True)
            left = left[: max(2, (len(left) * 5 + 4) // 8)]

    def _mean(self, seeds: list[int], variation: Variation) -> float:
        """A variation's mean value over some worlds."""
        return fmean([self.further[variation][seed] for seed in seeds])

    def _look_further(self, variations: list[Variation], seed: int, now: int) -> bool:
        """Value the best turn after each variation in a world; returns whether there was time for all of them.

        Means are comparable only over the same worlds, so an unfinished comparison counts in the first world only.
        """
        values: dict[Variation, float] = {}
        missing = [variation for variation in variations if seed not in self.further.get(variation, {})]
        for variation in missing:
            branch = Branch(partial(world, self.perspective, seed))
            run = branch.begin()
            if run is None or self.budget.over():
                break
            self._follow(run, branch, seed, now, deque(), variation)
            value = (
                self._worth(run) if run.result else self._next_turn(run.state, seed, now + self.perspective.setup.seats)
            )
            if self.budget.over():
                break
            values[variation] = value
        whole = len(values) == len(missing)
        for variation, value in values.items() if whole or seed == self.seeds[0] else ():
            self.further.setdefault(variation, {})[seed] = value
        return whole

    def _next_turn(self, state: S, seed: int, turn: int) -> float:
        """The value of the best variation of the turn that now begins."""
        begin = partial(resumed, self.perspective, state, seed)
        return max((self._worth(run) for _, run in self._variations(begin, seed, turn)), default=0.0)

    def _variations(self, begin: Begin[S, B], seed: int, turn: int) -> Iterator[tuple[Variation, Run[S, B]]]:
        """All variations to the end of a turn, early branches first, with the worlds they lead to."""
        waiting = deque([Branch(begin)])
        while waiting and not self.budget.over():
            branch = waiting.popleft()
            run = branch.begin()
            if run is None:
                return
            self.budget.iterations += 1
            yield self._follow(run, branch, seed, turn, waiting), run

    def _ends(self, run: Run[S, B], turn: int) -> Callable[[S], bool]:
        """A test for the end of a turn: the next one has begun, or the game has a place to rest before it."""
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
        self,
        run: Run[S, B],
        branch: Branch[S, B],
        seed: int,
        turn: int,
        waiting: deque[Branch[S, B]],
        known: Variation = (),
    ) -> Variation:
        """Play a branch, a known variation, then first candidates to the end of the turn; the other candidates wait."""
        begin, answers, variation = branch.begin, list(branch.answers), branch.variation
        ends, steps, others = self._ends(run, turn), iter(known), Luck(seed)

        def until(state: S) -> bool:
            nonlocal begin, answers
            if ends(state):
                return True
            begin, answers = partial(resumed, self.perspective, state.copy(), seed), []
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
                index = next((each for each in looked if move_of(ask, each) == step), index) if step else index
                left = [each for each in looked if each != index]
                waiting += [Branch(begin, (*answers, each), (*variation, move_of(ask, each))) for each in left]
                variation = (*variation, move_of(ask, index))
            answers.append(index)
            run.step(index)
        return variation

    def _worth(self, run: Run[S, B]) -> float:
        """The game's evaluation; a finished match counts far above or below it."""
        value = self.evaluate(run.state, run.game.box, self.perspective.seat)
        if run.result is None:
            return value
        return value + (DECIDED if self.perspective.seat in run.result.winners else -DECIDED)

    # Results

    def ideas(self, orders: bool = True) -> list[Idea]:
        """The options from best to worst; unexplored ones come last.

        With ``orders`` a variation with the same value as one that was compared is taken for another order of its
        answers, and worth as much.
        """
        best: dict[str, Idea] = {}
        whole = len(self.looked) > 1  # a lone candidate is in no variation
        compared = {value: self._idea(variation) for value, variation in self._leading().items() if whole}
        for variation, value in self.found.items() if whole else ():
            idea = self._idea(variation)
            if orders:
                idea = compared[value]._replace(key=idea.key, variation=variation)
            if idea.key not in best or rank(idea) > rank(best[idea.key]):
                best[idea.key] = idea
        known = sorted(best.values(), key=self._order, reverse=True)
        others = dict.fromkeys([*self.looked, *self.perspective.ask.keys])
        return known + [Idea(key, float("-inf")) for key in others if key not in best]

    def _order(self, idea: Idea) -> tuple[tuple[int, float], bool]:
        """Of equal ideas the one that was compared itself ranks first."""
        return rank(idea), bool(self.further.get(idea.variation))

    def lines(self) -> list[Idea]:
        """The variations with different values, the best first."""
        return sorted(map(self._idea, self._leading().values()), key=rank, reverse=True)

    def _leading(self) -> dict[float, Variation]:
        """The first variation with each value: the one that is compared."""
        leading: dict[float, Variation] = {}
        for variation, value in self.found.items():
            leading.setdefault(value, variation)
        return leading

    def _idea(self, variation: Variation) -> Idea:
        looks = self.further.get(variation)
        value = fmean(looks.values()) if looks else self.found[variation]
        return Idea(variation[0].key, value, 1 + len(looks or ()), variation)


def with_options(
    perspective: Perspective[S, B], candidates: Candidates[S, B], also: tuple[str, ...]
) -> Candidates[S, B]:
    """The candidates, and for the seat's question these options too."""
    if not also:
        return candidates
    asked = perspective.ask

    def looked(state: S, box: B, ask: Ask) -> Sequence[int]:
        found = candidates(state, box, ask)
        if ask.seat != asked.seat or ask.topic is not asked.topic or ask.keys != asked.keys:
            return found
        return [*dict.fromkeys([*found, *map(ask.index, also)])]

    return looked
