"""What is written together: one commit, each for itself."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from igroteka.table.store import begin_at_once, durable
from igroteka.table.writer import COMMITS, Writer


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    made = sa.create_engine(f"sqlite:///{tmp_path / 'notes.sqlite3'}")
    sa.event.listen(made, "connect", durable)
    sa.event.listen(made, "begin", begin_at_once)
    with made.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE notes (number INTEGER PRIMARY KEY)")
    yield made
    made.dispose()


@pytest.fixture
def commits(engine: sa.Engine) -> list[str]:
    seen: list[str] = []
    sa.event.listen(engine, "commit", lambda connection: seen.append("commit"))
    return seen


def note(number: int) -> Callable[[sa.Connection], int]:
    def work(connection: sa.Connection) -> int:
        connection.exec_driver_sql("INSERT INTO notes VALUES (?)", (number,))
        return number

    return work


def kept(engine: sa.Engine) -> list[int]:
    with engine.connect() as connection:
        return list(connection.exec_driver_sql("SELECT number FROM notes ORDER BY number").scalars())


async def together(writer: Writer, *numbers: int) -> list[int | BaseException]:
    """Ask for several notes while the writer is held up by another."""
    gate = threading.Event()
    first = asyncio.create_task(writer.write(lambda connection: gate.wait(10)))
    others = [asyncio.create_task(writer.write(note(number))) for number in numbers]
    await asyncio.sleep(0)
    gate.set()
    await first
    return await asyncio.gather(*others, return_exceptions=True)


def test_what_comes_while_the_writer_is_busy_is_committed_at_once(engine: sa.Engine, commits: list[str]) -> None:
    writer = Writer(engine, lambda: None)

    assert asyncio.run(together(writer, 1, 2, 3)) == [1, 2, 3]
    assert kept(engine) == [1, 2, 3]
    assert len(commits) == 2  # of the one that held it up, and of the three


def test_one_that_fails_costs_its_neighbours_nothing(engine: sa.Engine) -> None:
    writer = Writer(engine, lambda: None)

    first, again, last = asyncio.run(together(writer, 1, 1, 2))

    assert (first, last) == (1, 2)
    assert isinstance(again, sa.exc.IntegrityError)
    assert kept(engine) == [1, 2]


def test_a_commit_that_fails_is_told_to_everybody(engine: sa.Engine) -> None:
    writer = Writer(engine, lambda: None)

    def full(connection: sa.Connection) -> None:
        raise OSError("the disk is full")

    async def broken() -> list[int | BaseException]:
        sa.event.listen(engine, "commit", full)
        gate = threading.Event()
        jobs = [writer.write(lambda connection: int(gate.wait(10))), writer.write(note(1)), writer.write(note(2))]
        tasks = [asyncio.create_task(job) for job in jobs]
        await asyncio.sleep(0)
        gate.set()
        return await asyncio.gather(*tasks, return_exceptions=True)

    faults = asyncio.run(broken())

    assert [str(fault) for fault in faults] == ["the disk is full"] * 3
    assert kept(engine) == []


def test_now_and_then_the_log_is_brought_into_the_file(engine: sa.Engine) -> None:
    asked: list[str] = []
    writer = Writer(engine, lambda: asked.append("checkpoint"))

    async def many() -> None:
        for number in range(COMMITS + 1):
            await writer.write(note(number))

    asyncio.run(many())

    assert asked == ["checkpoint"]
