"""Upgrades and House abilities: one small test for each."""

import pytest

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import bonus, end_points, land_count, strength
from igroteka.games.candelabria.rules import territories
from igroteka.games.candelabria.words import CURSE_STRENGTH, EFFECTS, LANDS, TERRITORIES
from igroteka.kernel.ask import only
from igroteka.kernel.luck import Luck
from igroteka.testing import rule
from tests.games.candelabria.build import (
    TABLES,
    Play,
    Position,
    candle,
    hand_of,
    place_of,
    table,
    words,
)

FOUR = ("ash", "guild", "seeders", "coven")


def quiet(*houses: str, year: int = 1) -> Position:
    make = table(*houses, year=year)
    make.state.powers = (0,) * make.state.seats
    return make


def deploy(*upgrades: str) -> Play:
    """Deploy a candle that draws a tactic card, with these upgrades."""
    return quiet().upgrade(0, *upgrades).hand(0, "U05").play("warrior:U05", "T01")


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
    make = quiet().no_flames(0)
    assert strength(make.state, BOX, 0, 8) == 4
    assert strength(make.upgrade(0, "castle_strength").state, BOX, 0, 8) == 5


@rule(
    "candelabria.upgrade.curse_strength.year1",
    "candelabria.upgrade.curse_strength.year2",
    "candelabria.upgrade.curse_strength.year3",
    "candelabria.upgrade.stacking",
)
@pytest.mark.parametrize(("year", "bonuses"), [(1, 1), (2, 2), (3, 3)])
def test_three_curse_strength_tokens_add_up_in_their_years(year: int, bonuses: int) -> None:
    make = quiet(year=year).upgrade(0, "curse_strength_1", "curse_strength_2", "curse_strength_3").no_flames(0)
    make.castle(0, "1-in").curses("curse_5").curse(1, 0, 8)
    assert strength(make.state, BOX, 0, 8) == 3 + bonuses


@rule("candelabria.house.coven.ability3", "candelabria.upgrade.stacking")
def test_coven_curses_are_stronger_in_year_three() -> None:
    for year, wanted in ((1, 0), (2, 0), (3, 1)):
        assert bonus(table("coven", "ash", "guild", year=year).state, BOX, 0, CURSE_STRENGTH) == wanted
    make = table("coven", "ash", "guild", year=3).upgrade(0, "curse_strength_1")
    assert bonus(make.state, BOX, 0, CURSE_STRENGTH) == 2


@rule("candelabria.upgrade.tactic_on_curse")
def test_tactic_on_curse() -> None:
    make = quiet().flames(0, "1-in").curses("curse_1").at_curse(1, s0=1).upgrade(0, "tactic_on_curse").war()
    s = make.play("region:8")
    assert s.topic == "tactic.take"
    assert s.play("T01").topic != "tactic.take" and s.told("tactic.taken") == [(0, "T01")]  # once


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
        make = quiet(year=year)
        before = land_count(make.state, BOX, 0, LANDS.index(land))
        make.upgrade(0, f"plus_{land}")
        assert land_count(make.state, BOX, 0, LANDS.index(land)) == before + more


@rule("candelabria.upgrade.plus_mine", "candelabria.upgrade.stacking", "candelabria.upgrade.plus_territory.scope")
def test_more_mines_raise_the_action_but_not_the_scoring() -> None:
    make = quiet(year=3).upgrade(0, "plus_mine", "plus_mine", "end_mine")
    s = make.play("maneuver:A1", "castle", "7-cw")
    assert s.keys[0] == "wax:0:gold:4"  # mines 8-in and 7-cw, and two more
    assert end_points(make.state, BOX, 0) == [(EFFECTS.index("end_mine"), 1)]


@rule("candelabria.upgrade.plus_territory.scope")
def test_one_more_territory_triggers_nothing_by_itself() -> None:
    s = quiet(year=2).upgrade(0, "plus_forge").play("maneuver:A1")
    assert s.topic == "maneuver.figure"


@rule("candelabria.house.ash.ability2", "candelabria.house.knights.ability2", "candelabria.house.coven.ability2")
@pytest.mark.parametrize(("house", "land"), [("ash", "tavern"), ("knights", "barracks"), ("coven", "curse")])
def test_houses_with_one_more_territory(house: str, land: str) -> None:
    others = [each for each in FOUR if each != house][:3]
    for year, more in ((1, 0), (2, 1)):
        make = table(house, *others, year=year).no_flames(0)
        assert land_count(make.state, BOX, 0, LANDS.index(land)) == more


# When you place a temple


def temple(year: int, *upgrades: str) -> Play:
    make = quiet(year=year).upgrade(0, *upgrades).storage(0, 0, 2).due(territories.forge, 0, 1, 0)
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
    make = quiet(year=year).castle(0, "1-in").flames(1, "1-cw").candle(1, "warrior", "1-cw")
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
    make = quiet(year=3).castle(0, "1-in").flames(1, "1-cw").tactics(0, "T04").tactics(1, "T04")
    make.upgrade(0, "vp_on_tactic", "steal_on_tactic").upgrade(1, "vp_on_tactic")
    s = make.fight(1).play()
    s.play_as(0, "T04").play_as(1, "T04").play("left:1:left")
    while s.state.year == 3 and s.match.ask:
        s.play("pass" if "pass" in s.keys else s.keys[0])
    assert [source for _, _, source in s.told("vp.scored") if source == "upgrade"] == []
    assert s.told("steal.cube") == []


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
    make = quiet(*FOUR).no_flames(0).upgrade(0, f"end_{land}")
    places = [at for at, symbol in enumerate(TABLES.boards[1].symbol) if LANDS[symbol] == land]
    other = next(at for at, symbol in enumerate(TABLES.boards[1].symbol) if LANDS[symbol] != land)
    make.castle(0, TERRITORIES[places[0]]).flames(0, TERRITORIES[places[1]], TERRITORIES[other])
    assert end_points(make.state, BOX, 0) == [(EFFECTS.index(f"end_{land}"), 2 if land == "mine" else 4)]


@rule("candelabria.upgrade.end_resources")
def test_points_for_cubes() -> None:
    make = quiet().upgrade(0, "end_resources").storage(0, 4, 3)
    assert end_points(make.state, BOX, 0)[0][1] == 7


@rule("candelabria.upgrade.end_tactics")
def test_points_for_tactic_cards() -> None:
    make = quiet().upgrade(0, "end_tactics").tactics(0, "ash_1", "T01", "T01")
    assert end_points(make.state, BOX, 0)[0][1] == 3


@rule("candelabria.upgrade.end_flames")
def test_points_for_flames_on_territories() -> None:
    make = quiet().upgrade(0, "end_flames").flames(0, "1-in").at_curse(1, s0=2)
    assert end_points(make.state, BOX, 0)[0][1] == 4


@rule("candelabria.house.seeders.ability3", "candelabria.house.knights.ability3", "candelabria.house.ability_years")
def test_houses_that_score_at_the_end() -> None:
    make = table("seeders", "ash", "guild").flames(0, "2-ccw")
    assert end_points(make.state, BOX, 0) == [(EFFECTS.index("end_curse"), 4)]  # 3-cw and 2-ccw
    assert end_points(table("knights", *FOUR[:3]).state, BOX, 0) == [(EFFECTS.index("end_flames"), 2)]
    assert end_points(make.state, BOX, 1) == []


# House abilities


@rule("candelabria.house.seeders.ability1")
def test_seeders_deploy_anywhere() -> None:
    s = table("seeders", "ash", "guild").order(0, 1, 2).hand(0, "U05").play("warrior:U05")
    assert s.topic == "deploy.territory" and len(s.keys) == 24
    s.play("7-in")
    assert place_of(s, 0, "warrior") == "7-in" and "7-in" not in words(s.state, 0)
    assert s.topic == "tactic.take"  # no action, no push, then the card's property


@rule("candelabria.house.seeders.ability2", "candelabria.house.ability_years")
def test_seeders_light_when_they_deploy_from_year_two() -> None:
    for year, topic in ((1, "ignition.turn"), (2, "light.target")):
        s = table("seeders", "ash", "guild", year=year).order(0, 1, 2).hand(0, "U01")
        assert s.play("warrior:U01", "3-cw").topic == topic


@rule("candelabria.house.guild.ability1")
def test_the_guild_may_forge_when_it_maneuvers() -> None:
    make = table("guild", "ash", "seeders").order(0, 1, 2).flames(0, "1-in", "3-ccw").storage(0, 0, 9)
    s = make.stacks("vp_on_deploy", "end_mine").play("maneuver:G1")
    assert s.topic == "forge.buy"  # before moving
    s.play("upgrade:2", "done")
    assert s.topic == "maneuver.figure"
    assert table("guild", "ash", "seeders").order(0, 1, 2).play("maneuver:G1").topic == "maneuver.figure"  # no Forge


@rule("candelabria.house.guild.ability1", "candelabria.upgrade.plus_territory.scope")
def test_one_more_forge_counts_for_the_guild_even_without_a_flame() -> None:
    make = table("guild", "ash", "seeders", year=2).order(0, 1, 2).upgrade(0, "plus_forge").storage(0, 0, 9)
    s = make.play("maneuver:G1")
    assert s.topic == "forge.buy"
    s.play("temple:grey")
    assert s.topic == "maneuver.figure"  # one purchase, once a maneuver


@rule("candelabria.house.guild.ability2")
def test_the_guild_steals_when_it_deploys_from_year_two() -> None:
    for year, topic in ((1, "ignition.turn"), (2, "steal.from")):
        make = table("guild", "ash", "seeders", year=year).order(0, 1, 2).hand(0, "U01")
        assert make.play("warrior:U01").topic == topic


@rule("candelabria.house.knights.ability1")
def test_knights_move_a_candle_to_the_region_of_their_temple() -> None:
    make = table("knights", "ash", "guild", "seeders").order(0, 1, 2, 3).candle(0, "warrior", "1-in").hand(0, "U06")
    make.temple(5, "grey").candle(1, "pilgrim", "5-cw")
    s = make.play("pilgrim:U06", "region:5")
    assert s.topic == "temple.move"
    assert set(s.keys) == {f"{role}:{at}" for role in ("pilgrim", "warrior") for at in ("5-in", "5-cw", "5-ccw")} | {
        "pass"
    }
    s.play("warrior:5-cw")
    assert s.topic == "warrior.push.territory"  # an own warrior moved so pushes
    s.play("5-in")
    assert "5-cw" not in words(s.state, 0) and place_of(s, 0, "warrior") == "5-cw"
    assert s.seat == 1


@rule("candelabria.house.knights.ability1")
def test_knights_in_another_seat_move_too_and_not_to_where_the_candle_stands() -> None:
    make = table("ash", "guild", "knights", "seeders").order(2, 0, 1, 3).candle(2, "warrior", "5-in").hand(2, "U06")
    s = make.temple(5, "grey").play("explorer:U06", "region:5")
    assert "warrior:5-in" not in s.keys and "explorer:5-in" in s.keys
    assert place_of(s.play("explorer:5-in"), 2, "explorer") == "5-in"


@rule("candelabria.house.knights.ability1")
def test_knights_do_not_move_for_others_temples() -> None:
    make = table("ash", "knights", "guild", "seeders").hand(0, "U06").temple(5, "grey").candle(1, "pilgrim", "5-cw")
    assert make.play("pilgrim:U06", "region:5").topic == "ignition.turn"


@rule("candelabria.house.coven.ability1")
def test_the_coven_draws_three_cards() -> None:
    make = table("coven", "ash", "guild").order(0, 1, 2).hand(0, "U01").deck("U05", "U06", "U07", "U08")
    s = make.play("pilgrim:U01", luck=[candle("U05"), candle("U08"), candle("U06")])
    assert sorted(hand_of(s, 0)) == ["U05", "U06", "U08"] and len(s.state.deck) == 1
    assert s.told("deploy.drew") == [(0, "U05"), (0, "U08"), (0, "U06")]


@rule("candelabria.house.coven.ability1", "candelabria.deploy.draw")
def test_the_coven_draws_what_is_left() -> None:
    make = table("coven", "ash", "guild").order(0, 1, 2).hand(0, "U01").deck("U05")
    assert hand_of(make.play("pilgrim:U01"), 0) == ["U05"]


@rule("candelabria.house.coven.ability1")
def test_by_house_rule_the_coven_keeps_one_of_three() -> None:
    make = (
        table("coven", "ash", "guild", house={"coven": "one"})
        .order(0, 1, 2)
        .hand(0, "U01")
        .deck("U05", "U06", "U07", "U08")
    )
    s = make.play("pilgrim:U01", luck=[candle("U05"), candle("U08"), candle("U06")])
    assert s.topic == "candle.under" and s.keys == ("U05", "U06", "U08")
    s.play("U08", "U05")
    assert hand_of(s, 0) == ["U06"]
    assert s.state.deck.things == [candle("U05"), candle("U08"), -1]
    assert s.state.deck.knowers[:2] == [only(0)] * 2


@rule("candelabria.house.coven.ability1", "candelabria.flow.hidden")
def test_who_knew_a_drawn_card_does_not_know_where_it_went() -> None:
    make = (
        table("coven", "ash", "guild", house={"coven": "one"})
        .order(0, 1, 2)
        .hand(0, "U01")
        .deck("U05", "U06", "U07", "U08")
    )
    make.state.deck.look(make.state.candle_pool, Luck(1), only(1))
    s = make.play("pilgrim:U01")
    assert s.topic == "candle.under"
    assert s.match.view(1).known.deck.things == [-1] * 4  # one of these was known to seat 1


@rule("candelabria.house.coven.ability1")
def test_the_coven_draws_three_for_each_tavern_and_returns_as_many() -> None:
    make = table("coven", "ash", "guild").order(0, 1, 2).candle(0, "warrior", "1-in")
    s = make.play("maneuver:N1", "warrior", "1-cw")  # two taverns
    assert s.topic == "tavern.return" and len(s.keys) == 2 + 6
    for _ in range(6):
        s.play(s.keys[0])
    assert len(hand_of(s, 0)) == 2 and s.topic == "maneuver.figure"


@rule("candelabria.house.ability_years", "candelabria.comp.house_board.activation_year")
def test_abilities_wake_year_by_year() -> None:
    for house, row in enumerate(BOX.house):
        abilities = [ability for ability in BOX.ability if ability.house == row.id]
        for year in (1, 2, 3):
            active = [
                bool(TABLES.house_powers[house] & TABLES.active[year][EFFECTS.index(ability.effect)])
                for ability in abilities
            ]
            assert active == [True, year >= 2, year >= 3]


@rule("candelabria.comp.upgrade_token.buy_early")
def test_an_upgrade_bought_early_sleeps_until_its_year() -> None:
    make = quiet().storage(0, 0, 9).stacks("plus_mine", "vp_on_deploy").due(territories.forge, 0, 1, 0)
    s = make.play("upgrade:1", "maneuver:A1", "castle", "7-cw")
    assert s.keys[0] == "wax:0:gold:2"  # 8-in and 7-cw only
