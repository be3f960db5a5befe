"""Processes in which bots think, with what their seat knows and a time budget."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from igroteka.bots import LEVELS, Idea, Perspective
from igroteka.bots.plans import Planned, planned
from igroteka.bots.reasons import Reasons, reasons
from igroteka.kernel.ask import Seat
from igroteka.kernel.luck import Luck
from igroteka.records.saving import resume
from igroteka.table.catalogue.games import game_with
from igroteka.table.compute.sharing import FairQueue, Share, Turn
from igroteka.table.wire.messages import Level

T = TypeVar("T")
J = TypeVar("J")
RESTARTS: Final = 5
PRELOADED: Final = ["igroteka.table.compute.pool", "igroteka.table.presenter.replay_steps"]
LEAST_SECONDS: Final = 0.05  # that a bot gets, however many bots its guest has
log = logging.getLogger("igroteka.table")


class BotJob(NamedTuple):
    """A position to think about."""

    game: str
    components: str
    saved: bytes
    seat: Seat
    level: Level
    seconds: float
    seed: int


class HintJob(NamedTuple):
    """A position of a person who asks for a hint, and what the last hint of the turn planned."""

    bot: BotJob
    plan: Planned | None


class Advice(NamedTuple):
    """A bot's ideas, why the first is the best, and the person's answers since something became known."""

    ideas: list[Idea]
    reasons: Reasons
    unsettled: tuple[str, ...]


def think(job: BotJob) -> list[Idea]:
    """What a bot of the level thinks of its options, the one to take first."""
    return _ideas(job, _perspective(job))


def advise(job: HintJob) -> Advice:
    """What a bot would do in a person's place, and why; it goes on with its last plan while nothing became known."""
    perspective = _perspective(job.bot)
    ideas = planned(_ideas(job.bot, perspective), job.plan, perspective)
    return Advice(ideas, reasons(perspective, ideas, job.bot.seed), perspective.unsettled())


def _perspective(job: BotJob) -> Perspective[Any, Any]:
    return Perspective(resume(game_with(job.game, job.components), job.saved, Luck(job.seed)), job.seat)


def _ideas(job: BotJob, perspective: Perspective[Any, Any]) -> list[Idea]:
    until = monotonic() + job.seconds
    return LEVELS[job.level](job.seed, job.seconds, lambda: monotonic() > until).ideas(perspective)


def initialise_process(liveness: Connection) -> None:
    """Initialise a process: it ignores Ctrl-C, has a lower priority than the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=end_with_server, args=(liveness,), daemon=True).start()


def end_with_server(liveness: Connection) -> None:
    """End this process when the server ends: then the other end of the pipe is closed."""
    with suppress(EOFError, OSError):
        liveness.recv()
    os._exit(0)


def mark_retrieved(done: "asyncio.Future[Any]") -> None:
    """Mark the exception of an abandoned job as retrieved."""
    if not done.cancelled():
        done.exception()


class ProcessPool:
    """A pool of processes that is started again when one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.restarts = 0
        self._pool: ProcessPoolExecutor | None = None
        self._liveness: tuple[Connection, Connection] | None = None  # the thinkers' end, and ours

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(PRELOADED)
            if self._liveness is None:
                self._liveness = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.processes, context, initialise_process, (self._liveness[0],))
        return self._pool

    async def run(self, work: Callable[[J], T], job: J) -> T:
        """Run a job in a process; after a crash it runs again in a new one.

        A job whose caller stopped waiting still runs to its end: cancelling it while processes end would raise an
        error.
        """
        for _ in range(RESTARTS):
            pool = self.pool()
            try:
                done = asyncio.get_running_loop().run_in_executor(pool, work, job)
                done.add_done_callback(mark_retrieved)
                return await asyncio.shield(done)
            except BrokenProcessPool:
                log.warning("a thinking process died; starting again")
                if self._pool is pool:
                    self.restarts += 1
                    self._pool = None
        raise RuntimeError(f"thinking processes died {RESTARTS} times in a row")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for end in self._liveness or ():
            end.close()
        self._liveness = None


class Compute:
    """Processes whose time is shared fairly among guests."""

    def __init__(self, processes: int) -> None:
        self.pool = ProcessPool(processes)
        self._queue = FairQueue(processes)

    async def run(self, work: Callable[[J], T], job: J, share: Share) -> T:
        """Run a job in a process when it is the guest's turn."""
        turn = await self._queue.turn(share)
        return await self._in_turn(turn, self.pool.run(work, job))

    async def think(self, job: BotJob, share: Share) -> list[Idea]:
        """Let a bot think; a guest's bots that think at the same time share the time."""
        turn = await self._queue.turn(share)
        return await self._in_turn(turn, self.pool.run(think, self._in_time(job, turn)))

    async def advise(self, job: HintJob, share: Share) -> Advice:
        """Let a bot think in a person's place."""
        turn = await self._queue.turn(share)
        return await self._in_turn(turn, self.pool.run(advise, job._replace(bot=self._in_time(job.bot, turn))))

    def _in_time(self, job: BotJob, turn: Turn) -> BotJob:
        """The job with its share of the time."""
        seconds = max(job.seconds / self._queue.crowd(turn.guest), min(job.seconds, LEAST_SECONDS))
        return job._replace(seconds=seconds)

    async def _in_turn(self, turn: Turn, work: Coroutine[Any, Any, T]) -> T:
        """Run the work and end the turn after it, even if the caller has stopped waiting."""
        task = asyncio.create_task(work)
        task.add_done_callback(mark_retrieved)
        task.add_done_callback(lambda _: self._queue.end(turn))
        return await asyncio.shield(task)

    def close(self) -> None:
        self.pool.close()
