"""The router: sends connections for a table to the worker that has it, by the table's id in the request line.

Only speed depends on it: any worker serves any table, so unclear requests go to any worker.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Callable, Sequence
from typing import Final, Protocol
from zlib import crc32

LOOKED_AT: Final = 1024  # bytes of a request
FIRST_BYTES_SECONDS: Final = 5.0  # to wait for the first of them
MOST_UNREAD: Final = 1000  # connections that have sent nothing yet
AT_ONCE: Final = 64  # connections to accept before other events are handled
BACKLOG: Final = 2048
RETRY_SECONDS: Final = 0.05
_TABLE: Final = re.compile(rb"[A-Z]{3,7} [^ \r\n]*?/api/tables/([A-Za-z0-9_]{1,40})[/? ]")
log = logging.getLogger("igroteka.table")


def table_in(head: bytes) -> bytes | None:
    """The table named in the first bytes of a request, if any."""
    found = _TABLE.match(head)
    return found[1] if found else None


class Backend(Protocol):
    """A worker that takes connections."""

    @property
    def open(self) -> bool: ...

    def take(self, connection: socket.socket) -> bool:
        """Hand over a connection; returns False if the worker is full."""


class Router:
    """Accepts connections, peeks at their first bytes, and passes them on unread."""

    def __init__(self, listening: socket.socket, backends: Sequence[Backend]) -> None:
        self.listening = listening
        self.backends = backends
        self._loop = asyncio.get_running_loop()
        self._turn = 0
        self._unread: dict[socket.socket, asyncio.TimerHandle] = {}
        self._held: list[tuple[socket.socket, bytes]] = []  # connections that no worker could take yet

    @property
    def unread(self) -> int:
        """The number of connections that have sent nothing yet."""
        return len(self._unread)

    @property
    def held(self) -> int:
        """The number of connections that no worker could take yet."""
        return len(self._held)

    def open(self) -> None:
        self.listening.setblocking(False)
        self.listening.listen(BACKLOG)
        self._loop.add_reader(self.listening, self._accept)

    def close(self) -> None:
        """Accept no more connections, and close those that were not passed on."""
        self._loop.remove_reader(self.listening)
        self.listening.close()
        for connection in [*self._unread, *(held for held, _ in self._held)]:
            self._forget(connection)
            connection.close()
        self._held = []

    def _accept(self) -> None:
        try:
            for _ in range(AT_ONCE):
                connection, _ = self.listening.accept()
                connection.setblocking(False)
                self._expect(connection)
        except (BlockingIOError, ConnectionAbortedError):
            return
        except OSError as error:  # for example no file descriptors left
            log.warning("connections can't be accepted: %s", error)
            self._pause(1.0)

    def _pause(self, seconds: float) -> None:
        """Stop accepting for a moment; the system queues connections."""
        self._loop.remove_reader(self.listening)
        self._loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        if self.listening.fileno() < 0:
            return
        held, self._held = self._held, []
        for connection, head in held:
            self._route(connection, head)
        if not self._held:
            self._loop.add_reader(self.listening, self._accept)

    def _expect(self, connection: socket.socket) -> None:
        """Wait for the first bytes, for a bounded time and a bounded number of connections."""
        if len(self._unread) >= MOST_UNREAD:
            self._stop_waiting(next(iter(self._unread)))
        self._unread[connection] = self._loop.call_later(FIRST_BYTES_SECONDS, self._stop_waiting, connection)
        self._loop.add_reader(connection, self._peek, connection)

    def _forget(self, connection: socket.socket) -> None:
        timer = self._unread.pop(connection, None)
        if timer:
            timer.cancel()
            self._loop.remove_reader(connection)

    def _stop_waiting(self, connection: socket.socket) -> None:
        self._forget(connection)
        self._route(connection, b"")

    def _peek(self, connection: socket.socket) -> None:
        """Route by the bytes that have arrived, even half a line."""
        try:
            head = connection.recv(LOOKED_AT, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            head = b""
        self._forget(connection)
        if head:
            self._route(connection, head)
        else:
            connection.close()  # the client has gone

    def _route(self, connection: socket.socket, head: bytes) -> None:
        for backend in self._choice(table_in(head)):
            if backend.open and backend.take(connection):
                connection.close()
                return
        if not self._held:
            self._pause(RETRY_SECONDS)
        self._held.append((connection, head))

    def _choice(self, table: bytes | None) -> list[Backend]:
        """The backend of a table, or the next in turn, followed by all others."""
        self._turn += table is None
        first = (self._turn if table is None else crc32(table)) % len(self.backends)
        return [*self.backends[first:], *self.backends[:first]]


def send_through(line: socket.socket, connection: socket.socket) -> bool:
    """Pass a connection to another process; returns whether there was room for it."""
    try:
        socket.send_fds(line, [b"."], [connection.fileno()])
    except OSError:
        return False
    return True


def receive(line: socket.socket, take: Callable[[socket.socket], object]) -> bool:
    """Take the connections that were passed; returns whether the other side is still there."""
    try:
        data, numbers, _, _ = socket.recv_fds(line, 1, 1, socket.MSG_CMSG_CLOEXEC)
    except BlockingIOError:
        return True
    except OSError:
        return False
    for number in numbers:
        connection = socket.socket(fileno=number)
        connection.setblocking(False)
        take(connection)
    return bool(data)
