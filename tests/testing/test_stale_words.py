"""Words that do not follow a changed value are found."""

from pathlib import Path
from typing import ClassVar

import pytest

from igroteka.content.components import Components, Row
from igroteka.content.texts import Texts
from igroteka.testing.stale_words import changed_values, flags, literal_names, literal_numbers, stale, stale_flags


class Card(Row, frozen=True):
    points: int
    tree: str
    open: bool = True
    marks: tuple[str, ...] = ()
    gains: dict[str, int] = {}  # noqa: RUF012  # copied by the library


class Box(Components, frozen=True):
    card: tuple[Card, ...]


CARDS = (
    Card(id="A", provenance="given", points=3, tree="oak", marks=("oak", "elm"), gains={"wax": 2}),
    Card(id="B", provenance="given", points=3, tree="elm"),
)


def found(tmp_path: Path, words: str, *cards: Card) -> list[tuple[str, str]]:
    for lang in ("ru", "en"):
        (tmp_path / f"{lang}.ftl").write_text(f"name-oak = Oak\nname-elm = Elm\n{words}", encoding="utf-8")
    box = Box(card=cards)
    return [(field, key) for field, key, _ in stale(Texts((tmp_path,), strict=True, box=box), box)]


def test_a_number_and_a_word_that_stay_are_found(tmp_path: Path) -> None:
    assert found(tmp_path, "name-A = 3 points for an oak", *CARDS) == [
        ("card.points", "ru name-A"),
        ("card.points", "en name-A"),
        ("card.tree", "ru name-A"),
        ("card.tree", "en name-A"),
        ("card.marks", "ru name-A"),
        ("card.marks", "en name-A"),
    ]


def test_words_that_follow_are_not_found(tmp_path: Path) -> None:
    words = "part-wax = { $n } wax\nname-of-card = { $points } for { $tree }: { $marks }, { $gains }"

    assert found(tmp_path, words, *CARDS) == []


def test_every_value_is_changed_one_at_a_time() -> None:
    box = Box(card=CARDS)
    old = [(row.id, field, old) for _, row, field, old, _ in changed_values(box)]

    assert old == [
        ("A", "points", 3),
        ("A", "tree", "oak"),
        ("A", "marks", "oak"),
        ("A", "marks", "elm"),
        ("A", "gains", 2),
        ("B", "points", 3),
        ("B", "tree", "elm"),
    ]


def test_a_word_of_an_effect_becomes_that_of_another_row() -> None:
    other = Card(id="B", provenance="given", points=3, tree="elm", gains={"gold": 1})
    changes = [
        (old, new.gains)
        for _, row, field, old, new in changed_values(Box(card=(CARDS[0], other)))
        if field == "gains" and row.id == "A" and isinstance(new, Card)
    ]

    assert changes == [(2, {"wax": 9}), ("wax", {"gold": 2})]


class OneShut(Box, frozen=True):
    def check(self) -> None:
        self.expect.that(self.card[1].open, "check-open", "card", "B", "open")


def test_a_text_that_tells_an_old_yes_or_no_is_found(tmp_path: Path) -> None:
    words = "name-A = An open card\nname-B = An open card\nabout-of-card = { $open ->\n [yes] open\n *[none] shut\n }"
    for lang in ("ru", "en"):
        (tmp_path / f"{lang}.ftl").write_text(words, encoding="utf-8")
    box = OneShut(card=CARDS)
    found = list(stale_flags(Texts((tmp_path,), box=box), box, {"card.open": "open"}))

    assert flags(box) == {"card.open"}
    assert found == [("card.open", f"{lang} name-A", "An open card") for lang in ("ru", "en")]


def test_a_message_with_a_value_that_follows_and_one_that_stays_is_found(tmp_path: Path) -> None:
    words = "name-A = { $points } points\nname-B = 3 points, for { $gains }\npart-wax = { $n } wax"
    other = Card(id="B", provenance="given", points=3, tree="elm", gains={"wax": 3})

    assert found(tmp_path, words, CARDS[0], other) == [("card.points", "ru name-B"), ("card.points", "en name-B")]


def test_a_word_of_a_list_that_stays_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, "name-A = beside an elm", *CARDS) == [
        ("card.marks", "ru name-A"),
        ("card.marks", "en name-A"),
    ]


def written(tmp_path: Path, ru: str, en: str, box: Box | None = None) -> Texts:
    (tmp_path / "ru.ftl").write_text(ru, encoding="utf-8")
    (tmp_path / "en.ftl").write_text(en, encoding="utf-8")
    return Texts((tmp_path,), box=box)


def test_numbers_are_found_in_digits_and_words_except_in_names(tmp_path: Path) -> None:
    ru = "name-A = Карта 3\nask-pay = Заплатить две монеты?\nask-go = Идти?"
    en = "name-A = Card 3\nask-pay = Pay 2 coins?\nask-go = Go?"

    assert list(literal_numbers(written(tmp_path, ru, en))) == [
        ("ru ask-pay", "Заплатить две монеты?"),
        ("en ask-pay", "Pay 2 coins?"),
    ]


class Term(Card, frozen=True):
    term: ClassVar = True


@pytest.mark.parametrize(("row", "found"), [(Card, [("en ask-light", "Fog")]), (Term, [])])
def test_a_name_written_out_is_found_unless_it_is_a_term(
    tmp_path: Path, row: type[Card], found: list[tuple[str, str]]
) -> None:
    words = "name-A = Fog\nask-light = Light Fog?\ntitle-A = Fog\nask-foggy = Foggy?"
    box = Box(card=(row(id="A", provenance="given", points=3, tree="oak"),))

    assert list(literal_names(written(tmp_path, "name-A = fog", words, box), box)) == found


def test_values_that_have_no_form_are_not_changed() -> None:
    box = Box(card=(Fixed(id="A", provenance="given", points=3, tree="oak"),))

    assert [field for _, _, field, _, _ in changed_values(box)] == ["points"]


class Fixed(Card, frozen=True):
    fixed: ClassVar = ("tree",)
