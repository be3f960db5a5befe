"""Bots think in processes of their own, with what their seat knows and a budget of time."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from igroteka.bots import Sight
from igroteka.bots.random import bots_luck
from igroteka.kernel.ask import Refused, Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Unimaginable
from igroteka.kernel.run import Run
from igroteka.kernel.saving import resume
from igroteka.table.shelf import game_with
from igroteka.table.wire import Level

T = TypeVar("T")
WORLDS: Final[dict[Level, int]] = {"easy": 1, "normal": 4, "hard": 12, "expert": 40}
AT_RANDOM: Final[dict[Level, int]] = {"easy": 4}  # one answer of so many is any answer
RESTARTS: Final = 5
log = logging.getLogger("igroteka.table")


class Job(NamedTuple):
    """A position to think about."""

    game: str
    components: str
    saved: bytes
    seat: Seat
    level: Level
    seconds: float
    seed: int


class Thought(NamedTuple):
    """An option and how good it seems."""

    key: str
    value: float


def think(job: Job) -> list[Thought]:
    """The options from best to worst."""
    match = resume(game_with(job.game, job.components), job.saved, Luck(job.seed))
    sight: Sight[Any, Any] = Sight(match, job.seat)
    luck = bots_luck(job.seed)
    keys = sight.ask.keys
    if job.level in AT_RANDOM and luck.fresh(AT_RANDOM[job.level]) == 0:
        first = luck.fresh(len(keys))
        return [Thought(key, 0.0) for key in (*keys[first:], *keys[:first])]
    totals = valued(sight, luck, WORLDS[job.level], monotonic() + job.seconds)
    order = sorted(range(len(keys)), key=lambda at: (-totals[at], at))
    return [Thought(keys[at], totals[at]) for at in order]


def valued(sight: Sight[Any, Any], luck: Luck, worlds: int, until: float) -> list[float]:
    """How good each option looks after it, on average over worlds that the seat imagines."""
    count = len(sight.ask.options)
    sums, seen = [0.0] * count, [0] * count
    for _ in range(worlds):
        for option in range(count):
            if monotonic() > until and (all(seen) or option > 0):
                return means(sums, seen)
            try:
                run = sight.imagine(Luck(luck.fresh(1 << 30)))
                run.step(run.asked(sight.seat).index(sight.ask.keys[option]), sight.seat)
            except (Refused, Unimaginable):
                continue
            sums[option] += worth(run, sight.seat)
            seen[option] += 1
    return means(sums, seen)


def worth(run: Run[Any, Any], seat: Seat) -> float:
    """What a position is worth for a seat; a won match above all."""
    if run.result:
        return 1e6 if seat in run.result.winners else -1e6
    return float(run.game.evaluate(run.state, run.game.box, seat))


def means(sums: list[float], seen: list[int]) -> list[float]:
    return [total / count if count else float("-inf") for total, count in zip(sums, seen, strict=True)]


def quiet(life: Connection) -> None:
    """A thinker leaves the keyboard's interrupt to the server, is nice to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=follow, args=(life,), daemon=True).start()


def follow(life: Connection) -> None:
    """End with the server, whatever ended it: then the other end of the pipe is closed."""
    with suppress(EOFError, OSError):
        life.recv()
    os._exit(0)


class Thinkers:
    """A pool of processes that is started again when one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.restarts = 0
        self._pool: ProcessPoolExecutor | None = None
        self._life: tuple[Connection, Connection] | None = None  # the thinkers' end, and ours

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["igroteka.table.thinking"])
            if self._life is None:
                self._life = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.processes, context, quiet, (self._life[0],))
        return self._pool

    async def run(self, work: Callable[[Job], T], job: Job) -> T:
        """Let a process do it; after a crash another one begins anew."""
        for _ in range(RESTARTS):
            pool = self.pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, job)
            except BrokenProcessPool:
                log.warning("a thinking process died; starting again", extra={"game": job.game})
                if self._pool is pool:
                    self.restarts += 1
                    self._pool = None
        raise RuntimeError(f"thinking processes died {RESTARTS} times in a row")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for end in self._life or ():
            end.close()
        self._life = None
