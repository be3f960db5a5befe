"""Notices: changes from outside a table's normal course, such as an operator's, that every worker must follow.

They are rows of the database, so a notice reaches every worker, whichever process wrote it; each sweep reads new ones.
"""

import asyncio
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

MAX_ROWS: Final = 1000
READ_SECONDS: Final = 60.0  # time within which every worker has read a notice
LATE: Final = 50  # how many later notices may be committed before this one

_ROWS: Final = schema.notices
_LAST: Final = sa.select(sa.func.coalesce(sa.func.max(_ROWS.c.id), 0).label("last"))


def notice(*, guest: str = "", table: str = "") -> tuple[sa.Executable, sa.Executable]:
    """The statements that write a notice: a guest or a table has changed."""
    old = sa.delete(_ROWS).where(_ROWS.c.id <= _LAST.scalar_subquery() - MAX_ROWS)
    return old, sa.insert(_ROWS).values(guest=guest, table_id=table)


async def forget_notices(store: Store, guest: str) -> None:
    """Remove the notices about a deleted guest, once all workers have read them."""
    await asyncio.sleep(READ_SECONDS)
    await store.do(sa.delete(_ROWS).where(_ROWS.c.guest == guest))


class Notices:
    """The notices that a worker has not followed yet."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last = 0
        self._followed: set[int] = set()  # latest ids; a notice may be committed after one with a higher id

    async def begin(self) -> None:
        """Skip notices from before the start."""
        gone = sa.delete(_ROWS).where(_ROWS.c.guest != "", _ROWS.c.guest.not_in(sa.select(schema.guests.c.id)))
        await self._store.do(gone)
        row = await self._store.row(_LAST)
        self._last = int(row["last"]) if row else 0
        self._followed = set(range(self._last - LATE, self._last + 1))

    async def fresh(self) -> Sequence[sa.RowMapping]:
        wanted = sa.select(_ROWS).where(_ROWS.c.id > self._last - LATE).order_by(_ROWS.c.id)
        return [row for row in await self._store.rows(wanted) if row["id"] not in self._followed]

    def followed(self, row: sa.RowMapping) -> None:
        self._last = max(self._last, row["id"])
        self._followed = {each for each in (*self._followed, row["id"]) if each > self._last - LATE}
