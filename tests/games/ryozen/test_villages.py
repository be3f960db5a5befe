"""The village path: exploring, building, each village's bonus, the Altar tile (rulebook: villages)."""

import pytest

from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.box.prices import Price
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import VILLAGES
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    foretold,
    give_favour,
    goods,
    hand,
    held,
    moons,
    night,
    points,
    table,
    village,
)

# Exploring


@rule("ryozen.village.explore.move", "ryozen.village.explore_no_bonus")
def test_exploring_is_one_step_and_gives_no_bonus() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape")

    play = at(s).play("outskirts:1", "yes", "explore")

    assert play.state.explorers == [1, 0, 0]
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.village.explore.no_empty")
def test_an_explorer_never_enters_an_empty_area() -> None:
    s = table()
    build_path(s, "craftville")
    s.explorers[0] = 1
    s.village_top = village("bulwark")
    goods(s, 0, scrolls=2)

    play = at(s).play("outskirts:1", "yes")

    assert play.keys == ("build", "done")


@rule("ryozen.village.explorers_share", "ryozen.village.bonus_open", "ryozen.village.build.unowned")
def test_explorers_share_a_village_and_everybody_may_use_it() -> None:
    s = table()
    build_path(s, "craftville")
    s.explorers = [0, 1, 1]
    assert at(s.copy()).play("altar:1", "yes", "yes").state.explorers == [1, 1, 1]

    play = at(s).play("altar:1", "yes", "yes", "craftville", "altar:2", "yes", "craftville")
    assert held(play.state, 0) == held(play.state, 1) == (0, 3, 0)


@rule("ryozen.village.explored.definition", "ryozen.village.explored.after_back")
def test_villages_ahead_of_the_explorer_are_not_explored() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape", "moon_forge")
    s.explorers[0] = 3

    play = at(s).play("altar:1", "yes", "moon_forge", "coral")
    assert play.state.explorers[0] == 2
    play.play("palace", "pass", "palace", "pass", "altar:2", "yes", "no")
    assert play.keys == ("start", "craftville", "fire_cape", "pass")


# Building


@rule(
    "ryozen.village.build.cost",
    "ryozen.village.build.favour",
    "ryozen.village.build.tile",
    "ryozen.village.build.move",
    "ryozen.village.build.no_bonus",
    "ryozen.village.builder_favour",
)
@pytest.mark.parametrize("area", range(6))
def test_building_on_each_area(area: int) -> None:
    s = table()
    path = BOX.path[0]
    build_path(s, *VILLAGES[:area])
    s.explorers[0] = area
    s.village_top = village("craftville") if area < 1 else village("moon_haven")
    top = s.village_top
    price = path.prices[area]
    goods(s, 0, *price)

    play = at(s)
    play.play("outskirts:1", *(["revealed"] if price[0] else []), "yes", "build")

    assert play.state.path[-1] == top
    assert len(play.state.path) == area + 2
    assert play.state.explorers[0] == area + 1
    assert held(play.state, 0) == (0, 0, 0)
    assert points(play.state) == [path.favour[area], 0, 0]
    assert not play.values_of("bonus")


@rule("ryozen.village.build.tile", "ryozen.info.village_top")
def test_the_next_tile_of_the_stack_is_seen_after_building() -> None:
    s = table()
    s.village_top, s.villages = village("bulwark"), (village("owl_bay"), village("moon_haven"))
    goods(s, 0, coins=1, scrolls=1)

    play = at(s, village("moon_haven")).play("outskirts:1", "revealed", "yes", "build")

    assert play.state.village_top == village("moon_haven")
    assert play.state.villages == (village("owl_bay"),)


@rule("ryozen.village.build.where")
def test_building_needs_the_explorer_on_the_last_village() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape", "bulwark")
    s.village_top = village("owl_bay")
    goods(s, 0, coins=5, scrolls=5, lanterns=5)

    play = at(s).play("outskirts:1", "revealed", "yes")

    assert play.keys == ("explore", "done")


@rule("ryozen.village.build.stack_empty")
def test_without_a_tile_nothing_is_built_and_the_box_has_enough() -> None:
    s = table()
    build_path(s, "craftville")
    s.explorers[0] = 1
    goods(s, 0, coins=5, scrolls=5, lanterns=5)

    assert at(s).play("outskirts:1", "revealed").seat == 1
    assert len(BOX.path[0].prices) <= sum(row.solo for row in BOX.village)


# The Altar tile


def complete(s: State) -> None:
    """All six areas are built."""
    build_path(s, "craftville", "fire_cape", "bulwark", "owl_bay", "bird_gorge", "river_shoal")


@rule(
    "ryozen.village.build.altar",
    "ryozen.village.altar.cost",
    "ryozen.village.altar.build_rules",
    "ryozen.component.altar_tile",
)
def test_the_way_to_the_altar_costs_one_of_each_for_7_favour() -> None:
    s = table()
    complete(s)
    s.explorers[0] = 6
    s.village_top = village("town_hall")
    goods(s, 0, 1, 1, 1)

    play = at(s).play("outskirts:1", "revealed", "yes", "build")

    assert play.state.path[-1] == village("altar")
    assert play.state.village_top == village("town_hall")
    assert play.state.explorers[0] == 7
    assert points(play.state) == [7, 0, 0]
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.village.altar.when")
def test_the_altar_comes_after_the_last_village_and_only_once() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape", "bulwark", "owl_bay", "bird_gorge")
    s.explorers[0] = 5
    goods(s, 0, 1, 1, 1)
    assert at(s).play("outskirts:1", "revealed").seat == 1

    s = table()
    complete(s)
    s.path += (village("altar"),)
    s.explorers[0] = 7
    goods(s, 0, 1, 1, 1)
    assert at(s).play("outskirts:1", "revealed").seat == 1


@rule("ryozen.village.altar.explore", "ryozen.village.altar.end_of_path")
def test_any_explorer_may_walk_up_to_the_built_altar_and_no_further() -> None:
    s = table()
    complete(s)
    s.path += (village("altar"),)
    s.explorers[0] = 6

    play = at(s).play("outskirts:1", "yes", "explore")

    assert play.state.explorers[0] == 7
    assert play.seat == 1


@rule("ryozen.village.altar.bonus", "ryozen.village.build.altar_like_village")
def test_the_altar_turns_a_resource_into_a_shard() -> None:
    s = table()
    complete(s)
    s.path += (village("altar"),)
    s.explorers[0] = 7
    goods(s, 0, scrolls=1, lanterns=1)

    play = at(s).play("altar:1", "yes", "altar", "scroll", "agate")

    assert held(play.state, 0) == (0, 0, 1)
    assert moons(play.state, 0) == (0, 1, 0)


@rule("ryozen.village.bonus.optional_parts", "ryozen.village.altar.bonus")
def test_a_bonus_that_cannot_be_carried_out_may_be_chosen_and_gives_nothing() -> None:
    s = table()
    complete(s)
    s.path += (village("altar"),)
    s.explorers[0] = 7

    play = at(s).play("altar:1", "yes")
    assert "altar" in play.keys
    play.play("altar")

    assert moons(play.state, 0) == (0, 0, 0)
    assert play.seat == 1


@rule("ryozen.village.explored.after_back", "ryozen.event.card.uprising")
def test_going_back_shortens_what_an_uprising_costs() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape")
    s.explorers = [2, 0, 0]
    give_favour(s, 0, 9)
    foretold(s, "flood", "uprising")

    play = night(s)

    assert play.values_of("favour_lost") == [(0, 2, "events")]


@rule("ryozen.village.general")
def test_the_path_leads_from_the_starting_village_over_six_areas_to_the_altar() -> None:
    assert len(BOX.path[0].prices) == 6
    assert BOX.altar_tile[0].price == (1, 1, 1)
    assert BOX.tables.path_price[-1] == Price(1, 1, 1, 3)
    assert BOX.tables.path_favour[-1] == 7
    s = table()
    hand(s, 0, "apprentice")
    assert s.path == (village("start"),)
