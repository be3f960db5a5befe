"""The router: a request for a table goes to its worker, an unclear one to any worker."""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias

import pytest

from igroteka.table.server import router
from igroteka.table.server.router import LOOKED_AT, Router, receive, send_through, table_in

HELLO = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(200))  # of TLS


@pytest.mark.parametrize(
    ("head", "table"),
    [
        (b"GET /api/tables/abc_9/socket?seat=0 HTTP/1.1\r\nHost: x\r\n\r\n", b"abc_9"),
        (b"POST /api/tables/abc/answer HTTP/1.1\r\n", b"abc"),
        (b"GET /api/tables/abc HTTP/1.1\r\n", b"abc"),
        (b"GET /api/tables/abc?lang=ru HTTP/1.1\r\n", b"abc"),
        (b"GET http://host/api/tables/abc HTTP/1.1\r\n", b"abc"),
        (b"GET /api/tables?which=mine HTTP/1.1\r\n", None),
        (b"GET /api/tables/ab", None),  # half a line: it may go on
        (b"GET /?next=1 HTTP/1.1\r\nReferer: /api/tables/abc/\r\n", None),
        (b"GET /api/tables/" + b"x" * 2000, None),
        (HELLO, None),
        (b"\0\xff\r\n\r\n", None),
        (b"", None),
    ],
)
def test_the_table_of_a_request_is_found_in_its_first_line(head: bytes, table: bytes | None) -> None:
    assert table_in(head) == table


class WorkerSlot:
    """A backend that keeps what it is given."""

    def __init__(self) -> None:
        self.open = True
        self.room = 1000
        self.line, self.theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        for end in (self.line, self.theirs):
            end.setblocking(False)
        self.given: list[socket.socket] = []
        asyncio.get_running_loop().add_reader(self.theirs, self._receive)

    def take(self, connection: socket.socket) -> bool:
        self.room -= 1
        return self.room >= 0 and send_through(self.line, connection)

    def _receive(self) -> None:
        receive(self.theirs, self.given.append)

    async def next(self, count: int = 1) -> bytes:
        """Wait until this many have connected; returns what the last of them sends first."""
        while len(self.given) < count:
            await asyncio.sleep(0)
        return await asyncio.get_running_loop().sock_recv(self.given[count - 1], 100_000)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.theirs)
        for each in (self.line, self.theirs, *self.given):
            each.close()


class RoutedWorkers:
    """A router with two workers behind it."""

    def __init__(self, family: socket.AddressFamily = socket.AF_INET) -> None:
        listening = socket.socket(family)
        listening.bind(("::1" if family == socket.AF_INET6 else "127.0.0.1", 0))
        self.address = listening.getsockname()
        self.family = family
        self.workers = [WorkerSlot(), WorkerSlot()]
        self.router = Router(listening, self.workers)
        self.guests: list[socket.socket] = []
        self.router.open()

    async def come(self, *words: bytes) -> socket.socket:
        guest = socket.socket(self.family)
        guest.setblocking(False)
        self.guests.append(guest)
        await asyncio.get_running_loop().sock_connect(guest, self.address)
        for word in words:
            await asyncio.get_running_loop().sock_sendall(guest, word)
        return guest

    async def came(self) -> tuple[int, bytes]:
        """Wait for one guest: at which slot, and what it reads there."""
        while not any(slot.given for slot in self.workers):
            await asyncio.sleep(0)
        slot = next(number for number, slot in enumerate(self.workers) if slot.given)
        return slot, await self.workers[slot].next()

    def close(self) -> None:
        with suppress(ValueError):
            self.router.close()
        for slot in self.workers:
            slot.close()
        for guest in self.guests:
            guest.close()


Visit: TypeAlias = Callable[[RoutedWorkers], Coroutine[Any, Any, object]]


async def visited(visit: Visit, family: socket.AddressFamily) -> object:
    routed = RoutedWorkers(family)
    try:
        async with asyncio.timeout(60):
            return await visit(routed)
    finally:
        routed.close()


def with_workers(visit: Visit, family: socket.AddressFamily = socket.AF_INET) -> object:
    """Runs a test behind a router, bounded in time."""
    return asyncio.run(visited(visit, family))


def asks_for(table: str) -> bytes:
    return f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: here\r\n\r\n".encode()


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6], ids=["ipv4", "ipv6"])
def test_all_connections_to_a_table_go_to_one_worker(family: socket.AddressFamily) -> None:
    async def visit(routed: RoutedWorkers) -> set[int]:
        for table in ("one", "two", "three", "four"):
            for _ in range(5):
                await routed.come(asks_for(table))
        while sum(len(slot.given) for slot in routed.workers) < 20:
            await asyncio.sleep(0)
        return {len(slot.given) % 5 for slot in routed.workers}

    assert with_workers(visit, family) == {0}


def test_connections_to_no_table_go_to_each_worker_in_turn() -> None:
    async def visit(routed: RoutedWorkers) -> list[int]:
        for _ in range(10):
            await routed.come(b"GET /health HTTP/1.1\r\n\r\n")
        while sum(len(slot.given) for slot in routed.workers) < 10:
            await asyncio.sleep(0)
        return [len(slot.given) for slot in routed.workers]

    assert with_workers(visit) == [5, 5]


@pytest.mark.parametrize(
    "words",
    [HELLO, b"\0", b"GET /api/ta", b"GET / HTTP/1.1\r\nX: " + b"y" * 50_000, b"\r\n" * LOOKED_AT],
    ids=["tls", "one byte", "half a line", "huge", "blank"],
)
def test_what_is_unclear_reaches_a_worker_unread(words: bytes) -> None:
    async def visit(routed: RoutedWorkers) -> bool:
        await routed.come(words)
        _, head = await routed.came()
        return words.startswith(head) and head != b""

    assert with_workers(visit)


def test_a_silent_connection_is_passed_on_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router, "FIRST_BYTES_SECONDS", 0.01)

    async def visit(routed: RoutedWorkers) -> bytes:
        guest = await routed.come()
        while not any(slot.given for slot in routed.workers):
            await asyncio.sleep(0)
        await asyncio.get_running_loop().sock_sendall(guest, b"late")
        return (await routed.came())[1]

    assert with_workers(visit) == b"late"


def test_of_too_many_silent_connections_the_first_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(router, "MOST_UNREAD", 3)
    monkeypatch.setattr(router, "FIRST_BYTES_SECONDS", 3600.0)

    async def visit(routed: RoutedWorkers) -> int:
        for _ in range(5):
            await routed.come()
        while sum(len(slot.given) for slot in routed.workers) < 2:
            await asyncio.sleep(0)
        return sum(len(slot.given) for slot in routed.workers)

    assert with_workers(visit) == 2


def test_a_connection_closed_in_silence_is_forgotten() -> None:
    async def visit(routed: RoutedWorkers) -> int:
        (await routed.come()).close()
        await routed.come(b"GET /health HTTP/1.1\r\n\r\n")
        await routed.came()
        return sum(len(slot.given) for slot in routed.workers)

    assert with_workers(visit) == 1


def test_the_others_stand_in_for_a_worker_that_is_gone() -> None:
    async def visit(routed: RoutedWorkers) -> list[int]:
        routed.workers[0].open = False
        for number in range(10):
            await routed.come(asks_for(f"table{number}"))
        await routed.workers[1].next(10)
        return [len(slot.given) for slot in routed.workers]

    assert with_workers(visit) == [0, 10]


def test_connections_that_no_worker_can_take_wait_in_the_router() -> None:
    async def visit(routed: RoutedWorkers) -> bytes:
        for slot in routed.workers:
            slot.open = False
        await routed.come(asks_for("abc"))
        await routed.come(asks_for("abd"))
        while not routed.router.held:
            await asyncio.sleep(0)
        routed.workers[1].open = True
        return await routed.workers[1].next(2)

    assert str(with_workers(visit)).startswith("b'GET /api/tables/ab")


def test_a_closed_router_closes_the_connections_that_wait_in_it() -> None:
    async def visit(routed: RoutedWorkers) -> bytes:
        guest = await routed.come()
        while not routed.router.unread:
            await asyncio.sleep(0)
        routed.router.close()
        return await asyncio.get_running_loop().sock_recv(guest, 1)

    assert with_workers(visit) == b""
