"""Texts that still show an old value after it was changed: every value of a box is changed, one at a time.

`stale` changes the values of a row and compares its texts (its name and what it does) before and after. A text that
contains the old value, as a number or as the name of a word, must read differently afterwards, unless it tells another
value of the box that is the same: with that value changed everywhere the text must no longer contain it.
`literal_numbers` finds the numbers in any other message: prompts, options, log lines, the tour.
"""

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast, visitor
from msgspec import structs

from igroteka.content.components import Components, Row
from igroteka.content.texts import LANGUAGES, Language, Texts, slug

_STEP: Final = 7  # how much larger a changed number is
_NAMES: Final = ("name-", "score-", "field-", "chapter-", "kind-", "check-", "mode-", "option-")  # no printed values


def changed_values(box: Components) -> Iterator[tuple[str, Row, str, object, Row]]:
    """Kind, row, field, old value and changed row, for every value that a text can show."""
    for kind in box.kinds():
        for row in box.rows(kind):
            for field in row.values():
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
    if isinstance(value, tuple):
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


def literal_numbers(texts: Texts) -> Iterator[tuple[str, str]]:
    """Messages with a number that is written out in digits, other than names, and the text around it."""
    for key, message in texts.messages("en").items():
        seen = _Digits()
        seen.visit(message)
        if seen.found and not key.startswith(_NAMES):
            yield key, " … ".join(seen.found)


class _Digits(visitor.Visitor):
    """Collects the texts of a message that hold a digit."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # named by the library
        if re.search(r"\d", node.value):
            self.found.append(node.value.strip())


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
