"""Timed looks at random matches: what `simulate` and `bench` share."""

from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import NamedTuple

from igroteka.bots.random import bots_luck
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

REPEATED = 10  # clones at each decision


def walk(game: Game[S, B], setup: Setup, seeds: Iterable[int]) -> Iterator[Match[S, B]]:
    """Random matches, at each of their decisions."""
    for seed in seeds:
        match, bots = Match(game, setup, Luck(seed)), bots_luck(seed)
        while match.ask:
            yield match
            match.answer(bots.fresh(len(match.ask.options)), match.ask.seat)


class CloneCosts(NamedTuple):
    """Microseconds to clone a match for a rollout."""

    everywhere: float  # mean over all decisions
    at_starts: float  # where the segment has only begun


def clone_costs(game: Game[S, B], setup: Setup, seeds: Iterable[int]) -> CloneCosts:
    """Time clones at every decision of random matches."""
    everywhere: list[float] = []
    at_starts: list[float] = []
    luck = Luck(0)
    for match in walk(game, setup, seeds):
        began = perf_counter()
        for _ in range(REPEATED):
            match.rollout(luck)
        taken = (perf_counter() - began) / REPEATED * 1e6
        everywhere.append(taken)
        if not match.segment()[1]:
            at_starts.append(taken)
    return CloneCosts(mean(everywhere), mean(at_starts))


def mean(values: list[float]) -> float:
    """The mean; of nothing it is not a number."""
    return sum(values) / len(values) if values else float("nan")
