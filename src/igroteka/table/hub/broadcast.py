"""One round of updates to all listeners; what they have in common is computed once."""

from msgspec.structs import replace

from igroteka.content.texts import Language
from igroteka.table.core.play import Play
from igroteka.table.hub.listener import Listener
from igroteka.table.presenter.cache import PresenterCache, Reader
from igroteka.table.presenter.diff import Shared, update
from igroteka.table.presenter.handover import handover
from igroteka.table.presenter.header import Header, at_this_revision
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.presenter.state import state
from igroteka.table.wire.messages import State, TableInfo, Update, Waiting


class Broadcast:
    """The table as it is now, shown to one listener after another."""

    def __init__(self, play: Play, cache: PresenterCache, online: frozenset[str], now: int) -> None:
        self.play = play
        self.now = now
        self._cache = cache
        self._online = online
        self._headers: dict[Language, Header] = {}
        self._seen: dict[Reader, State] = {}
        self._waiting: dict[tuple[Language, bool], tuple[Waiting, ...]] = {}
        self._shared = Shared()

    def update(self, listener: Listener) -> State | Update | None:
        """What changed for a listener since it was last sent something."""
        assert listener.last
        new = self.state(listener)
        message = update(listener.last, new, self._shared)
        listener.last = new
        if isinstance(message, Update) and message.table:
            return replace(message, table=self.table(listener, new))
        return message

    def table(self, listener: Listener, seen: State) -> TableInfo:
        return at_this_revision(self.play, seen.table, self.play.of(listener.guest))

    def state(self, listener: Listener, visited: int | None = None) -> State:
        """What a listener sees, without the chat."""
        play, mine = self.play, self.play.of(listener.guest)
        viewer, to = (None, None) if listener.blind else handover(play, mine, listener.viewer)
        if to is None and not listener.blind:
            listener.viewer = viewer
        reader, header = Reader(viewer, listener.lang, listener.draws), self._header(listener.lang)
        seen = self._seen.get(reader) or self._look(reader, header)
        since = None if visited is None else Presenter(play, viewer, listener.lang, drawn=False).since(visited)
        table = header.table_of(play, listener.guest, mine)
        return replace(seen, table=table, handover=to, since_visit=since)

    def _header(self, lang: Language) -> Header:
        if lang not in self._headers:
            self._headers[lang] = self._cache.header(self.play, lang, self._online)
        return self._headers[lang]

    def _look(self, reader: Reader, header: Header) -> State:
        """What all readers of this kind see."""
        view = self._cache.view(self.play, reader, header.players)
        log = self._cache.log(view.presenter)
        seen = self._seen[reader] = state(view, header.table, log, self.now, self._waited(view.presenter))
        return seen

    def _waited(self, presenter: Presenter) -> tuple[Waiting, ...]:
        """The seats that must decide: the same for every reader who is not asked."""
        key = presenter.lang, presenter.ask is not None
        if key not in self._waiting:
            self._waiting[key] = presenter.waiting()
        return self._waiting[key]
