"""Components drawn alone."""

from igroteka.content.portraits import Sign, cells, on_card, one, side_by_side
from igroteka.content.scene import no_symbol, seen_on_the_table
from igroteka.testing.reference import GAME


def plain(key: str, /, **args: str | int) -> str:
    return key


def test_a_component_may_be_a_single_picture() -> None:
    piece = one("coin", "3")

    assert (piece.sprite, piece.badge, piece.w, piece.h) == ("coin", "3", 100, 100)


def test_signs_stand_in_rows_around_the_middle() -> None:
    pieces = side_by_side([Sign("a"), Sign("b"), Sign("c")], across=2)

    assert [(piece.sprite, piece.x, piece.y) for piece in pieces] == [("a", -23, 0), ("b", 23, 0), ("c", 0, 46)]


def test_signs_on_a_card_fit_its_width() -> None:
    card, first, second = on_card(one("card", wide=60), [Sign("a"), Sign("b", badge="2")], down=10)

    assert (first.x, second.x, first.y, second.badge) == (card.x - 15, card.x + 15, 10, "2")
    assert first.z > card.z


def test_a_grid_has_a_picture_for_each_cell() -> None:
    pieces = cells(1, 2, {(1, 2): "sun"}, "plain")

    assert [(piece.id, piece.sprite) for piece in pieces] == [("r1c1", "plain"), ("r1c2", "sun")]


def test_what_the_table_shows_whole_needs_no_drawing() -> None:
    assert seen_on_the_table(GAME.box, "card", 0, plain) == ()
    assert no_symbol("card", "colour", "red") == ""
