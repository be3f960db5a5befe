"""Appendix III: the 27 masters, each on its own."""

import pytest

from igroteka.games.bonfire.query import stops
from igroteka.games.bonfire.rules.fate import limit
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import STOPS
from igroteka.games.bonfire.words import ALL_CITIES, ALL_SEATS, GreatCell, Stop
from igroteka.testing import rule
from tests.games.bonfire.build import (
    areas,
    at,
    city,
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


@rule("bonfire.master.01")
def test_master_01_any_number_on_a_path_tile_but_not_at_a_bonfire() -> None:
    s = with_masters("1", paths=ROW, guardians={"own": "path:1", "pink": "path:2", "grey": "bonfire:1"})
    city(s, tasks={1: "B01"}, lit=[1], portals=[1])
    assert [STOPS[each] for each in stops(s, ALL_CITIES[0], Stop(1), 1)] == ["path:2"]
    assert STOPS.index("bonfire:1") not in stops(s, ALL_CITIES[0], Stop(1), 1)
    s.gnomes = put(s.gnomes, 0, 0)
    assert stops(s, ALL_CITIES[0], Stop(1), 1) == []


@rule("bonfire.master.01", "bonfire.procession.order")
def test_master_01_of_several_on_one_tile_the_player_chooses_who_goes_first() -> None:
    s = with_masters("1", paths=ROW, tokens="guardian", guardians={"own": "path:2", "pink": "path:2"})
    t = at(s)
    t.play("procession")
    assert (t.topic, t.keys) == ("procession.next", ("pink", "own"))
    t.play("own", "path:3")
    assert (stop_of(t.state, "own"), stop_of(t.state, "pink")) == ("path:3", "path:3")


@rule("bonfire.master.02")
def test_master_02_one_step_further() -> None:
    t = at(with_masters("2", paths=ROW, tokens="guardian"))
    t.play("procession")
    assert t.keys == ("path:1", "path:2")


@rule("bonfire.master.03")
def test_master_03_any_two_resources_for_a_task() -> None:
    s = with_masters("3", tokens="task", resources="gold shell", ship="A1")
    island(s, "A1", "B01")
    t = at(s)
    t.play("task", "stack:1")
    assert t.ask.about == ("any", 2)
    t.play("gold", "slot:1")
    assert resources(t.state) == {}


@rule("bonfire.master.04")
def test_master_04_two_points_more_for_an_elder() -> None:
    s = with_masters("4", tokens="gnome:2", resources="fruit")
    masters(s, "-")
    s.elders = 0b010000  # one Guardian
    t = at(s)
    t.play("gnome")
    assert t.values_of("gained.points") == [(0, 3, "elders")]


@rule("bonfire.master.05")
def test_master_05_a_yellow_token_counts_as_two() -> None:
    t = at(with_masters("5", tokens="wild ship", ship="A1"))
    t.play("ship")
    assert "A5" in t.keys  # three tokens' worth
    t.play("A3", "wild")
    assert tokens(t.state) == {"ship": 1}


@rule("bonfire.master.05")
def test_master_05_for_tasks_and_leftovers_it_is_one_token() -> None:
    from igroteka.games.bonfire.score import leftovers

    assert leftovers(with_masters("5", tokens="wild:3"), ALL_CITIES[0]) == 3


@rule("bonfire.master.06")
def test_master_06_any_resource_but_gold_from_the_path() -> None:
    s = with_masters("6", paths=ROW, tokens="guardian", guardians={"own": "path:1"})
    t = at(s)
    t.play("procession")
    assert (t.topic, t.keys) == ("procession.resource", ("flower", "fruit", "herb", "shell", "root"))
    t.play("root")
    assert resources(t.state) == {"root": 1}


@rule("bonfire.master.06")
def test_master_06_on_the_first_tile_too_instead_of_gold() -> None:
    t = at(with_masters("6", tokens="guardian"))
    t.play("procession")
    assert t.keys == ("flower", "fruit", "herb", "shell", "root", "gold")
    t.play("herb")
    assert resources(t.state) == {"herb": 1}


def light_one(gnomes: str) -> State:
    return with_masters(gnomes, tasks={1: "B11"}, resources="flower:2 fruit:2")


@rule("bonfire.master.07")
def test_master_07_a_gold_for_a_novice() -> None:
    t = at(light_one("7"))
    t.play("light", "ship", "point")
    assert resources(t.state)["gold"] == 1


@rule("bonfire.master.08")
def test_master_08_a_new_path_tile_brings_its_resource() -> None:
    s = with_masters("8", tokens="path")
    open_paths(s, "P01 P13 P21 P05")
    t = at(s)
    t.play("path", "P13")
    assert resources(t.state) == {"fruit": 1}


@rule("bonfire.master.09")
@pytest.mark.parametrize(("price", "left"), [("two_tokens", {"shell": 2}), ("two_resources", {"shell": 1})])
def test_master_09_resources_of_choice_for_a_gnome(price: str, left: dict[str, int]) -> None:
    s = with_masters("9", tokens="gnome:2", resources="herb shell:2")
    masters(s, "5")  # shows gold
    s.elders = 0
    t = at(s)
    t.play("gnome", price)
    if price == "two_tokens":
        t.play("herb")
    else:
        t.play("gnome", "herb") if t.topic == "pay.token" else t.play("herb")
    assert resources(t.state) == left
    assert t.state.gnomes[0] & 1 << 4


@pytest.mark.parametrize(
    ("master", "guardian"),
    [
        pytest.param("10", "pink", marks=rule("bonfire.master.10")),
        pytest.param("11", "grey", marks=rule("bonfire.master.11")),
        pytest.param("12", "brown", marks=rule("bonfire.master.12")),
        pytest.param("13", "blue", marks=rule("bonfire.master.13")),
    ],
)
def test_masters_10_to_13_double_a_guardians_resource(master: str, guardian: str) -> None:
    others = [name for name in ("pink", "grey", "brown", "blue") if name != guardian]
    s = with_masters(master, paths=ROW, tokens="guardian", guardians={guardian: "path:4", others[0]: "path:2"})
    t = at(s)
    t.play("procession", "path:5", "path:3", "stay")
    assert resources(t.state) == {"shell": 2, "fruit": 1}
    assert t.values_of("gained.resource") == [(0, "shell", 2), (0, "fruit", 1)]


@rule("bonfire.master.10")
def test_a_doubled_first_place_is_two_gold() -> None:
    t = at(with_masters("10", tokens="guardian", guardians={"own": "path:1", "pink": "waiting"}, paths="P01"))
    t.play("procession", "path:1")  # the player's own one must make room
    assert resources(t.state)["gold"] == 2


@rule("bonfire.master.14")
def test_master_14_three_tokens_may_be_kept() -> None:
    t = at(with_masters("14", tokens="ship:3"))
    t.play("fate")
    assert t.topic == "fate.tile"
    assert limit(t.state, ALL_SEATS[0]) == 3


@rule("bonfire.master.15")
def test_master_15_a_yellow_token_for_each_gnome_itself_included() -> None:
    s = city(table(), tokens="gnome:2", resources="root")
    masters(s, "15")
    s.elders = 0
    t = at(s)
    t.play("gnome")
    assert tokens(t.state) == {"wild": 1}
    s = with_masters("15", tokens="gnome:2", resources="fruit")
    masters(s, "2")
    s.elders = 0
    t = at(s)
    t.play("gnome")
    assert tokens(t.state) == {"wild": 1}


@rule("bonfire.master.16")
def test_master_16_printed_symbols_twice_but_not_groups() -> None:
    s = with_masters("16", supply=("F3", "F1"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F5@r4c3:west"))
    t = at(s)
    t.play("top", "r3c6:north")
    assert tokens(t.state) == {"guardian": 2, "task": 2, "ship": 1}
    assert resources(t.state) == {"gold": 2}


@rule("bonfire.master.16")
def test_master_16_doubles_yellow_symbols() -> None:
    s = with_masters("16", supply=("F1", "F2"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F3@r2c4:east"))
    t = at(s)
    t.play("top", "r1c3:east")
    assert tokens(t.state)["wild"] == 2


@rule("bonfire.master.17")
def test_master_17_a_free_step_for_all_without_resources() -> None:
    s = with_masters("17", tokens="guardian", ship="A2", paths=ROW, guardians={"own": "path:1"})
    t = at(s)
    t.play("retrieve", "path:2", "path:1")
    assert (stop_of(t.state, "own"), stop_of(t.state, "pink")) == ("path:2", "path:1")
    assert resources(t.state) == {}


@rule("bonfire.master.17")
def test_master_17_may_be_left_out() -> None:
    t = at(with_masters("17", tokens="guardian", ship="A2"))
    t.play("retrieve", "stay")
    assert (stop_of(t.state, "own"), stop_of(t.state, "pink"), t.seat) == ("waiting", "waiting", 1)


@rule("bonfire.master.18")
def test_master_18_two_points_for_a_guardian_at_a_bonfire() -> None:
    s = with_masters("18", tokens="guardian", guardians={"own": "path:1"}, tasks={1: "B01"}, lit=[1], portals=[1])
    t = at(s)
    t.play("procession")
    assert stop_of(t.state, "own") == "bonfire:1"
    assert t.values_of("gained.points") == [(0, 2, "arrivals")]


@rule("bonfire.master.18")
def test_master_18_works_with_the_council_move() -> None:
    s = light_one("18")
    city(s, portals=[1])
    t = at(s)
    t.play("light", "move", "effect", "bonfire:1")
    assert t.values_of("gained.points") == [(0, 2, "arrivals")]


@rule("bonfire.master.19")
def test_master_19_pays_when_a_common_task_becomes_fulfilled() -> None:
    s = with_masters("19", tokens="path:2", paths="P01 P02 P03 P04 P05")
    s.neutrals = 0
    open_paths(s, "P11 P13 P21 P06")
    t = at(s)
    t.play("path", "P11")
    assert (resources(t.state), tokens(t.state)) == ({"gold": 1}, {"wild": 1})


@rule("bonfire.master.19")
@pytest.mark.parametrize("common", ["portals", "guardians", "tasks", "gnomes"])
def test_master_19_pays_for_every_common_task(common: str) -> None:
    s = with_masters("19")
    match common:
        case "portals":
            city(s, portals=range(2, 8), tokens="bonfire", board="city_1")
            s.pointer = GreatCell(0)
            areas(s, {2: "crescent"})
            keys = ["great", "token:portal"]
        case "guardians":
            city(s, guardians=dict.fromkeys(("pink", "grey", "brown"), "waiting"), tokens="guardian", ship="C4")
            keys = ["retrieve"]
        case "tasks":
            city(s, tasks={n: f"R{n + 1:02}" for n in range(1, 7)}, tokens="task", resources="flower fruit", ship="A1")
            island(s, "A1", "B01")
            keys = ["task"]
        case _:
            city(s, gnomes="1 2 3 4 19", tokens="gnome:2", resources="root")
            masters(s, "20")
            s.elders = 0
            keys = ["gnome"]
    t = at(s)
    t.play(*keys)
    assert t.values_of("common.met") == [(0, common)]
    assert (resources(t.state)["gold"], tokens(t.state)["wild"]) == (1, 1)


@rule("bonfire.master.20")
def test_master_20_one_more_gold_on_the_first_tile() -> None:
    t = at(with_masters("20", tokens="guardian"))
    t.play("procession")
    assert resources(t.state) == {"gold": 2}


@rule("bonfire.master.20")
def test_master_20_only_on_the_first_tile() -> None:
    t = at(with_masters("20", tokens="guardian", guardians={"own": "path:1"}, paths="P01"))
    t.play("procession")
    assert resources(t.state) == {"flower": 1}


@rule("bonfire.master.21")
def test_master_21_one_further_route_before_the_island_action() -> None:
    t = at(with_masters("21", tokens="ship guardian", ship="A1"))
    t.play("ship", "A2", "ship")
    assert (t.topic, set(t.keys)) == ("ship.further", {"A1", "A3", "B2", "pass"})
    t.play("pass")
    assert (t.topic, t.keys) == ("ship.action", ("retrieve", "pass"))


@rule("bonfire.master.21", "bonfire.council.ship")
def test_master_21_not_after_a_free_move() -> None:
    t = at(light_one("21"))
    t.play("light", "ship", "effect", "C3")
    assert t.topic != "ship.further"


@rule("bonfire.master.23")
def test_master_23_all_three_rewards() -> None:
    s = with_masters("23", tokens="bonfire", board="city_1")
    s.pointer = GreatCell(0)
    areas(s, {2: "circle"})
    t = at(s)
    t.play("great", "all")
    assert (tokens(t.state), resources(t.state), t.state.portals[0]) == ({"task": 1}, {"root": 1}, 1 << 6)


@rule("bonfire.master.24")
def test_master_24_several_novices_of_one_colour_on_a_cell() -> None:
    s = light_one("24")
    novices(s, "gold", 0)
    t = at(s)
    t.play("light")
    assert "gold" in t.keys
    t.play("gold")
    assert t.state.council[0] == 2


@rule("bonfire.master.25")
def test_master_25_portals_in_any_order_into_their_own_notch() -> None:
    s = with_masters("25", tokens="bonfire", board="city_1", portals=[7])
    s.pointer = GreatCell(0)
    areas(s, {2: "star crescent circle"})
    t = at(s)
    t.play("great", "token:portal")
    assert t.keys == ("star", "crescent")  # the circle's notch is filled
    t.play("star")
    assert t.values_of("portal.placed") == [(0, "star", 2)]
    assert t.state.portals[0] == 1 << 6 | 1 << 1


@rule("bonfire.master.26")
def test_master_26_one_token_whatever_gifts_lie_there() -> None:
    s = with_masters("26", tokens="task", resources="flower fruit", ship="A1")
    island(s, "A1", "gift:0", "gift:0", "B01")
    t = at(s)
    t.play("task")
    assert tokens(t.state) == {}
    assert t.topic == "task.slot"


@rule("bonfire.master.27")
def test_master_27_tiles_may_jut_out_with_one_symbol_inside() -> None:
    s = with_masters("27", supply=("F1", "F2"))
    s.laid = put(s.laid, 0, lay("F8@r3c3:east", "F3@r3c6:south"))
    t = at(s)
    t.play("top")
    assert {"r3c7:east", "r3c7:south", "r5c7:east"} <= set(t.keys)
    assert "r3c8:east" not in t.keys
    t.play("r3c7:east")
    assert sum(tokens(t.state).values()) == 3 + 1  # three symbols, and the yellow one covered inside
