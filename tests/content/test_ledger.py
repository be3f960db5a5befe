"""Ledgers: format, errors, chapters and search, on a made-up ledger and on those of the games."""

from importlib.resources import files
from pathlib import Path

import pytest

from igroteka.content.ledger import KINDS, LedgerError, filled, load, parse

TEXT = """
[game]
id = "toy"
title_ru = "Игрушка"
title_en = "Toy"
players = "2-3"
sources = ["rules", "solo"]
modes = ["base", "solo"]

[[rule]]
id = "toy.turn.order"
kind = "flow"
src = "rules:9,71; solo:3"
en = "Turns go clockwise."
ru = "Ходят по часовой стрелке."
modes = ["base"]

[[rule]]
id = "toy.box.card"
kind = "component"
src = "solo:12"
name_ru = "Карта Бури"
name_en = "Storm card"
en = "Ten cards."
ru = "Десять карт."
gap = "Their backs are lost."
ruling = "Plain backs."
ruling_ru = "Рубашки без рисунка."
untestable = "a picture"
modes = []

[[rule]]
id = "toy.turn.pass.last"
kind = "limit"
src = "rules:80"
en = "Nobody passes twice."
ru = "Дважды не пасуют."
modes = ["base", "solo"]
"""

GAMES = sorted(path.name for path in files("igroteka.games").iterdir() if (path / "ledger.toml").is_file())


def test_rules_are_in_the_order_of_the_book() -> None:
    assert [rule.id for rule in parse(TEXT).rule] == ["toy.turn.order", "toy.box.card", "toy.turn.pass.last"]


def test_chapters_are_the_second_part_of_the_id() -> None:
    chapters = parse(TEXT).chapters()

    assert {name: [rule.id for rule in rules] for name, rules in chapters.items()} == {
        "turn": ["toy.turn.order", "toy.turn.pass.last"],
        "box": ["toy.box.card"],
    }


def test_a_rule_is_found_by_its_id() -> None:
    assert parse(TEXT).by_id["toy.box.card"].untestable == "a picture"


def test_texts_and_names_come_in_both_languages() -> None:
    ledger = parse(TEXT)
    rule = ledger.by_id["toy.box.card"]

    assert (rule.text("ru"), rule.text("en")) == ("Десять карт.", "Ten cards.")
    assert (rule.name("ru"), rule.name("en")) == ("Карта Бури", "Storm card")
    assert (rule.decision("ru"), rule.decision("en")) == ("Рубашки без рисунка.", "Plain backs.")
    assert (ledger.game.title("ru"), ledger.game.title("en")) == ("Игрушка", "Toy")


@pytest.mark.parametrize("text", ["CLOCKWISE", "часовой СТРЕЛКЕ", "turn.order"])
def test_search_knows_both_languages_and_ids_in_any_case(text: str) -> None:
    assert [rule.id for rule in parse(TEXT).search(text)] == ["toy.turn.order"]


@pytest.mark.parametrize("text", ["storm", "бури", "backs are lost", "plain backs", "без рисунка"])
def test_search_looks_into_names_gaps_and_rulings(text: str) -> None:
    assert [rule.id for rule in parse(TEXT).search(text)] == ["toy.box.card"]


def test_search_may_find_nothing() -> None:
    assert not list(parse(TEXT).search("basilisk"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "flow"', 'kind = "law"', 'rule "toy.turn.order", kind: expected one of ' + ", ".join(sorted(KINDS))),
        ('id = "toy.box.card"', 'id = "toy.turn.order"', 'rule "toy.turn.order": the id occurs twice'),
        ("toy.box.card", "joy.box.card", 'rule "joy.box.card": expected an id that begins with toy.'),
        ("toy.box.card", "toy.card", 'rule "toy.card", id: expected str matching regex'),
        ('en = "Ten cards."', 'en = " "', 'rule "toy.box.card", en: expected an English text, found none'),
        ('en = "Ten cards."', 'en = ""', 'rule "toy.box.card", en: expected str of length >= 1'),
        ('en = "Ten cards."', "", 'rule "toy.box.card": missing required field en'),
        ("Десять карт.", "Ten cards.", 'rule "toy.box.card", ru: expected a Russian text, found none'),
        ('name_ru = "Карта Бури"', "", 'rule "toy.box.card": expected name_ru and name_en, or neither'),
        (
            "Рубашки без рисунка.",
            "Plain.",
            'rule "toy.box.card": expected ruling and, in Russian, ruling_ru, or neither',
        ),
        ("solo:12", "web:12", 'rule "toy.box.card", src: expected one of the books rules, solo, found "web"'),
        ("; solo:3", "; web:3", 'rule "toy.turn.order", src: expected one of the books rules, solo, found "web"'),
        ('["base"]', '["basic"]', 'rule "toy.turn.order", modes: expected some of base, solo, found "basic"'),
        ("untestable", "untested", 'rule "toy.box.card": contains unknown field untested'),
        ("[game]", "[gate]", "contains unknown field gate"),
        ("[[rule]]", "[[rule", "not valid TOML: "),
    ],
)
def test_an_error_names_the_rule_and_what_would_be_right(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(LedgerError) as caught:
        parse(TEXT.replace(old, new, 1))

    assert str(caught.value).startswith(message)


def test_modes_are_free_words_where_the_game_declares_none() -> None:
    text = TEXT.replace('modes = ["base", "solo"]\n', "", 1).replace('["base"]', '["white-moon"]')

    assert parse(text).rule[0].modes == ("white-moon",)


def test_a_filled_ledger_tells_the_values_in_both_languages_and_is_searched_for_them() -> None:
    text = TEXT.replace('"Ten cards."', '"{ten} cards."').replace('"Десять карт."', '"{ten} карт."')
    said = filled(parse(text), lambda lang, sentence: sentence.replace("{ten}", "Десять" if lang == "ru" else "Ten"))

    assert said == parse(TEXT)
    assert [rule.id for rule in said.search("ten cards")] == ["toy.box.card"]


def test_load_reads_a_file_and_names_it_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "ledger.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert load(path) == load(str(path)) == parse(TEXT)

    path.write_text("rule = 3", encoding="utf-8")
    with pytest.raises(LedgerError, match=r"^ledger\.toml: "):
        load(path)


@pytest.mark.parametrize("game", GAMES)
def test_the_ledgers_of_the_games_are_valid(game: str) -> None:
    ledger = load(files("igroteka.games") / game / "ledger.toml")

    assert ledger.game.id == game
    assert len(ledger.rule) > 400
