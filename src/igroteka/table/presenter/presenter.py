"""What one viewer sees of a table, in words and as a scene; always made from the view, never from the state."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from igroteka.bots.explain import variation_texts
from igroteka.bots.worlds import Move
from igroteka.content.moments import played
from igroteka.content.scene import Piece, Preview, Say, Scene, scenery_of
from igroteka.content.texts import Language, Texts
from igroteka.kernel.ask import Ask, Seat, sees
from igroteka.kernel.flow import Kind
from igroteka.kernel.luck import Value
from igroteka.kernel.view import View
from igroteka.table.catalogue import games
from igroteka.table.core.agreements import missing
from igroteka.table.core.play import END_TURN, Play
from igroteka.table.core.rows import Ended, LogEvent
from igroteka.table.presenter.counters import Counted, counted
from igroteka.table.presenter.course import round_starts, thinned, turn_starts
from igroteka.table.presenter.gestures import Gestures, in_words
from igroteka.table.presenter.header import names
from igroteka.table.presenter.log import LOG_LINES, brief, log_line, subject
from igroteka.table.presenter.payments import bundles, uncounted
from igroteka.table.wire.messages import (
    Bundle,
    ConsentRequest,
    LogLine,
    OptionInfo,
    Outcome,
    Question,
    Refusal,
    ScoreLine,
    ScoreNow,
    TrailStep,
    Waiting,
)


class Presenter:
    """A table as a seat or an onlooker sees it, in a language; with a scene if it is drawn."""

    def __init__(
        self, play: Play, viewer: Seat | None, lang: Language, view: View[Any] | None = None, drawn: bool = True
    ) -> None:
        self.play = play
        self.viewer = viewer
        self.lang = lang
        self.scenery = scenery_of(play.game) if drawn and play.game.scene else None
        self.texts = games.texts_with(play.game_id, play.game.box)
        self.say: Say = games.speaker(play.game_id, lang, play.game.box)
        self.players = names(play, lang)
        self.at = (
            (play.match, len(play.match.log)) if play.match else None
        )  # the state changes only together with the log
        self.view: View[Any] | None = view or self.known()  # none where nothing is drawn
        self.ask = asked(play, viewer)

    def known(self) -> View[Any] | None:
        """The view to draw."""
        return self.play.match.view(self.viewer) if self.play.match and self.scenery else None

    def refresh(self, players: tuple[str, ...]) -> None:
        """Update to the table as it is now."""
        match = self.play.match
        at = (match, len(match.log)) if match else None
        if at != self.at:
            view = self.known()
            self.at, self.view = at, self.view if view == self.view else view
        self.players, self.ask = players, asked(self.play, self.viewer)

    def scene(self) -> Scene | None:
        if self.scenery is None or self.view is None:
            return None
        scene = self.scenery.draw(self.view, self.play.game.box, self.say)
        if self.play.ended is None:
            return scene
        panels = tuple([replace(panel, out=False) for panel in scene.panels])  # those who were out count like the rest
        return replace(scene, panels=panels)

    # Questions

    def question(self) -> Question | None:
        """What the viewer is asked, in words."""
        play, seat, ask = self.play, self.viewer, self.ask
        if ask is None or seat is None:
            return None
        if play.held_keys(seat):
            return self.end_of_turn(seat, ask)
        gestures = Gestures.of(self, ask)
        return Question(
            seat=seat,
            topic=ask.topic.name,
            prompt=self.prompt(ask.topic.name, ask.about),
            options=tuple(self.option(ask.topic.name, key, gestures) for key in ask.keys),
            rules=ask.topic.rules,
            explain=self.texts.explain(self.lang, ask.topic.name, ask.about, self.players) or "",
            bundles=self.bundles(ask),
            chains=gestures.chains() if gestures else (),
            refusals=(*self.refusals(ask), *(gestures.refusals() if gestures else ())),
            trail=self.trail(seat),
            undo=play.undo_depth(seat),
            previews=self.previews(ask),
        )

    def advice(self, ask: Ask) -> Question:
        """What a partner is asked, as the viewer sees it: to suggest an option."""
        return Question(
            seat=ask.seat,
            topic=ask.topic.name,
            prompt=self.prompt(ask.topic.name, ask.about),
            options=tuple(self.option(ask.topic.name, key) for key in ask.keys),
            rules=ask.topic.rules,
        )

    def end_of_turn(self, seat: Seat, ask: Ask) -> Question:
        """The pause before what can't be taken back."""
        keys = self.play.held_keys(seat)
        held = self.label(ask.topic.name, keys[0]) if len(keys) == 1 else in_words(self, ask, keys)
        return Question(
            seat=seat,
            topic=END_TURN,
            prompt=self.say("ask-end-turn"),
            options=(OptionInfo(key=END_TURN, label=self.say("end-turn")),),
            rules=ask.topic.rules,
            trail=(*self.trail(seat), TrailStep(label=held, prompt=self.prompt(ask.topic.name, ask.about))),
            undo=self.play.undo_depth(seat),
            end_turn=True,
        )

    def prompt(self, topic: str, about: tuple[int | str, ...]) -> str:
        return prompt(self.texts, self.lang, topic, about, self.players)

    def said(self, topic: str, key: str, view: View[Any] | None = None) -> str:
        """The text key that names an option, as the viewer sees the table now or in a given view."""
        view = view or self.view
        if self.scenery is None or view is None:
            return key
        return self.scenery.said(view, self.play.game.box, topic, key)

    def label(self, topic: str, key: str, view: View[Any] | None = None) -> str:
        return option_label(self.texts, self.lang, topic, self.said(topic, key, view), self.players)

    def describe(self, variation: Sequence[Move]) -> tuple[str, ...]:
        """A variation that a bot thought of, in words."""
        seen = [move._replace(key=self.said(move.topic, move.key)) for move in variation]
        return tuple(variation_texts(self.texts, self.lang, seen, self.players))

    def option(self, topic: str, key: str, gestures: Gestures | None = None) -> OptionInfo:
        return OptionInfo(
            key=key,
            label=self.label(topic, key),
            targets=self.targets(topic, key),
            picture=self.picture(topic, key),
            changes=gestures.changes(key) if gestures else {},
            final=gestures.final(key) if gestures else False,
        )

    def picture(self, topic: str, key: str) -> tuple[Piece, ...]:
        if self.scenery is None or self.view is None:
            return ()
        return self.scenery.picture(self.view, self.play.game.box, topic, key)

    def targets(self, topic: str, key: str, view: View[Any] | None = None) -> tuple[str, ...]:
        view = view or self.view
        if self.scenery is None or view is None:
            return ()
        return self.scenery.targets(view, self.play.game.box, topic, key)

    def bundles(self, ask: Ask) -> tuple[Bundle, ...]:
        assert self.play.match
        return bundles(self.play.match, ask, self.label, self.counted if self.scenery else uncounted)

    def counted(self, seen: View[Any]) -> Counted:
        """The counters of a seat as it would see them."""
        assert self.scenery and seen.seat is not None
        return counted(self.scenery.panel(seen.known, self.play.game.box, seen.seat, self.say))

    def refusals(self, ask: Ask) -> tuple[Refusal, ...]:
        return tuple(
            Refusal(
                target=no.target,
                label=self.label(ask.topic.name, no.target),
                reason=self.texts.why(self.lang, no.reason, no.about, self.players),
                rule=no.rule,
                targets=self.targets(ask.topic.name, no.target),
            )
            for no in ask.refusals()
        )

    def previews(self, ask: Ask) -> tuple[Preview, ...]:
        if self.scenery is None or self.view is None:
            return ()
        return self.scenery.previews(self.view, self.play.game.box, ask)

    def trail(self, seat: Seat) -> tuple[TrailStep, ...]:
        """My choices since the undo limit, in words."""
        match = self.play.match
        assert match
        depth = match.undo_depth(seat)
        if not depth:
            return ()
        return tuple(
            TrailStep(
                label=self.label(step.topic, step.key),
                prompt=self.prompt(step.topic, step.about),
                joined=step.joined,
            )
            for step in self.play.journal.trails.get(seat, [])[-depth:]
        )

    def waiting(self) -> tuple[Waiting, ...]:
        """The seats that must decide, and their questions unless they are secret."""
        match = self.play.match
        if match is None or self.play.phase != "running":
            return ()
        since = self.play.moved_ms
        if match.gathering or match.ask is None:
            return tuple(Waiting(seat=seat, prompt="", since=since) for seat in match.deciding())
        ask = match.ask
        shown = ask.seat == self.viewer or not (ask.topic.secret or ask.about)
        about = ask.about if ask.seat == self.viewer else ()
        said = self.prompt(ask.topic.name, about) if shown else ""
        return (Waiting(seat=ask.seat, prompt=said, since=since),)

    # The log

    def line(self, number: int, event: LogEvent) -> LogLine:
        """An event in words; if the table is drawn, with how it is played."""
        line = log_line(self.play.game_id, self.texts, self.lang, number, event, self.players)
        kind = games.kinds(self.play.game_id)[event.kind]
        if self.scenery is None or self.view is None or event.of_table or len(kind.fields) != len(event.values):
            return line
        moment = played(self.scenery.moments, self.view.known, self.play.game.box, kind, event.values)
        seat = line.seat if moment.seat is None else moment.seat
        named = self.subject(kind, event.values, seat) if seat is not None else ""
        shown = {name: value for name, value in moment._asdict().items() if name not in ("seat", "number")}
        opens = kind.name in self.scenery.moments.opening
        few = brief(self.texts, self.lang, kind, event.values, self.players)
        return replace(line, seat=seat, subject=named, opens=opens, brief=few, amount=moment.number, **shown)

    def subject(self, kind: Kind, values: tuple[Value, ...], seat: Seat) -> str:
        """The words that name the acting seat at the beginning of a line, which a heading may say for many lines."""
        assert self.scenery
        return subject(self.texts, self.lang, kind, values, self.players, seat, self.scenery.moments.subjects)

    def heard(self) -> list[LogEvent]:
        """The events the viewer saw."""
        return [event for event in self.play.journal.events if sees(event.seen, self.viewer)]

    def log(self, after: int = -1) -> tuple[LogLine, ...]:
        """The last lines, numbered as the viewer counts them."""
        heard = self.heard()
        first = max(after + 1, len(heard) - LOG_LINES)
        return tuple(self.line(number, heard[number]) for number in range(first, len(heard)))

    def since(self, revision: int) -> int | None:
        """The number of the first line after a revision."""
        at = [
            when
            for event, when in zip(self.play.journal.events, self.play.journal.revisions, strict=True)
            if sees(event.seen, self.viewer)
        ]
        return next((number for number, when in enumerate(at) if when > revision), None)

    # The rest

    def outcome(self) -> Outcome | None:
        ended = self.play.ended
        if ended is None:
            return None
        opposed = self.play.game.opponent_in(self.play.mode)
        reason = self.ending(ended, opposed)
        winners = ended.winners
        if opposed and not winners and ended.reason != "agreed":
            winners = (len(self.play.seats),)
        lines = tuple(tuple(self.score_line(*line) for line in each) for each in ended.lines)
        scores = tuple(sum(line.points for line in each) for each in lines)
        course = [*self.play.journal.scores[:-1], scores]  # with what is left over
        return Outcome(
            winners=winners,
            scores=scores,
            lines=lines,
            reason=reason,
            history=thinned(course),
            answers=max(0, len(course) - 1),
            rounds=round_starts(self.play),
            turns=turn_starts(self.play, self.turn_kinds()),
        )

    def turn_kinds(self) -> set[str]:
        """The kinds of events that announce a turn."""
        moments = self.scenery.moments.of if self.scenery else {}
        return {kind for kind, moment in moments.items() if moment.act == "turn"}

    def standing(self) -> ScoreNow:
        """The score if the match ended now, as far as the viewer knows."""
        play, view = self.play, self.view
        if view is None or play.match is None:
            return ScoreNow(scores=(), lines=())
        sides = play.game.sides(play.match.setup, view.known)
        lines = tuple(tuple(self.score_line(line.source, line.points, line.rule) for line in each) for each in sides)
        return ScoreNow(scores=tuple(sum(line.points for line in each) for each in lines), lines=lines)

    def ending(self, ended: Ended, opposed: bool) -> str:
        """Why the match is over."""
        if not ended.by_table:
            return self.texts.ending(self.lang, ended.reason)
        return self.say(f"end-{ended.reason}-alone" if opposed else f"end-{ended.reason}")

    def score_line(self, source: str, points: int, rule: str) -> ScoreLine:
        return ScoreLine(source=source, label=self.texts.score(self.lang, source), points=points, rule=rule)

    def requests(self) -> tuple[ConsentRequest, ...]:
        if not self.play.requests:
            return ()
        return tuple(
            ConsentRequest(
                id=request.id,
                kind=request.kind,
                seat=request.seat,
                text=self.say(f"request-{request.kind}", player=self.players[request.seat], answers=request.answers),
                answers=request.answers,
                agreed=tuple(request.agreed),
                wanted=tuple(missing(self.play, request)),
            )
            for request in self.play.requests
        )


def asked(play: Play, seat: Seat | None) -> Ask | None:
    """The question to a seat."""
    for ask in play.asks():
        if ask.seat == seat:
            return ask
    return None


@lru_cache(4096)
def prompt(texts: Texts, lang: Language, topic: str, about: tuple[int | str, ...], players: tuple[str, ...]) -> str:
    """A question in words; cached, because the trail repeats earlier ones."""
    return texts.prompt(lang, topic, about, players)


@lru_cache(16_384)
def option_label(texts: Texts, lang: Language, topic: str, key: str, players: tuple[str, ...]) -> str:
    """An option in words; cached, because the same options are offered again and again."""
    return texts.option(lang, topic, key, players)
