"""Edits of a box: values that its owner corrected make a box that is checked."""

from typing import Literal

import pytest

from igroteka.content.components import ComponentError, Components, Row, parse
from igroteka.content.edits import Change, changes_between, edited, value_text


class Card(Row, frozen=True):
    points: int
    colour: Literal["red", "blue"] | None = None


class Blank(Row, frozen=True):
    pass


class Box(Components, frozen=True):
    card: tuple[Card, ...]
    blank: tuple[Blank, ...] = ()

    def check(self) -> None:
        self.expect_range("card", "points", 0, 9)


BOX = parse(
    """
[[card]]
id = "one"
points = 1
provenance = "reconstructed"

[[card]]
id = "two"
points = 2
colour = "red"
provenance = { default = "given", points = "found" }

[[blank]]
id = "nothing"
provenance = "given"
""",
    Box,
)


def test_changed_values_make_another_box() -> None:
    box = edited(BOX, [Change("card", "one", "points", "7"), Change("card", "two", "colour", "null")])

    assert (box.card[0].points, box.card[1].colour) == (7, None)
    assert box.card[0].standing("points") == "found"
    assert box.card[0].standing("colour") == "reconstructed"
    assert box.digest != BOX.digest
    assert edited(BOX, []).digest == BOX.digest


def test_differences_are_the_changes_that_made_them() -> None:
    changes = [Change("card", "one", "points", "7"), Change("card", "two", "colour", '"blue"')]

    assert list(changes_between(BOX, edited(BOX, changes))) == changes
    assert value_text(("a", 1)) == '["a",1]'


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (Change("cards", "one", "points", "1"), 'the box has no cards "one"'),
        (Change("card", "three", "points", "1"), 'the box has no card "three"'),
        (Change("card", "one", "price", "1"), 'card "one": expected one of the values points, colour, found "price"'),
        (Change("blank", "nothing", "price", "1"), "expected one of the values none"),
        (Change("card", "one", "points", '"many"'), 'card "one", points: Expected int, got str'),
        (Change("card", "one", "points", "1,"), 'card "one", points: JSON is malformed'),
        (Change("card", "one", "points", "12"), 'card "one", points: expected 0 to 9, found 12'),
        (Change("card", "one", "points", "[" * 100_000), 'card "one", points'),
    ],
)
def test_a_value_that_cannot_be_is_told(change: Change, said: str) -> None:
    with pytest.raises(ComponentError) as fault:
        edited(BOX, [change])
    assert said in str(fault.value)
