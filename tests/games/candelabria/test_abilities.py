"""House abilities: one small test for each."""

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules import territories
from igroteka.games.candelabria.words import EFFECTS
from igroteka.kernel.ask import only
from igroteka.kernel.luck import Luck
from igroteka.testing import rule
from tests.games.candelabria.build import TABLES, candle, plain, table, words
from tests.games.candelabria.read import hand_of, place_of

FOUR = ("ash", "guild", "seeders", "coven")


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
    assert s.topic == "warrior.push.territory"  # a warrior moved this way pushes
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
    assert s.values_of("deploy.drew") == [(0, "U05"), (0, "U08"), (0, "U06")]


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
    make = plain().storage(0, 0, 9).stacks("plus_mine", "vp_on_deploy").due(territories.forge, 0, 1, 0)
    s = make.play("upgrade:1", "maneuver:A1", "castle", "7-cw")
    assert s.keys[0] == "wax:0:gold:2"  # 8-in and 7-cw only
