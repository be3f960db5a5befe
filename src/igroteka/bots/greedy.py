"""The greedy bot: the option after which the table looks best over some worlds, or which a planner likes best."""

from math import inf

from igroteka.bots.random import Sight, bots_luck
from igroteka.bots.worlds import DECIDED, SEEDS, Idea, Stop, advised, gather, never, world, worth
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

WORLDS = 2
WAYS = 60  # ways to go on that are tried in a world, for all options together


class GreedyBot:
    """Looks to the next quiet positions. Every ``stray``-th answer, on average, is its second choice."""

    __slots__ = ("_luck", "_stop", "_stray", "_ways", "_worlds")

    def __init__(self, seed: int, worlds: int = WORLDS, stray: int = 0, stop: Stop = never, ways: int = WAYS) -> None:
        self._luck = bots_luck(seed)
        self._worlds = worlds
        self._stray = stray
        self._ways = ways
        self._stop = stop

    def choose(self, sight: Sight[S, B]) -> int:
        return sight.ask.index(self.ideas(sight)[0].key)

    def ideas(self, sight: Sight[S, B]) -> list[Idea]:
        """What it thinks of each option, the one to take first."""
        keys = sight.ask.keys
        if len(keys) == 1:
            return [Idea(keys[0], 0.0)]
        values = advised(sight) or one_step(sight, self._luck, self._worlds, self._stop, self._ways)
        chosen = self._taken(values)
        order = sorted(range(len(keys)), key=lambda option: (option != chosen, -values[option], option))
        return [Idea(keys[option], values[option], self._worlds) for option in order]

    def _taken(self, values: list[float]) -> int:
        """One of the best, or of the second best."""
        ranks = sorted(set(values), reverse=True)
        strays = len(ranks) > 1 and self._stray and self._luck.fresh(self._stray) == 0
        best = ranks[1] if strays else ranks[0]
        ties = [option for option, value in enumerate(values) if value == best]
        return ties[self._luck.fresh(len(ties))]


def one_step(sight: Sight[S, B], luck: Luck, worlds: int, stop: Stop = never, ways: int = WAYS) -> list[float]:
    """The worth after each option; all options are tried in the same worlds.

    It is the mean over the worlds. Where a game tells its turns apart, a step is a whole turn: after the option any
    sensible answers follow, others in each world, and the best that came of it counts.
    """
    if not sight.game.bots.advice and sight.game.agenda.frame and not sight.game.bots.candidates:
        return to_quiet(sight, luck, worlds, stop, ways)
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


def to_quiet(sight: Sight[S, B], luck: Luck, worlds: int, stop: Stop, ways: int) -> list[float]:
    """The worth of each option at the quiet positions it leads to: the best of some ways to answer what follows.

    In the middle of a decision a position cannot be judged: the place is chosen and not paid, the effect is due.
    """
    tried: list[list[float]] = []
    for _ in range(worlds):
        if stop() and tried:
            break
        tried.append(_best_ways(sight, luck, stop, ways))
    return [sum(column) / len(column) for column in zip(*tried, strict=True)]


def _best_ways(sight: Sight[S, B], luck: Luck, stop: Stop, ways: int) -> list[float]:
    """The same in one world. An option after which nothing more is asked needs one look."""
    seed, values = luck.fresh(SEEDS), [-inf] * len(sight.ask.options)
    left, looks = list(range(len(values))), ways
    while left and (looks > 0 or -inf in values):
        branching = []
        for option in left:
            run = world(sight, seed)
            if run is None or (stop() and values[option] > -inf):
                return [max(value, -DECIDED) for value in values]
            if _play_on(run, option, sight.seat, luck):
                branching.append(option)
            values[option] = max(values[option], worth(run, sight.seat))
            looks -= 1
        left = branching
    return values


def _play_on(run: Run[S, B], option: int, seat: Seat, luck: Luck) -> bool:
    """Play an option and any answers to what it brings about, to a quiet position; whether anything was asked."""
    quiet, asked = run.game.agenda.quiet, False
    run.brake.until = lambda state: quiet(state.agenda)
    run.step(option, seat)
    while (ask := run.ask) is not None:
        asked = True
        run.step(luck.fresh(len(ask.options)), ask.seat)
    return asked


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
