"""Load on the table server: headless players on loopback, every seat connected, bounded in time.

    python bench/table.py --tables 100              our server
    python bench/table.py --tables 100 --peer DIR   and boardgame.io beside it (DIR holds its node_modules)

Every table gets one answer per ``--every`` seconds. Reported: answers a second, the time from an answer to the update
of everybody at the table (p50, p99), and memory per table.
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
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class Asked(msgspec.Struct):
    """As much of a question as a headless player reads."""

    seat: int
    options: list["Choice"]


class Choice(msgspec.Struct):
    key: str


class Message(msgspec.Struct):
    """As much of a message as a headless player reads."""

    type: str
    revision: int | None = None
    asked: bool = False
    question: Asked | None = None
    reply_to: str = ""
    outcome: msgspec.Raw | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)  # seconds from answer to everybody's update
    answers: int = 0
    faults: int = 0
    finished: int = 0


class LoadTable:
    """One table with all its players."""

    def __init__(self, http: httpx.AsyncClient, game: str, seed: int, figures: Figures) -> None:
        self.http = http
        self.game = game
        self.luck = random.Random(seed)  # a game, not a secret
        self.figures = figures
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
                compression=None,
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
        self.figures.answers += 1

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


async def load(url: str, game: str, tables: int, every: float, seconds: float, pid: int) -> dict[str, object]:
    """Play at so many tables for so long."""
    figures = Figures()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        empty = resident(pid)
        all_tables = [LoadTable(http, game, number, figures) for number in range(tables)]
        for start in range(0, tables, 10):
            await asyncio.gather(*(table.open() for table in all_tables[start : start + 10]))
        begun = perf_counter()
        busy = processor(pid)
        await asyncio.gather(*(table.play(every, begun + seconds) for table in all_tables))
        spent = perf_counter() - begun
        full = resident(pid)
        share = (processor(pid) - busy) / spent
        for table in all_tables:
            await table.close()
    return report("igroteka", game, tables, figures, spent, share, (full - empty) / tables)


def report(
    server: str, game: str, tables: int, figures: Figures, spent: float, share: float, memory: float
) -> dict[str, object]:
    waits = sorted(figures.waits) or [0.0]
    return {
        "server": server,
        "game": game,
        "tables": tables,
        "sockets": tables * SEATS,
        "answers_per_second": round(figures.answers / spent, 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "cpu": round(share, 2),
        "memory_per_table_kb": round(memory / 1024),
        "faults": figures.faults,
        "matches_finished": figures.finished,
    }


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


def ours(options: argparse.Namespace) -> dict[str, object]:
    """Start our server, load it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--reference"]
        command += ["--db", options.db or str(Path(folder, "tables.sqlite3"))]
        bounds = {"CREATIONS_PER_HOUR": "1000000", "REQUESTS_PER_MINUTE": "1000000", "LOG": "warning"}
        environment = {**os.environ, **{f"IGROTEKA_{name}": value for name, value in bounds.items()}}
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as server:
            try:
                url = f"http://127.0.0.1:{port}"
                wait_until_ready(url)
                return asyncio.run(load(url, options.game, options.tables, options.every, options.seconds, server.pid))
            finally:
                server.send_signal(signal.SIGTERM)


def wait_until_ready(url: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"{url}/ready").is_success:
                return
        except httpx.TransportError:
            pass
        asyncio.run(asyncio.sleep(0.1))
    raise SystemExit("the server does not start")


def peer(options: argparse.Namespace) -> dict[str, object]:
    """boardgame.io's own server with the euro of the peers, loaded the same way by its own clients."""
    script = Path(__file__).parent / "peers" / "table_boardgameio.js"
    words = [options.tables, options.every, options.seconds, free_port()]
    done = subprocess.run(
        ["node", script, options.peer, *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        timeout=options.seconds + 180,
    )
    if done.returncode:
        raise SystemExit(f"boardgame.io: {done.stderr[-500:]}")
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two answers at a table")
    parser.add_argument("--game", default="reference")
    parser.add_argument("--db", default="")
    parser.add_argument("--peer", default="", help="a folder in which `npm install boardgame.io` was run")
    options = parser.parse_args(words)
    for found in [ours(options)] + ([peer(options)] if options.peer else []):
        print(json.dumps(found))


if __name__ == "__main__":
    main()
