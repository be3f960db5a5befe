"""What each column of an observation means: its kind, bounds, number of categories and group.

Kinds follow from the annotations of the state: a flag is a ``bool`` or a bit, a category an id (a ``NewType``) or a
word, a length belongs to a row, and everything else is a count. Columns of one group hold ids of one kind (tiles, say),
wherever they stand, so a model can share one embedding among them.
"""

from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import StrEnum
from typing import Final, NamedTuple, NewType, get_args, get_origin

from igroteka.lab.layout import EACH, PAD, Extents, joined
from igroteka.records.compiled import hints

LARGEST: Final = 2**31 - 1  # of a column
WORDS: Final = "word"  # the group of all words


class Kind(StrEnum):
    """What the number in a column is."""

    COUNT = "count"
    LENGTH = "length"  # of the row whose items follow
    FLAG = "flag"
    CATEGORY = "category"


class Column(NamedTuple):
    """One column. Numbers never leave the bounds; below 0 are "none", "not shown" and the padding of rows."""

    name: str
    kind: Kind
    low: int
    high: int
    categories: int  # how many ids from 0 on the group has, as far as matches have shown; 0 for other kinds
    group: str  # columns of one group share their categories; for other kinds the field of the state
    usual: int  # the largest number in measured matches: what to scale by, not a bound
    field: str  # of the state: a zone of the table


def columns_of(state: type, known: Extents) -> tuple[Column, ...]:
    """The columns of a game's states, in the order of its layout."""
    found = [column for name, kind in hints(state).items() for column in _columns(kind, known, name, name, name)]
    counts: dict[str, int] = {}  # the categories of each group
    for each in found:
        counts[each.group] = max(each.categories, counts.get(each.group, 0))
    return tuple(each._replace(categories=counts[each.group]) if each.categories else each for each in found)


def _columns(kind: object, known: Extents, path: str, name: str, field: str) -> Iterator[Column]:
    """The columns of a value: its path is for looking up extents, its name for people."""
    plain = kind
    while isinstance(plain, NewType):
        plain = plain.__supertype__
    if path in known.bits and plain is int:
        bits = range(known.bits[path])
        yield from (Column(f"{name}.bit{bit}", Kind.FLAG, -LARGEST, 1, 0, field, 1, field) for bit in bits)
    elif plain is bool:
        yield Column(name, Kind.FLAG, PAD, 1, 0, field, 1, field)
    elif plain is str:
        words = len(known.words)
        yield Column(name, Kind.CATEGORY, PAD, words, words + 1, WORDS, words, field)
    elif plain is int:
        yield _number(kind, known.largest.get(path, 0), name, field)
    elif isinstance(plain, type) and is_dataclass(plain) and not get_args(plain):
        for inner, of in hints(plain).items():
            yield from _columns(of, known, joined(path, inner), joined(name, inner), field)
    else:
        yield from _row(plain, known, path, name, field)


def _number(kind: object, usual: int, name: str, field: str) -> Column:
    if isinstance(kind, NewType):
        return Column(name, Kind.CATEGORY, -LARGEST, LARGEST, usual + 1, kind.__name__, usual, field)
    return Column(name, Kind.COUNT, -LARGEST, LARGEST, 0, field, usual, field)


def _row(kind: object, known: Extents, path: str, name: str, field: str) -> Iterator[Column]:
    inner = get_args(kind)
    if get_origin(kind) is tuple and inner[-1] is not Ellipsis:
        for at, each in enumerate(inner):
            yield from _columns(each, known, joined(path, str(at)), joined(name, str(at)), field)
        return
    capacity = known.lengths.get(path, 0)
    yield Column(f"{name}.length", Kind.LENGTH, PAD, LARGEST, 0, field, capacity, field)
    for at in range(capacity):
        yield from _columns(inner[0], known, joined(path, EACH), f"{name}.{at}", field)
