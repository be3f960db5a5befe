"""Two workers on PostgreSQL and Redis serve one table."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event

import pytest

from igroteka.table.settings import Settings
from tests.table.people import Person, play_out
from tests.table.served import Process, RedisServer, served


@pytest.fixture
def workers(pg: str, redis: RedisServer) -> Iterator[tuple[str, str]]:
    """Two servers that share a database and hear of each other."""
    settings = Settings(
        db=pg,
        redis=redis.url,
        reference=True,
        thinkers=1,
        bot_seconds=0.5,
        creations_per_hour=10_000,
        newcomers_per_hour=10_000,
        chat_per_minute=600,
    )
    with served(settings) as one, served(settings) as two:
        yield one, two


@pytest.fixture
def pair(workers: tuple[str, str]) -> Iterator[tuple[Person, Person]]:
    """Two people at one table, each connected to another worker."""
    with Person(workers[0], "Ann") as ann, Person(workers[1], "Boris") as boris:
        table = ann.create("reference", "me", "open")
        boris.post(f"/api/tables/{table}/claim", {})
        yield ann.connect(table), boris.connect(table)


def test_a_whole_match_across_two_workers(pair: tuple[Person, Person], seed: int) -> None:
    play_out(random.Random(seed), *pair)
    for person in pair:
        person.until(lambda state: bool(state.get("outcome")))

    assert pair[0].state["outcome"]["scores"] == pair[1].state["outcome"]["scores"]


def test_a_bot_answers_once_although_two_workers_look_on(workers: tuple[str, str]) -> None:
    with Person(workers[0], "Ann") as ann, Person(workers[1]) as watcher:
        table = ann.create("reference", "me", "normal", "easy")
        ann.connect(table)
        watcher.connect(table)
        play_out(random.Random(2), ann)
        watcher.until(lambda state: bool(state.get("outcome")))

        assert watcher.state["outcome"]["scores"] == ann.state["outcome"]["scores"]


def test_two_tabs_at_two_workers_one_wins(workers: tuple[str, str], pair: tuple[Person, Person]) -> None:
    ann, _ = pair
    with Person(workers[1], token=ann.me["token"]) as tab:
        body = {"type": "answer", "seat": 0, "revision": ann.state["revision"], "keys": ["done"], "final": True}
        first = ann.http.post(f"/api/tables/{ann.table}/answer", json={**body, "id": "a"})
        second = tab.http.post(f"/api/tables/{ann.table}/answer", json={**body, "id": "b"})

        assert (first.status_code, second.status_code) == (200, 409)
        assert second.json()["state"]["revision"] == first.json()["revision"]


def test_presence_and_chat_cross_workers(pair: tuple[Person, Person]) -> None:
    ann, boris = pair
    ann.until(lambda state: bool(state["table"]["seats"][1].get("online")))
    boris.ask("say", text="Привет")
    ann.until(lambda state: bool(state.get("chat")))

    assert (ann.state["chat"][0]["name"], ann.state["chat"][0]["text"]) == ("Boris", "Привет")
    boris.hang_up()
    ann.until(lambda state: not state["table"]["seats"][1].get("online"))


def test_one_command_starts_them_all(pg: str, redis: RedisServer, tmp_path: Path) -> None:
    server = Process(tmp_path, "--db", pg, "--redis", redis.url, "--workers", "2").wait()
    try:
        with ExitStack() as stack:
            ann = stack.enter_context(Person(server.url, "Ann"))
            table = ann.create("reference", "me", "easy")
            ann.connect(table)
            tabs = [stack.enter_context(Person(server.url, token=ann.me["token"])).connect(table) for _ in range(6)]
            assert ann.answer("done")["type"] == "accepted"
            revision = ann.state["revision"]
            for tab in tabs:
                tab.until(lambda state: state["revision"] >= revision)
    finally:
        assert server.stop() == 0
    assert server.said().count("Finished server process") == 2


def test_a_mute_reaches_the_other_worker(workers: tuple[str, str], pair: tuple[Person, Person]) -> None:
    ann, boris = pair
    with Person(workers[1], token=ann.me["token"]) as tab:
        tab.connect(ann.table)
        ann.post("/api/me/blocklist", {"table": ann.table, "seat": 1, "kind": "mute"})
        for number in range(300):  # workers look for such things once a second, or later when there is much to do
            boris.ask("say", text=f"line {number}")
            tab.ask("say", text=f"after {number}")
            if f"line {number}" not in [line["text"] for line in tab.state["chat"]]:
                return
            Event().wait(0.2)
        raise AssertionError("the other worker does not follow")


def test_the_tables_go_on_after_redis_was_away(pair: tuple[Person, Person], redis: RedisServer) -> None:
    ann, boris = pair
    redis.stop()
    assert ann.answer("done")["type"] == "accepted"
    redis.start()
    assert boris.answer("done")["type"] == "accepted"
    for person in pair:
        person.until(lambda state: any(line["kind"] == "round.began" for line in state["log"]))
