"""Boxes with what another copy may show: what is unusual is reported, and they can be played and drawn."""

from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec import structs

from igroteka.content.components import export, overridden
from igroteka.content.texts import LANGUAGES, Texts
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.query import gnome_prices, path_crystal
from igroteka.games.bonfire.rules.conditions import met, progress
from igroteka.games.bonfire.scene.table import draw
from igroteka.games.bonfire.score import guardian_points
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import lay_topic
from igroteka.games.bonfire.words import ALL_CITIES, ALL_SEATS, ALL_SLOTS, MASTER_IDS, Board
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import view
from igroteka.testing import rule
from tests.games.bonfire.build import city, island, lay, put, table, task

Cell = tuple[int, int]


def own(**kinds: Any) -> Box:
    """A box with other rows of some kinds, as its owner would load it."""
    return overridden(BOX, export(structs.replace(BOX, **kinds)))


def fate(rows: int, columns: int, start: tuple[Cell, ...], mark: Cell = (1, 1)) -> Box:
    """A box with a fate area of another size; each kind of mark is on one cell."""
    area = structs.replace(BOX.fate_area[0], rows=rows, columns=columns)
    marks = [structs.replace(row, cells=start if row.id == "start" else (mark,)) for row in BOX.fate_mark]
    return own(fate_area=(area,), fate_mark=tuple(marks))


def changed_rows(kind: str, **values: Any) -> tuple[Any, ...]:
    """All rows of a kind with these values."""
    return tuple(structs.replace(row, **values) for row in BOX.rows(kind))


FIRST, *OTHERS = BOX.island
BOXES = {
    "a large fate area": fate(9, 11, ((5, 5), (5, 6), (5, 7)), (9, 11)),
    "the smallest fate area": fate(3, 3, ((2, 1), (2, 2), (2, 3))),
    "an upright start": fate(6, 6, ((3, 2), (4, 2), (5, 2))),
    "one route": own(route=BOX.route[:1]),
    "another route": own(route=(*BOX.route, structs.replace(BOX.route[0], id="own_1", ends=("A1", "C5")))),
    "another map": own(island=(structs.replace(FIRST, at=(3, 5)), *OTHERS)),
    "two starting tiles": own(
        start_tile=(*BOX.start_tile, structs.replace(BOX.start_tile[0], id="own_1", crystal="red"))
    ),
    "values by board": own(board=changed_rows("board", guardian_points=(8, 7, 6, 5, 4, 3, 2))),
    "any resource": own(
        gnome=tuple(structs.replace(row, resource="any") if row.resource == "flower" else row for row in BOX.gnome)
    ),
    "yellow on fate tiles": own(fate_tile=changed_rows("fate_tile", symbols=("wild", "ship", "ship"))),
}


def game_of(box: Box) -> Game[State, Box]:
    return GAME.with_box(box)


def look(game: Game[State, Box], match: Match[State, Box], texts: Texts) -> None:
    """Draw the table, and say the options of the question, in both languages."""
    for lang in LANGUAGES:
        draw(view(game, match.state, 0), game.box, partial(texts.say, lang))
        if match.ask:
            for key in match.ask.keys:
                assert "[" not in texts.option(lang, match.ask.topic.name, key)


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("solo", 1)])
def test_what_passes_the_check_is_played_and_drawn(name: str, mode: str, seats: int) -> None:
    game = game_of(BOXES[name])
    texts, random = Texts.of(game, strict=True), Random(name)
    match = Match(game, game.setup(mode, seats), Luck(name))
    while match.ask:
        if random.random() < 0.1:
            look(game, match, texts)
        match.answer(random.randrange(len(match.ask.options)))

    look(game, match, texts)
    assert match.result


@pytest.mark.parametrize("name", [each for each in BOXES if each not in ("another map", "values by board")])
def test_what_is_unusual_is_doubted(name: str) -> None:
    assert BOXES[name].warnings()


@pytest.mark.parametrize("name", ["another map", "values by board"])
def test_what_we_only_guessed_may_be_anything(name: str) -> None:
    assert BOXES[name].warnings() == ()


def test_the_places_of_fate_tiles_are_those_of_the_box() -> None:
    large = lay_topic(BOXES["a large fate area"])

    assert large.name == lay_topic(BOX).name
    assert "r9c9:east" in large.keys
    assert "r9c9:east" not in lay_topic(BOX).keys


def test_islands_are_drawn_where_the_box_has_them() -> None:
    s = table()
    where = {}
    for name, box in (("default", BOX), ("moved", BOXES["another map"])):
        scene = draw(view(game_of(box), s, 0), box, partial(Texts.of(game_of(box)).say, "en"))
        where[name] = {zone.id: (zone.x, zone.y) for zone in scene.zones if zone.board == "sea"}

    assert where["moved"]["island:A1"] != where["default"]["island:A1"]
    assert where["moved"]["route:A1-A2"] != where["default"]["route:A1-A2"]
    assert where["moved"]["island:A3"] == where["default"]["island:A3"]


@rule("bonfire.component.start_tiles")
def test_starting_tiles_may_differ_from_board_to_board() -> None:
    s, box = table(), BOXES["two starting tiles"]
    crystals = [path_crystal(s, box, each, ALL_SLOTS[0]) for each in ALL_CITIES[:2]]

    assert crystals == [3, 1]  # none, red


@rule("bonfire.guardian.place_values")
def test_guardian_places_may_be_worth_other_points_on_each_board() -> None:
    first, *others = BOX.board
    box = own(board=(structs.replace(first, guardian_points=(8, 7, 6, 5, 4, 3, 2)), *others))
    s = city(table(), guardians={"pink": "bonfire:1"})
    assert guardian_points(s, box, ALL_CITIES[0]) == 8
    s.boards = put(s.boards, 0, Board(1))
    assert guardian_points(s, box, ALL_CITIES[0]) == 2


@rule("bonfire.gnome.cost.two_resources")
def test_a_gnome_may_cost_any_resource() -> None:
    box, gnome = BOXES["any resource"], MASTER_IDS[0]
    assert BOX.gnome[gnome].resource == "flower"
    s = city(table(), tokens="gnome", resources="herb root")

    assert gnome_prices(s, box, ALL_SEATS[0], gnome, 1) == ["two_resources"]
    assert gnome_prices(s, BOX, ALL_SEATS[0], gnome, 1) == []


def showing(name: str, *words: str) -> Box:
    """A box in which a task shows these words."""
    return own(task=tuple(structs.replace(row, of=words) if row.id == name else row for row in BOX.task))


@rule("bonfire.task.red.resources3")
def test_a_task_may_show_three_different_resources() -> None:
    box = showing("R08", "flower", "herb", "herb")
    s = city(table(), resources="flower herb")
    assert progress(s, box, ALL_CITIES[0], task("R08")) == (2, 3)
    assert met(city(s, resources="flower herb:2"), box, ALL_CITIES[0], task("R08"))


@rule("bonfire.task.yellow.action_tokens5")
def test_a_task_may_show_five_different_tokens() -> None:
    box = showing("Y15", "ship", "ship", "path", "task", "gnome")
    assert progress(city(table(), tokens="ship:3 path"), box, ALL_CITIES[0], task("Y15")) == (3, 5)


@rule("bonfire.task.red.gifts_both_islands")
def test_a_task_may_show_islands_of_two_resources() -> None:
    box, s = showing("R13", "flower", "shell"), table()
    island(s, "A1", "gift:0")
    island(s, "B4", "gift:0")
    assert not met(s, box, ALL_CITIES[0], task("R13"))
    island(s, "A3", "gift:0")
    assert met(s, box, ALL_CITIES[0], task("R13"))


@rule("bonfire.task.red.fate_two_groups3")
def test_a_task_may_show_the_same_group_twice() -> None:
    box, s = showing("R20", "path", "path"), table()
    s.laid = put(s.laid, 0, lay("F1@r1c1:south", "F2@r1c2:south", "F5@r1c3:south"))
    assert progress(s, box, ALL_CITIES[0], task("R20"))[0] <= 3  # one group counts once


def test_islands_that_cover_each_other_are_reported() -> None:
    def warned(box: Box) -> list[str]:
        return [found.row for found in box.warnings() if found.message == "check-covering"]

    assert warned(BOX) == []
    assert warned(own(island=(structs.replace(FIRST, at=(26, 3)), *OTHERS))) == ["A1"]
