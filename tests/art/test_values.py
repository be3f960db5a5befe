"""No value is baked in: a picture shows what a component is, and the scene draws over it what is printed there."""

import ast
from collections.abc import Iterator
from typing import Any, Final

import pytest
from msgspec import structs

from igroteka.content.components import Row
from igroteka.content.pictures import picture, pictures
from igroteka.content.scene import scenery_of
from igroteka.games import AnyGame, find_game
from igroteka.testing.stale_words import changed_values
from tests.art.pictures import ROOT, games

AS_MANY: Final = {  # numbers that are shown by as many pictures
    "bonfire": {"place.path_cost", "table_size.seats", "table_size.portals_removed"},
    "ghost_stories": {"family.members", "players.count"},
    "ryozen": set(),
    "candelabria": set(),
}
READS_VALUES: Final = {"art/bonfire/tasks.py"}  # its pictures are named by the values that they show
TEXT: Final = "<text"
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef)


def say(key: str, /, **values: object) -> str:
    return f"{key} {sorted(values.items())}"


def drawn(game: AnyGame, box: Any, kind: str, number: int) -> tuple[set[str], str]:
    """The files of the pictures of a component, and all that is drawn over them."""
    pieces, known = scenery_of(game).component(box, kind, number, say), pictures(game.package)
    files = {picture(game.package, piece.sprite).digest for piece in pieces if piece.sprite in known}
    return files, repr([piece for piece in pieces if piece.sprite not in known or piece.text or piece.badge])


def changed_numbers(game: AnyGame) -> Iterator[tuple[str, Row, str, object, int, Any]]:
    """Every printed number with a box in which it is another."""
    for kind, row, field, old, new in changed_values(game.box):
        if isinstance(old, int):
            rows = list(game.box.rows(kind))
            number = rows.index(row)
            box = structs.replace(game.box, **{kind: (*rows[:number], new, *rows[number + 1 :])})
            yield kind, row, field, old, number, box


@pytest.mark.parametrize("name", games())
def test_a_corrected_number_is_drawn_over_the_same_picture(name: str) -> None:
    game = find_game(name)
    redrawn, other_pictures = 0, set()
    for kind, _, field, _, number, box in changed_numbers(game):
        (before, over), (after, over_it) = drawn(game, game.box, kind, number), drawn(game, box, kind, number)
        redrawn += over != over_it
        if before != after:
            other_pictures.add(f"{kind}.{field}")

    assert other_pictures == AS_MANY[name]
    assert redrawn > 0


def strings(code: ast.AST) -> list[str]:
    """What a script writes, without its docstrings."""
    told = {ast.get_docstring(each, clean=False) for each in ast.walk(code) if isinstance(each, DOCUMENTED)}
    found = [each.value for each in ast.walk(code) if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return [each for each in found if each not in told]


SCRIPTS: Final = {str(file.relative_to(ROOT)): file for file in sorted((ROOT / "art").rglob("*.py"))}


@pytest.mark.parametrize("script", SCRIPTS)
def test_no_letter_or_figure_is_painted(script: str) -> None:
    """What is printed in letters and figures cannot be in a picture; contact sheets have names."""
    code = ast.parse(SCRIPTS[script].read_text("utf-8"))

    assert not [each for each in strings(code) if TEXT in each]


@pytest.mark.parametrize("script", SCRIPTS)
def test_pictures_do_not_know_the_values_of_the_box(script: str) -> None:
    code = ast.parse(SCRIPTS[script].read_text("utf-8"))
    imported = {each.module or "" for each in ast.walk(code) if isinstance(each, ast.ImportFrom)}
    imported |= {alias.name for each in ast.walk(code) if isinstance(each, ast.Import) for alias in each.names}

    assert not [module for module in imported if module.partition(".")[0] == "igroteka"]
    assert ("components.toml" in strings(code)) == (script in READS_VALUES)
