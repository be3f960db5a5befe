"""Rulings are read by players: they name rules that exist, and neither lines, files nor how the game is made."""

import re
from collections.abc import Iterator

import pytest

from igroteka.content.ledger import Rule
from igroteka.content.texts import LANGUAGES
from igroteka.games import REGISTRY
from igroteka.table.catalogue.games import rules

INSIDE = re.compile(
    r"\b(rules|solo|moon|base):\d|\blines? \d|\bстрок\w* \d|\.(toml|py)\b"
    r"|\b(engine|program|implementation|data|parameter)\b|\bдвижок|\bпрограмм|реализаци|параметр|\bданны[ехм]\b",
    re.IGNORECASE,
)
ID = re.compile(r"[a-z]\w*(?:\.[a-z0-9_]+)+", re.ASCII)
WORDS = {"i.e"}


def decided(game: str) -> Iterator[tuple[Rule, str]]:
    """Every ruling of a game, in both languages."""
    for rule in rules(game).rule:
        for lang in LANGUAGES:
            if said := rule.decision(lang):
                yield rule, said


@pytest.mark.parametrize("game", REGISTRY)
def test_rulings_speak_to_players(game: str) -> None:
    assert [(rule.id, said) for rule, said in decided(game) if INSIDE.search(said)] == []


@pytest.mark.parametrize("game", REGISTRY)
def test_rules_that_a_ruling_names_exist(game: str) -> None:
    known = {rule.id for rule in rules(game).rule}
    named = {(rule.id, name) for rule, said in decided(game) for name in ID.findall(said) if name not in WORDS}

    assert {(rule, name) for rule, name in named if not {name, f"{game}.{name}"} & known} == set()
