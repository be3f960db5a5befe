"""A box in words and pictures, checked. Made in another process, because an untrusted file may take long to draw."""

from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from msgspec import inspect, structs

from igroteka.content.components import NAMES, Components, Row, export, row_type
from igroteka.content.edits import ADD, Change, changes_between, drafted, editable, edited, value_text
from igroteka.content.scene import Piece, scenery_of
from igroteka.content.texts import Language
from igroteka.content.toml import TomlError
from igroteka.table.catalogue.box_errors import FindingWords
from igroteka.table.catalogue.box_forms import Form, form_of
from igroteka.table.catalogue.components import ComponentTexts
from igroteka.table.catalogue.games import game_with, plain, speaker, sprite_names, texts_with
from igroteka.table.catalogue.showcase import picture_of, showcase
from igroteka.table.wire.boxes import BoxField, BoxKind, BoxRow, BoxSheet, BoxValue, BoxWord

MOST_WORDS: Final = 90  # of a list of choices
MOST_WARNINGS: Final = 40
PICTURED: Final = ("token", "resource", "stone", "symbol", "icon", "good", "shard", "portal", "land")


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
    lang: Language = "en"


class ReadFile(NamedTuple):
    """What a file changes, or what is wrong with it."""

    changes: tuple[Change, ...] = ()
    error: str = ""


def read_file(job: FileJob) -> ReadFile:
    """The values in which a component file differs from the game's own box."""
    try:
        other = game_with(job.game, job.text).box
    except TomlError as error:
        return ReadFile(error=FindingWords(plain(job.game), job.lang).of_file(error, job.text))
    return ReadFile(tuple(changes_between(plain(job.game).box, other)))


class BoxFile(NamedTuple):
    """The component file of a box, or why the rules refuse its values."""

    text: str = ""
    error: str = ""


def box_file(job: SheetJob) -> BoxFile:
    """The component file of a box; one that was saved for older rules may be refused."""
    try:
        return BoxFile(export(edited(plain(job.game).box, job.changes)))
    except TomlError as error:
        return BoxFile(error=FindingWords(plain(job.game), job.lang).error(error))


def sheet(job: SheetJob) -> BoxSheet:
    """The box with these values, or what is wrong with them."""
    try:
        box = edited(plain(job.game).box, job.changes)
    except TomlError as error:
        said = FindingWords(plain(job.game), job.lang).error(error)
        return BoxSheet(kinds=draft(job), error=said)
    return _Sheet(job, box).drawn()


def draft(job: SheetJob) -> tuple[BoxKind, ...]:
    """The box as far as it can be shown though the check refuses it, so that its owner can go on editing."""
    with suppress(Exception):  # words and drawings rely on values that were checked
        return _Sheet(job, drafted(plain(job.game).box, job.changes)).kinds()
    return ()


class _Sheet:
    """Builds the sheet of one box."""

    def __init__(self, job: SheetJob, box: Components) -> None:
        self.game, self.lang, self.only, self.box = job.game, job.lang, frozenset(job.only), box
        self.mine = {(each.kind, each.row, each.field) for each in job.changes}
        self.added = {(each.kind, each.row) for each in job.changes if each.field == ADD}
        self.words = ComponentTexts(plain(job.game).with_box(box), texts_with(job.game, box), job.lang)

    def drawn(self) -> BoxSheet:
        said = FindingWords(plain(self.game), self.lang, self.box)
        return BoxSheet(kinds=self.kinds(), warnings=tuple(map(said.said, self.box.warnings()[:MOST_WARNINGS])))

    def kinds(self) -> tuple[BoxKind, ...]:
        """The kinds in the order of the rulebook's list of contents."""
        rows = {kind: [row for row in self.box.rows(kind) if self.is_wanted(kind, row)] for kind in ordered(self.box)}
        pictures = self.pictures([(kind, row) for kind, found in rows.items() for row in found])
        return tuple(self.kind(kind, found, pictures) for kind, found in rows.items() if found)

    def is_wanted(self, kind: str, row: Row) -> bool:
        return not self.only or f"{kind}/{row.id}" in self.only

    def kind(self, kind: str, rows: list[Row], pictures: dict[tuple[str, str], tuple[Piece, ...]]) -> BoxKind:
        declared = row_type(type(self.box), kind)
        types = {each.name: each.type for each in _struct(declared).fields}
        least, most = declared.how_many or (None, None)
        known = {name for row in self.box.rows(kind) for name in editable(row)}
        forms = [name for name in (*rows[0].values(), *NAMES) if name in known]
        return BoxKind(
            id=kind,
            title=self.words.title(kind),
            chapter=self.words.chapter(kind),
            fields=tuple(self.field(kind, name, self.form(kind, name, types[name])) for name in forms),
            rows=tuple(self.row(kind, row, pictures.get((kind, row.id), ())) for row in rows),
            least=least,
            most=most,
        )

    def row(self, kind: str, row: Row, picture: tuple[Piece, ...]) -> BoxRow:
        info = self.words.row(kind, row)
        added = (kind, row.id) in self.added
        values = tuple(self.value(kind, row, field, added=added) for field in editable(row))
        return BoxRow(
            id=row.id, name=info.name, effect=info.effect, values=values, note=info.note, picture=picture, added=added
        )

    def value(self, kind: str, row: Row, field: str, *, added: bool) -> BoxValue:
        value = getattr(row, field)
        printed = value not in (None, "", (), {})
        return BoxValue(
            field=field,
            value=value_text(value),
            text=self.words.words(field, value) if printed and field not in NAMES else (str(value or "") or "–"),
            standing=row.standing(field) if field not in NAMES else "given",
            mine=(added and field not in NAMES) or (kind, row.id, field) in self.mine,
        )

    def form(self, kind: str, field: str, declared: inspect.Type) -> Form:
        """How a value is edited; a text that can only be one of some words is one of these."""
        row, form = row_type(type(self.box), kind), form_of(declared)
        known = row.known_words.get(field, ())
        if field in row.refers:
            known = tuple(each.id for each in self.box.rows(row.refers[field] or kind))
        return form.of_words(known) if known else form

    def titles(self, kind: str, field: str) -> dict[str, str]:
        """The names of the rows that a value can refer to."""
        refers = row_type(type(self.box), kind).refers
        if field not in refers:
            return {}
        other = refers[field] or kind
        return {row.id: self.words.row(other, row).name for row in self.box.rows(other)}

    def field(self, kind: str, field: str, form: Form) -> BoxField:
        names = self.titles(kind, field)
        words = [
            BoxWord(value=each, title=names.get(each) or self.word(field, each), sprite=self.sprite(kind, field, each))
            for each in form.words
        ]
        return BoxField(
            field=field,
            name=self.words.field(kind, field),
            kind=form.kind,
            words=tuple(words[:MOST_WORDS]),
            optional=form.optional,
            low=form.low,
            high=form.high,
            least=form.least,
            most=form.most,
            parts=tuple(self.field(kind, name or field, part) for name, part in form.parts),
        )

    def word(self, field: str, word: str) -> str:
        return self.words.words(field, word) or word or "–"

    def sprite(self, kind: str, field: str, word: str) -> str:
        """The picture of a symbol, if there is one."""
        own = scenery_of(plain(self.game)).symbol(kind, field, word)
        names = [own, word, *(f"{each}_{word}" for each in (field, *PICTURED))]
        return next((name for name in names if name in sprite_names(self.game)), "")

    def pictures(self, rows: Sequence[tuple[str, Row]]) -> dict[tuple[str, str], tuple[Piece, ...]]:
        """The components drawn alone, or as they lie on a table of this box."""
        found = {(kind, row.id): self.alone(kind, row) for kind, row in rows}
        rest = [(kind, row) for kind, row in rows if not found[kind, row.id]]
        return found | self.on_tables(rest)

    def alone(self, kind: str, row: Row) -> tuple[Piece, ...]:
        """A component as the game draws it by itself."""
        number = next(n for n, each in enumerate(self.box.rows(kind)) if each.id == row.id)
        with suppress(Exception):  # values that the check refuses may not be drawable
            return scenery_of(plain(self.game)).component(
                self.box, kind, number, speaker(self.game, self.lang, self.box)
            )
        return ()

    def on_tables(self, rows: Sequence[tuple[str, Row]]) -> dict[tuple[str, str], tuple[Piece, ...]]:
        """The components as they lie on tables of the showcase, for games that do not draw them alone."""
        places = showcase(self.game) if rows else {}
        views: dict[int, list[tuple[str, str]]] = defaultdict(list)
        for kind, row in rows:
            if row.id in places and self.is_shown(kind, row):
                views[id(places[row.id].view)].append((kind, row.id))
        drawn = [self.draw(together) for together in views.values()]
        return {each: pieces for found in drawn for each, pieces in found.items()}

    def is_shown(self, kind: str, row: Row) -> bool:
        """Whether a thing of that id is this row: of kinds that share an id the last one has the bare name."""
        last = [each for each in self.box.kinds() if any(other.id == row.id for other in self.box.rows(each))][-1]
        return kind == last and (kind, row.id) not in self.added

    def draw(self, together: list[tuple[str, str]]) -> dict[tuple[str, str], tuple[Piece, ...]]:
        """Rows that lie on one table."""
        places, box = showcase(self.game), self.laid()
        with suppress(Exception):  # a state of another box may not be drawable with this one
            view = places[together[0][1]].view
            scene = scenery_of(plain(self.game)).draw(view, box, speaker(self.game, self.lang, box))
            return {each: picture_of(scene, places[each[1]].thing) for each in together}
        return {}

    def laid(self) -> Components:
        """The game's own rows with this box's values, as the tables of the showcase were laid with those rows."""
        default: Components = plain(self.game).box
        rows = {each: {row.id: row for row in self.box.rows(each)} for each in default.kinds()}
        return structs.replace(
            default, **{each: tuple(rows[each].get(old.id, old) for old in default.rows(each)) for each in rows}
        )


def ordered(box: Components) -> tuple[str, ...]:
    """The kinds as the rulebook lists them, then any others."""
    listed = [kind for kinds in box.contents.values() for kind in kinds]
    return tuple(dict.fromkeys([*listed, *box.kinds()]))


def _struct(row: type[Row]) -> inspect.StructType:
    found = inspect.type_info(row)
    assert isinstance(found, inspect.StructType)
    return found
