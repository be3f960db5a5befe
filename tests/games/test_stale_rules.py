"""The rules that a table shows follow its box: no sentence tells a printed value that was corrected."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from igroteka.content.components import ComponentError, Components, Row
from igroteka.content.edits import Change, edited, value_text
from igroteka.content.ledger import Ledger, filled, load
from igroteka.content.texts import LANGUAGES, Language, Texts, slug
from igroteka.games import REGISTRY, find_game
from igroteka.table.catalogue.games import book
from igroteka.table.catalogue.tips import cited
from igroteka.testing.stale_words import changed_values

TOLD = msgspec.convert(
    tomllib.loads((Path(__file__).parent / "told.toml").read_text(encoding="utf-8")), dict[str, dict[str, str]]
)
PATH = re.compile(r'PRINTED\("(\w+)\.([\w-]+)\.(\w+)')


def ledger(game: str) -> Ledger:
    return load(files(find_game(game).package) / "ledger.toml")


def value_at(box: Components, path: str) -> tuple[Row, str, object]:
    """The row, its field and the value at a path."""
    kind, row, field = path.split(".", 2)
    field, _, number = field.partition(".")
    found = next(each for each in box.rows(kind) if each.id == row)
    value = getattr(found, field)
    return found, field, value[int(number) - 1] if number else value


def corrected(box: Components, path: str) -> Components:
    """The box with another number at a path, the first that the check allows."""
    kind = path.partition(".")[0]
    row, field, old = value_at(box, path)
    number = path.split(".")[3:]
    assert isinstance(old, int)
    for new in (old + 1, old - 1, old + 2):
        whole = getattr(row, field)
        at = int(number[0]) - 1 if number else 0
        value = (*whole[:at], new, *whole[at + 1 :]) if number else new
        try:
            return edited(box, [Change(kind, row.id, field, value_text(value))])
        except ComponentError:
            continue
    raise AssertionError(f"{path} cannot be corrected")


def sentences(rules: Ledger) -> list[tuple[str, str]]:
    return [(rule.id, said) for rule in rules.rule for said in (rule.en, rule.ruling)]


@pytest.mark.parametrize("game", REGISTRY)
def test_every_sentence_can_be_said(game: str) -> None:
    said = filled(ledger(game), Texts.of(find_game(game), strict=True).fill)

    assert [rule.id for rule in said.rule if "{" in rule.en + rule.ru + rule.ruling + rule.ruling_ru] == []


@pytest.mark.parametrize("game", TOLD)
def test_no_rule_tells_an_old_value(game: str) -> None:
    box, texts = find_game(game).box, Texts.of(find_game(game), strict=True)
    written = sentences(ledger(game))
    usual = [(rule, texts.fill("en", sentence)) for rule, sentence in written]
    for path, pattern in TOLD[game].items():
        told = re.compile(pattern.replace("#", re.escape(str(value_at(box, path)[2]))))
        telling = [sentence for sentence, (_, said) in zip(written, usual, strict=True) if told.search(said)]
        other = texts.with_box(corrected(box, path))

        assert telling, f"no rule tells {path}"
        assert [rule for rule, sentence in telling if told.search(other.fill("en", sentence))] == [], path


@pytest.mark.parametrize("game", REGISTRY)
def test_the_rule_behind_a_component_follows_its_values(game: str) -> None:
    found, rules, behind = find_game(game), ledger(game).by_id, cited(find_game(game))
    texts = Texts.of(found, strict=True)
    stale = []
    for kind, row, field, old, new in changed_values(found.box):
        rule = rules.get(behind.get(slug(row.id), ""))
        placed = rule and any((kind, row.id, field) == path for path in PATH.findall(rule.en + rule.ruling))
        if not rule or not placed or not isinstance(old, int):
            continue
        rows = tuple(new if each is row else each for each in found.box.rows(kind))
        other = texts.with_box(msgspec.structs.replace(found.box, **{kind: rows}))
        stale += [
            rule.id for lang in LANGUAGES if other.fill(lang, rule.text(lang)) == texts.fill(lang, rule.text(lang))
        ]

    assert stale == []


def test_the_rules_at_a_table_have_the_values_of_its_box() -> None:
    box = corrected(find_game("ryozen").box, "table.table.same_colour")
    chapter = next(each for each in book("ryozen", "en", box).chapters if each.id == "end")
    said = {rule.id: rule.text for rule in chapter.rules}

    assert said["ryozen.end.same_colour"] == "Each set of 3 shards of one colour scores 10 favour."


@pytest.mark.parametrize(
    ("rule", "row", "field", "told"),
    [
        ("gatekeeper", "gatekeeper", "left", "Portal"),
        ("insatiable", "insatiable", "centre", "the start of each Yin"),
        ("siren", "howling_siren", "left", "until it is beaten"),
        ("roots", "lord_of_roots", "left", "laid down"),
        ("keeper", "keeper_of_time", "left", "bottom ghosts"),
        ("shapeshifter.arrival", "shapeshifter", "centre", "clockwise"),
    ],
)
def test_the_rule_of_a_white_moon_incarnation_tells_the_stones_of_its_card(
    rule: str, row: str, field: str, told: str
) -> None:
    game = find_game("ghost_stories")
    sentence = ledger("ghost_stories").by_id[f"ghost_stories.wm.incarnation.{rule}"].en
    texts = Texts.of(game, strict=True)
    other = texts.with_box(edited(game.box, [Change("incarnation", row, field, "[]")]))

    assert told in texts.fill("en", sentence)
    assert told not in other.fill("en", sentence)


@pytest.mark.parametrize(("lang", "usual", "own"), [("en", "nobody", "everybody"), ("ru", "никто", "все")])
def test_who_starts_with_yin_yang_at_hell_is_told_by_the_box(lang: Language, usual: str, own: str) -> None:
    game = find_game("ghost_stories")
    sentence = ledger("ghost_stories").by_id["ghost_stories.setup.players.yin_yang.hell"].text(lang)
    texts = Texts.of(game, strict=True)

    assert usual in texts.fill(lang, sentence)
    assert own in texts.with_box(edited(game.box, [Change("level", "hell", "yin_yang", "true")])).fill(lang, sentence)
