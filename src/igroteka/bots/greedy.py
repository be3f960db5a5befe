"""The greedy bot: picks the option that leads to the best position, or the one the game's planner prefers."""

from math import ceil, inf

from igroteka.bots.budget import Plan
from igroteka.bots.candidate_search import CandidateSearch
from igroteka.bots.exploring import Exploration
from igroteka.bots.random import Perspective, bots_luck
from igroteka.bots.worlds import SEEDS, Idea, Stop, advised, never, worth
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck

WORLDS = 2
THIRD = 3
WAYS = 60  # variations to try in a world, for all options together


class GreedyBot:
    """Looks ahead to the next quiet positions. On average every ``stray``-th answer is any of the best third.

    Such an answer may be a mistake, but never an absurd one. With a planner it strays half as often, because a mistake
    there costs the whole team.
    """

    __slots__ = ("_luck", "_stop", "_stray", "_ways", "_worlds")

    def __init__(self, seed: int, worlds: int = WORLDS, stray: int = 0, stop: Stop = never, ways: int = WAYS) -> None:
        self._luck = bots_luck(seed)
        self._worlds = worlds
        self._stray = stray
        self._ways = ways
        self._stop = stop

    def choose(self, perspective: Perspective[S, B]) -> int:
        return perspective.ask.index(self.ideas(perspective)[0].key)

    def ideas(self, perspective: Perspective[S, B]) -> list[Idea]:
        """What it thinks of each option, the one to take first."""
        keys = perspective.ask.keys
        if len(keys) == 1:
            return [Idea(keys[0], 0.0)]
        planned = advised(perspective)
        values = planned or one_step(perspective, self._luck, self._worlds, self._stop, self._ways)
        taken = self._taken(values, self._stray * 2 if planned else self._stray)
        order = sorted(range(len(keys)), key=lambda option: (option != taken, -values[option], option))
        return [Idea(keys[option], values[option], self._worlds) for option in order]

    def _taken(self, values: list[float], stray: int) -> int:
        """One of the best options; now and then any of the best third."""
        ranked = sorted([option for option, value in enumerate(values) if value > -inf], key=lambda each: -values[each])
        if stray and self._luck.fresh(stray) == 0:
            near = ranked[: ceil(len(ranked) / THIRD)]
        else:
            near = [option for option in ranked if values[option] == values[ranked[0]]]
        return near[self._luck.fresh(len(near))]


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
    found = {idea.key: idea.value for idea in search.ideas()}
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
