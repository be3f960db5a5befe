"""All texts that players read: Fluent messages in Russian and English, found by convention.

A game keeps them in `texts/ru.ftl` and `texts/en.ftl`, or in several files `texts/ru/*.ftl`, `texts/en/*.ftl`.
Ids of messages (in names, topics and keys `.` and `:` become `-`, `_` stays):

| what                               | message                                                                         |
|------------------------------------|---------------------------------------------------------------------------------|
| prompt of the topic `strike.target`| `ask-strike-target`; what the question is about comes as `$a`, `$b`, …,         |
|                                    | and what that does (its `about-<id>`) as `$a-about`, `$b-about`, …              |
| its explanation for a first time   | `explain-strike-target` (optional)                                              |
| option `gates:2` of that topic     | the first that exists of `opt-strike-target--gates-2`,                          |
|                                    | `opt-strike-target` with the key's parts as `$a`, `$b`, …, and `name-gates-2`   |
| options `pass`, `done`, `yes`, `no`| `opt-strike-target--pass`, else the common `opt-pass`                           |
| event of the kind `strike.hit`     | `event-strike-hit` with the event's fields by their names                       |
| a component, and what it does      | `name-<id>`, `about-<id>` (one or two sentences)                                |
| a line of the score                | `score-<source>`                                                                |
| why something may not be done      | `why-<reason>`, with `$a`, `$b`, …                                              |
| how a match ended                  | `end-<reason>`                                                                  |
| a mode, an option, its values      | `mode-<mode>`, `option-<name>`, `option-<name>--<value>`                        |
| one sentence about these           | `summary-mode-<mode>`, `summary-option-…`, `summary-game` (all optional)        |

Arguments arrive ready to be put into a sentence:

- Numbers stay numbers, so plurals work: `{ $a -> [one] карта [few] карты *[many] карт }`.
- An id that has a name arrives as its name, and attributes of the name (cases, gender) beside it: with
  `name-oni = демон` and `.acc = демона` a message may say `{ $a-acc }`.
- An event's field `source` can also be said as its line of the score: `{ $source-score }`.
- An event's message may have an attribute `.brief`: the same without its subject, for the log, where a heading names
  the seat; a sprite stands in brackets: `.brief = { $figure } → [place_mine] { $region }`.
- An amount of things is said by `{ AMOUNT($amount, "coin") }`: the message `amount-coin` with the number as `$n`.
  A third argument names another form: `{ AMOUNT($amount, "coin", "gen") }`. The word that arrived as a name is
  `$resource-key`.
- A component that is described by its kind (`about-of-ghost`) arrives with that kind as `$card-kind`.
- A number that means a seat can be said as its player: `{ $a-player }`, `{ $owner-player }`. An event's field `seat`,
  or one that ends in `_seat`, arrives as the player's name itself. A seat after the last player's is the opponent that
  the rulebook plays (`name-opponent`); `$a-side` tells it, `opponent`, from a `player`.

Names and descriptions of components say the values of the box that is on the table: see `printed.py`. Sentences of the
ledger use the same placeholders (`Texts.fill`).

Players' names are arguments, never parsed. A missing message is a `TextError` when strict (tests), else its id in
brackets.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast

from igroteka.content import printed
from igroteka.content.components import Components, Row
from igroteka.content.text_files import ParsedTexts, TextError
from igroteka.kernel.flow import B, Kind, S
from igroteka.kernel.game import Game

Language: TypeAlias = Literal["ru", "en"]
Arg: TypeAlias = str | int

LANGUAGES: Final[tuple[Language, ...]] = ("ru", "en")
COMMON_WORDS: Final = ("pass", "done", "yes", "no")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
CACHED: Final = 20_000
QUOTED: Final[Mapping[Language, str]] = {"ru": "«{}»", "en": "“{}”"}
OWN_FORMS: Final = ("", "acc", "gen", "dat", "ins", "loc")  # the forms in which a name that an owner wrote can be said

_NUMBER: Final = re.compile(r"-?\d{1,9}")


def slug(name: str) -> str:
    """A topic, key or id as part of a message's id."""
    return name.replace(".", "-").replace(":", "-")


def is_number(part: str) -> bool:
    """Whether a part of a key is said as a number."""
    return _NUMBER.fullmatch(part) is not None


class Texts:
    """The messages of a game and the common ones, in both languages."""

    def __init__(self, folders: Iterable[Traversable], *, strict: bool = False, box: Components | None = None) -> None:
        self.folders = tuple(folders)  # an earlier folder's message wins
        self.strict = strict
        self.box = box  # the box whose values the texts say
        self._parsed: dict[Language, ParsedTexts] = {}
        self._templates: dict[Language, dict[str, tuple[str, Row]]] = {}  # by message: what is said, and the row
        self._bundles: dict[Language, FluentBundle] = {}
        self._messages: dict[Language, dict[str, ast.Message]] = {}
        self._own_names: dict[Language, dict[str, str]] = {}  # by message: what the box itself calls a row
        self._said: dict[tuple[Language, str, tuple[tuple[str, Arg], ...]], str] = {}

    @classmethod
    def of(cls, game: Game[S, B] | str, *others: str, strict: bool = False) -> "Texts":
        """The texts of a game with the values of its box, or of a package; and those of other packages."""
        package = game if isinstance(game, str) else game.package
        box = None if isinstance(game, str) or not isinstance(game.box, Components) else game.box
        folders = [files(each) / "texts" for each in others]
        texts = cls((files(package) / "texts", files("igroteka.content") / "common", *folders), strict=strict, box=box)
        texts._parsed = _parsed_files(texts.folders)
        return texts

    def with_box(self, box: Components) -> "Texts":
        """The same texts with the values of another box; the files are not read again."""
        other = Texts(self.folders, strict=self.strict, box=box)
        other._parsed = self._parsed
        return other

    def messages(self, lang: Language) -> Mapping[str, ast.Message]:
        """All messages of a language, parsed."""
        if lang not in self._messages:
            self._read(lang)
        return self._messages[lang]

    def has(self, lang: Language, key: str) -> bool:
        return key in self.messages(lang)

    def say(self, lang: Language, key: str, /, **args: Arg) -> str:
        """A message with its arguments filled in."""
        wanted = (lang, key, tuple(args.items()))
        said = self._said.get(wanted)
        if said is None:
            if len(self._said) >= CACHED:
                self._said.clear()
            said = self._said[wanted] = self._format(lang, key, args)
        return said

    def prompt(self, lang: Language, topic: str, about: Sequence[Arg] = (), players: Sequence[str] = ()) -> str:
        """The question of a topic."""
        return self.say(lang, f"ask-{slug(topic)}", **self.asked(lang, topic, about, players))

    def explain(self, lang: Language, topic: str, about: Sequence[Arg] = (), players: Sequence[str] = ()) -> str | None:
        """What a topic's question means, for players who meet it for the first time."""
        key = f"explain-{slug(topic)}"
        return self.say(lang, key, **self.asked(lang, topic, about, players)) if self.has(lang, key) else None

    def option(self, lang: Language, topic: str, key: str, players: Sequence[str] = ()) -> str:
        """An option of a topic."""
        return self.say(lang, self.option_id(lang, topic, key), **self.letters(lang, key.split(":"), players))

    def option_id(self, lang: Language, topic: str, key: str) -> str:
        """The id of an option's message: its own, the topic's, or a common one; its own if none of them exists."""
        own = f"opt-{slug(topic)}--{slug(key)}"
        if key in COMMON_WORDS:
            others = [f"opt-{key}"]
        else:
            others = [f"opt-{slug(topic)}", f"name-{slug(key)}"] + ["opt-number"] * is_number(key)
        return next((each for each in (own, *others) if self.has(lang, each)), own)

    def event(self, lang: Language, kind: Kind, values: Sequence[Arg], players: Sequence[str] = ()) -> str:
        """What happened, as a sentence for the log."""
        args = self.event_args(lang, kind, values, players)
        return self._begun(lang, self.say(lang, f"event-{slug(kind.name)}", **args))

    def brief_event(self, lang: Language, kind: Kind, values: Sequence[Arg], players: Sequence[str] = ()) -> str:
        """The same for a list of what one seat does, with sprites in brackets; empty if the event has no such words."""
        key = f"event-{slug(kind.name)}"
        message = self.messages(lang).get(key)
        if not message or all(attribute.id.name != "brief" for attribute in message.attributes):
            return ""
        return self.say(lang, f"{key}.brief", **self.event_args(lang, kind, values, players)).strip()

    def event_args(
        self, lang: Language, kind: Kind, values: Sequence[Arg], players: Sequence[str] = ()
    ) -> dict[str, Arg]:
        """The values of an event in words, by the names that its message uses."""
        args: dict[str, Arg] = {}
        for field, value in zip(kind.fields, values, strict=True):
            if isinstance(value, int) and (field == "seat" or field.endswith("_seat")):
                args[field] = self.player(lang, value, players)
            else:
                args |= self.arg_texts(lang, field, value, players, kind=field)
                if field == "source" and self.has(lang, f"score-{value}"):
                    args["source-score"] = self.score(lang, str(value))
        return args

    def _begun(self, lang: Language, sentence: str) -> str:
        """A sentence with a capital letter if it begins with the rulebook's opponent (`name-opponent`)."""
        opponent = self.say(lang, "name-opponent") if self.has(lang, "name-opponent") else ""
        begins = opponent and sentence.startswith(opponent)
        return sentence[:1].upper() + sentence[1:] if begins else sentence

    def player(self, lang: Language, seat: int, players: Sequence[str] = ()) -> str:
        """The name of the player at a seat; the seat after the last player's is the rulebook's own opponent."""
        if 0 <= seat < len(players):
            return players[seat]
        if players and self.has(lang, "name-opponent"):
            return self.say(lang, "name-opponent")
        return self.say(lang, "player", n=seat + 1)

    def numbered(self, lang: Language, seats: int) -> tuple[str, ...]:
        """Names for players whose names are unknown: Player 1, Player 2, …"""
        return tuple(self.say(lang, "player", n=seat + 1) for seat in range(seats))

    def name(self, lang: Language, component: str) -> str:
        """The name of a component."""
        return self.say(lang, f"name-{slug(component)}")

    def about(self, lang: Language, component: str, kind: str = "") -> str | None:
        """What a component does, in a sentence or two."""
        key = self._of_kind(lang, "about", kind, component)
        return self.say(lang, key) if self.has(lang, key) else None

    def _of_kind(self, lang: Language, part: str, kind: str, component: str) -> str:
        """The message about a component: that of its kind, where others share its id."""
        own, common = f"{part}-{kind}-{slug(component)}", f"{part}-{slug(component)}"
        return own if kind and self.has(lang, own) else common

    def why(self, lang: Language, reason: str, about: Sequence[Arg] = (), players: Sequence[str] = ()) -> str:
        """Why something may not be done."""
        return self.say(lang, f"why-{slug(reason)}", **self.letters(lang, about, players))

    def score(self, lang: Language, source: str) -> str:
        """A line of the score breakdown."""
        return self.say(lang, f"score-{slug(source)}")

    def ending(self, lang: Language, reason: str) -> str:
        """How a match ended."""
        return self.say(lang, f"end-{slug(reason)}")

    def mode(self, lang: Language, mode: str) -> str:
        return self.say(lang, f"mode-{slug(mode)}")

    def setting(self, lang: Language, name: str, value: str | None = None) -> str:
        """The name of an option of the match, or of one of its values."""
        return self.say(lang, f"option-{slug(name)}" + (f"--{slug(value)}" if value is not None else ""))

    def asked(self, lang: Language, topic: str, about: Sequence[Arg], players: Sequence[str] = ()) -> dict[str, Arg]:
        """What a question is about, as the arguments $a, $b, …, and what each of them does, as $a-about, $b-about, …"""
        kind = topic.partition(".")[0]
        args = self.letters(lang, about, players, kind)
        for letter, part in zip(LETTERS, about, strict=False):
            does = self.about(lang, str(part), kind)
            if does is not None:
                args[f"{letter}-about"] = does
        return args

    def letters(
        self, lang: Language, parts: Sequence[Arg], players: Sequence[str] = (), kind: str = ""
    ) -> dict[str, Arg]:
        """Parts of a key as the arguments $a, $b, …"""
        args: dict[str, Arg] = {}
        for letter, part in zip(LETTERS, parts, strict=False):
            args |= self.arg_texts(lang, letter, part, players, kind=kind)
        return args

    def arg_texts(
        self, lang: Language, arg: str, part: Arg, players: Sequence[str] = (), *, kind: str = ""
    ) -> dict[str, Arg]:
        """One argument as it is said: a number (and the player of that seat), a name in its cases, or the word."""
        if isinstance(part, int) or is_number(part):
            side = "opponent" if players and int(part) >= len(players) else "player"
            return {arg: int(part), f"{arg}-player": self.player(lang, int(part), players), f"{arg}-side": side}
        key = self._of_kind(lang, "name", kind, part)
        message = self.messages(lang).get(key)
        if message is None:
            return {arg: part, f"{arg}-key": part}
        forms: dict[str, Arg] = {arg: self.say(lang, key), f"{arg}-key": part}
        if row_kind := self._row_kind(lang, str(part)):
            forms[f"{arg}-kind"] = row_kind
        for attribute in message.attributes:
            forms[f"{arg}-{attribute.id.name}"] = self.say(lang, f"{key}.{attribute.id.name}")
        return forms

    def _row_kind(self, lang: Language, part: str) -> str:
        """The kind of a row whose words are those of its kind (`about-of-ghost`); empty for others."""
        template, row = self._templates[lang].get(f"about-{slug(part)}", ("", None))
        return template.partition("-of-")[2] if row else ""

    def fill(self, lang: Language, sentence: str) -> str:
        """A sentence outside the files of texts, with its placeholders filled in: `{ PRINTED("year.1.battle_vp") }`."""
        if "{" not in sentence:
            return sentence
        self.messages(lang)
        source = FluentResource("sentence = " + sentence.replace("\n", "\n    "))
        own = FluentBundle([lang], functions=self._functions(lang), use_isolating=False)
        own.add_resource(source)
        pattern = own.get_message("sentence").value if own.has_message("sentence") else None
        if pattern is None:
            raise TextError(f"not a Fluent pattern: {sentence:.80}")
        said, errors = own.format_pattern(pattern, {})
        if errors and self.strict:
            raise TextError(f"{lang} sentence: {errors[0]}: {sentence:.80}")
        return str(said)

    def _format(self, lang: Language, key: str, args: Mapping[str, Arg]) -> str:
        name, _, attribute = key.partition(".")
        if not self.has(lang, name):
            if self.strict:
                raise TextError(f'there is no {lang} text "{key}"')
            return f"[{key}]"
        if name in self._own_names[lang] and (attribute in OWN_FORMS or name.startswith(f"name-{attribute}-")):
            own = self._own_names[lang][name]
            return QUOTED[lang].format(own) if attribute else own
        bundle = self._bundles[lang]
        template, row = self._templates[lang].get(name, (name, None))
        message = bundle.get_message(template)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "messages without a value are refused when read"
        given = {**self._row_values(lang, template, row), **args} if row else dict(args)
        said, errors = bundle.format_pattern(pattern, given)
        if errors and self.strict:
            raise TextError(f'{lang} text "{key}": {errors[0]}; it was given {", ".join(given) or "nothing"}')
        return str(said)

    def row_of(self, lang: Language, key: str) -> Row | None:
        """The row that a message is about; the message may say any of its values."""
        self.messages(lang)
        return self._templates[lang].get(key, (key, None))[1]

    def _row_values(self, lang: Language, template: str, row: Row) -> dict[str, Arg]:
        wanted = self.wanted(lang, template)
        return printed.values(self, lang, row, wanted) if wanted else {}

    def wanted(self, lang: Language, key: str) -> frozenset[str]:
        """The names of the arguments that a message of the files uses."""
        self.messages(lang)
        return self._parsed[lang].wanted(key)

    def _printed(self, lang: Language) -> Callable[[str], FluentType]:
        """The function PRINTED of messages."""

        def value(path: str) -> FluentType:
            assert self.box is not None, "only a game has printed values"
            found = printed.at_path(self, lang, self.box, str(path))
            return cast("FluentType", fluent_number(found) if isinstance(found, int) else found)

        return value

    def _amount(self, lang: Language) -> Callable[..., FluentType]:
        """The function AMOUNT of messages."""

        def amount(number: FluentType, word: str, form: str = "") -> FluentType:
            said = self.say(lang, f"amount-{word}" + (f".{form}" if form else ""), n=int(cast("int", number)))
            return cast("FluentType", said)

        return amount

    def _functions(self, lang: Language) -> dict[str, Callable[..., FluentType]]:
        """What messages can call."""
        return {"PRINTED": self._printed(lang), "AMOUNT": self._amount(lang)}

    def _read(self, lang: Language) -> None:
        if lang not in self._parsed:
            self._parsed[lang] = ParsedTexts(self.folders, lang)
        own = self._parsed[lang]
        bundle = FluentBundle([lang], functions=self._functions(lang), use_isolating=False)
        for resource in own.resources:
            bundle.add_resource(resource)
        self._bundles[lang] = bundle
        rows = printed.templates(self.box, own.messages, own.wanted) if self.box else ()
        # where kinds share an id, the last one gets the bare name
        self._templates[lang] = {key: (template, row) for key, template, row in rows}
        templates = {key: own.messages[template] for key, (template, _) in self._templates[lang].items()}
        self._own_names[lang] = printed.own_names(self.box, lang) if self.box else {}
        named = {key: plain_message(key) for key in self._own_names[lang]}
        self._messages[lang] = named | templates | own.messages


@cache
def _parsed_files(folders: tuple[Traversable, ...]) -> dict[Language, ParsedTexts]:
    """The files of packages, which don't change while a process runs."""
    return {}


def plain_message(key: str) -> ast.Message:
    """A message without grammatical forms."""
    return ast.Message(ast.Identifier(key), ast.Pattern([ast.TextElement(key)]))
