"""The door: who comes for a table is led to the worker that has it, by its name in the first line of the request.

Nothing but speed depends on it. Any worker serves any table, so whatever is unclear goes to any of them.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Callable, Sequence
from typing import Final, Protocol
from zlib import crc32

LOOKED_AT: Final = 1024  # bytes of a request
PATIENCE: Final = 5.0  # seconds for the first of them
MOST_SILENT: Final = 1000  # connections from which nothing came yet
AT_ONCE: Final = 64  # connections taken in before others have their turn
BACKLOG: Final = 2048
RETRY_SECONDS: Final = 0.05
_TABLE: Final = re.compile(rb"[A-Z]{3,7} [^ \r\n]*?/api/tables/([A-Za-z0-9_]{1,40})[/? ]")
log = logging.getLogger("igroteka.table")


def table_in(head: bytes) -> bytes | None:
    """The table that a request is about, if its first bytes say so."""
    found = _TABLE.match(head)
    return found[1] if found else None


class Backend(Protocol):
    """Where connections can be led."""

    @property
    def open(self) -> bool: ...

    def take(self, connection: socket.socket) -> bool:
        """Whether it was taken: there may be no room now."""


class Router:
    """Accepts connections, has a look at what they begin with, and passes them on unread."""

    def __init__(self, listening: socket.socket, backends: Sequence[Backend]) -> None:
        self.listening = listening
        self.backends = backends
        self._loop = asyncio.get_running_loop()
        self._turn = 0
        self._silent: dict[socket.socket, asyncio.TimerHandle] = {}
        self._held: list[tuple[socket.socket, bytes]] = []  # those for whom no worker has room

    def open(self) -> None:
        self.listening.setblocking(False)
        self.listening.listen(BACKLOG)
        self._loop.add_reader(self.listening, self._accept)

    def close(self) -> None:
        """Nobody else comes in; who is still in the door is sent away."""
        self._loop.remove_reader(self.listening)
        self.listening.close()
        for connection in [*self._silent, *(held for held, _ in self._held)]:
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
        except OSError as fault:  # no file descriptors left, say
            log.warning("connections can't be accepted: %s", fault)
            self._pause(1.0)

    def _pause(self, seconds: float) -> None:
        """Leave those who come now to the system's queue for a moment."""
        self._loop.remove_reader(self.listening)
        self._loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        if self.listening.fileno() < 0:
            return
        held, self._held = self._held, []
        for connection, head in held:
            self._lead(connection, head)
        if not self._held:
            self._loop.add_reader(self.listening, self._accept)

    def _expect(self, connection: socket.socket) -> None:
        """Wait for the first bytes, but not for long, and not for too many at once."""
        if len(self._silent) >= MOST_SILENT:
            self._say_nothing(next(iter(self._silent)))
        self._silent[connection] = self._loop.call_later(PATIENCE, self._say_nothing, connection)
        self._loop.add_reader(connection, self._look, connection)

    def _forget(self, connection: socket.socket) -> None:
        timer = self._silent.pop(connection, None)
        if timer:
            timer.cancel()
            self._loop.remove_reader(connection)

    def _say_nothing(self, connection: socket.socket) -> None:
        self._forget(connection)
        self._lead(connection, b"")

    def _look(self, connection: socket.socket) -> None:
        """What has come decides, be it half a line: the rest would have to be waited for."""
        try:
            head = connection.recv(LOOKED_AT, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            head = b""
        self._forget(connection)
        if head:
            self._lead(connection, head)
        else:
            connection.close()  # he has gone

    def _lead(self, connection: socket.socket, head: bytes) -> None:
        for backend in self._choice(table_in(head)):
            if backend.open and backend.take(connection):
                connection.close()
                return
        if not self._held:
            self._pause(RETRY_SECONDS)
        self._held.append((connection, head))

    def _choice(self, table: bytes | None) -> list[Backend]:
        """The backend of a table, or the next in turn, and then all the others."""
        self._turn += table is None
        first = (self._turn if table is None else crc32(table)) % len(self.backends)
        return [*self.backends[first:], *self.backends[:first]]


def send_through(line: socket.socket, connection: socket.socket) -> bool:
    """Pass a connection to another process; whether there was room."""
    try:
        socket.send_fds(line, [b"."], [connection.fileno()])
    except OSError:
        return False
    return True


def receive(line: socket.socket, take: Callable[[socket.socket], object]) -> bool:
    """Take what was passed; whether the other side is still there."""
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
