"""Texts that still show an old value after it was changed: every value of a box is changed, one at a time.

`stale` changes the values of a row that its owner can edit, and compares its texts (its name and what it does) before
and after. A text that contains the old value, as a number or as the name of a word, must read differently afterwards,
unless it tells another value of the box that is the same: with that value changed everywhere the text must no longer
contain it. A value that is yes or no has no words of its own: `stale_flags` is told the words by which a text tells it.

Every other message (prompts, options, log lines, hints, the tour) gets its values as arguments, so what it can tell
wrongly is what is written out in it: `literal_numbers` finds numbers in digits and in words, `literal_names` finds
names of rows that can be renamed.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import ast, visitor
from msgspec import structs

from igroteka.content.components import NAMES, Components, Row
from igroteka.content.edits import Change, editable, edited, value_text
from igroteka.content.findings import ComponentError
from igroteka.content.texts import LANGUAGES, Language, Texts, slug

_STEP: Final = 7  # how much larger a changed number is
NUMBER: Final[dict[Language, re.Pattern[str]]] = {
    "en": re.compile(r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice)\b", re.IGNORECASE),
    "ru": re.compile(
        r"\d|\b(дв[ае]|двух|двум|двумя|три|тр[её]х|тр[её]м|тремя|четыр\w+|пят[ьи]|шест[ьи]|сем[ьи]|восемь|восьми"
        r"|девят[ьи]|десят[ьи]|одиннадцат\w+|двенадцат\w+|дважды)\b",
        re.IGNORECASE,
    ),
}
_NAMES: Final = (
    "name-",
    "score-",
    "field-",
    "chapter-",
    "kind-",
    "check-",
    "mode-",
    "option-",
    "value-",
)  # no printed values


def changed_values(box: Components) -> Iterator[tuple[str, Row, str, object, Row]]:
    """Kind, row, field, old value and changed row, for every value that a text can show."""
    for kind in box.kinds():
        for row in box.rows(kind):
            for field in [each for each in editable(row) if each not in NAMES]:
                same = [getattr(each, field) for each in box.rows(kind)]
                for old, new in _changes(getattr(row, field), same):
                    yield kind, row, field, old, structs.replace(row, **{field: new})


def _changes(value: object, same: list[object]) -> Iterator[tuple[object, object]]:
    """An old part of a value, and the value with that part changed: to another row's, or to a larger number."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        numbers = [each for each in same if isinstance(each, int) and each != value]
        yield value, numbers[0] if numbers else value + _STEP
    elif isinstance(value, str):
        others = [each for each in same if isinstance(each, str) and each != value]
        yield from [(value, others[0])] if others else []
    elif isinstance(value, dict):
        yield from [(number, {**value, word: number + _STEP}) for word, number in value.items()]
        words = [word for found in same if isinstance(found, dict) for word in found if word not in value]
        for old in value if words else ():
            yield old, {words[0] if word == old else word: number for word, number in value.items()}
    else:
        assert isinstance(value, tuple), f"{value!r} is no printed value"
        parts = [each for found in same if isinstance(found, tuple) for each in found]
        for at, part in enumerate(value):
            for old, new in _changes(part, parts):
                yield old, (*value[:at], new, *value[at + 1 :])


def stale(texts: Texts, box: Components) -> Iterator[tuple[str, str, str]]:
    """Every text that does not follow a value: kind and field, the message, and what it says."""
    elsewhere = _Elsewhere(texts, box)
    for kind, row, field, old, new in changed_values(box):
        rows = tuple(new if each is row else each for each in box.rows(kind))
        other = texts.with_box(structs.replace(box, **{kind: rows}))
        for lang in LANGUAGES:
            words = _words(texts, lang, old)
            for key in [each for each in _keys(kind, row) if texts.row_of(lang, each) is row]:
                before = texts.say(lang, key)
                stated = [word for word in words if _tells(before, word)]
                if (
                    stated
                    and other.say(lang, key) == before
                    and elsewhere.keeps(lang, key, f"{kind}.{field}", old, stated)
                ):
                    yield f"{kind}.{field}", f"{lang} {key}", f"{before!r} tells {old!r}"


class _Elsewhere:
    """The texts with a value changed wherever the box has it."""

    def __init__(self, texts: Texts, box: Components) -> None:
        self.texts, self.box = texts, box
        self.changed: dict[object, Texts] = {}

    def keeps(self, lang: Language, key: str, where: str, old: object, stated: list[str]) -> bool:
        """Whether a message still tells a value that is nowhere in the box."""
        if old not in self.changed:
            self.changed[old] = self.texts.with_box(_without(self.box, where, old))
        said = self.changed[old].say(lang, key)
        return any(_tells(said, word) for word in stated)


def _without(box: Components, where: str, old: object) -> Components:
    """The box with another value wherever it has this one: a larger number, or another word of the field."""
    kind, _, field = where.partition(".")
    words = [each for row in box.rows(kind) for each in _flat(getattr(row, field)) if isinstance(each, str)]
    new = old + _STEP if isinstance(old, int) else next(each for each in words if each != old)
    kinds = {
        kind: tuple(
            structs.replace(row, **{name: _replaced(getattr(row, name), old, new) for name in row.values()})
            for row in box.rows(kind)
        )
        for kind in box.kinds()
    }
    return structs.replace(box, **kinds)


def _flat(value: object) -> Iterator[object]:
    if isinstance(value, (tuple, dict)):
        for each in value:
            yield from _flat(each)
    else:
        yield value


def _replaced(value: object, old: object, new: object) -> object:
    if isinstance(value, tuple):
        return tuple(_replaced(each, old, new) for each in value)
    if isinstance(value, dict):
        return {_replaced(word, old, new): _replaced(number, old, new) for word, number in value.items()}
    return new if type(value) is type(old) and value == old else value


def flags(box: Components) -> frozenset[str]:
    """Kind and field of every value that is yes or no."""
    rows = [(kind, row) for kind in box.kinds() for row in box.rows(kind)]
    return frozenset(f"{kind}.{name}" for kind, row in rows for name in editable(row) if _is_flag(row, name))


def stale_flags(texts: Texts, box: Components, told: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Every text with the words that tell a yes or no, as a pattern, that reads the same with the other value.

    Values that the check fixes are left out.
    """
    for where, words in told.items():
        kind, _, field = where.partition(".")
        for row in [each for each in box.rows(kind) if field in editable(each)]:
            try:
                other = texts.with_box(edited(box, [Change(kind, row.id, field, value_text(not getattr(row, field)))]))
            except ComponentError:
                continue
            for lang in LANGUAGES:
                for key in [each for each in _keys(kind, row) if texts.row_of(lang, each) is row]:
                    said = texts.say(lang, key)
                    if re.search(words, said, re.IGNORECASE) and other.say(lang, key) == said:
                        yield where, f"{lang} {key}", said


def _is_flag(row: Row, field: str) -> bool:
    return isinstance(getattr(row, field), bool)


def literal_numbers(texts: Texts) -> Iterator[tuple[str, str]]:
    """Messages with a number that is written out, other than names: language and key, and the text around it."""
    for lang in LANGUAGES:
        for key, message in texts.messages(lang).items():
            found = [each for each in _literals(message) if NUMBER[lang].search(each)]
            if found and not key.startswith(_NAMES):
                yield f"{lang} {key}", " … ".join(found)


def literal_names(texts: Texts, box: Components) -> Iterator[tuple[str, str]]:
    """Messages in which the name of a row is written out that its owner can change: language and key, and the name."""
    for lang in LANGUAGES:
        written = {
            key: " ".join(_literals(message))
            for key, message in texts.messages(lang).items()
            if not key.startswith((*_NAMES, "title-"))
        }
        for name in sorted(_own_names(texts, lang, box)):
            told = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
            yield from ((f"{lang} {key}", name) for key, text in written.items() if told.search(text))


def _own_names(texts: Texts, lang: Language, box: Components) -> set[str]:
    """The usual names of rows that can be renamed, as far as they are names and no common words."""
    rows = [(kind, row) for kind in box.kinds() for row in box.rows(kind) if NAMES[0] in editable(row)]
    keys = [[key for key in _keys(kind, row) if key.startswith("name-") and texts.has(lang, key)] for kind, row in rows]
    names = {texts.say(lang, key) for found in keys for key in found[:1]}
    return {each for each in names if each[:1].isupper() and len(each) > 2}


def _literals(message: ast.Message) -> list[str]:
    seen = _Literals()
    seen.visit(message)
    return seen.found


class _Literals(visitor.Visitor):
    """Collects the texts of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # named by the library
        self.found.append(" ".join(node.value.split()))


def _keys(kind: str, row: Row) -> tuple[str, ...]:
    name = slug(row.id)
    return tuple(f"{part}-{each}" for part in ("name", "about") for each in (f"{kind}-{name}", name))


def _words(texts: Texts, lang: Language, value: object) -> list[str]:
    """A value as it may stand in a text."""
    if isinstance(value, int):
        return [str(value)]
    named = texts.has(lang, f"name-{slug(str(value))}")
    forms = texts.arg_texts(lang, "value", str(value)) if named else {}
    return [str(each).lower() for form, each in forms.items() if form != "value-key"]


def _tells(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w.]){re.escape(word)}(?!\w)", text.lower()) is not None
