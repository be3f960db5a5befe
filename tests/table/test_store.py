"""The database: what is stored, and which writer wins. The same on SQLite and PostgreSQL."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from igroteka.table.core.rows import Body, ChatRow, Entry, EntryBody, LogEvent, SeatRow, TableRow
from igroteka.table.settings import Settings
from igroteka.table.storage import backups, schema
from igroteka.table.storage import store as store_module
from igroteka.table.storage.store import Conflict, Store
from igroteka.table.wire.messages import Pace

Work = Callable[[Store], Coroutine[Any, Any, None]]
Keep = Callable[[Work], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def keep(request: pytest.FixtureRequest, tmp_path: Path) -> Keep:
    """Run something on a migrated database of each kind."""
    kind = request.param
    address = request.getfixturevalue("pg") if kind == "postgresql" else str(tmp_path / "t.sqlite3")

    def run(work: Work) -> None:
        async def whole() -> None:
            store = Store(Settings(db=address).database)
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run


def table(revision: int = 0) -> TableRow:
    body = Body(mode="base", options={"first": "random"}, pace=Pace(), end_turn=True, asked={0: 1})
    return TableRow(
        id=token_hex(6),
        game="reference",
        creator="ann",
        phase="running",
        listed=False,
        revision=revision,
        created=1,
        touched=2,
        due=None,
        thinking=False,
        lease="",
        lease_until=0,
        body=body,
        components="",
        saved=b"\x00snapshot",
    )


def entry(number: int, message: str | None = None) -> Entry:
    saved = EntryBody(key="done", events=(LogEvent("round.began", (1,), -1),), scores=(1, 2))
    return Entry(number=number, kind="answer", seat=0, at=5, message=message, body=saved)


def test_a_table_is_read_as_it_was_written(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row, seats = (
            table(),
            [SeatRow(seat=0, kind="person", guest="ann", name="Анна", clock=5), SeatRow(seat=1, kind="open")],
        )
        await store.create(row, seats, [entry(1, "ann:1")])

        assert await store.table(row.id) == row
        assert await store.whole(row.id) == (row, seats, [entry(1, "ann:1")])

    keep(work)


def test_of_two_changes_of_one_revision_one_wins(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row = table()
        await store.create(row, [SeatRow(seat=0, kind="open")])
        row.revision = 1
        tries = [store.change(row, 0, [], [entry(1)]) for _ in range(6)]
        done = await asyncio.gather(*tries, return_exceptions=True)

        assert [type(each) for each in done if each is not None] == [Conflict] * 5
        assert await store.whole(row.id) == (row, [SeatRow(seat=0, kind="open")], [entry(1)])

    keep(work)


def test_a_conflict_leaves_nothing_behind(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row = table(3)
        await store.create(row, [SeatRow(seat=0, kind="open")], [entry(3)])
        row.revision = 4
        with pytest.raises(Conflict):
            await store.change(row, 3, [SeatRow(seat=0, kind="bot")], [entry(4), entry(3)])

        row.revision = 3
        assert await store.whole(row.id) == (row, [SeatRow(seat=0, kind="open")], [entry(3)])

    keep(work)


def test_a_table_in_change_is_read_as_it_was_at_one_moment(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row = table()
        await store.create(row, [SeatRow(seat=0, kind="open")])
        writing = asyncio.create_task(change_often(store, row))
        seen = set()
        while not writing.done():
            whole = await store.whole(row.id)
            assert whole
            seen.add((whole[0].revision, whole[1][0].visited, len(whole[2])))
        await writing

        assert {len({*numbers}) for numbers in seen} == {1}, sorted(seen)

    keep(work)


async def change_often(store: Store, row: TableRow) -> None:
    for number in range(1, 101):
        row.revision = number
        await store.change(row, number - 1, [SeatRow(seat=0, kind="open", visited=number)], [entry(number)])


def test_a_line_of_chat_is_said_once(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row = table()
        await store.create(row, [SeatRow(seat=0, kind="open")])
        line = ChatRow(number=0, guest="ann", name="Ann", seat=0, text="one", at=1, message="ann:1")

        assert [await store.say(row.id, line) for _ in range(2)] == [1, -1]
        assert len(await store.chat(row.id)) == 1

    keep(work)


def test_nothing_is_said_at_a_table_that_is_gone(keep: Keep) -> None:
    async def work(store: Store) -> None:
        line = ChatRow(number=0, guest="ann", name="Ann", seat=0, text="hello", at=1, message="m")
        assert await store.say("gone", line) is None

    keep(work)


def test_a_failure_does_not_tell_what_was_said(keep: Keep) -> None:
    async def work(store: Store) -> None:
        line = {"table_id": "gone", "number": 1, "guest": "ann", "name": "Ann", "text": "a secret word", "at": 1}
        with pytest.raises(sa.exc.IntegrityError) as failure:
            await store.do(sa.insert(schema.chat).values(line))
        assert "a secret word" not in str(failure.value)

    keep(work)


def test_chat_is_numbered(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row = table()
        await store.create(row, [SeatRow(seat=0, kind="open")])
        for text in ("one", "two"):
            await store.say(row.id, ChatRow(number=0, guest="ann", name="Ann", seat=0, text=text, at=1))

        assert [(line.number, line.text) for line in await store.chat(row.id)] == [(1, "one"), (2, "two")]
        assert [line.text for line in await store.chat(row.id, after=1)] == ["two"]

    keep(work)


def test_the_oldest_lines_of_a_long_chat_are_forgotten(keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "CHAT_KEPT", 3)

    async def work(store: Store) -> None:
        row, other = table(), table()
        for each in (row, other):
            await store.create(each, [SeatRow(seat=0, kind="open")])
        for number in range(5):
            await store.say(row.id, ChatRow(number=0, guest="ann", name="Ann", seat=0, text=f"{number}", at=1))
        await store.say(other.id, ChatRow(number=0, guest="ann", name="Ann", seat=0, text="here", at=1))

        assert [(line.number, line.text) for line in await store.chat(row.id)] == [(3, "2"), (4, "3"), (5, "4")]
        assert [line.text for line in await store.chat(other.id)] == ["here"]

    keep(work)


def test_a_deleted_table_leaves_no_rows(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row = table()
        await store.create(row, [SeatRow(seat=0, kind="open")], [entry(1)])
        await store.delete(row.id)

        for kind in (schema.tables, schema.seats, schema.entries):
            assert await store.rows(sa.select(kind).where(kind.c[0] == row.id)) == []

    keep(work)


def test_the_first_secret_stays(keep: Keep) -> None:
    async def work(store: Store) -> None:
        name = token_hex(4)
        drawn = await asyncio.gather(*(store.secret(name, f"secret {number}") for number in range(4)))

        assert len(set(drawn)) == 1

    keep(work)


def test_migrations_lead_to_the_schema(keep: Keep) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def work(store: Store) -> None:
        assert await store.read(differences) == []

    keep(work)


def test_opening_twice_changes_nothing(keep: Keep) -> None:
    async def work(store: Store) -> None:
        row = table()
        await store.create(row, [SeatRow(seat=0, kind="open")])
        await store.open()

        assert await store.table(row.id) == row

    keep(work)


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    def look(connection: sa.Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    async def pragmas() -> list[Any]:
        store = Store(Settings(db=str(tmp_path / "t.sqlite3")).database)
        found = await store.write(look)
        await store.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_a_backup_is_a_database(tmp_path: Path) -> None:
    row = table()

    async def work() -> None:
        store = Store(Settings(db=str(tmp_path / "t.sqlite3")).database)
        await store.open()
        await store.create(row, [SeatRow(seat=0, kind="open")])
        backups.copy(tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3")
        await store.close()
        copy = Store(Settings(db=str(tmp_path / "copy.sqlite3")).database)
        assert await copy.table(row.id) == row
        await copy.close()

    asyncio.run(work())
