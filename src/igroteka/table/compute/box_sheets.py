"""A box in words and pictures, checked: made in a process of its own, for a file from outside may take long to draw."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from msgspec import inspect

from igroteka.content.components import Components, Row, export
from igroteka.content.edits import Change, changes_between, edited, value_text
from igroteka.content.scene import Piece, scenery_of
from igroteka.content.texts import Language
from igroteka.content.toml import TomlError
from igroteka.table.catalogue.box_faults import fault_words
from igroteka.table.catalogue.components import ComponentTexts
from igroteka.table.catalogue.games import game_with, plain, speaker, sprite_names, texts_with
from igroteka.table.catalogue.showcase import picture_of, showcase
from igroteka.table.wire.boxes import BoxField, BoxKind, BoxRow, BoxSheet, BoxValue, BoxWord, FieldKind

MOST_WORDS: Final = 40  # of a list of choices
PICTURED: Final = ("token", "resource", "stone", "symbol", "icon", "good", "shard", "portal", "guardian", "land")


class SheetJob(NamedTuple):
    """What to draw: a box by its changes, all of it or some rows."""

    game: str
    changes: tuple[Change, ...]
    lang: Language
    only: tuple[str, ...] = ()  # "kind/row"


class FileJob(NamedTuple):
    """A component file to read."""

    game: str
    text: str


class ReadFile(NamedTuple):
    """What a file changes, or what is wrong with it."""

    changes: tuple[Change, ...] = ()
    fault: str = ""


def read_file(job: FileJob) -> ReadFile:
    """The values in which a component file differs from the game's own box."""
    try:
        other = game_with(job.game, job.text).box
    except TomlError as fault:
        return ReadFile(fault=str(fault)[:400])
    return ReadFile(tuple(changes_between(plain(job.game).box, other)))


def box_file(job: SheetJob) -> str:
    """The component file of a box."""
    return export(edited(plain(job.game).box, job.changes))


def sheet(job: SheetJob) -> BoxSheet:
    """The box with these values, or what is wrong with them."""
    try:
        box = edited(plain(job.game).box, job.changes)
    except TomlError as fault:
        return BoxSheet(fault=fault_words(plain(job.game), str(fault), job.lang)[:400])
    return _Sheet(job, box).drawn()


class _Sheet:
    """One box on its way to a page."""

    def __init__(self, job: SheetJob, box: Components) -> None:
        self.game, self.lang, self.only, self.box = job.game, job.lang, frozenset(job.only), box
        self.mine = {(each.kind, each.row, each.field) for each in job.changes}
        self.words = ComponentTexts(plain(job.game).with_box(box), texts_with(job.game, box), job.lang)

    def drawn(self) -> BoxSheet:
        rows = {kind: [row for row in self.box.rows(kind) if self.is_wanted(kind, row)] for kind in self.box.kinds()}
        pictures = self.pictures([row.id for found in rows.values() for row in found])
        kinds = [self.kind(kind, found, pictures) for kind, found in rows.items() if found]
        return BoxSheet(kinds=tuple(kinds))

    def is_wanted(self, kind: str, row: Row) -> bool:
        return not self.only or f"{kind}/{row.id}" in self.only

    def kind(self, kind: str, rows: list[Row], pictures: dict[str, tuple[Piece, ...]]) -> BoxKind:
        fields = {each.name: each.type for each in _struct(type(rows[0])).fields}
        return BoxKind(
            id=kind,
            title=self.words.title(kind),
            fields=tuple(self.field(kind, name, fields[name]) for name in rows[0].values()),
            rows=tuple(self.row(kind, row, pictures.get(row.id, ())) for row in rows),
        )

    def row(self, kind: str, row: Row, picture: tuple[Piece, ...]) -> BoxRow:
        info = self.words.row(kind, row)
        values = tuple(
            BoxValue(
                field=field,
                value=value_text(getattr(row, field)),
                text=self.words.words(field, getattr(row, field)) if getattr(row, field) is not None else "–",
                standing=row.standing(field),
                mine=(kind, row.id, field) in self.mine,
            )
            for field in row.values()
        )
        return BoxRow(id=row.id, name=info.name, effect=info.effect, values=values, note=info.note, picture=picture)

    def field(self, kind: str, field: str, declared: inspect.Type) -> BoxField:
        inner, optional = _without_none(declared)
        form, known = _form(inner)
        words = tuple(BoxWord(value=each, title=self.word(field, each), sprite=self.sprite(each)) for each in known)
        return BoxField(
            field=field, name=self.words.field(kind, field), kind=form, words=words[:MOST_WORDS], optional=optional
        )

    def word(self, field: str, word: str) -> str:
        return self.words.words(field, word) or word

    def sprite(self, word: str) -> str:
        """The picture of a symbol, if there is one."""
        names = [word, *(f"{each}_{word}" for each in PICTURED)]
        return next((name for name in names if name in sprite_names(self.game)), "")

    def pictures(self, rows: Sequence[str]) -> dict[str, tuple[Piece, ...]]:
        """The components as they are drawn on a table of this box."""
        places = showcase(self.game)
        views: dict[int, list[str]] = defaultdict(list)
        for row in rows:
            if row in places:
                views[id(places[row].view)].append(row)
        found: dict[str, tuple[Piece, ...]] = {}
        draw, say = scenery_of(plain(self.game)).draw, speaker(self.game, self.lang, self.box)
        for together in views.values():
            with suppress(Exception):  # a table that was laid from another box need not be drawable with this one
                scene = draw(places[together[0]].view, self.box, say)
                found |= {row: picture_of(scene, places[row].thing) for row in together}
        return found


def _struct(row: type[Row]) -> inspect.StructType:
    found = inspect.type_info(row)
    assert isinstance(found, inspect.StructType)
    return found


def _without_none(declared: inspect.Type) -> tuple[inspect.Type, bool]:
    """The type of a value that may be absent."""
    if not isinstance(declared, inspect.UnionType):
        return declared, False
    inner = [each for each in declared.types if not isinstance(each, inspect.NoneType)]
    return (inner[0] if len(inner) == 1 else declared), len(inner) < len(declared.types)


def _form(declared: inspect.Type) -> tuple[FieldKind, Iterable[str]]:
    """How a value of this type is edited, and the words it may be."""
    match declared:
        case inspect.BoolType():
            return "flag", ()
        case inspect.IntType():
            return "number", ()
        case inspect.LiteralType(values=values):
            return "word", [str(each) for each in values]
        case inspect.StrType():
            return "text", ()
        case inspect.DictType(key_type=inspect.LiteralType(values=values), value_type=inspect.IntType()):
            return "amounts", [str(each) for each in values]
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return _list_form([item])
        case inspect.TupleType(item_types=items):
            return _list_form(items)
        case _:
            return "other", ()


def _list_form(items: Iterable[Any]) -> tuple[FieldKind, Iterable[str]]:
    forms = [_form(item) for item in items]
    kinds = {kind for kind, _ in forms}
    if kinds == {"number"}:
        return "numbers", ()
    if kinds == {"text"}:
        return "texts", ()
    if kinds == {"word"}:
        return "words", list(dict.fromkeys(word for _, words in forms for word in words))
    return "other", ()
