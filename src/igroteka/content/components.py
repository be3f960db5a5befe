"""Printed numbers and symbols of a box: typed rows from `components.toml`, each value with its provenance.

A game declares its rows and its box, loads the file next to it, and checks the box's counts:

    class Task(Row, frozen=True):
        colour: Literal["blue", "red"]
        points: int

    class Box(Components, frozen=True):
        task: tuple[Task, ...]

        def check(self) -> None:
            self.expect_count("task", 66)
            self.expect_range("task", "points", 1, 20)

    BOX = load(files(__package__) / "components.toml", Box)

and the file holds one array of tables per kind:

    [[task]]
    id = "blue_1"
    colour = "blue"
    points = 7
    provenance = { default = "given", points = "reconstructed" }   # or one word for the whole row
    note = "the printed points are lost"                           # optional

`check` refuses values that contradict the rulebook's text or can't be played. Values that are merely unusual go to
`doubt` and become warnings, which never block a match.

An owner's copy may hold a different number of some things: a kind whose rows can be added and removed declares how many
there may be, `how_many = (4, 30)`. Every row may have its own name in either language (`name_ru`, `name_en`), as
printed in the owner's copy.

`export` writes a box as such a file; `override` reads the file back after its owner has edited it. An edited file is
untrusted: size, nesting and numbers are bounded, and every error is one `ComponentError` naming kind, row and field.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal, TypeAlias, TypeVar, cast, get_args, get_type_hints

import msgspec
from msgspec import structs

from igroteka.content import toml
from igroteka.content.findings import ComponentError, Expectations, Finding

__all__ = [
    "NAMES",
    "STANDINGS",
    "ComponentError",
    "Components",
    "Expectations",
    "Finding",
    "Name",
    "Prose",
    "Row",
    "Standing",
    "by_id",
    "export",
    "load",
    "overridden",
    "override",
    "parse",
    "row_type",
    "rows_digest",
    "standings",
    "unchecked",
]

Standing: TypeAlias = Literal["given", "derived", "found", "recalled", "inferred", "reconstructed"]
STANDINGS: Final[tuple[Standing, ...]] = get_args(Standing)
"""From the most to the least certain."""

NAMES: Final = ("name_ru", "name_en")
_ABOUT: Final = ("id", "provenance", "note", *NAMES)
_OWN_ID: Final = re.compile(r"own_[a-z0-9_]{1,24}")
_PLAIN: Final = r"^[^\x00-\x1f\x7f\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"  # no control characters

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=60, pattern=_PLAIN)]
"""What a card is called, as its owner wrote it."""
Prose: TypeAlias = Annotated[str, msgspec.Meta(max_length=1200, pattern=_PLAIN.replace("x1f", "x09\\x0b-\\x1f"))]
"""A printed text to be read aloud; it may have several lines."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printed thing. Its provenance is a word for the whole row, or a word per value with a `default`.

    Players see most rows by name (`name-<id>` of the texts); kinds that they don't see by name set `named = False`.
    """

    named: ClassVar[bool] = True
    named_apart: ClassVar[bool] = False  # its ids are words for other things too: only `name-<kind>-<id>` is its name
    term: ClassVar[bool] = False  # its name is a term of the rulebook, said in many sentences: it is not renamed
    how_many: ClassVar[tuple[int, int] | None] = None  # rows may be added and removed: the fewest and the most
    refers: ClassVar[Mapping[str, str]] = {}  # fields that hold ids of rows, and the kind of these; "": its own kind
    known_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # the words a text may be, where its type can't say
    fixed: ClassVar[tuple[str, ...]] = ()  # values that our pictures show: a form for them would change nothing
    two_sided: ClassVar[tuple[str, ...]] = ()  # values in which two faces of a thing differ: rows of an id in two kinds
    alike: ClassVar[str] = ""  # a value that several rows share: their names number them
    added: ClassVar[tuple[str, ...]] = ()  # values that older boxes lack: with their defaults the digest is the old one

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.\-]*$", max_length=64)]
    provenance: Standing | dict[str, Standing]
    note: str = ""
    name_ru: Name = ""  # as printed in the owner's copy
    name_en: Name = ""

    def idle(self) -> tuple[str, ...]:
        """Values that mean nothing on this row, whatever they are."""
        return ()

    def __hash__(self) -> int:
        return hash(self.id)

    def values(self) -> tuple[str, ...]:
        """Names of the row's own values, in the order of their declaration."""
        return value_names(type(self))

    def standing(self, field: str) -> Standing:
        """How certain one value of the row is."""
        if isinstance(self.provenance, dict):
            return self.provenance.get(field, self.provenance["default"])
        return self.provenance


@cache
def value_names(kind: type[Row]) -> tuple[str, ...]:
    """Names of the values that rows of a type have."""
    return tuple(name for name in kind.__struct_fields__ if name not in _ABOUT)


R = TypeVar("R", bound=Row)


class Components(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A box: every field is a tuple of rows of one kind. A game overrides `check`, and `doubt` for warnings.

    Whatever hot rules need in another shape (tables indexed by small ids) is a `functools.cached_property` of the box.
    """

    contents: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Chapters of the rulebook's list of contents, each with its kinds, in the order of the book."""
    added: ClassVar[Mapping[str, str]] = {}
    """Kinds that older boxes lack, with the `rows_digest` of their default rows: these do not change the digest."""

    def __hash__(self) -> int:
        """By value, computed once: drawings that depend on the box alone are cached by it."""
        return hash(self.digest)

    def check(self) -> None:
        """Raise `ComponentError` if the values can't be played, or are not what the rulebook's text says."""

    def doubt(self, usual: Expectations) -> None:
        """State what a box usually has; whatever differs in this one becomes a warning."""

    def warnings(self) -> tuple[Finding, ...]:
        """What is unusual about the box, though it can be played."""
        found: list[Finding] = []
        self.doubt(Expectations(self, found.append))
        return tuple(found)

    @cached_property
    def digest(self) -> str:
        """Sixteen hex digits that depend on the values alone, not on provenance and notes."""
        return _digest(self)

    def kinds(self) -> tuple[str, ...]:
        return self.__struct_fields__

    def rows(self, kind: str) -> tuple[Row, ...]:
        return cast("tuple[Row, ...]", getattr(self, kind))

    @property
    def expect(self) -> Expectations:
        """What must hold; the first expectation that does not is raised as an error."""
        return Expectations(self)

    def expect_count(self, kind: str, count: int) -> None:
        """The box holds exactly this number of rows of a kind."""
        self.expect.count(kind, count)

    def expect_sum(self, kind: str, field: str, total: int) -> None:
        """A field (copies, points) adds up to a printed total over all rows of a kind."""
        self.expect.sum(kind, field, total)

    def expect_range(self, kind: str, field: str, low: int, high: int) -> None:
        """Every number of a field lies in low…high; lists and tables are looked into, absent values are not."""
        self.expect.range(kind, field, low, high)

    def expect_reference(self, kind: str, field: str, other: str) -> None:
        """Every id in a field (a word or a list of words) is a row of another kind."""
        self.expect.reference(kind, field, other)

    def expect_distinct(self, kind: str, field: str) -> None:
        """No two rows of a kind have the same value in a field."""
        self.expect.distinct(kind, field)


B = TypeVar("B", bound=Components)


@cache
def row_type(box_type: type[Components], kind: str) -> type[Row]:
    """The type of a kind's rows."""
    return cast("type[Row]", get_args(get_type_hints(box_type)[kind])[0])


def load(source: str | Path | Traversable, box_type: type[B]) -> B:
    """Read and check a component file."""
    path = Path(source) if isinstance(source, str) else source
    try:
        return parse(toml.read(path), box_type)
    except toml.TomlError as error:
        raise _in_file(path.name, error) from None


def override(default: B, source: str | Path | Traversable) -> B:
    """Read a file that its owner exported and edited: all kinds of the default box, rows in any order."""
    path = Path(source) if isinstance(source, str) else source
    try:
        return overridden(default, toml.read(path))
    except toml.TomlError as error:
        raise _in_file(path.name, error) from None


def overridden(default: B, text: str) -> B:
    """The box of an edited file's text; the rows of kinds that cannot grow are those of the default box."""
    return _checked(unchecked(default, text))


def unchecked(default: B, text: str) -> B:
    """The box of an edited file's text, though its values may contradict each other: to be shown, not played."""
    box = _decoded(text, type(default))
    lacking = {kind: default.rows(kind) for kind in default.added if not box.rows(kind)}
    box = structs.replace(box, **lacking)
    return structs.replace(box, **{kind: _same_ids(kind, default, box) for kind in default.kinds()})


def parse(text: str, box_type: type[B]) -> B:
    """The box written in a component file's text, checked."""
    return _checked(_decoded(text, box_type))


def _decoded(text: str, box_type: type[B]) -> B:
    try:
        box = toml.decode(text, box_type)
    except toml.TomlError as error:
        raise ComponentError(str(error)) from None
    for kind in box.kinds():
        _check_rows(kind, box.rows(kind))
    return box


def _checked(box: B) -> B:
    for kind in box.kinds():
        _check_kind(box, kind, row_type(type(box), kind))
    box.check()
    return box


def _check_kind(box: Components, kind: str, declared: type[Row]) -> None:
    """Check what a kind declares about its rows: how many there may be, and which words are known."""
    if declared.how_many is not None:
        _check_bounds(box, kind, *declared.how_many)
    for field, other in declared.refers.items():
        box.expect.reference(kind, field, other or kind)
    for field, known in declared.known_words.items():
        box.expect.words(kind, field, known)


def _check_bounds(box: Components, kind: str, least: int, most: int) -> None:
    found = len(box.rows(kind))
    box.expect.that(least <= found <= most, "check-bounds", kind, low=least, high=most, found=found)


def _in_file(name: str, error: toml.TomlError) -> ComponentError:
    """The error, prefixed with the file's name."""
    said = ComponentError(f"{name}: {error}")
    said.finding = error.finding if isinstance(error, ComponentError) else None
    return said


def export(box: Components) -> str:
    """The box as a component file that loads back identically."""
    head = [
        "# Printed numbers and symbols of the box. Put in the values of your own copy and keep every kind and id.",
        f"# provenance, from certain to doubtful: {', '.join(STANDINGS)}; one word for a row, or one per value.",
    ]
    head += [f"{kind} = []" for kind in box.kinds() if not box.rows(kind)]
    tables = [_table(kind, row) for kind in box.kinds() for row in box.rows(kind)]
    return "\n\n".join(["\n".join(head), *tables]) + "\n"


def _digest(box: Components) -> str:
    rows = {kind: _bare(box.rows(kind)) for kind in sorted(box.kinds())}
    return _hashed({kind: found for kind, found in rows.items() if not _is_later(box, kind, found)})


def _is_later(box: Components, kind: str, rows: list[dict[str, object]]) -> bool:
    """Whether older boxes lack a kind and its rows here are still the default ones."""
    return kind in box.added and box.added[kind] == _hashed(rows)


def rows_digest(rows: Iterable[Row]) -> str:
    """Sixteen hex digits that depend on the values of these rows."""
    return _hashed(_bare(rows))


def _bare(rows: Iterable[Row]) -> list[dict[str, object]]:
    """The values of rows, without later additions that still have their defaults."""
    return [_bare_row(structs.replace(row, provenance="given", note="")) for row in rows]


def _bare_row(row: Row) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(row, str_keys=True, order="deterministic")
    later = {**_defaults(type(row)), **dict.fromkeys(NAMES, "")}
    return {name: value for name, value in plain.items() if name not in later or value != later[name]}


@cache
def _defaults(row: type[Row]) -> dict[str, object]:
    """The defaults of the values that rows of older boxes lack."""
    known = {field.name: field for field in structs.fields(row)}
    found = {name: known[name] for name in row.added}
    plain = {n: f.default if f.default is not msgspec.NODEFAULT else f.default_factory() for n, f in found.items()}
    return cast("dict[str, object]", msgspec.to_builtins(plain, str_keys=True))


def _hashed(values: object) -> str:
    return blake2b(msgspec.json.encode(values), digest_size=8).hexdigest()


def by_id(rows: Iterable[R]) -> dict[str, R]:
    """Rows of one kind by id."""
    return {row.id: row for row in rows}


def standings(box: Components) -> Iterator[tuple[str, Row, str, Standing]]:
    """Kind, row, value name and standing of every value of a box; a row without values counts once, as its id."""
    for kind in box.kinds():
        for row in box.rows(kind):
            for name in row.values() or ("id",):
                yield kind, row, name, row.standing(name)


def _check_rows(kind: str, rows: tuple[Row, ...]) -> None:
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise ComponentError(Finding("check-id-twice", kind, row.id))
        seen.add(row.id)
        if isinstance(row.provenance, dict):
            _check_provenance(kind, row, row.provenance)


def _check_provenance(kind: str, row: Row, provenance: dict[str, Standing]) -> None:
    if "default" not in provenance:
        raise ComponentError(Finding("check-no-default", kind, row.id, "provenance"))
    for name in provenance:
        if name != "default" and name not in row.values():
            args = (("known", ", ".join(row.values())), ("found", f'"{name:.60}"'))
            raise ComponentError(Finding("check-words", kind, row.id, "provenance", args))


def _same_ids(kind: str, default: Components, box: Components) -> tuple[Row, ...]:
    """The rows of a kind in the default's order, so that an edited file's order never matters; new ones after them."""
    rows = by_id(box.rows(kind))
    wanted = by_id(default.rows(kind))
    grows = row_type(type(default), kind).how_many is not None
    new = [row for name, row in rows.items() if name not in wanted]
    for row in new:
        _check_new(kind, default, row, grows)
    missing = [name for name in wanted if name not in rows]
    if missing and not grows:
        raise ComponentError(Finding("check-missing", kind, args=(("found", missing[0]),)))
    return (*(rows[name] for name in wanted if name in rows), *new)


def _check_new(kind: str, default: Components, row: Row, grows: bool) -> None:
    """A new row's id must begin with `own_`, so that it can't be mistaken for any word of the game."""
    if not grows:
        raise ComponentError(Finding("check-unknown", kind, args=(("found", row.id),)))
    taken = any(other.id == row.id for each in default.kinds() for other in default.rows(each))
    if taken or not _OWN_ID.fullmatch(row.id):
        raise ComponentError(Finding("check-own-id", kind, row.id))


def _table(kind: str, row: Row) -> str:
    own = [name for name in (*NAMES, "note") if getattr(row, name)]
    names = ("id", *row.values(), "provenance", *own)
    plain: dict[str, toml.Plain] = msgspec.to_builtins(row, str_keys=True)
    lines = [f"{name} = {toml.encode(plain[name])}" for name in names if plain[name] is not None]
    return "\n".join([f"[[{kind}]]", *lines])
