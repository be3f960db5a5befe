"""Every game has the same files for the same things, and modules of its own only where they belong."""

from importlib import import_module
from importlib.resources import files
from inspect import Parameter, signature
from pathlib import Path

import pytest

from igroteka.games import REGISTRY, UNLISTED, find_game
from igroteka.testing.scenario import Scenario

REQUIRED = {
    "__init__.py",
    "meta.py",
    "words.py",
    "box",
    "state.py",
    "setup.py",
    "flow.py",
    "topics.py",
    "events.py",
    "rules",
    "query.py",
    "score.py",
    "scene",
    "bots",
    "texts",
    "art",
    "ledger.toml",
    "tips.toml",
    "tour.toml",
    "layout.toml",
    "balance.toml",
    "README.md",
}
OPTIONAL = {
    "house_rules.py",  # a book that leaves nothing open needs none
    "view.py",  # a game in which nothing is hidden says nothing
    "picture.jpg",  # for the start page
}
OWN = {"box", "rules", "scene", "bots", "texts", "art"}
"""Where a game has files of its own; anywhere else a name that is not listed above is a mistake."""
WITHIN = {
    "box": {"__init__.py", "types.py", "components.toml"},
    "rules": {"__init__.py"},
    "scene": {"__init__.py"},
    "bots": {"__init__.py"},
}
COMPILED = {".so", ".pyd"}  # beside their sources in a compiled wheel
GAMES = (
    *REGISTRY,
    *(name for name in UNLISTED if name != "reference"),
)  # the reference game is small, for tests of the engine


def folder_of(game: str) -> Path:
    return Path(str(files(find_game(game).package)))


def errors(folder: Path) -> list[str]:
    """What is missing, and what should not be there."""
    found = {each.name for each in folder.iterdir() if each.name != "__pycache__" and each.suffix not in COMPILED}
    missing = [f"{name} is missing" for name in sorted(REQUIRED - found)]
    strange = [f"{name} belongs into one of {', '.join(sorted(OWN))}" for name in sorted(found - REQUIRED - OPTIONAL)]
    within = [
        f"{name}/{each} is missing"
        for name, wanted in WITHIN.items()
        for each in sorted(wanted)
        if not (folder / name / each).is_file()
    ]
    return [*missing, *strange, *within]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_that_all_games_have(game: str) -> None:
    assert errors(folder_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_says_nothing_is_left_out(game: str) -> None:
    view = folder_of(game) / "view.py"

    assert not view.exists() or "def " in view.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_what_its_meta_says(game: str) -> None:
    found = find_game(game)

    assert found.meta is not None
    assert (found.meta.id, found.meta.modes) == (found.id, found.modes)  # type: ignore[attr-defined]


def test_a_stray_module_and_a_missing_one_are_noticed(tmp_path: Path) -> None:
    for name in REQUIRED | {"helpers.py"}:
        path = tmp_path / name
        path.mkdir() if "." not in name else path.touch()
    for name, wanted in WITHIN.items():
        for each in wanted:
            (tmp_path / name / each).touch()
    (tmp_path / "score.py").unlink()
    (tmp_path / "box" / "types.py").unlink()

    assert errors(tmp_path) == [
        "score.py is missing",
        "helpers.py belongs into one of art, bots, box, rules, scene, texts",
        "box/types.py is missing",
    ]


@pytest.mark.parametrize("game", REGISTRY)
def test_builders_of_hand_made_tables_have_one_shape(game: str) -> None:
    build = import_module(f"tests.games.{game}.build")
    position, *rest = signature(build.at).parameters.values()

    assert callable(build.table), "table(...) makes a position"
    assert position.kind is Parameter.POSITIONAL_OR_KEYWORD, "at(position, *luck, seed=...) plays on from it"
    assert [(each.name, each.kind) for each in rest] == [
        ("luck", Parameter.VAR_POSITIONAL),
        ("seed", Parameter.KEYWORD_ONLY),
    ]
    assert isinstance(build.at(build.table()), Scenario)
