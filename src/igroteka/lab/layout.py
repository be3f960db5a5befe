"""The layout of a game's observation: which column holds what.

A view's fields are laid out one after another by their annotations. A whole number takes one column; a set of bits one
column a bit; a word its number in the game's list of words; a row its length and then its items, padded to the longest
row there is. Which numbers are sets, which words there are and how long rows get is in the game's ``layout.toml``;
``python -m igroteka.lab.measure`` writes it anew after a change of a state.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.resources import files
from itertools import islice
from types import GenericAlias
from typing import Any, Final, NamedTuple, NewType, TypeAlias, get_args, get_origin

import msgspec

from igroteka.content import toml
from igroteka.kernel.flow import State
from igroteka.records.compiled import hints

FILE: Final = "layout.toml"  # of a game's package
PAD: Final = -9  # in the columns beyond the end of a row
OTHER: Final = 0  # a word that is not in the list
EACH: Final = "each"  # the items of a row, in paths
MOST_SETS: Final = 4096  # whose columns are remembered, for each field that is a set

Write: TypeAlias = Callable[[Any, list[int]], None]  # of a value of the type that was laid out
Read: TypeAlias = Callable[[Iterator[int]], object]


class LayoutError(ValueError):
    """A state that cannot be laid out as numbers."""


class Extents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the annotations do not say. Paths are field names joined by dots."""

    bits: dict[str, int]  # fields that are sets, and how many bits they have
    words: tuple[str, ...]
    lengths: dict[str, int]  # the most items of each row
    largest: dict[str, int] = {}  # numbers in measured matches, by path


class Part(NamedTuple):
    """Some columns, and how they are written and read."""

    names: tuple[str, ...]
    write: Write
    read: Read


@cache
def extents(package: str) -> Extents:
    """The extents measured for the game of a package."""
    file = files(package) / FILE
    if not file.is_file():
        raise LayoutError(f"{package} has no {FILE}: write it with `python -m igroteka.lab.measure GAME`")
    return toml.decode(toml.read(file), Extents)


def lay_out(kind: object, known: Extents, path: str = "") -> Part:
    """The columns of a value of this type."""
    if isinstance(kind, NewType):
        return lay_out(kind.__supertype__, known, path)
    if path in known.bits and kind is int:
        return _bits(path, known.bits[path])
    if kind is int:
        return Part((path,), _number, next)
    if kind is bool:
        return Part((path,), _number, _flag)
    if kind is str:
        return _word(path, known.words)
    if isinstance(kind, type) and is_dataclass(kind) and not isinstance(kind, GenericAlias):
        parts = {name: lay_out(inner, known, joined(path, name)) for name, inner in typed(kind).items()}
        return _record(kind, parts)
    inner = item_of(kind)
    if inner is not None:
        return _row(path, lay_out(inner, known, joined(path, EACH)), known, list if get_origin(kind) is list else tuple)
    if get_origin(kind) is tuple:
        return _fixed([lay_out(each, known, joined(path, str(at))) for at, each in enumerate(get_args(kind))])
    raise LayoutError(f"{path}: a state holds numbers, words, flags, rows and dataclasses, not {kind}")


def typed(kind: type) -> dict[str, object]:
    """The fields of a dataclass and their types, in their order."""
    types = hints(kind)
    return {each.name: plain(types[each.name]) for each in fields(kind)}


def item_of(kind: object) -> object | None:
    """The type of a row's items; None if it is no row of any length."""
    origin, inner = get_origin(kind), get_args(kind)
    return plain(inner[0]) if origin is list or (origin is tuple and len(inner) == 2 and inner[1] is Ellipsis) else None


def plain(kind: object) -> object:
    """The plain type behind a NewType."""
    return getattr(kind, "__supertype__", kind)


def joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _number(value: int, out: list[int]) -> None:
    out.append(value)


def _flag(numbers: Iterator[int]) -> bool:
    return bool(next(numbers))


def _word(path: str, words: Sequence[str]) -> Part:
    numbers: Mapping[str, int] = {word: number for number, word in enumerate(words, 1)}

    def write(value: str, out: list[int]) -> None:
        out.append(numbers.get(value, OTHER))

    def read(columns: Iterator[int]) -> str:
        number = next(columns)
        if number == OTHER:
            raise LayoutError(f"{path} holds a word that is not in the list")
        return words[number - 1]

    return Part((path,), write, read)


def _bits(path: str, width: int) -> Part:
    """A set of bits; a negative number, which stands for "no set", fills all its columns."""

    known: dict[int, list[int]] = {}  # the columns of the sets met so far

    def write(number: int, out: list[int]) -> None:
        columns = known.get(number)
        if columns is None:
            if len(known) == MOST_SETS:
                known.clear()
            columns = [number >> bit & 1 for bit in range(width)] if number >= 0 else [number] * width
            known[number] = columns
        out += columns

    def read(columns: Iterator[int]) -> int:
        bits = list(islice(columns, width))
        return sum(on << bit for bit, on in enumerate(bits)) if bits[0] >= 0 else bits[0]

    return Part(tuple(f"{path}.bit{bit}" for bit in range(width)), write, read)


def _record(kind: type, parts: Mapping[str, Part]) -> Part:
    writes = [(name, part.write) for name, part in parts.items()]

    def write(value: object, out: list[int]) -> None:
        for name, each in writes:
            number = getattr(value, name)
            if each is _number:
                out.append(number)
            else:
                each(number, out)

    def read(columns: Iterator[int]) -> object:
        return kind(**{name: part.read(columns) for name, part in parts.items()})

    return Part(tuple(column for part in parts.values() for column in part.names), write, read)


def _fixed(parts: Sequence[Part]) -> Part:
    def write(value: tuple[object, ...], out: list[int]) -> None:
        for each, part in zip(value, parts, strict=True):
            part.write(each, out)

    def read(columns: Iterator[int]) -> tuple[object, ...]:
        return tuple([part.read(columns) for part in parts])

    return Part(tuple(column for part in parts for column in part.names), write, read)


def _row(path: str, item: Part, known: Extents, kind: type[list[object]] | type[tuple[object, ...]]) -> Part:
    """Items beyond the capacity are left out; the length still counts them."""
    capacity = known.lengths.get(path, 0)
    size = len(item.names)
    names = [f"{path}.{at}{name.removeprefix(f'{path}.{EACH}')}" for at in range(capacity) for name in item.names]

    padding = [PAD] * (size * capacity)

    def write(items: Sequence[object], out: list[int]) -> None:
        count = len(items)
        out.append(count)
        for each in items if count <= capacity else items[:capacity]:
            item.write(each, out)
        if count < capacity:
            out += padding[size * count :]

    def write_numbers(items: Sequence[int], out: list[int]) -> None:
        count = len(items)
        out.append(count)
        out += items if count <= capacity else items[:capacity]
        if count < capacity:
            out += padding[count:]

    def read(columns: Iterator[int]) -> object:
        length = next(columns)
        if length > capacity:
            raise LayoutError(f"{path} has {length} items, {capacity} of them in the observation")
        items = kind([item.read(columns) for _ in range(length)])
        skipped = islice(columns, size * (capacity - length))
        assert all(number == PAD for number in skipped), f"{path} is padded"
        return items

    return Part((f"{path}.length", *names), write_numbers if item.write is _number else write, read)


def fields_of(state: type[State], known: Extents) -> dict[str, Part]:
    """The columns of a game's views, field by field."""
    return {name: lay_out(kind, known, name) for name, kind in typed(state).items()}
