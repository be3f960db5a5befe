"""A database that can't be written to for a while: nothing is acknowledged or lost, and it goes on by itself."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest

from igroteka.table import writer
from igroteka.table.settings import Settings
from tests.table.conftest import visiting
from tests.table.people import PATIENCE, Person
from tests.table.served import served


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


def test_who_leaves_meanwhile_is_gone(both: tuple[Person, Person], held: sqlite3.Connection) -> None:
    ann, boris = both
    boris.connect(ann.table)
    ann.until(lambda state: "online" in state["table"]["seats"][1])
    boris.hang_up()

    ann.until(lambda state: "online" not in state["table"]["seats"][1])


def test_the_server_is_ready_again_when_it_can_write(ann: Person, held: sqlite3.Connection) -> None:
    ann.http.post(f"/api/tables/{ann.table}/say", json={"type": "say", "id": "1", "text": "hello"})

    assert httpx.get(f"{ann.url}/ready", timeout=PATIENCE).status_code == 503
    held.execute("ROLLBACK")
    assert httpx.get(f"{ann.url}/ready", timeout=PATIENCE).is_success
