"""Listeners: clients connected to a table, and the messages on their way to them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final, NamedTuple, Protocol

import msgspec

from igroteka.content.texts import Language
from igroteka.kernel.ask import Seat
from igroteka.table.wire.messages import ChatMessage, ServerMessage, State, Update

BACKLOG: Final = 64  # messages that may wait for a slow reader
BACKLOG_BYTES: Final = 1_000_000  # of them together
RECENT: Final = 8  # messages that are kept after they were sent
REMEMBERED: Final = 1000  # departed listeners, in case they come back
NO_REVISION: Final = -1  # less than any revision

encoder = msgspec.json.Encoder()


class WriteNow(Protocol):
    """Writes messages straight onto the connection, or says that they have to wait."""

    def __call__(self, *messages: bytes) -> bool: ...


def never(*messages: bytes) -> bool:
    """For servers that can't write directly: everything is queued."""
    return False


class SentMessage(NamedTuple):
    """A message that was sent: the revisions between which it leads, and its bytes."""

    since: int
    revision: int
    data: bytes


class Listener:
    """A connected client: which seat's view it shows, and what it was sent last."""

    def __init__(self, guest: str, lang: Language, viewer: Seat | None, write_now: WriteNow = never) -> None:
        self.guest = guest
        self.lang = lang
        self.viewer = viewer
        self.sign_in = ""  # the guest's sign-in
        self.blind = False  # asked to see what an onlooker sees
        self.draws = True  # a program may do without scenes
        self.last: State | None = None
        self.chat = 0  # number of the last chat line sent
        self.recent: deque[SentMessage] = deque(maxlen=RECENT)  # in case it reconnects and missed some
        self.muted: frozenset[str] = frozenset()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)  # None: too slow, hang up
        self.waiting = 0  # bytes that are in the queue, or were taken from it and are not yet sent
        self.gone = False  # nothing is sent any more
        self._held: list[bytes] | None = None  # messages to be sent in one write
        self._write_now = write_now

    def send(self, message: ServerMessage) -> None:
        data = encoder.encode(message)
        if isinstance(message, Update):
            self.recent.append(SentMessage(message.since, message.revision, data))
        elif isinstance(message, State):
            self.recent.clear()
            self.recent.append(SentMessage(NO_REVISION, message.revision, b""))
        elif isinstance(message, ChatMessage):
            at, self.chat = self.last.revision if self.last else NO_REVISION, message.chat.number
            self.recent.append(SentMessage(at, at, data))
        self.write(data)

    def write(self, *messages: bytes) -> None:
        """Send at once, or queue; a client that reads too slowly is disconnected and may come again."""
        if self.gone:
            return
        if self._held is not None:
            self._held += messages
        elif self.waiting or not self._write_now(*messages):
            for data in messages:
                self._wait(data)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Messages sent in this block leave in one write, like an update and its acknowledgement."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            if held:
                self.write(*held)

    def hang_up(self) -> None:
        """End the connection; what waits is not sent."""
        self.gone, self._write_now = True, never  # a reference would keep the connection in memory
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def _wait(self, data: bytes) -> None:
        if self.gone:
            return
        if self.queue.qsize() >= BACKLOG - 1 or self.waiting + len(data) > BACKLOG_BYTES:
            self.hang_up()
        else:
            self.waiting += len(data)
            self.queue.put_nowait(data)

    def sent_after(self, revision: int) -> list[bytes] | None:
        """What was sent after a revision, or None if that is no longer known."""
        for at, sent in enumerate(self.recent):
            if sent.revision == revision != sent.since:
                return [each.data for each in islice(self.recent, at + 1, None)]
        return None


class Departed:
    """Departed listeners, and the last revision each was sent, in case they come back."""

    def __init__(self) -> None:
        self._listeners: OrderedDict[tuple[str, str, Language], Listener] = OrderedDict()

    def add(self, table: str, listener: Listener) -> None:
        self._listeners[table, listener.guest, listener.lang] = listener
        while len(self._listeners) > REMEMBERED:
            self._listeners.popitem(last=False)

    def find(self, table: str, listener: Listener) -> Listener | None:
        """The same guest at the same table in the same language."""
        return self._listeners.get((table, listener.guest, listener.lang))
