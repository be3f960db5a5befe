"""Upgrades: one small test for each."""

import pytest

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import bonus, land_count, strength
from igroteka.games.candelabria.rules import territories
from igroteka.games.candelabria.score import end_points
from igroteka.games.candelabria.words import CURSE_STRENGTH, EFFECTS, LANDS, TERRITORIES, Land, Region
from igroteka.testing import rule
from tests.games.candelabria.build import TABLES, Play, plain, table, words

FOUR = ("ash", "guild", "seeders", "coven")


def deploy(*upgrades: str) -> Play:
    """Deploy a candle that draws a tactic card, with these upgrades."""
    return plain().upgrade(0, *upgrades).hand(0, "U05").play("warrior:U05", "T01")


# When you deploy


@rule("candelabria.upgrade.steal_on_deploy")
def test_steal_on_deploy() -> None:
    s = deploy("steal_on_deploy")
    assert s.topic == "steal.from"
    s.play("1:wax")
    assert s.state.wax == (3, 1, 2)


@rule("candelabria.upgrade.vp_on_deploy")
def test_vp_on_deploy() -> None:
    assert deploy("vp_on_deploy").state.vp == (1, 0, 0)
    assert deploy().state.vp == (0, 0, 0)


@rule("candelabria.upgrade.light_on_deploy")
def test_light_on_deploy() -> None:
    s = deploy("light_on_deploy")
    assert s.topic == "light.target"
    assert "7-in" in words(s.play("flame:7-in").state, 0)
    assert s.topic == "ignition.turn"  # once


@rule("candelabria.upgrade.extinguish_on_deploy")
def test_extinguish_on_deploy() -> None:
    s = deploy("extinguish_on_deploy")
    assert s.topic == "extinguish.target"
    assert "2-in" not in words(s.play("flame:1:2-in", "pass").state, 1)
    assert s.topic == "ignition.turn"  # once


@rule("candelabria.upgrade.stacking")
def test_both_copies_and_a_house_ability_fire_separately() -> None:
    s = deploy("steal_on_deploy", "steal_on_deploy")
    s.play("1:wax")
    assert s.topic == "steal.from"
    make = table("guild", "ash", "seeders", year=2).upgrade(0, "steal_on_deploy", "steal_on_deploy").hand(0, "U05")
    s = make.order(0, 1, 2).play("warrior:U05", "T01", "1:wax", "1:gold", "2:wax")
    assert s.state.wax[0] == 4 and s.topic == "ignition.turn"


# Movement and strength: explorer_jump and warrior_push are in test_maneuver


@rule("candelabria.upgrade.castle_strength")
def test_castle_strength() -> None:
    make = plain().no_flames(0)
    assert strength(make.state, BOX, 0, Region(8)) == 4
    assert strength(make.upgrade(0, "castle_strength").state, BOX, 0, Region(8)) == 5


@rule(
    "candelabria.upgrade.curse_strength.year1",
    "candelabria.upgrade.curse_strength.year2",
    "candelabria.upgrade.curse_strength.year3",
    "candelabria.upgrade.stacking",
)
@pytest.mark.parametrize(("year", "bonuses"), [(1, 1), (2, 2), (3, 3)])
def test_three_curse_strength_tokens_add_up_in_their_years(year: int, bonuses: int) -> None:
    make = plain(year=year).upgrade(0, "curse_strength_1", "curse_strength_2", "curse_strength_3").no_flames(0)
    make.castle(0, "1-in").curses("curse_5").curse(1, 0, 8)
    assert strength(make.state, BOX, 0, Region(8)) == 3 + bonuses


@rule("candelabria.house.coven.ability3", "candelabria.upgrade.stacking")
def test_coven_curses_are_stronger_in_year_three() -> None:
    for year, wanted in ((1, 0), (2, 0), (3, 1)):
        assert bonus(table("coven", "ash", "guild", year=year).state, BOX, 0, CURSE_STRENGTH) == wanted
    make = table("coven", "ash", "guild", year=3).upgrade(0, "curse_strength_1")
    assert bonus(make.state, BOX, 0, CURSE_STRENGTH) == 2


@rule("candelabria.upgrade.tactic_on_curse")
def test_tactic_on_curse() -> None:
    make = plain().flames(0, "1-in").curses("curse_1").at_curse(1, s0=1).upgrade(0, "tactic_on_curse").war()
    s = make.play("region:8")
    assert s.topic == "tactic.take"
    assert s.play("T01").topic != "tactic.take" and s.values_of("tactic.taken") == [(0, "T01")]  # once


# One more territory


@rule(
    "candelabria.upgrade.plus_mine",
    "candelabria.upgrade.plus_curse",
    "candelabria.upgrade.plus_barracks",
    "candelabria.upgrade.plus_tavern",
    "candelabria.upgrade.plus_forge",
    "candelabria.upgrade.plus_portal",
    "candelabria.comp.upgrade_token.year",
    "candelabria.comp.upgrade_token.buy_early",
    "candelabria.comp.house_board.activation_year",
)
@pytest.mark.parametrize("land", LANDS)
def test_one_more_territory_from_year_two_on(land: str) -> None:
    for year, more in ((1, 0), (2, 1), (3, 1)):
        make = plain(year=year)
        before = land_count(make.state, BOX, 0, Land(LANDS.index(land)))
        make.upgrade(0, f"plus_{land}")
        assert land_count(make.state, BOX, 0, Land(LANDS.index(land))) == before + more


@rule("candelabria.upgrade.plus_mine", "candelabria.upgrade.stacking", "candelabria.upgrade.plus_territory.scope")
def test_more_mines_raise_the_action_but_not_the_scoring() -> None:
    make = plain(year=3).upgrade(0, "plus_mine", "plus_mine", "end_mine")
    s = make.play("maneuver:A1", "castle", "7-cw")
    assert s.keys[0] == "wax:0:gold:4"  # mines 8-in and 7-cw, and two more
    assert end_points(make.state, BOX, 0) == [(EFFECTS.index("end_mine"), 1)]


@rule("candelabria.upgrade.plus_territory.scope")
def test_one_more_territory_triggers_nothing_by_itself() -> None:
    s = plain(year=2).upgrade(0, "plus_forge").play("maneuver:A1")
    assert s.topic == "maneuver.figure"


@rule("candelabria.house.ash.ability2", "candelabria.house.knights.ability2", "candelabria.house.coven.ability2")
@pytest.mark.parametrize(("house", "land"), [("ash", "tavern"), ("knights", "barracks"), ("coven", "curse")])
def test_houses_with_one_more_territory(house: str, land: str) -> None:
    others = [each for each in FOUR if each != house][:3]
    for year, more in ((1, 0), (2, 1)):
        make = table(house, *others, year=year).no_flames(0)
        assert land_count(make.state, BOX, 0, Land(LANDS.index(land))) == more


# When you place a temple


def temple(year: int, *upgrades: str) -> Play:
    make = plain(year=year).upgrade(0, *upgrades).storage(0, 0, 2).due(territories.forge, 0, 1, 0)
    return make.play("temple:grey")


@rule("candelabria.upgrade.vp_on_temple")
def test_vp_on_temple() -> None:
    assert temple(1, "vp_on_temple").state.vp == (1, 0, 0)


@rule("candelabria.upgrade.light_on_temple")
def test_light_on_temple_from_year_two() -> None:
    assert temple(1, "light_on_temple").topic == "ignition.turn"
    s = temple(2, "light_on_temple")
    assert s.topic == "light.target" and "flame:1-in" in s.keys
    assert s.play("flame:1-in").topic == "ignition.turn"  # once


@rule("candelabria.upgrade.extinguish_on_temple")
def test_extinguish_on_temple_from_year_three() -> None:
    assert temple(2, "extinguish_on_temple").topic == "ignition.turn"
    s = temple(3, "extinguish_on_temple")
    assert s.topic == "extinguish.target" and "flame:1:2-in" in s.keys
    assert s.play("flame:1:2-in", "pass").topic == "ignition.turn"  # once


# When a tactic card is played


def battle(year: int, *upgrades: str) -> Play:
    """Seat 0 plays a card that scores 2, on its cell for extinguishing; the other cell scores 1."""
    make = plain(year=year).castle(0, "1-in").flames(1, "1-cw").candle(1, "warrior", "1-cw")
    return make.tactics(0, "T04").tactics(1).upgrade(0, *upgrades).fight(1).play("T04")


@rule("candelabria.upgrade.light_on_tactic")
def test_light_on_tactic() -> None:
    s = battle(3, "light_on_tactic")
    assert s.topic == "light.target" and s.keys == ("flame:1-in", "flame:1-cw", "flame:1-ccw", "pass")
    assert s.play("flame:1-in").seat == 1  # once
    assert battle(2, "light_on_tactic").topic != "light.target"


@rule("candelabria.upgrade.extinguish_on_tactic")
def test_extinguish_on_tactic() -> None:
    s = battle(3, "extinguish_on_tactic")
    assert s.topic == "extinguish.target" and s.keys == ("flame:1:1-cw", "candle:1:warrior", "pass")
    assert s.play("candle:1:warrior").seat == 1  # once


@rule("candelabria.upgrade.steal_on_tactic")
def test_steal_two_on_tactic() -> None:
    s = battle(3, "steal_on_tactic").play("1:wax", "1:gold")
    assert (s.state.wax[0], s.state.gold[0]) == (3, 3)
    assert s.seat == 1


@rule("candelabria.upgrade.vp_on_tactic", "candelabria.house.guild.ability3", "candelabria.upgrade.stacking")
def test_vp_on_tactic_and_the_guilds_ability_add_up() -> None:
    assert battle(3, "vp_on_tactic").state.points[2 * 10 + 3] == 1
    assert battle(2, "vp_on_tactic").state.points[1 * 10 + 3] == 0
    for year, wanted in ((2, 0), (3, 2)):
        make = (
            table("guild", "ash", "seeders", year=year).castle(0, "1-in").flames(1, "1-cw").tactics(0, "T04").tactics(1)
        )
        s = make.upgrade(0, "vp_on_tactic").order(0, 1, 2).fight(1).play("T04")
        assert s.state.points[(year - 1) * 10 + 3] == wanted


@rule(
    "candelabria.upgrade.light_on_tactic",
    "candelabria.upgrade.vp_on_tactic",
    "candelabria.upgrade.extinguish_on_tactic",
    "candelabria.upgrade.steal_on_tactic",
)
def test_spent_and_neutralised_cards_and_weak_actions_are_not_played_cards() -> None:
    make = plain(year=3).castle(0, "1-in").flames(1, "1-cw").tactics(0, "T04").tactics(1, "T04")
    make.upgrade(0, "vp_on_tactic", "steal_on_tactic").upgrade(1, "vp_on_tactic")
    s = make.fight(1).play()
    s.play_as(0, "T04").play_as(1, "T04").play("left:1:left")
    while s.state.year == 3 and s.match.ask:
        s.play("pass" if "pass" in s.keys else s.keys[0])
    assert [source for _, _, source in s.values_of("vp.scored") if source == "upgrade"] == []
    assert s.values_of("steal.cube") == []


# At the end


@rule(
    "candelabria.upgrade.end_curse",
    "candelabria.upgrade.end_barracks",
    "candelabria.upgrade.end_tavern",
    "candelabria.upgrade.end_forge",
    "candelabria.upgrade.end_portal",
    "candelabria.upgrade.end_mine",
)
@pytest.mark.parametrize("land", LANDS)
def test_points_for_controlled_territories(land: str) -> None:
    make = plain(*FOUR).no_flames(0).upgrade(0, f"end_{land}")
    places = [at for at, symbol in enumerate(TABLES.boards[1].symbol) if LANDS[symbol] == land]
    other = next(at for at, symbol in enumerate(TABLES.boards[1].symbol) if LANDS[symbol] != land)
    make.castle(0, TERRITORIES[places[0]]).flames(0, TERRITORIES[places[1]], TERRITORIES[other])
    assert end_points(make.state, BOX, 0) == [(EFFECTS.index(f"end_{land}"), 2 if land == "mine" else 4)]


@rule("candelabria.upgrade.end_resources")
def test_points_for_cubes() -> None:
    make = plain().upgrade(0, "end_resources").storage(0, 4, 3)
    assert end_points(make.state, BOX, 0)[0][1] == 7


@rule("candelabria.upgrade.end_tactics")
def test_points_for_tactic_cards() -> None:
    make = plain().upgrade(0, "end_tactics").tactics(0, "ash_1", "T01", "T01")
    assert end_points(make.state, BOX, 0)[0][1] == 3


@rule("candelabria.upgrade.end_flames")
def test_points_for_flames_on_territories() -> None:
    make = plain().upgrade(0, "end_flames").flames(0, "1-in").at_curse(1, s0=2)
    assert end_points(make.state, BOX, 0)[0][1] == 4


@rule("candelabria.house.seeders.ability3", "candelabria.house.knights.ability3", "candelabria.house.ability_years")
def test_houses_that_score_at_the_end() -> None:
    make = table("seeders", "ash", "guild").flames(0, "2-ccw")
    assert end_points(make.state, BOX, 0) == [(EFFECTS.index("end_curse"), 4)]  # 3-cw and 2-ccw
    assert end_points(table("knights", *FOUR[:3]).state, BOX, 0) == [(EFFECTS.index("end_flames"), 2)]
    assert end_points(make.state, BOX, 1) == []
