"""The database: what is acknowledged is committed first. SQLite by default, PostgreSQL by its address."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, closing, nullcontext, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from igroteka.table import schema
from igroteka.table.rows import Body, ChatRow, Entry, Kept, SeatRow, TableRow

BUSY_MS: Final = 10_000
LOCK: Final = 20_261_115  # key of the advisory lock under which PostgreSQL is migrated
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class Conflict(Exception):  # noqa: N818  # somebody else was first
    """The table is not at the revision the change was made for."""


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def migrate(connection: sa.Connection) -> None:
    """Bring the schema to this version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    command.upgrade(config, "head")


def durable(raw: Any, _: object) -> None:
    """Acknowledged means kept: write-ahead log, synced at every commit; the server begins its transactions itself."""
    raw.isolation_level = None
    cursor = raw.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_at_once(connection: sa.Connection) -> None:
    """A writer takes its turn at the start, so that it can't fail half-way because of another."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class Store:
    """Reads and writes rows."""

    def __init__(self, database: str) -> None:
        self.sqlite = database.startswith("sqlite")
        if self.sqlite:
            self.engine: AsyncEngine = create_async_engine(database, pool_size=8)
            sa.event.listen(self.engine.sync_engine, "connect", durable)
            sa.event.listen(self.engine.sync_engine, "begin", begin_at_once)
        else:
            self.engine = create_async_engine(database, pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = asyncio.Lock()  # SQLite has one writer: waiting here is fair, waiting there is not

    async def open(self) -> None:
        """Migrate."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        async with self._turn if self.sqlite else nullcontext(), self.engine.begin() as connection:
            yield connection

    async def rows(self, statement: sa.Select[Any]) -> Sequence[sa.RowMapping]:
        async with self.reader.connect() as connection:
            found: Sequence[sa.RowMapping] = (await connection.execute(statement)).mappings().all()
            return found

    async def row(self, statement: sa.Select[Any]) -> sa.RowMapping | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def do(self, *statements: sa.Executable) -> int:
        """Carry out statements in one transaction; how many rows the last one changed."""
        count = 0
        async with self.write() as connection:
            for statement in statements:
                count = (await connection.execute(statement)).rowcount
        return count

    async def secret(self, name: str, drawn: str) -> str:
        """A secret that all workers share: the first one that was drawn."""
        wanted = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        kept = await self.row(wanted)
        if kept is None:
            with suppress(IntegrityError):  # another worker was first
                await self.do(sa.insert(schema.secrets).values(name=name, value=drawn))
            kept = await self.row(wanted)
        assert kept is not None
        return str(kept["value"])

    # Tables

    async def table(self, table: str) -> TableRow | None:
        row = await self.row(sa.select(schema.tables).where(schema.tables.c.id == table))
        return table_row(row) if row else None

    async def seats(self, table: str) -> list[SeatRow]:
        wanted = sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        return [SeatRow(**row) for row in map(without_table, await self.rows(wanted))]

    async def entries(self, table: str) -> list[Entry]:
        wanted = sa.select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.number)
        return [entry_of(row) for row in await self.rows(wanted)]

    async def message(self, table: str, message: str) -> int | None:
        """The revision that a message with this id led to, if it was carried out before."""
        for kind in (schema.entries, schema.chat):
            row = await self.row(sa.select(kind.c.number).where(kind.c.table_id == table, kind.c.message == message))
            if row is not None:
                return int(row["number"])
        return None

    async def create(self, table: TableRow, seats: Iterable[SeatRow], entries: Iterable[Entry] = ()) -> None:
        """A new table."""
        async with self.write() as connection:
            await connection.execute(sa.insert(schema.tables).values(columns(table)))
            await connection.execute(sa.insert(schema.seats), [seat_values(table.id, seat) for seat in seats])
            await self._append(connection, table.id, entries)

    async def change(
        self, table: TableRow, was: int, seats: Iterable[SeatRow], entries: Iterable[Entry], results: Sequence[Any] = ()
    ) -> None:
        """Keep a changed table, if nobody changed it since the revision ``was``; all or nothing."""
        wanted = sa.update(schema.tables).where(schema.tables.c.id == table.id, schema.tables.c.revision == was)
        try:
            async with self.write() as connection:
                values = {name: value for name, value in columns(table).items() if name not in ("id", "components")}
                if (await connection.execute(wanted.values(values))).rowcount != 1:
                    raise Conflict
                for seat in seats:
                    at = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == seat.seat)
                    await connection.execute(sa.update(schema.seats).where(at).values(seat_values(table.id, seat)))
                await self._append(connection, table.id, entries)
                for result in results:
                    await connection.execute(sa.insert(schema.results).values(result))
        except IntegrityError:
            raise Conflict from None

    async def _append(self, connection: AsyncConnection, table: str, entries: Iterable[Entry]) -> None:
        rows = [entry_values(table, entry) for entry in entries]
        if rows:
            await connection.execute(sa.insert(schema.entries), rows)

    async def delete(self, table: str) -> None:
        wanted = [
            sa.delete(kind).where(kind.c.table_id == table) for kind in (schema.entries, schema.chat, schema.seats)
        ]
        await self.do(*wanted, sa.delete(schema.tables).where(schema.tables.c.id == table))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The last lines of a table's chat."""
        lines = schema.chat
        wanted = sa.select(lines).where(lines.c.table_id == table, lines.c.number > after)
        rows = await self.rows(wanted.order_by(lines.c.number.desc()).limit(limit))
        return [ChatRow(**row) for row in reversed(list(map(without_table, rows)))]

    async def say(self, table: str, line: ChatRow) -> int:
        """Append a line to the chat; its number."""
        last = sa.select(sa.func.coalesce(sa.func.max(schema.chat.c.number), 0) + 1).where(
            schema.chat.c.table_id == table
        )
        async with self.write() as connection:
            number = int((await connection.execute(last)).scalar_one())
            values = {**msgspec.to_builtins(line), "number": number, "table_id": table}
            await connection.execute(sa.insert(schema.chat).values(values))
        return number

    def backup(self, target: Path) -> None:
        """Copy a SQLite database while it is in use."""
        assert self.sqlite and self.engine.url.database
        with closing(sqlite3.connect(self.engine.url.database)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)


def without_table(row: sa.RowMapping) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "table_id"}


def columns(table: TableRow) -> dict[str, Any]:
    """A table as the values of its columns."""
    values = {name: getattr(table, name) for name in TableRow.__struct_fields__}
    values["body"] = json(table.body)
    return values


def table_row(row: sa.RowMapping) -> TableRow:
    values = {**row, "body": msgspec.json.decode(row["body"], type=Body)}
    return TableRow(**values)


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table} | {name: getattr(seat, name) for name in SeatRow.__struct_fields__}


def entry_values(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "message": entry.message,
        "body": json(entry.kept),
    }


def entry_of(row: sa.RowMapping) -> Entry:
    kept = msgspec.json.decode(row["body"], type=Kept)
    names = ("number", "kind", "seat", "at", "message")
    return Entry(kept=kept, **{name: row[name] for name in names})
