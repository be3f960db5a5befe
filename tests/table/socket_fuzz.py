"""A fuzzer that knows the protocol: real moves, moves that come too late, twice or for others, and mutated ones.

`python -m tests.table.socket_fuzz --inputs 100000 --seed 1` sends that many messages over sockets of its own server.
They come in bursts, so that most moves of a burst are too late. Every burst is answered, nothing is a mistake of the
server (`igroteka_errors_total`), and its memory stays flat.
"""

import argparse
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.table.people import Json, Person, drain
from tests.table.served import Process, family, metric

GAMES = ("reference", "ryozen", "bonfire", "ghost_stories", "candelabria")
BOUNDS = {
    "IGROTEKA_THINKERS": "1",
    "IGROTEKA_BOT_SECONDS": "0.05",
    "IGROTEKA_ANSWERS_PER_SECOND": "100000",
    "IGROTEKA_REQUESTS_PER_MINUTE": "10000000",
    "IGROTEKA_CREATIONS_PER_HOUR": "1000000",
    "IGROTEKA_NEWCOMERS_PER_HOUR": "1000000",
    "IGROTEKA_CHAT_PER_MINUTE": "1000000",
}
STRANGE: tuple[Any, ...] = (
    None,
    -1,
    0,
    7,
    1 << 70,
    0.5,
    "",
    "x" * 300,
    "done",
    [],
    ["a"] * 40,
    {},
    True,
    "\u202e",
    "\0",
)
BURST = 16  # messages at most before a reply is awaited
GROWTH = 1.5  # of memory, after the first tenth of the inputs


class Table:
    """Two people and a bot at a table, one of whom may send anything."""

    def __init__(self, url: str, luck: random.Random) -> None:
        self.luck = luck
        self.one, self.two = Person(url, "Ann"), Person(url, "Boris")
        self.table = self.one.create(luck.choice(GAMES), "me", "open", "easy", end_turn=luck.random() < 0.5)
        self.two.post(f"/api/tables/{self.table}/claim", {})
        self.one.connect(self.table)
        self.two.connect(self.table)
        self.sent: list[Json] = []

    def close(self) -> None:
        for person in (self.one, self.two):
            person.hang_up()
            person.http.close()

    @property
    def over(self) -> bool:
        return bool(self.one.state.get("outcome"))

    def fuzz(self) -> int:
        """A burst of messages from one of them, which are all answered; returns how many."""
        person = self.luck.choice((self.one, self.two))
        burst = self.luck.randint(1, BURST)
        for each in (self.one, self.two):
            drain(each)
        for _ in range(burst):
            self.send(person)
        ping = person.send("ping")
        while ping not in person.accepted:
            person.receive()
        for history in (person.raw, person.errors, person.points):
            history.clear()
        person.accepted.clear()
        return burst

    def send(self, person: Person) -> None:
        kinds: list[tuple[int, Callable[[Person], Json]]] = [
            (8, self.move),
            (3, self.again),
            (3, self.other),
            (6, self.mutated),
            (2, self.undo),
        ]
        make = self.luck.choices([each for _, each in kinds], [weight for weight, _ in kinds])[0]
        message = make(person)
        self.sent = [*self.sent[-20:], message]
        name = f"f{next(person.ids)}"
        assert person.socket
        person.socket.send(msgspec.json.encode(message | {"id": name} if make != self.again else message).decode())

    def move(self, person: Person) -> Json:
        """A legal answer if there is a question, or one out of turn."""
        question, at = person.state.get("question"), person.state["revision"]
        seat, key = (question["seat"], self.luck.choice(question["options"])["key"]) if question else (0, "done")
        return {"type": "answer", "seat": seat, "revision": at, "keys": [key], "final": True}

    def undo(self, person: Person) -> Json:
        return {
            "type": "undo",
            "seat": self.luck.randrange(3),
            "revision": person.state["revision"],
            "answers": self.luck.randrange(-1, 4),
        }

    def again(self, person: Person) -> Json:
        """Something that was sent before, by anybody."""
        return self.luck.choice(self.sent) if self.sent else {"type": "ping", "id": "p"}

    def other(self, person: Person) -> Json:
        kinds: list[Json] = [
            {"type": "say", "text": self.luck.choice(("hello", "", "\u202e", "x" * 3000))},
            {"type": "look", "seat": self.luck.choice((0, 1, 2, None, 9))},
            {"type": "point", "target": "board", "key": self.luck.choice(("", "done"))},
            {"type": "sync"},
        ]
        return self.luck.choice(kinds)

    def mutated(self, person: Person) -> Json:
        """A real message with one field changed, removed or added."""
        message = dict(self.luck.choice((self.move, self.undo, self.other))(person))
        field = self.luck.choice([*message, "extra"])
        if self.luck.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = self.luck.choice(STRANGE)
        return message


def memory_mb(pid: int) -> float:
    """Of a server with all that it started."""
    pages = 0
    for each in family(pid):
        try:
            pages += int(Path(f"/proc/{each}/statm").read_text(encoding="utf-8").split()[1])
        except OSError:  # it has ended
            continue
    return pages * 4096 / 1e6


def socket_fuzz(folder: Path, inputs: int, seed: int) -> int:
    """Send this number of messages; returns how many were sent."""
    luck, count, table = random.Random(seed), 0, None
    server = Process(folder, "--db", str(folder / "fuzz.sqlite3"), environment=BOUNDS).wait()
    first = 0.0
    try:
        while count < inputs:
            if table is None or table.over or luck.random() < 0.002:
                if table:
                    table.close()
                table = Table(server.url, luck)
            count += table.fuzz()
            server.expect_alive()
            if not first and count >= inputs // 10:
                first = memory_mb(server.process.pid)
        assert table
        numbers = table.one.http.get("/metrics").text
        assert metric(numbers, "igroteka_errors_total") == 0, f"seed {seed}: {server.said()[-3000:]}"
        last = memory_mb(server.process.pid)
        assert last < first * GROWTH + 50, f"seed {seed}: memory grew from {first:.0f} to {last:.0f} MB"
        table.close()
    finally:
        server.stop()
    return count


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        print(f"{socket_fuzz(Path(temporary), given.inputs, given.seed)} messages, seed {given.seed}")
