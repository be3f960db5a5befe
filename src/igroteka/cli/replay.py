"""`igroteka replay`: verify a record, or read it."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Generic, TypedDict

from cyclopts import Parameter

from igroteka.cli.match_options import find
from igroteka.cli.play import title
from igroteka.cli.terminal_match import scored_sides, texts_of, winning_sides
from igroteka.content.texts import Language, slug
from igroteka.games import known_games
from igroteka.kernel.ask import Ask, Seat, sees
from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game, SetupError, counted
from igroteka.kernel.log import Answer, Undo
from igroteka.kernel.match import Match
from igroteka.records import record
from igroteka.records.record import Record, RecordError

FAILED = 1


class Verified(TypedDict):
    """What `replay --json` prints; seats are counted from 1."""

    game: str
    version: int
    mode: str
    seats: int
    options: dict[str, str]
    answers: int
    undos: int
    over: bool
    reason: str | None
    winners: list[int]
    scores: list[int]


def replay(
    file: Path,
    *,
    components: Annotated[Path | None, Parameter(negative=())] = None,
    text: bool = False,
    lang: Language = "en",
    seat: int | None = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> int:
    """Play a record again and verify every answer, state and the result; or print the match to read.

    Examples: `igroteka replay match.jsonl`, `igroteka replay match.jsonl --text --lang ru`,
    `igroteka replay match.jsonl --text --seat 2`

    Parameters
    ----------
    file
        A record, as `igroteka simulate GAME --record FOLDER` writes them.
    components
        The printed values it was played with, if they were your own and are not in the record.
    text
        Print what was asked, answered and done, in words.
    lang
        Language of the words.
    seat
        Tell only what this seat saw, from 1.
    as_json
        Print what was verified as JSON, for programs.
    """
    if seat is not None and not text:
        raise SetupError("--seat is for reading: give --text too")
    if as_json and text:
        raise SetupError("--json and --text are two ways to print: give one of them")
    try:
        data = file.read_bytes()
        game = played(data, components)
        saved = record.read(game, data)
        found = verified(game, saved)  # an invalid record is not printed
        if text:
            print("\n".join(match_lines(game, saved, lang, seat)))
        else:
            print(json.dumps(found, ensure_ascii=False, indent=2) if as_json else summary_line(found))
    except RecordError as error:
        print(f"igroteka: {file}: {' '.join(str(error).split())}", file=sys.stderr)
        return FAILED
    return 0


def played(data: bytes, components: Path | None) -> Game:  # type: ignore[type-arg]  # of any state and box
    """The game of a record, with the given component values, else with those in the record."""
    head = record.header(data)
    if head.game not in known_games():
        raise RecordError(f"the record is of {head.game!r}, and the games here are: {', '.join(known_games())}")
    if components or not head.components:
        return find(head.game, components)
    from igroteka.table.catalogue.games import game_with

    return game_with(head.game, head.components)


def verified(game: Game[S, B], saved: Record) -> Verified:
    """Play the record; returns what was verified."""
    result = record.replay(game, saved).result
    undos = sum(isinstance(entry, Undo) for entry in saved.entries)
    head = saved.header
    return {
        "game": head.game,
        "version": game.version,
        "mode": head.mode,
        "seats": head.seats,
        "options": head.options,
        "answers": len(saved.entries) - undos,
        "undos": undos,
        "over": result is not None,
        "reason": result.reason if result else None,
        "winners": [seat + 1 for seat in result.winners] if result else [],
        "scores": list(result.scores) if result else [],
    }


def summary_line(found: Verified) -> str:
    """What was verified, in one line."""
    line = (
        f"verified: {found['game']}, rules version {found['version']}, mode {found['mode']},"
        f" {counted(found['seats'], 'seat')}, {counted(found['answers'], 'answer')},"
        f" {counted(found['undos'], 'undo')}, all hashes hold; "
    )
    if not found["over"]:
        return line + "the match was not over"
    winners = ", ".join(map(str, found["winners"])) or "nobody"
    return f"{line}won by {winners} with the scores {', '.join(map(str, found['scores']))} ({found['reason']})"


def match_lines(game: Game[S, B], saved: Record, lang: Language, seat: int | None) -> Iterator[str]:
    """The match as lines of text."""
    if seat is not None and not 1 <= seat <= saved.header.seats:
        raise SetupError(f"--seat is 1 to {saved.header.seats}, not {seat}")
    reader = Reader(game, lang, None if seat is None else seat - 1, saved.header.seats)
    yield reader.title(saved)
    for match, entry in record.steps(game, saved):
        yield from reader.news(match)
        if isinstance(entry, Undo):
            yield reader.say("replay-undo", player=reader.player(entry.seat), answers=entry.answers)
        elif isinstance(entry, Answer):
            yield reader.answer(match, entry)
        else:
            yield from reader.ending(match)


class Reader(Generic[S, B]):
    """Describes a match as one seat saw it, or (seat ``None``) with nothing hidden."""

    def __init__(self, game: Game[S, B], lang: Language, seat: Seat | None, seats: int) -> None:
        self.game = game
        self.lang = lang
        self.seat = seat
        self.texts = texts_of(game)
        self.players = self.texts.numbered(lang, seats)
        self.number = 0  # of the last answer
        self.events_read = 0  # events

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(self.lang, message, **args)

    def say_or(self, otherwise: str, message: str, **args: str | int) -> str:
        """A text of the game, or the bare key while the game lacks it."""
        return self.texts.say(self.lang, message, **args) if self.texts.has(self.lang, message) else otherwise

    def player(self, seat: Seat) -> str:
        return self.texts.player(self.lang, seat, self.players)

    def title(self, saved: Record) -> str:
        mode = saved.header.mode
        game = title(self.game.package, self.lang)
        return self.say(
            "replay-match", game=game, mode=self.say_or(mode, f"mode-{slug(mode)}"), seats=saved.header.seats
        )

    def news(self, match: Match[S, B]) -> Iterator[str]:
        """The events since the last call; after an undo nothing is repeated."""
        for event in match.events[self.events_read :]:
            if self.seat is None or sees(event.seen, self.seat):
                yield f"    {self.event(event)}"
        self.events_read = len(match.events)

    def event(self, event: Event) -> str:
        if self.texts.has(self.lang, f"event-{slug(event.kind.name)}"):
            return self.texts.event(self.lang, event.kind, event.values, self.players)
        values = (f"{name}={value}" for name, value in zip(event.kind.fields, event.values, strict=True))
        return " ".join((event.kind.name, *values))

    def answer(self, match: Match[S, B], entry: Answer) -> str:
        """A question and its answer; a seat sees neither the questions nor the secrets of others."""
        self.number += 1
        who = self.player(entry.seat)
        ask = match.asked(entry.seat)
        mine = self.seat in (None, entry.seat)
        if ask.topic.secret and not mine:
            return self.say("replay-secret", number=self.number, player=who)
        option = self.option(ask, entry.key)
        if not mine:
            return self.say("replay-others-answer", number=self.number, player=who, option=option)
        prompt = self.prompt(ask)
        return self.say("replay-answer", number=self.number, player=who, prompt=prompt, option=option)

    def prompt(self, ask: Ask) -> str:
        topic = ask.topic.name
        known = self.texts.has(self.lang, f"ask-{slug(topic)}")
        return self.texts.prompt(self.lang, topic, ask.about, self.players) if known else topic

    def option(self, ask: Ask, key: str) -> str:
        known = self.texts.has(self.lang, self.texts.option_id(self.lang, ask.topic.name, key))
        return self.texts.option(self.lang, ask.topic.name, key, self.players) if known else key

    def ending(self, match: Match[S, B]) -> Iterator[str]:
        """The result, and every side's score line by line."""
        result = match.result
        if result is None:
            yield self.say("replay-unfinished")
            return
        yield self.say("play-over", reason=self.say_or(result.reason, f"end-{slug(result.reason)}"))
        winners = winning_sides(match, result)
        yield self.say("play-winners", count=len(winners), names=", ".join(map(self.player, winners)))
        for seat, lines in enumerate(scored_sides(match, result)):
            yield self.say("play-score", player=self.player(seat), points=sum(line.points for line in lines))
            for line in lines:
                yield f"{line.points:6}  {self.say_or(line.source, f'score-{slug(line.source)}')}"
