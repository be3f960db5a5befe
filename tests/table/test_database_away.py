"""A database that can't be written to for a while: nothing is acknowledged or lost, and it goes on by itself."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
import sqlalchemy as sa

from igroteka.table.core.play import Play
from igroteka.table.core.rows import ChatRow
from igroteka.table.hub.room import Room
from igroteka.table.settings import Settings
from igroteka.table.storage import writer
from igroteka.table.storage.store import DatabaseUnavailable, Store, is_unavailable
from tests.table.conftest import visiting
from tests.table.people import TIMEOUT_S, Person, two_people
from tests.table.served import apart, served


@pytest.fixture
def both(settings: Settings) -> Iterator[tuple[Person, Person]]:
    with served(settings) as url, visiting(url) as invite:
        person, other = invite("Ann"), invite("Boris")
        table = person.create("reference", "me", "open", end_turn=False)
        other.post(f"/api/tables/{table}/claim", {})
        yield person.connect(table), other


@pytest.fixture
def ann(both: tuple[Person, Person]) -> Person:
    return both[0]


@pytest.fixture
def held(settings: Settings, ann: Person, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """Another program has begun to write."""
    monkeypatch.setattr(writer, "BUSY_SECONDS", 0.1)
    with closing(sqlite3.connect(settings.db, isolation_level=None, timeout=60)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


def test_what_can_not_be_kept_is_refused_and_the_table_can_be_looked_at(ann: Person, held: sqlite3.Connection) -> None:
    answer = ann.http.post(f"/api/tables/{ann.table}/say", json={"type": "say", "id": "1", "text": "hello"})

    assert (answer.status_code, answer.json()["code"]) == (503, "unkept")
    assert ann.get(f"/api/tables/{ann.table}")["revision"] == ann.state["revision"]


def test_a_socket_stays_open_and_answers_go_through_again_later(ann: Person, held: sqlite3.Connection) -> None:
    before = ann.state["revision"]

    assert ann.answer("done")["code"] == "unkept"
    assert ann.get(f"/api/tables/{ann.table}")["revision"] == before
    held.execute("ROLLBACK")
    assert ann.answer("done")["type"] == "accepted"


def test_a_client_that_leaves_meanwhile_is_gone(both: tuple[Person, Person], held: sqlite3.Connection) -> None:
    ann, boris = both
    boris.connect(ann.table)
    ann.until(lambda state: "online" in state["table"]["seats"][1])
    boris.hang_up()

    ann.until(lambda state: "online" not in state["table"]["seats"][1])


def test_the_server_is_ready_again_when_it_can_write(ann: Person, held: sqlite3.Connection) -> None:
    ann.http.post(f"/api/tables/{ann.table}/say", json={"type": "say", "id": "1", "text": "hello"})

    assert httpx.get(f"{ann.url}/ready", timeout=TIMEOUT_S).status_code == 503
    held.execute("ROLLBACK")
    assert httpx.get(f"{ann.url}/ready", timeout=TIMEOUT_S).is_success


def test_a_database_that_is_away_is_told_from_a_mistake_of_ours() -> None:
    states = asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError, asyncpg.ConnectionDoesNotExistError
    ours = asyncpg.UndefinedColumnError("x"), sa.exc.ProgrammingError("x", None, Exception()), KeyError("x")

    assert all(
        is_unavailable(state("x")) and is_unavailable(sa.exc.DBAPIError("x", None, state("x"))) for state in states
    )
    assert not any(map(is_unavailable, ours))


def test_what_can_not_be_read_is_nobodys_mistake() -> None:
    async def read() -> None:
        store = Store("postgresql+asyncpg://igroteka@127.0.0.1:1/nobody")
        try:
            await store.table("table")
        finally:
            await store.close()

    with pytest.raises(DatabaseUnavailable):
        asyncio.run(read())


class Away:
    """A database that can't be read for a while."""

    def __init__(self) -> None:
        self.away = threading.Event()
        self.missed = threading.Event()

    def expect_there(self) -> None:
        if self.away.is_set():
            self.missed.set()
            raise DatabaseUnavailable("away")

    def comes_back(self) -> None:
        assert self.missed.wait(TIMEOUT_S)
        self.away.clear()


def test_a_change_that_could_not_be_read_is_told_later(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    database, look = Away(), Room.is_outdated

    async def looked(self: Room, play: Play) -> bool:
        if self.worker.endswith("1"):
            database.expect_there()
        return await look(self, play)

    monkeypatch.setattr(Room, "is_outdated", looked)
    with apart(settings) as addresses, two_people(*addresses) as (ann, boris):
        database.away.set()
        assert ann.answer("done")["type"] == "accepted"
        database.comes_back()

        boris.until(lambda state: bool(state["revision"] == ann.state["revision"]))


def test_a_line_that_could_not_be_read_is_heard_later(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    database, read = Away(), Store.chat

    async def reading(self: Store, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        database.expect_there()
        return await read(self, table, after, limit)

    monkeypatch.setattr(Store, "chat", reading)
    with apart(settings) as addresses, two_people(*addresses) as (ann, boris):
        database.away.set()
        ann.ask("say", text="hello")
        database.comes_back()

        assert boris.until(lambda state: bool(state.get("chat")))["chat"][-1]["text"] == "hello"
