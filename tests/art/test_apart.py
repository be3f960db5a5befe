"""Cards and tiles are told apart at the smallest size at which they are played."""

from fnmatch import fnmatchcase
from io import BytesIO
from itertools import combinations
from typing import Final

import numpy as np
import pytest
from PIL import Image

from igroteka.content.pictures import image, pictures
from igroteka.games import find_game

WIDE: Final = 48  # pixels
DIFFERS: Final = 0.12  # of 1, in a colour
APART: Final = 0.06  # share of the pixels that differ
FAMILIES: Final = (  # pictures that lie beside each other
    *(
        ("ghost_stories", kind)
        for kind in ("ghost_*", "incarnation_*", "place_*", "haunted_*", "relic_*", "villager_*")
    ),
    *(("ryozen", kind) for kind in ("companion_*_blue", "event_*", "revelation_*", "village_*", "story_*", "order_*")),
    *(("bonfire", kind) for kind in ("gnome_*", "task_*", "tom_*", "path_*", "isle_*")),
    *(
        ("candelabria", kind)
        for kind in ("candle_*", "tactic_*", "quest_*", "upgrade_*", "withering_*", "card_curse_*")
    ),
    *(("candelabria", kind) for kind in ("ability_*", "house_*", "castle_*", "explorer_*")),
)


def seen(game: str, name: str) -> np.ndarray:
    """A picture as it is played, on grey."""
    whole = Image.open(BytesIO(image(find_game(game).package, name))).convert("RGBa")
    shrunk = whole.resize((WIDE, round(whole.height * WIDE / whole.width)), Image.Resampling.LANCZOS).convert("RGBA")
    ground = Image.new("RGBA", shrunk.size, (128, 128, 128))
    ground.alpha_composite(shrunk)
    return np.asarray(ground.convert("RGB"), float) / 255


@pytest.mark.parametrize(("game", "kind"), FAMILIES)
def test_no_two_pictures_of_a_kind_look_alike(game: str, kind: str) -> None:
    known = sorted(name for name in pictures(find_game(game).package) if fnmatchcase(name, kind))
    shown = {name: seen(game, name) for name in known}
    alike = {
        (one, other): round(share, 3)
        for one, other in combinations(known, 2)
        if shown[one].shape == shown[other].shape
        and (share := float(np.mean(np.abs(shown[one] - shown[other]).max(-1) > DIFFERS))) < APART
    }

    assert len(known) > 1
    assert not alike
