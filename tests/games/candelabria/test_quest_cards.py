"""One small test for each of the twenty-four quests."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.rules import due, effects, territories
from igroteka.games.candelabria.rules.quests import BLOCKED
from igroteka.games.candelabria.words import CARD, UPGRADE
from igroteka.kernel.luck import Luck
from igroteka.kernel.pool import Pool
from igroteka.kernel.view import determinise
from igroteka.testing import rule
from tests.games.candelabria.build import Play, Position, plain, quest, table


def with_quests(*houses: str, year: int = 1, two: bool = False) -> Position:
    return plain(*houses, year=year, two=two, quests=True)


def done(s: Play) -> list[tuple[int, str, int]]:
    """Claimed quests: seat, quest, VP."""
    return [(int(seat), str(word), int(vp)) for seat, word, vp in s.values_of("quest.done")]


# The annual quests


@rule("candelabria.quest.card.annual.build_temple")
def test_build_temple_by_a_curse_too() -> None:
    make = with_quests().quests("build_temple").curses("curse_4").at_curse(1, s0=1).war()
    assert done(make.play("temple:grey")) == [(0, "build_temple", 4)]


@rule("candelabria.quest.card.annual.destroy_temple")
def test_destroy_temple() -> None:
    make = with_quests().quests("raze_temple").temple(7, "grey").due(due.destroy_temple, 0, CARD, 1)
    assert done(make.play("region:7")) == [(0, "raze_temple", 4)]


@rule(
    "candelabria.quest.card.annual.curse1",
    "candelabria.quest.card.annual.curse2",
    "candelabria.quest.card.annual.curse3",
)
@pytest.mark.parametrize("place", [1, 2, 3])
def test_control_a_curse_by_its_place(place: int) -> None:
    make = with_quests().quests("control_curse_1", "control_curse_2", "control_curse_3").at_curse(place, s2=1).war()
    s = make.play()
    assert done(s)[0] == (2, f"control_curse_{place}", 4) and len(done(s)) == 1


@rule("candelabria.quest.card.annual.candle_out")
def test_put_out_all_fires_of_a_candle_by_any_effect() -> None:
    make = (
        with_quests().quests("candle_out").candle(1, "pilgrim", "7-cw", fires=1).candle(2, "pilgrim", "7-cw", fires=2)
    )
    s = make.play("maneuver:A1", "castle", "7-cw", "candle:1:pilgrim")
    assert done(s) == [(0, "candle_out", 4)]
    assert done(make.play("maneuver:A1", "castle", "7-cw", "candle:2:pilgrim")) == []


@rule("candelabria.quest.card.annual.candle_out")
def test_burning_the_own_last_fire_is_no_extinguishing() -> None:
    make = with_quests().quests("candle_out").flames(0, "7-cw", "7-in").candle(0, "warrior", "7-cw", fires=1)
    assert done(make.play("maneuver:A1", "warrior", "7-in", "burn:warrior", "7-cw")) == []


@rule(
    "candelabria.quest.card.annual.upgrade1",
    "candelabria.quest.card.annual.upgrade2",
    "candelabria.quest.card.annual.upgrade3",
)
@pytest.mark.parametrize(("stack", "word"), [(1, "upgrade_1"), (2, "upgrade_2"), (3, "upgrade_3")])
def test_buy_an_upgrade_of_a_year(stack: int, word: str) -> None:
    make = with_quests(year=2).quests("upgrade_1", "upgrade_2", "upgrade_3").storage(0, 0, 5)
    make.stacks("vp_on_deploy", "plus_mine", "end_mine").due(territories.forge, 0, 1, 0)
    assert done(make.play(f"upgrade:{stack}")) == [(0, word, 8)]


@rule("candelabria.quest.card.annual.upgrade1")
def test_a_free_upgrade_is_not_bought() -> None:
    make = with_quests().quests("upgrade_1").curses("curse_4").at_curse(1, s0=1).stacks("vp_on_deploy").war()
    s = make.play("upgrade:1")
    assert s.values_of("curse.upgrade") != [] and done(s) == []


@rule("candelabria.quest.card.annual.flame_out")
def test_extinguish_an_opponents_flame_also_by_the_castle() -> None:
    make = with_quests().quests("flame_out").flames(1, "7-cw")
    s = make.play("maneuver:A1", "castle", "7-cw", "flame:1:7-cw")
    assert done(s) == [(0, "flame_out", 4)]


@rule("candelabria.quest.card.annual.flame_out")
def test_an_own_flame_put_out_does_not_count() -> None:
    make = with_quests().quests("flame_out").curses("curse_8").at_curse(1, s0=1).war()
    s = make.play()
    assert s.values_of("extinguish.flame") != [] and done(s) == []


@rule("candelabria.quest.card.annual.region6")
def test_control_all_of_region_six() -> None:
    make = with_quests().quests("region_6").flames(0, "6-a").candle(0, "pilgrim", "6-b").due(effects.light, 0, CARD, 1)
    assert done(make.play("flame:6-c")) == [(0, "region_6", 4)]
    assert done(make.play("flame:1-in")) == []


@rule("candelabria.quest.card.annual.region6")
def test_control_left_from_last_year_does_not_score_by_itself() -> None:
    make = with_quests(year=2).quests("region_6").flames(0, "6-a", "6-b", "6-c").candle(0, "warrior", "8-in")
    s = make.play("maneuver:A1")
    assert done(s) == []
    s.play("warrior", "6-c")  # one of its pieces moves into it
    assert done(s) == [(0, "region_6", 8)]


@rule("candelabria.quest.card.annual.region6")
def test_a_pushed_candle_may_complete_the_region_for_its_owner() -> None:
    make = (
        with_quests()
        .quests("region_6")
        .flames(1, "6-a", "6-b")
        .candle(1, "explorer", "8-in")
        .candle(0, "warrior", "8-ccw")
    )
    s = make.play("maneuver:A1", "warrior", "8-in", "6-c")
    assert done(s) == [(1, "region_6", 4)]


def battle(*common: str, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), region: int = 1) -> Position:
    make = with_quests().quests(*common).castle(0, "1-in").flames(1, "1-cw").tactics(0, *mine).tactics(1, *theirs)
    return make.fight(region)


@rule("candelabria.quest.card.annual.neutralise", "candelabria.quest.card.hier.neutralise_both")
def test_neutralise_one_and_both() -> None:
    make = battle("neutralise", "neutralise_both", mine=("T01", "T02"), theirs=("T01", "T02"))
    s = make.play()
    s.play_as(0, "T01", "T02").play_as(1, "T01", "T02").play("left:1:left")
    assert done(s) == [(0, "neutralise", 4)]
    s.play("right:1:right")
    assert done(s)[1:] == [(0, "neutralise_both", 12)]


@rule("candelabria.quest.card.hier.neutralise_both")
def test_one_neutralised_card_is_not_both() -> None:
    make = battle("neutralise", "neutralise_both", mine=("T01", "T02"), theirs=("T01", "T03"))
    s = make.play()
    s.play_as(0, "T01", "T02").play_as(1, "T01", "T03").play("pass", "left:0:left")
    assert done(s) == [(1, "neutralise", 4)]


# The hierarchical quests


def won(s: Play) -> list[tuple[int, str, int]]:
    while not s.values_of("battle.won"):
        s.match.answer("none" if "none" in s.keys else "pass" if "pass" in s.keys else s.keys[0], s.seat)
    return done(s)


@rule("candelabria.quest.card.hier.grey")
def test_win_by_a_grey_temple() -> None:
    assert won(battle("grey_win").temple(1, "grey").play()) == [(1, "grey_win", 12)]
    assert won(battle("grey_win", region=8).temple(8, "grey").play()) == []  # alone


@rule("candelabria.quest.card.hier.white", "candelabria.quest.card.hier.black")
@pytest.mark.parametrize("colour", ["white", "black"])
def test_win_with_a_white_or_black_temple(colour: str) -> None:
    make = battle("white_win", "black_win").temple(1, "grey", colour)
    assert won(make.play()) == [(0, f"{colour}_win", 12)]
    make = with_quests().quests("white_win", "black_win").temple(8, colour).fight(8)
    assert done(make.play()) == [(0, f"{colour}_win", 12)]  # a sole participant too


@rule("candelabria.quest.card.hier.three_candles", "candelabria.meta.terms.round")
def test_deploy_three_candles_in_a_year() -> None:
    make = with_quests().quests("three_candles").hand(0, "U01", "U05").candle(0, "explorer", "8-in")
    s = make.play("pilgrim:U01")
    assert done(s) == []
    make.candle(0, "pilgrim", "8-in")
    assert done(make.play("warrior:U01")) == [(0, "three_candles", 12)]


@rule("candelabria.quest.card.hier.castle_last_fire", "candelabria.quest.card.hier.candle_last_fire")
def test_put_out_a_last_fire_with_the_castle() -> None:
    make = with_quests().quests("castle_last_fire", "candle_last_fire").candle(1, "pilgrim", "7-cw", fires=1)
    s = make.play("maneuver:A1", "castle", "7-cw", "candle:1:pilgrim")
    assert done(s) == [(0, "castle_last_fire", 12)]


@rule("candelabria.quest.card.hier.candle_last_fire")
def test_put_out_a_last_fire_with_a_candle_card_and_not_with_an_upgrade() -> None:
    make = with_quests().quests("candle_last_fire").candle(1, "pilgrim", "7-cw", fires=1).hand(0, "U04")
    assert done(make.play("warrior:U04", "candle:1:pilgrim")) == [(0, "candle_last_fire", 12)]
    make = (
        with_quests()
        .quests("candle_last_fire")
        .candle(1, "pilgrim", "7-cw", fires=1)
        .due(effects.extinguish, 0, UPGRADE, 1)
    )
    assert done(make.play("candle:1:pilgrim")) == []


@rule("candelabria.quest.card.hier.enemy_curse", "candelabria.quest.card.hier.own_curse")
def test_win_with_a_curse_in_the_region() -> None:
    make = battle("enemy_curse_win", "own_curse_win").curses("curse_2", "curse_5").curse(1, 2, 1)
    assert won(make.play()) == [(0, "enemy_curse_win", 12)]
    make = battle("enemy_curse_win", "own_curse_win").curses("curse_2", "curse_5").curse(1, 0, 1)
    assert won(make.play()) == [(0, "own_curse_win", 12)]
    make = battle("enemy_curse_win", "own_curse_win").curses("curse_2", "curse_5").curse(1, 0, 7)
    assert won(make.play()) == []


@rule("candelabria.quest.card.hier.six_resources")
def test_gain_six_cubes_in_one_action() -> None:
    make = with_quests().quests("six_resources").storage(0, 0, 0).due(territories.mine, 0, 6)
    assert done(make.play("wax:3:gold:3")) == [(0, "six_resources", 12)]
    make = with_quests().quests("six_resources").storage(0, 5, 0).due(territories.mine, 0, 6)
    assert done(make.play("wax:5:gold:0")) == []  # only stored cubes count
    make = with_quests().quests("six_resources").storage(0, 0, 0).storage(1, 6, 0).due(effects.steal, 0, CARD, 6, 0)
    assert done(make.play(*("1:wax",) * 6)) == [(0, "six_resources", 12)]


@rule("candelabria.quest.card.hier.three_buys")
def test_buy_three_things_in_one_action() -> None:
    make = (
        with_quests()
        .quests("three_buys")
        .storage(0, 0, 9)
        .stacks("vp_on_deploy", "end_mine")
        .due(territories.forge, 0, 3, 0)
    )
    s = make.play("temple:grey", "upgrade:2")
    assert done(s) == []
    s.play("temple:black")
    assert done(s) == [(0, "three_buys", 12)]


@rule("candelabria.quest.card.hier.three_tactics")
def test_gain_three_tactic_cards_in_one_action() -> None:
    make = with_quests().quests("three_tactics").due(effects.take_tactic, 0, 2, 0).due(effects.take_tactic, 0, 2, 0)
    s = make.play()
    for _ in range(4):
        s.play(s.keys[0])
    assert done(s) == []
    s = with_quests(year=2).quests("three_tactics").hand(0, "U25").play("warrior:U25", "T01", "T02")
    assert done(s) == []  # two only
    make = with_quests().quests("three_tactics").candle(0, "warrior", "2-in")
    assert done(make.play("maneuver:A1", "warrior", "2-cw", "T01", "T02")) == []  # two Barracks
    s = with_quests(year=3).quests("three_tactics").hand(0, "U41").play("warrior:U41")
    for _ in range(3):
        s.play(s.keys[0])
    assert done(s) == [(0, "three_tactics", 12)]


@rule("candelabria.quest.card.annual.region6")
def test_a_candle_relocated_by_a_curse_may_complete_the_region_for_its_owner() -> None:
    make = with_quests().quests("region_6").flames(1, "6-a", "6-b").flames(0, "1-in").candle(1, "pilgrim", "1-cw")
    s = make.curses("curse_3").at_curse(1, s0=1).war().play("region:1", "1:pilgrim", "6-c")
    assert done(s) == [(1, "region_6", 4)]


@rule("candelabria.quest.card.annual.candle_out")
def test_the_own_candle_put_out_by_a_curse_does_not_count() -> None:
    make = with_quests("ash", "guild", "seeders", "coven").quests("candle_out").candle(0, "pilgrim", "8-cw", fires=1)
    s = make.curses("curse_10").at_curse(1, s0=1).war().play("candle:0:pilgrim", "pass")
    assert s.values_of("extinguish.fire") == [(0, 0, "pilgrim", 0)] and done(s) == []


@rule("candelabria.quest.card.hier.three_buys")
def test_the_third_purchase_may_be_an_upgrade() -> None:
    make = (
        with_quests()
        .quests("three_buys")
        .storage(0, 0, 9)
        .stacks("vp_on_deploy", "end_mine")
        .due(territories.forge, 0, 3, 0)
    )
    assert done(make.play("temple:grey", "temple:black", "upgrade:2")) == [(0, "three_buys", 12)]


@rule("candelabria.quest.card.hier.three_buys")
def test_two_purchases_are_not_three() -> None:
    make = with_quests().quests("three_buys").storage(0, 0, 9).candle(0, "warrior", "1-cw")
    s = make.play("maneuver:A1", "warrior", "1-in", "temple:grey", "region:1", "temple:black", "region:1")
    assert s.topic == "maneuver.figure" and done(s) == []
    make = table("guild", "ash", "seeders", quests=True).quests("three_buys").order(0, 1, 2).flames(0, "1-in", "3-ccw")
    s = make.storage(0, 0, 9).play("maneuver:G1", "temple:grey", "region:1", "temple:black", "region:1")
    assert s.topic == "maneuver.figure" and done(s) == []


@rule("candelabria.quest.card.hier.six_resources")
def test_cubes_without_room_do_not_count() -> None:
    make = with_quests().quests("six_resources").storage(0, 5, 0).storage(1, 6, 0).due(effects.steal, 0, CARD, 6, 0)
    s = make.play(*("1:wax",) * 6)
    assert s.state.wax[0] == 10 and done(s) == []
    make = with_quests(year=3).quests("six_resources").storage(0, 1, 0).storage(1, 5, 0).hand(0, "U38")
    assert done(make.play("warrior:U38", *("1:wax",) * 4)) == []


@rule("candelabria.quest.card.hier.three_candles")
def test_any_seat_completes_three_candles() -> None:
    make = with_quests().quests("three_candles").order(1, 0, 2).hand(1, "U01").candle(1, "explorer", "2-in", card="A1")
    s = make.candle(1, "pilgrim", "2-in").play("warrior:U01")
    assert done(s) == [(1, "three_candles", 12)]
    make = with_quests().quests("three_candles").order(1, 0, 2).hand(1, "U01").candle(1, "pilgrim", "2-in")
    assert done(make.play("warrior:U01")) == []  # the explorer is missing


@rule("candelabria.quest.card.annual.region6")
def test_a_candle_deployed_in_the_centre_counts() -> None:
    make = with_quests().quests("region_6").flames(0, "6-a", "6-b").castle(0, "6-c").hand(0, "U01")
    assert done(make.play("warrior:U01")) == [(0, "region_6", 4)]


@rule("candelabria.quest.two.year1")
def test_annual_quests_are_open_to_three_in_year_one() -> None:
    s = with_quests().quests("flame_out").mist().play()
    assert s.state.quest_slots == (0,) * 24
    assert table("ash", "guild", two=True).mist().play().state.quest_slots == ()  # no quests at all


@rule("candelabria.quest.timing", "candelabria.flow.hidden")
def test_a_quest_met_and_not_claimed_is_known_not_to_be_the_personal_one() -> None:
    make = with_quests().quests("build_temple", s0="region_6", s1="control_curse_1", s2="control_curse_2")
    make.state.quest_pool = Pool.of([quest("flame_out"), quest("three_buys")])
    s = make.due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in", "pass")
    assert done(s) == []
    for seed in range(20):
        world = determinise(GAME, s.match.view(1), Luck(seed))
        assert world.personal.things[0] != quest("flame_out"), f"seed {seed}"
        assert sorted((*world.personal.things, *world.quest_pool.unseen)) == sorted(
            map(quest, ("region_6", "control_curse_1", "control_curse_2", "flame_out", "three_buys"))
        )


@rule("candelabria.quest.two.year1")
def test_a_blocked_quest_tells_nothing_about_personal_ones() -> None:
    make = with_quests("ash", "guild", two=True).quests(s0="flame_out").marks("flame_out", BLOCKED)
    s = make.due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in", "pass")
    assert done(s) == [] and s.state.ruled_out == (0, 0)
