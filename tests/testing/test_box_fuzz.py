"""Random boxes: what is drawn, what is tried with it, and how a failure is reported."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from msgspec import Meta

from igroteka.content.components import ComponentError, Components, Row
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.testing.box_fuzz import AnyMatch, BoxFailure, random_box, try_box

BOXES = 400


class Effect(msgspec.Struct, frozen=True):
    what: Literal["give", "take"]
    amount: Annotated[int, Meta(ge=0, le=9)] = 0


class Card(Row, frozen=True):
    how_many: ClassVar[tuple[int, int] | None] = (1, 4)

    points: int
    price: Annotated[int, Meta(ge=1, le=3)] | None = None
    open: bool = True
    suit: Literal["sun", "moon"] = "sun"
    tree: str = "oak"
    marks: tuple[str, ...] = ()
    gains: dict[str, int] = {}  # noqa: RUF012  # copied by the library
    pair: tuple[int, str] = (1, "oak")
    effects: Annotated[tuple[Effect, ...], Meta(max_length=2)] = ()
    odd: Annotated[tuple[str, ...], Meta(min_length=1)] = ("a",)


class Bare(Row, frozen=True):
    named: ClassVar[bool] = False


class Box(Components, frozen=True):
    card: tuple[Card, ...]
    bare: tuple[Bare, ...]
    empty: tuple[Bare, ...] = ()

    def check(self) -> None:
        self.expect_range("card", "points", 0, 20)


DEFAULT = Box(
    card=(
        Card(id="a", provenance="given", points=1, marks=("elm", "oak"), gains={"wax": 1}),
        Card(id="b", provenance="given", points=2, tree="elm", effects=(Effect("give", 1), Effect("take"))),
    ),
    bare=(Bare(id="c", provenance="given"),),
)


@cache
def drawn() -> list[Box]:
    return [box for seed in range(BOXES) if isinstance(box := random_box(DEFAULT, Random(seed))[1], Box)]


def test_what_is_drawn_passes_the_check() -> None:
    for box in drawn():
        box.check()


@pytest.mark.parametrize(
    "field", ["points", "price", "open", "suit", "tree", "marks", "gains", "pair", "effects", "odd", "name_en"]
)
def test_every_kind_of_value_is_changed(field: str) -> None:
    found = {repr(getattr(card, field)) for box in drawn() for card in box.card}

    assert len(found) > 1


def test_rows_are_added_and_taken_out() -> None:
    counts = {len(box.card) for box in drawn()}

    assert {1, 2, 3} <= counts


def test_a_box_of_a_seed_is_always_the_same() -> None:
    assert random_box(DEFAULT, Random(9)) == random_box(DEFAULT, Random(9))


def test_a_box_that_the_check_refuses_is_not_drawn() -> None:
    class Fixed(Box, frozen=True):
        def check(self) -> None:
            if self != structs_of(DEFAULT):
                raise ComponentError("nothing may change")

    def structs_of(box: Box) -> Fixed:
        return Fixed(card=box.card, bare=box.bare)

    changes, box = random_box(structs_of(DEFAULT), Random(1))

    assert (changes, box) == ([], structs_of(DEFAULT))


@pytest.mark.parametrize("seed", range(6))
def test_a_match_is_played_with_the_box(seed: int) -> None:
    game = find_game("reference")
    looked: list[AnyMatch] = []
    tried = try_box(game, Texts.of(game, strict=True), seed, looked.append)

    assert tried.answers > 0
    assert looked[-1].result is not None


def test_a_game_without_pictures_is_played_too() -> None:
    game: Any = replace(find_game("reference"), scene=None)

    assert try_box(game, Texts.of(game, strict=True), 1).answers > 0


def test_a_failure_tells_how_to_see_it_again() -> None:
    game = find_game("reference")

    def fail(match: AnyMatch) -> None:
        raise RuntimeError("a hole in the table")

    with pytest.raises(BoxFailure, match=r"(?s)a hole in the table.*components reference --fuzz 1 --seed 4"):
        try_box(game, Texts.of(game, strict=True), 4, fail)
