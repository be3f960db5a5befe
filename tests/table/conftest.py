"""Fixtures for tables: real sockets, real databases."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec import structs

from igroteka.table.compute.pool import ProcessPool
from igroteka.table.settings import Settings
from tests.table.loop_guard import watched
from tests.table.people import Person
from tests.table.served import RedisServer, postgres, served

J = TypeVar("J")
T = TypeVar("T")
Invite = Callable[..., Person]


def quick(folder: Path) -> Settings:
    """A SQLite file, the reference game, quick bots, generous limits."""
    file = str(folder / "tables.sqlite3")
    return Settings(
        db=file,
        reference=True,
        thinkers=1,
        bot_seconds=0.5,
        creations_per_hour=100_000,
        newcomers_per_hour=100_000,
        chat_per_minute=600,
        review_budget="8",
    )


@pytest.fixture(scope="session")
def slow_in_loops() -> Iterator[list[str]]:
    with watched() as seen:
        yield seen


@pytest.fixture(autouse=True)
def nothing_slow_runs_in_a_loop(slow_in_loops: list[str]) -> Iterator[None]:
    """In every test: replays, searches and trials keep no event loop waiting."""
    slow_in_loops.clear()
    yield
    assert slow_in_loops == []


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other processes would do is done in threads of this one, so that a test can change what they use."""

    async def run(pool: ProcessPool, work: Callable[[J], T], job: J) -> T:
        return await asyncio.to_thread(work, job)

    monkeypatch.setattr(ProcessPool, "run", run)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """For a server of the test's own."""
    return quick(tmp_path)


@pytest.fixture(scope="session")
def light_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on SQLite that tests share: each makes its own tables."""
    with served(quick(tmp_path_factory.mktemp("tables"))) as address:
        yield address


@pytest.fixture(scope="session")
def heavy_url(pg: str) -> Iterator[str]:
    """The same on PostgreSQL."""
    with served(structs.replace(quick(Path()), db=pg)) as address:
        yield address


@pytest.fixture(params=["light_url", "heavy_url"], ids=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Each of them."""
    return str(request.getfixturevalue(request.param))


def inviting(address: str) -> Iterator[Invite]:
    """People who come to a server and leave after the test."""
    with ExitStack() as stack:

        def come(name: str = "", lang: str = "en", token: str = "") -> Person:
            return stack.enter_context(Person(address, name, lang, token))

        yield come


visiting = contextmanager(inviting)


@pytest.fixture
def invite_light(light_url: str) -> Iterator[Invite]:
    """For what does not depend on the database."""
    yield from inviting(light_url)


@pytest.fixture
def invite(url: str) -> Iterator[Invite]:
    yield from inviting(url)


@pytest.fixture(scope="session")
def pg() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis() -> Iterator[RedisServer]:
    server = RedisServer()
    yield server
    server.close()
