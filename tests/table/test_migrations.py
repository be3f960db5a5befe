"""A database of an older version is brought up to date."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from igroteka.table.settings import Settings
from igroteka.table.storage.store import Store

OLD = Path(__file__).parents[1] / "compat" / "database.sqlite3.gz"  # made before version 0005 of the schema
BODY = '{"mode":"m","options":{},"pace":{},"end_turn":true%s}'
MADE = {
    "plain": ("", "table"),
    "rematch": (',"origin":"plain"', "table"),
    "trial": (',"origin":"plain","start":"AAAA"', "trial"),
    "record": (',"imported":true', "record"),
}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The older database, with one more table of each kind."""
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    with closing(sqlite3.connect(file)) as database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        assert "kind" not in columns
        listed = ", ".join(columns)
        for name, (more, _) in MADE.items():
            changed = ", ".join({"id": "?", "body": "?"}.get(column, column) for column in columns)
            copied = f"INSERT INTO tables ({listed}) SELECT {changed} FROM tables LIMIT 1"
            database.execute(copied, (name, BODY % more))
        database.commit()
    return file


def test_the_kind_of_every_older_table_is_known(old: Path) -> None:
    with closing(sqlite3.connect(old)) as database:
        imported = {row[0] for row in database.execute("SELECT id FROM tables WHERE body LIKE '%\"imported\":true%'")}

    async def migrate() -> None:
        store = Store(Settings(db=str(old)).database)
        await store.open()
        await store.close()

    asyncio.run(migrate())
    with closing(sqlite3.connect(old)) as database:
        kinds = dict(database.execute("SELECT id, kind FROM tables"))

    assert {name: kinds[name] for name in MADE} == {name: kind for name, (_, kind) in MADE.items()}
    assert {table for table, kind in kinds.items() if kind == "record"} == imported
    assert len(imported) > 1
