"""The sheet of a box: every component drawn, in the order of the rulebook, every value in words."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

from igroteka.content.components import export
from igroteka.content.edits import ADD, Change, editable, value_text
from igroteka.content.texts import LANGUAGES, Language
from igroteka.games import REGISTRY, find_game
from igroteka.table.catalogue.games import sprite_names
from igroteka.table.compute.box_sheets import FileJob, SheetJob, read_file, sheet
from igroteka.table.wire.boxes import BoxField, BoxSheet


@cache
def usual_sheet(game: str, lang: Language = "en") -> BoxSheet:
    return sheet(SheetJob(game, (), lang))


def with_parts(field: BoxField) -> Iterator[BoxField]:
    yield field
    for part in field.parts:
        yield from with_parts(part)


@pytest.mark.parametrize("game", REGISTRY)
def test_every_component_is_drawn_with_sprites_of_the_game(game: str) -> None:
    drawn = {(kind.id, row.id): row.picture for kind in usual_sheet(game).kinds for row in kind.rows}

    assert [place for place, picture in drawn.items() if not picture] == []
    unknown = {piece.sprite for picture in drawn.values() for piece in picture} - sprite_names(game)
    assert unknown == set()


@pytest.mark.parametrize("game", REGISTRY)
def test_the_contents_list_every_kind_once(game: str) -> None:
    box = find_game(game).box

    listed = [kind for kinds in box.contents.values() for kind in kinds]
    assert sorted(listed) == sorted(box.kinds())
    assert [kind.id for kind in usual_sheet(game).kinds] == listed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", REGISTRY)
def test_every_word_a_value_may_be_is_said(game: str, lang: Language) -> None:
    fields = [part for kind in usual_sheet(game, lang).kinds for field in kind.fields for part in with_parts(field)]

    assert [each.field for each in fields if each.kind in ("texts", "other")] == []  # nothing is edited as raw text
    unsaid = [word.value for field in fields for word in field.words if "_" in word.title or not word.title]
    assert unsaid == []


PICTURED = {
    "bonfire": ["task.kind", "task.of", "fate_tile.symbols", "island.resource", "island.guardian", "path_tile.crystal"],
    "ryozen": ["sector.many", "sector.night", "sector.majority", "revelation.glyph", "scenario.hand"],
    "ghost_stories": ["ghost.colour", "ghost.left", "ghost.centre", "ghost.right", "die.faces", "family.reward"],
    "candelabria": ["territory_large.symbol", "candle.effects", "tactic.house", "withering.choices", "upgrade.effect"],
}


@pytest.mark.parametrize("game", REGISTRY)
def test_symbols_are_chosen_by_picture(game: str) -> None:
    words = {
        f"{kind.id}.{field.field}": [word.sprite for word in field.words]
        for kind in usual_sheet(game).kinds
        for field in kind.fields
    }

    assert {sprite for sprites in words.values() for sprite in sprites} - sprite_names(game) <= {""}
    assert [field for field in PICTURED[game] if not words[field] or "" in words[field]] == []


def test_a_box_that_the_check_refuses_is_still_drawn() -> None:
    copied = Change("tactic", "own_1", ADD, value_text("T01"))

    found = sheet(SheetJob("candelabria", (copied,), "en", ("tactic/own_1",)))

    assert "must be 90" in found.error
    (kind,) = found.kinds
    assert [(row.id, row.added, bool(row.picture)) for row in kind.rows] == [("own_1", True, True)]


def test_a_value_that_is_impossible_by_itself_is_only_told() -> None:
    found = sheet(SheetJob("bonfire", (Change("task", "B01", "points", "900"),), "en", ("task/B01",)))

    assert found.error
    assert found.kinds == ()


@pytest.mark.parametrize("game", REGISTRY)
def test_a_corrected_value_changes_the_picture_or_the_words(game: str) -> None:
    kind, row = next(
        (kind, kind.rows[0]) for kind in usual_sheet(game).kinds if "name_en" in editable_of(game, kind.id)
    )
    named = Change(kind.id, row.id, "name_en", value_text("Quite another"))

    (changed,) = sheet(SheetJob(game, (named,), "en", (f"{kind.id}/{row.id}",))).kinds

    assert changed.rows[0].name == "Quite another"


def editable_of(game: str, kind: str) -> tuple[str, ...]:
    return editable(find_game(game).box.rows(kind)[0])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[task]]\nid = ", "файл повреждён: строку 2"),
        ("\0", "файл повреждён: строку 1"),
        (files("igroteka.games.candelabria.box").joinpath("components.toml").read_text("utf-8"), "другой игры"),
        ("task = 2.5", "ожидается слово, целое число"),
        ("task = 9999999", "ожидается число не больше"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_in_the_readers_language(text: str, said: str) -> None:
    assert said in read_file(FileJob("bonfire", text, "ru")).error


@pytest.mark.parametrize("game", REGISTRY)
def test_an_exported_box_read_again_changes_nothing(game: str) -> None:
    assert read_file(FileJob(game, export(find_game(game).box))).changes == ()


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_says_a_common_finding_in_words_of_its_own(game: str, lang: Language) -> None:
    common = (files("igroteka.content") / "common" / f"{lang}.ftl").read_text("utf-8")
    own = files(find_game(game).package) / "texts" / lang
    said = "".join(each.read_text("utf-8") for each in own.iterdir() if each.name.endswith(".ftl"))

    def findings(text: str) -> set[str]:
        return {line.split(" = ")[0] for line in text.splitlines() if line.startswith("check-") and " = " in line}

    assert findings(common) & findings(said) == set()
