"""The two-player game."""

import pytest

from igroteka.content.texts import Language, Texts
from igroteka.games.candelabria import GAME, events
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import strength
from igroteka.games.candelabria.rules import effects, territories
from igroteka.games.candelabria.rules.war import battle_regions
from igroteka.games.candelabria.topics import CURSES
from igroteka.games.candelabria.words import HOUSES, TERRITORIES, UPGRADE, Region
from igroteka.kernel.game import SetupError
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.candelabria.build import Play, Position, table, tactic, territory
from tests.games.candelabria.read import tactics_of


def two(*houses: str, year: int = 1) -> Position:
    return table(*houses, year=year, two=True) if houses else table("ash", "guild", year=year, two=True)


def curse_places(s: Play) -> list[str]:
    return [TERRITORIES[at] if at >= 0 else "nowhere" for at in s.state.curse_at]


@rule("candelabria.two.base", "candelabria.two.setup.board")
def test_two_play_on_the_small_side() -> None:
    s = scenario(GAME, mode="two", seats=2, seed=1)
    assert s.state.side == 0 and s.state.two
    with pytest.raises(SetupError):
        GAME.setup("two", 3)


@rule("candelabria.two.setup.first", "candelabria.two.setup.second")
@pytest.mark.parametrize(("first", "others"), [(2, (4, 8)), (3, (4, 8)), (4, (2, 3)), (8, (2, 3))])
def test_the_first_picks_any_region_and_the_other_one_of_the_far_side(first: int, others: tuple[int, int]) -> None:
    s = scenario(GAME, mode="two", seats=2, luck=[1], seed=1)
    assert (s.topic, s.seat) == ("setup.region", 1)
    assert s.keys == ("region:2", "region:3", "region:4", "region:8")
    s.play(f"region:{first}")
    assert (s.seat, s.keys) == (0, tuple(f"region:{region}" for region in others))
    s.play(s.keys[0])
    taken = [BOX.house[house].start_region for house in s.state.houses]
    assert taken == [others[0], first]


@rule("candelabria.two.setup.first")
def test_the_first_player_of_the_choice_is_random_and_the_track_follows_the_houses() -> None:
    assert {scenario(GAME, mode="two", seats=2, seed=seed).seat for seed in range(10)} == {0, 1}
    s = scenario(GAME, mode="two", seats=2, luck=[0], seed=1).play("region:4", "region:2")
    assert [HOUSES[s.state.houses[seat]] for seat in s.state.order] == ["guild", "coven"]


@rule("candelabria.two.setup.region_tokens", "candelabria.two.setup.curse_deck", "candelabria.two.mist.place")
def test_regions_are_not_turned_and_curses_appear_on_mines() -> None:
    s = two().mist().play(luck=[CURSES.index(curse) for curse in ("curse_3", "curse_8", "curse_5")])
    assert s.state.afflicted == 0
    assert curse_places(s) == ["3-in", "8-in", "5-ccw"]
    assert len([card for card in two().full_curse_deck if card < 0]) == 7


@rule("candelabria.two.mist.place")
def test_a_black_temple_does_not_stop_a_curse_from_appearing() -> None:
    s = two().temple(3, "black").mist().play(luck=[CURSES.index("curse_3")])
    assert curse_places(s)[0] == "3-in"


@rule(
    "candelabria.two.mist.draw",
    "candelabria.two.mist.kept",
    "candelabria.two.endwar.curse_cards",
    "candelabria.two.endwar.curse_figures",
)
def test_the_third_curse_stays_and_two_new_ones_come() -> None:
    make = two().curses("curse_1", "curse_5", "curse_7")
    make.state.curse_at = (territory("2-in"), territory("6-a"), territory("4-in"))
    s = make.end_of_war().play(luck=[CURSES.index("curse_2"), CURSES.index("curse_8")])
    assert [CURSES[card] for card in s.state.curses] == ["curse_2", "curse_8", "curse_7"]
    assert curse_places(s) == ["2-in", "8-in", "4-in"]  # where it was moved to
    make = two().curses("curse_5", "curse_7", "curse_1").end_of_war()
    s = make.play(luck=[CURSES.index("curse_2"), CURSES.index("curse_8")])
    assert [CURSES[card] for card in s.state.curses] == ["curse_2", "curse_8", "curse_1"]
    assert s.values_of("mist.curse_appeared") == [(1, "2-in"), (2, "8-in")]


@rule("candelabria.two.mist.battle_regions", "candelabria.two.war.no_control", "candelabria.two.war.three_battles")
def test_battles_are_where_curses_stand() -> None:
    make = two().curses("curse_1", "curse_5", "curse_7").flames(0, "1-in", "5-in", "7-in").war()
    s = make.play()
    assert s.values_of("battle.won") == [(0, 5, 4), (0, 7, 4), (0, 1, 4)]
    assert s.values_of("war.curse") == []


@rule("candelabria.two.war.order")
def test_battles_start_after_the_region_printed_on_the_leftmost_card() -> None:
    make = two().curses("curse_3", "curse_5", "curse_1")
    make.state.curse_at = (territory("3-cw"), territory("2-in"), territory("8-in"))
    assert battle_regions(make.t) == [8, 2, 3]


@rule("candelabria.two.war.shared_region")
def test_two_curses_in_one_region_make_one_battle() -> None:
    make = two().flames(0, "6-a")
    make.state.curse_at = (territory("6-a"), territory("6-b"), territory("7-in"))
    s = make.war().play()
    assert s.values_of("battle.won") == [(0, 6, 4)] and s.values_of("battle.empty") == [(7,)]


@rule("candelabria.two.curses.no_strength")
def test_curses_have_no_strength_and_upgrades_for_them_do_nothing() -> None:
    make = two("coven", "guild", year=3).upgrade(0, "curse_strength_1", "tactic_on_curse")
    make.state.curse_at = (territory("4-in"),) * 3
    assert strength(make.state, BOX, 0, Region(4)) == 2 + 4
    s = make.war().play()
    assert s.values_of("war.curse_placed") == [] and s.values_of("tactic.taken") == []
    assert (0, 6) in s.values_of("battle.strength")


@rule("candelabria.two.territory.curse", "candelabria.two.curses.influence_meaning", "candelabria.comp.movable")
def test_curse_influence_moves_curses_by_one_territory_each() -> None:
    make = two().flames(0, "2-ccw").candle(0, "warrior", "2-in").curses("curse_1", "curse_5", "curse_7")
    s = make.play("maneuver:A1", "warrior", "6-a")
    assert s.topic == "curse.step"
    s.play("curse:1:1-in")
    assert s.topic == "curse.step"
    s.play("curse:1:6-c")  # steps may be spent on one curse, or split
    assert curse_places(s) == ["6-c", "5-ccw", "7-cw"] and s.topic == "maneuver.figure"
    assert s.values_of("curse.moved") == [(0, 1, "1-in"), (0, 1, "6-c")]
    s = make.play("maneuver:A1", "warrior", "6-a", "curse:2:3-cw", "curse:3:7-in")
    assert curse_places(s) == ["1-ccw", "3-cw", "7-in"]
    assert make.play("maneuver:A1", "warrior", "6-a", "pass").topic == "maneuver.figure"


@rule("candelabria.two.territory.curse")
def test_curses_cross_bridges_share_territories_and_avoid_black_temples() -> None:
    make = two().temple(6, "black").due(territories.step_curse, 0, 1)
    make.state.curse_at = (territory("1-in"), territory("6-a"), territory("3-cw"))
    s = make.play()
    assert "black-temple" in str(s.refused("curse:1:6-a"))
    assert {no.target for no in s.ask.refusals()} == {"curse:1:6-a", "curse:1:6-c"}
    keys = s.keys
    assert "curse:1:6-a" not in keys and "curse:1:2-in" in keys  # no step into region 6
    assert "curse:2:6-b" in keys and "curse:2:1-in" in keys  # inside and out of it are allowed
    assert "curse:3:8-cw" in keys  # a bridge


@rule("candelabria.two.territory.curse.no_war", "candelabria.two.extinguished")
def test_an_extinguished_flame_moves_a_curse_in_ignition_only() -> None:
    make = two().curses("curse_1", "curse_5", "curse_7").due(effects.extinguish, 0, UPGRADE, 1)
    s = make.play("flame:1:2-in")
    assert (s.topic, s.seat) == ("curse.step", 1) and "pass" in s.keys
    s.play("curse:1:1-in")
    assert curse_places(s)[0] == "1-in" and s.topic == "ignition.turn"
    assert s.state.supply[1] == 22  # the flame went to the supply
    s = two().war().due(effects.extinguish, 0, UPGRADE, 1).play("flame:1:2-in")
    assert s.topic == "ignition.turn" and s.values_of("curse.moved") == []  # the War went on without a question


def duel() -> Position:
    make = two().flames(0, "1-in").flames(1, "1-cw").curses("curse_7", "curse_1", "curse_5")
    make.state.powers = (0, 0)
    make.state.tactic_rest = ()
    return make


@rule("candelabria.two.tactics.consumable", "candelabria.two.war.tactics_return", "candelabria.two.endwar.tactics")
def test_used_tactics_go_under_the_deck_and_unused_stay() -> None:
    make = duel().tactics(0, "T01", "ash_1", "T04").tactics(1, "T03", "T13")
    s = make.fight(1).play()
    s.play_as(0, "T01", "T04").play_as(1, "T13", "none")
    s.play("left:1:left")  # T01 for T13, in turn order of their owners
    assert list(s.state.tactic_bottom) == [tactic("T01"), tactic("T13")]
    while s.state.year == 1:
        s.play("pass" if "pass" in s.keys else s.keys[0])
    assert s.state.tactic_bottom[:3] == (tactic("T01"), tactic("T13"), tactic("T04"))
    assert tactics_of(s, 0) == ["ash_1"] and tactics_of(s, 1) == ["T03"]


@rule("candelabria.two.war.tactics_return")
def test_house_cards_under_the_deck_come_to_anyone() -> None:
    make = duel().candle(1, "warrior", "1-ccw").tactics(0)
    make.state.tactic_bottom = (tactic("ash_1"), tactic("T20"))
    make.hand(1, "U05").hand(0)
    s = make.play("pilgrim:U05", "T02")
    assert tactic("ash_1") in s.state.display and s.state.tactic_bottom == (tactic("T20"),)


@rule("candelabria.two.war.shared_region")
def test_a_curse_region_with_one_participant_is_won_without_cards() -> None:
    make = two().flames(0, "7-in").tactics(0, "T01")
    s = make.fight(7).play()
    assert s.values_of("battle.won") == [(0, 7, 4)] and s.values_of("battle.revealed") == []


@rule("candelabria.two.base", "candelabria.end.winner", "candelabria.end.tie")
def test_the_end_is_as_in_the_base_game() -> None:
    s = two(year=3).vp(7, 7).order(1, 0).end_of_war().play()
    assert s.result.winners == (1,)


@rule("candelabria.setup.player.house.small_side")
def test_knights_are_not_offered_to_two() -> None:
    assert "region:9" not in scenario(GAME, mode="two", seats=2, seed=3).keys


@rule("candelabria.two.war.tactics_return")
def test_cards_that_leave_together_go_in_turn_order_of_their_owners() -> None:
    make = duel().order(1, 0).tactics(0, "T01").tactics(1, "T13")
    s = make.fight(1).play()
    s.play_as(0, "T01").play_as(1, "T13").play("pass", "left:1:left")
    assert list(s.state.tactic_bottom[:2]) == [tactic("T13"), tactic("T01")]


@rule("candelabria.two.war.no_control")
def test_no_curse_is_offered_to_anybody() -> None:
    s = two().war().play()
    assert s.values_of("war.curse_unclaimed") == [] and s.values_of("war.curse") == []


@pytest.mark.parametrize(("lang", "word"), [("en", "open"), ("ru", "открыты")])
def test_the_mist_of_the_first_year_does_not_call_annual_quests_open(lang: Language, word: str) -> None:
    texts = Texts.of(GAME, strict=True)

    assert word not in texts.event(lang, events.QUESTS_REOPENED, (1,))
    assert word in texts.event(lang, events.QUESTS_REOPENED, (2,))
