"""A box with other components or another map: whatever has no picture of its own is drawn."""

from itertools import islice
from random import Random

import pytest

from igroteka.content.scene import scenery_of
from igroteka.content.sprites import sheet
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.testing.box_fuzz import random_box
from igroteka.testing.setups import any_options, setups
from tests.art.pictures import games
from tests.art.scenes import boxes
from tests.games.scenes import moments, say

BOXES = 6
LOOKS = 3  # at each match


@pytest.mark.parametrize("seed", range(BOXES))
@pytest.mark.parametrize("name", games())
def test_everything_on_the_table_of_a_changed_box_has_a_sprite(name: str, seed: int) -> None:
    """The boxes of `igroteka components GAME --fuzz`."""
    default, luck = find_game(name), Random(f"box {seed}")
    _, box = random_box(default.box, luck)
    game, words, symbols = default.with_box(box), say(Texts.of(default).with_box(box), "en"), sheet(default.package)
    setup = any_options(game, luck.choice(list(setups(game))), seed)
    for match in islice(moments(game, setup, seed), LOOKS):
        shown = {sprite for sprite, _, _ in boxes(scenery_of(game).draw(match.view(0), box, words)) if sprite}
        assert not {sprite for sprite in shown if f'<symbol id="{sprite}"' not in symbols}
