"""Clients that do not read, or do not finish their requests, are disconnected; they hold little memory."""

import asyncio
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from msgspec import structs
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.server import ServerState

from igroteka.table.server import timeouts
from igroteka.table.server.live_protocol import LiveProtocol
from igroteka.table.server.timeouts import HttpProtocol
from igroteka.table.server.workers import config
from igroteka.table.settings import Settings
from tests.table.conftest import visiting
from tests.table.people import TIMEOUT_S, Person
from tests.table.served import eventually, served

SYNC = b'{"type":"sync","id":"1"}'
NGINX_REUSES = 60  # seconds: its default for connections to a server
UPGRADE = (
    "GET / HTTP/1.1",
    "Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade",
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
)


def frame(opcode: int, data: bytes) -> bytes:
    """A client's message on the wire, masked with nothing."""
    return bytes((0x80 | opcode, 0x80 | len(data), 0, 0, 0, 0)) + data


@contextmanager
def dialled(url: str) -> Iterator[socket.socket]:
    """A connection that has little room for what it is sent."""
    split = urlsplit(url)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(TIMEOUT_S)
        line.connect((split.hostname, split.port))
        yield line


@contextmanager
def mute(person: Person, table: str) -> Iterator[socket.socket]:
    """A socket of a table that asks for more than a wire holds, and reads none of it."""
    lines = [*UPGRADE, f"Authorization: Bearer {person.me['token']}", "\r\n"]
    lines[0] = lines[0].replace("/ ", f"/api/tables/{table}/socket ")
    with dialled(person.url) as line:
        line.sendall("\r\n".join(lines).encode())
        assert line.recv(12) == b"HTTP/1.1 101"  # what is sent before that is lost
        with suppress(ConnectionError):  # it may be disconnected before it has asked for all
            for _ in range(600):
                line.sendall(frame(1, SYNC))
        yield line


def abort(line: socket.socket) -> bool:
    """Wait until the other side has ended the connection."""
    watch = select.poll()
    watch.register(line, select.POLLERR | select.POLLHUP)
    return bool(watch.poll(TIMEOUT_S * 1000))


@pytest.fixture
def generous(settings: Settings) -> Settings:
    """A server that answers as often as it is asked."""
    return structs.replace(settings, answers_per_second=10_000)


def test_a_client_that_answers_no_ping_is_shown_as_gone(generous: Settings) -> None:
    with served(generous, ping=1) as url, visiting(url) as invite:
        ann, ben = invite("Ann"), invite("Ben")
        table = ann.create("ryozen", "me", "me", "me", "me")

        def online() -> bool:
            return bool(ben.get(f"/api/tables/{table}")["table"]["seats"][0].get("online"))

        with mute(ann, table) as line:
            assert abort(line)
            assert eventually(lambda: not online())


def test_a_client_that_leaves_a_buffer_unread_is_disconnected(
    generous: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "READ_SECONDS", 0.5)
    with served(generous, ping=None) as url, visiting(url) as invite:
        ann = invite("Ann")
        with mute(ann, ann.create("ryozen", "me", "me", "me", "me")) as line:
            assert abort(line)


def test_answers_are_not_read_without_end(generous: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "READ_SECONDS", 0.5)
    with served(generous) as url, dialled(url) as line:
        line.sendall(b"GET /api/games/ryozen/book HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
        assert abort(line)


def test_a_request_that_never_ends_is_aborted(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.5)
    with served(settings) as url, dialled(url) as silent, dialled(url) as slow, dialled(url) as body:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: ")
        body.sendall(b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
        assert all(map(abort, (silent, slow, body)))


def test_an_idle_connection_is_kept_longer_than_clients_reuse_it() -> None:
    saved = config(Settings(), None).timeout_keep_alive
    reused = httpx.Limits().keepalive_expiry

    assert reused and reused < NGINX_REUSES < saved


def test_a_head_without_end_is_refused(settings: Settings) -> None:
    with served(settings) as url, dialled(url) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        with pytest.raises(ConnectionError):
            line.sendall(b"x" * 50_000_000)


def test_a_head_may_be_long_and_a_body_longer(settings: Settings) -> None:
    with served(settings) as url, visiting(url) as invite:
        person = invite()
        answer = person.http.post("/api/records", content=b"x" * 500_000, headers={"X-Long": "x" * 30_000})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


async def host(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """An application that accepts every socket and reads from it."""
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


class Wire(asyncio.Transport):
    """A transport that records what is written to it."""

    def __init__(self, extra: dict[str, object] | None = None) -> None:
        super().__init__(extra)
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        self.written.append(b"the end")

    def abort(self) -> None:
        self.written.append(b"aborted")


async def lost_then_idle() -> list[bytes]:
    """What is done to a connection that was reset before its keep-alive time ran out."""
    config = uvicorn.Config(host, interface="asgi3", log_config=None)
    config.load()
    with socket.socket() as line:
        protocol, wire = HttpProtocol(config, ServerState(), {}), Wire({"socket": line})
        protocol.connection_made(wire)
        protocol.connection_lost(ConnectionResetError())
        protocol.timeout_keep_alive_handler()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    return wire.written


def test_a_lost_connection_is_not_aborted_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "READ_SECONDS", 0)

    assert asyncio.run(lost_then_idle()) == [b"the end"]


async def answered(full: bool) -> list[bytes]:
    """What is written to a connected client that pings."""
    config = uvicorn.Config(host, interface="asgi3", log_config=None)
    config.load()
    line, wire = LiveProtocol(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received("\r\n".join([*UPGRADE, "\r\n"]).encode())
    while not wire.written:
        await asyncio.sleep(0)
    if full:
        line.pause_writing()
    line.data_received(frame(9, b"there?"))
    after = wire.written[1:]
    line.connection_lost(None)
    await asyncio.gather(*line.tasks)
    return after


def test_pings_of_a_client_that_does_not_read_are_not_answered() -> None:
    assert asyncio.run(answered(full=False)) == [b"\x8a\x06there?"]
    assert asyncio.run(answered(full=True)) == []
