"""The contents of the box (rulebook page 3) and what the text fixes about lost pictures."""

from collections import Counter
from pathlib import Path

import pytest

from igroteka.content.components import ComponentError, export, override, parse
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX, Box
from igroteka.games.bonfire.rules.conditions import CONDITIONS
from igroteka.games.bonfire.topics import GNOMES, ISLANDS, TASKS, TILES
from igroteka.games.bonfire.words import COMMON, GUARDIANS, RESOURCES, SHAPES, TOKENS
from igroteka.kernel.game import SetupError
from igroteka.testing import rule


@rule("bonfire.box.players", "bonfire.solo.opponent")
def test_one_to_four_play_and_one_plays_solo() -> None:
    assert {(mode.name, mode.seats) for mode in GAME.modes} == {("base", (2, 3, 4)), ("solo", (1,)), ("handicap", (1,))}
    with pytest.raises(SetupError):
        GAME.setup("base", 5)


@rule("bonfire.component.board")
def test_the_board_has_its_places() -> None:
    assert len(BOX.island) == 14
    assert len(BOX.great_cell) == 7
    assert len(BOX.council_cell) == 8
    assert len(BOX.common) == 5
    state = GAME.start(GAME.setup("base", 4), BOX)
    assert (len(state.open_masters), len(state.open_paths), state.elders.bit_count()) == (6, 4, 6)


@rule("bonfire.component.city_boards", "bonfire.component.portals")
def test_four_boards_differ_in_their_notches() -> None:
    assert len({board.notches for board in BOX.board}) == 4
    assert all(sorted(board.notches) == sorted(SHAPES) for board in BOX.board)
    assert [row.copies for row in BOX.portal] == [4] * 7


@rule("bonfire.component.path_tiles")
def test_path_tiles_by_crystal_each_with_a_resource() -> None:
    assert Counter(tile.crystal for tile in BOX.path_tile) == {"blue": 10, "red": 10, "yellow": 8}
    assert {tile.resource for tile in BOX.path_tile} == set(RESOURCES) - {"gold"}


@rule("bonfire.component.start_tiles")
def test_the_starting_tile_yields_gold_and_has_no_crystal() -> None:
    assert (BOX.start_tile[0].resource, BOX.start_tile[0].crystal) == ("gold", "none")


@rule("bonfire.component.task_tiles", "bonfire.component.task_tiles.difficulty")
def test_tasks_by_colour_and_points() -> None:
    points = {colour: {t.points for t in BOX.task if t.colour == colour} for colour in ("blue", "red", "yellow")}
    assert Counter(task.colour for task in BOX.task) == {"blue": 22, "red": 22, "yellow": 22}
    assert points == {"blue": {2, 3}, "red": {4, 5}, "yellow": {6, 7, 8}}


def test_every_task_kind_has_its_condition() -> None:
    kinds = {(task.colour, task.kind) for task in BOX.task}
    assert Counter(colour for colour, _ in kinds) == {"blue": 9, "red": 11, "yellow": 20}
    assert {kind for _, kind in kinds} == set(CONDITIONS)


@rule("bonfire.component.action_tokens")
def test_seventy_two_action_tokens_of_six_types_and_yellow() -> None:
    assert {row.id: row.copies for row in BOX.token} == {**dict.fromkeys(TOKENS[:6], 10), "wild": 12}


@rule("bonfire.component.resources")
def test_fifty_seven_resources_of_six_types() -> None:
    assert {row.id: row.copies for row in BOX.resource} == {**dict.fromkeys(RESOURCES[:5], 9), "gold": 12}


@rule("bonfire.component.countdown_tokens", "bonfire.component.neutral_novices", "bonfire.component.guardians")
def test_pieces_of_the_board() -> None:
    assert BOX.pieces["countdown_token"] == 5
    assert BOX.pieces["neutral_novice"] == 5 == len(COMMON)
    assert BOX.pieces["guardian"] == 4
    assert {isle.guardian for isle in BOX.island} - {None} == set(GUARDIANS[:4])


@rule("bonfire.component.player.fate_tiles")
def test_eight_fate_tiles_of_three_different_symbols() -> None:
    assert len(BOX.fate_tile) == 8
    assert all(len(set(tile.symbols)) == 3 and "wild" not in tile.symbols for tile in BOX.fate_tile)


@rule("bonfire.component.player.gift_tokens", "bonfire.component.player.novices")
def test_ten_gift_tokens_and_seven_novices_a_colour() -> None:
    assert {row.id: row.copies for row in BOX.gift} == dict.fromkeys(RESOURCES[:5], 2)
    assert BOX.pieces["novice"] == 7


@rule("bonfire.component.gnome_cards", "bonfire.gnome.kinds")
def test_twenty_seven_masters_and_six_elders() -> None:
    assert Counter(gnome.kind for gnome in BOX.gnome) == {"master": 27, "elder": 6}


@rule("bonfire.component.tom_cards")
def test_eight_cards_of_tom() -> None:
    actions = Counter(card.action for card in BOX.tom_card)
    assert actions == {"great": 2, "path": 2, "master": 1, "task1": 1, "task2": 1, "guardian": 1}
    assert all(card.reveal == (card.action in ("path", "master", "task1", "task2")) for card in BOX.tom_card)


@rule("bonfire.setup.tasks.islands_count", "bonfire.ship.island_kinds")
def test_ten_task_islands_two_of_each_resource_and_four_guardian_islands() -> None:
    assert Counter(isle.resource for isle in BOX.island if isle.resource) == dict.fromkeys(RESOURCES[:5], 2)
    assert sum(isle.guardian is not None for isle in BOX.island) == 4
    assert all((isle.resource is None) != (isle.guardian is None) for isle in BOX.island)


@rule("bonfire.guardian.place_values")
def test_guardian_places_are_worth_two_to_eight() -> None:
    assert [place.guardian_points for place in BOX.place] == [2, 3, 4, 5, 6, 7, 8]


@rule("bonfire.council.cells")
def test_eight_council_cells_each_with_its_bonus() -> None:
    cells = ["gold", "path", "guardian", "great", "master", "move", "ship", "fate"]
    assert [cell.id for cell in BOX.council_cell] == cells


@rule("bonfire.component.great_bonfire")
def test_the_great_bonfire_turns_over_seven_cells() -> None:
    assert len(BOX.great_cell) == 7
    assert all((cell.resource is None) != (cell.points == 0) for cell in BOX.great_cell)


def test_three_masters_show_gold() -> None:
    assert [g.id for g in BOX.gnome if g.resource == "gold" and g.kind == "master"] == [
        "master_05",
        "master_14",
        "master_23",
    ]


def test_ids_of_the_vocabulary_are_those_of_the_box() -> None:
    assert (len(ISLANDS), len(TASKS), len(TILES), len(GNOMES)) == (14, 66, 28, 33)


def test_an_owner_may_put_in_the_values_of_their_box(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(export(BOX).replace("guardian_points = 8", "guardian_points = 6", 1), encoding="utf-8")
    assert override(BOX, path).place[6].guardian_points == 6


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('resource = "shell"\ncorner = false', 'resource = "gold"\ncorner = false', "one resource other than gold"),
        ('resource = "shell"\ncorner = false', 'resource = "root"\ncorner = false', "1 show shell"),
        ("corner = true", "corner = false", "4 task islands lie in corners, found 3"),
        ('ends = ["A1", "A2"]', 'ends = ["A1", "A1"]', "two different islands"),
        ('ends = ["A1", "A2"]', 'ends = ["A1", "A9"]', "the id of a island"),
        ("guardian_points = 8", "guardian_points = 9", "<= 8"),
        ("path_cost = 1", "path_cost = 2", "the rulebook says 1, found 2"),
        ('colour = "blue"\npoints = 3', 'colour = "blue"\npoints = 5', "expected 2 to 3, found 5"),
        ('"hexagon", "star", "triangle"]', '"hexagon", "star", "star"]', "each of the 7 shapes stands once"),
        ('guardian = "grey"', 'guardian = "pink"', "each of the four Guardian colours"),
        ('colour = "red"\npoints = 5', 'colour = "blue"\npoints = 3', "22 tasks of each colour expected, found 23"),
        ('of = ["pink"]', 'of = ["ship"]', "expected one of"),
        ('of = ["pink"]', 'of = ["pink", "grey"]', "another number of things than 2; usually 1"),
        ("[3, 4], [3, 5]]", "[3, 4], [4, 4]]", "3 cells in a line"),
        ("[5, 2], [5, 6]]", "[5, 2], [9, 6]]", "outside the fate area"),
        ("[5, 2], [5, 6]]", "[5, 2], [5, 2]]", "named twice"),
        ("rows = 5", "rows = 10", "<= 9"),
        ("portals_removed = 1", "portals_removed = 0", "the rulebook says 1, found 0"),
        ("corner_tasks = 2", "corner_tasks = 50", "the rulebook says 2, found 50"),
        ("portals_removed = 1\nnovices = 7", "portals_removed = 1\nnovices = 1000", "the rulebook says 7, found 1,000"),
        ("seats = 2\ncorner_tasks", "seats = 3\ncorner_tasks", "the rulebook says 2, found 3"),
        ("need = 6", "need = 5", "the rulebook says 6, found 5"),
        ("need = 6\npoints = 4", "need = 6\npoints = 5", "the rulebook gives 4 points"),
        ('crystal = "blue"', 'crystal = "red"', "10 tiles with this crystal expected"),
        (
            'crystal = "none"\nresource = "gold"',
            'crystal = "none"\nresource = "root"',
            "the first Path tile gives gold",
        ),
        ('kind = "master"\nresource = "gold"', 'kind = "master"\nresource = "root"', "3 masters show gold, found 2"),
        ('kind = "elder"', 'kind = "master"', "keep their kind"),
        (
            'action = "path"\nreveal = true',
            'action = "path"\nreveal = false',
            "needs the resource of a revealed master",
        ),
        ("point = true", "point = false", "every cell but the gold one"),
    ],
)
def test_what_the_text_forbids_is_refused(old: str, new: str, message: str) -> None:
    text = export(BOX)
    assert old in text
    with pytest.raises(ComponentError, match=message):
        parse(text.replace(old, new, 1), Box)


def test_gifts_are_counted_from_nothing_up() -> None:
    text = export(BOX)
    one, two = 'id = "flower"\ncopies = 2', 'id = "fruit"\ncopies = 2'
    with pytest.raises(ComponentError, match="expected 0 to 10, found 1000"):
        parse(text.replace(one, one[:-1] + "1000").replace(two, two[:-1] + "-996"), Box)


def test_there_are_four_portals_of_each_shape() -> None:
    text = export(BOX)
    one, two = 'id = "circle"\ncopies = 4', 'id = "triangle"\ncopies = 4'
    with pytest.raises(ComponentError, match="the rulebook says 4, found 8"):
        parse(text.replace(one, one[:-1] + "8").replace(two, two[:-1] + "0"), Box)
