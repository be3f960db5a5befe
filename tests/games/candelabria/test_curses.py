"""War, preparation: who wins curses, where they are placed, and the nine properties."""

import pytest

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import strength
from igroteka.games.candelabria.state import NOBODY_OWNS
from igroteka.games.candelabria.words import Region
from igroteka.testing import rule
from tests.games.candelabria.build import Play, Position, candle, plain, words
from tests.games.candelabria.read import fires_of, place_of, tactics_of, temples_of, upgrades_of

SEVEN = ("curse_1", "curse_2", "curse_3", "curse_4", "curse_5", "curse_7", "curse_8")
FOUR = ("ash", "guild", "seeders", "coven")


def cursed(curse: str, *houses: str, year: int = 1) -> Position:
    """Seat 0 will win this curse, alone on the board, and may place it in region 1 or its start region."""
    return plain(*houses, year=year).flames(0, "1-in").curses(curse).at_curse(1, s0=1)


@rule("candelabria.war.prep.scope", "candelabria.war.prep.hand", "candelabria.war.prep.flip", "candelabria.war.stages")
def test_war_begins_with_all_tactic_cards_in_hand() -> None:
    s = plain().flames(1, "8-in").war().play()
    assert s.topic == "battle.card" and s.match.deciding() == [0, 1]
    assert s.keys == ("ash_1", "ash_2", "ash_3", "none")


@rule("candelabria.war.prep.curses", "candelabria.war.curse.sequence", "candelabria.comp.curse_figure.when")
def test_curses_are_awarded_placed_and_resolved_one_by_one_from_the_left() -> None:
    make = plain().flames(0, "1-in").flames(1, "1-in").curses("curse_5", "curse_2", "curse_1")
    s = make.at_curse(1, s1=1).at_curse(2, s0=1).at_curse(3, s0=1, s1=1).war().play()
    assert s.seat == 1 and s.values_of("war.curse") == [(1, 1, "curse_5")]
    s.play("region:1")
    assert s.values_of("curse.first") == [(1,)]
    assert s.seat == 0 and s.values_of("war.curse")[-1] == (0, 2, "curse_2")
    s.play("region:1")
    assert s.values_of("war.curse")[-1] == (1, 3, "curse_1")  # the first curse changed the order, which breaks this tie


@rule("candelabria.war.curse.majority")
def test_a_curse_goes_to_the_most_flames_and_one_is_enough() -> None:
    s = plain().at_curse(1, s0=1, s1=3, s2=2).at_curse(2, s2=1).war().play()
    assert s.values_of("war.curse") == [(1, 1, "curse_1"), (2, 2, "curse_5")]
    assert s.values_of("war.curse_unclaimed") == [(3, "curse_7")]
    assert [values[:2] for values in s.values_of("war.curse_placed")] == [(1, 1), (2, 2)]


@rule(
    "candelabria.war.curse.tie",
    "candelabria.comp.board.turn_track.tie",
    "candelabria.example.curse.tie",
    "candelabria.war.curse.mark",
)
def test_example_a_tie_for_a_curse_is_won_by_the_earlier_player() -> None:
    make = plain("ash", "coven", "guild", "seeders").flames(0, "9-in").curses("curse_1").at_curse(1, s0=3, s1=3)
    s = make.war().play()
    assert s.seat == 0 and s.keys == ("region:8", "region:9")
    s.play("region:9")
    assert s.values_of("war.curse_placed") == [(0, 1, 9)]
    make = plain("ash", "coven", "guild", "seeders").curses("curse_1").at_curse(1, s0=3, s1=3).order(1, 0, 2, 3)
    assert make.war().play().values_of("war.curse") == [(1, 1, "curse_1")]


@rule("candelabria.example.curse.tie", "candelabria.comp.curse_figure.strength")
def test_example_the_curses_strength_counts_in_its_region() -> None:
    make = plain("ash", "coven", "guild", "seeders").flames(0, "9-in").curses("curse_2").curse(1, 0, 9)
    assert strength(make.state, BOX, 0, Region(9)) == 1 + 3
    assert strength(make.state, BOX, 0, Region(8)) == 3 + 4


@rule("candelabria.war.curse.return_flames")
def test_all_flames_at_an_awarded_or_unclaimed_curse_go_back() -> None:
    make = plain().at_curse(1, s0=1, s1=3, s2=2)
    assert make.state.supply == (20, 18, 19)
    s = make.war().play()
    assert s.state.curse_flames == (0,) * 9 and s.state.supply == (21, 21, 21)


@rule("candelabria.war.curse.place", "candelabria.war.curse.place.presence", "candelabria.comp.candle.extinguished")
def test_a_curse_is_placed_where_its_controller_has_a_figure() -> None:
    make = cursed("curse_1").castle(0, "7-in").candle(0, "pilgrim", "5-in", fires=0)
    s = make.war().play()
    assert s.topic == "curse.place" and s.keys == ("region:1", "region:5", "region:7", "region:8")
    assert "pass" not in s.keys and "no-presence" in str(s.refused("region:2"))


@rule("candelabria.war.curse.place", "candelabria.mist.afflicted.interaction")
def test_afflicted_regions_and_regions_with_curses_are_legal() -> None:
    make = plain().flames(0, "1-in").curses("curse_1", "curse_8").at_curse(1, s0=1).at_curse(2, s0=1).war()
    s = make.play("region:1", "region:1")
    assert s.values_of("war.curse_placed") == [(0, 1, 1), (0, 2, 1)]


@rule("candelabria.war.curse.place")
def test_without_a_legal_region_the_curse_is_lost() -> None:
    s = plain().curses("curse_5").at_curse(1, s1=1).temple(2, "black").war().play()
    assert s.values_of("war.curse_lost") == [(1, 1)] and s.values_of("curse.first") == []
    assert s.state.curse_owners == (NOBODY_OWNS,) * 3


@rule(
    "candelabria.war.curse.property",
    "candelabria.comp.curse_card.property",
    "candelabria.curse.scope",
    "candelabria.upgrade.tactic_on_curse",
)
def test_the_property_comes_right_after_placing_then_upgrades() -> None:
    make = cursed("curse_9", *FOUR).upgrade(0, "tactic_on_curse").war()
    s = make.play("region:8")
    assert s.topic == "tactic.take"  # nothing to light: region 8 is full of the seat's own flames
    s = make.play("region:1")
    assert s.topic == "light.target"
    s.play("pass")
    assert s.topic == "tactic.take"
    before = s.state.tactics[0]
    s.play("T03")
    assert len(s.state.tactics[0]) == len(before) + 1 and "T03" in tactics_of(s, 0)


@rule("candelabria.war.flames_to_supply")
def test_flames_extinguished_in_war_go_to_the_supply() -> None:
    s = cursed("curse_8").flames(1, "1-cw").war().play("region:1")
    assert s.values_of("extinguish.flame") == [(0, 0, "1-in"), (0, 1, "1-cw")]
    assert s.topic != "extinguished.curse" and s.state.supply[1] == 21


# The nine properties


@rule(
    "candelabria.curse.strength4",
    "candelabria.comp.curse_figure.strength",
    "candelabria.upgrade.curse_strength.year1",
    "candelabria.upgrade.stacking",
)
def test_the_strong_curse_has_four() -> None:
    make = plain().curses("curse_1", "curse_5").curse(1, 0, 1)
    assert strength(make.state, BOX, 0, Region(1)) == 4
    assert strength(make.upgrade(0, "curse_strength_1").state, BOX, 0, Region(1)) == 5
    make = plain().curses("curse_1", "curse_5").curse(2, 0, 1)
    assert strength(make.state, BOX, 0, Region(1)) == 3


@rule("candelabria.curse.reapply")
def test_reapply_uses_the_property_of_an_own_candle_in_the_region() -> None:
    make = cursed("curse_2").candle(0, "pilgrim", "1-cw", fires=1, card="U22").candle(0, "warrior", "1-in", card="U03")
    make.candle(1, "warrior", "1-in", card="U07").candle(0, "explorer", "8-in", card="U01")
    make.upgrade(0, "vp_on_deploy")
    make.state.year = 2
    before = len(make.state.deck)
    s = make.war().play("region:1")
    assert s.topic == "curse.reapply" and s.keys == ("pilgrim", "warrior")
    s.play("pilgrim")
    assert s.topic == "steal.from"
    s.play("1:wax", "2:wax", "2:gold")
    assert s.state.wax[0] + s.state.gold[0] == 7
    assert fires_of(s, 0, "pilgrim") == 1 and len(s.state.deck) == before
    assert s.values_of("vp.scored") == []  # nothing was deployed


@rule("candelabria.curse.reapply")
def test_reapply_by_another_seat() -> None:
    make = plain().flames(2, "1-in").curses("curse_2").at_curse(1, s2=1).candle(2, "pilgrim", "1-ccw", card="U07")
    s = make.candle(2, "warrior", "3-in", card="U03").war().play("region:1")
    assert s.values_of("curse.reapplied") == [(2, "U07")] and (2, 2, "candle") in s.values_of("vp.scored")


@rule("candelabria.curse.relocate")
def test_relocate_goes_to_another_territory() -> None:
    make = cursed("curse_3").candle(2, "pilgrim", "1-cw").war()
    s = make.play("region:1", "2:pilgrim")
    assert len(s.keys) == 23 and "1-cw" not in s.keys
    s.play("7-in")
    assert s.values_of("curse.relocated") == [(0, 2, "pilgrim", "7-in-small")]


@rule("candelabria.curse.reapply", "candelabria.icon.candle_scope")
def test_a_reapplied_property_reaches_anywhere() -> None:
    s = cursed("curse_2").candle(0, "warrior", "1-in", card="U03").war().play("region:1")
    assert s.topic == "light.target" and "flame:5-in" in s.keys


@rule("candelabria.curse.reapply")
def test_a_candle_before_its_year_or_elsewhere_is_not_reapplied() -> None:
    make = cursed("curse_2").candle(0, "warrior", "1-in", card="U37").candle(0, "pilgrim", "8-in", card="U03").war()
    s = make.play("region:1")
    assert s.values_of("curse.reapplied") == []


@rule("candelabria.curse.relocate")
def test_relocate_moves_any_candle_of_the_region_anywhere() -> None:
    make = cursed("curse_3").candle(0, "pilgrim", "1-cw").candle(1, "warrior", "1-in").candle(2, "explorer", "8-in")
    s = make.war().play("region:1")
    assert s.topic == "curse.relocate" and s.keys == ("0:pilgrim", "1:warrior", "pass")
    s.play("1:warrior", "7-cw")
    assert place_of(s, 1, "warrior") == "7-cw" and "7-cw" not in words(s.state, 1)


@rule("candelabria.curse.relocate", "candelabria.role.warrior.push")
def test_a_relocated_own_warrior_pushes() -> None:
    make = cursed("curse_3").candle(0, "warrior", "1-cw").candle(1, "pilgrim", "7-cw").war()
    s = make.play("region:1", "0:warrior", "7-cw")
    assert s.topic == "warrior.push.territory"
    make = cursed("curse_3").candle(1, "warrior", "1-cw").candle(2, "pilgrim", "7-cw").war()
    s = make.play("region:1", "1:warrior", "7-cw")
    assert s.topic != "warrior.push.territory"


@rule("candelabria.curse.temple_or_upgrade")
def test_the_gift_is_a_free_temple_in_the_region_or_a_free_upgrade() -> None:
    make = cursed("curse_4").storage(0, 0, 0).stacks("end_mine", "vp_on_deploy").war()
    s = make.play("region:1")
    assert s.topic == "curse.gift"
    assert s.keys == ("upgrade:1", "upgrade:2", "temple:white", "temple:grey", "temple:black")
    assert temples_of(s.play("temple:white"), 1) == ["white"]
    assert s.state.points[1] == 4  # the white temple's VP
    s = make.play("region:1", "upgrade:1")
    assert upgrades_of(s, 0) == ["end_mine"] and s.state.gold[0] == 0


@rule("candelabria.curse.temple_or_upgrade")
def test_if_one_gift_is_impossible_the_other_remains() -> None:
    make = cursed("curse_4").stacks("vp_on_deploy")
    make.upgrade(0, "end_mine", "end_curse", "end_forge", "end_portal", "end_tavern", "end_barracks").war()
    assert make.play("region:1").keys == ("temple:white", "temple:grey", "temple:black")
    make = cursed("curse_4").stacks("vp_on_deploy", "end_mine").war()
    make.state.temple_supply = (0, 0, 0)
    assert make.play("region:1").keys == ("upgrade:1", "upgrade:2")


@rule("candelabria.curse.first")
def test_the_controller_becomes_first() -> None:
    make = plain().curses("curse_5").at_curse(1, s2=1).war()
    s = make.play()
    assert s.values_of("curse.first") == [(2,)] and s.state.order == (2, 0, 1)


def fight(make: Position, *keys: str) -> Play:
    """A battle in region 1 without tactic cards or weak actions that do anything."""
    s = make.fight(1).play(*keys)
    while s.match.ask and s.topic.startswith(("battle", "light", "extinguish", "steal")):
        s.match.answer("none" if "none" in s.keys else "pass" if "pass" in s.keys else s.keys[0], s.seat)
    return s


@rule("candelabria.curse.double")
@pytest.mark.parametrize(("year", "vp"), [(1, 8), (2, 16), (3, 24)])
def test_the_doubling_curse_doubles_a_fought_battle(year: int, vp: int) -> None:
    make = plain(year=year).castle(0, "1-in").flames(1, "1-cw").curses("curse_7").curse(1, 0, 1)
    assert fight(make).values_of("battle.won")[0] == (0, 1, vp)


@rule("candelabria.curse.double")
def test_the_doubling_curse_does_nothing_for_others_or_without_opponents() -> None:
    make = plain().castle(0, "1-in").flames(1, "1-cw").curses("curse_7").curse(1, 1, 1)
    s = fight(make)
    assert s.values_of("battle.won")[0] in [(0, 1, 4), (1, 1, 8)] and s.values_of("battle.won")[0][0] == 0
    make = plain().castle(0, "1-in").curses("curse_7").curse(1, 0, 1)
    assert fight(make).values_of("battle.won")[0] == (0, 1, 4)


@rule("candelabria.curse.extinguish_all")
def test_extinguish_all_puts_out_every_flame_of_the_region() -> None:
    make = cursed("curse_8").flames(0, "1-cw").flames(1, "1-in", "1-ccw").flames(2, "2-in").candle(1, "pilgrim", "1-in")
    s = make.war().play("region:1")
    assert [words(s.state, seat) & {"1-in", "1-cw", "1-ccw"} for seat in range(3)] == [set(), set(), set()]
    assert "2-in" in words(s.state, 2) and fires_of(s, 1, "pilgrim") == 3


@rule("candelabria.curse.light2")
def test_light_two_in_the_region() -> None:
    make = cursed("curse_9", *FOUR).candle(0, "pilgrim", "1-in", fires=1).candle(0, "warrior", "8-in", fires=1)
    s = make.flames(1, "8-in").war().play("region:1")
    assert s.keys == ("flame:1-cw", "flame:1-ccw", "candle:pilgrim", "pass")
    s.play("flame:1-cw", "candle:pilgrim")
    assert fires_of(s, 0, "pilgrim") == 2 and "1-cw" in words(s.state, 0)
    assert s.topic != "light.target"


@rule("candelabria.curse.extinguish2")
def test_extinguish_up_to_two_of_any_owner_in_the_region() -> None:
    make = cursed("curse_10", *FOUR).flames(1, "1-in").candle(2, "pilgrim", "1-cw", fires=1).flames(3, "2-in").war()
    s = make.play("region:1")
    assert s.keys == ("flame:0:1-in", "flame:1:1-in", "candle:2:pilgrim", "pass")
    s.play("flame:0:1-in", "candle:2:pilgrim")
    assert "1-in" not in words(s.state, 0) and fires_of(s, 2, "pilgrim") == 0
    assert s.topic != "extinguish.target"
    assert "pass" in make.play("region:1").keys


def test_every_curse_effect_is_covered() -> None:
    assert len({card.effect for card in BOX.curse}) == 9 and candle("A1") == 0


@rule("candelabria.mist.draw.three_players", "candelabria.war.curse.sequence")
def test_with_two_curses_on_the_board_there_is_no_third() -> None:
    s = plain().curses("curse_1", "curse_5").war().play()
    assert s.values_of("war.curse_unclaimed") == [(1, "curse_1"), (2, "curse_5")]


@rule("candelabria.war.curse.place")
def test_a_lost_curse_has_no_owner() -> None:
    make = plain().flames(0, "3-in").curses("curse_5").at_curse(1, s1=1).temple(2, "black").war()
    s = make.play()
    assert s.topic == "battle.card" and s.state.curse_owners == (NOBODY_OWNS,) * 3


@rule("candelabria.curse.temple_or_upgrade")
def test_any_top_token_may_be_the_gift() -> None:
    make = cursed("curse_4").stacks("steal_on_deploy", "vp_on_deploy").war()
    s = make.play("region:1", "upgrade:1")
    assert upgrades_of(s, 0) == ["steal_on_deploy"] and s.values_of("curse.upgrade") == [(0, 1, "steal_on_deploy")]
