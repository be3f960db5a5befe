"""A room: one table in one worker, and those who are connected to it here."""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from time import monotonic
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from igroteka.content.scene import Scene, turned
from igroteka.content.texts import Language
from igroteka.kernel.ask import Seat, sees
from igroteka.kernel.view import View
from igroteka.table.core.play import Play
from igroteka.table.core.rows import ChatRow, LogEvent
from igroteka.table.presenter.diff import Shared, update
from igroteka.table.presenter.header import Header, at_this_revision
from igroteka.table.presenter.presenter import LOG_LINES, Look, Sight, handover, state
from igroteka.table.server.live_protocol import WriteNow, never
from igroteka.table.wire.messages import (
    Chat,
    ChatMessage,
    LogLine,
    Point,
    PointMessage,
    ServerMessage,
    State,
    TableInfo,
    Update,
    Waiting,
)

BACKLOG: Final = 64  # messages that may wait for a slow reader
BACKLOG_BYTES: Final = 1_000_000  # of them together
RECENT: Final = 8  # messages that are kept after they were sent
NEVER: Final = -1  # a revision that nobody has
PRESENCE_MS: Final = 45_000  # how long a worker's word about who is online is believed

encoder = msgspec.json.Encoder()


class Reader(NamedTuple):
    """Who read the same: through whose eyes, in which language, and whether they draw the table."""

    eyes: Seat | None
    lang: Language
    draws: bool


class SentMessage(NamedTuple):
    """A message that was sent: the revisions between which it leads, and its bytes."""

    since: int
    revision: int
    data: bytes


class Listener:
    """Somebody who is connected: whose eyes, and what he was sent last."""

    def __init__(self, guest: str, lang: Language, eyes: Seat | None, write_now: WriteNow = never) -> None:
        self.guest = guest
        self.lang = lang
        self.eyes = eyes
        self.blind = False  # he chose to look through no seat's eyes
        self.draws = True  # a program may do without scenes
        self.last: State | None = None
        self.chat = 0  # number of the last line of chat he was sent
        self.recent: deque[SentMessage] = deque(maxlen=RECENT)  # should he come back and have missed some of them
        self.muted: frozenset[str] = frozenset()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)  # None: too slow, hang up
        self.waiting = 0  # bytes that are in the queue, or were taken from it and are not yet sent
        self.gone = False  # nothing is sent any more
        self._held: list[bytes] | None = None  # messages that are to leave together
        self._write_now = write_now

    def send(self, message: ServerMessage) -> None:
        data = encoder.encode(message)
        if isinstance(message, Update):
            self.recent.append(SentMessage(message.since, message.revision, data))
        elif isinstance(message, State):
            self.recent.clear()
            self.recent.append(SentMessage(NEVER, message.revision, b""))
        elif isinstance(message, ChatMessage):
            at, self.chat = self.last.revision if self.last else NEVER, message.chat.number
            self.recent.append(SentMessage(at, at, data))
        self.write(data)

    def write(self, *messages: bytes) -> None:
        """Send at once, or when it is its turn; who reads too slowly is disconnected and may come again."""
        if self.gone:
            return
        if self._held is not None:
            self._held += messages
        elif self.waiting or not self._write_now(*messages):
            for data in messages:
                self._wait(data)

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is sent meanwhile leaves at once, as an answer's update and its acknowledgement."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            if held:
                self.write(*held)

    def hang_up(self) -> None:
        """End the connection; what waits is not sent."""
        self.gone, self._write_now = True, never  # which would keep the connection in memory
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
        """What was sent after he came to a revision, or nothing if that is not known any more."""
        for at, sent in enumerate(self.recent):
            if sent.revision == revision != sent.since:
                return [each.data for each in islice(self.recent, at + 1, None)]
        return None


class LogCache:
    """The log of one pair of eyes as far as it was put into words."""

    def __init__(self, sight: Sight) -> None:
        self.players = sight.players
        self.scanned = 0  # lines of the table's log looked at
        self.last: LogEvent | None = None
        self.count = 0
        self.said: tuple[LogLine, ...] = ()

    def fits(self, sight: Sight) -> bool:
        """Whether nothing was taken back and nobody has another name."""
        told = sight.play.log_events
        return self.players == sight.players and (
            self.scanned == 0 or (self.scanned <= len(told) and told[self.scanned - 1] is self.last)
        )

    def lines(self, sight: Sight) -> tuple[LogLine, ...]:
        """All lines, the new ones put into words."""
        told = sight.play.log_events
        heard = [each for each in told[self.scanned :] if sees(each.seen, sight.eyes)]
        if heard:
            new = [sight.line(number, each) for number, each in enumerate(heard, self.count)]
            self.count += len(heard)
            said = (*self.said, *new)
            self.said = said if len(said) <= LOG_LINES else said[-LOG_LINES:]
        self.scanned, self.last = len(told), told[-1] if told else None
        return self.said


class Room:
    """A table in this worker."""

    def __init__(self, table: str, base: str = "") -> None:
        self.table = table
        self.link = link(base, table)
        self.lock = asyncio.Lock()  # held while the table changes and while it is looked at
        self.play: Play | None = None
        self.listeners: set[Listener] = set()
        self.workers: dict[
            str, tuple[frozenset[str], int]
        ] = {}  # who is online elsewhere, and until when to believe it
        self.chat: list[ChatRow] | None = None
        self.dirty = asyncio.Event()  # what listeners see has changed
        self.outdated = False  # it was changed by another worker
        self.checked = float("-inf")  # when it was last as the database has it
        self.pusher: asyncio.Task[None] | None = None
        self.subscription: asyncio.Task[None] | None = None
        self.driver: asyncio.Task[None] | None = None
        self.used = 0
        self._scenes: dict[Language, tuple[int, list[tuple[View[Any], Scene | None]]]] = {}
        self._looks: dict[Reader, Look] = {}
        self._headers: dict[Language, Header] = {}
        self._logs: dict[tuple[Seat | None, Language], LogCache] = {}

    def know(self, play: Play) -> Play:
        """This is the table as the database has it now."""
        self.play, self.checked = play, monotonic()
        return play

    @property
    def last_line(self) -> int:
        """The number of the last line of chat."""
        return self.chat[-1].number if self.chat else 0

    def here(self) -> frozenset[str]:
        """The guests connected to this worker."""
        return frozenset(listener.guest for listener in self.listeners if listener.guest)

    def online(self, now: int) -> frozenset[str]:
        """The guests connected anywhere."""
        elsewhere = [guests for guests, until in self.workers.values() if until > now]
        return self.here().union(*elsewhere)

    def forget_silent(self, now: int) -> bool:
        """No longer believe workers that say nothing any more; whether there were any."""
        silent = [worker for worker, (_, until) in self.workers.items() if until <= now]
        for worker in silent:
            del self.workers[worker]
        return bool(silent)

    def scene(self, sight: Sight) -> Scene | None:
        """The scene for these eyes: drawn once a revision, and once for all who know the same."""
        if sight.view is None or sight.scenery is None:
            return None
        drawn = self._scenes.get(sight.lang)
        if drawn is None or drawn[0] != sight.play.row.revision:
            drawn = self._scenes[sight.lang] = (sight.play.row.revision, [])
        for view, scene in drawn[1]:
            alike = view.seat == sight.eyes or not sight.scenery.seated
            if alike and view.known == sight.view.known:
                return scene if view.seat == sight.eyes or scene is None else turned(scene, sight.eyes)
        drawn[1].append((sight.view, sight.scene()))
        return drawn[1][-1][1]

    def header(self, lang: Language, online: frozenset[str]) -> Header:
        """The head of the table's page, as it was if nothing on it changed."""
        assert self.play
        found = self._headers.get(lang)
        if found is None or not found.fits(self.play, online):
            found = self._headers[lang] = Header(self.play, lang, online, self.link)
        return found

    def look(self, reader: Reader, players: tuple[str, ...]) -> Look:
        """What a reader sees, as it was if nothing changed for him."""
        assert self.play
        look = self._looks.get(reader)
        if look and look.sight.play is self.play:
            look.refresh(players, self.scene)
        else:
            sight = Sight(self.play, reader.eyes, reader.lang, drawn=reader.draws)
            look = self._looks[reader] = Look(sight, self.scene)
        return look

    def log(self, sight: Sight) -> tuple[LogLine, ...]:
        """The log for these eyes; each line is put into words once."""
        key = (sight.eyes, sight.lang)
        heard = self._logs.get(key)
        if heard is None or not heard.fits(sight):
            heard = self._logs[key] = LogCache(sight)
        return heard.lines(sight)

    def chat_for(self, listener: Listener) -> Sequence[Chat]:
        return [chat_line(row) for row in self.chat or () if row.guest not in listener.muted]

    def state_for(self, listener: Listener, now: int, visited: int | None = None) -> State:
        """All that a listener may see."""
        broadcast = Broadcast(self, now)
        return broadcast.whole(listener, broadcast.state(listener, visited))

    def greet(self, listener: Listener, now: int, visited: int | None = None) -> None:
        """Send the whole state."""
        whole = self.state_for(listener, now, visited)
        listener.last, listener.chat = replace(whole, chat=()), whole.chat[-1].number if whole.chat else 0
        listener.send(whole)

    def resume(self, listener: Listener, past: Listener, since: int, now: int) -> bool:
        """Go on with somebody who is back and has come to a revision; whether it is known what he missed."""
        missed = past.sent_after(since)
        if missed is None or past.last is None:
            return False
        listener.last, listener.chat, listener.recent = past.last, past.chat, past.recent.copy()
        for data in missed:
            listener.write(data)
        if not Broadcast(self, now).tell(listener) and not missed:
            listener.write(encoder.encode(Update(revision=since, since=since)))
        for line in self.chat_for(listener):
            if line.number > past.chat:
                listener.send(ChatMessage(chat=line))
        return True

    def push(self, now: int) -> None:
        """Tell everybody what changed for him."""
        broadcast = Broadcast(self, now)
        for listener in list(self.listeners):
            if listener.last is not None:
                broadcast.tell(listener)

    def tell_chat(self, row: ChatRow) -> None:
        message = ChatMessage(chat=chat_line(row))
        for listener in self.listeners:
            if row.guest not in listener.muted:
                listener.send(message)

    def tell_point(self, point: Point) -> None:
        guest = self.play.seats[point.seat].guest if self.play else ""
        for listener in self.listeners:
            if guest not in listener.muted:
                listener.send(PointMessage(point=point))


class Broadcast:
    """The table as it is now, told to one listener after another: what they have in common is worked out once."""

    def __init__(self, room: Room, now: int) -> None:
        assert room.play
        self.room = room
        self.play = room.play
        self.now = now
        self.online = room.online(now)
        self._headers: dict[Language, Header] = {}
        self._seen: dict[Reader, State] = {}
        self._waiting: dict[tuple[Language, bool], tuple[Waiting, ...]] = {}
        self._shared = Shared()

    def tell(self, listener: Listener) -> bool:
        """Send a listener what changed for him, if anything did."""
        assert listener.last
        new = self.state(listener)
        message = update(listener.last, new, self._shared)
        listener.last = new
        if isinstance(message, State):
            listener.send(self.whole(listener, message))
        elif message:
            listener.send(replace(message, table=self.table(listener, new)) if message.table else message)
        return message is not None

    def whole(self, listener: Listener, seen: State) -> State:
        """A state to be sent, with the chat, which is else told by itself."""
        return replace(seen, table=self.table(listener, seen), chat=tuple(self.room.chat_for(listener)))

    def table(self, listener: Listener, seen: State) -> TableInfo:
        return at_this_revision(self.play, seen.table, self.play.of(listener.guest))

    def header(self, lang: Language) -> Header:
        if lang not in self._headers:
            self._headers[lang] = self.room.header(lang, self.online)
        return self._headers[lang]

    def state(self, listener: Listener, visited: int | None = None) -> State:
        """What a listener sees, to find what changed for him."""
        play, mine = self.play, self.play.of(listener.guest)
        eyes, to = (None, None) if listener.blind else handover(play, mine, listener.eyes)
        if to is None and not listener.blind:
            listener.eyes = eyes
        reader, header = Reader(eyes, listener.lang, listener.draws), self.header(listener.lang)
        seen = self._seen.get(reader) or self._look(reader, header)
        since = None if visited is None else Sight(play, eyes, listener.lang, drawn=False).since(visited)
        table = header.table_of(play, listener.guest, mine)
        return replace(seen, table=table, handover=to, since_visit=since)

    def _look(self, reader: Reader, header: Header) -> State:
        """What all readers of this kind see."""
        look = self.room.look(reader, header.players)
        log = self.room.log(look.sight)
        seen = self._seen[reader] = state(look, header.table, log, self.now, self._waited(look.sight))
        return seen

    def _waited(self, sight: Sight) -> tuple[Waiting, ...]:
        """Who has to decide: the same for all who are not asked."""
        key = sight.lang, sight.ask is not None
        if key not in self._waiting:
            self._waiting[key] = sight.waiting()
        return self._waiting[key]


def chat_line(row: ChatRow) -> Chat:
    return Chat(number=row.number, name=row.name, text=row.text, at=row.at, seat=row.seat)


def link(base: str, table: str) -> str:
    """The address to invite with; without a public one it is relative to where the page is from."""
    return f"{base}/#/table/{table}"
