"""One thread for all that is written to SQLite: what comes while it commits is committed together, by one sync."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
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
    """Writes in the order of asking; each job is kept wholly or not at all, whatever becomes of its neighbours.

    The engine commits by itself (AUTOCOMMIT): transactions are begun and ended here, with the driver alone.
    """

    def __init__(self, engine: sa.Engine, checkpoint: Callable[[], object]) -> None:
        self._engine = engine
        self._checkpoint = checkpoint
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()  # None: the end
        self._commits = 0
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what was asked for before, and end."""
        self._waiting.put(None)
        self._thread.join()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction; returns when it is committed."""
        job = Job(work, asyncio.get_running_loop().create_future())
        self._waiting.put(job)
        result: T = await job.future
        return result

    def _run(self) -> None:
        with self._engine.connect() as connection, connection.begin():  # so that nobody else ends a transaction
            while job := self._waiting.get():
                jobs = [job, *self._neighbours()]
                done = committed(connection, jobs)
                job.future.get_loop().call_soon_threadsafe(tell, done)
                self._commits += 1
                if self._commits % COMMITS == 0:
                    self._checkpoint()

    def _neighbours(self) -> list[Job]:
        """What waits already."""
        found: list[Job] = []
        while len(found) < TOGETHER - 1:
            try:
                job = self._waiting.get_nowait()
            except Empty:
                break
            if job is None:
                self._waiting.put(None)
                break
            found.append(job)
        return found


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


def committed(connection: sa.Connection, jobs: list[Job]) -> list[Done]:
    """Do jobs in one transaction; when one of them fails, each in its own."""
    raw = driver(connection)
    try:
        raw.execute("BEGIN IMMEDIATE")  # its turn at the start, so that it can't fail half-way for another's
        done = [Done(job, job.work(connection), None) for job in jobs]
        raw.execute("COMMIT")
    except Exception as fault:  # noqa: BLE001  # told to whoever asked
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        if len(jobs) == 1:
            return [Done(jobs[0], None, fault)]
        return [each for job in jobs for each in committed(connection, [job])]
    return done


def tell(done: list[Done]) -> None:
    """Let everybody know, in the thread of their loop."""
    for job, result, fault in done:
        if job.future.done():  # nobody waits any more
            continue
        if fault is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(fault)
