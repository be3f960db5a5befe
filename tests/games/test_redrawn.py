"""Whatever an owner corrects is seen at once: the picture of the component changes, or its words."""

from importlib import import_module
from typing import Any

import pytest
from msgspec import structs

from igroteka.content.texts import LANGUAGES, Texts, slug
from igroteka.games import REGISTRY, find_game
from igroteka.testing.stale_words import changed_values

# Values that are no part of a card, board or tile: only the form and the check sheet show them.
NUMBERS = {
    "bonfire": {"task.seats": "for how many players a task is used"},
    "ryozen": {
        "table": "numbers of the rulebook; its picture shows a few of them",
        "scenario": "the words of the two ways have them, as they are offered",
    },
    "candelabria": {
        "territory_large.borders": "drawn as the map; the territory's picture shows how many there are",
        "territory_small.borders": "the same",
    },
    "ghost_stories": {
        "ghost.number": "our cards have no number",
        "incarnation.number": "the same",
        "ghost.set": "the sheet has both sets in one row",
        "incarnation.set": "the same",
        "tile.set": "the same",
        "artifact.family": "the family's picture shows its artifact",
        "level": "numbers of the rulebook; its picture shows a few of them",
        "players": "the same",
        "deck": "the same",
    },
}


def said(texts: Texts, kind: str, row: Any) -> list[str]:
    """The name of a row and what it does, in both languages."""
    keys = [f"{part}-{name}" for name in (slug(row.id), f"{kind}-{slug(row.id)}") for part in ("name", "about")]
    return [texts.say(lang, key) for lang in LANGUAGES for key in keys if texts.has(lang, key)]


@pytest.mark.parametrize("name", REGISTRY)
def test_a_corrected_value_changes_the_picture_or_the_words(name: str) -> None:
    game = find_game(name)
    texts = Texts.of(game)
    draw = import_module(f"{game.package}.scene.portraits").component
    silent = set()
    for kind, row, field, _, new in changed_values(game.box):
        rows = list(game.box.rows(kind))
        number = rows.index(row)
        box = structs.replace(game.box, **{kind: (*rows[:number], new, *rows[number + 1 :])})
        if draw(game.box, kind, number, say) == draw(box, kind, number, say):
            other = texts.with_box(box)
            if said(texts, kind, row) == said(other, kind, new):
                silent.add(f"{kind}.{field}")
    known = NUMBERS[name]

    assert {each for each in silent if not {each, each.partition(".")[0]} & known.keys()} == set()
    assert [each for each in known if not any(found.startswith(each) for found in silent)] == []


def say(key: str, **args: object) -> str:
    return f"{key} {args}"
