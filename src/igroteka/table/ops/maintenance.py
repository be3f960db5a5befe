"""Maintenance of a database: back up, restore, check, announce, read reports, remove tables and names, ban."""

import sqlite3
from functools import partial
from pathlib import Path
from time import time
from typing import Final

import msgspec
import sqlalchemy as sa
from alembic.util import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]

from igroteka.table.core.loading import load_play
from igroteka.table.errors import RequestError
from igroteka.table.identity.guests import called
from igroteka.table.settings import Settings, SettingsError
from igroteka.table.storage import announcements, backups, schema
from igroteka.table.storage.notices import notice
from igroteka.table.storage.store import Store

MINUTE_MS: Final = 60_000
LONGEST_ANNOUNCEMENT: Final = 500
WEEK_MS: Final = 7 * 86_400_000


async def opened(settings: Settings) -> Store:
    """The database, migrated, or one line that says what is wrong with it."""
    try:
        store = Store(settings.database)
        await store.open()
    except (OSError, sa.exc.SQLAlchemyError, sqlite3.Error, PostgresError, CommandError) as error:
        cause = getattr(error, "orig", None) or error
        raise SettingsError(f"db: {store_name(settings)} can't be opened: {cause}") from None
    return store


def store_name(settings: Settings) -> str:
    """The database's address, without its password."""
    return str(Path(settings.db).absolute()) if settings.sqlite else sa.make_url(settings.database).host or "PostgreSQL"


async def tried(settings: Settings) -> None:
    """Check the database, then open and close it."""
    if settings.sqlite and settings.file.is_file():
        wrong = backups.damage(settings.file, backups.LOOK_SECONDS)
        if wrong:
            file = settings.file.absolute()
            raise SettingsError(f"db: {file} is damaged ({wrong}); {backups.repair_advice(file)}")
    await (await opened(settings)).close()


async def backup(settings: Settings, target: Path) -> str:
    """Copy a SQLite database while it is in use; PostgreSQL has pg_dump for that."""
    if not settings.sqlite:
        raise SettingsError("backup: this database is PostgreSQL, use pg_dump")
    if target.exists():
        raise SettingsError(f"backup: {target} exists already")
    await (await opened(settings)).close()
    backups.copy(settings.file, target)
    wrong = backups.damage(target)
    if wrong:
        raise SettingsError(f"backup: {target} is damaged as {settings.file} is ({wrong}); keep the copies before it")
    return f"{target}: {target.stat().st_size} bytes"


def restore(settings: Settings, source: Path) -> str:
    """Replace a SQLite database by a copy; PostgreSQL has pg_restore for that."""
    if not settings.sqlite:
        raise SettingsError("restore: this database is PostgreSQL, use pg_restore")
    if not source.is_file():
        raise SettingsError(f"restore: there is no file {source}")
    wrong = backups.damage(source)
    if wrong or not backups.is_ours(source):
        raise SettingsError(f"restore: {source} is {f'damaged ({wrong})' if wrong else 'no database of Igroteka'}")
    if backups.in_use(settings.file):
        raise SettingsError(f"restore: {settings.file} is in use; stop the server first")
    aside = backups.put_in_place(source, settings.file)
    return f"{settings.file}: as in {source}" + (f"; what was there before is {aside}" if aside else "")


async def check(settings: Settings) -> str:
    """All stored tables that can't be used, with the reasons."""
    store, found = await opened(settings), []
    try:
        tables = await store.rows(sa.select(schema.tables.c.id).order_by(schema.tables.c.id))
        for row in tables:
            wrong = await error_of(store, row["id"])
            if wrong:
                found.append(f"table {row['id']}: {wrong}")
    finally:
        await store.close()
    return "\n".join([*found, f"{len(tables)} tables, {len(found)} can't be used"])


async def stats(settings: Settings) -> str:
    """Usage statistics: tables by game and phase, guests, and disk space."""
    store = await opened(settings)
    tables, guests, entries = schema.tables, schema.guests, schema.entries
    week = int(time() * 1000) - WEEK_MS
    count = sa.func.count()
    by_game = sa.select(tables.c.game, tables.c.phase, count.label("tables")).group_by(tables.c.game, tables.c.phase)
    try:
        rows = await store.rows(by_game.order_by(tables.c.game, tables.c.phase))
        played = await store.row(sa.select(count.label("n")).where(tables.c.touched > week))
        known = await store.row(sa.select(count.label("n")).select_from(guests))
        used = await store.row(
            sa.select(sa.func.count(sa.distinct(schema.sign_ins.c.guest)).label("n")).where(
                schema.sign_ins.c.seen > week
            )
        )
        answers = await store.row(sa.select(count.label("n")).where(entries.c.kind == "answer"))
    finally:
        await store.close()
    assert played
    assert known
    assert used
    assert answers
    lines = [f"{row['game']}: {row['tables']} {row['phase']}" for row in rows]
    lines.append(f"{played['n']} tables were touched in the last 7 days, {answers['n']} answers in all")
    lines.append(f"{known['n']} guests, {used['n']} of them here in the last 7 days")
    if settings.sqlite:
        lines.append(f"{settings.file}: {settings.file.stat().st_size} bytes")
    return "\n".join(lines)


async def announce(settings: Settings, ru: str, en: str, minutes: int) -> str:
    """Show a text on all open pages, for some minutes or until it is withdrawn; one language serves for both."""
    ru, en = (ru or en).strip(), (en or ru).strip()
    if not ru:
        raise SettingsError("announce: say what with --en TEXT and --ru TEXT, or with one of them")
    if max(len(ru), len(en)) > LONGEST_ANNOUNCEMENT:
        raise SettingsError(f"announce: at most {LONGEST_ANNOUNCEMENT} characters")
    store = await opened(settings)
    try:
        await announcements.announce(store, ru, en, int(time() * 1000) + minutes * MINUTE_MS if minutes else None)
    finally:
        await store.close()
    return "announced " + (f"for {minutes} minutes" if minutes else "until `igroteka operate withdraw`")


async def withdraw(settings: Settings) -> str:
    """Show no announcement any more."""
    store = await opened(settings)
    try:
        return "withdrawn" if await announcements.withdraw(store) else "nothing was announced"
    finally:
        await store.close()


async def error_of(store: Store, table: str) -> str:
    """What is wrong with a stored table; "" if it can be used."""
    try:
        stored = await store.whole(table)
        if stored:
            load_play(*stored)
    except (RequestError, msgspec.MsgspecError) as error:
        return f"{error}: {error.__cause__}" if error.__cause__ else str(error)
    return ""


async def reports(settings: Settings) -> str:
    """What players reported, newest first."""
    store = await opened(settings)
    try:
        rows = await store.rows(sa.select(schema.reports).order_by(schema.reports.c.id.desc()).limit(200))
    finally:
        await store.close()
    return "\n".join(f"{row['id']}  {reported(row)}  {row['text']}" for row in rows) or "none"


def reported(row: sa.RowMapping) -> str:
    """What a report is about: a seat of a table, or a box."""
    about: str = row["table_id"]
    return about if about.startswith("box ") else f"table {about}  seat {row['seat']}"


async def remove_table(settings: Settings, table: str) -> str:
    """Remove a table and everything that belongs to it."""
    store = await opened(settings)
    try:
        if await store.table(table) is None:
            raise SettingsError(f"remove-table: there is no table {table}")
        await store.delete(table)
        await store.do(*notice(table=table))
    finally:
        await store.close()
    return f"table {table} is removed"


async def remove_box(settings: Settings, box: str) -> str:
    """Remove a guest's saved or published box; tables keep their copies."""
    store = await opened(settings)
    try:
        if not await store.do(sa.delete(schema.boxes).where(schema.boxes.c.id == box)):
            raise SettingsError(f"remove-box: there is no box {box}")
    finally:
        await store.close()
    return f"box {box} is removed"


async def guest_at(store: Store, table: str, seat: int, chat: int | None) -> str:
    """The guest at a seat, or the author of a line of chat."""
    rows, lines = schema.seats, schema.chat
    wanted = sa.select(rows.c.guest).where(rows.c.table_id == table, rows.c.seat == seat)
    if chat is not None:
        wanted = sa.select(lines.c.guest).where(lines.c.table_id == table, lines.c.number == chat)
    row = await store.row(wanted)
    if row is None or not row["guest"]:
        raise SettingsError(f"there is nobody: {place(table, seat, chat)}")
    return str(row["guest"])


def place(table: str, seat: int, chat: int | None) -> str:
    return f"table {table}, seat {seat}" if chat is None else f"table {table}, line {chat} of its chat"


async def remove_name(settings: Settings, table: str, seat: int, chat: int | None, name: str) -> str:
    """Rename the guest at a seat, or the author of a line of chat, everywhere."""
    store = await opened(settings)
    try:
        guest = await guest_at(store, table, seat, chat)
        await store.write(partial(rename, guest, name))
    finally:
        await store.close()
    return f"{place(table, seat, chat)}: the name is now {name}"


def rename(guest: str, name: str, connection: sa.Connection) -> None:
    """Rename a guest for good; their tables get a new revision, so that no server writes the old name back."""
    guests, seats, chat, tables = schema.guests, schema.seats, schema.chat, schema.tables
    sat = connection.execute(sa.select(seats.c.table_id, seats.c.seat).where(seats.c.guest == guest)).all()
    mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    for change in (
        sa.update(guests).where(guests.c.id == guest).values(name=name, fixed=True),
        sa.update(tables).where(tables.c.id.in_(mine)).values(revision=tables.c.revision + 1),
        sa.update(seats).where(seats.c.guest == guest).values(name=name),
        sa.update(chat).where(chat.c.guest == guest).values(name=name),
        *notice(guest=guest),
    ):
        connection.execute(change)
    for table, seat in sat:
        called(table, seat, name, connection)


async def ban(settings: Settings, table: str, seat: int, chat: int | None) -> str:
    """Ban the guest at a seat, or the author of a line of chat."""
    store = await opened(settings)
    try:
        guest = await guest_at(store, table, seat, chat)
        closed = sa.update(schema.guests).where(schema.guests.c.id == guest).values(banned=True)
        await store.do(closed, *notice(guest=guest))
    finally:
        await store.close()
    return f"{place(table, seat, chat)}: the identity is closed"
