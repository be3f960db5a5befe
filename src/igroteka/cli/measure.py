"""Timing of random matches, shared by `simulate` and `bench`.

All times are processor times, so that other programs on the core don't count.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from statistics import fmean, median
from time import perf_counter, process_time
from typing import NamedTuple

from igroteka.bots.random import Counts, bots_luck, playout
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.kernel.view import determinise
from igroteka.records import record

REPEATED = 10  # times an action is done at each decision
WARM_UP = 0.3  # of the time for one repeat


class Rates(NamedTuple):
    """How fast matches are played."""

    decisions: float  # a second: median of the repeats
    slowest: float
    fastest: float
    games: int
    counts: Counts  # over all games
    share: float  # of the core that this process had

    @property
    def choices_share(self) -> float:
        return self.counts.choices / self.counts.decisions

    @property
    def decisions_per_game(self) -> float:
        return self.counts.decisions / self.games


def play_repeatedly(play: Callable[[], Counts], seconds: float, repeats: int) -> Rates:
    """Play games for some seconds, several times over."""
    _play_for(play, WARM_UP * seconds)
    wall, cpu = perf_counter(), process_time()
    played = [_play_for(play, seconds) for _ in range(repeats)]
    share = (process_time() - cpu) / (perf_counter() - wall)
    rates = [counts.decisions / taken for _, counts, taken in played]
    total = Counts(*map(sum, zip(*(counts for _, counts, _ in played), strict=True)))
    return Rates(median(rates), min(rates), max(rates), sum(games for games, _, _ in played), total, share)


def _play_for(play: Callable[[], Counts], seconds: float) -> tuple[int, Counts, float]:
    """Play games for some seconds; returns their number, the questions asked, and the time taken."""
    games = decisions = choices = options = 0
    cpu, end = process_time(), perf_counter() + seconds
    while not games or perf_counter() < end:
        counts = play()
        games += 1
        decisions += counts.decisions
        choices += counts.choices
        options += counts.options
    return games, Counts(decisions, choices, options), process_time() - cpu


def playouts(game: Game[S, B], setup: Setup, seconds: float, repeats: int) -> Rates:
    """Random matches without memory, as searching bots play them."""
    luck = Luck(1)

    def play() -> Counts:
        run = Run(game, game.start(setup, game.box), luck)
        run.start()
        return playout(run, luck)

    return play_repeatedly(play, seconds, repeats)


def matches(game: Game[S, B], setup: Setup, seconds: float, repeats: int) -> Rates:
    """Random matches with everything that a table keeps: log, events, checkpoints, undo limit."""
    seeds = count(1)

    def play() -> Counts:
        decisions = choices = options = 0
        for match in walk(game, setup, [next(seeds)]):
            assert match.ask
            offered = len(match.ask.options)
            decisions, choices, options = decisions + 1, choices + (offered > 1), options + offered
        return Counts(decisions, choices, options)

    return play_repeatedly(play, seconds, repeats)


def walk(game: Game[S, B], setup: Setup, seeds: Iterable[int]) -> Iterator[Match[S, B]]:
    """Random matches, yielded at each decision."""
    for seed in seeds:
        match, bots = Match(game, setup, Luck(seed)), bots_luck(seed)
        while match.ask:
            yield match
            match.answer(bots.fresh(len(match.ask.options)), match.ask.seat)


class Stopwatch:
    """Collects the cost of actions in microseconds, without the cost of reading the clock."""

    def __init__(self) -> None:
        self.taken: dict[str, list[float]] = defaultdict(list)
        self._idle = 0.0
        self._idle = min(self.time(_nothing, 1) for _ in range(100))

    def time(self, action: Callable[[], object], repeats: int = REPEATED) -> float:
        began = process_time()
        for _ in range(repeats):
            action()
        return ((process_time() - began) * 1e6 - self._idle) / repeats

    def mean(self, name: str) -> float:
        """The mean cost of an action; 0 if it was never possible."""
        return fmean(self.taken[name] or [0.0])


def _nothing() -> None:
    pass


def clone_costs(game: Game[S, B], setup: Setup, seeds: Iterable[int]) -> Stopwatch:
    """Time clones at every decision of random matches."""
    watch = Stopwatch()
    for match in walk(game, setup, seeds):
        time_clone(watch, match)
    return watch


def time_clone(watch: Stopwatch, match: Match[S, B]) -> None:
    """Time a clone for a rollout; clones at the start of a segment are also counted separately."""
    luck = Luck(0)
    taken = watch.time(lambda: match.rollout(luck))
    watch.taken["clone"].append(taken)
    if not match.segment()[1]:
        watch.taken["clone_at_segment_starts"].append(taken)


def time_all(game: Game[S, B], setup: Setup, seconds: float) -> Stopwatch:
    """Time everything a bot or a table does at the decisions of random matches, for some seconds."""
    watch = Stopwatch()
    for look in (time_clone, time_view, time_undo):
        end = perf_counter() + seconds
        for seed in count(1):
            for match in walk(game, setup, [seed]):
                look(watch, match)
            if perf_counter() > end:
                break
    return watch


def time_view(watch: Stopwatch, match: Match[S, B]) -> None:
    """Time a copy, a view, and worlds that fit it."""
    assert match.ask
    seat, luck, taken = match.ask.seat, Luck(0), watch.taken
    taken["copy"].append(watch.time(match.state.copy))
    taken["view"].append(watch.time(lambda: match.view(seat)))
    taken["imagine"].append(watch.time(lambda: match.imagine(seat, luck)))
    if not match.segment()[1]:
        seen = match.view(seat)
        taken["determinise"].append(watch.time(lambda: determinise(match.game, seen, luck)))


def time_undo(watch: Stopwatch, match: Match[S, B]) -> None:
    """Time a clone with memory, and in it an undo of the last answer if possible."""
    luck = Luck(0)
    watch.taken["clone_with_memory"].append(watch.time(lambda: match.clone(luck), 1))
    if match.done and not match.open and match.undo_depth(match.done[-1].seat):
        clone, seat = match.clone(Luck(0)), match.done[-1].seat
        watch.taken["undo"].append(watch.time(lambda: clone.undo(seat), 1))


class Replayed(NamedTuple):
    """The cost of records."""

    us_per_answer: float
    bytes_per_answer: float


def replays(game: Game[S, B], setup: Setup, seconds: float) -> Replayed:
    """Read and verify records of random matches, for some seconds."""
    taken, size, answers, end = 0.0, 0, 0, perf_counter() + seconds
    for seed in count(1):
        *_, match = walk(game, setup, [seed])
        data = record.write(record.record(match))
        began = process_time()
        record.replay(game, record.read(game, data))
        taken += process_time() - began
        size += len(data)
        answers += len(match.done)
        if perf_counter() > end:
            break
    return Replayed(taken / answers * 1e6, size / answers)
