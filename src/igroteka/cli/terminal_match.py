"""A match in the terminal: at most one person, bots in the other seats, everything in words."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final, Generic

import msgspec

from igroteka.bots import Bot, Perspective
from igroteka.content import ledger
from igroteka.content.texts import Language, Texts
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.result import Line, Result

HELP: Final = "?"
TABLE: Final = "t"
UNDO: Final = "u"
LEAVE: Final = "q"


def texts_of(game: Game[S, B]) -> Texts:
    """A game's words with the values of its box, the common ones and those of the command line."""
    return Texts.of(game, "igroteka.cli")


def winning_sides(match: Match[S, B], result: Result) -> tuple[Seat, ...]:
    """The winning seats; the rulebook's opponent (the number after the last seat) wins if no seat does."""
    opposed = match.game.opponent_in(match.setup.mode)
    return (match.setup.seats,) if opposed and not result.winners else result.winners


def scored_sides(match: Match[S, B], result: Result) -> tuple[tuple[Line, ...], ...]:
    """The seats' scores at the end, and the opponent's."""
    return (*result.lines, *match.game.sides(match.setup, match.state)[match.setup.seats :])


class Left(Exception):  # noqa: N818  # a wish, not an error
    """The person has left the table."""


def listen(prompt: str, read: Callable[[str], str] = input) -> str:
    """One line of input; the end of the input means leaving."""
    try:
        said = read(prompt + " ").strip()
    except EOFError:
        raise Left from None
    if said == LEAVE:
        raise Left
    return said


class TerminalMatch(Generic[S, B]):
    """Plays a match to its end. ``me`` is the person's seat, ``None`` when only bots play."""

    def __init__(
        self,
        match: Match[S, B],
        lang: Language,
        me: Seat | None,
        bots: Mapping[Seat, Bot],
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.match = match
        self.lang = lang
        self.me = me
        self.bots = bots
        self.read = read
        self.write = write
        self.texts = texts_of(match.game)
        self.rules = ledger.filled(ledger.load(files(match.game.package) / "ledger.toml"), self.texts.fill).by_id
        self.players = self.texts.numbered(lang, match.setup.seats)
        self.events_written = 0  # events written so far

    def play(self) -> Result:
        """Ask and answer until the match is over."""
        self.tell()
        while not self.match.result:
            for ask in self.match.asks:
                if ask.seat != self.me:
                    self.match.answer(self.bots[ask.seat].choose(Perspective(self.match, ask.seat)), ask.seat)
                elif not self.answered(ask):
                    break  # an undo: the questions have changed
            self.tell()
        self.finish(self.match.result)
        return self.match.result

    def tell(self) -> None:
        """Write the events since the last call that the person (or an onlooker) saw."""
        heard = self.match.heard(self.me)
        for event in heard[min(self.events_written, len(heard)) :]:
            self.write(self.texts.event(self.lang, event.kind, event.values, self.players))
        self.events_written = len(heard)

    def answered(self, ask: Ask) -> bool:
        """Ask until the person answers; returns False for an undo."""
        self.tell()
        self.show(ask)
        prompt = self.say("play-number", commands=self.say("play-commands"))
        while True:
            said = listen(prompt, self.read)
            if said in self.numbers(ask):
                self.match.answer(int(said) - 1, ask.seat)
                return True
            if said == UNDO and self.match.undo_depth(ask.seat):
                self.match.undo(ask.seat)
                return False
            self.explain(ask, said)

    def numbers(self, ask: Ask) -> set[str]:
        return {str(number) for number in range(1, len(ask.options) + 1)}

    def show(self, ask: Ask) -> None:
        """Write a question and its options, numbered."""
        topic = ask.topic.name
        prompt = self.texts.prompt(self.lang, topic, ask.about, self.players)
        self.write("\n" + self.say("play-asked", player=self.player(ask.seat), prompt=prompt))
        for number, key in enumerate(ask.keys, 1):
            self.write(f"{number:4}  {self.texts.option(self.lang, topic, key, self.players)}")

    def explain(self, ask: Ask, said: str) -> None:
        """Reply to input that is not an answer: help, the table, or what is wrong with it."""
        if said == HELP:
            self.help(ask)
            self.show(ask)
        elif said == TABLE:
            self.table()
        elif said == UNDO:
            self.write(self.say("play-no-undo"))
        else:
            self.write(self.say("play-not-understood", said=said))

    def table(self) -> None:
        """Write everything the person knows, one field per line."""
        self.write(self.say("play-table"))
        known = msgspec.json.decode(msgspec.json.encode(self.match.view(self.me).known), type=dict[str, msgspec.Raw])
        for field, value in known.items():
            self.write(f"  {field}: {bytes(value).decode()}")

    def help(self, ask: Ask) -> None:
        """What the question means, the rules behind it, and what is not possible and why."""
        meaning = self.texts.explain(self.lang, ask.topic.name, ask.about)
        if meaning:
            self.write(meaning)
        self.write(self.say("play-rules"))
        for rule_id in ask.topic.rules:
            self.write(f"  {rule_id}: {self.rules[rule_id].text(self.lang)}")
        refusals = ask.refusals()
        if refusals:
            self.write(self.say("play-why-not"))
        for no in refusals:
            target = self.texts.option(self.lang, ask.topic.name, no.target, self.players)
            self.write(f"  {target}: {self.texts.why(self.lang, no.reason, no.about, self.players)} ({no.rule})")

    def finish(self, result: Result) -> None:
        """Write the result and every seat's score, line by line."""
        self.write("\n" + self.say("play-over", reason=self.texts.ending(self.lang, result.reason)))
        winners = winning_sides(self.match, result)
        self.write(self.say("play-winners", count=len(winners), names=", ".join(map(self.player, winners))))
        for seat, lines in enumerate(scored_sides(self.match, result)):
            points = sum(line.points for line in lines)
            self.write(self.say("play-score", player=self.player(seat), points=points))
            for line in lines:
                self.write(f"{line.points:6}  {self.texts.score(self.lang, line.source)}")

    def player(self, seat: Seat) -> str:
        return self.texts.player(self.lang, seat, self.players)

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(self.lang, message, **args)
