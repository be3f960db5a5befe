"""The values of a box as the arguments of messages, so that texts follow the printed values.

The messages `name-<id>` and `about-<id>` of a row get the row's values by their fields:

- a number: `$points`; yes or no: `$single` is `yes` or `no`;
- a word: `$symbol` is its name, `$symbol-acc` a form of the name, `$symbol-about` what it does,
  `$symbol-key` the word itself, or `none` without a value;
- among rows alike in a value (`alike`): `$nth` is 1 for the first of these, 2 for the next;
- a text in both languages (`text_ru` and `text_en`): `$text` is the one in the current language;
- several of these: `$hand` is a list, `$hand-count` how many there are, and `$hand-1`, `$hand-2`, … are its items;
- a word that stands for an effect: `$effect` is the message `part-<field>-<word>`, said with the row's other values,
  and `$effect-title` the message `title-<field>-<word>`; one of several words is said as `part-<field>-<word>` too;
- numbers by word: `$effects` is a list of the messages `part-<field>-<word>` or `part-<word>`, said with `$n`;
- a struct whose first value is a word, for effects with parameters: the message `part-<field>-<word>`, said with the
  struct's other values by their fields.

A kind whose rows all read alike has one message for all of them, `name-of-<kind>` or `about-of-<kind>`; a row's own
message wins. A name that the box itself gives a row (`name_ru`, `name_en`) replaces its message. Where kinds
share ids, `name-<kind>-<id>` and `name-<id>-<last word of the kind>` tell them apart; rows whose ids are words for
other things too (`named_apart`) have only the first of these. Where the two faces of a thing differ (`two_sided`),
what is said of both is `name-either-<id>` and `about-either`. A field that refers to rows says their own names.
Any other message can say a value by its path: `{ PRINTED("year.1.battle_vp") }`.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from fluent.syntax import ast, visitor

from igroteka.content.components import Components, Row, value_names

if TYPE_CHECKING:
    from igroteka.content.texts import Language, Texts

Arg: TypeAlias = str | int
PARTS = ("name", "about")


def templates(
    box: Components, known: Mapping[str, ast.Message], wanted_by: Callable[[str], frozenset[str]]
) -> Iterator[tuple[str, str, Row]]:
    """For every row that has words: the message's id, the message said for it, and the row."""
    unlike = _unlike(box)
    for kind, row, shared in _rows(box):
        fields = _fields(type(row))
        for name in names(kind, row, shared=shared):
            for part in PARTS:
                key = f"{part}-{name}"
                template = key if key in known else f"{part}-of-{kind}"
                if name in unlike:
                    template = f"{part}-either-{name}" if f"{part}-either-{name}" in known else f"{part}-either"
                if template in known and wanted_by(template) <= fields:
                    yield key, template, row
                elif part == "name" and shared and _own_name(row) and f"name-{_slug(row)}" in known:
                    yield key, f"name-{_slug(row)}", row  # the forms of the name that several kinds share


def _rows(box: Components) -> Iterator[tuple[str, Row, bool]]:
    """Kind, row, and whether a row of another kind has the same id."""
    ids = Counter(row.id for kind in box.kinds() for row in box.rows(kind))
    for kind in box.kinds():
        for row in box.rows(kind):
            yield kind, row, ids[row.id] > 1


def _unlike(box: Components) -> frozenset[str]:
    """Things whose two faces have other values or names, so that neither may name the thing."""
    seen: dict[str, list[object]] = {}
    for _, row, shared in _rows(box):
        if shared and row.two_sided:
            seen.setdefault(_slug(row), []).append(
                [row.name_ru, row.name_en, *(getattr(row, each) for each in row.two_sided)]
            )
    return frozenset(name for name, faces in seen.items() if any(face != faces[0] for face in faces))


def names(kind: str, row: Row, *, shared: bool) -> tuple[str, ...]:
    """The names a row may have in message ids, last the one that tips use: its plain id unless it is named apart."""
    slug = _slug(row)
    if row.named_apart:
        return (f"{kind}-{slug}",)
    others = (f"{kind}-{slug}", f"{slug}-{kind.rpartition('_')[2]}") if shared else ()
    return (*others, slug)


def _slug(row: Row) -> str:
    return row.id.replace(".", "-").replace(":", "-")


def _own_name(row: Row) -> bool:
    """Whether the box itself names a row."""
    return bool(row.name_ru or row.name_en)


class _Wanted(visitor.Visitor):
    """Collects the fields that a message uses, directly or through another; `$symbol-acc` is a form of `$symbol`."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        super().__init__()
        self.messages = messages
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.found.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


def wanted(message: ast.Message, messages: Mapping[str, ast.Message]) -> frozenset[str]:
    """The names of the arguments that a message uses."""
    seen = _Wanted(messages)
    seen.visit(message)
    return frozenset(seen.found)


def values(texts: "Texts", lang: "Language", row: Row, fields: frozenset[str]) -> dict[str, Arg]:
    """The wanted values of a row as arguments; only those, because rows may name each other."""
    args: dict[str, Arg] = {"id": row.id}
    if row.alike and "nth" in fields:
        args["nth"] = _nth(texts.box, row)
    for field in row.values():
        if field in fields:
            value = getattr(row, field)
            kind = row.refers.get(field, "")
            args |= _sentence(texts, lang, field, row) or _worded(texts, lang, field, field, value, kind)
    for field in _in_both(type(row)) & fields:
        args |= _worded(texts, lang, field, field, getattr(row, f"{field}_{lang}"))
    return args


def _nth(box: Components | None, row: Row) -> int:
    """Which of the rows of its kind that are alike a row is, counted from 1."""
    assert box is not None, "only a game has printed values"
    rows = next(found for found in map(box.rows, box.kinds()) if any(each is row for each in found))
    value = getattr(row, row.alike)
    return [each.id for each in rows if getattr(each, row.alike) == value].index(row.id) + 1


@cache
def _in_both(kind: type[Row]) -> frozenset[str]:
    """The fields that rows have in both languages: `text`, if they have `text_ru` and `text_en`."""
    return frozenset(name.removesuffix("_ru") for name in value_names(kind) if name.endswith("_ru"))


@cache
def _fields(kind: type[Row]) -> frozenset[str]:
    """What a message about rows of a type can use."""
    return frozenset(("id", *(("nth",) if kind.alike else ()), *value_names(kind))) | _in_both(kind)


def _sentence(texts: "Texts", lang: "Language", field: str, row: Row) -> dict[str, Arg]:
    """The title of a word that stands for an effect, and what the effect does with the row's numbers."""
    word = getattr(row, field)
    args: dict[str, Arg] = {}
    if isinstance(word, str):
        title, part = f"title-{field}-{word}", f"part-{field}-{word}"
        if texts.has(lang, title):
            args = {f"{field}-key": word, f"{field}-title": _with_values(texts, lang, title, row, field)}
        if texts.has(lang, part):
            args |= {f"{field}-key": word, **_listed(field, [_with_values(texts, lang, part, row, field)])}
    return args


def _with_values(texts: "Texts", lang: "Language", message: str, row: Row, field: str) -> str:
    """A message about a word of a row, with the row's other values."""
    others = texts.wanted(lang, message) - {field}
    return texts.say(lang, message, **values(texts, lang, row, others))


def at_path(texts: "Texts", lang: "Language", box: Components, path: str) -> Arg:
    """The value at `kind.row.field`, at `kind.row.field.2` of several, or at `kind.row.about`: what the row does."""
    kind, wanted_row, name = path.split(".", 2)
    if name in PARTS:
        own = f"{name}-{kind}-{wanted_row}"  # where kinds share ids
        return texts.say(lang, own if texts.has(lang, own) else f"{name}-{wanted_row}")
    name = name.replace(".", "-")
    row = next(each for each in box.rows(kind) if each.id == wanted_row)
    return values(texts, lang, row, frozenset({name.partition("-")[0]}))[name]


def _worded(texts: "Texts", lang: "Language", arg: str, field: str, value: object, kind: str = "") -> dict[str, Arg]:
    match value:
        case bool():
            return {arg: "yes" if value else "no"}
        case int():
            return {arg: value}
        case None:
            return {arg: "none", f"{arg}-key": "none"}
        case "":
            return {arg: "", f"{arg}-key": "none"}
        case str() if arg != field and texts.has(lang, f"part-{field}-{value}"):
            return {arg: texts.say(lang, f"part-{field}-{value}"), f"{arg}-key": value}
        case str():
            about = texts.about(lang, value, kind)
            named = texts.arg_texts(lang, arg, value, kind=kind) | {f"{arg}-key": value}
            return named | {f"{arg}-about": about} if about else named
        case dict():
            return _listed(arg, [_part(texts, lang, field, str(word), number) for word, number in value.items()])
        case tuple():
            return _several(texts, lang, arg, field, value, kind)
        case msgspec.Struct():
            return {arg: effect(texts, lang, field, value)}
        case _:
            raise TypeError(f"{field}: {value!r} has no words")


def effect(texts: "Texts", lang: "Language", field: str, value: msgspec.Struct) -> str:
    """An effect with its parameters in words."""
    word, *others = value.__struct_fields__
    args: dict[str, Arg] = {}
    for name in others:
        args |= _worded(texts, lang, name, name, getattr(value, name))
    return texts.say(lang, f"part-{field}-{getattr(value, word)}", **args)


def own_names(box: Components, lang: "Language") -> dict[str, str]:
    """The names that the box itself gives, by message; where kinds share an id, the last one gets the bare name."""
    found: dict[str, str] = {}
    unlike = _unlike(box)
    for kind, row, shared in _rows(box):
        own = row.name_ru if lang == "ru" else row.name_en
        found |= {f"name-{each}": own for each in names(kind, row, shared=shared) if each not in unlike}
    return {key: own for key, own in found.items() if own}


def _several(
    texts: "Texts", lang: "Language", arg: str, field: str, found: tuple[object, ...], kind: str
) -> dict[str, Arg]:
    each = [_worded(texts, lang, f"{arg}-{number}", field, value, kind) for number, value in enumerate(found, 1)]
    args = {key: value for worded in each for key, value in worded.items()}
    words = [str(worded[f"{arg}-{number}"]) for number, worded in enumerate(each, 1)]
    return args | _listed(arg, words)


def _listed(arg: str, words: list[str]) -> dict[str, Arg]:
    said = ", ".join(words)
    return {arg: said, f"{arg}-capital": said[:1].upper() + said[1:], f"{arg}-count": len(words)}


def _part(texts: "Texts", lang: "Language", field: str, word: str, number: object) -> str:
    own = f"part-{field}-{word}"
    return texts.say(lang, own if texts.has(lang, own) else f"part-{word}", n=int(str(number)))
