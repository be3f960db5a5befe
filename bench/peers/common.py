"""The timing loop that all peers share. It is our own code; nothing of a peer is in it.

play(seed) -> (decisions, real, options)
    decisions  choices put to a player
    real       those with more than one legal option
    options    legal options, summed over all decisions
clone()        one clone of a state in the middle of a game, timed on its own

Prints a tab-separated line for each peer and game, see COLUMNS. Rates are per second of processor time, so that another
process on the core does not lower them; "cpu" is this process's share of the core.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version as version_of
from typing import NoReturn

__all__ = ["COLUMNS", "run", "skip", "version_of"]

SECONDS = float(os.environ.get("BENCH_SECONDS", "10"))
REPEATS = int(os.environ.get("BENCH_REPEATS", "3"))
ONLY = os.environ.get("BENCH_ONLY", "")
COLUMNS = (
    "peer",
    "version",
    "game",
    "dec/s",
    "spread",
    "games/s",
    "clone_us",
    "dec/game",
    "real/game",
    "opts/dec",
    "cpu",
    "note",
)

Play = Callable[[int], tuple[float, float, float]]
Clone = Callable[[], object]


def run(
    peer: str,
    version: str,
    game: str,
    play: Play,
    clone: Clone | None = None,
    note: str = "",
    per_game: Callable[[], float] | None = None,
) -> None:
    """Measure one game of a peer; per_game() gives decisions per game where play() is not one game."""
    if ONLY and ONLY not in f"{peer}/{game}":
        return
    seed, *_ = play_for(play, 1, min(2.0, SECONDS / 3))
    wall, cpu = time.perf_counter(), time.process_time()
    parts = []
    for _ in range(REPEATS):
        seed, *part = play_for(play, seed, SECONDS)
        parts.append(part)
    share = (time.process_time() - cpu) / (time.perf_counter() - wall)
    rates = [decisions / taken for _, decisions, _, _, taken in parts]
    games, decisions, real, options, _ = (sum(column) for column in zip(*parts, strict=True))
    length = per_game() if per_game else decisions / games
    rate = statistics.median(rates)
    line = (
        peer,
        version,
        game,
        f"{rate:.0f}",
        f"{min(rates):.0f}-{max(rates):.0f}",
        f"{rate / length:.3g}",
        f"{time_clone(clone):.2f}" if clone else "-",
        f"{length:.1f}",
        f"{length * real / decisions:.1f}",
        f"{options / decisions:.1f}" if options else "-",
        f"{share:.2f}",
        note,
    )
    print("\t".join(line), flush=True)


def play_for(play: Play, seed: int, seconds: float) -> tuple[int, int, float, float, float, float]:
    """Play for some time; returns the next seed, games, decisions, real ones, options, processor seconds."""
    games, decisions, real, options = 0, 0.0, 0.0, 0.0
    cpu, end = time.process_time(), time.perf_counter() + seconds
    while not games or time.perf_counter() < end:
        more = play(seed)
        seed, games = seed + 1, games + 1
        decisions, real, options = decisions + more[0], real + more[1], options + more[2]
    return seed, games, decisions, real, options, time.process_time() - cpu


def time_clone(clone: Clone, budget: float = 0.5, repeats: int = 3) -> float:
    """Median microseconds of one clone."""
    count = 1
    while (taken := time_calls(clone, count)) < 0.05:
        count *= 2
    count = max(1, int(count * budget / taken))
    return statistics.median(time_calls(clone, count) / count * 1e6 for _ in range(repeats))


def time_calls(call: Clone, count: int) -> float:
    """Processor seconds of a number of calls."""
    began = time.process_time()
    for _ in range(count):
        call()
    return time.process_time() - began


def skip(peer: str, why: object) -> NoReturn:
    """Report that a peer is not installed, and exit."""
    print(f"{peer}\tSKIPPED\t{why!r}", flush=True)
    sys.exit(0)
