"""What a table loads: pictures are fetched when drawn, so a scene determines how many bytes that is."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import pytest

from igroteka.content.pictures import image, picture, pictures, small_picture
from igroteka.content.scene import Scene, scenery_of
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.testing.setups import any_options, setups
from tests.art.pictures import games, manifest
from tests.art.scenes import boxes
from tests.games.scenes import moments, say

FIRST_VIEW_BYTES = 600_000
FIRST_VIEW_BYTES_AT_DENSITY_ONE = 350_000
BOARD_SCALE = 0.85  # pixels per unit of the largest boards at 1440 × 900
MATCH_BYTES = 2_500_000  # all pictures of a game: no match can load more


def drawn(scene: Scene) -> set[str]:
    """The sprites of a scene."""
    found = {board.sprite for board in scene.boards} | {zone.sprite for zone in scene.zones}
    found |= {piece.sprite for piece in scene.pieces}
    return found | {counter.icon for panel in scene.panels for counter in panel.counters}


def first_views(name: str) -> Iterator[Scene]:
    """The first scene of a table, in every mode and number of seats."""
    game = find_game(name)
    words = say(Texts.of(game), "en")
    for setup in setups(game):
        match = next(iter(moments(game, any_options(game, setup, 2), 2)))
        yield scenery_of(game).draw(match.view(0), game.box, words)


@pytest.mark.parametrize("name", games())
def test_the_first_view_of_a_table_loads_no_more_than_its_budget(name: str) -> None:
    package = find_game(name).package
    for scene in first_views(name):
        shown = drawn(scene) & pictures(package)
        assert sum(len(image(package, each)) for each in shown) <= FIRST_VIEW_BYTES, sorted(shown)


@pytest.mark.parametrize("name", games())
def test_the_first_view_at_density_one_loads_no_more_than_its_budget(name: str) -> None:
    """Boards at one pixel per unit, as large as they get on a desktop; tests/web/test_pictures.py measures pages."""
    package = find_game(name).package
    for scene in first_views(name):
        loaded = dict.fromkeys(drawn(scene) & pictures(package), 0)
        for sprite, w, h in boxes(scene):
            if sprite in loaded:
                loaded[sprite] = max(loaded[sprite], bytes_at_density_one(package, sprite, w, h))
        assert sum(loaded.values()) <= FIRST_VIEW_BYTES_AT_DENSITY_ONE, loaded


def bytes_at_density_one(package: str, sprite: str, w: int, h: int) -> int:
    """What the page loads for a picture in a box: its small copy if that has enough pixels."""
    whole, small = picture(package, sprite), small_picture(package, sprite)
    enough = small is not None and min(w / whole.w, h / whole.h) * whole.w * BOARD_SCALE <= small.w
    return len(image(package, sprite, small=enough))


@pytest.mark.parametrize("name", games())
def test_a_match_loads_no_more_than_its_budget(name: str) -> None:
    assert sum(entry["bytes"] for entry in manifest(name).values()) <= MATCH_BYTES


@pytest.mark.parametrize("name", games())
def test_a_sprite_is_drawn_or_a_picture_not_both(name: str) -> None:
    folder = find_game(name).package
    svg = {each.name.removesuffix(".svg") for each in (files(folder) / "art").iterdir() if each.name.endswith(".svg")}
    assert not svg & pictures(folder)


SAME: Final = (  # counters with their pictures
    ("ryozen", "coin", "goods_coin"),
    ("bonfire", "ship", "token_ship"),
    ("bonfire", "gold", "goods_gold"),
    ("ghost_stories", "qi", "token_qi"),
    ("candelabria", "wax", "figure_wax_block"),
)


@pytest.mark.parametrize(("name", "counter", "sprite"), SAME)
def test_a_panel_shows_a_thing_by_its_picture_on_the_boards(name: str, counter: str, sprite: str) -> None:
    scene = next(first_views(name))
    icons = {each.icon for panel in scene.panels for each in panel.counters if each.id == counter}

    assert icons == {sprite}
    assert any(piece.sprite == sprite for piece in scene.pieces)
