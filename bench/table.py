"""Load on the table server: headless players on loopback, every seat connected, bounded in time.

    python bench/table.py --tables 300                      the four games mixed, an answer per table every 2 seconds
    python bench/table.py --tables 100 --game each          every game alone
    python bench/table.py --tables 100 --peer DIR           and boardgame.io beside it (DIR holds its node_modules)
    python bench/table.py --tables 100 --peer DIR --capacity
                                                            both at rising rates, until the p99 is above 100 ms

Reported: answers a second, the time from an answer to the update of everybody at the table, the one who answered
included (p50, p99), the server's processor time an answer, bytes an update, and memory a table.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
GAMES = ("ryozen", "bonfire", "ghost_stories", "candelabria")
LONGEST_MS = 100.0  # p99 from an answer to everybody's update
RATES = [round(40 * 1.25**step) for step in range(16)]  # answers a second to try for the capacity: 40 to 1137


class Asked(msgspec.Struct):
    """As much of a question as a headless player reads."""

    seat: int
    options: list["Choice"]


class Choice(msgspec.Struct):
    key: str


class Over(msgspec.Struct):
    """That a match ended, not how."""


class Message(msgspec.Struct):
    """As much of a message as a headless player reads."""

    type: str
    revision: int | None = None
    asked: bool = False
    question: Asked | None = None
    reply_to: str = ""
    outcome: Over | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)  # seconds from answer to everybody's update
    faults: int = 0
    finished: int = 0
    updates: int = 0
    size: int = 0  # of the updates, in bytes

    def reset(self) -> None:
        """Begin anew."""
        self.waits.clear()
        self.faults = self.finished = self.updates = self.size = 0


class LoadTable:
    """One table with all its players."""

    def __init__(self, http: httpx.AsyncClient, game: str, seed: int, figures: Figures, deflate: bool) -> None:
        self.http = http
        self.game = game
        self.luck = random.Random(seed)  # a game, not a secret
        self.figures = figures
        self.deflate = deflate
        self.table = ""
        self.tokens: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.at = [0] * SEATS
        self.questions: list[Asked | None] = [None] * SEATS
        self.over = False
        self.moved = asyncio.Condition()
        self.readers: list[asyncio.Task[None]] = []
        self.sent = 0

    async def open(self) -> None:
        """Make the table and connect everybody."""
        if not self.tokens:
            for _ in range(SEATS):
                async with httpx.AsyncClient(base_url=self.http.base_url, timeout=60) as guest:
                    self.tokens.append((await guest.get("/api/me")).json()["token"])
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        made = await self.post(0, "/api/tables", {"game": self.game, "seats": seats, "end_turn": False})
        self.table = made["id"]
        for seat in range(1, SEATS):
            await self.post(seat, f"/api/tables/{self.table}/claim", {"seat": seat})
        self.over = False
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        for seat in range(SEATS):
            line = await connect(
                f"{address}/api/tables/{self.table}/socket",
                additional_headers={"Authorization": f"Bearer {self.tokens[seat]}"},
                max_size=None,
                compression="deflate" if self.deflate else None,
            )
            self.sockets.append(line)
            self.readers.append(asyncio.create_task(self.read(seat, line)))

    async def post(self, seat: int, path: str, body: object) -> dict[str, str]:
        answer = await self.http.post(path, json=body, headers={"Authorization": f"Bearer {self.tokens[seat]}"})
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    async def read(self, seat: int, line: ClientConnection) -> None:
        async for data in line:
            message = decode(data)
            if message.type == "fault":
                self.figures.faults += 1
            if message.type == "update":
                self.figures.updates += 1
                self.figures.size += len(data.encode() if isinstance(data, str) else data)
            if message.type not in ("state", "update") or message.revision is None:
                continue
            if message.type == "state" or message.asked:
                self.questions[seat] = message.question
            self.over = self.over or message.outcome is not None
            async with self.moved:
                self.at[seat] = max(self.at[seat], message.revision)
                self.moved.notify_all()

    async def close(self) -> None:
        for line in self.sockets:
            await line.close()
        for reader in self.readers:
            reader.cancel()
        self.sockets, self.readers = [], []
        self.at, self.questions = [0] * SEATS, [None] * SEATS

    async def answer(self) -> None:
        """One answer of whoever is asked, until everybody has its update."""
        asked = next((seat for seat in range(SEATS) if self.questions[seat]), None)
        if asked is None:
            return
        question, self.questions[asked] = self.questions[asked], None
        assert question
        before, self.sent = self.at[asked], self.sent + 1
        key = self.luck.choice(question.options).key
        body = {"type": "answer", "id": str(self.sent), "seat": asked, "revision": before, "keys": [key], "final": True}
        begun = perf_counter()
        await self.sockets[asked].send(msgspec.json.encode(body).decode())
        async with self.moved:
            await self.moved.wait_for(lambda: min(self.at) > before)
        self.figures.waits.append(perf_counter() - begun)

    async def play(self, every: float, until: float) -> None:
        """An answer every so often; a new match when one is over."""
        await asyncio.sleep(self.luck.random() * every)
        while perf_counter() < until:
            begun = perf_counter()
            if self.over:
                self.figures.finished += 1
                await self.close()
                await self.open()
            try:
                await asyncio.wait_for(self.answer(), 20)
            except TimeoutError:
                self.figures.faults += 1
            await asyncio.sleep(max(every - (perf_counter() - begun), 0))


@dataclass
class Plan:
    """What to try."""

    game: str
    tables: int
    seconds: float
    rates: list[float]  # answers a second over all tables
    longest: float  # milliseconds of p99 after which no higher rate is tried
    deflate: bool = False  # let the server compress what it sends, as browsers do


async def load(url: str, plan: Plan, pid: int) -> None:
    """Play at so many tables, at one rate after another."""
    games = GAMES if plan.game == "mix" else (plan.game,)
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        await settled(pid)
        empty, figures = resident(pid), Figures()
        tables = [LoadTable(http, games[n % len(games)], n, figures, plan.deflate) for n in range(plan.tables)]
        for start in range(0, plan.tables, 10):
            await asyncio.gather(*(table.open() for table in tables[start : start + 10]))
        for rate in plan.rates:
            figures.reset()
            begun, busy = perf_counter(), processor(pid)
            await asyncio.gather(*(table.play(plan.tables / rate, begun + plan.seconds) for table in tables))
            spent, computed = perf_counter() - begun, processor(pid) - busy
            found = report(plan, rate, figures, spent, computed, (resident(pid) - empty) / plan.tables)
            tell(found)
            if percentile(figures.waits, 0.99) > plan.longest:
                break
        for table in tables:
            await table.close()


async def settled(pid: int) -> None:
    """Wait until the server has read its games: it computes nothing for two seconds."""
    quiet = 0
    for _ in range(120):
        before = processor(pid)
        await asyncio.sleep(0.5)
        quiet = quiet + 1 if processor(pid) - before < 0.02 else 0
        if quiet == 4:
            return


def percentile(waits: Sequence[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(waits)[int(len(waits) * share)] if waits else 0.0


def report(
    plan: Plan, rate: float, figures: Figures, spent: float, computed: float, memory: float
) -> dict[str, object]:
    answers = max(len(figures.waits), 1)
    return {
        "server": "igroteka",
        "game": plan.game,
        "tables": plan.tables,
        "wanted": rate,
        "answers_per_second": round(len(figures.waits) / spent, 1),
        "p50_ms": round(percentile(figures.waits, 0.5), 1),
        "p99_ms": round(percentile(figures.waits, 0.99), 1),
        "cpu": round(computed / spent, 2),
        "cpu_ms_per_answer": round(1000 * computed / answers, 2),
        "bytes_per_update": round(figures.size / max(figures.updates, 1)),
        "memory_per_table_kb": round(memory / 1024),
        "faults": figures.faults,
        "matches_finished": figures.finished,
    }


COLUMNS = (
    "server", "game", "tables", "wanted", "answers_per_second", "p50_ms", "p99_ms", "cpu_ms_per_answer",
    "bytes_per_update", "memory_per_table_kb", "faults", "matches_finished",
)  # fmt: skip


def tell(found: dict[str, object]) -> None:
    """A line of the table of docs/scaling.md."""
    print("| " + " | ".join(str(found[name]) for name in COLUMNS) + " |", flush=True)


def head() -> None:
    print("| " + " | ".join(name.replace("_", " ") for name in COLUMNS) + " |")
    print("|" + "---|" * len(COLUMNS), flush=True)


def resident(pid: int) -> int:
    """Bytes of memory of a process."""
    text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("VmRSS"))


def processor(pid: int) -> float:
    """Seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(db: str) -> Iterator[tuple[str, int]]:
    """Our server, as it is started by hand but for the bounds per guest: its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--reference"]
        command += ["--db", db or str(Path(folder, "tables.sqlite3"))]
        bounds = {"CREATIONS_PER_HOUR": "1000000", "REQUESTS_PER_MINUTE": "1000000", "LOG": "warning"}
        environment = {**os.environ, **{f"IGROTEKA_{name}": value for name, value in bounds.items()}}
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
            try:
                url = f"http://127.0.0.1:{port}"
                wait_until_ready(url)
                yield url, process.pid
            finally:
                process.send_signal(signal.SIGTERM)


def ours(plan: Plan, db: str) -> None:
    with server(db) as (url, pid):
        uvloop.run(load(url, plan, pid))


def wait_until_ready(url: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"{url}/ready").is_success:
                return
        except httpx.TransportError:
            pass
        asyncio.run(asyncio.sleep(0.1))
    raise SystemExit("the server does not start")


def peer(plan: Plan, folder: str) -> None:
    """boardgame.io's own server with the euro of the peers, loaded the same way."""
    script = Path(__file__).parent / "peers" / "table_boardgameio.js"
    words = [plan.tables, plan.seconds, free_port(), plan.longest, *plan.rates]
    bound = (plan.seconds + 20) * len(plan.rates) + 180
    done = subprocess.run(
        ["node", script, folder, *map(str, words)], capture_output=True, text=True, check=False, timeout=bound
    )
    if done.returncode:
        raise SystemExit(f"boardgame.io: {done.stderr[-500:]}")
    for line in done.stdout.splitlines():
        tell(json.loads(line))


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30, help="at each rate")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers at a table")
    parser.add_argument("--game", default="mix", help="one game, reference, mix (of the four), or each (one by one)")
    parser.add_argument("--capacity", action="store_true", help="rising rates, until the p99 is above 100 ms")
    parser.add_argument("--deflate", action="store_true", help="our updates compressed, as browsers ask for")
    parser.add_argument("--db", default="", help="a database to use instead of a fresh SQLite file")
    parser.add_argument("--peer", default="", help="a folder in which `npm install boardgame.io` was run")
    options = parser.parse_args(words)
    rates = [float(rate) for rate in RATES] if options.capacity else [options.tables / options.every]
    longest = LONGEST_MS if options.capacity else float("inf")
    head()
    for game in (*GAMES, "reference") if options.game == "each" else (options.game,):
        ours(Plan(game, options.tables, options.seconds, rates, longest, options.deflate), options.db)
    if options.peer:
        peer(Plan("euro", options.tables, options.seconds, rates, longest), options.peer)


if __name__ == "__main__":
    main()
