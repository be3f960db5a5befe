"""A WebSocket protocol that writes messages directly instead of waking a task per message and listener."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from igroteka.table.server.timeouts import SlowReaderTimeout
from igroteka.table.socket.connection import WRITE_NOW


class LiveProtocol(SlowReaderTimeout, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with direct writes and a timeout for slow readers."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused
            self.scope["extensions"][WRITE_NOW] = {"write": self.write_now}

    def handle_ping(self) -> None:
        """Answer, unless the client does not read: answers would pile up in memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """A client that answers no ping may not read either, so abort instead of closing."""
        super().keepalive_timeout()
        self.abort()

    async def run_asgi(self) -> None:
        """Limit the time for reading the rest after the application has ended."""
        await super().run_asgi()
        if not self.disconnected:
            self.start_timer()

    def write_now(self, *messages: bytes) -> bool:
        """Write text messages, unless the client can't keep up or is gone."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        if self.conn.extensions:  # compressed
            for data in messages:
                self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join(map(text_frame, messages)))
        return True


def text_frame(data: bytes) -> bytes:
    """A whole text message as it stands on the wire (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    return (b"\x81\x7e" + size.to_bytes(2) if size < 65_536 else b"\x81\x7f" + size.to_bytes(8)) + data
