"""The box: counts, symbols, geometry."""

from collections import Counter

import pytest

from igroteka.games.ghost_stories.box import BOX, VILLAGERS
from igroteka.games.ghost_stories.rules.families import PENALTIES, REWARDS
from igroteka.games.ghost_stories.rules.stones import CENTRE, LEFT, RIGHT
from igroteka.games.ghost_stories.words import (
    ADJACENT,
    ARTIFACTS,
    COLOURS,
    CORNERS,
    FACING,
    FAMILIES,
    LINES,
    OPPOSITE,
    POSITIONS,
    POWERS,
    RECEPTACLE_BY,
    SPACES,
    TILES,
)
from igroteka.testing import rule

BASE = [row for row in BOX.ghost if row.set == "base"]
MOON = [row for row in BOX.ghost if row.set == "white_moon"]
COUNT = {row.id: row.count for row in BOX.supply}


def at(name: str) -> int:
    return POSITIONS.index(name)


@rule("ghost_stories.component.ghost_cards")
@pytest.mark.parametrize(
    ("colour", "numbers"),
    [("yellow", (1, 11)), ("blue", (12, 22)), ("green", (23, 33)), ("red", (34, 44)), ("black", (45, 55))],
)
def test_each_colour_has_eleven_ghosts_in_a_row(colour: str, numbers: tuple[int, int]) -> None:
    found = sorted(row.number for row in BASE if row.colour == colour)

    assert found == list(range(numbers[0], numbers[1] + 1))


@rule("ghost_stories.component.ghost_cards.resistance_profile")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_resistances_of_a_colour(colour: str) -> None:
    assert sorted(row.resistance for row in BASE if row.colour == colour) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert sum(row.resistance for row in BASE) == 120


@rule("ghost_stories.component.ghost_cards.symbol_totals")
def test_how_often_each_symbol_occurs() -> None:
    left = Counter(stone for row in BASE for stone in row.left)
    centre = Counter(stone for row in BASE for stone in row.centre)
    right = Counter(stone for row in BASE for stone in row.right)

    assert centre == {"haunter": 20, "tormentor": 5, "immune": 5}
    assert left == {
        "ghost": 10, "power_lock": 4, "die": 3, "tao_lock": 2, "fast": 3, "qi": 1, "haunt": 1, "group_tao": 1,
    }  # fmt: skip
    assert right == {"curse": 10, "tao": 4, "two_tao": 4, "qi_or_yin_yang": 11}


@rule("ghost_stories.component.ghost_cards.same_structure")
def test_the_four_basic_colours_have_the_same_cards() -> None:
    def structure(colour: str) -> list[tuple[object, ...]]:
        return sorted((row.resistance, row.left, row.centre, row.right) for row in BASE if row.colour == colour)

    assert structure("red") == structure("blue") == structure("green") == structure("yellow")
    assert structure("black") != structure("red")


@rule("ghost_stories.component.card_anatomy")
def test_every_icon_of_a_stone_has_its_effect() -> None:
    tables = BOX.tables
    assert {stone for stones in tables.left for stone in stones} <= set(LEFT)
    assert {stone for stones in tables.right for stone in stones} <= set(RIGHT)
    passive = {"immune", "opposite_empty", "buddha_first", "white_not_wild"}
    assert {stone for row in BOX.ghost for stone in row.centre} - passive <= set(CENTRE)
    assert {stone for row in BOX.incarnation for stone in row.centre} - passive <= set(CENTRE)
    assert BOX.ghost[2].left == ("ghost", "power_lock")


@rule("ghost_stories.component.incarnations")
def test_ten_incarnations_of_the_base_box() -> None:
    assert [row.number for row in BOX.incarnation if row.set == "base"] == list(range(56, 66))


@rule("ghost_stories.component.boards")
def test_each_board_has_two_powers() -> None:
    assert [(row.colour, row.face) for row in BOX.power] == [
        (colour, face) for colour in ("red", "blue", "green", "yellow") for face in (1, 2)
    ]
    assert len(set(POWERS)) == 8


@rule("ghost_stories.component.village_tiles", "ghost_stories.scope.promo_excluded")
def test_nine_base_tiles_and_no_promotional_ones() -> None:
    assert [row.id for row in BOX.tile if row.set == "base"] == list(TILES[:9])
    assert not any(BOX.tables.card_id[66:71])
    assert "guard_tower" not in TILES


@rule("ghost_stories.component.tao_dice", "ghost_stories.component.grey_die")
def test_three_white_tao_dice_and_a_grey_one() -> None:
    assert (COUNT["tao_dice"], COUNT["grey_die"]) == (3, 1)


@rule("ghost_stories.component.tao_dice.faces")
def test_a_tao_die_has_each_colour_and_white() -> None:
    assert sorted(BOX.die[0].faces) == ["black", "blue", "green", "red", "white", "yellow"]


@rule("ghost_stories.component.curse_die")
def test_the_curse_die_has_two_blanks() -> None:
    assert Counter(BOX.die[1].faces) == {"blank": 2, "haunt": 1, "ghost": 1, "tao": 1, "qi": 1}


@rule(
    "ghost_stories.component.tao_tokens", "ghost_stories.component.qi_tokens", "ghost_stories.component.buddhas",
    "ghost_stories.component.power_tokens", "ghost_stories.component.yin_yang", "ghost_stories.component.taoists",
    "ghost_stories.wm.component.crystals", "ghost_stories.wm.component.receptacles",
)  # fmt: skip
def test_how_many_tokens_and_figurines_the_box_holds() -> None:
    assert COUNT["tao_each_colour"] * len(COLOURS) == 20
    assert (COUNT["qi"], COUNT["buddha"], COUNT["power_token"]) == (20, 2, 3)
    assert (COUNT["yin_yang"], COUNT["taoist"], COUNT["crystal"], COUNT["receptacle"]) == (4, 4, 4, 4)


@rule("ghost_stories.wm.component.ghosts")
def test_ten_white_moon_ghosts_two_of_each_colour() -> None:
    assert Counter(row.colour for row in MOON) == dict.fromkeys(COLOURS, 2)
    assert sum("devour" in (*row.left, *row.centre) or "devourer" in row.centre for row in MOON) == 10


@rule("ghost_stories.wm.component.incarnations")
def test_six_white_moon_incarnations() -> None:
    names = {row.id for row in BOX.incarnation if row.set == "white_moon"}

    assert names == {
        "gatekeeper", "insatiable", "howling_siren", "lord_of_roots", "keeper_of_time", "shapeshifter",
    }  # fmt: skip


@rule("ghost_stories.wm.component.villagers", "ghost_stories.wm.component.families")
def test_twenty_four_villagers_of_twelve_families() -> None:
    assert len(set(VILLAGERS)) == 24
    assert len(BOX.family) == len(set(FAMILIES)) == 12


@rule(
    "ghost_stories.wm.component.families.one", "ghost_stories.wm.component.families.two",
    "ghost_stories.wm.component.families.three", "ghost_stories.scope.names",
)  # fmt: skip
def test_how_many_members_each_family_has() -> None:
    by_size = {size: {row.id for row in BOX.family if row.members == size} for size in (1, 2, 3)}

    assert by_size[1] == {"chang", "teng", "long", "weng"}
    assert by_size[2] == {"miao", "xiang", "sheng", "wu"}
    assert by_size[3] == {"hua", "zhou", "li", "sun"}


@rule("ghost_stories.wm.component.villager_info")
def test_each_family_has_a_penalty_and_a_reward() -> None:
    assert {row.penalty for row in BOX.family} == set(PENALTIES)
    assert {row.reward for row in BOX.family} == {*REWARDS, *ARTIFACTS}


@rule("ghost_stories.wm.component.artifacts", "ghost_stories.wm.artifact.single_use")
def test_eight_artifacts_of_which_four_are_discarded() -> None:
    assert [row.id for row in BOX.artifact] == list(ARTIFACTS)
    assert {row.id for row in BOX.artifact if row.single_use} == {"elixir", "moon_dust", "scroll", "fireworks"}


@rule("ghost_stories.wm.component.kungfu")
def test_one_white_moon_tile() -> None:
    assert [row.id for row in BOX.tile if row.set == "white_moon"] == ["kung_fu_school"]


@rule("ghost_stories.wm.component.graveyard")
def test_the_graveyard_has_twelve_places() -> None:
    assert BOX.graveyard[0].places == 12


@rule("ghost_stories.geometry.grid", "ghost_stories.geometry.spaces")
def test_nine_tiles_and_three_spaces_on_each_side() -> None:
    assert len(POSITIONS) == 9
    assert Counter(name.split(":")[0] for name in SPACES) == {"north": 3, "east": 3, "south": 3, "west": 3}


@rule("ghost_stories.geometry.line", "ghost_stories.geometry.indexing")
@pytest.mark.parametrize(
    ("space", "line"),
    [
        ("north:0", ("north_west", "west", "south_west")),
        ("north:2", ("north_east", "east", "south_east")),
        ("south:1", ("south", "centre", "north")),
        ("west:0", ("north_west", "north", "north_east")),
        ("east:2", ("south_east", "south", "south_west")),
        ("east:0", ("north_east", "north", "north_west")),
    ],
)
def test_a_space_looks_along_three_tiles(space: str, line: tuple[str, ...]) -> None:
    assert tuple(POSITIONS[tile] for tile in LINES[SPACES.index(space)]) == line


@rule("ghost_stories.geometry.opposite")
@pytest.mark.parametrize("pair", [("north:0", "south:0"), ("north:2", "south:2"), ("west:1", "east:1")])
def test_opposite_spaces(pair: tuple[str, str]) -> None:
    one, other = map(SPACES.index, pair)

    assert (OPPOSITE[one], OPPOSITE[other]) == (other, one)


@rule("ghost_stories.geometry.ring")
def test_the_ring_runs_clockwise_from_the_north_west() -> None:
    assert SPACES == (
        "north:0", "north:1", "north:2", "east:0", "east:1", "east:2",
        "south:2", "south:1", "south:0", "west:2", "west:1", "west:0",
    )  # fmt: skip


@rule("ghost_stories.geometry.adjacency")
def test_tiles_touch_by_side_or_corner() -> None:
    assert set(ADJACENT[at("north_west")]) == {at("north"), at("west"), at("centre")}
    assert len(ADJACENT[at("centre")]) == 8
    assert len(ADJACENT[at("north")]) == 5


@rule("ghost_stories.geometry.reach.corner", "ghost_stories.geometry.reach.edge", "ghost_stories.geometry.reach.centre")
def test_how_many_spaces_a_tile_faces() -> None:
    assert [len(FACING[tile]) for tile in range(9)] == [2, 1, 2, 1, 0, 1, 2, 1, 2]
    assert [SPACES[space] for space in FACING[at("south_east")]] == ["east:2", "south:2"]


@rule("ghost_stories.wm.suling.receptacle_adjacency")
def test_which_symbols_touch_a_receptacle() -> None:
    touching = {
        POSITIONS[corner]: {SPACES[space] for space in range(12) if RECEPTACLE_BY[space] == number}
        for number, corner in enumerate(CORNERS)
    }

    assert touching == {
        "north_west": {"north:0", "west:0"},
        "north_east": {"north:2", "east:0"},
        "south_east": {"south:2", "east:2"},
        "south_west": {"south:0", "west:2"},
    }
