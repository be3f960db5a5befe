"""No picture is enlarged: on a screen of density 2 it has a pixel for each one of a unit of the board that it fills."""

import pytest

from igroteka.content.pictures import picture, pictures
from igroteka.content.scene import scenery_of
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.testing.setups import any_options, setups
from tests.art.pictures import games
from tests.art.scenes import boxes
from tests.games.scenes import moments, say

DENSITY = 2  # pixels per unit: text enlarges boards to a unit per pixel of the page, not more (Boards.svelte)
ROUNDED = 1.01


@pytest.mark.parametrize("name", games())
def test_no_picture_is_enlarged(name: str) -> None:
    game = find_game(name)
    words, known = say(Texts.of(game), "en"), pictures(game.package)
    for setup in setups(game):
        match = next(iter(moments(game, any_options(game, setup, 2), 2)))
        shown = boxes(scenery_of(game).draw(match.view(0), game.box, words))
        small = {
            sprite for sprite, w, h in shown if sprite in known
            for file in [picture(game.package, sprite)] if DENSITY * min(w / file.w, h / file.h) > ROUNDED
        }  # fmt: skip
        assert not small
