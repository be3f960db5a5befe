"""The light bot: greedy with little thought, a fast opponent for training.

When it has to decide it plays a few variations at random to where its turn can be judged, in one world that fits what
its seat knows, and follows the best of them as long as its answers are offered one after another. Where the game has a
planner it follows the planner's opinion, as the greedy bot does.
"""

from collections.abc import Callable
from operator import itemgetter
from statistics import fmean
from typing import Any, Final, TypeAlias

from igroteka.bots.exploring import asked_first
from igroteka.bots.random import Perspective, bots_luck
from igroteka.bots.worlds import SEEDS, Move, advised, move_of, worth
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

VARIATIONS: Final = 3
LONGEST: Final = 200  # answers in a variation: more than a turn has, so it always ends
Propose: TypeAlias = Callable[[Run[Any, Any], Ask], int]


class LightBot:
    """Follows the best of some variations; ``propose`` gives their answers, any option if it is left out."""

    __slots__ = ("_following", "_luck", "_next", "_propose", "_variations", "gain")

    def __init__(self, seed: int, variations: int = VARIATIONS, propose: Propose | None = None) -> None:
        self._luck = bots_luck(seed)
        self._variations = variations
        self._propose = propose
        self._following: list[Move] = []  # what is left of the variation, the next answer last
        self._next = -1  # the number of answers in the match when it goes on
        self.gain = 0.0  # how much better the variation that it follows is than the others on average

    def choose(self, perspective: Perspective[S, B]) -> int:
        ask, given = perspective.ask, perspective.given()
        expected, self._next = self._next, given + 1
        if len(ask.options) == 1:
            return 0
        opinions = advised(perspective)
        if opinions:
            self.gain = max(opinions) - fmean(opinions)
            return opinions.index(max(opinions))
        if given != expected or not self._following or not fits(ask, self._following[-1]):
            self._following = self._best(perspective)
        return ask.index(self._following.pop().key)

    def forget(self) -> None:
        """Think anew at the next choice."""
        self._following = []

    def _best(self, perspective: Perspective[S, B]) -> list[Move]:
        """The best of some variations, the next answer last."""
        seat, luck, found = perspective.seat, Luck(self._luck.fresh(SEEDS)), list[tuple[int, list[Move]]]()
        begun = perspective.imagine_forkable(Luck(self._luck.fresh(SEEDS)))
        for _ in range(self._variations):
            run = begun.rollout(luck)
            moves = self._played(run, seat)
            found.append((worth(run, seat), moves))
        value, best = max(found, key=itemgetter(0))
        self.gain = value - fmean(each for each, _ in found)
        return best[::-1]

    def _played(self, run: Run[S, B], seat: Seat) -> list[Move]:
        """Play a world on to where it can be judged; returns the seat's own choices."""
        moves: list[Move] = []
        fresh, propose = self._luck.fresh, self._propose
        run.brake.until = judged(run)
        for _ in range(LONGEST):
            ask = asked_first(run, seat)
            if ask is None or (ask.seat != seat and not run.gathering):
                break
            many = len(ask.options)
            index = 0 if many == 1 else propose(run, ask) if propose else fresh(many)
            if ask.seat == seat and many > 1:
                moves.append(move_of(ask, index))
            run.step(index, ask.seat)
        return moves


def judged(run: Run[S, B]) -> Callable[[S], bool]:
    """Whether a position can be judged: at the next place to rest if the game has such, else where it is quiet."""
    quiet, rest = run.game.agenda.quiet, run.game.bots.rest
    if rest is None:
        return lambda state: quiet(state.agenda)
    began = rest(run.state)
    return lambda state: rest(state) != began


def fits(ask: Ask, move: Move) -> bool:
    """Whether a move answers a question."""
    return ask.topic.name == move.topic and move.key in ask.keys
