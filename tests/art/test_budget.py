"""What a table loads: pictures are fetched when drawn, so a scene determines how many bytes that is."""

from importlib.resources import files

import pytest

from igroteka.content.pictures import image, pictures
from igroteka.content.scene import Scene, scenery_of
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.testing.conformance import any_options, setups
from tests.art.pictures import games, manifest
from tests.games.scenes import moments, say

FIRST_VIEW_BYTES = 600_000
MATCH_BYTES = 2_500_000  # all pictures of a game: no match can load more


def drawn(scene: Scene) -> set[str]:
    """The sprites of a scene."""
    found = {board.sprite for board in scene.boards} | {zone.sprite for zone in scene.zones}
    found |= {piece.sprite for piece in scene.pieces}
    return found | {counter.icon for panel in scene.panels for counter in panel.counters}


@pytest.mark.parametrize("name", games())
def test_the_first_view_of_a_table_loads_no_more_than_its_budget(name: str) -> None:
    game = find_game(name)
    words, known = say(Texts.of(game), "en"), pictures(game.package)
    for setup in setups(game):
        match = next(iter(moments(game, any_options(game, setup, 2), 2)))
        shown = drawn(scenery_of(game).draw(match.view(0), game.box, words)) & known
        assert sum(len(image(game.package, each)) for each in shown) <= FIRST_VIEW_BYTES, sorted(shown)


@pytest.mark.parametrize("name", games())
def test_a_match_loads_no_more_than_its_budget(name: str) -> None:
    assert sum(entry["bytes"] for entry in manifest(name).values()) <= MATCH_BYTES


@pytest.mark.parametrize("name", games())
def test_a_sprite_is_drawn_or_a_picture_not_both(name: str) -> None:
    folder = find_game(name).package
    svg = {each.name.removesuffix(".svg") for each in (files(folder) / "art").iterdir() if each.name.endswith(".svg")}
    assert not svg & pictures(folder)


@pytest.mark.parametrize("name", games())
def test_icons_of_panels_are_drawn_ones(name: str) -> None:
    """The page shows them from the sheet itself, where pictures are not loaded."""
    game = find_game(name)
    words = say(Texts.of(game), "en")
    for setup in setups(game):
        match = next(iter(moments(game, setup, 1)))
        scene = scenery_of(game).draw(match.view(0), game.box, words)
        icons = {counter.icon for panel in scene.panels for counter in panel.counters}
        icons |= {panel.emblem for panel in scene.panels}
        assert not icons & pictures(game.package)
