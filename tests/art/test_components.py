"""Every component has a picture of its own, and one that a box has changed is drawn from its values."""

from typing import Final

import pytest
from msgspec import structs

from igroteka.content.pictures import pictures
from igroteka.content.scene import Piece, scenery_of
from igroteka.content.texts import Texts
from igroteka.games import find_game
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.scene.parts import task_card
from igroteka.games.bonfire.words import Task, Thing
from tests.art.pictures import games
from tests.games.scenes import say

KINDS: Final = {  # tables of the box, and the first word of their pictures
    "bonfire": {"gnome": "gnome", "island": "isle", "portal": "portal", "resource": "goods", "token": "fate"},
    "ryozen": {"event": "event", "revelation_kind": "revelation", "village": "village", "scenario": "story"},
    "ghost_stories": {
        "ghost": "ghost", "incarnation": "incarnation", "tile": "place", "artifact": "relic", "power": "power",
    },
    "candelabria": {
        "candle": "candle", "tactic": "tactic", "quest": "quest", "upgrade": "upgrade", "withering": "withering",
        "curse": "card", "ability": "ability", "house": "house", "temple": "figure_temple",
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "table", "kind"), [(g, table, k) for g, of in KINDS.items() for table, k in of.items()]
)
def test_every_row_has_its_picture(game: str, table: str, kind: str) -> None:
    found = find_game(game)
    wanted = {f"{kind}_{row.id}" for row in getattr(found.box, table)}

    assert wanted <= pictures(found.package)


def test_every_haunted_tile_and_every_companion_of_every_clan_has_its_picture() -> None:
    ghosts, ryozen = find_game("ghost_stories"), find_game("ryozen")
    haunted = {f"haunted_{tile.id}" for tile in ghosts.box.tile}
    companions = {f"companion_{rank.id}_{clan.id}" for rank in ryozen.box.companion for clan in ryozen.box.clan}

    assert haunted <= pictures(ghosts.package)
    assert companions <= pictures(ryozen.package)


PROVENANCE: Final = {"id", "provenance", "source", "note", "name"}  # what copies of a component may differ in


@pytest.mark.parametrize("name", games())
def test_components_are_drawn_alike_only_if_they_are_copies(name: str) -> None:
    game = find_game(name)
    words, component = say(Texts.of(game), "en"), scenery_of(game).component
    tables = [each for each in game.box.__struct_fields__ if isinstance(getattr(game.box, each), tuple)]
    for kind in tables:
        drawn = dict[tuple[object, ...], object]()
        for number, row in enumerate(getattr(game.box, kind)):
            looks = tuple((p.sprite, p.text, p.badge, p.tone) for p in component(game.box, kind, number, words))
            values = {key: value for key, value in structs.asdict(row).items() if key not in PROVENANCE}
            assert not looks or drawn.setdefault(looks, values) == values, (kind, row)


def sprites(pieces: tuple[Piece, ...]) -> list[str]:
    return [piece.sprite for piece in pieces]


def test_every_action_of_tom_has_its_picture() -> None:
    assert {f"tom_{card.action}" for card in BOX.tom_card} <= pictures("igroteka.games.bonfire")


def test_every_task_has_a_picture_of_what_it_asks_for() -> None:
    known = pictures("igroteka.games.bonfire")
    faces = [sprites(task_card(BOX, Task(Thing(n)), "town:0", 50, 50, 60)) for n in range(len(BOX.task))]
    asked = {(task.colour, task.kind, task.of) for task in BOX.task}

    assert all(len(shown) == 1 and shown[0] in known for shown in faces)
    assert len({shown[0] for shown in faces}) == len(asked)


def test_a_task_that_a_box_has_changed_is_drawn_from_its_values() -> None:
    first, *others = BOX.task
    red = structs.replace(first, colour="red")
    changed = structs.replace(BOX, task=(red, *others))

    assert sprites(task_card(changed, Task(Thing(0)), "town:0", 50, 50, 60)) == ["task_red", f"guardian_{first.of[0]}"]
