"""Kill the server again and again under load: what was acknowledged must be there afterwards.

`python -m tests.table.kills 50` does it fifty times (`make soak`); a test does it a few times. With `--workers 2` it
kills at random a worker, the parent of the workers, or all of them. Between the kills the server is now and then
stopped as an operator does it, or paused for a while, so that its leases and clients' timeouts run out.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import sqlite3
import tempfile
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]
import httpx
import sqlalchemy as sa

from igroteka.records import record
from igroteka.table.core.play import Play
from igroteka.table.settings import Settings
from igroteka.table.storage import schema
from igroteka.table.storage.store import Store
from tests.table.people import Person
from tests.table.served import Process, family

TABLES = 4
BETWEEN = (5, 40)  # acknowledged answers between two kills
TIMEOUT_S = 60.0  # seconds of the server's processor time for them
PAUSE_S = 3.0
QUICK = {
    "IGROTEKA_THINKERS": "1",
    "IGROTEKA_BOT_SECONDS": "0.2",
    "IGROTEKA_ANSWERS_PER_SECOND": "10000",
    "IGROTEKA_REQUESTS_PER_MINUTE": "1000000",
    "IGROTEKA_CREATIONS_PER_HOUR": "100000",
    "IGROTEKA_NEWCOMERS_PER_HOUR": "100000",
}
LONGEST_WAIT = 900  # seconds, in case it computes nothing


class Ack(NamedTuple):
    """An answer that the server acknowledged."""

    table: str
    message: str
    revision: int


class UnkeptError(Exception):
    """The server refused to store something, since its database was away."""


class Load:
    """Players who answer at several tables, whatever happens to the server."""

    def __init__(self, server: Process, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.acks: list[Ack] = []
        self.tables: list[str] = []
        self.ended = threading.Event()
        self.progress = threading.Condition()
        self.doing: dict[int, str] = {}  # what each player did last, in case the tables stand still

    def start(self) -> list[threading.Thread]:
        threads = [threading.Thread(target=self.play, args=(number,), daemon=True) for number in range(TABLES)]
        for thread in threads:
            thread.start()
        return threads

    def stop(self, threads: list[threading.Thread]) -> None:
        self.ended.set()
        for thread in threads:
            thread.join(60)

    def play(self, number: int) -> None:
        """One person on both seats of table after table, a bot on the third."""
        luck = random.Random(f"{self.seed} {number}")
        while not self.ended.is_set():
            try:
                self.doing[number] = "comes"
                with self.guest() as person:
                    self.play_table(person, luck, number)
            except httpx.TransportError:
                continue  # killed while a table was made
            except UnkeptError:
                continue  # refused while the database was away
            except BaseException as error:
                self.doing[number] = f"failed: {error!r}"
                raise

    def play_table(self, person: Person, luck: random.Random, number: int) -> None:
        table = self.new_table(person)
        self.tables.append(table)
        sent = 0
        while not self.ended.is_set():
            looks = [self.patiently(person, "GET", f"/api/tables/{table}", seat=seat).json() for seat in (0, 1)]
            if looks[0].get("outcome"):
                return
            self.doing[number] = f"{table} {looks[0].get('revision')} {looks[0].get('waiting')} {looks[0].get('code')}"
            asked = [(look["question"], look["revision"]) for look in looks if look.get("question")]
            if not asked:
                continue
            question, revision = asked[0]
            seat = question["seat"]
            sent += 1
            key = luck.choice(question["options"])["key"]
            body = {"type": "answer", "id": str(sent), "seat": seat, "revision": revision, "keys": [key]}
            body["final"] = True
            answer = self.patiently(person, "POST", f"/api/tables/{table}/answer", body)
            if answer.is_success:
                self.acknowledge(Ack(table, f"{sent}", answer.json()["revision"]))

    def guest(self) -> Person:
        """A new guest, as soon as one can be stored."""
        while httpx.get(f"{self.server.url}/ready").status_code == 503:
            threading.Event().wait(0.05)
        try:
            return Person(self.server.url)
        except AssertionError as refused:  # the database went away in the meantime
            raise UnkeptError from refused

    def new_table(self, person: Person) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "easy"}]
        made = person.http.post("/api/tables", json={"game": "reference", "seats": seats})
        if made.status_code == 503:
            raise UnkeptError
        return str(made.raise_for_status().json()["id"])

    def patiently(self, person: Person, method: str, path: str, body: object = None, **params: int) -> httpx.Response:
        """Repeat the same request until the server is there."""
        waiting = threading.Event()
        while True:
            try:
                return person.http.request(method, path, json=body, params=params)
            except httpx.TransportError:
                if self.ended.is_set():
                    raise
                waiting.wait(0.05)

    def acknowledge(self, ack: Ack) -> None:
        with self.progress:
            self.acks.append(ack)
            self.progress.notify_all()

    def wait_for(self, more: int, server: Process) -> None:
        """Wait for further acknowledgements. The timeout counts the server's processor time, not the clock."""
        with self.progress:
            count, computed = len(self.acks) + more, server.computed()
            for _ in range(LONGEST_WAIT):
                if self.progress.wait_for(lambda: len(self.acks) >= count, timeout=1):
                    return
                server.expect_alive()
                if server.computed() - computed > TIMEOUT_S:
                    break
        spent = server.computed() - computed
        missing = count - len(self.acks)
        raise AssertionError(
            f"seed {self.seed}: the tables stand still; {missing} of {more} answers are missing after {spent:.1f} s "
            f"of the server's time: {self.doing}"
        )


def disturb(server: Process, how: str, start: Callable[..., Process]) -> Process:
    """Pause the server and all it started, or stop it and start it again."""
    if how == "pause":
        everything = family(server.process.pid)
        for order in (signal.SIGSTOP, signal.SIGCONT):
            for pid in everything:
                with suppress(ProcessLookupError):
                    os.kill(pid, order)
            threading.Event().wait(PAUSE_S if order == signal.SIGSTOP else 0)
    elif how == "stop":
        code = server.stop()
        assert code in (0, -signal.SIGTERM), f"it ended with {code}: {server.said()[-2000:]}"
        return start(at=server.port).wait()
    return server


def kill_loop(folder: Path, kills: int, seed: int, workers: int = 1) -> int:
    """Kill and restart this number of times; returns the number of acknowledged answers that were checked."""
    luck = random.Random(seed)
    database = str(folder / "tables.sqlite3")
    options = ("--db", database, "--workers", str(workers))
    start = partial(Process, folder, *options, environment=QUICK, forked=workers == 1)
    server = start().wait()
    load = Load(server, seed)
    threads = load.start()
    for _ in range(kills):
        load.wait_for(luck.randint(*BETWEEN), server)
        server = disturb(server, luck.choice(("", "", "pause", "stop")), start)
        check_acks(database, load)
        victim = luck.choice(("worker", "parent", "all")) if workers > 1 else "all"
        if victim == "worker":
            os.kill(luck.choice(server.workers()), signal.SIGKILL)
        else:
            server.kill(workers=victim == "all")
            server = start(at=server.port).wait()
        check_acks(database, load)
    load.wait_for(BETWEEN[1], server)
    load.stop(threads)
    assert server.stop() in (0, -signal.SIGTERM)
    ends = set(re.findall(r"worker \d+ ended with (-?\w+)", Path(server.log.name).read_text(encoding="utf-8")))
    assert ends <= {str(-signal.SIGKILL)}, f"seed {seed}: workers died otherwise than killed: {ends}"
    check(database, load)
    return len(load.acks)


def check(database: str, load: Load) -> None:
    """Every acknowledged answer is there, and every table can be played on and replayed."""
    check_acks(database, load)
    asyncio.run(whole(database))


def stored_answers(database: str) -> list[tuple[str, str, int]]:
    """Table, message and number of every stored answer."""
    wanted = "SELECT table_id, message, number FROM entries WHERE message IS NOT NULL"
    if database.startswith("postgresql://"):
        return asyncio.run(fetched(database, wanted))
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(wanted).fetchall()


async def fetched(database: str, wanted: str) -> list[tuple[str, str, int]]:
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(wanted)]
    finally:
        await connection.close()


def check_acks(database: str, load: Load) -> None:
    """Every answer acknowledged so far is there once, with its number."""
    with load.progress:
        acks = load.acks[:]
    rows = stored_answers(database)
    saved = {(table, message.partition(":")[2]): number for table, message, number in rows}
    assert len(saved) == len(rows)
    lost = [ack for ack in acks if saved.get((ack.table, ack.message)) != ack.revision]
    assert lost == [], f"seed {load.seed}: acknowledged and lost: {lost[:5]} of {len(acks)}"


async def whole(database: str) -> None:
    """No half table: rows fit the snapshot, and the record leads to the same state."""
    store = Store(Settings(db=database).database)
    for row in await store.rows(sa.select(schema.tables.c.id)):
        found = await store.whole(row["id"])
        assert found is not None
        play = Play(*found)
        numbers = [entry.number for entry in found[2]]
        assert numbers == sorted(set(numbers)), f"{play.id}: revisions are told twice, or in another order"
        assert not numbers or numbers[-1] <= play.revision
        if play.match:
            again = record.replay(play.game, play.record())
            assert len(again.log) == len(play.match.log)
    await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kills", type=int, nargs="?", default=50)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    print(f"seed {given.seed}")
    with tempfile.TemporaryDirectory() as place:
        answers = kill_loop(Path(place), given.kills, given.seed, given.workers)
    print(f"{given.kills} kills, {answers} acknowledged answers, none lost")
