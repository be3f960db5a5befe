"""Rows that seldom change are tuples: copies of a state share them, and a change makes a new row."""

from typing import TypeAlias, TypeVar

from igroteka.kernel.luck import Luck

V = TypeVar("V")
Row: TypeAlias = tuple[int, ...]


def put(row: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The row with another value in one place.

    >>> put((7, 8, 9), 1, 0)
    (7, 0, 9)
    """
    return (*row[:at], value, *row[at + 1 :])


def add(row: Row, at: int, number: int) -> Row:
    """The row with a number added in one place."""
    return (*row[:at], row[at] + number, *row[at + 1 :])


def without(row: Row, value: int) -> Row:
    """The row without the first such value.

    >>> without((3, 4, 4), 4)
    (3, 4)
    """
    at = row.index(value)
    return row[:at] + row[at + 1 :]


def sorted_with(row: Row, value: int) -> Row:
    """A sorted row with one more value."""
    return tuple(sorted((*row, value)))


def draw(luck: Luck, rest: Row) -> tuple[int, Row]:
    """One of the unseen things, open to all, and the rest of them."""
    things = list(rest)
    return luck.take(things), tuple(things)
