"""The greedy bot: the option after which the table looks best over some worlds, or which a planner likes best."""

from igroteka.bots.random import Sight, bots_luck
from igroteka.bots.worlds import SEEDS, Idea, Stop, advised, gather, never, world, worth
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

WORLDS = 2


class GreedyBot:
    """Looks one step ahead. ``stray``: one answer of so many is any option, as people err."""

    __slots__ = ("_luck", "_stop", "_stray", "_worlds")

    def __init__(self, seed: int, worlds: int = WORLDS, stray: int = 0, stop: Stop = never) -> None:
        self._luck = bots_luck(seed)
        self._worlds = worlds
        self._stray = stray
        self._stop = stop

    def choose(self, sight: Sight[S, B]) -> int:
        return sight.ask.index(self.ideas(sight)[0].key)

    def ideas(self, sight: Sight[S, B]) -> list[Idea]:
        """What it thinks of each option, the one to take first."""
        keys = sight.ask.keys
        if len(keys) == 1:
            return [Idea(keys[0], 0.0)]
        values = advised(sight) or one_step(sight, self._luck, self._worlds, self._stop)
        chosen = self._taken(values)
        order = sorted(range(len(keys)), key=lambda option: (option != chosen, -values[option], option))
        return [Idea(keys[option], values[option], self._worlds) for option in order]

    def _taken(self, values: list[float]) -> int:
        """One of the best, or any."""
        if self._stray and self._luck.fresh(self._stray) == 0:
            return self._luck.fresh(len(values))
        best = max(values)
        ties = [option for option, value in enumerate(values) if value == best]
        return ties[self._luck.fresh(len(ties))]


def one_step(sight: Sight[S, B], luck: Luck, worlds: int, stop: Stop = never) -> list[float]:
    """The worth after each option; all options are tried in the same worlds.

    It is the mean over the worlds. Where a game tells its turns apart, a step is a whole turn: after the option any
    sensible answers follow, others in each world, and the best that came of it counts.
    """
    count, seat, game = len(sight.ask.options), sight.seat, sight.game
    whole = None not in (game.turn, game.bots.candidates, game.bots.rest)
    tried: list[list[int]] = []
    for _ in range(worlds):
        seed = luck.fresh(SEEDS)
        values = []
        for option in range(count):
            run = None if stop() else world(sight, seed)
            if run is None:
                return _summed(tried, count, whole)
            run.step(option, seat)
            gather(run, luck)
            if whole:
                _end_turn(run, luck)
            values.append(worth(run, seat))
        tried.append(values)
    return _summed(tried, count, whole)


def _end_turn(run: Run[S, B], luck: Luck) -> None:
    """Any sensible answers, to the place to rest that follows the turn."""
    candidates = run.game.bots.candidates
    while candidates is not None and (ask := run.ask) is not None:
        able = candidates(run.state, run.game.box, ask)
        run.step(able[luck.fresh(len(able))], ask.seat)


def _summed(tried: list[list[int]], count: int, best: bool) -> list[float]:
    """The mean, or the best, of what came of each option."""
    if not tried:
        return [0.0] * count
    return [float(max(column)) if best else sum(column) / len(column) for column in zip(*tried, strict=True)]
