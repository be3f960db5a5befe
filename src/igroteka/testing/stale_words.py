"""Texts that still show an old value after it was changed: every value of a box is changed, one at a time.

`stale` changes the values of a row and compares its texts (its name and what it does) before and after. A text that
contains the old value, as a number or as the name of a word, must read differently afterwards. `literal_numbers` finds
numbers in any other message: prompts, options, log lines, the tour.
"""

import re
from collections.abc import Iterator
from typing import Final

from msgspec import structs

from igroteka.content.components import Components, Row
from igroteka.content.texts import LANGUAGES, Language, Texts, slug

_STEP: Final = 7  # how much larger a changed number is


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
    for kind, row, field, old, new in changed_values(box):
        rows = tuple(new if each is row else each for each in box.rows(kind))
        other = texts.with_box(structs.replace(box, **{kind: rows}))
        for lang in LANGUAGES:
            words = _words(texts, lang, old)
            for key in [each for each in _keys(kind, row) if texts.row_of(lang, each) is row]:
                before = texts.say(lang, key)
                if any(_tells(before, word) for word in words) and other.say(lang, key) == before:
                    yield f"{kind}.{field}", f"{lang} {key}", f"{before!r} tells {old!r}"


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
