"""Typed rows of the component file, and what must be true of them."""

from functools import cached_property
from typing import ClassVar

from igroteka.content.components import ComponentError, Components, Row
from oware.words import MOST_SEEDS


class Number(Row, frozen=True):
    """A number of the rules."""

    named: ClassVar[bool] = False  # players never see it by a name

    value: int


class Box(Components, frozen=True):
    """All that is printed."""

    number: tuple[Number, ...]

    def check(self) -> None:
        self.expect_count("number", 2)
        if not 1 <= self.numbers["seeds"] <= MOST_SEEDS:
            raise ComponentError(f'number "seeds", value: expected 1 to {MOST_SEEDS}, found {self.numbers["seeds"]}')
        if not 10 <= self.numbers["idle_turns"] <= 200:
            raise ComponentError(f'number "idle_turns", value: expected 10 to 200, found {self.numbers["idle_turns"]}')

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers by id."""
        return {row.id: row.value for row in self.number}
