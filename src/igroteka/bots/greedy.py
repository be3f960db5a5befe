"""The greedy bot: picks the option that leads to the best position, or the one the game's planner prefers."""

from math import ceil, inf

from igroteka.bots.budget import Plan
from igroteka.bots.candidate_search import CandidateSearch
from igroteka.bots.exploring import Exploration
from igroteka.bots.random import Perspective, bots_luck
from igroteka.bots.rollouts import Rollouts
from igroteka.bots.worlds import SEEDS, Idea, Stop, advised, never, worth
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck

WORLDS = 2
HALF, THIRD = 2, 3
WAYS = 60  # variations to try in a world, for all options together
NEAR = 60.0  # what an answer that strays may cost in a planner's prices: half an ordinary ghost


class GreedyBot:
    """Looks ahead to the next quiet positions. On average every ``stray``-th answer is any of the better half.

    Such an answer may be a mistake, but never an absurd one: it is worth at least half of the way from the worst option
    to the best, and is not a folly that the game's habits count. Where the game names candidates, a turn is asked in
    many small steps, so mistakes add up; there it is the best third. Where the game has a planner, the bot follows
    its opinion, and strays only among answers that the planner rates nearly as high, because a mistake there costs the
    whole team. With ``trials`` it plays the planner's best options on first.
    """

    __slots__ = ("_luck", "_stop", "_stray", "_trials", "_ways", "_worlds")

    def __init__(
        self,
        seed: int,
        worlds: int = WORLDS,
        stray: int = 0,
        stop: Stop = never,
        ways: int = WAYS,
        trials: int = 0,
    ) -> None:
        self._luck = bots_luck(seed)
        self._worlds = worlds
        self._stray = stray
        self._ways = ways
        self._trials = trials
        self._stop = stop

    def choose(self, perspective: Perspective[S, B]) -> int:
        return perspective.ask.index(self.ideas(perspective)[0].key)

    def ideas(self, perspective: Perspective[S, B]) -> list[Idea]:
        """What it thinks of each option, the one to take first."""
        keys = perspective.ask.keys
        if len(keys) == 1:
            return [Idea(keys[0], 0.0)]
        planned = advised(perspective)
        if planned and self._trials:
            rollouts = Rollouts(perspective, planned, Plan(self._trials), self._luck)
            rollouts.think(self._stop)
            return rollouts.ideas()
        values = planned or one_step(perspective, self._luck, self._worlds, self._stop, self._ways)
        near = NEAR if planned else spread(values) / self._part(perspective)
        taken = self._taken(values, near, self._part(perspective), follies(perspective) if self._stray else set())
        order = sorted(range(len(keys)), key=lambda option: (option != taken, -values[option], option))
        return [Idea(keys[option], values[option], self._worlds) for option in order]

    @staticmethod
    def _part(perspective: Perspective[S, B]) -> int:
        """How much of the options a bot strays to: a third where a turn is asked in many small steps, else half."""
        return THIRD if perspective.game.bots.candidates else HALF

    def _taken(self, values: list[float], near: float, part: int, absurd: set[int]) -> int:
        """One of the best options; now and then any of the better part that is near the best and not absurd."""
        ranked = sorted([option for option, value in enumerate(values) if value > -inf], key=lambda each: -values[each])
        best = values[ranked[0]]
        if self._stray and self._luck.fresh(self._stray) == 0:
            better = [option for option in ranked[: ceil(len(ranked) / part)] if values[option] >= best - near]
            some = [option for option in better if option not in absurd] or better
        else:
            some = [option for option in ranked if values[option] == best]
        return some[self._luck.fresh(len(some))]


def spread(values: list[float]) -> float:
    """The distance from the best value to the worst."""
    known = [value for value in values if value > -inf]
    return max(known) - min(known)


def follies(perspective: Perspective[S, B]) -> set[int]:
    """The options that no good player takes, as far as the game counts such answers."""
    habits, ask = perspective.game.bots.habits, perspective.ask
    asked = [folly for folly in habits.follies if folly.topic == ask.topic.name] if habits else []
    if not asked:
        return set()
    known, box = perspective.view().known, perspective.game.box
    return {index for index in range(len(ask.options)) if any(folly.shows(known, box, ask, index) for folly in asked)}


def one_step(
    perspective: Perspective[S, B], luck: Luck, worlds: int, stop: Stop = never, ways: int = WAYS
) -> list[float]:
    """The value of each option; ``-inf`` for options that don't deserve a look.

    Looks to the end of the turn if the game counts turns and names candidates, else to the next quiet position.
    """
    if perspective.game.turn and perspective.game.bots.candidates:
        return by_candidates(perspective, luck, worlds * ways, stop)
    return to_quiet(perspective, luck, worlds, stop, ways)


def by_candidates(perspective: Perspective[S, B], luck: Luck, variations: int, stop: Stop) -> list[float]:
    """The value of the best turn found from each option."""
    search = CandidateSearch(perspective, Plan(variations), luck)
    search.think(stop)
    found = {idea.key: idea.value for idea in search.ideas(orders=False)}
    if not search.found:  # a single candidate needs no thought
        found |= dict.fromkeys(search.looked[:1] or perspective.ask.keys, 0.0)
    return [found[key] for key in perspective.ask.keys]


def to_quiet(perspective: Perspective[S, B], luck: Luck, worlds: int, stop: Stop, ways: int) -> list[float]:
    """The value of the best quiet position found from each option, averaged over the worlds."""
    keys = perspective.ask.keys
    tried: list[list[float]] = []
    for _ in range(worlds):
        if stop() and tried:
            break
        exploration = Exploration(perspective, luck.fresh(SEEDS), luck, lambda run: worth(run, perspective.seat))
        for look in range(max(ways, len(keys))):
            if (stop() and look >= len(keys)) or not exploration.look():
                break
        best = dict.fromkeys(keys, -inf if exploration.found else 0.0)
        for variation, end in exploration.found.items():
            best[variation[0].key] = max(best[variation[0].key], end.value)
        tried.append([best[key] for key in keys])
    return [sum(column) / len(column) for column in zip(*tried, strict=True)]
