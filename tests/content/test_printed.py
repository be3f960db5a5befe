"""Messages say the values of the box that is on the table."""

from pathlib import Path
from typing import ClassVar, Literal

import msgspec
import pytest

from igroteka.content.components import Components, Row
from igroteka.content.text_files import TextError
from igroteka.content.texts import Texts

WORDS = """
name-oak = oak
    .acc = the oak
about-oak = Burns long.
name-A = card A
    .short = { $points }
    .long = { about-A }
about-A = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } beside { $tree-acc }; { $tree-about }
name-of-card = { $tree-key } card ({ $single })
about-of-card = { $marks-count } marks: { $marks-1 }, { $marks }; { $prices-1 } or { $prices-2 }; { $gains-capital }
name-of-spell = { $effect-title }
about-of-spell = { $effect-capital }, { $effect-key }.
title-effect-light = Light { $amount }
part-effect-light = light { $amount }
part-gold = { $n } gold
part-gains-wax = { $n } blocks of wax
part-marks-sun = the sun
name-moon = moon
rule = A card is worth { PRINTED("card.A.points") }; { PRINTED("card.A.prices.2") } at most.
tree = { PRINTED("card.A.tree") }
spell = { PRINTED("spell.s.about") }
name-of-small_card = small { $id }
part-does-give = gives { $amount } of { $tree-key }
name-of-story = { $text } ({ $place-key })
about-of-story = { $does }
amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
    .of = of { $n }
paid = You pay { AMOUNT(PRINTED("card.A.points"), "coin") }, one { AMOUNT($a, $b-key, "of") }.
name-coin = Coin
"""


class Card(Row, frozen=True):
    points: int
    single: bool = False
    tree: str | None = None
    marks: tuple[Literal["sun", "moon"], ...] = ()
    prices: tuple[int, ...] = (1, 2)
    gains: dict[str, int] = {}  # noqa: RUF012  # copied by the library


class Spell(Row, frozen=True):
    effect: str
    amount: int


class Effect(msgspec.Struct, frozen=True):
    what: Literal["give"]
    amount: int
    tree: str


class Story(Row, frozen=True):
    text_ru: str
    text_en: str
    does: Effect
    place: str = ""


class Box(Components, frozen=True):
    card: tuple[Card, ...]
    small_card: tuple[Card, ...] = ()
    spell: tuple[Spell, ...] = ()
    story: tuple[Story, ...] = ()


def box(points: int = 1, amount: int = 2) -> Box:
    first = Card(id="A", provenance="given", points=points, tree="oak", prices=(3, 4))
    second = Card(id="B", provenance="given", points=2, single=True, marks=("sun", "moon"), gains={"gold": 1, "wax": 2})
    spells = (Spell(id="s", provenance="given", effect="light", amount=amount),)
    story = Story(id="t", provenance="given", text_ru="Туман", text_en="Fog", does=Effect("give", 2, "oak"))
    return Box(card=(first, second), small_card=(second,), spell=spells, story=(story,))


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for lang in ("ru", "en"):
        (tmp_path / f"{lang}.ftl").write_text(WORDS, encoding="utf-8")
    return Texts((tmp_path,), strict=True, box=box())


def test_a_rows_own_message_says_its_values(texts: Texts) -> None:
    assert texts.say("en", "about-A") == "1 point beside the oak; Burns long."
    assert texts.say("en", "name-A.short") == "1"
    assert texts.say("en", "name-A.long") == texts.say("en", "about-A")


def test_a_kinds_message_is_said_for_rows_without_their_own(texts: Texts) -> None:
    assert texts.name("en", "B") == "small B"  # of kinds that share an id the last one has the bare name
    assert texts.say("en", "name-card-B") == "none card (yes)"
    assert texts.say("en", "about-card-B") == "2 marks: the sun, the sun, moon; 1 or 2; 1 gold, 2 blocks of wax"
    assert texts.has("en", "name-B-card")


def test_a_word_that_stands_for_an_effect_is_said_with_the_rows_numbers(texts: Texts) -> None:
    assert texts.name("en", "s") == "Light 2"
    assert texts.about("en", "s") == "Light 2, light."


def test_any_message_can_say_a_value(texts: Texts) -> None:
    assert texts.say("en", "rule") == "A card is worth 1; 4 at most."
    assert texts.say("en", "tree") == "oak"
    assert texts.say("en", "spell") == texts.about("en", "s")


def test_another_box_says_other_values_with_the_same_words(texts: Texts) -> None:
    other = texts.with_box(box(points=5, amount=3))

    assert other.say("en", "about-A") == "5 points beside the oak; Burns long."
    assert other.say("ru", "rule") == "A card is worth 5; 4 at most."
    assert other.about("en", "s") == "Light 3, light."
    assert texts.say("en", "rule") == "A card is worth 1; 4 at most."


def test_a_message_knows_its_row(texts: Texts) -> None:
    row = texts.row_of("en", "about-A")

    assert row and row.id == "A"
    assert texts.row_of("en", "rule") is None


def test_a_value_of_a_strange_type_is_an_error(texts: Texts) -> None:
    strange = Card(id="A", provenance="given", points=1, tree=0.5)  # type: ignore[arg-type]

    with pytest.raises(TypeError, match=r"^tree: 0\.5 has no words$"):
        texts.with_box(Box(card=(strange,))).say("en", "about-A")


class Place(Row, frozen=True):
    alike: ClassVar = "tree"

    tree: str


class Places(Components, frozen=True):
    place: tuple[Place, ...]


def test_rows_alike_in_a_value_are_numbered(tmp_path: Path) -> None:
    for lang in ("ru", "en"):
        (tmp_path / f"{lang}.ftl").write_text("name-of-place = By the { $tree } { $nth }", encoding="utf-8")
    trees = {"A": "oak", "B": "elm", "C": "oak"}
    places = Places(place=tuple(Place(id=name, provenance="given", tree=tree) for name, tree in trees.items()))
    texts = Texts((tmp_path,), strict=True, box=places)

    assert [texts.name("en", name) for name in trees] == ["By the oak 1", "By the elm 1", "By the oak 2"]


def test_without_a_box_no_value_can_be_said(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text('rule = { PRINTED("card.A.points") }', encoding="utf-8")

    with pytest.raises(TextError, match="only a game has printed values"):
        Texts((tmp_path,), strict=True).say("en", "rule")


def test_a_rows_own_text_is_said_in_each_language(texts: Texts) -> None:
    assert texts.name("en", "t") == "Fog (none)"
    assert texts.name("ru", "t") == "Туман (none)"


def test_an_effect_is_said_with_its_parameters(texts: Texts) -> None:
    assert texts.about("en", "t") == "gives 2 of oak"


def test_an_amount_is_said_in_its_plural_and_form(texts: Texts) -> None:
    args = {"a": 3, **texts.arg_texts("en", "b", "coin")}

    assert texts.say("en", "paid", **args) == "You pay 1 coin, one of 3."
    assert texts.with_box(box(points=2)).say("en", "paid", **args) == "You pay 2 coins, one of 3."


def test_a_sentence_from_elsewhere_is_filled_with_the_values_of_the_box(texts: Texts) -> None:
    sentence = 'Pay { AMOUNT(PRINTED("card.A.points"), "coin") }.'

    assert texts.fill("en", "Pay nothing.") == "Pay nothing."
    assert texts.fill("en", sentence) == "Pay 1 coin."
    assert texts.with_box(box(points=4)).fill("en", sentence) == "Pay 4 coins."


@pytest.mark.parametrize("sentence", ["Pay { PRINTED( }.", 'Pay { PRINTED("card.A.price") }.'])
def test_a_wrong_sentence_is_an_error_when_strict(texts: Texts, sentence: str) -> None:
    with pytest.raises(TextError, match="Pay"):
        texts.fill("en", sentence)


class Apart(Row, frozen=True):
    named_apart: ClassVar = True

    points: int


class ApartBox(Components, frozen=True):
    card: tuple[Apart, ...]


def test_a_row_that_is_named_apart_has_only_the_name_of_its_kind(tmp_path: Path) -> None:
    for lang in ("ru", "en"):
        (tmp_path / f"{lang}.ftl").write_text("name-move = to move\nname-of-card = { $points } steps", encoding="utf-8")
    texts = Texts((tmp_path,), strict=True, box=ApartBox(card=(Apart(id="move", provenance="given", points=2),)))

    assert (texts.say("en", "name-move"), texts.say("en", "name-card-move")) == ("to move", "2 steps")


class Token(Row, frozen=True):
    points: int = 1


class SharedBox(Components, frozen=True):
    token: tuple[Token, ...]
    piece: tuple[Token, ...]


def test_an_own_name_keeps_the_forms_of_a_name_that_kinds_share(tmp_path: Path) -> None:
    words = "name-ship = ship\n    .token = ship token\n    .played = sails\n"
    for lang in ("ru", "en"):
        (tmp_path / f"{lang}.ftl").write_text(words, encoding="utf-8")
    named = Token(id="ship", provenance="given", name_en="Fog")
    box = SharedBox(token=(named,), piece=(Token(id="ship", provenance="given"),))
    texts = Texts((tmp_path,), strict=True, box=box)

    forms = texts.arg_texts("en", "a", "ship", kind="token")
    assert forms == {"a": "Fog", "a-key": "ship", "a-token": "“Fog”", "a-played": "sails"}
    assert texts.arg_texts("ru", "a", "ship", kind="token")["a-token"] == "ship token"


class Face(Row, frozen=True):
    two_sided: ClassVar = ("sign",)

    sign: Literal["sun", "moon"]


class FacesBox(Components, frozen=True):
    front: tuple[Face, ...]
    back: tuple[Face, ...]


@pytest.mark.parametrize(
    ("behind", "either", "name", "about"),
    [
        ("sun", "", "sun", "Shows the sun."),
        ("moon", "", "[name-gate]", "One of two."),
        ("moon", "name-either-gate = gate", "gate", "One of two."),
    ],
)
def test_a_thing_whose_faces_differ_is_named_by_neither(
    tmp_path: Path, behind: Literal["sun", "moon"], either: str, name: str, about: str
) -> None:
    words = "name-of-front = { $sign }\nname-of-back = { $sign }\n"
    abouts = "about-of-front = In front.\nabout-of-back = Shows the { $sign }.\nabout-either = One of two."
    for lang in ("ru", "en"):
        text = f"name-sun = sun\nname-moon = moon\n{words}{abouts}\n{either}"
        (tmp_path / f"{lang}.ftl").write_text(text, encoding="utf-8")
    faces = [Face(id="gate", provenance="given", sign=sign) for sign in ("sun", behind)]
    texts = Texts((tmp_path,), box=FacesBox(front=(faces[0],), back=(faces[1],)))

    assert (texts.name("en", "gate"), texts.about("en", "gate")) == (name, about)
    assert texts.say("en", "name-front-gate") == "sun"
    assert texts.arg_texts("en", "a", "back-gate") == {"a": behind, "a-key": "back-gate", "a-kind": "back"}
