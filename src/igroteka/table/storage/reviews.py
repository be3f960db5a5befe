"""Stored reviews of finished matches, and how far each has come."""

from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

STALE_MS: Final = 60_000  # a review that has not gone on for so long may be taken over by another worker

_ROWS: Final = schema.reviews


class ReviewRow(NamedTuple):
    """A review: its steps so far, or the whole one when everything is done."""

    done: int
    total: int
    at: int
    body: str

    @property
    def whole(self) -> bool:
        return self.done >= self.total


async def stored_review(store: Store, table: str) -> ReviewRow | None:
    row = await store.row(sa.select(_ROWS).where(_ROWS.c.table_id == table))
    return ReviewRow(row["done"], row["total"], row["at"], row["body"]) if row else None


async def take_on(store: Store, table: str, total: int, now: int) -> bool:
    """Begin a review, or take over one that nobody works on; returns whether it is the caller's to go on with."""
    try:
        await store.do(sa.insert(_ROWS).values(table_id=table, done=0, total=total, at=now, body="[]"))
    except IntegrityError:
        stale = sa.update(_ROWS).where(_ROWS.c.table_id == table, _ROWS.c.done < _ROWS.c.total)
        return bool(await store.do(stale.where(_ROWS.c.at < now - STALE_MS).values(at=now)))
    return True


async def keep_review(store: Store, table: str, row: ReviewRow) -> None:
    await store.do(sa.update(_ROWS).where(_ROWS.c.table_id == table).values(**row._asdict()))


async def drop_review(store: Store, table: str) -> None:
    await store.do(sa.delete(_ROWS).where(_ROWS.c.table_id == table))
