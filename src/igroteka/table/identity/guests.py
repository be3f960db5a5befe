"""Guests: no registration, a signed cookie, a name, and a code that takes the identity to another device."""

import hashlib
import hmac
from functools import partial
from secrets import token_hex, token_urlsafe
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa
from itsdangerous import BadSignature, Signer

from igroteka.content.texts import Language
from igroteka.table.catalogue.games import words
from igroteka.table.core.plain_text import plain_text
from igroteka.table.core.rows import Guest
from igroteka.table.errors import RequestError
from igroteka.table.storage import schema
from igroteka.table.storage.notices import notice
from igroteka.table.storage.statements import json
from igroteka.table.storage.store import Store

GUEST: Final = sa.select(schema.guests).where(schema.guests.c.id == sa.bindparam("guest"))
SIGNED_IN: Final = (
    sa.select(schema.guests, schema.sign_ins.c.seen.label("used"))
    .outerjoin(
        schema.sign_ins,
        (schema.sign_ins.c.guest == schema.guests.c.id) & (schema.sign_ins.c.id == sa.bindparam("sign_in")),
    )
    .where(schema.guests.c.id == sa.bindparam("guest"))
)
BETWEEN: Final = "~"  # of a token's guest and sign-in
COOKIE: Final = "igroteka"
SALT: Final = "igroteka.guest"
LONGEST_NAME: Final = 32


def hashed(code: str) -> str:
    return hashlib.blake2b(code.encode(), digest_size=24).hexdigest()


class SignedIn(NamedTuple):
    """The guest and sign-in of a token; tokens of version 0.1 have no sign-in."""

    guest: Guest
    sign_in: str
    used: int  # when the sign-in was last used, as far as that was noted


class Identity:
    """Knows guests by their signed ids."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._secret = secret.encode()
        self._signer = Signer(secret, salt=SALT, digest_method=hashlib.sha256, key_derivation="hmac")

    def sign(self, guest: str, sign_in: str) -> str:
        """The token of a guest's sign-in."""
        return self._signer.sign(f"{guest}{BETWEEN}{sign_in}").decode()

    def verify(self, token: str) -> str:
        """The guest of a token, or None if we did not sign it. Its sign-in may have ended."""
        return self._signed(token).partition(BETWEEN)[0]

    def _signed(self, token: str) -> str:
        try:
            return self._signer.unsign(token).decode()
        except BadSignature:
            return self._verify_old(token)

    def _verify_old(self, token: str) -> str:
        """A token in the format of version 0.1, which stays valid; `GET /api/me` replaces it in the cookie."""
        guest, _, mark = token.partition(".")
        expected = hmac.new(self._secret, guest.encode("utf-8", "replace"), hashlib.sha256).hexdigest()[:40]
        return guest if token.isascii() and hmac.compare_digest(expected, mark) else ""

    async def guest(self, token: str) -> SignedIn:
        """Who has this token, if its sign-in has not ended."""
        guest_id, _, sign_in = self._signed(token).partition(BETWEEN)
        row = await self.store.row(SIGNED_IN, {"guest": guest_id, "sign_in": sign_in}) if guest_id else None
        if row is None or (row["used"] is None if sign_in else not row["unlisted"]):
            raise RequestError("bad-token", 401)
        values = dict(row)
        used = values.pop("used")
        return SignedIn(allowed(Guest(**values)), sign_in, used or 0)

    async def known(self, guest_id: str) -> Guest:
        """A guest as stored now: a connection may be older than the guest's name, or than a ban."""
        row = await self.store.row(GUEST, {"guest": guest_id})
        if row is None:
            raise RequestError("bad-token", 401)
        return allowed(Guest(**row))

    async def new(self, lang: Language, now: int) -> Guest:
        """A new guest with a name that can be changed."""
        number = int(token_hex(2), 16) % 9000 + 1000
        name = words().say(lang, "guest-name", n=str(number))
        drawn = token_urlsafe(12).replace("-", "a")
        guest = Guest(id=drawn, name=name, lang=lang, unlisted=False, created=now, seen=now)
        values = {name: getattr(guest, name) for name in Guest.__struct_fields__}
        await self.store.do(sa.insert(schema.guests).values(values))
        return guest

    async def edit(self, guest: Guest, name: str | None, lang: Language | None, shares: bool | None = None) -> Guest:
        """Change name, language or consent; the seats follow the name."""
        changes: dict[str, str | bool] = {}
        if name is not None:
            if guest.fixed:
                raise RequestError("name-fixed", 403)
            changes["name"] = plain_text(name, "name", LONGEST_NAME)
        if lang is not None:
            changes["lang"] = lang
        if shares is not None:
            changes["shares"] = shares
        if changes:
            await self.store.do(sa.update(schema.guests).where(schema.guests.c.id == guest.id).values(changes))
        return await self.known(guest.id)

    async def recovery(self, guest: Guest) -> str:
        """A new code; the old one becomes invalid."""
        code = token_urlsafe(24)
        wanted = sa.update(schema.guests).where(schema.guests.c.id == guest.id)
        await self.store.do(wanted.values(recovery=hashed(code)))
        return code

    async def recover(self, code: str) -> Guest:
        """The guest with this code, which works once."""
        guests = schema.guests
        row = await self.store.row(sa.select(guests).where(guests.c.recovery == hashed(code)))
        spent = sa.update(guests).where(guests.c.recovery == hashed(code)).values(recovery="")
        if row is None or not code or await self.store.do(spent) != 1:  # only the first of two at once succeeds
            raise RequestError("bad-code", 403)
        return allowed(Guest(**row))

    async def forget(self, guest: str) -> list[str]:
        """Delete all of a guest's data; returns the tables they created or sat at, which must forget them too."""
        seats, chat, blocklist, entries = schema.seats, schema.chat, schema.blocklist, schema.entries
        sat = await self.store.rows(sa.select(seats.c.table_id, seats.c.seat).where(seats.c.guest == guest))
        made = await self.store.rows(sa.select(schema.tables.c.id).where(schema.tables.c.creator == guest))
        theirs = entries.c.message.startswith(f"{guest}:", autoescape=True)
        wrote = [
            row["table_id"] for row in await self.store.rows(sa.select(entries.c.table_id).where(theirs).distinct())
        ]
        for row in sat:
            await self.store.write(partial(called, row["table_id"], row["seat"], ""))
        await self.store.do(
            sa.delete(chat).where(chat.c.guest == guest),
            sa.delete(schema.results).where(schema.results.c.guest == guest),
            sa.delete(schema.boxes).where(schema.boxes.c.guest == guest),
            sa.delete(blocklist).where((blocklist.c.guest == guest) | (blocklist.c.other == guest)),
            sa.update(schema.reports).where(schema.reports.c.guest == guest).values(guest=""),
            sa.update(schema.tables).where(schema.tables.c.creator == guest).values(creator=""),
            sa.update(entries).where(entries.c.table_id.in_(wrote), theirs).values(message=None),
            sa.delete(schema.sign_ins).where(schema.sign_ins.c.guest == guest),
            sa.delete(schema.hidden).where(schema.hidden.c.guest == guest),
            sa.delete(schema.puzzle_players).where(schema.puzzle_players.c.guest == guest),
            sa.delete(schema.puzzle_attempts).where(schema.puzzle_attempts.c.guest == guest),
            sa.delete(schema.notices).where(schema.notices.c.guest == guest),
            sa.delete(schema.guests).where(schema.guests.c.id == guest),
            *notice(guest=guest),
        )
        return list(dict.fromkeys([*(row["table_id"] for row in sat), *(row["id"] for row in made), *wrote]))


def allowed(guest: Guest) -> Guest:
    """A guest, unless an operator closed their identity."""
    if guest.banned:
        raise RequestError("banned", 403)
    return guest


def called(table: str, seat: int, name: str, connection: sa.Connection) -> None:
    """Call a seat of a finished match by another name in all histories."""
    results = schema.results
    saved = connection.execute(sa.select(results.c.players).where(results.c.table_id == table).limit(1)).scalar()
    if saved:
        names = msgspec.json.decode(saved, type=list[str])
        names[seat] = name
        connection.execute(sa.update(results).where(results.c.table_id == table).values(players=json(names)))
