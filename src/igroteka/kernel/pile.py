"""Piles: tuples, mostly of small ids. A pile is replaced when it changes, so that copies of a state may share it."""

from typing import TypeAlias, TypeVar

V = TypeVar("V")

Pile: TypeAlias = tuple[int, ...]


def without(pile: tuple[V, ...], thing: V) -> tuple[V, ...]:
    """The pile without one copy of a thing."""
    at = pile.index(thing)
    return pile[:at] + pile[at + 1 :]


def changed(pile: tuple[V, ...], at: int, thing: V) -> tuple[V, ...]:
    """The pile with the thing at one position replaced."""
    things = list(pile)
    things[at] = thing
    return tuple(things)
