"""One thread for all that is written to SQLite: what comes while it commits is committed together, by one sync."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
TOGETHER: Final = 64  # changes of one transaction
COMMITS: Final = 250  # between two checkpoints


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Callable[[sa.Connection], Any]
    future: "asyncio.Future[Any]"


class Done(NamedTuple):
    """What came of a job."""

    job: Job
    result: object
    fault: Exception | None


class Writer:
    """Writes in the order of asking; each job is kept wholly or not at all, whatever becomes of its neighbours."""

    def __init__(self, engine: sa.Engine, checkpoint: Callable[[], object]) -> None:
        self.thread = ThreadPoolExecutor(1, "writer")
        self._engine = engine
        self._checkpoint = checkpoint
        self._lock = threading.Lock()
        self._waiting: list[Job] = []
        self._busy = False
        self._commits = 0

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction; returns when it is committed."""
        job = Job(work, asyncio.get_running_loop().create_future())
        with self._lock:
            self._waiting.append(job)
            begin, self._busy = not self._busy, True
        if begin:
            self.thread.submit(self._run)
        result: T = await job.future
        return result

    def _next(self) -> list[Job]:
        with self._lock:
            jobs, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            self._busy = bool(jobs)
        return jobs

    def _run(self) -> None:
        """Write until nobody waits."""
        while jobs := self._next():
            done = self._committed(jobs)
            jobs[0].future.get_loop().call_soon_threadsafe(tell, done)
            self._commits += 1
            if self._commits % COMMITS == 0:
                self._checkpoint()

    def _committed(self, jobs: list[Job]) -> list[Done]:
        try:
            with self._engine.begin() as connection:
                done = [attempt(connection, job, alone=len(jobs) == 1) for job in jobs]
        except Exception as fault:  # noqa: BLE001  # not one of them is kept, and each is told
            return [Done(job, None, fault) for job in jobs]
        return done


def attempt(connection: sa.Connection, job: Job, alone: bool) -> Done:
    """Do a job; when it fails among others, only what it did is taken back."""
    if alone:
        return Done(job, job.work(connection), None)
    try:
        with connection.begin_nested():
            return Done(job, job.work(connection), None)
    except Exception as fault:  # noqa: BLE001  # told to whoever asked
        return Done(job, None, fault)


def tell(done: list[Done]) -> None:
    """Let everybody know, in the thread of their loop."""
    for job, result, fault in done:
        if job.future.done():  # nobody waits any more
            continue
        if fault is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(fault)
