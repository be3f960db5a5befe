"""Sign-ins: every device of a guest, with its last use. One or all of them can be ended."""

import re
from collections.abc import Sequence
from secrets import token_hex
from typing import Final

import sqlalchemy as sa

from igroteka.table.storage import schema
from igroteka.table.storage.notices import notice
from igroteka.table.storage.store import Store

MOST: Final = 50  # per guest; beyond them the least recently used is ended
USED_MS: Final = 3_600_000  # the last use is noted at most once an hour
LONGEST_DEVICE: Final = 64
_ROWS: Final = schema.sign_ins
BROWSERS: Final = ("Edg", "OPR", "YaBrowser", "Firefox", "Chromium", "Chrome", "Safari")
NAMES: Final = {"Edg": "Edge", "OPR": "Opera", "YaBrowser": "Yandex Browser"}
SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def device_of(agent: str) -> str:
    """A browser and a system in a few words; of a program its name."""
    browser = next((NAMES.get(each, each) for each in BROWSERS if f"{each}/" in agent), "")
    system = next((each for each in SYSTEMS if each in agent), "")
    if browser:
        return f"{browser}, {system}" if system else browser
    return re.sub(r"[^\w./ -]", "", agent.partition("/")[0], flags=re.ASCII).strip()[:LONGEST_DEVICE]


async def begin(store: Store, guest: str, agent: str, now: int) -> str:
    """Sign a guest in on another device; returns the id of the sign-in."""
    made = token_hex(8)
    values = {"id": made, "guest": guest, "device": device_of(agent), "created": now, "seen": now}
    newest = sa.select(_ROWS.c.id).where(_ROWS.c.guest == guest).order_by(_ROWS.c.seen.desc(), _ROWS.c.id).limit(MOST)
    old = sa.delete(_ROWS).where(_ROWS.c.guest == guest, _ROWS.c.id.not_in(newest.scalar_subquery()))
    await store.do(sa.insert(_ROWS).values(values), old)
    return made


async def used(store: Store, sign_in: str, now: int) -> None:
    """Note the last use."""
    await store.do(sa.update(_ROWS).where(_ROWS.c.id == sign_in).values(seen=now))


async def listed(store: Store, guest: str) -> Sequence[sa.RowMapping]:
    """A guest's sign-ins, the most recently used first."""
    return await store.rows(sa.select(_ROWS).where(_ROWS.c.guest == guest).order_by(_ROWS.c.seen.desc(), _ROWS.c.id))


async def end(store: Store, guest: str, sign_in: str) -> bool:
    """End one sign-in; returns whether it existed."""
    gone = sa.delete(_ROWS).where(_ROWS.c.guest == guest, _ROWS.c.id == sign_in)
    if not await store.do(gone):
        return False
    await store.do(*notice(guest=guest))
    return True


async def end_others(store: Store, guest: str, sign_in: str) -> None:
    """End all sign-ins but one, including the unlisted ones of version 0.1."""
    guests = schema.guests
    await store.do(
        sa.delete(_ROWS).where(_ROWS.c.guest == guest, _ROWS.c.id != sign_in),
        sa.update(guests).where(guests.c.id == guest).values(unlisted=False),
        *notice(guest=guest),
    )
