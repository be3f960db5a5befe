"""The search bot: thinks within a budget, in imagined worlds that fit what its seat knows."""

from typing import Any, TypeAlias

from igroteka.bots import candidate_search, turn_search
from igroteka.bots.budget import Plan
from igroteka.bots.candidate_search import CandidateSearch
from igroteka.bots.random import Perspective, bots_luck
from igroteka.bots.rollouts import Rollouts
from igroteka.bots.turn_search import TurnSearch
from igroteka.bots.worlds import Idea, Stop, Value, advised, never
from igroteka.kernel.flow import B, S

Found: TypeAlias = (
    candidate_search.Findings | turn_search.Findings
)  # plain values: a bot can be pickled in the middle of a match


class SearchBot:
    """Thinks within its plan's budget; checks ``stop`` before every iteration.

    Your own ``value``, for example a learnt one, replaces the game's evaluation.
    """

    __slots__ = ("_last", "_luck", "_plan", "_stop", "_value")

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
        self._last: tuple[tuple[str, ...], Found | None] = ((), None)  # up to the answer

    def choose(self, perspective: Perspective[S, B]) -> int:
        search = self.searched(perspective)
        key = search.ideas()[0].key
        below = None if isinstance(search, Rollouts) or not self._plan.keep else search.below(key)
        self._last = ((*perspective.unsettled(), key), below)
        return perspective.ask.index(key)

    def ideas(self, perspective: Perspective[S, B], also: tuple[str, ...] = ()) -> list[Idea]:
        """Its opinion of each option, the one to take first; ``also`` names options to look at in any case."""
        return self.searched(perspective, also).ideas()

    def searched(
        self, perspective: Perspective[S, B], also: tuple[str, ...] = ()
    ) -> TurnSearch[S, B] | CandidateSearch[S, B] | Rollouts[S, B]:
        """A finished search: with the planner, by candidates, or from one quiet position to the next."""
        opinions = advised(perspective)
        if opinions is not None:
            rollouts = Rollouts(perspective, opinions, self._plan, self._luck, self._value, also)
            rollouts.think(self._stop)
            return rollouts
        findings = self._last[1] if self._last[0] == perspective.unsettled() else None
        if perspective.game.turn and perspective.game.bots.candidates:
            by_candidates = CandidateSearch(perspective, self._plan, self._luck, self._value, also)
            if isinstance(findings, candidate_search.Findings):
                by_candidates.go_on(findings)
            by_candidates.think(self._stop)
            return by_candidates
        by_turns = TurnSearch(perspective, self._plan, self._luck, self._value)
        if isinstance(findings, turn_search.Findings):
            by_turns.go_on(findings)
        if len(perspective.ask.options) > 1:
            by_turns.think(self._stop)
        return by_turns
