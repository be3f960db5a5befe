"""Edits of a box: values that its owner corrected make a box that is checked."""

from typing import Annotated, ClassVar, Literal

import pytest
from msgspec import Meta

from igroteka.content.components import ComponentError, Components, Row, parse
from igroteka.content.edits import ADD, REMOVE, Change, changes_between, drafted, editable, edited, value_text


class Card(Row, frozen=True):
    points: int
    colour: Literal["red", "blue"] | None = None


class Blank(Row, frozen=True):
    named: ClassVar = False


class Route(Row, frozen=True):
    how_many: ClassVar = (1, 3)

    cards: tuple[str, str]
    price: Annotated[int, Meta(ge=0, le=5)] = 0


class Box(Components, frozen=True):
    card: tuple[Card, ...]
    blank: tuple[Blank, ...] = ()
    route: tuple[Route, ...] = ()

    def check(self) -> None:
        self.expect_reference("route", "cards", "card")
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

[[route]]
id = "r1"
cards = ["one", "two"]
provenance = "inferred"
note = "ours"
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
        (Change("cards", "one", "points", "1"), 'cards "one": the box has no such row'),
        (Change("card", "three", "points", "1"), 'card "three": the box has no such row'),
        (
            Change("card", "one", "price", "1"),
            'card "one": expected one of the values points, colour, name_ru, name_en,',
        ),
        (Change("blank", "nothing", "price", "1"), 'expected one of the values none, found "price"'),
        (Change("card", "one", "points", '"many"'), 'card "one", points: expected int, found str'),
        (Change("card", "one", "points", "1,"), 'card "one", points: can\'t be read'),
        (Change("card", "one", "points", "12"), 'card "one", points: expected 0 to 9, found 12'),
        (Change("card", "one", "points", "[" * 100_000), 'card "one", points'),
    ],
)
def test_a_value_that_cannot_be_is_told(change: Change, said: str) -> None:
    with pytest.raises(ComponentError) as error:
        edited(BOX, [change])
    assert said in str(error.value)


def test_a_row_is_added_as_a_copy_and_then_changed() -> None:
    box = edited(BOX, [Change("route", "own_1", "price", "2"), Change("route", "own_1", ADD, '"r1"')])

    assert [row.id for row in box.route] == ["r1", "own_1"]
    assert (box.route[1].cards, box.route[1].price) == (("one", "two"), 2)
    assert (box.route[1].standing("cards"), box.route[1].note) == ("found", "")


def test_a_row_is_removed() -> None:
    changes = [Change("route", "own_1", ADD, '"r1"'), Change("route", "r1", REMOVE, "null")]

    assert [row.id for row in edited(BOX, changes).route] == ["own_1"]


def test_a_row_has_a_name_of_its_own() -> None:
    box = edited(BOX, [Change("card", "one", "name_ru", '"Туман"')])

    assert (box.card[0].name_ru, box.card[0].name_en) == ("Туман", "")
    assert box.card[0].standing("points") == "reconstructed"
    assert box.digest != BOX.digest


def test_added_removed_and_named_rows_are_differences() -> None:
    changes = [
        Change("card", "one", "name_en", '"Fog"'),
        Change("route", "own_1", ADD, '"r1"'),
        Change("route", "own_1", "price", "2"),
        Change("route", "own_1", "name_en", '"Strait"'),
        Change("route", "r1", REMOVE, "null"),
    ]

    assert list(changes_between(BOX, edited(BOX, changes))) == changes


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([Change("card", "own_1", ADD, '"one"')], "card: rows of this kind can't be added or removed"),
        ([Change("card", "one", REMOVE, "null")], "card: rows of this kind can't be added or removed"),
        ([Change("route", "r2", ADD, '"r1"')], 'route "r2": the id of a new row begins with own_'),
        ([Change("route", "r1", ADD, '"r1"')], 'route "r1": the id occurs twice'),
        ([Change("route", "own_1", ADD, '"r9"')], 'route "r9": the box has no such row'),
        ([Change("route", "own_1", ADD, "3")], 'route "own_1": the id of a new row begins with own_'),
        ([Change("route", "own 1", ADD, '"r1"')], 'route "own 1": the id of a new row begins with own_'),
        ([Change("route", "r1", REMOVE, "null")], "route: 1 to 3 rows expected, found 0"),
        ([Change("route", f"own_{n}", ADD, '"r1"') for n in range(3)], "route: 1 to 3 rows expected, found 4"),
        ([Change("route", "r1", "cards", '["one", "three"]')], 'expected the id of a card, found "three"'),
        ([Change("route", "r1", "price", "6")], 'route "r1", price: expected at most 5'),
        ([Change("card", "one", "name_ru", '"a\\u0007"')], "name_ru: expected plain text without control characters"),
        ([Change("card", "one", "name_ru", f'"{"a" * 61}"')], "name_ru: expected at most 60 characters"),
        ([Change("blank", "nothing", "name_ru", '"a"')], "expected one of the values none"),
    ],
)
def test_rows_and_names_that_cannot_be_are_told(changes: list[Change], said: str) -> None:
    with pytest.raises(ComponentError) as error:
        edited(BOX, changes)
    assert said in str(error.value)


def test_a_draft_holds_what_the_check_refuses() -> None:
    change = Change("card", BOX.card[0].id, "points", "12")

    assert drafted(BOX, [change]).card[0].points == 12
    with pytest.raises(ComponentError):
        edited(BOX, [change])


class Coin(Row, frozen=True):
    term: ClassVar = True

    worth: int = 1


def test_a_row_named_by_a_term_of_the_rulebook_has_no_form_for_its_name() -> None:
    assert editable(Coin(id="coin", provenance="given")) == ("worth",)
