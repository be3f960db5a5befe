"""Maneuver: moves, roles, the castle's strike, the warrior's push, flames and their actions."""

import pytest

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import reach
from igroteka.games.candelabria.words import FIGURES, TERRITORIES, Figure, bits
from igroteka.kernel.pile import changed
from igroteka.testing import rule
from tests.games.candelabria.build import Position, candle, plain, table, territory, words
from tests.games.candelabria.read import at_curses, castle_of, fires_of, hand_of, place_of

FOUR = ("ash", "guild", "seeders", "coven")
NO_ASH = ("guild", "seeders", "coven")


def reached(make: Position, seat: int, figure: str) -> set[str]:
    number = Figure(FIGURES.index(figure))
    return {TERRITORIES[at] for at in bits(reach(make.state, BOX, seat, number))}


@rule("candelabria.maneuver.discard", "candelabria.example.maneuver.discard")
def test_a_candle_card_is_discarded_face_up() -> None:
    s = table().play("maneuver:A2")
    assert s.state.piles[0] == (candle("A2"),)
    assert hand_of(s, 0) == ["A1", "A3"]
    assert s.values_of("maneuver.card") == [(0, "A2")]


@rule("candelabria.maneuver.summary", "candelabria.maneuver.repeat")
def test_two_moves_with_one_figure() -> None:
    s = table().play("maneuver:A1", "castle", "8-in", "castle", "8-cw")
    assert castle_of(s, 0) == "8-cw" and s.seat == 1


@rule(
    "candelabria.maneuver.summary",
    "candelabria.maneuver.repeat",
    "candelabria.comp.candle.movable",
    "candelabria.comp.movable",
)
def test_two_moves_with_two_figures_and_no_third() -> None:
    s = table().candle(0, "pilgrim", "8-in", fires=0).play("maneuver:A1")
    assert s.topic == "maneuver.figure" and s.keys == ("pilgrim", "castle", "done")
    s.play("castle", "8-cw", "pilgrim", "8-ccw")
    assert (castle_of(s, 0), place_of(s, 0, "pilgrim")) == ("8-cw", "8-ccw")
    assert s.seat == 1


@rule("candelabria.maneuver.summary")
def test_moves_may_be_declined_but_the_card_is_spent() -> None:
    s = table().play("maneuver:A1", "done")
    assert s.seat == 1 and castle_of(s, 0) == "8-ccw"
    assert hand_of(s, 0) == ["A2", "A3"]


@rule("candelabria.maneuver.move", "candelabria.maneuver.adjacency")
def test_a_figure_moves_to_an_adjacent_territory() -> None:
    make = plain().candle(0, "warrior", "8-ccw")
    assert reached(make, 0, "castle") == {"7-cw", "8-cw", "8-in", "5-cw"}
    assert reached(make, 0, "warrior") == {"7-cw", "8-cw", "8-in", "5-cw"}


@rule("candelabria.role.explorer.move", "candelabria.role.trait.always")
def test_an_explorer_may_jump_over_one_territory() -> None:
    make = plain().candle(0, "explorer", "1-ccw").candle(0, "warrior", "1-ccw")
    one = {"1-cw", "1-in", "4-cw"}
    two = {"2-ccw", "2-in", "4-in", "6-a", "6-c", "4-ccw"}
    assert reached(make, 0, "warrior") == one
    assert reached(make, 0, "explorer") == one | two
    s = make.play("maneuver:A1", "explorer", "2-ccw")
    assert words(s.state, 0) >= {"2-ccw"} and "1-cw" not in words(s.state, 0)  # the jumped one is not entered


@rule("candelabria.role.pilgrim.move", "candelabria.role.trait.always")
def test_a_pilgrim_may_go_to_any_territory_with_the_same_symbol() -> None:
    make = plain().candle(0, "pilgrim", "1-cw")
    assert reached(make, 0, "pilgrim") == {"1-ccw", "1-in", "2-ccw"} | {"4-ccw", "5-in"}  # taverns
    s = make.play("maneuver:A1", "pilgrim", "5-in")
    assert place_of(s, 0, "pilgrim") == "5-in"


@rule("candelabria.maneuver.flame", "candelabria.comp.earth_flame.one_per_territory")
def test_a_flame_is_placed_where_there_is_no_own_one() -> None:
    s = table().flames(1, "7-cw").play("maneuver:A1", "castle", "7-cw", "pass")
    assert "7-cw" in words(s.state, 0) and "7-cw" in words(s.state, 1)
    assert s.state.supply[0] == 25 - 1 - 3 - 1


@rule("candelabria.maneuver.action", "candelabria.territory.trigger")
def test_a_new_flame_forces_the_territory_action() -> None:
    s = table().play("maneuver:A1", "castle", "7-cw")
    assert s.topic == "mine.take" and "pass" not in s.keys


@rule("candelabria.maneuver.action.no_flame", "candelabria.territory.trigger")
def test_no_new_flame_means_no_action() -> None:
    s = table().flames(0, "7-cw").play("maneuver:A1", "castle", "7-cw")
    assert s.topic == "maneuver.figure"
    assert s.state.supply[0] == 21 - 1 and s.state.wax[0] + s.state.gold[0] == 4


@rule("candelabria.comp.earth_flame.supply")
def test_without_a_flame_left_there_is_no_action() -> None:
    make = table()
    make.state.supply = changed(make.state.supply, 0, 0)
    s = make.play("maneuver:A1", "castle", "7-cw")
    assert "7-cw" not in words(s.state, 0) and s.topic == "maneuver.figure"


@rule("candelabria.maneuver.castle.strike")
def test_the_castle_may_destroy_one_flame_or_fire_of_an_opponent() -> None:
    make = (
        table().flames(1, "7-cw").flames(2, "7-cw").candle(1, "pilgrim", "7-cw").candle(2, "warrior", "7-cw", fires=0)
    )
    s = make.play("maneuver:A1", "castle", "7-cw")
    assert s.topic == "castle.strike"
    assert s.keys == ("flame:1:7-cw", "candle:1:pilgrim", "flame:2:7-cw", "pass")
    s.play("candle:1:pilgrim")
    assert fires_of(s, 1, "pilgrim") == 2
    assert s.topic == "mine.take"  # the strike comes before the action
    assert "7-cw" in words(s.state, 1)


@rule("candelabria.maneuver.castle.strike", "candelabria.extinguished.to_curse")
def test_the_strike_is_optional_and_a_struck_flame_counts_as_extinguished() -> None:
    make = table().flames(1, "7-cw")
    assert "7-cw" in words(make.play("maneuver:A1", "castle", "7-cw", "pass").state, 1)
    s = make.play("maneuver:A1", "castle", "7-cw", "flame:1:7-cw")
    assert (s.topic, s.seat) == ("extinguished.curse", 1)
    s.play("curse:2")
    assert at_curses(s, 1) == [0, 1, 0] and s.topic == "mine.take"


@rule("candelabria.maneuver.castle.strike.only_maneuver")
def test_a_castle_coming_by_portal_does_not_strike() -> None:
    make = plain().flames(1, "6-a").candle(0, "pilgrim", "4-ccw")
    s = make.play("maneuver:A1", "pilgrim", "4-cw", "castle", "6-a")
    assert castle_of(s, 0) == "6-a" and "6-a" in words(s.state, 1)
    assert s.topic == "maneuver.figure"


@rule("candelabria.castle.one_per_territory")
def test_castles_exclude_each_other() -> None:
    make = table().castle(0, "2-in")
    assert "2-ccw" not in reached(make, 0, "castle") and "2-cw" in reached(make, 0, "castle")
    make.candle(0, "warrior", "2-in")
    assert "2-ccw" in reached(make, 0, "warrior")
    assert "castle-there" in str(make.play("maneuver:A1", "castle").refused("2-ccw"))
    assert "castle-there" not in str(make.play("maneuver:A1", "warrior").refused("7-in"))


@rule(
    "candelabria.maneuver.candle.extra",
    "candelabria.maneuver.candle.extra.once",
    "candelabria.maneuver.candle.extra.rules",
)
def test_a_moved_candle_may_burn_a_fire_to_move_again() -> None:
    make = plain().flames(0, "7-cw", "7-in", "7-ccw").candle(0, "pilgrim", "7-cw")
    s = make.play("maneuver:A1")
    assert "burn:pilgrim" not in s.keys
    s.play("pilgrim", "7-in")
    assert list(s.keys) == ["pilgrim", "castle", "burn:pilgrim", "done"]
    s.play("burn:pilgrim", "5-in")  # the extra move, with its action
    assert fires_of(s, 0, "pilgrim") == 2 and "5-in" in words(s.state, 0)
    assert s.topic == "tavern.return"
    s.play("A2")
    assert s.topic == "maneuver.figure"
    assert s.keys == ("pilgrim", "castle", "done")  # bought once only, and the second move is left
    s.play("pilgrim", "7-in")
    assert s.seat == 1


@rule("candelabria.maneuver.candle.extra")
def test_the_last_fire_may_be_burnt_and_none_is_needed_to_move() -> None:
    make = plain().flames(0, "7-cw", "7-in", "7-ccw").candle(0, "warrior", "7-cw", fires=1)
    s = make.play("maneuver:A1", "warrior", "7-in", "burn:warrior", "7-ccw")
    assert fires_of(s, 0, "warrior") == 0 and place_of(s, 0, "warrior") == "7-ccw"
    assert s.values_of("extinguish.fire") == []
    s.play("warrior", "7-in")
    assert place_of(s, 0, "warrior") == "7-in" and s.seat == 1


@rule("candelabria.maneuver.candle.extra")
def test_a_castle_cannot_burn_and_only_the_candle_just_moved_can() -> None:
    make = plain().flames(0, "7-cw", "7-in").candle(0, "warrior", "7-cw")
    s = make.play("maneuver:A1", "warrior", "7-in", "castle", "8-in")
    assert s.seat == 1  # the castle moved last, so nothing is left


@rule("candelabria.role.warrior.push", "candelabria.role.warrior.push.choice")
def test_a_warrior_pushes_one_enemy_candle_to_an_adjacent_territory() -> None:
    make = plain().flames(0, "6-c").candle(0, "warrior", "8-in")
    make.candle(1, "explorer", "6-c", fires=0).candle(2, "pilgrim", "6-c", fires=2).candle(0, "pilgrim", "6-c")
    s = make.play("maneuver:A1", "warrior", "6-c")
    assert s.topic == "warrior.push" and s.keys == ("1:explorer", "2:pilgrim")
    s.play("2:pilgrim")
    assert s.topic == "warrior.push.territory"
    assert set(s.keys) == {"1-in", "4-in", "6-a", "6-b", "8-in"}
    s.play("6-a")
    assert place_of(s, 2, "pilgrim") == "6-a" and place_of(s, 1, "explorer") == "6-c"
    assert fires_of(s, 2, "pilgrim") == 2
    assert "6-a" not in words(s.state, 2)  # no flame, no action
    assert s.topic == "maneuver.figure"


@rule("candelabria.role.warrior.push")
def test_a_push_is_compulsory_and_comes_with_every_move_of_the_warrior() -> None:
    make = plain().candle(1, "explorer", "6-a").candle(0, "warrior", "5-ccw").flames(0, "5-ccw", "3-in")
    s = make.play("maneuver:A1", "warrior", "5-cw", "warrior", "6-a")  # a portal
    assert s.topic == "warrior.push.territory" and "pass" not in s.keys
    s.play("2-in")
    assert place_of(s, 1, "explorer") == "2-in" and "6-a" not in words(s.state, 0)


@rule("candelabria.role.warrior.push")
def test_a_pushed_warrior_does_not_push() -> None:
    make = plain().flames(0, "6-c").candle(0, "warrior", "8-in").candle(1, "warrior", "6-c")
    s = make.candle(2, "pilgrim", "6-a").play("maneuver:A1", "warrior", "6-c", "6-a")
    assert place_of(s, 2, "pilgrim") == "6-a" and s.topic == "maneuver.figure"


@rule(
    "candelabria.role.warrior.push.distance",
    "candelabria.upgrade.warrior_push",
    "candelabria.house.ash.ability3",
    "candelabria.upgrade.stacking",
)
@pytest.mark.parametrize(("year", "upgrade", "steps"), [(1, False, 1), (1, True, 2), (3, False, 2), (3, True, 3)])
def test_push_bonuses_add_up(year: int, upgrade: bool, steps: int) -> None:
    make = table(year=year).flames(0, "7-cw").candle(0, "warrior", "8-ccw").candle(1, "explorer", "7-cw")
    if upgrade:
        make.upgrade(0, "warrior_push")
    s = make.play("maneuver:A1", "warrior", "7-cw")
    distances = {TERRITORIES[at] for at in bits(BOX.tables.boards[0].within[steps][territory("7-cw")])}
    assert set(s.keys) == distances and "7-cw" not in s.keys


@rule("candelabria.house.ash.ability1")
def test_ash_candles_jump_over_own_flames() -> None:
    make = table().candle(0, "warrior", "8-cw").candle(0, "pilgrim", "8-cw")
    # over 8-in and 8-ccw, which have flames of their own
    wanted = {"8-in", "8-ccw", "4-ccw", "3-cw", "4-in", "6-c", "7-in", "7-cw", "5-cw"}
    assert reached(make, 0, "warrior") == wanted
    assert reached(make, 0, "castle") == {"8-in", "8-cw", "7-cw", "5-cw"}  # castles do not jump
    assert reached(make.no_powers(), 0, "warrior") == {"8-in", "8-ccw", "4-ccw", "3-cw"}


@rule("candelabria.house.ash.ability1")
def test_ash_explorers_jump_farther() -> None:
    make = table().candle(0, "explorer", "8-cw")
    assert {"1-in", "6-a", "5-in", "7-ccw", "3-in"} <= reached(make, 0, "explorer")
    assert "2-in" not in reached(make, 0, "explorer")


@rule("candelabria.upgrade.explorer_jump")
def test_an_explorer_with_the_upgrade_jumps_one_more() -> None:
    make = plain().candle(0, "explorer", "1-ccw").upgrade(0, "explorer_jump")
    assert {"2-cw", "3-in", "6-b", "8-in", "8-cw"} <= reached(make, 0, "explorer")
    assert "5-in" not in reached(make, 0, "explorer")


@rule("candelabria.comp.earth_flame.static", "candelabria.comp.movable")
def test_nothing_but_castles_and_candles_can_move() -> None:
    s = table().candle(0, "explorer", "8-in").play("maneuver:A1")
    assert s.keys == ("explorer", "castle", "done")


@rule("candelabria.comp.castle.indestructible")
def test_a_castle_is_never_a_target() -> None:
    make = plain(*NO_ASH).no_flames(1).hand(0, "U04").castle(1, "2-cw")
    s = make.play("pilgrim:U04")
    assert all("castle" not in key for key in s.keys)


@rule(
    "candelabria.example.maneuver.castle", "candelabria.example.maneuver.pilgrim", "candelabria.example.maneuver.extra"
)
def test_example_ash_maneuvers() -> None:
    make = table("ash", "coven", "guild", "seeders").candle(0, "pilgrim", "8-ccw").flames(1, "7-cw")
    s = make.play("maneuver:A1", "castle", "7-cw", "flame:1:7-cw", "pass")
    assert "7-cw" not in words(s.state, 1)
    s.play("wax:1:gold:1")
    assert (s.state.wax[0], s.state.gold[0]) == (3, 3)
    s.play("pilgrim", "10-cw")  # over the bridge
    assert "10-cw" in words(s.state, 0) and s.topic == "tavern.return"
    s.play("A2", "burn:pilgrim", "10-in")
    assert fires_of(s, 0, "pilgrim") == 2
    assert s.topic == "mine.take"
    s.play("wax:3:gold:0")
    assert words(s.state, 0) >= {"7-cw", "10-cw", "10-in"}
    assert s.seat == 2


@rule("candelabria.maneuver.candle.extra")
def test_an_explorer_may_burn_too() -> None:
    make = plain().flames(0, "7-cw", "7-in").candle(0, "explorer", "7-cw")
    s = make.play("maneuver:A1", "explorer", "7-in")
    assert "burn:explorer" in s.keys
    assert fires_of(s.play("burn:explorer", "7-cw"), 0, "explorer") == 1


@rule("candelabria.castle.one_per_territory")
def test_a_castle_hemmed_in_by_castles_cannot_move_but_candles_can() -> None:
    make = plain(*FOUR).castle(0, "1-ccw").castle(1, "1-cw").castle(2, "1-in").castle(3, "4-cw")
    s = make.candle(0, "pilgrim", "8-in").play("maneuver:A1")
    assert s.keys == ("pilgrim", "done")


@rule("candelabria.maneuver.move", "candelabria.role.warrior.push.choice")
def test_the_last_seat_moves_and_pushes_too() -> None:
    make = plain().order(2, 0, 1).flames(2, "6-a").candle(2, "warrior", "3-in").candle(1, "explorer", "6-a")
    s = make.play("maneuver:O1", "warrior", "6-a", "1-in")
    assert (place_of(s, 2, "warrior"), place_of(s, 1, "explorer")) == ("6-a", "1-in")
    assert s.values_of("warrior.pushed") == [(2, 1, "explorer", "1-in")]


@rule("candelabria.role.warrior.push")
def test_only_warriors_push() -> None:
    make = plain().flames(0, "6-c").candle(0, "pilgrim", "8-in").candle(1, "explorer", "6-c")
    s = make.play("maneuver:A1", "pilgrim", "6-c")
    assert s.topic == "maneuver.figure" and place_of(s, 1, "explorer") == "6-c"
