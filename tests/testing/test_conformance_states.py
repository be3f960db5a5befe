"""The conformance suite finds states that are copied, saved or changed wrongly."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest

from igroteka.kernel.ask import Flow, Seat, ask_all, choose
from igroteka.testing.conformance import (
    check_match,
)
from tests.kernel.toys import (
    LETTER,
    WHISPER,
    Board,
    T,
    ToyGame,
    says,
    several,
    toy,
)
from tests.testing.unsound import fails

# Unsound states


@dataclass(slots=True)
class Forgetful(Board):
    """A board that forgets a field when it is copied."""

    extra: int = 0

    def copy(self) -> "Forgetful":
        return Forgetful(
            self.step, self.notes[:], self.number, self.hidden, self.pool.copy(), self.deck.copy(), self.hand.copy()
        )


@dataclass(slots=True)
class Sharing(Board):
    """A board that shares something with its copy."""

    nested: list[list[int]] = field(default_factory=lambda: [[0]])
    table: dict[str, list[int]] = field(default_factory=lambda: {"a": [0]})
    shares: str = ""

    def copy(self) -> "Sharing":
        parts = self.notes[:], self.pool.copy(), self.deck.copy(), self.hand.copy()
        nested, table = [row[:] for row in self.nested], {key: row[:] for key, row in self.table.items()}
        if self.shares == "notes":
            parts = (self.notes, *parts[1:])
        elif self.shares == "pool":
            parts = (parts[0], self.pool, *parts[2:])
        elif self.shares == "nested":
            nested = self.nested[:]
        elif self.shares == "table":
            table = dict(self.table)
        notes, pool, deck, hand = parts
        return Sharing(self.step, notes, self.number, self.hidden, pool, deck, hand, [], nested, table, self.shares)


def with_state(game: ToyGame, make: Callable[[], Board]) -> ToyGame:
    return replace(game, state=type(make()), start=lambda setup, box: make())


def test_a_field_forgotten_in_copy_is_found() -> None:
    def counts(t: T) -> Flow[None]:
        yield from says(0)(t) or ()
        t.state.extra = 1  # type: ignore[attr-defined]

    game = with_state(toy(several(counts, says(0)), says(0)), Forgetful)
    fails(game, r"copy\(\) gives another state: a field is forgotten")


@pytest.mark.parametrize(
    ("shares", "path"),
    [
        ("notes", r"state\.notes"),
        ("pool", r"state\.pool"),
        ("nested", r"state\.nested\[0\]"),
        ("table", r"state\.table\['a'\]"),
    ],
)
def test_what_a_copy_shares_is_found(shares: str, path: str) -> None:
    game = with_state(toy(says(0), says(1)), lambda: Sharing(shares=shares))
    fails(game, rf"copy\(\) shares {path} with the original")


def test_a_sound_copy_of_nested_things_passes() -> None:
    game = with_state(toy(says(0), says(1)), Sharing)

    assert check_match(game, game.setup(), 0, leak_every=1).matches == 1


@dataclass(slots=True)
class Rounding(Board):
    """A board whose dump loads as something else: a tuple in a list's place."""

    pair: list[int] = field(default_factory=lambda: (1, 2))  # type: ignore[return-value,arg-type]

    def copy(self) -> "Rounding":
        return Rounding(
            self.step,
            self.notes[:],
            self.number,
            self.hidden,
            self.pool.copy(),
            self.deck.copy(),
            self.hand.copy(),
            self.agenda[:],
            self.pair,
        )


def test_a_state_that_loads_as_another_is_found() -> None:
    fails(with_state(toy(says(0), says(1)), Rounding), "a state dumped and loaded is another one")


def test_rules_that_remember_outside_the_state_are_found() -> None:
    memory: list[str] = []

    def remembers(t: T) -> Flow[None]:
        letter = yield from choose(0, LETTER, "abc")
        memory.append(letter)
        t.state.notes.append(f"{len(memory)}")

    fails(toy(several(remembers, says(0)), says(0)), "is another|leads to another state|starts from another|apart")


def test_a_private_flow_that_changes_the_state_is_found() -> None:
    def writes(t: T, seat: Seat) -> Flow[str]:
        letter = yield from choose(seat, WHISPER, "abc")
        t.state.number += 1
        return letter

    def gather(t: T) -> Flow[None]:
        yield from ask_all({seat: writes(t, seat) for seat in (0, 1)})

    fails(toy(gather, says(0)), "a private flow changed the state")
