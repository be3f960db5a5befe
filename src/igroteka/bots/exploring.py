"""Finds variations: a seat's answers up to the next quiet position, in one imagined world.

A position in the middle of a decision can't be judged: a place is chosen but not paid for, or an effect is still due.
So variations are played until only the frame of a turn is due. Each option gets one variation first. Then come branches
of the best variations: the best of all, and the best of each option in turn, because an option's first variation may
have been unlucky. A position that another variation reached before is not explored again.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from math import inf
from typing import Generic, NamedTuple, TypeAlias

from igroteka.bots.random import Perspective
from igroteka.bots.worlds import Variation, move_of, resumed, world
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.encoding import encode, state_hash
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

STRAY = 3  # every third answer of a new variation is random; the others did well elsewhere
LONGEST = 200  # questions up to a quiet position: more than there ever are, so a variation always ends
Worth: TypeAlias = Callable[[Run[S, B]], float]


class End(NamedTuple):
    """Where a variation leads."""

    value: float
    position: str  # the hash of its state


class Branch(NamedTuple, Generic[S]):
    """A variation to be played: the answers from the current question, or from a later step, on."""

    state: S | None = None
    answers: tuple[tuple[Seat, int], ...] = ()
    variation: Variation = ()


Waiting: TypeAlias = tuple[float, int, Branch[S]]  # by rank, then first come, first served
Queue: TypeAlias = list[Waiting[S]]


class Exploration(Generic[S, B]):
    """The variations of one decision in the world of a seed."""

    def __init__(self, perspective: Perspective[S, B], seed: int, luck: Luck, worth: Worth[S, B]) -> None:
        self.found: dict[Variation, End] = {}
        self._perspective, self._seed, self._luck, self._worth = perspective, seed, luck, worth
        self._queues: dict[str, Queue[S]] = {"": [(-inf, 0, Branch())]}  # by first answer, the most promising first
        self._queued = self._looks = 0
        self._seen: set[bytes] = set()  # states before a step
        self._ends: dict[str, End] = {}  # by position
        self._reputation: dict[tuple[str, str], float] = {}  # the best result of an answer

    @property
    def whole(self) -> bool:
        """Whether all variations have been played."""
        return not self._queues

    def look(self) -> bool:
        """Play one more variation; returns whether there was one."""
        if not self._queues:
            return False
        priority, _, branch = self._next()
        run = self._begin(branch)
        if run is None:
            self._queues.clear()
            return False
        followed = _Followed(self, run, branch)
        followed.play()
        value = -priority
        if followed.ended:
            end = self.found[followed.variation] = self._judged(run)
            value = end.value
            for step in followed.variation:
                name = (step.topic, step.key)
                self._reputation[name] = max(self._reputation.get(name, -inf), value)
        for each in followed.parting:
            rank = inf if len(each.variation) == 1 else value
            self._queued += 1
            heappush(self._queues.setdefault(each.variation[0].key, []), (-rank, self._queued, each))
        return True

    def _next(self) -> Waiting[S]:
        """The most promising branch of all, alternating with the most promising branch of each first answer in turn."""
        self._looks += 1
        key = next(iter(self._queues)) if self._looks % 2 else min(self._queues, key=lambda each: self._queues[each][0])
        queue = self._queues.pop(key)
        branch = heappop(queue)
        if queue:
            self._queues[key] = queue  # behind the others
        return branch

    def _begin(self, branch: Branch[S]) -> Run[S, B] | None:
        """The world in which a branch is played."""
        if branch.state is None:
            return world(self._perspective, self._seed)
        return resumed(self._perspective, branch.state, self._seed)

    def _judged(self, run: Run[S, B]) -> End:
        """The value of a quiet position; equal positions are judged once."""
        position = state_hash(run.state)
        if position not in self._ends:
            self._ends[position] = End(self._worth(run), position)
        return self._ends[position]

    def seen(self, state: S) -> bool:
        """Whether another variation reached this state before."""
        key = encode(state)
        if key in self._seen:
            return True
        self._seen.add(key)
        return False

    def others(self) -> Luck:
        """The luck behind other seats' answers, the same in each variation."""
        return Luck(self._seed)

    def answer(self, ask: Ask, others: Luck) -> int:
        """The next answer of a new variation: random for other seats, for the own seat mostly what did well before."""
        many = len(ask.options)
        if many == 1:
            return 0
        if ask.seat != self._perspective.seat:
            return others.fresh(many)
        if self._luck.fresh(STRAY) == 0:
            return self._luck.fresh(many)
        topic, first = ask.topic, self._luck.fresh(many)
        order = [*range(first, many), *range(first)]
        known = [self._reputation.get((topic.name, topic.key(ask.options[each])), -inf) for each in order]
        best: int = order[known.index(max(known))]
        return best

    @property
    def perspective(self) -> Perspective[S, B]:
        return self._perspective


class _Followed(Generic[S, B]):
    """A branch being played to a quiet position, and the branches that split off from it."""

    def __init__(self, exploration: Exploration[S, B], run: Run[S, B], branch: Branch[S]) -> None:
        self.parting: list[Branch[S]] = []
        self.ended = True  # false if it stopped where another variation has been
        self.variation = branch.variation
        self._exploration, self._run, self._branch = exploration, run, branch
        self._state, self._answers = branch.state, [*branch.answers]
        self._anyway = len(branch.variation) <= 1  # each option has a variation of its own
        self._quiet = run.game.agenda.quiet

    def play(self) -> None:
        exploration, run = self._exploration, self._run
        others = exploration.others()
        run.brake.until = self._stops
        for seat, index in self._branch.answers:
            run.step(index, seat)
        for _ in range(LONGEST):
            ask = asked_first(run, exploration.perspective.seat)
            if ask is None:
                return
            index = exploration.answer(ask, others)
            if ask.seat == exploration.perspective.seat and len(ask.options) > 1:
                self._part(ask, index)
                self.variation = (*self.variation, move_of(ask, index))
            self._answers.append((ask.seat, index))
            run.step(index, ask.seat)

    def _stops(self, state: S) -> bool:
        """Before each step: whether the variation ends here."""
        if self._quiet(state.agenda):
            return True
        if self._exploration.seen(state) and not self._anyway:
            self.ended = False
            return True
        self._state, self._answers = state.copy(), []
        return False

    def _part(self, ask: Ask, taken: int) -> None:
        for index in range(len(ask.options)):
            if index != taken:
                answers = (*self._answers, (ask.seat, index))
                self.parting.append(Branch(self._state, answers, (*self.variation, move_of(ask, index))))


def asked_first(run: Run[S, B], seat: Seat) -> Ask | None:
    """The question to answer next; if several are open, the seat's own comes first."""
    if run.gathering:
        for ask in run.asks:
            if ask.seat == seat:
                return ask
    return run.ask
