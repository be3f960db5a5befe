"""Stored tables that can't be used: each says so, and everything else works."""

import asyncio
import dataclasses
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import NamedTuple

import pytest

from igroteka.kernel.luck import Luck
from igroteka.records.saving import resume, save
from igroteka.table.catalogue.games import plain
from igroteka.table.ops import maintenance
from igroteka.table.settings import Settings
from tests.table.conftest import visiting
from tests.table.people import Person
from tests.table.served import served


class Tables(NamedTuple):
    """One that is whole, and others by what is wrong with them."""

    whole: str
    damaged: str
    garbled: str
    newer: str
    foreign: str

    def wrong(self) -> dict[str, str]:
        """The code of the error of each."""
        codes = {"damaged": "unreadable", "garbled": "unreadable", "newer": "unknown-rules", "foreign": "no-game"}
        return {getattr(self, name): code for name, code in codes.items()}


def of_newer_rules(saved: bytes) -> bytes:
    """A saved match as rules that are not known here would save it."""
    game = plain("reference")
    match = resume(game, saved, Luck(1))
    match.game = dataclasses.replace(game, version=game.version + 1)
    return save(match)


@pytest.fixture
def stored(settings: Settings) -> tuple[Tables, str]:
    """A database with such tables, and the token of the guest who made them."""
    with served(settings) as url, visiting(url) as invite:
        person = invite("Ann")
        tables = Tables(*(person.create("reference", "me", "easy", listed=True) for _ in Tables._fields))
        token = str(person.me["token"])
    with closing(sqlite3.connect(settings.db)) as database:
        (saved,) = database.execute("SELECT saved FROM tables WHERE id = ?", (tables.newer,)).fetchone()
        database.execute("UPDATE tables SET saved = ? WHERE id = ?", (b"damaged", tables.damaged))
        database.execute("UPDATE tables SET body = ? WHERE id = ?", ("{", tables.garbled))
        database.execute("UPDATE tables SET saved = ? WHERE id = ?", (of_newer_rules(saved), tables.newer))
        database.execute("UPDATE tables SET game = ? WHERE id = ?", ("gone", tables.foreign))
        database.commit()
    return tables, token


@pytest.fixture
def ann(stored: tuple[Tables, str], settings: Settings) -> Iterator[Person]:
    with served(settings) as url, Person(url, token=stored[1]) as person:
        yield person


def test_each_says_what_is_wrong_with_it(stored: tuple[Tables, str], ann: Person) -> None:
    found = {table: ann.error("GET", f"/api/tables/{table}") for table in stored[0].wrong()}

    assert {table: answer[1]["code"] for table, answer in found.items()} == stored[0].wrong()
    assert {answer[0] for answer in found.values()} == {409}


def test_lists_and_names_work_without_them(stored: tuple[Tables, str], ann: Person) -> None:
    whole = stored[0].whole

    assert [each["id"] for each in ann.get("/api/tables", which="mine")] == [whole]
    assert [each["id"] for each in ann.get("/api/tables", which="listed")] == [whole]
    assert ann.http.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
    assert ann.get(f"/api/tables/{whole}")["table"]["seats"][0]["name"] == "Anna"


def test_their_creator_can_delete_them(stored: tuple[Tables, str], ann: Person) -> None:
    for table in stored[0].wrong():
        ann.http.delete(f"/api/tables/{table}").raise_for_status()

        assert ann.error("GET", f"/api/tables/{table}")[0] == 404


def test_a_deleted_guest_is_forgotten_there_too(stored: tuple[Tables, str], ann: Person, settings: Settings) -> None:
    ann.http.delete("/api/me").raise_for_status()
    with closing(sqlite3.connect(settings.db)) as database:
        left = database.execute("SELECT count(*) FROM seats WHERE guest != '' OR name = 'Ann'").fetchone()

    assert left == (0,)


def test_the_operator_is_told_once_and_can_ask_for_all(
    stored: tuple[Tables, str], settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    tables, token = stored
    with caplog.at_level(logging.ERROR, "igroteka.table"), served(settings) as url, Person(url, token=token) as ann:
        for _ in range(3):
            ann.error("GET", f"/api/tables/{tables.damaged}")
    reported = [record for record in caplog.records if getattr(record, "table", "") == tables.damaged]
    listed = asyncio.run(maintenance.check(settings)).splitlines()

    assert len(reported) == 1
    assert {line.split(":")[0].removeprefix("table ") for line in listed[:-1]} == set(tables.wrong())
    assert listed[-1] == "5 tables, 4 can't be used"


def test_a_body_that_is_no_text_is_refused(ann: Person) -> None:
    answer = ann.http.post("/api/tables", content=b'{"game": "\xff"}', headers={"Content-Type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
