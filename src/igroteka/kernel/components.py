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

import re
import tomllib
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, TypeVar, cast, get_args

import msgspec
from msgspec import inspect, structs

Standing: TypeAlias = Literal["given", "derived", "found", "recalled", "inferred", "reconstructed"]
STANDINGS: Final[tuple[Standing, ...]] = get_args(Standing)
"""From the most to the least certain."""

Plain: TypeAlias = "bool | int | str | list[Plain] | tuple[Plain, ...] | dict[str, Plain] | None"
"""What a component file may hold (None: the value is absent); no floats, no dates."""

MAX_BYTES: Final = 1_048_576
MAX_LINE: Final = 16_384
MAX_DEPTH: Final = 8
MAX_NUMBER: Final = 1_000_000

_ABOUT: Final = ("id", "provenance", "note")
_PATH_PART: Final = re.compile(r"\.[^.\[]+|\[\d+\]|\[\.\.\.\]")
_FAULT: Final = re.compile(r"(?P<what>.*?)(?: - at `(?:key in )?\$(?P<path>.*)`)?", re.DOTALL)
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


class ComponentError(ValueError):
    """A component file that can't be used; the message says where, what was found and what would be right."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printed thing. Its provenance is a word for the whole row, or a word per value with a `default`."""

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

    def check(self) -> None:
        """Raise `ComponentError` if the values can't be those of this box."""

    def kinds(self) -> tuple[str, ...]:
        return self.__struct_fields__

    def rows(self, kind: str) -> tuple[Row, ...]:
        return cast("tuple[Row, ...]", getattr(self, kind))

    def expect_count(self, kind: str, count: int) -> None:
        """The box holds exactly so many rows of a kind."""
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
        return parse(_read(path), box_type)
    except ComponentError as fault:
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
        raw: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise ComponentError(f"nested deeper than {MAX_DEPTH} levels") from None
    except ValueError as fault:
        raise ComponentError(f"not valid TOML: {fault}") from None
    for kind, rows in raw.items():
        _check_plain(rows, kind, 1)
    try:
        box = msgspec.convert(raw, box_type, str_keys=True)
    except msgspec.ValidationError as fault:
        raise ComponentError(_explain(str(fault), raw, box_type)) from None
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


def digest(box: Components) -> str:
    """Sixteen hex digits that depend on the values alone, not on provenance and notes."""
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


def _read(path: Path | Traversable) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as fault:
        raise ComponentError(f"can't be read: {fault.strerror or fault}") from None
    if len(data) > MAX_BYTES:
        raise ComponentError(f"larger than {MAX_BYTES} bytes")
    if any(len(line) > MAX_LINE for line in data.splitlines()):
        raise ComponentError(f"a line is longer than {MAX_LINE} bytes")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as fault:
        raise ComponentError(f"not UTF-8 text (byte {fault.start})") from None


def _check_plain(value: object, where: str, depth: int) -> None:
    """Bound nesting and numbers; a component file holds words, whole numbers, flags, lists and tables."""
    if depth > MAX_DEPTH:
        raise ComponentError(f"{where}: nested deeper than {MAX_DEPTH} levels")
    match value:
        case dict():
            for key, inner in value.items():
                _check_plain(inner, f"{where}.{key}", depth + 1)
        case list():
            for number, inner in enumerate(value, 1):
                _check_plain(inner, f"{where}[{number}]", depth + 1)
        case int() if abs(value) > MAX_NUMBER:
            raise ComponentError(f"{where}: expected a number within ±{MAX_NUMBER}, found a larger one")
        case str() | int():
            pass
        case _:
            raise ComponentError(f"{where}: expected a word, a whole number, true or false, found {value}")


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


def _explain(fault: str, raw: dict[str, object], box_type: type[Components]) -> str:
    """Turn "Expected `int`, got `str` - at `$.task[3].points`" into the kind, the row's id, the field and the value."""
    found = _FAULT.fullmatch(fault)
    assert found is not None
    value: object = raw
    wanted: inspect.Type | None = inspect.type_info(box_type)
    places: list[str] = []
    for part in _PATH_PART.findall(found["path"] or ""):
        value, wanted = _inner(value, part), _inner_type(wanted, part)
        places.append(_place(part, value, len(places)))
    allowed = _words(wanted)
    if allowed:
        what = f"expected one of {', '.join(allowed)}, found {value!r:.60}"
    else:
        what = _plainer(found["what"]) + (f" ({value!r:.60})" if isinstance(value, str | int) else "")
    return "".join(places) + (f": {what}" if places else what)


def _plainer(what: str) -> str:
    what = what.replace("Object ", "").replace("`", "")
    return what[0].lower() + what[1:]


def _inner(value: object, part: str) -> object:
    """Follow one step of a path in the file's data; nothing if the path can't be followed."""
    if isinstance(value, dict):
        return value.get(part[1:])
    return value[int(part[1:-1])] if isinstance(value, list) else None


def _inner_type(wanted: inspect.Type | None, part: str) -> inspect.Type | None:
    """Follow one step of a path in the declared types: a field of a row, or an item of a list."""
    if isinstance(wanted, inspect.StructType):
        return next((field.type for field in wanted.fields if field.encode_name == part[1:]), None)
    return wanted.item_type if isinstance(wanted, inspect.VarTupleType) else None


def _words(wanted: inspect.Type | None) -> list[str]:
    """The words a value may be, if it is one of a few."""
    if isinstance(wanted, inspect.UnionType):
        return [word for inner in wanted.types for word in _words(inner)]
    return [str(value) for value in wanted.values] if isinstance(wanted, inspect.LiteralType) else []


def _place(part: str, value: object, depth: int) -> str:
    if part == "[...]":
        return ""
    if part.startswith("."):
        return f", {part[1:]}" if depth else part[1:]
    return _row_name(value, int(part[1:-1])) if depth == 1 else f"[{int(part[1:-1]) + 1}]"


def _row_name(row: object, number: int) -> str:
    if isinstance(row, dict) and isinstance(row.get("id"), str):
        return f' "{row["id"]:.64}"'
    return f" row {number + 1}"


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
    plain: dict[str, Plain] = msgspec.to_builtins(row, str_keys=True)
    lines = [f"{name} = {_toml(plain[name])}" for name in names if plain[name] is not None]
    return "\n".join([f"[[{kind}]]", *lines])


def _toml(value: Plain) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {_toml(v)}" for k, v in value.items() if v is not None) + " }"
    if isinstance(value, list | tuple):
        items = [_toml(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= 100 else "[\n  " + ",\n  ".join(items) + ",\n]"
    return str(value).lower()


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    """A TOML basic string: JSON's escapes, and DEL, which JSON leaves alone."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")
