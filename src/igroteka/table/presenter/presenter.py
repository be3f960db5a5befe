"""What one pair of eyes sees of a table, in words and as a scene: always made from the view, never from the state."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from igroteka.bots.explain import spoken
from igroteka.bots.worlds import Step
from igroteka.content.scene import Piece, Preview, Say, Scene, scenery_of
from igroteka.content.texts import Language
from igroteka.kernel.ask import Ask, Seat, sees
from igroteka.kernel.luck import Value
from igroteka.kernel.snapshot import encode
from igroteka.kernel.view import View
from igroteka.table.catalogue import games
from igroteka.table.core.agreements import wanted
from igroteka.table.core.play import END_TURN, Play
from igroteka.table.core.rows import LogEvent, SeatRow
from igroteka.table.presenter.header import names
from igroteka.table.presenter.payments import bundles
from igroteka.table.wire.messages import (
    Bundle,
    Chosen,
    LogLine,
    OptionInfo,
    Outcome,
    Question,
    Refusal,
    Request,
    ScoreLine,
    State,
    TableInfo,
    Waiting,
)

LOG_LINES: Final = 400  # at most, in a whole state


class Sight:
    """A table through the eyes of a seat (or of an onlooker) in a language; as a scene too, unless nobody draws it."""

    def __init__(
        self, play: Play, eyes: Seat | None, lang: Language, view: View[Any] | None = None, drawn: bool = True
    ) -> None:
        self.play = play
        self.eyes = eyes
        self.lang = lang
        self.scenery = scenery_of(play.game) if drawn and play.game.scene else None
        self.texts = games.texts(play.row.game)
        self.say: Say = games.speaker(play.row.game, lang)
        self.players = names(play, lang)
        self.at = (play.match, len(play.match.log)) if play.match else None  # the state changes only with the log
        self.view: View[Any] | None = view or self.known()  # none where nothing is drawn
        self.ask = asked(play, eyes)

    def known(self) -> View[Any] | None:
        """What is to be drawn."""
        return self.play.match.view(self.eyes) if self.play.match and self.scenery else None

    def refresh(self, players: tuple[str, ...]) -> None:
        """Look again, a moment later."""
        match = self.play.match
        at = (match, len(match.log)) if match else None
        if at != self.at:
            view = self.known()
            self.at, self.view = at, self.view if view == self.view else view
        self.players, self.ask = players, asked(self.play, self.eyes)

    def scene(self) -> Scene | None:
        if self.scenery is None or self.view is None:
            return None
        return self.scenery.draw(self.view, self.play.game.box, self.say)

    # Questions

    def question(self) -> Question | None:
        """What these eyes' seat is asked, in words."""
        play, seat, ask = self.play, self.eyes, self.ask
        if ask is None or seat is None:
            return None
        if seat in play.body.held:
            return self.end_of_turn(seat, ask)
        return Question(
            seat=seat,
            topic=ask.topic.name,
            prompt=self.prompt(ask.topic.name, ask.about),
            options=tuple(self.option(ask.topic.name, key) for key in ask.keys),
            rules=ask.topic.rules,
            explain=self.texts.explain(self.lang, ask.topic.name, ask.about, self.players) or "",
            bundles=self.bundles(ask),
            refusals=self.refusals(ask),
            trail=self.trail(seat),
            undo=play.undo_depth(seat),
            previews=self.previews(ask),
        )

    def advice(self, ask: Ask) -> Question:
        """What a partner is asked, as these eyes see it: to suggest an option."""
        return Question(
            seat=ask.seat,
            topic=ask.topic.name,
            prompt=self.prompt(ask.topic.name, ask.about),
            options=tuple(self.option(ask.topic.name, key) for key in ask.keys),
            rules=ask.topic.rules,
        )

    def end_of_turn(self, seat: Seat, ask: Ask) -> Question:
        """The pause before what can't be taken back."""
        keys = self.play.body.held[seat]
        held = self.label(ask.topic.name, keys[0]) if len(keys) == 1 else f"{len(keys)} × …"
        return Question(
            seat=seat,
            topic=END_TURN,
            prompt=self.say("ask-end-turn"),
            options=(OptionInfo(key=END_TURN, label=self.say("end-turn")),),
            rules=ask.topic.rules,
            trail=(*self.trail(seat), Chosen(label=held, prompt=self.prompt(ask.topic.name, ask.about))),
            undo=self.play.undo_depth(seat),
            end_turn=True,
        )

    def prompt(self, topic: str, about: tuple[int | str, ...]) -> str:
        return prompt(self.play.row.game, self.lang, topic, about, self.players)

    def said(self, topic: str, key: str) -> str:
        """The key whose words name an option as these eyes see the table."""
        if self.scenery is None or self.view is None:
            return key
        return self.scenery.said(self.view, self.play.game.box, topic, key)

    def label(self, topic: str, key: str) -> str:
        return option_label(self.play.row.game, self.lang, topic, self.said(topic, key), self.players)

    def describe(self, line: Sequence[Step]) -> tuple[str, ...]:
        """A line of play that a bot thought of."""
        seen = [step._replace(key=self.said(step.topic, step.key)) for step in line]
        return tuple(spoken(self.texts, self.lang, seen, self.players))

    def option(self, topic: str, key: str) -> OptionInfo:
        return OptionInfo(
            key=key,
            label=self.label(topic, key),
            targets=self.targets(topic, key),
            picture=self.picture(topic, key),
        )

    def picture(self, topic: str, key: str) -> tuple[Piece, ...]:
        if self.scenery is None or self.view is None:
            return ()
        return self.scenery.picture(self.view, self.play.game.box, topic, key)

    def targets(self, topic: str, key: str) -> tuple[str, ...]:
        if self.scenery is None or self.view is None:
            return ()
        return self.scenery.targets(self.view, self.play.game.box, topic, key)

    def bundles(self, ask: Ask) -> tuple[Bundle, ...]:
        assert self.play.match
        return bundles(self.play.match, ask, self.label)

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

    def trail(self, seat: Seat) -> tuple[Chosen, ...]:
        """My choices since the undo limit, in words."""
        match = self.play.match
        assert match
        depth = match.undo_depth(seat)
        if not depth:
            return ()
        return tuple(
            Chosen(label=self.label(kept.topic, kept.key), prompt=self.prompt(kept.topic, kept.about))
            for kept in self.play.trails.get(seat, [])[-depth:]
        )

    def waiting(self) -> tuple[Waiting, ...]:
        """Who has to decide, and about what unless it is secret."""
        match = self.play.match
        if match is None or self.play.row.phase != "running":
            return ()
        since = self.play.body.moved
        if match.gathering or match.ask is None:
            return tuple(Waiting(seat=seat, prompt="", since=since) for seat in match.deciding())
        ask = match.ask
        shown = ask.seat == self.eyes or not (ask.topic.secret or ask.about)
        about = ask.about if ask.seat == self.eyes else ()
        said = self.prompt(ask.topic.name, about) if shown else ""
        return (Waiting(seat=ask.seat, prompt=said, since=since),)

    # The log

    def line(self, number: int, event: LogEvent) -> LogLine:
        return log_line(self.play.row.game, self.lang, number, event, self.players)

    def heard(self) -> list[LogEvent]:
        """All that these eyes saw happen."""
        return [event for event in self.play.log_events if sees(event.seen, self.eyes)]

    def log(self, after: int = -1) -> tuple[LogLine, ...]:
        """The last lines, numbered as these eyes count them."""
        heard = self.heard()
        first = max(after + 1, len(heard) - LOG_LINES)
        return tuple(self.line(number, heard[number]) for number in range(first, len(heard)))

    def since(self, revision: int) -> int | None:
        """The number of the first line after a revision."""
        at = [
            when
            for event, when in zip(self.play.log_events, self.play.log_revisions, strict=True)
            if sees(event.seen, self.eyes)
        ]
        return next((number for number, when in enumerate(at) if when > revision), None)

    # The rest

    def outcome(self) -> Outcome | None:
        ended = self.play.body.ended
        if ended is None:
            return None
        reason = self.say(f"end-{ended.reason}") if ended.by_table else self.texts.ending(self.lang, ended.reason)
        lines = tuple(tuple(self.score_line(*line) for line in each) for each in ended.lines)
        scores = tuple(sum(line.points for line in each) for each in lines)
        course = self.play.scores
        return Outcome(ended.winners, scores, lines, reason, history=thinned(course), answers=max(0, len(course) - 1))

    def score_line(self, source: str, points: int, rule: str) -> ScoreLine:
        return ScoreLine(source=source, label=self.texts.score(self.lang, source), points=points, rule=rule)

    def requests(self) -> tuple[Request, ...]:
        if not self.play.body.requests:
            return ()
        return tuple(
            Request(
                id=wish.id,
                kind=wish.kind,
                seat=wish.seat,
                text=self.say(f"request-{wish.kind}", player=self.players[wish.seat], answers=wish.answers),
                answers=wish.answers,
                agreed=tuple(wish.agreed),
                wanted=tuple(wanted(self.play, wish)),
            )
            for wish in self.play.body.requests
        )


def asked(play: Play, seat: Seat | None) -> Ask | None:
    """The question to a seat."""
    for ask in play.asks():
        if ask.seat == seat:
            return ask
    return None


@lru_cache(4096)
def prompt(game: str, lang: Language, topic: str, about: tuple[int | str, ...], players: tuple[str, ...]) -> str:
    """A question in words; the trail of a turn says those before it again."""
    return games.texts(game).prompt(lang, topic, about, players)


@lru_cache(16_384)
def option_label(game: str, lang: Language, topic: str, key: str, players: tuple[str, ...]) -> str:
    """An option in words; the same ones are offered again and again."""
    return games.texts(game).option(lang, topic, key, players)


@lru_cache(1024)
def log_line(game: str, lang: Language, number: int, event: LogEvent, players: tuple[str, ...]) -> LogLine:
    """A line of the log, the same for all who have heard as many."""
    kind = games.kinds(game)[event.kind]
    seat = next((value for name, value in zip(kind.fields, event.values, strict=False) if name == "seat"), None)
    if event.of_table:
        seat = None if seat == len(players) else seat
        players = (*players, games.words().say(lang, "seat-former"))
    return LogLine(
        number=number,
        text=sentence(game, lang, event.kind, event.values, players),
        rule=kind.rule,
        seat=seat if isinstance(seat, int) else None,
        kind=kind.name,
    )


@lru_cache(8192)
def sentence(game: str, lang: Language, kind: str, values: tuple[Value, ...], players: tuple[str, ...]) -> str:
    """A line of the log in words, the same for all who read it; none for one that was kept with other fields."""
    event_kind = games.kinds(game)[kind]
    return games.texts(game).event(lang, event_kind, values, players) if len(values) == len(event_kind.fields) else "…"


def thinned(scores: Sequence[tuple[int, ...]], most: int = 200) -> tuple[tuple[int, ...], ...]:
    """The course of the scores, in so many points at most."""
    step = -(-len(scores) // most) if scores else 1
    return tuple(scores[::step]) + ((scores[-1],) if scores and (len(scores) - 1) % step else ())


class Look:
    """What costs most to make of a sight: it stays as it is while these eyes know and are asked the same."""

    def __init__(self, sight: Sight, draw: Callable[[Sight], Scene | None] = Sight.scene) -> None:
        self.sight = sight
        self.scene = draw(sight)
        self.question = sight.question()

    def refresh(self, players: tuple[str, ...], draw: Callable[[Sight], Scene | None]) -> None:
        """Look again; what was drawn for others who know the same need not be drawn anew."""
        sight = self.sight
        view, ask, called = sight.view, sight.ask, sight.players
        sight.refresh(players)
        if sight.view is not view:
            self.scene = draw(sight)
        if sight.view is not view or sight.ask is not ask or players != called or self._outdated():
            self.question = sight.question()

    def _outdated(self) -> bool:
        """Whether the question, which is the same, has to be put in another way."""
        asked, play = self.question, self.sight.play
        return asked is not None and (
            asked.end_turn or asked.seat in play.body.held or asked.undo != play.undo_depth(asked.seat)
        )


def state(
    look: Look, table: TableInfo, log: tuple[LogLine, ...], now: int, waiting: tuple[Waiting, ...] | None = None
) -> State:
    """Everything that these eyes see; who has to decide may be known from others."""
    sight = look.sight
    play = sight.play
    return State(
        table=table,
        seat=sight.eyes,
        revision=play.row.revision,
        scene=look.scene,
        waiting=sight.waiting() if waiting is None else waiting,
        log=log,
        chat=(),
        question=look.question,
        outcome=sight.outcome(),
        requests=sight.requests(),
        undo=0 if sight.eyes is None else play.undo_depth(sight.eyes),
        server_time=now,
    )


def handover(play: Play, own: Sequence[SeatRow], eyes: Seat | None) -> tuple[Seat | None, Seat | None]:
    """Through which of his own seats a guest looks, and to which one he must first hand the device.

    When another of his seats is asked and sees nothing more, the eyes follow; else they close until he says so.
    """
    if all(seat.seat != eyes for seat in own):
        eyes = None  # it is his no more
    mine = [seat.seat for seat in own if not seat.held]
    if len(mine) < 2 or not play.match:
        return (eyes if eyes is not None else mine[0] if mine else None), None
    asked = [ask.seat for ask in play.asks() if ask.seat in mine]
    if not asked or eyes in asked:
        return (eyes if eyes in mine else None), None
    if eyes is not None and same_knowledge(play, eyes, asked[0]):
        return asked[0], None
    return None, asked[0]


def same_knowledge(play: Play, one: Seat, other: Seat) -> bool:
    """Whether two seats know the same, and nothing secret is asked."""
    assert play.match
    secret = any(ask.topic.secret or ask.about for ask in play.match.asks)
    known = [encode(play.match.view(seat).known) for seat in (one, other)]
    return not secret and not play.match.gathering and known[0] == known[1]
