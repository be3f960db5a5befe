"""Masters together, and with the council: the combinations that the ledger lists under interaction."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.words import ALL_CITIES, NEUTRAL, GreatCell
from igroteka.testing import rule
from tests.games.bonfire.build import (
    areas,
    at,
    city,
    gifts,
    island,
    lay,
    masters,
    novices,
    open_paths,
    put,
    resources,
    stop_of,
    table,
    tokens,
)

ROW = "P01 P03 P05 P07 P09 P11"


def with_masters(gnomes: str, **what: object) -> State:
    return city(table(), gnomes=gnomes, **what)  # type: ignore[arg-type]


def light_one(gnomes: str) -> State:
    return with_masters(gnomes, tasks={1: "B11"}, resources="flower:2 fruit:2")


@rule("bonfire.interaction.master_05_odd", "bonfire.pay.payer_chooses")
def test_master_05_gives_no_change_and_mixes_with_fitting_tokens() -> None:
    t = at(with_masters("5", tokens="wild ship", ship="A1"))
    t.play("ship", "A2", "wild")
    assert tokens(t.state) == {"ship": 1}
    t = at(with_masters("5", tokens="wild ship", ship="A1"))
    t.play("ship", "A5")  # 1 yellow + 1 fitting for a price of 3
    while t.topic == "pay.token":
        t.play("wild")
    assert tokens(t.state) == {}


@rule("bonfire.interaction.master_05_procession")
def test_master_05_one_yellow_token_pays_two_steps() -> None:
    t = at(with_masters("5", tokens="wild", paths=ROW))
    t.play("procession", "2")
    assert t.keys == ("path:1", "path:2")


@rule("bonfire.master.07", "bonfire.interaction.master_07_neutral")
def test_master_07_pays_for_neutral_novices() -> None:
    t = at(with_masters("7", portals=range(1, 8)))
    t.play("bonus:portals", "ship", "point")
    assert resources(t.state) == {"gold": 1}


@rule("bonfire.interaction.master_08_council")
def test_master_08_also_blind_and_from_the_council() -> None:
    s = with_masters("8", tokens="path")
    open_paths(s, "P01 P13 P21 P05")
    t = at(s, 27)
    t.play("path", "pile:1")
    assert resources(t.state) == {"root": 1}
    s = light_one("8")
    open_paths(s, "P01 P13 P21 P05")
    t = at(s)
    t.play("light", "path", "effect", "P27")
    assert resources(t.state)["shell"] == 1


@rule("bonfire.interaction.master_10_13_own")
def test_the_own_guardian_is_never_doubled() -> None:
    t = at(with_masters("10 11 12 13", tokens="guardian"))
    t.play("procession")
    assert resources(t.state) == {"gold": 1}


@rule("bonfire.interaction.master_06_10_13")
def test_masters_06_and_10_the_chosen_resource_twice() -> None:
    s = with_masters("6 10", paths=ROW, tokens="guardian", guardians={"own": "bonfire:7", "pink": "path:1"})
    t = at(s)
    t.play("procession", "root")
    assert resources(t.state) == {"root": 2}


@rule("bonfire.interaction.master_06_20")
def test_masters_06_and_20_the_chosen_resource_and_a_gold() -> None:
    t = at(with_masters("6 20", tokens="guardian"))
    t.play("procession", "herb")
    assert resources(t.state) == {"herb": 1, "gold": 1}


@rule("bonfire.interaction.master_10_13_20")
def test_masters_10_and_20_three_gold() -> None:
    s = with_masters("10 20", tokens="guardian", guardians={"own": "bonfire:7", "pink": "waiting"})
    t = at(s)
    t.play("procession")
    assert resources(t.state) == {"gold": 3}


@rule("bonfire.interaction.master_14_discard")
def test_master_14_more_than_three_are_discarded_down_to_three() -> None:
    t = at(with_masters("14", tokens="ship:3 path:2"))
    t.play("fate", "ship", "path")
    assert (t.topic, tokens(t.state)) == ("fate.tile", {"ship": 2, "path": 1})


@rule("bonfire.interaction.master_15_council")
@pytest.mark.parametrize(("owned", "taken"), [("15", "master_02"), ("", "master_15")])
def test_master_15_works_with_the_council_too(owned: str, taken: str) -> None:
    s = light_one(owned)
    masters(s, "2 3" if owned else "2 15")
    t = at(s)
    t.play("light", "master", "effect", taken)
    assert tokens(t.state) == {"wild": 1}


@rule("bonfire.interaction.master_15_04_elder")
def test_masters_04_and_15_with_an_elder() -> None:
    s = with_masters("4 15", tokens="gnome:2", resources="herb")
    masters(s, "-")
    s.elders = 0b100000
    t = at(s)
    t.play("gnome")
    assert t.values_of("gained.points") == [(0, 3 + 2, "elders")]
    assert tokens(t.state) == {"wild": 1}


@rule("bonfire.interaction.master_02_17")
def test_masters_02_and_17_two_free_steps() -> None:
    t = at(with_masters("2 17", tokens="guardian", ship="A2", paths=ROW))
    t.play("retrieve", "own")
    assert t.keys == ("path:1", "path:2")


@rule("bonfire.interaction.master_17_blocked_gains")
def test_master_17_blocks_resources_of_other_masters_but_not_points() -> None:
    s = with_masters("6 10 17 18 20", tokens="guardian", ship="A2", guardians={"own": "path:1"})
    city(s, tasks={1: "B11"}, lit=[1], portals=[1])
    t = at(s)
    t.play("retrieve", "bonfire:1", "path:1")
    assert resources(t.state) == {}
    assert t.values_of("gained.points") == [(0, 2, "arrivals")]


@rule("bonfire.interaction.master_17_council")
def test_master_17_works_with_the_council_too() -> None:
    t = at(light_one("17"))
    t.play("light", "guardian", "effect", "brown")
    assert t.topic == "procession.next"


@rule("bonfire.interaction.master_19_retro")
def test_master_19_pays_nothing_for_earlier_ones() -> None:
    s = city(table(), tokens="gnome:2", resources="shell", portals=range(1, 8))
    masters(s, "19")
    s.elders = 0
    t = at(s)
    t.play("gnome")
    assert resources(t.state) == {}


@rule("bonfire.interaction.master_19_self")
def test_master_19_as_sixth_gnome_pays_nothing() -> None:
    s = with_masters("1 2 3 4 6", tokens="gnome:2", resources="shell")
    masters(s, "19")
    s.elders = 0
    t = at(s)
    t.play("gnome")
    assert t.values_of("common.met") == [(0, "gnomes")]
    assert (resources(t.state), tokens(t.state)) == ({}, {})


@rule("bonfire.interaction.master_21_first_move")
def test_master_21_also_after_the_first_move() -> None:
    t = at(with_masters("21", tokens="ship"))
    t.play("ship", "C5")
    assert t.topic == "ship.further"
    t.play("B4")
    assert t.values_of("ship.sailed") == [(0, "C5"), (0, "B4")]


@rule("bonfire.master.22", "bonfire.interaction.master_22_range")
@pytest.mark.parametrize(
    ("tokens", "cells"), [("bonfire", {3, 4}), ("bonfire:2", {3, 4, 5}), ("bonfire:3", {1, 2, 3, 4, 5, 6, 7})]
)
def test_master_22_one_more_cell(tokens: str, cells: set[int]) -> None:
    s = with_masters("22", tokens=tokens)
    s.pointer = GreatCell(1)
    t = at(s)
    t.play("great")
    assert set(t.keys) == {f"cell_{n}" for n in cells}


@rule("bonfire.interaction.master_22_range")
@pytest.mark.parametrize(("cell", "left"), [(3, 2), (4, 2), (5, 1), (6, 0)])
def test_master_22_prices(cell: int, left: int) -> None:
    s = with_masters("22", tokens="bonfire:3")
    s.pointer = GreatCell(1)
    areas(s, {})
    t = at(s)
    t.play("great", f"cell_{cell}")
    while t.topic == "pay.token":
        t.play("bonfire")
    assert tokens(t.state).get("bonfire", 0) == left


@rule("bonfire.interaction.master_23_no_portal")
def test_master_23_without_a_portal_the_other_two() -> None:
    s = with_masters("23", tokens="bonfire", board="city_1")
    s.pointer = GreatCell(0)
    areas(s, {2: "star"})
    t = at(s)
    t.play("great")
    assert (tokens(t.state), resources(t.state), t.seat) == ({"task": 1}, {"root": 1}, 1)


@rule("bonfire.interaction.master_24_neutral")
def test_master_24_neutral_ones_too() -> None:
    s = with_masters("24", portals=range(1, 8))
    novices(s, "gold", NEUTRAL)
    t = at(s)
    t.play("bonus:portals")
    assert "gold" in t.keys


@rule("bonfire.interaction.master_03_26")
def test_masters_03_and_26_one_token_and_any_two_resources() -> None:
    s = with_masters("3 26", tokens="task", resources="root:2", ship="A1")
    island(s, "A1", "gift:0", "B01")
    gifts(s, 0, "flower", "none", (0, 0))
    t = at(s)
    t.play("task", "slot:1")
    assert (tokens(t.state), resources(t.state)) == ({}, {})


@rule("bonfire.interaction.master_27_outside")
def test_master_27_outside_symbols_join_groups_and_touch_but_cover_nothing() -> None:
    s = with_masters("27", supply=("F2", "F3"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F3@r3c6:south", "F1@r3c7:east"))  # ship at r3c8
    t = at(s)
    t.play("top")
    assert "r4c8:south" not in t.keys  # wholly outside
    assert "r2c7:east" in t.keys
    t.play("r2c7:east")  # path ship bonfire above them
    assert tokens(t.state) == {"path": 2, "ship": 2, "bonfire": 1}
    occupied = BOX.fate.layout(t.state.laid[0]).occupied
    assert occupied & ~BOX.fate.inside  # they lie outside


@rule("bonfire.interaction.master_27_outside")
def test_master_27_tiles_never_overlap_outside() -> None:
    s = with_masters("27")
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F3@r3c6:south", "F1@r3c7:east"))
    t = at(s)
    t.play("top")
    assert "r2c8:south" not in t.keys
    assert "r3c7:south" not in t.keys


@rule("bonfire.interaction.master_27_tasks")
def test_master_27_tasks_count_cells_inside_and_groups_anywhere() -> None:
    from igroteka.games.bonfire.rules.conditions import met
    from igroteka.games.bonfire.topics import TASKS

    s = table()
    s.laid = put(s.laid, 0, lay("F1@r1c7:east", "F2@r2c7:east", "F3@r3c6:west"))  # ships at c8, all outside
    assert met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index("B14")])
    s.laid = put(s.laid, 0, lay("F1@r1c1:west", "F2@r1c7:east", "F3@r5c1:west", "F4@r5c7:east"))
    assert met(s, BOX, ALL_CITIES[0], BOX.tasks[TASKS.index("Y18")])


@rule("bonfire.interaction.master_01_council_move")
def test_master_01_lets_the_council_move_end_on_an_occupied_tile() -> None:
    s = light_one("1")
    city(s, paths="P01", guardians={"own": "path:2", "pink": "path:1"}, portals=[1])
    city(s, guardians={"grey": "bonfire:1"})
    t = at(s)
    t.play("light", "move", "effect", "own")
    assert t.keys == ("path:1",) or t.values_of("guardian.moved") == [(0, "own", "path:1")]
    assert (stop_of(t.state, "own"), stop_of(t.state, "pink")) == ("path:1", "path:1")
