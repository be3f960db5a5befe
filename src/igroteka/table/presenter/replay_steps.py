"""The steps of a replay in words, and a finished match with all cards on the table."""

import msgspec

from igroteka.content.texts import Language
from igroteka.kernel import record
from igroteka.kernel.ask import Seat
from igroteka.kernel.match import Undo
from igroteka.kernel.view import View
from igroteka.table.catalogue import games
from igroteka.table.core.play import Play
from igroteka.table.core.records import by_todays_rules
from igroteka.table.core.rows import LogEvent
from igroteka.table.presenter.header import names
from igroteka.table.presenter.presenter import Presenter, prompt
from igroteka.table.wire.bodies import ReplayPoint


@by_todays_rules()
def points(play: Play, kept: record.Record, lang: Language, eyes: Seat | None, all_open: bool) -> list[ReplayPoint]:
    """Every step in words, as these eyes knew it."""
    words = games.texts(play.game_id)
    players = names(play, lang)
    found = [ReplayPoint(step=0, seat=None, text=words.say(lang, "step-start"), scores=())]
    for step, (match, entry) in enumerate(record.steps(play.game, kept), 1):
        if step > 1 and all_open:
            scores = tuple(sum(line.points for line in each) for each in play.game.score(match.state, play.game.box))
            found[-1] = msgspec.structs.replace(found[-1], scores=scores)
        if isinstance(entry, Undo):
            found.append(ReplayPoint(step=step, seat=entry.seat, text=words.say(lang, "step-undo"), scores=()))
        elif entry:
            ask = match.asked(entry.seat)
            topic, known = ask.topic, all_open or entry.seat == eyes
            text = words.option(lang, topic.name, entry.key, players) if known or not topic.secret else "…"
            told = known or not (topic.secret or ask.about)
            asked = prompt(play.game_id, lang, topic.name, ask.about, players) if told else ""
            found.append(ReplayPoint(step=step, seat=entry.seat, text=text, scores=(), prompt=asked))
    return found


class OpenPresenter(Presenter):
    """All cards on the table: a finished match as nobody saw it."""

    def __init__(self, play: Play, eyes: Seat | None, lang: Language) -> None:
        super().__init__(play, eyes, lang)
        if play.match:
            self.view = View(None, play.match.state.copy())

    def heard(self) -> list[LogEvent]:
        return self.play.journal.events
