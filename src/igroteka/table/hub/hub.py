"""The hub: all tables of a worker. Commands go in here; rooms carry them out."""

import asyncio
import re
from collections.abc import Callable
from typing import Final, TypeVar

import sqlalchemy as sa

from igroteka.table.cluster.bus import WorkerBus
from igroteka.table.core.commands import Command
from igroteka.table.core.play import Play
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import HubContext, now_ms
from igroteka.table.hub.listener import Listener
from igroteka.table.hub.room import Room
from igroteka.table.hub.sweep import Sweep
from igroteka.table.identity import sign_ins
from igroteka.table.storage import schema
from igroteka.table.wire.messages import State

T = TypeVar("T")
FIRST_LEASE_MS: Final = 10_000  # for the bots of a new table
_ID: Final = re.compile(r"[A-Za-z0-9_]{1,40}", re.ASCII)


class Hub:
    """Finds or opens the room of a table, and looks after all of them."""

    def __init__(self, context: HubContext) -> None:
        self.rooms: dict[str, Room] = {}
        self._context = context
        self._sweep = Sweep(self, context)
        self._uses = 0

    async def start(self) -> None:
        """Resume unfinished work, and watch the clocks from now on."""
        if not self._context.settings.redis:
            await self._context.store.do(free_leases(self._context.bus))
        await self._sweep.begin()
        self._context.spawn(self._sweep.run())

    async def stop(self) -> None:
        """End all tasks."""
        await self._context.close()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        self._context.stop_presenting()
        self._context.compute.close()
        self._context.playbacks.close()

    def room(self, table: str) -> Room:
        """The room of a table; the least recently used idle rooms are dropped."""
        if not _ID.fullmatch(table):
            raise RequestError("not-found", 404, what="table", id=repr(table[:40]))
        room = self.rooms.get(table) or Room(table, self._context)
        self._uses += 1
        room.used = self._uses
        if table not in self.rooms:
            self.rooms[table] = room
            self._forget_idle()
        return room

    def _forget_idle(self) -> None:
        """Drop the least recently used idle rooms beyond the limit."""
        idle = sorted((room for room in self.rooms.values() if room.idle), key=lambda room: room.used)
        for old in idle[: -self._context.settings.keep_tables]:
            del self.rooms[old.table]

    async def change(self, table: str, command: Command[T]) -> T:
        """Carry a command out at a table."""
        return await self.room(table).change(command)

    async def read(self, table: str, see: Callable[[Play], T], at: int | None = None) -> T:
        """Read a table while nobody changes it; if it is known to be at a revision, the database is not asked."""
        return await self.room(table).read(see, at)

    async def present(self, table: str, see: Callable[[Play], T]) -> T:
        """Draw or word a table outside the event loop, while nobody changes it."""
        return await self.room(table).present(see)

    async def read_recent(self, table: str, see: Callable[[Play], T]) -> T:
        """Read a table that was read or changed a moment ago."""
        return await self.room(table).read_recent(see)

    async def state(self, table: str, listener: Listener) -> State:
        """All that a listener may see of a table now."""
        return await self.room(table).state(listener)

    async def join(self, table: str, listener: Listener, since: int | None = None) -> Room:
        """Start listening to a table."""
        room = self.room(table)
        await room.join(listener, since)
        return room

    async def create(self, play: Play, guest: str, expect: Callable[[str, sa.Connection], None]) -> None:
        """Store a new table that a guest made, unless ``expect`` raises."""
        now = now_ms()
        if play.thinking:
            play.lease_to(self._context.worker, now + FIRST_LEASE_MS)
        row, _, _, entries = play.keep()
        await self._context.store.create(row, play.seats, entries, expect)
        room = self.room(play.id)
        room.mail(play, now, besides=guest)
        play.mark_saved()
        room.adopt(play)

    async def delete(self, table: str) -> None:
        await self._context.store.delete(table)
        self.room(table).deleted()

    async def refresh_guest(self, guest: str) -> None:
        """Apply a guest's changes to rooms and connections: mutes, a ban, a name set by an operator."""
        guests, store = schema.guests, self._context.store
        wanted = sa.select(guests.c.banned, guests.c.fixed, guests.c.unlisted, guests.c.name).where(
            guests.c.id == guest
        )
        signed = {each["id"] for each in await sign_ins.listed(store, guest)}
        row, muted = await store.row(wanted), await store.unheard(guest)
        for room in list(self.rooms.values()):
            for listener in [each for each in room.listeners.here if each.guest == guest]:
                listener.muted = muted
                ended = listener.sign_in not in signed if listener.sign_in else row is None or not row["unlisted"]
                if row is None or row["banned"] or ended:
                    listener.hang_up()
            names = room.names_of(guest)
            if names and (row is None or (row["fixed"] and names != {row["name"]})):
                await room.reload()


def free_leases(bus: WorkerBus | None) -> sa.Update:
    """A statement that frees the bots of dead workers: of a former server, or of this worker's predecessor."""
    rows = schema.tables
    freed = sa.update(rows).values(lease_until=0).where(rows.c.thinking)
    if bus is None:
        return freed
    return freed.where((rows.c.lease == bus.name) | ~rows.c.lease.startswith(f"{bus.server}."))
