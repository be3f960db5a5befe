"""Quests: dealing, claiming, and one small test for each of the twenty-four."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.rules import due, effects, territories
from igroteka.games.candelabria.rules.quests import BLOCKED, GONE, NO_FLAME
from igroteka.games.candelabria.words import CARD, QUESTS, UPGRADE
from igroteka.kernel.ask import EVERYONE, only
from igroteka.kernel.luck import Luck
from igroteka.kernel.pile import changed
from igroteka.kernel.pool import Pool
from igroteka.kernel.view import determinise
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.candelabria.build import Play, Position, quest, table


def quiet(*houses: str, year: int = 1, two: bool = False) -> Position:
    make = table(*houses, year=year, two=two, quests=True)
    make.state.powers = (0,) * make.state.seats
    return make


def done(s: Play) -> list[tuple[int, str, int]]:
    """Claimed quests: seat, quest, VP."""
    return [(int(seat), str(word), int(vp)) for seat, word, vp in s.told("quest.done")]


# Dealing


@rule("candelabria.quest.cards")
def test_twenty_four_quests_of_two_types() -> None:
    assert len(BOX.quest) == 24
    assert [row.type for row in BOX.quest].count("annual") == 12
    assert tuple(row.id for row in BOX.quest) == QUESTS


def dealt() -> Play:
    """Three seats have been dealt two quests each and are choosing."""
    return scenario(GAME, seats=3, seed=5, quests="on")


@rule("candelabria.quest.deal", "candelabria.quest.personal", "candelabria.quest.choice", "candelabria.quest.common")
def test_each_keeps_one_of_two_in_secret_and_the_others_are_common() -> None:
    s = dealt()
    assert s.topic == "quest.keep" and s.match.deciding() == [0, 1, 2]
    hands = [s.state.personal.things[seat * 2 : seat * 2 + 2] for seat in range(3)]
    assert len({card for hand in hands for card in hand}) == 6
    assert s.state.personal.knowers == [only(seat) for seat in (0, 0, 1, 1, 2, 2)]
    assert [s.match.asked(seat).keys for seat in range(3)] == [
        tuple(QUESTS[card] for card in sorted(hand)) for hand in hands
    ]
    kept = [min(hand) for hand in hands]
    for seat in range(3):
        assert s.told("quest.common") == []
        s.play_as(seat, QUESTS[kept[seat]])
    assert s.state.personal.things == kept and s.state.personal.knowers == [only(0), only(1), only(2)]
    assert s.state.common == tuple(max(hand) for hand in hands)
    assert s.match.view(1).known.personal.things == [-1, kept[1], -1]


@rule("candelabria.quest.deal")
def test_undealt_quests_stay_out() -> None:
    s = dealt()
    assert len(s.state.quest_pool.unseen) == 24 - 6


# Annual quests


@rule("candelabria.quest.annual.vp", "candelabria.quest.reward_idea")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_an_annual_quest_scores_by_year(year: int, vp: int) -> None:
    s = quiet(year=year).quests("flame_out").due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in")
    assert done(s) == [(0, "flame_out", vp)] and s.state.vp == (vp, 0, 0)


@rule("candelabria.quest.annual.once_per_year", "candelabria.quest.annual.mark")
def test_an_annual_quest_is_done_once_a_year() -> None:
    make = quiet().quests("flame_out").due(effects.extinguish, 1, UPGRADE, 1).due(effects.extinguish, 0, UPGRADE, 2)
    s = make.play("flame:1:2-in", "pass", "flame:1:2-cw", "pass", "flame:0:8-in")
    assert done(s) == [(0, "flame_out", 4)]
    assert s.state.quest_slots[quest("flame_out")] == 0 + 1  # a flame of seat 0 lies on the card
    assert s.state.supply[0] == 21 + 1 - 1


@rule("candelabria.quest.annual.reset", "candelabria.quest.annual.repeat")
def test_annual_quests_open_again_in_every_mist() -> None:
    make = quiet(year=2).quests("flame_out").marks("flame_out", 1)
    assert make.state.supply[0] == 20
    s = make.mist().play()
    assert s.state.supply[0] == 21 and s.state.quest_slots[quest("flame_out")] == 0
    kinds = [event.kind.name for event in s.events]
    assert kinds.index("quest.reopened") < kinds.index("mist.curse")
    s = make.resume(s).due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in")
    assert done(s) == [(0, "flame_out", 8)]


# Hierarchical quests


@rule(
    "candelabria.quest.hier.vp",
    "candelabria.quest.hier.mark",
    "candelabria.quest.hier.immediate",
    "candelabria.quest.hier.repeat",
    "candelabria.quest.hier.first_three",
)
def test_a_hierarchical_quest_gives_twelve_eight_and_four() -> None:
    make = quiet().quests("three_tactics")
    for seat in (1, 0, 0):
        make.due(effects.take_tactic, seat, 3, 0)
    s = make.play()
    for wanted in ((12, 0, 0), (20, 0, 0), (20, 4, 0)):
        for _ in range(3):
            s.play(s.keys[0])
        assert s.state.vp == wanted
    assert done(s) == [(0, "three_tactics", 12), (0, "three_tactics", 8), (1, "three_tactics", 4)]


@rule("candelabria.quest.hier.duration")
def test_a_hierarchical_quest_stays_over_the_years() -> None:
    make = quiet(year=2).quests("three_tactics").marks("three_tactics", 1)
    s = make.mist().play()
    assert s.state.quest_slots[quest("three_tactics")] == 1


@rule("candelabria.quest.hier.remove", "candelabria.example.quest.hier")
def test_example_the_third_slot_gives_four_and_the_card_leaves() -> None:
    make = quiet().quests("three_candles").marks("three_candles", 2, 3).hand(0, "U01")
    make.candle(0, "explorer", "8-in").candle(0, "warrior", "8-in")
    s = make.play("pilgrim:U01")
    assert done(s) == [(0, "three_candles", 4)] and s.told("quest.gone") == [("three_candles",)]
    assert s.state.common == () and s.state.quest_slots[quest("three_candles")] == GONE
    assert s.state.supply == (21, 21, 21)  # the flames went back


@rule("candelabria.example.quest.annual")
def test_example_ash_builds_a_temple_in_year_two() -> None:
    make = quiet(year=2).quests("build_temple").storage(0, 0, 2).due(territories.forge, 0, 1, 0)
    s = make.play("temple:grey")
    assert done(s) == [(0, "build_temple", 8)] and s.state.vp[0] == 8
    assert s.state.quest_slots[quest("build_temple")] == 1


# Personal quests, timing


@rule("candelabria.quest.personal")
def test_only_its_owner_claims_a_personal_quest_and_so_reveals_it() -> None:
    make = quiet().quests(s0="flame_out").due(effects.extinguish, 0, UPGRADE, 1).due(effects.extinguish, 1, UPGRADE, 1)
    s = make.play("flame:0:8-in", "pass")
    assert done(s) == [] and s.match.view(1).known.personal.things[0] == -1
    s.play("flame:1:2-in")
    assert done(s) == [(0, "flame_out", 4)]
    assert s.state.personal.knowers[0] == EVERYONE
    assert s.match.view(1).known.personal.things[0] == quest("flame_out")


@rule("candelabria.quest.personal")
def test_a_hierarchical_personal_quest_fills_its_own_slots() -> None:
    make = quiet().quests(s0="three_tactics").due(effects.take_tactic, 0, 3, 0).due(effects.take_tactic, 0, 3, 0)
    s = make.play()
    for _ in range(6):
        s.play(s.keys[0])
    assert [vp for _, _, vp in done(s)] == [12, 8]


@rule("candelabria.quest.timing", "candelabria.quest.common")
def test_one_event_completes_each_fitting_card_before_the_next_effect() -> None:
    make = quiet().quests("candle_out", "candle_last_fire").candle(1, "pilgrim", "2-in", fires=1)
    s = make.due(effects.extinguish, 0, CARD, 2).play("candle:1:pilgrim")
    assert sorted(done(s)) == [(0, "candle_last_fire", 12), (0, "candle_out", 4)]
    assert s.topic == "extinguish.target"  # the second use is still to come


@rule("candelabria.quest.timing")
def test_a_claim_in_war() -> None:
    make = quiet().quests("own_curse_win").curses("curse_1").curse(1, 0, 8).fight(8)
    assert done(make.play()) == [(0, "own_curse_win", 12)]


@rule("candelabria.comp.earth_flame.supply")
def test_a_quest_can_be_claimed_without_a_flame() -> None:
    make = quiet().quests("flame_out").due(effects.extinguish, 0, UPGRADE, 1)
    make.state.supply = changed(make.state.supply, 0, 0)
    s = make.play("flame:1:2-in")
    assert s.state.vp[0] == 4 and s.state.quest_slots[quest("flame_out")] == NO_FLAME
    assert s.state.supply[0] == 0


# Two players


@rule("candelabria.quest.two.base")
def test_five_quests_are_not_used_by_two() -> None:
    s = scenario(GAME, mode="two", seats=2, luck=[0], seed=1, quests="on").play("region:2", "region:4")
    assert s.topic == "quest.keep"
    used = {*s.state.quest_pool.unseen, *s.state.personal.things}
    assert len(used) == 19
    out = {QUESTS[card] for card in range(24)} - {QUESTS[card] for card in used}
    assert out == {"control_curse_1", "control_curse_2", "control_curse_3", "own_curse_win", "enemy_curse_win"}


@rule("candelabria.quest.two.slot2")
def test_the_second_slot_is_blocked_for_two() -> None:
    make = quiet("ash", "guild", two=True).quests("three_tactics", s0="region_6", s1="region_6")
    for _ in range(3):
        make.due(effects.take_tactic, 0, 3, 0)
    s = make.play()
    for _ in range(3):
        s.play(s.keys[0])
    assert s.state.quest_slots[quest("three_tactics")] == 1 | BLOCKED << 3
    for _ in range(6):
        s.play(s.keys[0])
    assert [vp for _, _, vp in done(s)] == [12, 4]


@rule("candelabria.quest.two.year1")
def test_annual_quests_are_blocked_for_two_in_year_one() -> None:
    make = quiet("ash", "guild", two=True).quests("flame_out")
    s = make.mist().play()
    assert s.state.quest_slots[quest("flame_out")] == BLOCKED
    s = make.resume(s).due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in")
    assert done(s) == []
    make = quiet("ash", "guild", year=2, two=True).quests("flame_out").marks("flame_out", BLOCKED)
    s = make.mist().play()
    assert s.state.quest_slots[quest("flame_out")] == 0


# The annual quests


@rule("candelabria.quest.card.annual.build_temple")
def test_build_temple_by_a_curse_too() -> None:
    make = quiet().quests("build_temple").curses("curse_4").at_curse(1, s0=1).war()
    assert done(make.play("temple:grey")) == [(0, "build_temple", 4)]


@rule("candelabria.quest.card.annual.destroy_temple")
def test_destroy_temple() -> None:
    make = quiet().quests("raze_temple").temple(7, "grey").due(due.destroy_temple, 0, CARD, 1)
    assert done(make.play("region:7")) == [(0, "raze_temple", 4)]


@rule(
    "candelabria.quest.card.annual.curse1",
    "candelabria.quest.card.annual.curse2",
    "candelabria.quest.card.annual.curse3",
)
@pytest.mark.parametrize("place", [1, 2, 3])
def test_control_a_curse_by_its_place(place: int) -> None:
    make = quiet().quests("control_curse_1", "control_curse_2", "control_curse_3").at_curse(place, s2=1).war()
    s = make.play()
    assert done(s)[0] == (2, f"control_curse_{place}", 4) and len(done(s)) == 1


@rule("candelabria.quest.card.annual.candle_out")
def test_put_out_all_fires_of_a_candle_by_any_effect() -> None:
    make = quiet().quests("candle_out").candle(1, "pilgrim", "7-cw", fires=1).candle(2, "pilgrim", "7-cw", fires=2)
    s = make.play("maneuver:A1", "castle", "7-cw", "candle:1:pilgrim")
    assert done(s) == [(0, "candle_out", 4)]
    assert done(make.play("maneuver:A1", "castle", "7-cw", "candle:2:pilgrim")) == []


@rule("candelabria.quest.card.annual.candle_out")
def test_burning_the_own_last_fire_is_no_extinguishing() -> None:
    make = quiet().quests("candle_out").flames(0, "7-cw", "7-in").candle(0, "warrior", "7-cw", fires=1)
    assert done(make.play("maneuver:A1", "warrior", "7-in", "burn:warrior", "7-cw")) == []


@rule(
    "candelabria.quest.card.annual.upgrade1",
    "candelabria.quest.card.annual.upgrade2",
    "candelabria.quest.card.annual.upgrade3",
)
@pytest.mark.parametrize(("stack", "word"), [(1, "upgrade_1"), (2, "upgrade_2"), (3, "upgrade_3")])
def test_buy_an_upgrade_of_a_year(stack: int, word: str) -> None:
    make = quiet(year=2).quests("upgrade_1", "upgrade_2", "upgrade_3").storage(0, 0, 5)
    make.stacks("vp_on_deploy", "plus_mine", "end_mine").due(territories.forge, 0, 1, 0)
    assert done(make.play(f"upgrade:{stack}")) == [(0, word, 8)]


@rule("candelabria.quest.card.annual.upgrade1")
def test_a_free_upgrade_is_not_bought() -> None:
    make = quiet().quests("upgrade_1").curses("curse_4").at_curse(1, s0=1).stacks("vp_on_deploy").war()
    s = make.play("upgrade:1")
    assert s.told("curse.upgrade") != [] and done(s) == []


@rule("candelabria.quest.card.annual.flame_out")
def test_extinguish_an_opponents_flame_also_by_the_castle() -> None:
    make = quiet().quests("flame_out").flames(1, "7-cw")
    s = make.play("maneuver:A1", "castle", "7-cw", "flame:1:7-cw")
    assert done(s) == [(0, "flame_out", 4)]


@rule("candelabria.quest.card.annual.flame_out")
def test_an_own_flame_put_out_does_not_count() -> None:
    make = quiet().quests("flame_out").curses("curse_8").at_curse(1, s0=1).war()
    s = make.play()
    assert s.told("extinguish.flame") != [] and done(s) == []


@rule("candelabria.quest.card.annual.region6")
def test_control_all_of_region_six() -> None:
    make = quiet().quests("region_6").flames(0, "6-a").candle(0, "pilgrim", "6-b").due(effects.light, 0, CARD, 1)
    assert done(make.play("flame:6-c")) == [(0, "region_6", 4)]
    assert done(make.play("flame:1-in")) == []


@rule("candelabria.quest.card.annual.region6")
def test_control_left_from_last_year_does_not_score_by_itself() -> None:
    make = quiet(year=2).quests("region_6").flames(0, "6-a", "6-b", "6-c").candle(0, "warrior", "8-in")
    s = make.play("maneuver:A1")
    assert done(s) == []
    s.play("warrior", "6-c")  # an own piece moves into it
    assert done(s) == [(0, "region_6", 8)]


@rule("candelabria.quest.card.annual.region6")
def test_a_pushed_candle_may_complete_the_region_for_its_owner() -> None:
    make = (
        quiet().quests("region_6").flames(1, "6-a", "6-b").candle(1, "explorer", "8-in").candle(0, "warrior", "8-ccw")
    )
    s = make.play("maneuver:A1", "warrior", "8-in", "6-c")
    assert done(s) == [(1, "region_6", 4)]


def battle(*common: str, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), region: int = 1) -> Position:
    make = quiet().quests(*common).castle(0, "1-in").flames(1, "1-cw").tactics(0, *mine).tactics(1, *theirs)
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
    while not s.told("battle.won"):
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
    make = quiet().quests("white_win", "black_win").temple(8, colour).fight(8)
    assert done(make.play()) == [(0, f"{colour}_win", 12)]  # a sole participant too


@rule("candelabria.quest.card.hier.three_candles", "candelabria.meta.terms.round")
def test_deploy_three_candles_in_a_year() -> None:
    make = quiet().quests("three_candles").hand(0, "U01", "U05").candle(0, "explorer", "8-in")
    s = make.play("pilgrim:U01")
    assert done(s) == []
    make.candle(0, "pilgrim", "8-in")
    assert done(make.play("warrior:U01")) == [(0, "three_candles", 12)]


@rule("candelabria.quest.card.hier.castle_last_fire", "candelabria.quest.card.hier.candle_last_fire")
def test_put_out_a_last_fire_with_the_castle() -> None:
    make = quiet().quests("castle_last_fire", "candle_last_fire").candle(1, "pilgrim", "7-cw", fires=1)
    s = make.play("maneuver:A1", "castle", "7-cw", "candle:1:pilgrim")
    assert done(s) == [(0, "castle_last_fire", 12)]


@rule("candelabria.quest.card.hier.candle_last_fire")
def test_put_out_a_last_fire_with_a_candle_card_and_not_with_an_upgrade() -> None:
    make = quiet().quests("candle_last_fire").candle(1, "pilgrim", "7-cw", fires=1).hand(0, "U04")
    assert done(make.play("warrior:U04", "candle:1:pilgrim")) == [(0, "candle_last_fire", 12)]
    make = (
        quiet().quests("candle_last_fire").candle(1, "pilgrim", "7-cw", fires=1).due(effects.extinguish, 0, UPGRADE, 1)
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
    make = quiet().quests("six_resources").storage(0, 0, 0).due(territories.mine, 0, 6)
    assert done(make.play("wax:3:gold:3")) == [(0, "six_resources", 12)]
    make = quiet().quests("six_resources").storage(0, 5, 0).due(territories.mine, 0, 6)
    assert done(make.play("wax:5:gold:0")) == []  # only stored cubes count
    make = quiet().quests("six_resources").storage(0, 0, 0).storage(1, 6, 0).due(effects.steal, 0, CARD, 6, 0)
    assert done(make.play(*("1:wax",) * 6)) == [(0, "six_resources", 12)]


@rule("candelabria.quest.card.hier.three_buys")
def test_buy_three_things_in_one_action() -> None:
    make = (
        quiet().quests("three_buys").storage(0, 0, 9).stacks("vp_on_deploy", "end_mine").due(territories.forge, 0, 3, 0)
    )
    s = make.play("temple:grey", "upgrade:2")
    assert done(s) == []
    s.play("temple:black")
    assert done(s) == [(0, "three_buys", 12)]


@rule("candelabria.quest.card.hier.three_tactics")
def test_gain_three_tactic_cards_in_one_action() -> None:
    make = quiet().quests("three_tactics").due(effects.take_tactic, 0, 2, 0).due(effects.take_tactic, 0, 2, 0)
    s = make.play()
    for _ in range(4):
        s.play(s.keys[0])
    assert done(s) == []
    s = quiet(year=2).quests("three_tactics").hand(0, "U25").play("warrior:U25", "T01", "T02")
    assert done(s) == []  # two only
    make = quiet().quests("three_tactics").candle(0, "warrior", "2-in")
    assert done(make.play("maneuver:A1", "warrior", "2-cw", "T01", "T02")) == []  # two Barracks
    s = quiet(year=3).quests("three_tactics").hand(0, "U41").play("warrior:U41")
    for _ in range(3):
        s.play(s.keys[0])
    assert done(s) == [(0, "three_tactics", 12)]


@rule("candelabria.quest.card.annual.region6")
def test_a_candle_relocated_by_a_curse_may_complete_the_region_for_its_owner() -> None:
    make = quiet().quests("region_6").flames(1, "6-a", "6-b").flames(0, "1-in").candle(1, "pilgrim", "1-cw")
    s = make.curses("curse_3").at_curse(1, s0=1).war().play("region:1", "1:pilgrim", "6-c")
    assert done(s) == [(1, "region_6", 4)]


@rule("candelabria.quest.card.annual.candle_out")
def test_the_own_candle_put_out_by_a_curse_does_not_count() -> None:
    make = quiet("ash", "guild", "seeders", "coven").quests("candle_out").candle(0, "pilgrim", "8-cw", fires=1)
    s = make.curses("curse_10").at_curse(1, s0=1).war().play("candle:0:pilgrim", "pass")
    assert s.told("extinguish.fire") == [(0, 0, "pilgrim", 0)] and done(s) == []


@rule("candelabria.quest.card.hier.three_buys")
def test_the_third_purchase_may_be_an_upgrade() -> None:
    make = (
        quiet().quests("three_buys").storage(0, 0, 9).stacks("vp_on_deploy", "end_mine").due(territories.forge, 0, 3, 0)
    )
    assert done(make.play("temple:grey", "temple:black", "upgrade:2")) == [(0, "three_buys", 12)]


@rule("candelabria.quest.card.hier.three_buys")
def test_two_purchases_are_not_three() -> None:
    make = quiet().quests("three_buys").storage(0, 0, 9).candle(0, "warrior", "1-cw")
    s = make.play("maneuver:A1", "warrior", "1-in", "temple:grey", "region:1", "temple:black", "region:1")
    assert s.topic == "maneuver.figure" and done(s) == []
    make = table("guild", "ash", "seeders", quests=True).quests("three_buys").order(0, 1, 2).flames(0, "1-in", "3-ccw")
    s = make.storage(0, 0, 9).play("maneuver:G1", "temple:grey", "region:1", "temple:black", "region:1")
    assert s.topic == "maneuver.figure" and done(s) == []


@rule("candelabria.quest.card.hier.six_resources")
def test_cubes_without_room_do_not_count() -> None:
    make = quiet().quests("six_resources").storage(0, 5, 0).storage(1, 6, 0).due(effects.steal, 0, CARD, 6, 0)
    s = make.play(*("1:wax",) * 6)
    assert s.state.wax[0] == 10 and done(s) == []
    make = quiet(year=3).quests("six_resources").storage(0, 1, 0).storage(1, 5, 0).hand(0, "U38")
    assert done(make.play("warrior:U38", *("1:wax",) * 4)) == []


@rule("candelabria.quest.card.hier.three_candles")
def test_any_seat_completes_three_candles() -> None:
    make = quiet().quests("three_candles").order(1, 0, 2).hand(1, "U01").candle(1, "explorer", "2-in", card="A1")
    s = make.candle(1, "pilgrim", "2-in").play("warrior:U01")
    assert done(s) == [(1, "three_candles", 12)]
    make = quiet().quests("three_candles").order(1, 0, 2).hand(1, "U01").candle(1, "pilgrim", "2-in")
    assert done(make.play("warrior:U01")) == []  # the explorer is missing


@rule("candelabria.quest.card.annual.region6")
def test_a_candle_deployed_in_the_centre_counts() -> None:
    make = quiet().quests("region_6").flames(0, "6-a", "6-b").castle(0, "6-c").hand(0, "U01")
    assert done(make.play("warrior:U01")) == [(0, "region_6", 4)]


@rule("candelabria.quest.two.year1")
def test_annual_quests_are_open_to_three_in_year_one() -> None:
    s = quiet().quests("flame_out").mist().play()
    assert s.state.quest_slots == (0,) * 24
    assert table("ash", "guild", two=True).mist().play().state.quest_slots == ()  # no quests at all


@rule("candelabria.quest.deal")
def test_quests_start_open() -> None:
    s = dealt()
    assert s.state.quest_slots == (0,) * 24
    mine = [values for values in s.told("quest.dealt") if values[0] == 0]
    assert mine == [(0, *(QUESTS[card] for card in s.state.personal.things[:2]))]


@rule("candelabria.quest.timing", "candelabria.flow.hidden")
def test_a_quest_met_and_not_claimed_is_known_not_to_be_the_personal_one() -> None:
    make = quiet().quests("build_temple", s0="region_6", s1="control_curse_1", s2="control_curse_2")
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
    make = quiet("ash", "guild", two=True).quests(s0="flame_out").marks("flame_out", BLOCKED)
    s = make.due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in", "pass")
    assert done(s) == [] and s.state.ruled_out == (0, 0)
