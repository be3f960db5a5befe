"""Printed numbers and symbols of a box: typed rows from `components.toml`, each value with its provenance.

A game declares its rows and its box, loads the file that lies beside it, and checks the box's counts:

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

`export` writes a box as such a file, `override` reads the file back after its owner edited it. An edited file is
untrusted: size, nesting and numbers are bounded, and every fault is one `ComponentError` naming kind, row and field.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal, TypeAlias, TypeVar, cast, get_args

import msgspec
from msgspec import structs

from igroteka.content import toml

Standing: TypeAlias = Literal["given", "derived", "found", "recalled", "inferred", "reconstructed"]
STANDINGS: Final[tuple[Standing, ...]] = get_args(Standing)
"""From the most to the least certain."""

_ABOUT: Final = ("id", "provenance", "note")


class ComponentError(toml.TomlError):
    """A component file that can't be used; the message says where, what was found and what would be right."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printed thing. Its provenance is a word for the whole row, or a word per value with a `default`.

    Players see most rows by name (`name-<id>` of the texts); a kind they don't sets `named = False`.
    """

    named: ClassVar[bool] = True

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.\-]*$", max_length=64)]
    provenance: Standing | dict[str, Standing]
    note: str = ""

    def __hash__(self) -> int:
        return hash(self.id)

    def values(self) -> tuple[str, ...]:
        """Names of the row's own values, in the order of their declaration."""
        return tuple(name for name in self.__struct_fields__ if name not in _ABOUT)

    def standing(self, field: str) -> Standing:
        """How certain one value of the row is."""
        if isinstance(self.provenance, dict):
            return self.provenance.get(field, self.provenance["default"])
        return self.provenance


R = TypeVar("R", bound=Row)


class Components(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A box: every field is a tuple of rows of one kind. A game overrides `check`.

    What hot rules need in another shape (tables indexed by small ids) is a `functools.cached_property` of the box.
    """

    def __hash__(self) -> int:
        """By value, worked out once: what is drawn from a box alone is kept by it."""
        return hash(self.digest)

    def check(self) -> None:
        """Raise `ComponentError` if the values can't be those of this box."""

    @cached_property
    def digest(self) -> str:
        """Sixteen hex digits that depend on the values alone, not on provenance and notes."""
        return _digest(self)

    def kinds(self) -> tuple[str, ...]:
        return self.__struct_fields__

    def rows(self, kind: str) -> tuple[Row, ...]:
        return cast("tuple[Row, ...]", getattr(self, kind))

    def expect_count(self, kind: str, count: int) -> None:
        """The box holds exactly this number of rows of a kind."""
        found = len(self.rows(kind))
        if found != count:
            raise ComponentError(f"{kind}: {count} rows expected, found {found}")

    def expect_sum(self, kind: str, field: str, total: int) -> None:
        """A field (copies, points) adds up to a printed total over all rows of a kind."""
        found = sum(int(value) for row in self.rows(kind) for value in _values(row, field))
        if found != total:
            raise ComponentError(f"{kind}, {field}: the sum over all rows must be {total}, found {found}")

    def expect_range(self, kind: str, field: str, low: int, high: int) -> None:
        """Every number of a field lies in low…high; lists and tables are looked into, absent values are not."""
        for row in self.rows(kind):
            for value in _values(row, field):
                if not low <= int(value) <= high:
                    raise ComponentError(f'{kind} "{row.id}", {field}: expected {low} to {high}, found {value}')

    def expect_reference(self, kind: str, field: str, other: str) -> None:
        """Every id in a field (a word or a list of words) is a row of another kind."""
        known = {row.id for row in self.rows(other)}
        for row in self.rows(kind):
            for value in _values(row, field):
                if value not in known:
                    raise ComponentError(f'{kind} "{row.id}", {field}: expected the id of a {other}, found "{value}"')

    def expect_distinct(self, kind: str, field: str) -> None:
        """No two rows of a kind have the same value in a field."""
        seen: dict[object, str] = {}
        for row in self.rows(kind):
            value = getattr(row, field)
            if value in seen:
                raise ComponentError(f'{kind} "{row.id}", {field}: {value!r} is already that of "{seen[value]}"')
            seen[value] = row.id


B = TypeVar("B", bound=Components)


def load(source: str | Path | Traversable, box_type: type[B]) -> B:
    """Read and check a component file."""
    path = Path(source) if isinstance(source, str) else source
    try:
        return parse(toml.read(path), box_type)
    except toml.TomlError as fault:
        raise ComponentError(f"{path.name}: {fault}") from None


def override(default: B, source: str | Path | Traversable) -> B:
    """Read a file that its owner exported and edited: all kinds and ids of the default box, in any order."""
    path = Path(source) if isinstance(source, str) else source
    box = load(path, type(default))
    try:
        return structs.replace(box, **{kind: _same_ids(kind, default, box) for kind in default.kinds()})
    except ComponentError as fault:
        raise ComponentError(f"{path.name}: {fault}") from None


def parse(text: str, box_type: type[B]) -> B:
    """The box written in a component file's text, checked."""
    try:
        box = toml.decode(text, box_type)
    except toml.TomlError as fault:
        raise ComponentError(str(fault)) from None
    for kind in box.kinds():
        _check_rows(kind, box.rows(kind))
    box.check()
    return box


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
    bare = {kind: [structs.replace(row, provenance="given", note="") for row in box.rows(kind)] for kind in box.kinds()}
    values = msgspec.to_builtins(bare, str_keys=True, order="deterministic")
    return blake2b(msgspec.json.encode(values), digest_size=8).hexdigest()


def by_id(rows: Iterable[R]) -> dict[str, R]:
    """Rows of one kind under their ids."""
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
            raise ComponentError(f'{kind} "{row.id}": the id occurs twice')
        seen.add(row.id)
        if isinstance(row.provenance, dict):
            _check_provenance(kind, row, row.provenance)


def _check_provenance(kind: str, row: Row, provenance: dict[str, Standing]) -> None:
    if "default" not in provenance:
        raise ComponentError(f'{kind} "{row.id}", provenance: a table needs a default')
    for name in provenance:
        if name != "default" and name not in row.values():
            known = ", ".join(row.values())
            raise ComponentError(f'{kind} "{row.id}", provenance: expected one of {known}, found "{name}"')


def _same_ids(kind: str, default: Components, box: Components) -> tuple[Row, ...]:
    """The rows of a kind in the default's order, so that an edited file's order never matters."""
    rows = by_id(box.rows(kind))
    wanted = by_id(default.rows(kind))
    unknown = [name for name in rows if name not in wanted]
    missing = [name for name in wanted if name not in rows]
    if unknown:
        raise ComponentError(f'{kind}: unknown id "{unknown[0]}"; the box has no such row')
    if missing:
        raise ComponentError(f'{kind}: the row "{missing[0]}" is missing; keep every row of the exported file')
    return tuple(rows[name] for name in wanted)


def _values(row: Row, field: str) -> tuple[str | int, ...]:
    value = getattr(row, field)
    match value:
        case None:
            return ()
        case dict():
            return tuple(value.values())
        case list() | tuple() | frozenset():
            return tuple(value)
        case _:
            return (value,)


def _table(kind: str, row: Row) -> str:
    names = ("id", *row.values(), "provenance", *(("note",) if row.note else ()))
    plain: dict[str, toml.Plain] = msgspec.to_builtins(row, str_keys=True)
    lines = [f"{name} = {toml.encode(plain[name])}" for name in names if plain[name] is not None]
    return "\n".join([f"[[{kind}]]", *lines])
