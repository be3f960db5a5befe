"""Sprites that move by themselves are named in ``art/moves.toml``, and the sheet says how."""

from fnmatch import fnmatchcase
from xml.etree import ElementTree as ET

import pytest

from igroteka.content.sprites import looks, moves, sheet
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


@pytest.mark.parametrize("name", ["bonfire", "candelabria", "ghost_stories", "ryozen"])
def test_cards_are_sprites_of_their_game_and_the_sheet_names_them(name: str) -> None:
    package = find_game(name).package
    symbols = ET.fromstring(sheet(package))
    named = {symbol.attrib["id"] for symbol in symbols if "data-card" in symbol.attrib}

    assert all(any(fnmatchcase(sprite, each) for sprite in named) for each in looks(package, "cards"))
    assert all(any(fnmatchcase(sprite, each) for each in looks(package, "cards")) for sprite in named)


def test_ribbons_of_paper_are_named_in_the_sheet() -> None:
    package = find_game("ghost_stories").package
    symbols = ET.fromstring(sheet(package))

    assert {symbol.attrib["id"] for symbol in symbols if "data-paper" in symbol.attrib} == set(looks(package, "paper"))
    assert looks(package, "paper") == ("plate",)


def test_a_game_may_have_no_cards() -> None:
    assert looks("igroteka.testing", "cards") == ()


def test_a_picture_may_let_the_pointer_through() -> None:
    symbols = ET.fromstring(sheet("igroteka.games.ryozen"))
    through = {symbol.attrib["id"] for symbol in symbols if symbol[0:1] and "pointer-events" in symbol[0].attrib}

    assert looks("igroteka.games.ryozen", "through") == ("windows",)
    assert "windows" in through
    assert "field" not in through
