"""SQL statements, and database rows as the structs the server works with."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from igroteka.table.core.rows import Body, Entry, EntryBody, SeatRow, TableRow
from igroteka.table.storage import schema
from igroteka.table.storage.writer import driver

Values: TypeAlias = Mapping[str, Any]
Stored: TypeAlias = tuple[TableRow, list[SeatRow], list[Entry]]  # a table, its seats and its entries
BODY_DECODER: Final = msgspec.json.Decoder(Body)  # made before threads use it (content/decoder_lock.py)
ENTRY_DECODER: Final = msgspec.json.Decoder(EntryBody)


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class PreparedStatement:
    """A statement that runs on every answer: for SQLite it is compiled once and run by the driver directly."""

    def __init__(self, statement: sa.Update | sa.Insert, *columns: str) -> None:
        self.columns = columns
        self._statement = statement.values({name: sa.bindparam(name) for name in columns})
        self._sql = str(self._statement.compile(dialect=SQLiteDialect(paramstyle="named")))

    def run(self, connection: sa.Connection, values: Mapping[str, Any]) -> int:
        """Run it; returns the number of changed rows."""
        if connection.dialect.name == "sqlite":
            return driver(connection).execute(self._sql, values).rowcount
        return connection.execute(self._statement, values).rowcount


FIXED: Final = ("id", "game", "creator", "kind", "created", "components")  # columns of a table that never change
_AT: Final = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("at_table"), schema.tables.c.revision == sa.bindparam("at_revision")
)
CHANGE_TABLE: Final = PreparedStatement(
    _AT, *[column.name for column in schema.tables.columns if column.name not in FIXED]
)
CHANGE_UNINDEXED: Final = PreparedStatement(_AT, "revision", "touched", "body", "saved")
CHANGE_SEAT: Final = PreparedStatement(
    sa.update(schema.seats).where(
        schema.seats.c.table_id == sa.bindparam("at_table"), schema.seats.c.seat == sa.bindparam("at_seat")
    ),
    *[column.name for column in schema.seats.columns if column.name not in ("table_id", "seat")],
)
CHANGE_VISITED: Final = PreparedStatement(
    sa.update(schema.seats).where(
        schema.seats.c.table_id == sa.bindparam("at_table"), schema.seats.c.guest == sa.bindparam("at_guest")
    ),
    "visited",
)
APPEND_ENTRY: Final = PreparedStatement(sa.insert(schema.entries), *[column.name for column in schema.entries.columns])


def select_rows(
    statement: sa.Select[Any], connection: sa.Connection, values: Values | None = None
) -> Sequence[sa.RowMapping]:
    return connection.execute(statement, values).mappings().all()


BLOCKED: Final = sa.select(schema.blocklist.c.other).where(schema.blocklist.c.guest == sa.bindparam("guest"))
REVISIONS: Final = sa.select(schema.tables.c.id, schema.tables.c.revision).where(
    schema.tables.c.id.in_(sa.bindparam("tables", expanding=True))
)

LAST_LINES: Final = (
    sa.select(schema.chat.c.table_id, sa.func.max(schema.chat.c.number).label("last"))
    .where(schema.chat.c.table_id.in_(sa.bindparam("tables", expanding=True)))
    .group_by(schema.chat.c.table_id)
)


def select_revisions(tables: tuple[str, ...], connection: sa.Connection) -> dict[str, int]:
    return {row.id: row.revision for row in connection.execute(REVISIONS, {"tables": tables})}


def select_whole(
    table: str, after: int, connection: sa.Connection
) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
    use_snapshot(connection)
    rows, seats, entries = schema.tables, schema.seats, schema.entries
    row = connection.execute(sa.select(rows).where(rows.c.id == table)).mappings().first()
    if row is None:
        return None
    seat_rows = select_rows(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat), connection)
    later = sa.select(entries).where(entries.c.table_id == table, entries.c.number > after)
    entry_rows = select_rows(later.order_by(entries.c.number), connection)
    return (
        table_row(row),
        [SeatRow(**each) for each in map(without_table, seat_rows)],
        [entry_of(each) for each in entry_rows],
    )


def use_snapshot(connection: sa.Connection) -> None:
    """Read from one consistent snapshot from now on."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


def carry_out(statements: Sequence[sa.Executable], connection: sa.Connection) -> int:
    count = 0
    for statement in statements:
        count = connection.execute(statement).rowcount
    return count


def without_table(row: sa.RowMapping) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "table_id"}


def columns(table: TableRow, names: Iterable[str] = TableRow.__struct_fields__) -> dict[str, Any]:
    """A table as the values of its columns."""
    values = {name: getattr(table, name) for name in names}
    values["body"] = json(table.body)
    return values


def table_row(row: sa.RowMapping) -> TableRow:
    values = {**row, "body": BODY_DECODER.decode(row["body"])}
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
        "body": json(entry.body),
    }


def entry_of(row: sa.RowMapping) -> Entry:
    body = ENTRY_DECODER.decode(row["body"])
    names = ("number", "kind", "seat", "at", "message")
    return Entry(body=body, **{name: row[name] for name in names})
