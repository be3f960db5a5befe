"""The database, SQLite by default or PostgreSQL. Everything is committed before it is acknowledged."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from igroteka.table.core.rows import ChatRow, Entry, SeatRow, TableRow
from igroteka.table.storage import schema
from igroteka.table.storage.backups import is_damage, repair_advice
from igroteka.table.storage.statements import (
    APPEND_ENTRY,
    BLOCKED,
    CHANGE_SEAT,
    CHANGE_TABLE,
    CHANGE_UNINDEXED,
    CHANGE_VISITED,
    LAST_LINES,
    Values,
    carry_out,
    columns,
    entry_values,
    seat_values,
    select_revisions,
    select_rows,
    select_whole,
    table_row,
    without_table,
)
from igroteka.table.storage.write_lock import WriteLock
from igroteka.table.storage.writer import Writer

T = TypeVar("T")
BUSY_MS: Final = 10_000
# reader threads checkpoint the write-ahead log; the writer does so only if that was not enough
DURABLE: Final = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=16000")
CHAT_LINES: Final = 200  # shown per table
CHAT_KEPT: Final = 1_000  # lines kept per table
LOCK: Final = 20_261_115  # key of the advisory lock under which PostgreSQL is migrated
MIGRATIONS: Final = Path(__file__).parent / "migrations"
AWAY: Final = (
    OSError,
    sqlite3.OperationalError,
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    sa.exc.TimeoutError,  # all connections are in use
)
AWAY_STATES: Final = ("08", "53", "57", "58")  # connection lost, no resources, operator intervention, system error
log = logging.getLogger("igroteka.table")


class Conflict(Exception):  # noqa: N818  # another change came first
    """The table is no longer at the revision that the change was made for."""


class DatabaseUnavailable(OSError):  # noqa: N818  # nobody's mistake
    """The database can't be used now: its disk is full, another program holds it, or it is unreachable."""

    code = "unkept"


class DatabaseDamaged(DatabaseUnavailable):
    """The database is damaged."""

    code = "damaged"


def is_unavailable(error: Exception) -> bool:
    """Whether the database could not be reached or had no resources, as opposed to a wrong statement."""
    state = getattr(getattr(error, "orig", None) or error, "sqlstate", None) or ""  # PostgreSQL's
    return isinstance(error, AWAY) or state[:2] in AWAY_STATES or getattr(error, "connection_invalidated", False)


def nothing(who: str, connection: sa.Connection) -> None:
    """The default check, which accepts everything."""


def migrate(connection: sa.Connection) -> None:
    """Migrate the schema to this version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    command.upgrade(config, "head")


def durable(raw: Any, _: object) -> None:
    """Configure SQLite: write-ahead log, synced on every commit; the server begins its transactions itself."""
    raw.isolation_level = None
    cursor = raw.cursor()
    for pragma in (*DURABLE, f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def checkpoint(connection: sa.Connection) -> None:
    """Checkpoint the write-ahead log without blocking writers."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


class Store:
    """Reads and writes rows. Every read or write is a plain function of a connection.

    With SQLite, reads run in threads, and one `Writer` makes all writes: those that arrive together share a commit.
    Where several workers write to the same file, they take turns.
    With PostgreSQL, both run on asynchronous connections.
    """

    def __init__(self, database: str, others: bool = False) -> None:
        self.sqlite = database.startswith("sqlite")
        self.failing = False  # the last write failed
        self.damaged = False  # stored data can't be read
        self.url = sa.make_url(database)
        if self.sqlite:
            plain = self.url.set(drivername="sqlite")
            self._write_engine = sa.create_engine(plain, isolation_level="AUTOCOMMIT", hide_parameters=True)
            self._read_engine = sa.create_engine(plain, hide_parameters=True)
            for engine in (self._write_engine, self._read_engine):
                sa.event.listen(engine, "connect", durable)
            self._readers = ThreadPoolExecutor(4, "reader")
            lock = WriteLock(Path(f"{self.url.database}-write-lock")) if others else None
            self._writer = Writer(self._write_engine, partial(self._readers.submit, self._looked_up, checkpoint), lock)
        else:
            self._engine = create_async_engine(
                database, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
            )

    async def open(self) -> None:
        """Migrate the schema."""
        await self.write(migrate)

    async def close(self) -> None:
        if not self.sqlite:
            await self._engine.dispose()
            return
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._write_engine.dispose()
        self._read_engine.dispose()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function in a transaction: all of its changes are kept, or none."""
        try:
            done = await (self._writer.write(work) if self.sqlite else self._written(work))
        except Exception as error:
            self.failing = self.failing or is_unavailable(error)
            self._explain(error)
            raise
        self.failing = False
        return done

    def _explain(self, error: Exception) -> None:
        """Raise the error that an error means for the caller, if the database caused it."""
        file, what = self.url.database, getattr(error, "orig", None) or error
        if is_damage(error):
            if not self.damaged:
                log.error("the database %s is damaged (%s); %s", file, what, repair_advice(Path(str(file))))
            self.damaged = True
            raise DatabaseDamaged(str(what)) from error
        if is_unavailable(error):
            raise DatabaseUnavailable(str(what)) from error

    async def _written(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def expect_healthy(self) -> None:
        """Raise unless the database answers and is undamaged and, after a failed write, can be written to again."""
        if self.damaged:
            raise DatabaseDamaged
        await self.rows(sa.select(sa.literal(1)))
        if self.failing:
            await self.do(sa.update(schema.secrets).values(value=schema.secrets.c.value))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a function that only reads."""
        try:
            if self.sqlite:
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._looked_up, work)
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            self._explain(error)
            raise

    def _looked_up(self, work: Callable[[sa.Connection], T]) -> T:
        with self._read_engine.connect() as connection:
            return work(connection)

    async def rows(self, statement: sa.Select[Any], values: Values | None = None) -> Sequence[sa.RowMapping]:
        """The rows found; a frequent statement is built once, and its values are passed each time."""
        return await self.read(partial(select_rows, statement, values=values))

    async def row(self, statement: sa.Select[Any], values: Values | None = None) -> sa.RowMapping | None:
        found = await self.rows(statement, values)
        return found[0] if found else None

    async def do(self, *statements: sa.Executable) -> int:
        """Execute statements in one transaction; returns how many rows the last one changed."""
        return await self.write(partial(carry_out, statements))

    async def secret(self, name: str, drawn: str) -> str:
        """A secret that all workers share: whichever was stored first."""
        wanted = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        found = await self.row(wanted)
        if found is None:
            with suppress(IntegrityError):  # another worker was first
                await self.do(sa.insert(schema.secrets).values(name=name, value=drawn))
            found = await self.row(wanted)
        assert found is not None
        return str(found["value"])

    # Hub

    async def table(self, table: str) -> TableRow | None:
        row = await self.row(sa.select(schema.tables).where(schema.tables.c.id == table))
        return table_row(row) if row else None

    async def whole(self, table: str, after: int = -1) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """A table with its seats and later entries, read consistently: others may be changing it."""
        return await self.read(partial(select_whole, table, after))

    async def revisions(self, tables: Iterable[str]) -> dict[str, int]:
        """The revisions of tables; deleted ones are left out."""
        return await self.read(partial(select_revisions, tuple(tables)))

    async def create(
        self,
        table: TableRow,
        seats: Iterable[SeatRow],
        entries: Iterable[Entry] = (),
        expect: Callable[[str, sa.Connection], None] = nothing,
    ) -> None:
        """Store a new table unless ``expect`` raises; checks and inserts of one creator never overlap."""
        rows = [seat_values(table.id, seat) for seat in seats]
        news = [entry_values(table.id, entry) for entry in entries]

        def work(connection: sa.Connection) -> None:
            if not self.sqlite:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext(:who))"), {"who": table.creator})
            expect(table.creator, connection)
            connection.execute(sa.insert(schema.tables), columns(table))
            connection.execute(sa.insert(schema.seats), rows)
            if news:
                connection.execute(sa.insert(schema.entries), news)

        await self.write(work)

    async def change(
        self,
        table: TableRow,
        was: int,
        seats: Iterable[SeatRow],
        entries: Iterable[Entry],
        results: Sequence[Any] = (),
        steady: bool = False,
    ) -> None:
        """Store a changed table if nobody has changed it since the revision ``was``; all or nothing.

        With ``steady``, no indexed column but ``touched`` has changed: most indexes are left untouched.
        """
        change = CHANGE_UNINDEXED if steady else CHANGE_TABLE
        values = {**columns(table, change.columns), "at_table": table.id, "at_revision": was}
        moved = [{**seat_values(table.id, seat), "at_table": table.id, "at_seat": seat.seat} for seat in seats]
        news = [entry_values(table.id, entry) for entry in entries]

        def work(connection: sa.Connection) -> None:
            if change.run(connection, values) != 1:
                raise Conflict
            for seat in moved:
                CHANGE_SEAT.run(connection, seat)
            for entry in news:
                APPEND_ENTRY.run(connection, entry)
            if results:
                connection.execute(sa.insert(schema.results), list(results))

        try:
            await self.write(work)
        except (IntegrityError, sqlite3.IntegrityError):
            raise Conflict from None

    async def visit(self, table: str, guest: str, revision: int) -> None:
        """Store the last revision of a table that a guest has seen."""
        values = {"at_table": table, "at_guest": guest, "visited": revision}
        await self.write(lambda connection: CHANGE_VISITED.run(connection, values))

    async def delete(self, table: str) -> None:
        kinds = (schema.entries, schema.chat, schema.seats)
        wanted = [sa.delete(kind).where(kind.c.table_id == table) for kind in kinds]
        await self.do(*wanted, sa.delete(schema.tables).where(schema.tables.c.id == table))

    async def last_lines(self, tables: Iterable[str]) -> dict[str, int]:
        """The number of the last chat line of each table; tables without chat are left out."""
        rows = await self.rows(LAST_LINES, {"tables": tuple(tables)})
        return {row["table_id"]: row["last"] for row in rows}

    async def chat(self, table: str, after: int = 0, limit: int = CHAT_LINES) -> list[ChatRow]:
        """The last lines of a table's chat."""
        lines = schema.chat
        wanted = sa.select(lines).where(lines.c.table_id == table, lines.c.number > after)
        rows = await self.rows(wanted.order_by(lines.c.number.desc()).limit(limit))
        return [ChatRow(**row) for row in reversed(list(map(without_table, rows)))]

    async def unheard(self, guest: str) -> frozenset[str]:
        """Guests whose chat a guest does not want to see: muted and blocked ones."""
        return frozenset(row["other"] for row in await self.rows(BLOCKED, {"guest": guest})) if guest else frozenset()

    async def say(self, table: str, line: ChatRow) -> int | None:
        """Append a line to the chat and forget the oldest ones; returns its number (negative if already there), or None
        without the table."""
        lines = schema.chat
        here = lines.c.table_id == table
        last = sa.select(sa.func.coalesce(sa.func.max(lines.c.number), 0) + 1).where(here)
        same = sa.select(lines.c.number).where(here, lines.c.message == line.message)
        there = sa.select(schema.tables.c.id).where(schema.tables.c.id == table)
        values = {**msgspec.to_builtins(line), "table_id": table}

        def work(connection: sa.Connection) -> int | None:
            if connection.execute(there).scalar() is None:
                return None
            said = connection.execute(same).scalar() if line.message else None
            if said is not None:
                return -int(said)
            number = int(connection.execute(last).scalar_one())
            connection.execute(sa.insert(lines), {**values, "number": number})
            connection.execute(sa.delete(lines).where(here, lines.c.number <= number - CHAT_KEPT))
            return number

        return await self.write(work)
