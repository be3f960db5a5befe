"""Sprites that move by themselves are named in ``art/moves.toml``, and the sheet says how."""

from fnmatch import fnmatchcase

import pytest

from igroteka.content.sprites import moves, sheet
from igroteka.games import find_game

WAYS = {"flicker", "swell", "drift", "sweep"}


@pytest.mark.parametrize(("game", "way", "sprite"), [
    ("bonfire", "flicker", "bonfire_blue"), ("bonfire", "swell", "night"), ("candelabria", "flicker", "fires_1"),
    ("ghost_stories", "drift", "ghost_abysmal_17"), ("ryozen", "sweep", "light"),
])  # fmt: skip
def test_a_sprite_says_how_it_moves(game: str, way: str, sprite: str) -> None:
    package = find_game(game).package

    assert set(moves(package)) <= WAYS
    assert any(fnmatchcase(sprite, each) for each in moves(package)[way])
    assert f'id="{sprite}"' in sheet(package)
    assert f'data-moves="{way}"' in sheet(package)
