"""Tables of tests: real sockets, real databases."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from msgspec import structs

from igroteka.table.settings import Settings
from tests.table.people import Person
from tests.table.served import RedisServer, postgres, served

Invite = Callable[..., Person]


def quick(folder: Path) -> Settings:
    """A SQLite file, the reference game, quick bots, generous bounds."""
    file = str(folder / "tables.sqlite3")
    return Settings(
        db=file, reference=True, thinkers=1, bot_seconds=0.5, creations_per_hour=100_000, chat_per_minute=600
    )


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
