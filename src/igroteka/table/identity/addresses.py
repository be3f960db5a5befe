"""E-mail addresses: mail goes to an address only after its owner has confirmed it."""

import re
from secrets import token_urlsafe
from typing import Final

import sqlalchemy as sa

from igroteka.table.core.rows import Guest
from igroteka.table.errors import RequestError
from igroteka.table.identity.guests import hashed
from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

HOURS: Final = 24  # in which an address is to be confirmed
_EMAIL: Final = re.compile(r"[^@\s<>\"',;]{1,64}@[A-Za-z0-9.-]{1,190}")
_GUESTS: Final = schema.guests


def expect_address(email: str) -> None:
    if not (_EMAIL.fullmatch(email) and email.isprintable()):
        raise RequestError("bad-input", 400, what="email: name@host")


async def request_address(store: Store, guest: Guest, email: str, now: int) -> str:
    """Store the address a guest wants mail at; returns the code to be sent there.

    Earlier codes become invalid. The confirmed address stays until the new one is confirmed.
    """
    code = token_urlsafe(24)
    values = {"email_new": email, "email_code": hashed(code), "email_until": now + HOURS * 3_600_000}
    await store.do(sa.update(_GUESTS).where(_GUESTS.c.id == guest.id).values(values))
    return code


async def set_address(store: Store, guest: Guest, email: str) -> None:
    """Set the address mail goes to, or none, and forget any unconfirmed one."""
    values = {"email": email, "email_new": "", "email_code": "", "email_until": 0}
    await store.do(sa.update(_GUESTS).where(_GUESTS.c.id == guest.id).values(values))


async def confirm(store: Store, code: str, now: int) -> str:
    """Confirm the address that this code was sent to."""
    wanted = sa.select(_GUESTS).where(_GUESTS.c.email_code == hashed(code), _GUESTS.c.email_until > now)
    row = await store.row(wanted)
    if row is None:
        raise RequestError("bad-confirmation", 403)
    guest = Guest(**row)
    await set_address(store, guest, guest.email_new)
    return guest.email_new
