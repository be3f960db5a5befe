"""What all rooms of a worker share."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from time import time
from typing import Any, Final, TypeVar

from litestar.channels import ChannelsPlugin

from igroteka.table.cluster.bus import WorkerBus
from igroteka.table.compute.pool import Compute
from igroteka.table.errors import RequestError
from igroteka.table.hub.bus_message import BusMessage
from igroteka.table.hub.listener import Departed
from igroteka.table.identity.mail import Mailer
from igroteka.table.ops.metrics import Metrics
from igroteka.table.settings import Settings
from igroteka.table.storage.statements import json
from igroteka.table.storage.store import DatabaseUnavailable, Store

T = TypeVar("T")
LEASE_MS: Final = 4_000  # longer than a bot thinks
log = logging.getLogger("igroteka.table")


def now_ms() -> int:
    return int(time() * 1000)


class HubContext:
    """Services, the worker's name, and background tasks."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        channels: ChannelsPlugin,
        compute: Compute,
        playbacks: Compute,
        metrics: Metrics,
        mailer: Mailer,
        bus: WorkerBus | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.compute = compute
        self.playbacks = playbacks
        self.metrics = metrics
        self.mailer = mailer
        self.bus = bus
        self.worker = bus.name if bus else token_hex(6)
        self.shared = bool(settings.redis) or settings.workers > 1  # other workers may change tables too
        self.departed = Departed()
        self._tasks: set[asyncio.Task[None]] = set()
        self._presenting = ThreadPoolExecutor(1, "presenter")
        self._unreadable: set[str] = set()  # tables that were reported

    def lease_until(self, now: int) -> int:
        """How long this worker runs the bots of a table before another may take over."""
        return now + LEASE_MS + int(self.settings.bot_seconds * 2000)

    def report_unreadable(self, table: str, error: RequestError, cause: Exception | None = None) -> None:
        """Tell the operator once that a stored table can't be used; `igroteka operate check` lists all of them."""
        if table not in self._unreadable:
            self._unreadable.add(table)
            self.metrics.add("igroteka_errors_total")
            log.error(
                "a stored table can't be used (%s): %s", error.code, cause or error.__cause__, extra={"table": table}
            )

    async def publish(self, table: str, message: BusMessage) -> None:
        """Tell the other workers."""
        await self.channels.wait_published(json(message), channels=f"table.{table}")

    async def present(self, work: Callable[..., T], *args: Any) -> T:
        """Draw and word a table in a thread of its own, while its room is locked: the loop serves others meanwhile.

        Whoever waits for it may go away, but the room stays locked until it is done.
        """
        done = asyncio.get_running_loop().run_in_executor(self._presenting, work, *args)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run in the background."""
        task = self.start(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task whose failure is logged, not lost."""
        return asyncio.create_task(self._guarded(work))

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except DatabaseUnavailable as error:
            self.metrics.add("igroteka_errors_total")
            log.warning("a background task could not go on: %s", error)
        except Exception:  # the log is where it belongs
            self.metrics.add("igroteka_errors_total")
            log.exception("a background task failed")

    async def close(self) -> None:
        """Cancel what runs; nothing is lost, since everything acknowledged is stored."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def stop_presenting(self) -> None:
        """End the thread that draws tables."""
        self._presenting.shutdown(wait=False)
