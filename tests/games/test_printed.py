"""The list of components is readable: fields, values and notes in words, each value with its standing."""

import pytest

from igroteka.content.components import STANDINGS
from igroteka.content.texts import LANGUAGES, Language, Texts
from igroteka.games import REGISTRY, find_game
from igroteka.table.catalogue.components import ComponentTexts, notes
from igroteka.table.wire.bodies import ComponentInfo


def shown(name: str, lang: Language) -> list[tuple[str, ComponentInfo]]:
    game = find_game(name)
    return [(kind.id, row) for kind in ComponentTexts(game, Texts.of(game), lang).kinds() for row in kind.rows]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGISTRY)
def test_every_printed_field_has_a_name(name: str, lang: Language) -> None:
    game = find_game(name)
    texts = Texts.of(game, strict=True)
    fields = {(kind, field) for kind in game.box.kinds() for row in game.box.rows(kind) for field in row.values()}
    assert [
        f"{kind}.{field}"
        for kind, field in sorted(fields)
        if not texts.has(lang, f"field-{kind}-{field}") and not texts.has(lang, f"field-{field}")
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", REGISTRY)
def test_a_value_without_words_is_told_by_the_effect(name: str, lang: Language) -> None:
    silent = [(kind, row) for kind, row in shown(name, lang) if any(not each.value for each in row.values)]
    assert [f"{kind}.{row.id}" for kind, row in silent if not row.effect] == []


@pytest.mark.parametrize("name", REGISTRY)
def test_rows_are_called_by_names(name: str) -> None:
    ids = {row.id for kind in find_game(name).box.kinds() for row in find_game(name).box.rows(kind)}
    raw = [row.name for _, row in shown(name, "ru") if row.name in ids and not row.name.isdigit()]
    assert raw == []


@pytest.mark.parametrize("name", REGISTRY)
def test_every_value_says_how_certain_it_is(name: str) -> None:
    game = find_game(name)
    rows = {(kind, row.id): row for kind in game.box.kinds() for row in game.box.rows(kind)}
    for kind, row in shown(name, "en"):
        assert {each.standing for each in row.values} <= set(STANDINGS)
        own = rows[kind, row.id]
        assert {each.standing for each in row.values} <= {own.standing(field) for field in own.values()}


@pytest.mark.parametrize("name", REGISTRY)
def test_every_note_is_in_russian_too(name: str) -> None:
    game = find_game(name)
    written = {row.note for kind in game.box.kinds() for row in game.box.rows(kind)} - {""}
    assert set(notes(game)) == written


@pytest.mark.parametrize(
    ("name", "kind", "row", "called"),
    [
        ("candelabria", "ability", "ash_1", "Clan of Ash, I"),
        ("candelabria", "tactic", "ash_1", "“Light 1, extinguish 1” (Clan of Ash)"),
        ("bonfire", "start_tile", "start", "Starting tile of the Path"),
        ("ghost_stories", "die", "tao", "Tao die"),
    ],
)
def test_rows_of_one_id_are_told_apart(name: str, kind: str, row: str, called: str) -> None:
    assert [each.name for of, each in shown(name, "en") if (of, each.id) == (kind, row)] == [called]
