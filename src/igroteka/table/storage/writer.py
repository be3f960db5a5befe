"""The writer: all changes of a SQLite database, in order; those that arrive during a commit share the next one.

Statements run in the event loop's thread, where they take microseconds; only the commit, which waits for the disk,
runs in another thread. (With the statements there too, the threads would hand the interpreter's lock back and forth at
every step, which cost more than SQLite itself.) With several workers that thread also waits for the write lock.
"""

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa

from igroteka.table.storage.write_lock import WriteLock

T = TypeVar("T")
TOGETHER: Final = 64  # most changes in one transaction
COMMITS: Final = 250  # between two checkpoints
BUSY_SECONDS: Final = 10.0  # how long to wait while another process writes
RETRY_SECONDS: Final = 0.005


class PendingWrite(NamedTuple):
    """A function that writes, and the future of the caller that waits for it."""

    work: Callable[[sa.Connection], Any]
    future: "asyncio.Future[Any]"


class Writer:
    """Each write is kept wholly or not at all, whatever happens to others in its transaction; it may be tried twice.

    The engine commits by itself (AUTOCOMMIT): transactions are begun and ended here, directly on the driver.
    """

    def __init__(self, engine: sa.Engine, checkpoint: Callable[[], object], lock: WriteLock | None = None) -> None:
        self._connection = engine.connect()
        self._connection.begin()  # so that SQLAlchemy never ends a transaction
        self._raw = driver(self._connection)
        self._raw.execute("PRAGMA busy_timeout=0")  # the event loop must not wait
        self._checkpoint = checkpoint
        self._lock = lock
        self._waiting: deque[PendingWrite] = deque()
        self._done: list[tuple[PendingWrite, object]] = []  # writes of the open transaction, and their results
        self._open = False
        self._commits = 0
        self._waits: SimpleQueue[Callable[[], None] | None] = SimpleQueue()  # None: the end
        self._thread = threading.Thread(target=self._wait, name="writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop once everything pending is written."""
        await self.write(lambda connection: None)
        self._waits.put(None)
        self._thread.join()
        self._connection.close()
        if self._lock:
            self._lock.close()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function in a transaction; returns its result once it is committed."""
        loop = asyncio.get_running_loop()
        write = PendingWrite(work, loop.create_future())
        self._waiting.append(write)
        if not self._open:
            self._begin(loop, loop.time() + BUSY_SECONDS)
        result: T = await write.future
        return result

    def _begin(self, loop: asyncio.AbstractEventLoop, until: float) -> None:
        """Write what is pending, as soon as no other worker writes."""
        self._open = True
        if self._lock is None or self._lock.try_acquire():
            self._transact(loop, until)
        else:
            self._waits.put(partial(self._take_lock, loop, until))

    def _transact(self, loop: asyncio.AbstractEventLoop, until: float) -> None:
        """Run the pending writes in one transaction and have it committed; retry while another program writes."""
        try:
            self._raw.execute("BEGIN IMMEDIATE")  # locks at the start, so that it can't fail half-way
        except sqlite3.OperationalError as error:
            if loop.time() < until:
                loop.call_later(RETRY_SECONDS, self._transact, loop, until)
            else:
                self._done = [(self._waiting.popleft(), None) for _ in range(len(self._waiting))]
                self._pass_on()
                self._ended(loop, error)
            return
        writes = [self._waiting.popleft() for _ in range(min(len(self._waiting), TOGETHER))]
        self._raw.execute("SAVEPOINT writes")
        try:
            self._done = [(write, write.work(self._connection)) for write in writes]
        except Exception:  # noqa: BLE001  # the one at fault will fail again, alone
            self._raw.execute("ROLLBACK TO writes")
            self._done = self._one_by_one(writes)
        self._waits.put(partial(self._commit, loop))

    def _one_by_one(self, writes: Iterable[PendingWrite]) -> list[tuple[PendingWrite, object]]:
        """Run writes one by one; a failing one is rolled back alone, and its caller gets the error."""
        done: list[tuple[PendingWrite, object]] = []
        for write in writes:
            self._raw.execute("SAVEPOINT one")
            try:
                done.append((write, write.work(self._connection)))
            except Exception as error:  # noqa: BLE001  # passed on to its caller
                self._raw.execute("ROLLBACK TO one")
                tell(write, None, error)
            self._raw.execute("RELEASE one")
        return done

    def _wait(self) -> None:
        """The thread that waits for the disk and for the write lock."""
        while wait := self._waits.get():
            wait()

    def _take_lock(self, loop: asyncio.AbstractEventLoop, until: float) -> None:
        assert self._lock
        self._lock.acquire()
        loop.call_soon_threadsafe(self._transact, loop, until)

    def _commit(self, loop: asyncio.AbstractEventLoop) -> None:
        failed = None
        try:
            self._raw.execute("COMMIT")
        except sqlite3.Error as error:
            failed = error
        self._pass_on()
        loop.call_soon_threadsafe(self._ended, loop, failed)

    def _pass_on(self) -> None:
        if self._lock:
            self._lock.release()

    def _ended(self, loop: asyncio.AbstractEventLoop, error: Exception | None) -> None:
        """Tell all callers, and continue with what has arrived meanwhile."""
        if self._raw.in_transaction:  # the commit failed: none of them is kept
            self._raw.execute("ROLLBACK")
        done, self._done, self._open = self._done, [], False
        if self._waiting:
            self._begin(loop, loop.time() + BUSY_SECONDS)
        for write, result in done:
            tell(write, result, error)
        self._commits += 1
        if self._commits % COMMITS == 0:
            self._checkpoint()


def driver(connection: sa.Connection) -> sqlite3.Connection:
    """SQLite's own connection."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


def tell(write: PendingWrite, result: object, error: Exception | None) -> None:
    """Give the result to the caller, if it still waits."""
    if write.future.done():
        return
    if error is None:
        write.future.set_result(result)
    else:
        write.future.set_exception(error)
