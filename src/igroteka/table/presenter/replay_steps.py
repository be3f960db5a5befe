"""The steps of a replay in words, and finished matches with everything revealed."""

from gzip import compress
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from igroteka.content.texts import Language
from igroteka.kernel.ask import Seat
from igroteka.kernel.log import Undo
from igroteka.kernel.view import View
from igroteka.records import record
from igroteka.table.catalogue import games
from igroteka.table.core.play import Play
from igroteka.table.core.playbacks import StoredMatch, playback
from igroteka.table.core.records import by_todays_rules
from igroteka.table.core.rows import LogEvent
from igroteka.table.presenter.cache import CachedView
from igroteka.table.presenter.header import names, table_info
from igroteka.table.presenter.presenter import Presenter, prompt
from igroteka.table.presenter.state import state
from igroteka.table.wire.bodies import ReplayInfo, ReplayPoint


def packed(value: object, pack: bool) -> bytes:
    """A value as JSON, optionally compressed; both take a while for long matches."""
    data = msgspec.json.encode(value)
    return compress(data, 5, mtime=0) if pack else data


class StepsJob(NamedTuple):
    """A request for all steps of a replay."""

    stored: StoredMatch
    lang: Language
    viewer: Seat | None
    all_open: bool
    info: ReplayInfo  # without the steps
    pack: bool


def all_steps(job: StepsJob) -> bytes:
    """Every step of a match in words, as JSON."""
    playing = playback(job.stored)
    steps = points(playing.play, playing.record, job.lang, job.viewer, job.all_open)
    return packed(replace(job.info, steps=tuple(steps)), job.pack)


class StepJob(NamedTuple):
    """A request for one step of a replay."""

    stored: StoredMatch
    step: int
    lang: Language
    viewer: Seat | None
    all_open: bool
    guest: str
    now: int
    pack: bool


def one_step(job: StepJob) -> bytes:
    """The table as it was after a step, as JSON."""
    then = playback(job.stored).table_at(job.step)
    presenter = (OpenPresenter if job.all_open else Presenter)(then, job.viewer, job.lang)
    table = table_info(then, job.lang, job.guest)
    return packed(state(CachedView(presenter), table, presenter.log(), job.now), job.pack)


@by_todays_rules()
def points(play: Play, saved: record.Record, lang: Language, viewer: Seat | None, all_open: bool) -> list[ReplayPoint]:
    """Every step in words, as the viewer knew it."""
    words = games.texts_with(play.game_id, play.game.box)
    players = names(play, lang)
    found = [ReplayPoint(step=0, seat=None, text=words.say(lang, "step-start"), scores=())]
    for step, (match, entry) in enumerate(record.steps(play.game, saved), 1):
        if step > 1 and all_open:
            scores = tuple(sum(line.points for line in each) for each in play.game.sides(match.setup, match.state))
            found[-1] = replace(found[-1], scores=scores)
        if isinstance(entry, Undo):
            found.append(ReplayPoint(step=step, seat=entry.seat, text=words.say(lang, "step-undo"), scores=()))
        elif entry:
            ask = match.asked(entry.seat)
            topic, known = ask.topic, all_open or entry.seat == viewer
            text = words.option(lang, topic.name, entry.key, players) if known or not topic.secret else "…"
            prompt_known = known or not (topic.secret or ask.about)
            asked = prompt(words, lang, topic.name, ask.about, players) if prompt_known else ""
            found.append(ReplayPoint(step=step, seat=entry.seat, text=text, scores=(), prompt=asked))
    return found


class OpenPresenter(Presenter):
    """A finished match with everything revealed."""

    def __init__(self, play: Play, viewer: Seat | None, lang: Language) -> None:
        super().__init__(play, viewer, lang)
        if play.match:
            self.view = View(None, play.match.state.copy())

    def heard(self) -> list[LogEvent]:
        return self.play.journal.events
