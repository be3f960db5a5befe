"""Headless players for bench/table.py. They do as little as possible, so that only the server is measured."""

import asyncio
import random
import zlib
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import cast

import httpx
import msgspec

SEATS = 4
LONGEST_WAIT = 20.0  # seconds for an answer; after that it counts as an error
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of whole frames
DEFLATED = 0x40  # bit of the first byte
SYNCED = b"\x00\x00\xff\xff"  # the end of a deflated message, which is not sent


class SocketClient(asyncio.Protocol):
    """One WebSocket. Its frames are masked with zeros: the server has the usual work, this side has none."""

    def __init__(self, path: str, token: str, deflate: bool, hear: Callable[[bytes, int], None]) -> None:
        self.path, self.token, self.deflate, self.hear = path, token, deflate, hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self._inflate = zlib.decompressobj(-15)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        headers = [
            f"GET {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {b64encode(random.randbytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self.token}",
        ]
        if self.deflate:
            headers.append("Sec-WebSocket-Extensions: permessage-deflate")
        self.transport.write("\r\n".join([*headers, "\r\n"]).encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Handle all whole frames; returns what is left of the last one."""
        at = 0
        while len(data) - at >= 2:
            first, size, head = data[at], data[at + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(data) - at < head:
                    break
                size = int.from_bytes(data[at + 2 : at + head])
            if len(data) - at < head + size:
                break
            self._frame(first, data[at + head : at + head + size])
            at += head + size
        return data[at:]

    def _frame(self, first: int, body: bytes) -> None:
        if first & ~DEFLATED == TEXT:
            whole = self._inflate.decompress(body + SYNCED) if first & DEFLATED else body
            self.hear(whole, len(body))
        elif first == PING:
            self._send(PONG, body)

    def send(self, body: bytes) -> None:
        self._send(TEXT, body)

    def _send(self, first: int, body: bytes) -> None:
        assert self.transport
        size = bytes([len(body) | 0x80]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes([first]) + size + b"\x00\x00\x00\x00" + body)

    def close(self) -> None:
        if self.transport:
            self.transport.close()


class Choice(msgspec.Struct):
    key: str


class Asked(msgspec.Struct):
    """As much of a question as a headless player reads."""

    seat: int
    options: list[Choice]


class Over(msgspec.Struct):
    """That a match ended, not how."""


class Message(msgspec.Struct):
    """As much of a message as a headless player reads."""

    type: str
    revision: int | None = None
    asked: bool = False
    question: Asked | None = None
    outcome: Over | None = None


class DoAnswer(msgspec.Struct, tag_field="type", tag="answer"):
    id: str
    seat: int
    revision: int
    keys: list[str]
    final: bool = True


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Figures:
    """What was measured."""

    waits: list[float] = field(default_factory=list)  # seconds from answer to everybody's update
    errors: int = 0
    finished: int = 0
    late: int = 0  # matches that had to be made during the measurement
    updates: int = 0
    size: int = 0  # bytes of all updates


class LoadServer:
    """The server as its guests reach it."""

    def __init__(self, http: httpx.AsyncClient, deflate: bool, query: str) -> None:
        self.http = http
        self.deflate = deflate
        self.query = query
        self.figures = Figures()

    async def guest(self) -> str:
        """The token of a new guest."""
        async with httpx.AsyncClient(base_url=self.http.base_url, timeout=60) as guest:
            return str((await guest.get("/api/me")).json()["token"])

    async def post(self, token: str, path: str, body: object) -> dict[str, str]:
        answer = await self.http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found

    async def connect(self, token: str, table: str, hear: Callable[[bytes, int], None]) -> SocketClient:
        path = f"/api/tables/{table}/socket{self.query}"
        url = self.http.base_url
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: SocketClient(path, token, self.deflate, hear), url.host, url.port
        )
        await client.opened
        return client


class LoadMatch:
    """A match with all its players connected."""

    def __init__(self, server: LoadServer, game: str, tokens: list[str], luck: random.Random) -> None:
        self.server = server
        self.game = game
        self.tokens = tokens
        self.luck = luck
        self.clients: list[SocketClient] = []
        self.at = [0] * SEATS
        self.questions: list[Asked | None] = [None] * SEATS
        self.over = False
        self.sent = 0
        self._before = 0
        self._everybody: asyncio.Future[bool] | None = asyncio.get_running_loop().create_future()

    async def open(self) -> "LoadMatch":
        """Make the table and connect everybody."""
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        wanted = {"game": self.game, "seats": seats, "end_turn": False}
        table = (await self.server.post(self.tokens[0], "/api/tables", wanted))["id"]
        for seat in range(1, SEATS):
            await self.server.post(self.tokens[seat], f"/api/tables/{table}/claim", {"seat": seat})
        everybody = self._everybody
        assert everybody
        for seat, token in enumerate(self.tokens):
            self.clients.append(await self.server.connect(token, table, partial(self.hear, seat)))
        await asyncio.wait_for(everybody, LONGEST_WAIT)
        return self

    def hear(self, seat: int, data: bytes, size: int) -> None:
        message, figures = decode(data), self.server.figures
        if message.type == "error":
            figures.errors += 1
        if message.revision is None or message.type not in ("state", "update"):
            return
        if message.type == "update":
            figures.updates += 1
            figures.size += size
        if message.type == "state" or message.asked:
            self.questions[seat] = message.question
        self.over = self.over or message.outcome is not None
        self.at[seat] = max(self.at[seat], message.revision)
        if self._everybody and min(self.at) > self._before:
            self._tell(True)

    def _tell(self, heard: bool) -> None:
        if self._everybody and not self._everybody.done():
            self._everybody.set_result(heard)
        self._everybody = None

    async def answer(self) -> None:
        """Give one answer for a seat that is asked, and wait until everybody has the update."""
        asked = next((seat for seat in range(SEATS) if self.questions[seat]), None)
        if asked is None:
            return
        question, self.questions[asked] = self.questions[asked], None
        assert question
        self._before, self.sent = self.at[asked], self.sent + 1
        key = self.luck.choice(question.options).key
        loop = asyncio.get_running_loop()
        everybody = self._everybody = loop.create_future()
        begun = perf_counter()
        self.clients[asked].send(encode(DoAnswer(str(self.sent), asked, self._before, [key])))
        timer = loop.call_later(LONGEST_WAIT, self._tell, False)
        if await everybody:
            self.server.figures.waits.append(perf_counter() - begun)
        else:
            self.server.figures.errors += 1
        timer.cancel()

    def close(self) -> None:
        for client in self.clients:
            client.close()


class Reserve:
    """Matches made and connected before the measurement; a table takes the next one when its own is over."""

    def __init__(self, server: LoadServer, games: tuple[str, ...], tables: int, seed: int) -> None:
        self.server = server
        self.games = games
        self.tables = tables
        self.luck = random.Random(seed)  # a game, not a secret
        self.guests: dict[int, list[str]] = {}
        self.ready: dict[str, list[LoadMatch]] = {game: [] for game in games}
        self.made = 0

    async def fill(self, count: int) -> None:
        """Have a number of matches of each game in reserve."""
        missing = [game for game in self.games for _ in range(count - len(self.ready[game]))]
        for start in range(0, len(missing), 10):
            for match in await asyncio.gather(*map(self.make, missing[start : start + 10])):
                self.ready[match.game].append(match)

    async def make(self, game: str) -> LoadMatch:
        number, self.made = self.made % self.tables, self.made + 1
        if number not in self.guests:
            self.guests[number] = [await self.server.guest() for _ in range(SEATS)]
        tokens = self.guests[number]
        return await LoadMatch(self.server, game, tokens, random.Random(self.luck.random())).open()

    async def take(self, game: str) -> LoadMatch:
        if self.ready[game]:
            return self.ready[game].pop()
        self.server.figures.late += 1
        return await self.make(game)


class LoadTable:
    """A table at which one match follows another."""

    def __init__(self, reserve: Reserve, game: str, match: LoadMatch) -> None:
        self.reserve = reserve
        self.game = game
        self.match = match
        self.past: list[LoadMatch] = []

    async def play(self, every: float, until: float) -> None:
        """Answer at regular intervals."""
        await asyncio.sleep(self.match.luck.random() * every)
        while perf_counter() < until:
            begun = perf_counter()
            if self.match.over:
                self.reserve.server.figures.finished += 1
                self.past.append(self.match)
                self.match = await self.reserve.take(self.game)
            await self.match.answer()
            await asyncio.sleep(max(every - (perf_counter() - begun), 0))

    def forget(self) -> None:
        """Disconnect from the matches that are over."""
        for match in self.past:
            match.close()
        self.past = []
