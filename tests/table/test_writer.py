"""Batched writes: one commit for several, each succeeding or failing on its own."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from igroteka.table.storage.store import durable
from igroteka.table.storage.writer import COMMITS, Writer


@pytest.fixture
def commits() -> list[str]:
    """The commits that the driver was told to make."""
    return []


@pytest.fixture
def engine(tmp_path: Path, commits: list[str]) -> Iterator[sa.Engine]:
    def listen(raw: sqlite3.Connection, _: object) -> None:
        raw.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    made = sa.create_engine(f"sqlite:///{tmp_path / 'notes.sqlite3'}", isolation_level="AUTOCOMMIT")
    sa.event.listen(made, "connect", durable)
    sa.event.listen(made, "connect", listen)
    with made.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE notes (number INTEGER PRIMARY KEY)")
        connection.exec_driver_sql(
            "CREATE TABLE replies (number INTEGER REFERENCES notes (number) DEFERRABLE INITIALLY DEFERRED)"
        )
    yield made
    made.dispose()


def note(number: int) -> Callable[[sa.Connection], int]:
    def work(connection: sa.Connection) -> int:
        connection.exec_driver_sql("INSERT INTO notes VALUES (?)", (number,))
        return number

    return work


def saved(engine: sa.Engine) -> list[int]:
    with engine.connect() as connection:
        return list(connection.exec_driver_sql("SELECT number FROM notes ORDER BY number").scalars())


async def together(writer: Writer, *jobs: Callable[[sa.Connection], int]) -> list[int | BaseException]:
    """Ask for several things while the first one is being committed."""
    first = asyncio.create_task(writer.write(lambda connection: 0))  # all begin before the loop hears of its commit
    others = [asyncio.create_task(writer.write(job)) for job in jobs]
    await first
    return await asyncio.gather(*others, return_exceptions=True)


def test_what_comes_while_the_writer_is_busy_is_committed_at_once(engine: sa.Engine, commits: list[str]) -> None:
    writer = Writer(engine, lambda: None)

    assert asyncio.run(together(writer, note(1), note(2), note(3))) == [1, 2, 3]
    assert saved(engine) == [1, 2, 3]
    assert len(commits) == 2  # of the one that held it up, and of the three


def test_one_that_fails_costs_its_neighbours_nothing(engine: sa.Engine) -> None:
    writer = Writer(engine, lambda: None)

    first, again, last = asyncio.run(together(writer, note(1), note(1), note(2)))

    assert (first, last) == (1, 2)
    assert isinstance(again, sa.exc.IntegrityError)
    assert saved(engine) == [1, 2]


def test_a_commit_that_fails_is_told_to_everybody(engine: sa.Engine) -> None:
    def to_nothing(connection: sa.Connection) -> int:
        return connection.exec_driver_sql("INSERT INTO replies VALUES (99)").rowcount  # looked at by the commit

    errors = asyncio.run(together(Writer(engine, lambda: None), note(1), to_nothing, note(2)))

    assert [str(error) for error in errors] == ["FOREIGN KEY constraint failed"] * 3
    assert saved(engine) == []


def test_after_a_commit_that_failed_it_writes_on(engine: sa.Engine) -> None:
    writer = Writer(engine, lambda: None)

    async def again() -> int:
        with pytest.raises(sqlite3.IntegrityError):
            await writer.write(lambda connection: connection.exec_driver_sql("INSERT INTO replies VALUES (99)"))
        return await writer.write(note(1))

    assert asyncio.run(again()) == 1
    assert saved(engine) == [1]


def test_what_was_asked_for_is_written_before_it_ends(engine: sa.Engine) -> None:
    writer = Writer(engine, lambda: None)

    async def last() -> list[int]:
        tasks = [asyncio.create_task(writer.write(note(number))) for number in (1, 2)]
        await asyncio.sleep(0)
        await writer.close()
        return [task.result() for task in tasks]

    assert asyncio.run(last()) == [1, 2]


def test_while_another_process_writes_it_waits_and_the_loop_does_not(engine: sa.Engine) -> None:
    writer = Writer(engine, lambda: None)

    async def after_another() -> tuple[int, int]:
        with engine.connect() as other:
            other.exec_driver_sql("BEGIN IMMEDIATE")
            task = asyncio.create_task(writer.write(note(1)))
            turns = 0
            while turns < 100:
                await asyncio.sleep(0)
                turns += not task.done()
            other.exec_driver_sql("ROLLBACK")
        return turns, await task

    assert asyncio.run(after_another()) == (100, 1)
    assert saved(engine) == [1]


def test_waiting_too_long_for_another_process_is_an_error(engine: sa.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.table.storage.writer.BUSY_SECONDS", 0)
    writer = Writer(engine, lambda: None)
    with engine.connect() as other:
        other.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            asyncio.run(writer.write(note(1)))
        other.exec_driver_sql("ROLLBACK")

    assert asyncio.run(writer.write(note(2))) == 2
    assert saved(engine) == [2]


def test_now_and_then_the_log_is_brought_into_the_file(engine: sa.Engine) -> None:
    asked: list[str] = []
    writer = Writer(engine, lambda: asked.append("checkpoint"))

    async def many() -> None:
        for number in range(COMMITS + 1):
            await writer.write(note(number))

    asyncio.run(many())

    assert asked == ["checkpoint"]
