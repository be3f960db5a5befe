"""The sweep: every second a worker looks for expired clocks, orphaned bots, notices and lost messages."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from igroteka.table.core.commands import ExpireClocks
from igroteka.table.core.loading import UNREADABLE
from igroteka.table.errors import RequestError
from igroteka.table.hub.bus_message import BusMessage
from igroteka.table.hub.context import HubContext, now_ms
from igroteka.table.hub.listeners import PRESENCE_MS
from igroteka.table.storage import schema
from igroteka.table.storage.notices import Notices
from igroteka.table.storage.store import DatabaseUnavailable

if TYPE_CHECKING:
    from igroteka.table.hub.hub import Hub

SWEEP_SECONDS: Final = 1.0
FAILED_MS: Final = 30_000  # pause after a table's sweep failed
_ROWS: Final = schema.tables
_SOUND: Final = sa.select(_ROWS.c.id).where(_ROWS.c.id.not_in(sa.bindparam("failed", expanding=True)))
DUE: Final = _SOUND.where(
    _ROWS.c.phase.in_(("running", "open")), _ROWS.c.due.is_not(None), _ROWS.c.due <= sa.bindparam("now")
).limit(100)
LEFT: Final = _SOUND.where(
    _ROWS.c.phase == "running", _ROWS.c.thinking, _ROWS.c.lease_until < sa.bindparam("now")
).limit(20)
log = logging.getLogger("igroteka.table")


class Sweep:
    """Watches all tables of the database, together with the other workers."""

    def __init__(self, hub: "Hub", context: HubContext) -> None:
        self._hub = hub
        self._context = context
        self._notices = Notices(context.store)
        self._pause = SWEEP_SECONDS
        self._presence_at = 0  # when to tell again who is connected here
        self._failed: dict[str, int] = {}  # tables whose sweep failed, and until when they are left alone

    async def begin(self) -> None:
        """Skip notices from before the start."""
        await self._notices.begin()

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except DatabaseUnavailable as error:  # for a moment
                log.warning("the sweep failed: %s", error)
            except Exception:  # the log is where it belongs
                log.exception("the sweep failed")
            await asyncio.sleep(self._pause)

    async def once(self) -> None:
        await self._follow_notices()
        self._context.metrics.read()
        now = now_ms()
        self._failed = {table: until for table, until in self._failed.items() if until > now}
        values = {"now": now, "failed": tuple(self._failed)}
        for row in await self._context.store.rows(DUE, values):
            await self._contained(row["id"], self._hub.change(row["id"], ExpireClocks()))
        for row in await self._context.store.rows(LEFT, values):
            await self._contained(row["id"], self._take_over(row["id"], now))
        if self._context.shared:
            await self._catch_up(now)

    async def _follow_notices(self) -> None:
        for notice in await self._notices.fresh():
            if notice["guest"]:
                await self._hub.refresh_guest(notice["guest"])
            if notice["table_id"] in self._hub.rooms:
                await self._hub.rooms[notice["table_id"]].reload()
            self._notices.followed(notice)

    async def _contained(self, table: str, work: Coroutine[Any, Any, object]) -> None:
        """Work on one table; its errors don't affect the others."""
        try:
            await work
        except RequestError as error:
            self._failed[table] = now_ms() + FAILED_MS
            if error.code not in UNREADABLE:  # which is reported where it is read
                log.warning("a table could not be swept: %s", error.code, extra={"table": table})
        except Exception:  # the log is where it belongs
            self._failed[table] = now_ms() + FAILED_MS
            self._context.metrics.add("igroteka_errors_total")
            log.exception("a table could not be swept", extra={"table": table})

    async def _take_over(self, table: str, now: int) -> None:
        """Run the bots of a table whose worker is gone."""
        rows, until = schema.tables, self._context.lease_until(now)
        wanted = sa.update(rows).where(rows.c.id == table, rows.c.lease_until < now)
        if await self._context.store.do(wanted.values(lease=self._context.worker, lease_until=until)) == 1:
            await self._hub.room(table).take_over_bots(until)

    async def _catch_up(self, now: int) -> None:
        """Compare rooms with the database, in case a message was lost; and tell again who is connected here."""
        rooms = {room.table: room for room in self._hub.rooms.values() if room.listeners.here}
        revisions = await self._context.store.revisions(rooms) if rooms else {}
        lines = await self._context.store.last_lines(rooms) if rooms else {}
        again = now >= self._presence_at
        self._presence_at = now + PRESENCE_MS // 3 if again else self._presence_at
        for table, room in rooms.items():
            await room.catch_up(revisions.get(table), lines.get(table, 0), now)
            if again:
                message = BusMessage(worker=self._context.worker, online=tuple(room.listeners.guests()))
                self._context.spawn(self._context.publish(table, message))
