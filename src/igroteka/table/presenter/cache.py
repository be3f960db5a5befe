"""Caches of what listeners see, valid as long as it would be made the same again."""

from collections.abc import Callable
from typing import Any, NamedTuple

from igroteka.content.scene import Scene, turned
from igroteka.content.texts import Language
from igroteka.kernel.ask import Seat, sees
from igroteka.kernel.view import View
from igroteka.table.core.play import Play
from igroteka.table.core.rows import LogEvent
from igroteka.table.presenter.header import Header
from igroteka.table.presenter.log import LOG_LINES
from igroteka.table.presenter.presenter import Presenter
from igroteka.table.wire.messages import LogLine


class Reader(NamedTuple):
    """Listeners who read the same: seat, language, and whether they draw the table."""

    viewer: Seat | None
    lang: Language
    draws: bool


class CachedView:
    """The expensive parts of a presenter, unchanged while the viewer knows and is asked the same."""

    def __init__(self, presenter: Presenter, draw: Callable[[Presenter], Scene | None] = Presenter.scene) -> None:
        self.presenter = presenter
        self.scene = draw(presenter)
        self.question = presenter.question()

    def refresh(self, players: tuple[str, ...], draw: Callable[[Presenter], Scene | None]) -> None:
        """Update the view; scenes drawn for others who know the same are reused."""
        presenter = self.presenter
        view, ask, called = presenter.view, presenter.ask, presenter.players
        presenter.refresh(players)
        if presenter.view is not view:
            self.scene = draw(presenter)
        if presenter.view is not view or presenter.ask is not ask or players != called or self._outdated():
            self.question = presenter.question()

    def _outdated(self) -> bool:
        """Whether the same question must be worded anew."""
        asked, play = self.question, self.presenter.play
        return asked is not None and (
            asked.end_turn or bool(play.held_keys(asked.seat)) or asked.undo != play.undo_depth(asked.seat)
        )


class LogCache:
    """The log of one viewer, as far as it has been put into words."""

    def __init__(self, presenter: Presenter) -> None:
        self.players = presenter.players
        self.scanned = 0  # lines of the table's log looked at
        self.last: LogEvent | None = None
        self.count = 0
        self.said: tuple[LogLine, ...] = ()

    def fits(self, presenter: Presenter) -> bool:
        """Whether it is still valid: nothing was taken back, and no name has changed."""
        events = presenter.play.journal.events
        return self.players == presenter.players and (
            self.scanned == 0 or (self.scanned <= len(events) and events[self.scanned - 1] is self.last)
        )

    def lines(self, presenter: Presenter) -> tuple[LogLine, ...]:
        """All lines, the new ones put into words."""
        events = presenter.play.journal.events
        heard = [each for each in events[self.scanned :] if sees(each.seen, presenter.viewer)]
        if heard:
            new = [presenter.line(number, each) for number, each in enumerate(heard, self.count)]
            self.count += len(heard)
            said = (*self.said, *new)
            self.said = said if len(said) <= LOG_LINES else said[-LOG_LINES:]
        self.scanned, self.last = len(events), events[-1] if events else None
        return self.said


class PresenterCache:
    """Scenes, headers, questions and logs of one table."""

    def __init__(self, link: str) -> None:
        self._link = link
        self._scenes: dict[Language, tuple[int, list[tuple[View[Any], Scene | None]]]] = {}
        self._views: dict[Reader, CachedView] = {}
        self._headers: dict[Language, Header] = {}
        self._logs: dict[tuple[Seat | None, Language, bool], LogCache] = {}  # by viewer, language, whether they draw

    def header(self, play: Play, lang: Language, online: frozenset[str]) -> Header:
        """The head of the table's page."""
        found = self._headers.get(lang)
        if found is None or not found.fits(play, online):
            found = self._headers[lang] = Header(play, lang, online, self._link)
        return found

    def view(self, play: Play, reader: Reader, players: tuple[str, ...]) -> CachedView:
        """What a reader sees."""
        view = self._views.get(reader)
        if view and view.presenter.play is play:
            view.refresh(players, self.scene)
        else:
            presenter = Presenter(play, reader.viewer, reader.lang, drawn=reader.draws)
            view = self._views[reader] = CachedView(presenter, self.scene)
        return view

    def log(self, presenter: Presenter) -> tuple[LogLine, ...]:
        """The log for the viewer; each line is put into words once."""
        key = (presenter.viewer, presenter.lang, presenter.scenery is not None)
        log = self._logs.get(key)
        if log is None or not log.fits(presenter):
            log = self._logs[key] = LogCache(presenter)
        return log.lines(presenter)

    def scene(self, presenter: Presenter) -> Scene | None:
        """The viewer's scene, drawn once per revision for all who know the same."""
        if presenter.view is None or presenter.scenery is None:
            return None
        drawn = self._scenes.get(presenter.lang)
        if drawn is None or drawn[0] != presenter.play.revision:
            drawn = self._scenes[presenter.lang] = (presenter.play.revision, [])
        for view, scene in drawn[1]:
            alike = view.seat == presenter.viewer or not presenter.scenery.seated
            if alike and view.known == presenter.view.known:
                return scene if view.seat == presenter.viewer or scene is None else turned(scene, presenter.viewer)
        drawn[1].append((presenter.view, presenter.scene()))
        return drawn[1][-1][1]
