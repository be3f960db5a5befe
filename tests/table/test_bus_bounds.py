"""Bounds that hold over two workers on one machine."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from msgspec import structs

from igroteka.table.settings import Settings
from tests.table.people import Person
from tests.table.served import apart, eventually

# Bounds that hold over all workers


@pytest.fixture
def strict(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    few = structs.replace(settings, sockets_per_guest=3, tables_per_guest=4, chat_per_minute=3, sockets=5)
    monkeypatch.setattr("igroteka.table.ops.limits.monotonic", lambda: 1000.0)  # what was spent does not come back
    with apart(few) as addresses:
        yield addresses


def is_let_in(url: str, person: Person, table: str) -> bool:
    with Person(url, token=person.me["token"]) as tab:
        return not tab.connect(table).errors


def test_sockets_of_a_guest_are_counted_at_both_workers(strict: tuple[str, str]) -> None:
    with ExitStack() as stack:
        ann = stack.enter_context(Person(strict[0], "Ann"))
        table = ann.create("reference", "me", "open")
        tabs = [stack.enter_context(Person(url, token=ann.me["token"])).connect(table) for url in strict * 2]

        assert [tab.errors[0]["code"] for tab in tabs if tab.errors] == ["too-many"]
        assert tabs[3].errors
        tabs[0].hang_up()  # at the first worker
        assert eventually(lambda: is_let_in(strict[1], ann, table))


def test_all_sockets_are_counted_at_both_workers(strict: tuple[str, str]) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(Person(url)) for url in strict * 3]
        table = people[0].create("reference", "me", "open")
        refused = [person.connect(table).errors for person in people]

        assert [bool(each) for each in refused] == [False] * 5 + [True]
        assert refused[5][0]["code"] == "busy"


def test_rates_are_counted_at_both_workers(strict: tuple[str, str]) -> None:
    with Person(strict[0]) as ann, Person(strict[1], token=ann.me["token"]) as again:
        table = ann.create("reference", "me", "open")
        words = [{"type": "say", "id": str(number), "text": "hello"} for number in range(4)]
        said = [
            person.http.post(f"/api/tables/{table}/say", json=word)
            for person, word in zip((ann, again) * 2, words, strict=True)
        ]

        assert [each.status_code for each in said] == [200, 200, 200, 429]


def test_of_many_tables_made_at_once_only_the_quota_is_stored(strict: tuple[str, str]) -> None:
    body = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with Person(strict[0]) as ann, Person(strict[1], token=ann.me["token"]) as again, ThreadPoolExecutor(12) as tabs:
        made = [tabs.submit(person.http.post, "/api/tables", json=body) for person in (ann, again) * 6]

        assert sorted(each.result().status_code for each in made) == [201] * 4 + [429] * 8
