"""Typed rows of the component file, and what must be true of them."""

from functools import cached_property
from typing import ClassVar

from igroteka.content.components import ComponentError, Components, Row
from igroteka.testing.starter.words import MOST_COUNTERS, MOST_TAKEN


class Number(Row, frozen=True):
    """A number of the rules."""

    named: ClassVar[bool] = False  # players never see it by a name

    value: int


class Box(Components, frozen=True):
    """All that is printed."""

    number: tuple[Number, ...]

    def check(self) -> None:
        self.expect_count("number", 2)
        self.expect_range("number", "value", 1, MOST_COUNTERS)
        if self.numbers["most"] > MOST_TAKEN:
            raise ComponentError(f'number "most", value: expected 1 to {MOST_TAKEN}, found {self.numbers["most"]}')

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers by id."""
        return {row.id: row.value for row in self.number}
