"""Every component that is painted has a picture of its own."""

import pytest

from igroteka.content.pictures import picture, pictures
from igroteka.games.bonfire import GAME

BOX = GAME.box
COLOURS = ["blue", "red", "yellow", "none"]
COMPONENTS: dict[str, list[str]] = {
    "gnome": [row.id for row in BOX.gnome],
    "isle": [row.id for row in BOX.island],
    "guardian": [row.guardian for row in BOX.island if row.guardian],
    "portal": [row.id for row in BOX.portal],
    "fate": [row.id for row in BOX.token],
    "task": COLOURS,
    "bonfire": COLOURS,
    "path": COLOURS,
}


@pytest.mark.parametrize("kind", COMPONENTS)
def test_every_component_has_a_picture_of_its_own(kind: str) -> None:
    names = [f"{kind}_{name}" for name in COMPONENTS[kind]]
    assert set(names) <= pictures(GAME.package)
    assert len({picture(GAME.package, name).digest for name in names}) == len(names)
