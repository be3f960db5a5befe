"""A table in one worker's memory, in step with the database."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from igroteka.table.core.play import Play
from igroteka.table.hub.context import HubContext
from igroteka.table.hub.loading import follows, load, stored

T = TypeVar("T")
RECENT_SECONDS: Final = 1.0  # for which a table is believed unchanged without asking the database


class CurrentTable:
    """Reads a table one call at a time, and asks the database only when another worker may have changed it."""

    def __init__(self, table: str, context: HubContext) -> None:
        self.table = table
        self._context = context
        self._lock = asyncio.Lock()  # held while the table changes and while it is read
        self._play: Play | None = None
        self._checked = float("-inf")  # when it was last compared with the database
        self._subscription: asyncio.Task[None] | None = None  # hears of changes by other workers

    async def read(self, see: Callable[[Play], T], at: int | None = None) -> T:
        """Read the table as the database has it; if it is known to be at a revision, the database is not asked."""
        async with self._lock:
            return see(await self.current(at))

    async def present(self, see: Callable[[Play], T]) -> T:
        """Draw or word the table outside the event loop."""
        async with self._lock:
            return await self._context.present(see, await self.current())

    async def read_recent(self, see: Callable[[Play], T]) -> T:
        """Read a table that was read or changed a moment ago."""
        async with self._lock:
            return see(await self._recent())

    async def current(self, at: int | None = None) -> Play:
        """The current table; if it is known to be at a revision, the database is not asked. Call it with the lock."""
        play = self._play
        if play and play.was != at and await self.is_outdated(play):
            self._play = None
            later = await stored(self._context, self.table, play.was)
            if later and later[0].revision > play.was:
                self._play = play if follows(play, *later) else None
        return self._know(self._play or await load(self._context, self.table))

    async def is_outdated(self, play: Play) -> bool:
        """Whether another worker changed the table."""
        context = self._context
        return context.shared and (await context.store.revisions([play.id])).get(play.id) != play.was

    async def _recent(self) -> Play:
        """The table as it was a moment ago, or as other workers announced it. Call it with the lock."""
        return self._play if self._play and self._is_recent() else await self.current()

    def _is_recent(self) -> bool:
        return self._subscription is not None or monotonic() - self._checked < RECENT_SECONDS

    def _know(self, play: Play) -> Play:
        """Note that this is the table as the database has it now."""
        self._play, self._checked = play, monotonic()
        return play
