"""Random positions, and all that can be reached from one by answering."""

from collections.abc import Callable, Hashable, Iterator
from itertools import chain, combinations
from random import Random
from typing import TypeVar

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.topics import PLACE_WORDS
from igroteka.games.ryozen.words import (
    SECTORS,
    Place,
    sector_of,
)
from igroteka.kernel.luck import Luck
from tests.games.ryozen.build import (
    Play,
    hand,
    place,
    put,
    table,
)

SEEDS = pytest.mark.parametrize("seed", range(12))


def reached(play: Play, read: Callable[[Play], Hashable], done: Callable[[Play], bool]) -> set[Hashable]:
    """What can be read in the states that all possible answers lead to."""
    if not play.match.ask or done(play):
        return {read(play)}
    found: set[Hashable] = set()
    for key in play.keys:
        other = Play(play.match.clone(Luck(0)))
        found |= reached(other.play(key), read, done)
    return found


def turn_is_over(play: Play) -> bool:
    return play.state.side != 0


Id = TypeVar("Id", bound=int)


def subsets(things: list[Id], most: int) -> Iterator[tuple[Id, ...]]:
    """All choices of at most this many of them."""
    return chain.from_iterable(combinations(things, count) for count in range(min(most, len(things)) + 1))


def places_of(s: State) -> list[Place]:
    """All places of this side of the board."""
    sizes = [len(sector.few if s.sides == 2 else sector.many) for sector in BOX.sector]
    return [place(f"{name}:{n + 1}") for name, size in zip(SECTORS, sizes, strict=True) for n in range(size)]


def price_of(s: State, where: Place) -> str:
    sector = BOX.sector[sector_of(where)]
    return (sector.few if s.sides == 2 else sector.many)[where % 6]


def crowd(s: State, random: Random, keep_free: str = "") -> None:
    """Companions of everybody on some places, hidden or not."""
    copies = dict.fromkeys(range(s.sides), 2)
    for where in places_of(s):
        side = random.randrange(s.sides)
        if PLACE_WORDS[where] != keep_free and random.random() < 0.45 and copies[side] < 5:
            put(s, PLACE_WORDS[where], side, copy=copies[side], hidden=random.random() < 0.4)
            copies[side] += 1


def position(seed: int, rank: str = "apprentice", keep_free: str = "") -> tuple[State, Random]:
    """A turn with one companion to place, among others already placed."""
    random = Random(seed)
    s = table(random.choice((2, 3, 4)))
    hand(s, 0, rank)
    crowd(s, random, keep_free)
    s.turned = random.randrange(6)
    return s, random


def entered(s: State, sector: int) -> list[Place]:
    """Where a companion that moves may go in a sector."""
    if s.locks[sector] >= 0:
        return []
    return [where for where in places_of(s) if sector_of(where) == sector and s.board[where] < 0]
