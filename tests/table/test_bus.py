"""Two workers on one machine, with SQLite and without Redis."""

import asyncio
import os
import random
import signal
import socket
import threading
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from igroteka.table.cluster.bus import WorkerBus
from igroteka.table.core.play import Play
from igroteka.table.hub import current_table, sweep
from igroteka.table.hub.bus_message import BusMessage
from igroteka.table.hub.context import HubContext
from igroteka.table.hub.listeners import Listeners
from igroteka.table.hub.room import Room
from igroteka.table.settings import Settings
from igroteka.table.storage.store import Store
from tests.table.people import TIMEOUT_S, Person, play_out, two_people
from tests.table.served import Process, apart, eventually, metric

QUICK = {"IGROTEKA_THINKERS": "1", "IGROTEKA_BOT_SECONDS": "0.3", "IGROTEKA_CREATIONS_PER_HOUR": "10000"}


@pytest.fixture
def by_word_alone(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """Workers that do not look into the database by themselves."""
    monkeypatch.setattr(sweep, "SWEEP_SECONDS", 3600.0)
    with apart(settings) as addresses:
        yield addresses


@pytest.mark.parametrize("way", [1, -1], ids=["there", "back"])
def test_a_whole_match_of_two_who_are_at_different_workers(by_word_alone: tuple[str, str], way: int, seed: int) -> None:
    with two_people(*by_word_alone[::way]) as (ann, boris):
        play_out(random.Random(seed), ann, boris)
        for person in (ann, boris):
            person.until(lambda state: bool(state.get("outcome")))

        assert ann.state["outcome"]["scores"] == boris.state["outcome"]["scores"]
        with Person(boris.url, token=ann.me["token"]) as there:
            assert there.get(f"/api/tables/{ann.table}", seat=0)["log"] == ann.state["log"]


def test_presence_and_chat_reach_the_other_worker(by_word_alone: tuple[str, str]) -> None:
    with two_people(*by_word_alone) as (ann, boris):
        ann.until(lambda state: bool(state["table"]["seats"][1].get("online")))
        boris.ask("say", text="Hello")
        ann.until(lambda state: bool(state.get("chat")))

        assert ann.state["chat"][0]["text"] == "Hello"
        boris.hang_up()
        ann.until(lambda state: not state["table"]["seats"][1].get("online"))


@pytest.fixture
def without_a_word_of_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    """What workers tell each other of new lines is lost."""
    publish = HubContext.publish

    async def lost(self: HubContext, table: str, message: BusMessage) -> None:
        if not message.chat:
            await publish(self, table, message)

    monkeypatch.setattr(HubContext, "publish", lost)


@pytest.mark.usefixtures("without_a_word_of_chat")
def test_a_line_whose_word_was_lost_is_heard_too(settings: Settings) -> None:
    with apart(settings) as addresses, two_people(*addresses) as (ann, boris):
        ann.ask("say", text="Hello")

        assert boris.until(lambda state: bool(state.get("chat")))["chat"][0]["text"] == "Hello"


@pytest.mark.usefixtures("without_a_word_of_chat")
def test_a_speaker_hears_what_was_said_before(by_word_alone: tuple[str, str]) -> None:
    with two_people(*by_word_alone) as (ann, boris):
        ann.ask("say", text="one")
        boris.ask("say", text="two")
        boris.until(lambda state: len(state.get("chat", [])) >= 2)

        assert [line["text"] for line in boris.state["chat"]] == ["one", "two"]


def test_of_two_tabs_at_two_workers_one_wins(by_word_alone: tuple[str, str]) -> None:
    with two_people(*by_word_alone) as (ann, _), Person(by_word_alone[1], token=ann.me["token"]) as tab:
        body = {"type": "answer", "seat": 0, "revision": ann.state["revision"], "keys": ["done"], "final": True}
        first = ann.http.post(f"/api/tables/{ann.table}/answer", json={**body, "id": "a"})
        second = tab.http.post(f"/api/tables/{ann.table}/answer", json={**body, "id": "b"})

        assert (first.status_code, second.status_code) == (200, 409)
        assert second.json()["state"]["revision"] == first.json()["revision"]


def test_a_retry_at_another_worker_does_nothing(by_word_alone: tuple[str, str]) -> None:
    with two_people(*by_word_alone) as (ann, _), Person(by_word_alone[1], token=ann.me["token"]) as tab:
        body = {"type": "answer", "id": "a", "seat": 0, "revision": ann.state["revision"], "keys": ["done"]}
        both = [each.post(f"/api/tables/{ann.table}/answer", {**body, "final": True}) for each in (ann, tab)]

        assert both[0] == both[1]


def test_what_was_taken_back_at_one_worker_is_taken_back_at_the_other(by_word_alone: tuple[str, str]) -> None:
    with two_people(*by_word_alone) as (ann, boris):
        assert ann.answer("done", final=False)["type"] == "accepted"
        boris.until(lambda state: bool(state["revision"] == ann.state["revision"]))
        assert ann.undo()["type"] == "accepted"
        boris.until(lambda state: bool(state["revision"] == ann.state["revision"]))

        assert ann.question and ann.answer("done")["type"] == "accepted"
        boris.until(lambda state: bool(state["revision"] == ann.state["revision"]))


def test_what_changes_while_the_table_is_read_is_seen(
    by_word_alone: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    follow, read = Room.follow, Room.current
    heard, reading = list[Room](), threading.Event()

    async def heard_of(self: Room, message: BusMessage) -> None:
        await follow(self, message)
        heard.extend([self] if message.at else [])

    async def slowly(self: Room, at: int | None = None) -> Play:
        play = await read(self, at)
        if self in heard and not reading.is_set():
            reading.set()
            while len(heard) < 2:
                await asyncio.sleep(0.01)
        return play

    with two_people(*by_word_alone) as (ann, boris):
        ann.until(lambda state: bool(state["table"]["seats"][1].get("online")))  # else nobody there is told of changes
        boris.until(lambda state: bool(state["revision"] == ann.state["revision"]))
        monkeypatch.setattr(Room, "follow", heard_of)
        monkeypatch.setattr(Room, "current", slowly)
        assert ann.answer("done", final=False)["type"] == "accepted"
        assert reading.wait(TIMEOUT_S)
        assert ann.undo()["type"] == "accepted"

        boris.until(lambda state: bool(state["revision"] == ann.state["revision"]))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The tables about which the database was asked how far they are, if all of the test is a moment."""
    monkeypatch.setattr(current_table, "RECENT_SECONDS", 3600.0)
    revisions, asked = Store.revisions, list[object]()

    async def noted(store: Store, tables: Iterable[str]) -> dict[str, int]:
        asked.append(tables)
        return await revisions(store, tables)

    monkeypatch.setattr(Store, "revisions", noted)
    return asked


def test_sitting_down_and_connecting_checks_the_revision_twice_at_most(
    by_word_alone: tuple[str, str], asked: list[object]
) -> None:
    with Person(by_word_alone[0], "Ann") as ann, Person(by_word_alone[1], "Boris") as boris:
        table = ann.create("reference", "me", "open")
        boris.post(f"/api/tables/{table}/claim", {})
        boris.connect(table)

    assert asked in ([[table]], [[table]] * 2)  # when a player sits down, and when they have begun to listen


def test_what_changes_before_one_listens_is_seen(
    by_word_alone: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    subscribe = Room.subscribe

    async def late(self: Room) -> None:
        await asyncio.sleep(0.5)
        await subscribe(self)

    with Person(by_word_alone[0], "Ann") as ann, Person(by_word_alone[1], "Boris") as boris:
        table = ann.create("reference", "me", "open")
        monkeypatch.setattr(Room, "subscribe", late)
        ann.connect(table)
        boris.post(f"/api/tables/{table}/claim", {})

        ann.until(lambda state: state["table"]["phase"] == "running")


def test_a_list_of_tables_asks_for_none_by_itself(by_word_alone: tuple[str, str], asked: list[object]) -> None:
    with Person(by_word_alone[0], "Ann") as ann, Person(by_word_alone[1], "Boris") as boris:
        tables = [ann.create("reference", "me", "open") for _ in range(3)]
        boris.post(f"/api/tables/{tables[1]}/claim", {})
        asked.clear()
        listed = {each["id"]: each["phase"] for each in ann.get("/api/tables", which="mine")}

    assert listed == {tables[0]: "open", tables[1]: "running", tables[2]: "open"}
    assert asked == [[tables[1]]]  # only of the one that changed elsewhere


def test_a_worker_that_hears_nothing_asks_the_database(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def say_nothing(self: WorkerBus, data: bytes, channels: list[str]) -> None:
        pass

    monkeypatch.setattr(WorkerBus, "publish", say_nothing)
    with apart(settings) as addresses, two_people(*addresses) as (ann, boris):
        assert ann.answer("done")["type"] == "accepted"
        revision = ann.state["revision"]

        assert boris.until(lambda state: state["revision"] >= revision)["waiting"] == ann.state["waiting"]


def test_a_stale_worker_answers_as_the_database_has_it(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def say_nothing(self: WorkerBus, data: bytes, channels: list[str]) -> None:
        pass

    monkeypatch.setattr(WorkerBus, "publish", say_nothing)
    monkeypatch.setattr(sweep, "SWEEP_SECONDS", 3600.0)
    with apart(settings) as addresses, two_people(*addresses) as (ann, boris):
        before = boris.state["revision"]
        assert ann.answer("done")["type"] == "accepted"
        assert boris.state["revision"] == before  # Boris has not heard of it
        fields = {"seat": 1, "revision": ann.state["revision"], "keys": ["done"], "final": True}

        assert boris.ask("answer", **fields)["type"] == "accepted"
        assert boris.state["revision"] == ann.state["revision"] + 1


def test_guests_of_a_silent_worker_are_not_online() -> None:
    listeners = Listeners()
    listeners.elsewhere = {"gone": (frozenset({"ann"}), 100), "here": (frozenset({"boris"}), 200)}

    assert listeners.forget_silent(150)
    assert not listeners.forget_silent(150)
    assert listeners.online(150) == {"boris"}


# Behind the router


def two_workers(folder: Path) -> Process:
    """A server whose workers are both ready."""
    made = Process(folder, "--db", str(folder / "tables.sqlite3"), "--workers", "2", environment=QUICK).wait()
    assert eventually(lambda: made.said().count("Application startup complete") == 2)
    return made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    made = two_workers(tmp_path_factory.mktemp("two"))
    yield made
    assert made.stop() == 0
    assert made.said().count("Finished server process") == 2


def everywhere(server: Process, name: str) -> list[float]:
    """A number of each worker."""
    numbers = httpx.get(f"{server.url}/metrics", timeout=TIMEOUT_S).text
    return sorted(metric(numbers, f'{name}{{worker="{worker}"}}') for worker in range(2))


def test_everybody_at_a_table_is_at_one_worker(server: Process) -> None:
    with ExitStack() as stack:
        ann = stack.enter_context(Person(server.url, "Ann"))
        table = ann.create("reference", "me", "easy")
        for _ in range(6):
            stack.enter_context(Person(server.url, token=ann.me["token"])).connect(table)

        assert eventually(lambda: everywhere(server, "igroteka_sockets") == [0, 6])  # when those before are gone


def test_two_people_and_a_bot_behind_the_router(server: Process, seed: int) -> None:
    with Person(server.url, "Ann") as ann, Person(server.url, "Boris") as boris:
        table = ann.create("reference", "me", "open", "easy")
        boris.post(f"/api/tables/{table}/claim", {})
        play_out(random.Random(seed), ann.connect(table), boris.connect(table))
        for person in (ann, boris):
            person.until(lambda state: bool(state.get("outcome")))

        assert ann.state["outcome"]["scores"] == boris.state["outcome"]["scores"]


def test_a_connection_that_is_kept_asks_for_any_table(server: Process) -> None:
    with Person(server.url, "Ann") as ann:
        made = [ann.create("reference", "me", "easy") for _ in range(6)]

        assert [ann.get(f"/api/tables/{table}")["table"]["id"] for table in made] == made


@pytest.mark.parametrize(
    "words", [b"", b"\x16\x03\x01\x02\x00\x01", b"GET /api/tables/ab", b"GET / HTTP/1.1\r\nX: " + b"y" * 200_000]
)
def test_an_unfinished_request_keeps_nobody_waiting(server: Process, words: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT_S) as odd:
        odd.sendall(words)

        assert httpx.get(f"{server.url}/ready", timeout=TIMEOUT_S).is_success


def test_whichever_worker_is_asked_it_tells_of_all(server: Process) -> None:
    before = sum(everywhere(server, "igroteka_requests_total"))  # each call is led to the next worker
    after = [sum(everywhere(server, "igroteka_requests_total")) for _ in range(4)]

    assert after == [before + more for more in range(1, 5)]


# Workers that end


def alive(pid: int) -> bool:
    """Whether a process runs, and is not only remembered."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return False


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A server of the test's own."""
    made = two_workers(tmp_path)
    yield made
    if made.process.poll() is None:
        made.stop()


def test_a_killed_worker_is_followed_by_another_and_its_tables_go_on(mortal: Process) -> None:
    before = mortal.workers()
    with Person(mortal.url, "Ann") as ann:
        table = ann.create("reference", "me", "easy")
        ann.connect(table)
        assert ann.answer("done")["type"] == "accepted"
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        assert ann.closed() == 0
        revision = ann.state["revision"]
        ann.hang_up()

        assert ann.connect(table).state["revision"] >= revision
        assert eventually(lambda: len(set(mortal.workers()) - set(before)) == 2)


def test_workers_end_when_their_parent_was_killed(mortal: Process) -> None:
    workers = mortal.workers()
    mortal.kill(workers=False)

    assert eventually(lambda: not any(map(alive, workers)))


def test_a_hang_up_signal_renews_one_worker_after_another(mortal: Process) -> None:
    before = mortal.workers()
    os.kill(mortal.process.pid, signal.SIGHUP)

    assert eventually(lambda: len(set(mortal.workers()) - set(before)) == 2)
    assert httpx.get(f"{mortal.url}/ready", timeout=TIMEOUT_S).is_success
    assert mortal.stop() == 0
