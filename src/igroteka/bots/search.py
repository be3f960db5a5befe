"""The search bot: information-set Monte-Carlo tree search over worlds that the seat imagines.

Each round of it imagines a world, walks down the tree among the options this world offers, tries one new option, plays
on to the end of the seat's own turn with answers that did well elsewhere, and values what it sees with the game's
evaluation. Every seat strives for its own good; what the others choose in secret is not looked at, but drawn.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import log, sqrt
from time import thread_time
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from igroteka.bots.greedy import one_step
from igroteka.bots.lines import Lines, LineSearch
from igroteka.bots.random import Sight, bots_luck
from igroteka.bots.rollouts import Rollouts
from igroteka.bots.worlds import SEEDS, Idea, Step, Stop, advised, never, world
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

FRIENDS = 4  # decisions of others to look at where all win together, such as their consent to a gift
GLANCE = 32  # iterations between two looks at whether the rest of the time can change anything
PRIOR = 0.5  # what the greedy bot's best option has ahead of its worst before it was tried
K = TypeVar("K")
Move: TypeAlias = tuple[Seat, str, object]  # with its topic: luck may bring another question after the same answers


Value: TypeAlias = Callable[[S, B, Seat], float]  # how good a state looks for a seat
Record: TypeAlias = tuple[float, int]  # mean and number of what came


class Plan(NamedTuple):
    """How a search goes about it. A budget in iterations makes it repeatable, one in seconds does not.

    Seconds are of processor time, so that a busy machine does not make the bot weaker; ``stop`` bounds the wait.
    """

    iterations: int | None = 200
    seconds: float | None = None
    reach: int = 14  # decisions ahead at most
    beyond: int | None = None  # of them, decisions of others; when not given none, or as many as friends may take
    curious: float = 0.3  # how much little-tried options draw
    widening: float = 1.5  # options tried at a node: so many times the root of its visits
    prior: bool = True  # begin with the greedy bot's opinion
    learn: bool = True  # play on with answers that did well elsewhere, not with any
    stray: int = 5  # of so many answers when playing on, one is any
    recent: int = (
        2  # 1: the value of an option is the mean of its results; 2: the n-th of them weighs n times the first
    )
    keep: bool = True  # go on with the tree of the last question where nothing has become known since


class Node:
    """A position as the asked seat may know it: the answers since the root led here."""

    __slots__ = ("children", "offered", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.value = 0.0  # a mean of what came out, for the seat that chose it

    def add(self, value: float, recent: int) -> None:
        """The last results may count most: the first ones came of trying what is bad further down."""
        self.visits += 1
        self.value += (value - self.value) * recent / (self.visits + recent - 1)


class Scale:
    """The range of what the evaluation gives here: mean and mean deviation so far."""

    __slots__ = ("count", "deviation", "mean")

    def __init__(self) -> None:
        self.count, self.mean, self.deviation = 0, 0.0, 1.0

    def add(self, value: float) -> None:
        self.count += 1
        self.mean += (value - self.mean) / self.count
        self.deviation += (abs(value - self.mean) - self.deviation) / (self.count + 1)

    @property
    def spread(self) -> float:
        return 4 * max(self.deviation, 1.0)

    def bounded(self, value: float) -> float:
        """So that one extreme does not drown all differences."""
        if self.count < 4:
            return value
        return min(max(value, self.mean - self.spread), self.mean + self.spread)


class Tree(NamedTuple):
    """What a search found out below an answer: plain values, so that a bot can be pickled in the middle of a match."""

    root: Node
    scales: dict[Seat, Scale]
    learnt: dict[Move, Record]
    after: dict[tuple[Move | None, Move], Record]


class SearchBot:
    """Thinks within its plan's budget; ``stop`` is asked before every iteration.

    A ``value`` of one's own, such as a learnt one, replaces the game's evaluation where an iteration ends.
    """

    __slots__ = ("_kept", "_luck", "_plan", "_stop", "_value")

    def __init__(
        self,
        seed: int,
        plan: Plan = Plan(),  # noqa: B008  # immutable
        stop: Stop = never,
        value: Value[Any, Any] | None = None,
    ) -> None:
        assert plan.iterations is not None or plan.seconds is not None, "a search needs a budget"
        self._luck = bots_luck(seed)
        self._plan = plan
        self._stop = stop
        self._value = value
        self._kept: tuple[tuple[str, ...], Tree | Lines | None] = ((), None)  # up to the answer

    def choose(self, sight: Sight[S, B]) -> int:
        search = self._search(sight)
        key = search.ideas()[0].key
        below = search.below(key) if self._plan.keep and isinstance(search, Search | LineSearch) else None
        self._kept = ((*sight.unsettled(), key), below)
        return sight.ask.index(key)

    def ideas(self, sight: Sight[S, B]) -> list[Idea]:
        """What it thinks of each option, the one to take first."""
        return self._search(sight).ideas()

    def _search(self, sight: Sight[S, B]) -> "Search[S, B] | LineSearch[S, B] | Rollouts[S, B]":
        """Think, if there is anything to choose."""
        opinions = advised(sight)
        if opinions is not None:
            rollouts = Rollouts(sight, opinions, self._plan, self._luck, self._value)
            rollouts.think(self._stop)
            return rollouts
        kept = self._kept[1] if self._kept[0] == sight.unsettled() else None
        if sight.game.turn and sight.game.bots.candidates:
            lines = LineSearch(sight, self._plan, self._luck, self._value)
            if isinstance(kept, Lines):
                lines.go_on(kept)
            lines.think(self._stop)
            return lines
        search = Search(sight, self._plan, self._luck, self._value)
        if isinstance(kept, Tree):
            search.go_on(kept)
        if len(sight.ask.options) > 1:
            search.think(self._stop)
        return search


class Search(Generic[S, B]):
    """The tree of one decision."""

    def __init__(self, sight: Sight[S, B], plan: Plan, luck: Luck, value: Value[S, B] | None = None) -> None:
        self.sight = sight
        self.asked = sight.ask
        self.evaluate: Value[S, B] = value or sight.game.bots.evaluate
        self.seat = sight.seat
        self.plan = plan
        self.luck = luck
        self.friends = sight.game.cooperative
        self.beyond = plan.beyond if plan.beyond is not None else FRIENDS if self.friends else 0
        self.root = Node()
        self.iterations = 0
        self.prior: dict[object, float] = {}  # of the root's options, from 0 to 1
        self.scales: dict[Seat, Scale] = {}
        self.learnt: dict[Move, Record] = {}  # what came of each answer
        self.after: dict[tuple[Move | None, Move], Record] = {}  # and of it after another one

    def below(self, key: str) -> Tree | None:
        """What was found out below an answer, for the next question."""
        ask = self.asked
        node = self.root.children.get((self.seat, ask.topic.name, ask.options[ask.index(key)]))
        return Tree(node, self.scales, self.learnt, self.after) if node else None

    def go_on(self, tree: Tree) -> None:
        """Begin with what the search of the last question found out below the answer that was given to it."""
        self.root, self.scales, self.learnt, self.after = tree

    def think(self, stop: Stop = never) -> None:
        """Spend the budget."""
        plan = self.plan
        began = thread_time()
        late = never if plan.seconds is None else partial(self._late, began, plan.seconds)
        if plan.prior and not self.root.children:
            self._begin(lambda: stop() or late())
        while plan.iterations is None or self.iterations < plan.iterations:
            if stop() or late():
                return
            run = world(self.sight, self.luck.fresh(SEEDS))
            if run is None:
                return
            self.iterations += 1
            alone = self.iterations == 1 and len(self._candidates(run, self.asked)) == 1
            self._try(run)
            if alone:
                return

    def _late(self, began: float, seconds: float) -> bool:
        """Whether the time is over, or the answer will be the same whatever the rest of it brings."""
        spent = thread_time() - began
        if spent > seconds or self.iterations % GLANCE or not self.iterations:
            return spent > seconds
        visits = sorted([child.visits for child in self.root.children.values()])
        ahead = visits[-1] - (visits[-2] if len(visits) > 1 else 0)
        return ahead > self.iterations * (seconds - spent) / spent

    def _begin(self, stop: Stop) -> None:
        """The greedy bot's opinion of the options, as places from worst to best."""
        options = self.asked.options
        values = one_step(self.sight, self.luck, 1, stop)
        places = sorted(set(values))
        for option, value in zip(options, values, strict=True):
            self.prior[option] = (places.index(value) + 1) / len(places)

    def _try(self, run: Run[S, B]) -> None:
        """One iteration: down the tree, one new node, on to the end of the turn, and back up."""
        path: list[tuple[Node, Seat]] = []
        played: list[Move] = []
        node: Node | None = self.root
        depth = foreign = 0
        turn = run.game.turn
        began = turn(run.state) if turn else 0
        while (ask := self._next(run)) is not None and depth < self.plan.reach:
            if turn and turn(run.state) != began:
                break
            if ask.seat != self.seat and not run.gathering:
                foreign += 1
                if foreign > self.beyond:
                    break
            depth += 1
            last = played[-1] if played else None
            if node is not None and (ask.seat == self.seat or not run.gathering):
                index, child, fresh = self._select(node, ask, self._candidates(run, ask), last)
                path.append((child, ask.seat))
                node = None if fresh else child
            else:
                index = self._play_on(ask, self._candidates(run, ask), last)
            played.append((ask.seat, ask.topic.name, ask.options[index]))
            run.step(index, ask.seat)
        self._finish(run)
        self._back(run, path, played)

    def _next(self, run: Run[S, B]) -> Ask | None:
        """The question to answer next; of several at once the own one first."""
        if run.gathering:
            for ask in run.asks:
                if ask.seat == self.seat:
                    return ask
        return run.ask

    def _finish(self, run: Run[S, B]) -> None:
        """Secret choices have no effect until all are in."""
        while run.gathering:
            assert run.ask
            run.step(self._play_on(run.ask, range(len(run.ask.options))), run.ask.seat)

    def _candidates(self, run: Run[S, B], ask: Ask) -> Sequence[int]:
        """The options to think about."""
        candidates = run.game.bots.candidates
        return ask.in_order() if candidates is None else candidates(run.state, run.game.box, ask)

    def _select(self, node: Node, ask: Ask, able: Sequence[int], last: Move | None) -> tuple[int, Node, bool]:
        """An option of this world: a new one while few were tried, else the most promising; whether it is new."""
        children, seat, topic, options = node.children, ask.seat, ask.topic.name, ask.options
        tried, left = [], []
        for index in able:
            child = children.get((seat, topic, options[index]))
            if child is None:
                left.append(index)
            else:
                child.offered += 1
                tried.append((index, child))
        if left and len(tried) < self.plan.widening * sqrt(node.visits + 1):
            index = self._untried(node, ask, left, last)
            child = children[seat, topic, options[index]] = Node()
            child.offered = 1
            return index, child, True
        return (*self._promising(node, ask, tried), False)

    def _untried(self, node: Node, ask: Ask, left: list[int], last: Move | None) -> int:
        """The new option that others think best of."""
        if node is self.root and self.prior:
            return max(left, key=lambda index: self.prior[ask.options[index]])
        values = self._reputations(ask, left, last)
        best = max(values)
        ties = [index for index, value in zip(left, values, strict=True) if value == best]
        return ties[self.luck.fresh(len(ties))]

    def _promising(self, node: Node, ask: Ask, tried: list[tuple[int, Node]]) -> tuple[int, Node]:
        """The option with the best mean, and a bonus for those that were offered often and seldom taken."""
        unit, curious = 1 / (2 * self._scale(ask.seat).spread), self.plan.curious
        prior = self.prior if node is self.root else None
        best, chosen = float("-inf"), tried[0]
        for each in tried:
            child = each[1]
            value = child.value * unit + curious * sqrt(log(child.offered + 1) / child.visits)
            if prior:
                value += PRIOR * prior[ask.options[each[0]]] / (1 + child.visits)
            if value > best:
                best, chosen = value, each
        return chosen

    def _play_on(self, ask: Ask, able: Sequence[int], last: Move | None = None) -> int:
        """An answer beyond the tree: one that did well elsewhere, now and then any."""
        count = len(able)
        if count == 1:
            return able[0]
        if not self.plan.learn or self.luck.fresh(self.plan.stray) == 0:
            return able[self.luck.fresh(count)]
        first = self.luck.fresh(count)
        order = (*able[first:], *able[:first])
        values = self._reputations(ask, order, last)
        return order[values.index(max(values))]

    def _reputations(self, ask: Ask, able: Sequence[int], last: Move | None) -> list[float]:
        """How well answers did after the last one, or wherever they were given in this search.

        Unknown ones are a little better than most.
        """
        scale, seat, topic, options = self._scale(ask.seat), ask.seat, ask.topic.name, ask.options
        unknown = (scale.mean + scale.deviation / 2, 0)
        moves = [(seat, topic, options[index]) for index in able]
        learnt, after = self.learnt, self.after
        if not after:
            return [learnt.get(move, unknown)[0] for move in moves]
        return [(after.get((last, move)) or learnt.get(move, unknown))[0] for move in moves]

    def _scale(self, seat: Seat) -> Scale:
        seat = self.seat if self.friends else seat
        scale = self.scales.get(seat)
        if scale is None:
            scale = self.scales[seat] = Scale()
        return scale

    def _value(self, run: Run[S, B], seat: Seat) -> float:
        scale = self._scale(seat)
        if run.result is not None:
            return scale.mean + (scale.spread if seat in run.result.winners else -scale.spread)
        value = scale.bounded(self.evaluate(run.state, run.game.box, seat))
        scale.add(value)
        return value

    def _values(self, run: Run[S, B], seats: list[Seat]) -> dict[Seat, float]:
        """What each of the seats makes of it; friends are of one mind."""
        if self.friends:
            return dict.fromkeys(seats, self._value(run, self.seat))
        return {seat: self._value(run, seat) for seat in seats}

    def _back(self, run: Run[S, B], path: list[tuple[Node, Seat]], played: list[Move]) -> None:
        """Let everybody who decided learn what came of it."""
        self.root.visits += 1
        values = self._values(run, sorted({seat for seat, _, _ in played}))
        for node, seat in path:
            node.add(values[seat], self.plan.recent)
        last: Move | None = None
        for answer in played:
            _learn(self.learnt, answer, values[answer[0]])
            if self.friends:
                _learn(self.after, (last, answer), values[answer[0]])
            last = answer

    # What it found

    def ideas(self) -> list[Idea]:
        """The options from the most tried to the least; untried ones in the greedy bot's order."""
        ask = self.asked
        if len(ask.options) == 1:
            return [Idea(ask.keys[0], 0.0)]
        found = []
        for index, (option, key) in enumerate(zip(ask.options, ask.keys, strict=True)):
            node = self.root.children.get((self.seat, ask.topic.name, option))
            if node is None:
                found.append((0, self.prior.get(option, 0.0), -index, Idea(key, float("-inf"))))
            else:
                line = (Step(self.seat, ask.topic.name, key), *self._line(node))
                found.append((node.visits, node.value, -index, Idea(key, node.value, node.visits, line)))
        return [idea for _, _, _, idea in sorted(found, key=lambda each: each[:3], reverse=True)]

    def _line(self, node: Node) -> list[Step]:
        """The most tried answers from a node on."""
        line, topics = [], {topic.name: topic for topic in self.sight.game.topics}
        while node.children:
            (seat, topic, option), node = max(node.children.items(), key=lambda each: each[1].visits)
            line.append(Step(seat, topic, topics[topic].key(option)))
        return line


def _learn(known: dict[K, Record], key: K, value: float) -> None:
    mean, count = known.get(key, (0.0, 0))
    known[key] = (mean + (value - mean) / (count + 1), count + 1)
