"""Messages straight onto the connection: the usual way wakes a task for every message to every listener."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from igroteka.table.server.timeouts import SlowReaderTimeout
from igroteka.table.socket.connection import WRITE_NOW


class LiveProtocol(SlowReaderTimeout, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which offers its sockets to write at once, and lets go of who does not read."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused
            self.scope["extensions"][WRITE_NOW] = {"write": self.write_now}

    def handle_ping(self) -> None:
        """Answer, unless the other side reads nothing: else he could have any number of answers kept for him."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Who does not say that he is there may not read either."""
        super().keepalive_timeout()
        self.let_go()

    async def run_asgi(self) -> None:
        """When the table is done with him, he has a while to read the last of it."""
        await super().run_asgi()
        if not self.disconnected:
            self.give_time()

    def write_now(self, *messages: bytes) -> bool:
        """Write text messages, unless the other side does not keep up or is gone."""
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
