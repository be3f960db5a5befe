"""The operator's announcement, which all open pages show until it is withdrawn or its time is over."""

from typing import Final

import sqlalchemy as sa

from igroteka.content.texts import Language
from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

_ROWS: Final = schema.announcements


async def announce(store: Store, ru: str, en: str, until: int | None) -> None:
    """Show this from now on, in place of an earlier announcement; ``until`` is in milliseconds."""
    await store.do(sa.delete(_ROWS), sa.insert(_ROWS).values(ru=ru, en=en, until=until))


async def withdraw(store: Store) -> bool:
    """Show nothing any more; returns whether there was an announcement."""
    return bool(await store.do(sa.delete(_ROWS)))


async def announced(store: Store, lang: Language, now: int) -> str:
    """What is announced now; empty if nothing is."""
    current = _ROWS.c.until.is_(None) | (_ROWS.c.until > now)
    row = await store.row(sa.select(_ROWS).where(current).order_by(_ROWS.c.id.desc()).limit(1))
    return str(row[lang]) if row else ""
