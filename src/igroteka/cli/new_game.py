"""`igroteka new-game`: writes a package with a small playable game, to be turned into a new one."""

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from igroteka.games import known_games
from igroteka.kernel.game import SetupError

STARTER: Final = "igroteka.testing.starter"
LEFT_OUT: Final = ("__pycache__",)

PYPROJECT: Final = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
description = "A game for Igroteka"
requires-python = ">=3.11"
dependencies = ["igroteka"]

[project.optional-dependencies]
test = ["pytest>=9"]

[project.entry-points."igroteka.games"]
{name} = "{name}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
"""

CONFTEST: Final = '''\
"""Tests cite the rules they prove: @rule("{name}.turn.take")."""

pytest_plugins = ["igroteka.testing.plugin"]
'''

TESTS: Final = '''\
"""The game keeps every promise of the engine, and its rules do what they say."""

import pytest

from igroteka.testing import rule
from igroteka.testing.conformance import check_match, check_vocabulary
from igroteka.testing.setups import setups
from igroteka.testing.scenario import scenario
from igroteka.testing.textcheck import complaints
from {name} import GAME


def test_every_question_cites_rules_that_exist() -> None:
    check_vocabulary(GAME)


def test_every_word_is_there_in_both_languages() -> None:
    assert complaints(GAME) == []


@pytest.mark.parametrize("seed", range(3))
def test_random_matches_keep_every_promise(seed: int) -> None:
    for setup in setups(GAME):
        assert check_match(GAME, setup, seed, leak_every=5).choices > 0


@rule("{name}.turn.take")
def test_what_is_taken_leaves_the_pile() -> None:
    t = scenario(GAME, seats=2)
    t.play("3")

    assert (t.state.pile, t.seat, t.keys) == (12, 1, ("1", "2", "3"))
'''


def new_game(name: str, *, into: Path = Path()) -> None:
    """Write a package with a small game that can be played at once; make your own game of it.

    Examples: `igroteka new-game oware`, `igroteka new-game oware --into games`

    Parameters
    ----------
    name
        Of the package and id of the game: small letters, digits and underscores.
    into
        Folder in which the package's folder is made.
    """
    check(name, into / name)
    for path, text in written(name):
        file = into / name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    folder = into / name
    print(f"{folder} holds a game that can be played. Install it beside Igroteka, then play and check it:")
    print(f"  pip install --editable '{folder}[test]'\n  igroteka play {name}\n  igroteka serve")
    print(f"  igroteka conformance {name}\n  pytest {folder}")
    print("docs/adding-a-game.md leads from there to a game of your own.")


def check(name: str, folder: Path) -> None:
    """Raise an error for a name that no package can have, or that is taken."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name) or keyword.iskeyword(name):
        raise SetupError(f"a name is 2 to 40 small letters, digits and underscores, not {name!r}")
    if name in known_games():
        raise SetupError(f"there is a game {name} already; the games are: {', '.join(known_games())}")
    if folder.exists():
        raise SetupError(f"{folder} exists already; give another name, or another folder with --into")


def written(name: str) -> Iterator[tuple[Path, str]]:
    """All files of the package, with their texts."""
    yield Path("pyproject.toml"), PYPROJECT.format(name=name)
    yield Path("tests", "conftest.py"), CONFTEST.format(name=name)
    yield Path("tests", f"test_{name}.py"), TESTS.format(name=name)
    for path, text in _tree(files(STARTER), Path()):
        yield Path("src", name, path), renamed(text, name)


def renamed(text: str, name: str) -> str:
    """A file of the starter game, renamed for the new game."""
    title = name.replace("_", " ").capitalize()
    text = text.replace(STARTER, name).replace('"Начало"', f'"{title}"')
    return re.sub(r"\bStarter\b", title, re.sub(r"\bstarter\b", name, text))


def _tree(folder: Traversable, at: Path) -> Iterator[tuple[Path, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir() and each.name not in LEFT_OUT:
            yield from _tree(each, at / each.name)
        elif each.is_file():
            yield at / each.name, each.read_text(encoding="utf-8")
