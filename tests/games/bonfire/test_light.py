"""Option III, the High Council and the bonus action (rulebook pages 11 and 14)."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.query import free_cells
from igroteka.games.bonfire.score import bonfire_points
from igroteka.games.bonfire.state import NOVICES, State, buried
from igroteka.games.bonfire.topics import ISLANDS, TILES
from igroteka.games.bonfire.words import ALL_CITIES, CELLS, LYING, NEUTRAL, NO_GNOME, NO_TILE, GreatCell, Novice, Pile
from igroteka.testing import rule
from tests.games.bonfire.build import (
    areas,
    at,
    city,
    island,
    masters,
    novices,
    open_paths,
    resources,
    stop_of,
    table,
    tokens,
)


def ready(**what: object) -> State:
    """Seat 0 can light the task on slot 3."""
    s = city(table(), tasks={3: "B11"}, resources="flower:2 fruit:2")
    return city(s, **what)  # type: ignore[arg-type]


# Lighting


@rule("bonfire.light.flip", "bonfire.flow.tasks_to_bonfires")
def test_a_task_whose_condition_is_met_becomes_a_bonfire() -> None:
    t = at(ready())
    assert t.keys == ("fate", "light")
    t.play("light", "gold")
    assert t.state.lit[0] == 1 << 2
    assert (BOX.task[t.state.slots[2]].id, t.seat) == ("B11", 1)  # one a turn


@rule("bonfire.light.flip")
def test_an_unmet_task_cannot_be_lit() -> None:
    s = city(table(), tasks={3: "B11"}, resources="flower:2 fruit", tokens="wild")
    t = at(s)
    why = t.refused("light").why
    assert why is not None
    assert why.rule == "bonfire.light.flip"


@rule("bonfire.light.flip")
def test_the_condition_must_hold_before_flipping() -> None:
    s = city(table(), tasks={1: "B01", 2: "B08"}, lit=[1], tokens="wild")
    assert "light" not in at(s).keys  # a red Bonfire is missing, and B08 is none itself


@rule("bonfire.light.flip")
def test_losing_the_condition_later_changes_nothing() -> None:
    s = city(table(), tasks={3: "B11"}, lit=[3], resources="")
    assert bonfire_points(s, BOX, ALL_CITIES[0]) == 2


@rule("bonfire.light.choose")
def test_first_the_task_then_the_cell_then_the_bonus() -> None:
    s = city(ready(), tasks={5: "R04"}, gnomes="1 2 3")
    t = at(s)
    topics = []
    for key in ("light", "R04", "ship", "point"):
        topics.append(t.topic)
        t.play(key)
    assert topics == ["turn.option", "light.task", "council.cell", "council.bonus"]


@rule("bonfire.light.choose")
def test_the_new_bonfire_counts_for_the_bonus() -> None:
    t = at(ready(paths="P01 P03", portals=[3]))
    t.play("light", "move", "effect")
    assert "bonfire:3" in t.keys


@rule("bonfire.light.novice")
def test_the_novice_goes_to_a_cell_without_its_colour() -> None:
    s = ready()
    novices(s, "gold", 0)
    novices(s, "ship", 1)
    t = at(s)
    t.play("light")
    assert t.keys == tuple(cell for cell in CELLS if cell != "gold")
    t.play("ship")
    assert t.state.council[6 * NOVICES : 6 * NOVICES + 2] == (1, 1)


@rule("bonfire.light.shared_cell")
def test_novices_of_different_colours_share_a_cell() -> None:
    s = ready()
    for kind in (1, 2, 3, NEUTRAL):
        novices(s, "path", kind)
    assert 1 in free_cells(s, Novice(0), False)


@rule("bonfire.light.bonus", "bonfire.council.one_point")
@pytest.mark.parametrize("cell", CELLS[1:])
def test_one_point_is_a_choice_in_seven_cells(cell: str) -> None:
    t = at(ready(paths="P01"))
    t.play("light", cell)
    assert (t.topic, t.keys) == ("council.bonus", ("effect", "point"))
    t.play("point")
    assert t.values_of("gained.points") == [(0, 1, "council")]
    assert t.seat == 1


@rule("bonfire.council.one_point")
def test_an_impossible_effect_leaves_the_point() -> None:
    t = at(ready(paths="P01 P02 P03 P04 P05 P06"))
    t.state.neutrals = 0
    t.play("light", "path")
    assert t.values_of("gained.points") == [(0, 1, "council")]


@rule("bonfire.light.score_later")
def test_the_points_of_a_bonfire_come_at_the_end() -> None:
    t = at(ready())
    t.play("light", "gold")
    assert sum(t.state.points) == 0
    assert bonfire_points(t.state, BOX, ALL_CITIES[0]) == 2


@rule("bonfire.council.cell_always")
def test_a_free_cell_always_exists() -> None:
    s = table()
    for cell in CELLS[:6]:
        novices(s, cell, 0)
    for cell in CELLS[:4]:
        novices(s, cell, NEUTRAL)
    assert free_cells(s, Novice(0), False) == [6, 7]
    assert free_cells(s, NEUTRAL, False) == [4, 5, 6, 7]
    assert len(CELLS) > BOX.pieces["novice"] > BOX.pieces["neutral_novice"]


# Bonus actions


@rule("bonfire.bonus.effect", "bonfire.bonus.place")
def test_a_bonus_action_sends_a_neutral_novice_for_the_cells_reward() -> None:
    t = at(city(table(), portals=range(1, 8)))
    t.play("bonus:portals", "gold")
    assert t.state.council[NEUTRAL] == 1
    assert (resources(t.state), tokens(t.state)) == ({"gold": 2}, {"wild": 1})
    assert t.state.neutrals == 0b11011


@rule("bonfire.bonus.place")
def test_a_neutral_novice_needs_a_cell_without_a_neutral_one() -> None:
    s = city(table(), portals=range(1, 8))
    novices(s, "gold", NEUTRAL)
    novices(s, "path", 0)
    t = at(s)
    t.play("bonus:portals")
    assert t.keys == tuple(cell for cell in CELLS if cell != "gold")
    t.play("path")
    assert t.keys == ("effect", "point")


@rule("bonfire.interaction.solo_lying_neutral", "bonfire.tom.bonus_not_blocking")
def test_a_lying_neutral_novice_does_not_block() -> None:
    s = city(table(), portals=range(1, 8))
    novices(s, "gold", LYING)
    novices(s, "path", NEUTRAL)
    t = at(s)
    t.play("bonus:portals")
    assert "gold" in t.keys
    assert "path" not in t.keys


@rule("bonfire.bonus.condition")
@pytest.mark.parametrize(
    ("what", "bonus"),
    [
        ({"paths": "P01 P02 P03 P04 P05 P06"}, "bonus:paths"),
        ({"tasks": {n: f"B{n:02}" for n in range(1, 8)}, "lit": [1]}, "bonus:tasks"),
        ({"portals": range(1, 8)}, "bonus:portals"),
        ({"guardians": dict.fromkeys(("pink", "grey", "brown", "blue"), "waiting")}, "bonus:guardians"),
        ({"gnomes": "1 2 3 4 6 elder_1"}, "bonus:gnomes"),
    ],
)
def test_each_common_task_allows_its_bonus(what: dict[str, object], bonus: str) -> None:
    t = at(city(table(), **what))  # type: ignore[arg-type]
    assert [key for key in t.keys if key.startswith("bonus")] == [bonus]


@rule("bonfire.bonus.novice_present")
def test_each_neutral_novice_is_sent_once() -> None:
    s = city(table(), portals=range(1, 8), tokens="wild")
    s.neutrals = 0b11011
    t = at(s)
    assert "bonus:portals" not in t.keys
    why = t.refused("bonus:portals").why
    assert why is not None
    assert why.rule == "bonfire.bonus.novice_present"


# The eight bonuses


@rule("bonfire.council.gold")
def test_gold_two_gold_and_a_yellow_token_without_choice() -> None:
    t = at(ready())
    t.play("light", "gold")
    assert (resources(t.state), tokens(t.state)) == ({"flower": 2, "fruit": 2, "gold": 2}, {"wild": 1})
    assert t.values_of("gained.points") == []


@rule("bonfire.council.path")
def test_path_any_tile_of_the_display_or_the_piles_for_nothing() -> None:
    s = ready(tokens="")
    open_paths(s, "P01 P13 P05 P07")
    t = at(s)
    t.play("light", "path", "effect")
    assert t.keys[:4] == ("P01", "P13", "P05", "P07")
    assert len(t.keys) == 4 + 15  # one of each kind from the piles
    t.play("P27")
    assert t.state.built[0] == (TILES.index("P27"),)


@rule("bonfire.council.path")
def test_path_a_tile_of_the_display_is_replaced() -> None:
    s = ready()
    open_paths(s, "P01 P13 P05 P07")
    t = at(s)
    t.play("light", "path", "effect", "P13")
    assert NO_TILE not in t.state.open_paths
    assert t.values_of("path.shuffled") == []


@rule("bonfire.council.path_shuffle")
def test_path_piles_are_shuffled_after_a_search() -> None:
    s = ready()
    open_paths(s, "P01 P13 P05 P07")
    s.under = (buried(Pile(1), BOX.tiles[TILES.index("P28")]),)
    s.path_unseen = tuple(tile for tile in s.path_unseen if TILES[tile] != "P28")
    s.piles = (9, 9, 5)
    t = at(s)
    t.play("light", "path", "effect", "P27")
    assert t.values_of("path.shuffled") == [()]
    assert t.state.under == ()
    assert TILES.index("P28") in t.state.path_unseen
    assert t.state.piles == (8, 8, 7)


@rule("bonfire.path.same_colour_swap")
def test_path_four_of_one_colour_may_be_swapped_before_the_council_takes() -> None:
    s = ready()
    open_paths(s, "P01 P02 P03 P04")
    t = at(s)
    t.play("light", "path", "effect")
    assert t.topic == "path.swap"
    t.play("yes", "pile:1", "P01", "P02", "P03", "pile:1", "pile:1", "pile:1", "pile:1")
    assert t.topic in ("path.search", "path.swap")


@rule("bonfire.council.path", "bonfire.path.limit6")
def test_path_not_beyond_six() -> None:
    s = ready(paths="P01 P02 P03 P04 P05 P06")
    s.neutrals = 0
    t = at(s)
    t.play("light", "path")
    assert len(t.state.built[0]) == 6


@rule("bonfire.council.guardian")
def test_guardian_a_missing_colour_comes_to_the_starting_tile() -> None:
    t = at(ready(guardians={"pink": "path:1"}))
    t.play("light", "guardian", "effect")
    assert t.keys == ("grey", "brown", "blue")
    t.play("blue")
    assert stop_of(t.state, "blue") == "waiting"


@rule("bonfire.council.guardian")
def test_guardian_only_a_point_with_all_five() -> None:
    s = ready(guardians=dict.fromkeys(("pink", "grey", "brown", "blue"), "waiting"))
    s.neutrals = 0
    t = at(s)
    t.play("light", "guardian")
    assert t.values_of("gained.points") == [(0, 1, "council")]


@rule("bonfire.council.great_bonfire")
def test_great_any_cell_for_nothing_staying_included() -> None:
    s = ready(tokens="")
    s.pointer = GreatCell(4)
    areas(s, {})
    t = at(s)
    t.play("light", "great", "effect")
    assert t.keys == tuple(f"cell_{n}" for n in range(1, 8))
    t.play("cell_5")
    assert tokens(t.state) == {"gnome": 1}
    assert resources(t.state)["flower"] == 3


@rule("bonfire.council.great_bonfire", "bonfire.master.23")
def test_great_with_master_23_all_rewards() -> None:
    s = ready(gnomes="23", board="city_1")
    areas(s, {2: "circle"})
    t = at(s)
    t.play("light", "great", "effect", "cell_2", "all")
    assert t.state.portals[0] == 1 << 6


@rule("bonfire.council.master")
def test_master_an_open_one_for_nothing() -> None:
    s = ready(tokens="")
    masters(s, "5 9")
    t = at(s)
    t.play("light", "master", "effect")
    assert t.keys == ("master_05", "master_09")
    t.play("master_05")
    assert t.state.gnomes[0] == 1 << 4
    assert NO_GNOME not in t.state.open_masters[:1]


@rule("bonfire.council.master", "bonfire.gnome.limit6")
def test_master_only_a_point_with_six_gnomes() -> None:
    s = ready(gnomes="1 2 3 4 6 7")
    s.neutrals = 0
    t = at(s)
    t.play("light", "master")
    assert t.values_of("gained.points") == [(0, 1, "council")]


@rule("bonfire.council.guardian_move", "bonfire.council.guardian_move_only_back")
def test_move_a_guardian_back_for_the_tiles_resource() -> None:
    s = ready(paths="P01 P03 P05", guardians={"own": "path:4", "pink": "path:3"})
    t = at(s)
    t.play("light", "move", "effect", "own")
    assert t.keys == ("path:1", "path:2")
    t.play("path:2")
    assert stop_of(t.state, "own") == "path:2"
    assert resources(t.state)["flower"] == 3


@rule("bonfire.council.guardian_move")
def test_move_any_number_of_steps_forward_or_out_of_a_bonfire() -> None:
    s = ready(paths="P01 P03 P05", guardians={"own": "bonfire:1"}, portals=[1, 3])
    city(s, tasks={1: "B01"}, lit=[1])
    t = at(s)
    t.play("light", "move", "effect")
    assert t.keys == ("path:1", "path:2", "path:3", "path:4", "bonfire:3")
    t.play("bonfire:3")
    assert stop_of(t.state, "own") == "bonfire:3"


@rule("bonfire.council.guardian_move")
def test_move_never_to_the_waiting_field_and_at_least_one_step() -> None:
    t = at(ready(guardians={"own": "path:1"}))
    t.play("light", "move")
    assert t.values_of("gained.points") == [(0, 1, "council")]  # nowhere to go


@rule("bonfire.council.ship")
def test_ship_to_any_other_island_for_nothing_then_the_paid_action() -> None:
    s = ready(ship="A1", tokens="task")
    city(s, resources="flower:2 fruit:3")
    island(s, "C1", "Y01")
    t = at(s)
    t.play("light", "ship", "effect")
    assert t.keys == tuple(isle for isle in ISLANDS if isle != "A1")
    t.play("C1")
    assert (t.topic, t.keys) == ("ship.action", ("task", "pass"))
    assert tokens(t.state) == {"task": 1}


@rule("bonfire.council.ship")
def test_ship_it_counts_as_the_first_move() -> None:
    t = at(ready(tokens=""))
    t.play("light", "ship", "effect", "A1")
    city(t.state, tokens="ship:2")
    t.play("top", "r2c1:east", "ship")
    assert "A5" not in t.keys


@rule("bonfire.council.fate")
def test_fate_the_next_tile_at_once_with_any_number_of_tokens() -> None:
    t = at(ready(tokens="ship:5"))
    t.play("light", "fate", "effect")
    assert (t.topic, t.keys) == ("fate.tile", ("top", "bottom"))
    t.play("bottom", "r2c1:east")
    assert sum(tokens(t.state).values()) >= 8


@rule("bonfire.council.fate")
def test_fate_only_a_point_without_a_tile() -> None:
    t = at(ready(supply=(), tokens="ship"))
    t.play("light", "fate")
    assert t.values_of("gained.points") == [(0, 1, "council")]
