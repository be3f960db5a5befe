"""The bus between the workers of one server, without Redis: each worker has an inbox that the others write to.

An inbox is a pair of datagram sockets that the parent keeps, so that it outlives a worker. A message to a full inbox is
lost, which does no harm: workers compare their tables with the database every second.
"""

import asyncio
import socket
from collections.abc import AsyncGenerator, Iterable, Sequence
from typing import Final, NamedTuple

from litestar.channels.backends.base import ChannelsBackend

LARGEST: Final = 65_536
END: Final = b"\0"  # of a channel's name
AT_ONCE: Final = 64


class Inbox(NamedTuple):
    """The end that a worker reads, and the end that others write to."""

    inner: socket.socket
    outer: socket.socket


def open_inbox() -> Inbox:
    made = Inbox(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM))
    for end in made:
        end.setblocking(False)
    return made


class WorkerBus(ChannelsBackend):
    """The other workers of this server."""

    def __init__(self, server: str, number: int, inner: socket.socket, outers: Sequence[socket.socket]) -> None:
        self.server = server
        self.name = f"{server}.{number}"  # a replacement inherits the name and its leases
        self._inner = inner
        self._others = [outer for at, outer in enumerate(outers) if at != number]
        self._channels: set[bytes] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(1000)

    async def on_startup(self) -> None:
        asyncio.get_running_loop().add_reader(self._inner, self._hear)

    async def on_shutdown(self) -> None:
        asyncio.get_running_loop().remove_reader(self._inner)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            for other in self._others:
                try:
                    other.send(channel.encode() + END + data)
                except OSError:
                    continue  # its inbox is full, or it is gone

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channel.encode() for channel in channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channel.encode() for channel in channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """No history."""
        return []

    def _hear(self) -> None:
        try:
            for _ in range(AT_ONCE):
                channel, _, data = self._inner.recv(LARGEST).partition(END)
                if channel in self._channels and not self._heard.full():
                    self._heard.put_nowait((channel.decode(), data))
        except OSError:
            return
