"""TOML files as typed structs: bounded reading, errors that name the row, and values written back as TOML."""

import re
import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from igroteka.content.decoder_lock import decodable

T = TypeVar("T")

Plain: TypeAlias = "bool | int | str | list[Plain] | tuple[Plain, ...] | dict[str, Plain] | None"
"""What our files may hold (None: the value is absent); no floats, no dates."""

MAX_BYTES: Final = 1_048_576
MAX_LINE: Final = 16_384
MAX_DEPTH: Final = 8
MAX_NUMBER: Final = 1_000_000

_PATH_PART: Final = re.compile(r"\.[^.\[]+|\[\d{1,9}\]|\[\.\.\.\]")
_ERROR: Final = re.compile(r"(?P<what>.*?)(?: - at (?:`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


class TomlError(ValueError):
    """A file that can't be used; the message says where, what was found and what would be right."""


def read(path: Path | Traversable) -> str:
    """The text of a file, if it is not too large."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise TomlError(f"can't be read: {error.strerror or error}") from None
    if len(data) > MAX_BYTES:
        raise TomlError(f"larger than {MAX_BYTES} bytes")
    if any(len(line) > MAX_LINE for line in data.splitlines()):
        raise TomlError(f"a line is longer than {MAX_LINE} bytes")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise TomlError(f"not UTF-8 text (byte {error.start})") from None


def decode(text: str, into: type[T]) -> T:
    """The struct written in a TOML text whose tables are rows with ids."""
    try:
        raw: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise TomlError(f"nested deeper than {MAX_DEPTH} levels") from None
    except ValueError as error:
        raise TomlError(f"not valid TOML: {error}") from None
    for kind, rows in raw.items():
        _check_plain(rows, kind, 1)
    try:
        return msgspec.convert(raw, decodable(into), str_keys=True)
    except msgspec.ValidationError as error:
        raise TomlError(_explain(str(error), raw, into)) from None


def encode(value: Plain) -> str:
    """A value as TOML; long lists are broken into lines."""
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(k)} = {encode(v)}" for k, v in value.items() if v is not None) + " }"
    if isinstance(value, list | tuple):
        items = [encode(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= 100 else "[\n  " + ",\n  ".join(items) + ",\n]"
    return str(value).lower()


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    """A TOML basic string: JSON's escapes, and DEL, which JSON does not escape."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")


def _check_plain(value: object, where: str, depth: int) -> None:
    """Bound nesting and numbers; our files hold words, whole numbers, flags, lists and tables."""
    if depth > MAX_DEPTH:
        raise TomlError(f"{where}: nested deeper than {MAX_DEPTH} levels")
    match value:
        case dict():
            for key, inner in value.items():
                _check_plain(inner, f"{where}.{key}", depth + 1)
        case list():
            for number, inner in enumerate(value, 1):
                _check_plain(inner, f"{where}[{number}]", depth + 1)
        case int() if abs(value) > MAX_NUMBER:
            raise TomlError(f"{where}: expected a number within ±{MAX_NUMBER}, found a larger one")
        case str() | int():
            pass
        case _:
            raise TomlError(f"{where}: expected a word, a whole number, true or false, found {value}")


def _explain(error: str, raw: dict[str, object], into: type[object]) -> str:
    """Turn "Expected `int`, got `str` - at `$.task[3].points`" into the kind, the row's id, the field and the value."""
    found = _ERROR.fullmatch(error)
    assert found is not None
    value: object = raw
    wanted: inspect.Type | None = inspect.type_info(into)
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
    if isinstance(value, list) and part[1:-1].isdigit():
        return next(iter(value[int(part[1:-1]) :]), None)
    return None


def _inner_type(wanted: inspect.Type | None, part: str) -> inspect.Type | None:
    """Follow one step of a path in the declared types: a field of a row, or an item of a list."""
    if isinstance(wanted, inspect.StructType):
        return next((field.type for field in wanted.fields if field.encode_name == part[1:]), None)
    return wanted.item_type if isinstance(wanted, inspect.VarTupleType) else None


def _words(wanted: inspect.Type | None) -> list[str]:
    """The words a value may be, if its type lists them."""
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
