"""All listeners of a table in this worker, and what each of them is sent."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from igroteka.table.core.play import Play
from igroteka.table.core.rows import ChatRow
from igroteka.table.hub.broadcast import Broadcast
from igroteka.table.hub.listener import Listener, encoder
from igroteka.table.presenter.cache import PresenterCache
from igroteka.table.storage.store import CHAT_LINES
from igroteka.table.wire.messages import Chat, ChatMessage, Point, PointMessage, State, Update

PRESENCE_MS: Final = 45_000  # how long another worker's list of connected guests is believed


class Listeners:
    """The listeners of a table: presence here and elsewhere, chat, and the cache of what they see."""

    def __init__(self, link: str = "") -> None:
        self.here: set[Listener] = set()
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}  # by worker: guests online, believed until
        self.chat: list[ChatRow] | None = None
        self._cache = PresenterCache(link)

    # Presence

    def guests(self) -> frozenset[str]:
        """The guests connected to this worker."""
        return frozenset(listener.guest for listener in list(self.here) if listener.guest)

    def online(self, now: int) -> frozenset[str]:
        """The guests connected anywhere."""
        elsewhere = [guests for guests, until in list(self.elsewhere.values()) if until > now]
        return self.guests().union(*elsewhere)

    def forget_silent(self, now: int) -> bool:
        """Forget the guests of workers that have gone silent; returns whether there were any."""
        silent = [worker for worker, (_, until) in self.elsewhere.items() if until <= now]
        for worker in silent:
            del self.elsewhere[worker]
        return bool(silent)

    def hang_up(self) -> None:
        """Disconnect everybody."""
        for listener in self.here:
            listener.hang_up()

    # States and updates: they are made outside the event loop, by `HubContext.present`, and sent in it

    def state_for(self, play: Play, listener: Listener, now: int, visited: int | None = None) -> State:
        """Everything a listener may see."""
        broadcast = self._broadcast(play, now)
        return self._whole(broadcast, listener, broadcast.state(listener, visited))

    def news_for(self, play: Play, listener: Listener, now: int) -> State | Update | None:
        """What changed for a listener."""
        return self._news(self._broadcast(play, now), listener)

    def news(self, play: Play, now: int) -> list[tuple[Listener, State | Update | None]]:
        """What changed for every listener; None for those who are no longer admitted."""
        broadcast, found = self._broadcast(play, now), list[tuple[Listener, State | Update | None]]()
        for listener in list(self.here):
            if not play.admits(listener.guest):
                found.append((listener, None))
            elif listener.last is not None:
                message = self._news(broadcast, listener)
                found += [(listener, message)] if message else []
        return found

    def _broadcast(self, play: Play, now: int) -> Broadcast:
        return Broadcast(play, self._cache, self.online(now), now)

    def _news(self, broadcast: Broadcast, listener: Listener) -> State | Update | None:
        message = broadcast.update(listener)
        return self._whole(broadcast, listener, message) if isinstance(message, State) else message

    def tell(self, news: Iterable[tuple[Listener, State | Update | None]]) -> None:
        """Send what changed."""
        for listener, message in news:
            if message:
                listener.send(message)
            else:
                listener.hang_up()

    def greet(self, listener: Listener, whole: State) -> None:
        """Send the whole state."""
        listener.last, listener.chat = replace(whole, chat=()), whole.chat[-1].number if whole.chat else 0
        listener.send(whole)

    def take_up(self, listener: Listener, past: Listener, since: int) -> list[bytes] | None:
        """Let a reconnecting client go on where it was; returns what it missed since a revision, if that is known."""
        missed = past.sent_after(since)
        if missed is None or past.last is None:
            return None
        listener.last, listener.chat, listener.recent = past.last, past.chat, past.recent.copy()
        return missed

    def resume(self, listener: Listener, missed: list[bytes], since: int, news: State | Update | None) -> None:
        """Send a reconnecting client what it missed, what changed since, and the chat."""
        for data in missed:
            listener.write(data)
        if news:
            listener.send(news)
        elif not missed:
            listener.write(encoder.encode(Update(revision=since, since=since)))
        heard = listener.chat
        for line in self._chat_for(listener):
            if line.number > heard:
                listener.send(ChatMessage(chat=line))

    def _whole(self, broadcast: Broadcast, listener: Listener, seen: State) -> State:
        """A state to be sent, together with the chat."""
        return replace(seen, table=broadcast.table(listener, seen), chat=tuple(self._chat_for(listener)))

    # Chat and pointing

    @property
    def last_line(self) -> int:
        """The number of the last line of chat."""
        return self.chat[-1].number if self.chat else 0

    def add_line(self, row: ChatRow) -> None:
        """A new line of chat."""
        if self.chat is not None:
            self.chat = [*self.chat, row][-CHAT_LINES:]
            message = ChatMessage(chat=chat_line(row))
            for listener in self.here:
                if row.guest not in listener.muted:
                    listener.send(message)

    def point(self, guest: str, point: Point) -> None:
        """Somebody points at something."""
        for listener in self.here:
            if guest not in listener.muted:
                listener.send(PointMessage(point=point))

    def _chat_for(self, listener: Listener) -> Sequence[Chat]:
        return [chat_line(row) for row in self.chat or () if row.guest not in listener.muted]


def chat_line(row: ChatRow) -> Chat:
    return Chat(number=row.number, name=row.name, text=row.text, at=row.at, seat=row.seat)
