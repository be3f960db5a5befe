"""Timeouts and buffer limits for slow clients."""

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

READ_SECONDS: Final = 20.0  # to read what no longer fits a buffer, or the rest of a response
REQUEST_SECONDS: Final = 60.0  # for a whole request
KEEP_ALIVE_SECONDS: Final = 75  # an idle connection stays open longer than clients and proxies (nginx: 60) reuse it
LARGEST_HEAD: Final = 65_536  # bytes of a request before its body
AT_ONCE: Final = struct.pack("ii", 1, 0)  # the system also drops what was not read


class SlowReaderTimeout(asyncio.Protocol):
    """Aborts the connection of a client that does not read; closing it would wait for the client forever."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _late: asyncio.TimerHandle | None = None
    _lost: bool = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self.start_timer()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self.stop_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self.stop_timer()
        super().connection_lost(exc)

    def start_timer(self) -> None:
        """Give the client READ_SECONDS to read, unless the connection was lost before the response ended."""
        if self._late is None and not self._lost:
            self._late = self.loop.call_later(READ_SECONDS, self.abort)

    def stop_timer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def abort(self) -> None:
        """End the connection at once, dropping what was not read."""
        with suppress(OSError):  # it has ended
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()


class HttpProtocol(SlowReaderTimeout, HttpToolsProtocol):
    """uvicorn's HTTP protocol, with a time limit for a whole request and a size limit for its head."""

    _whole: asyncio.TimerHandle | None = None
    _head: int | None = 0  # bytes of the current request, until its head is complete

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response(f"The head of a request has at most {LARGEST_HEAD} bytes.")
                self.start_timer()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._has_come()

    def handle_websocket_upgrade(self) -> None:
        self._has_come()
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.start_timer()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_come()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._has_come()
        self._whole = self.loop.call_later(REQUEST_SECONDS, self.abort)

    def _has_come(self) -> None:
        if self._whole is not None:
            self._whole.cancel()
            self._whole = None
