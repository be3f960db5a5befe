"""Every component has a picture of its own."""

from importlib.resources import files

import pytest

from igroteka.content.pictures import picture, pictures
from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import VILLAGERS, Ghost, Incarnation
from igroteka.games.ghost_stories.scene.ghosts import STONES
from igroteka.games.ghost_stories.scene.pictures import LOOKS
from igroteka.games.ghost_stories.words import BOARDS, COLOURS

BOX = GAME.box
TILES = [row.id for row in BOX.tile]
COMPONENTS: dict[str, list[str]] = {
    "ghost": [row.id for row in BOX.ghost],
    "incarnation": [row.id for row in BOX.incarnation],
    "place": TILES,
    "haunted": TILES,
    "villager": list(VILLAGERS),
    "relic": [row.id for row in BOX.artifact],
    "power": [row.id for row in BOX.power],
    "taoist": list(BOARDS),
    "token": [*COLOURS, "qi"],
    "die": [*COLOURS, "white"],
    "die_curse": sorted({face for row in BOX.die if row.id == "curse" for face in row.faces}),
}


@pytest.mark.parametrize("kind", COMPONENTS)
def test_every_component_has_a_picture_of_its_own(kind: str) -> None:
    names = [f"{kind}_{name}" for name in COMPONENTS[kind]]
    assert set(names) <= pictures(GAME.package)
    assert len({picture(GAME.package, name).digest for name in names}) == len(names)


def test_every_stone_has_a_symbol_of_its_own() -> None:
    cards: tuple[Ghost | Incarnation, ...] = (*BOX.ghost, *BOX.incarnation)
    stones = {stone for row in cards for stone in (*row.left, *row.centre, *row.right)}

    assert stones <= STONES
    assert [
        stone for stone in sorted(STONES) if not (files(GAME.package) / "art" / f"stone_{stone}.svg").is_file()
    ] == []


def test_things_that_are_called_otherwise_have_pictures_too() -> None:
    assert set(LOOKS.values()) <= pictures(GAME.package)
