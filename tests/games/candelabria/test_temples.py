"""Temples: placing, stacking, destroying, and their three colours."""

import pytest

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import top_temple, winner
from igroteka.games.candelabria.rules import due, territories
from igroteka.games.candelabria.words import BLACK, CARD, GREY, TACTIC_CARD, Region
from igroteka.testing import rule
from tests.games.candelabria.build import Position, plain, table
from tests.games.candelabria.read import place_of, temples_of


def builder(gold: int = 9) -> Position:
    return plain().storage(0, 0, gold).due(territories.forge, 0, 3, 0)


@rule("candelabria.temple.place", "candelabria.comp.temple.scope")
def test_a_temple_stands_in_a_region_and_leaves_the_supply() -> None:
    s = builder().play("temple:grey", "done")
    assert temples_of(s, 8) == ["grey"] and s.state.temple_supply == (6, 5, 6)


@rule("candelabria.temple.presence", "candelabria.mist.afflicted.interaction")
def test_a_temple_needs_an_own_piece_in_the_region() -> None:
    make = builder().castle(0, "1-in").candle(0, "pilgrim", "6-a", fires=0).flames(0, "5-in").curse(1, 0, 7)
    s = make.play("temple:grey")
    assert s.keys == ("region:1", "region:5", "region:6", "region:8")  # 1 and 5 are afflicted; a curse is no piece
    assert "no-presence" in str(s.refused("region:7"))


@rule("candelabria.temple.stack", "candelabria.temple.top_only")
def test_a_new_temple_covers_the_old_one() -> None:
    s = builder().temple(8, "black").play("temple:grey", "done")
    assert temples_of(s, 8) == ["black", "grey"]
    assert top_temple(s.state, Region(8)) == GREY


@rule("candelabria.temple.top_only", "candelabria.temple.destroy")
def test_destroying_the_top_uncovers_the_one_below() -> None:
    s = plain().temple(7, "black", "white", "grey").due(due.destroy_temple, 0, CARD, 1).play("region:7")
    assert temples_of(s, 7) == ["black", "white"] and s.state.temple_supply == (6, 7, 6)
    assert s.state.vp[0] == 0  # being uncovered scores nothing
    s = plain().temple(7, "black", "white").due(due.destroy_temple, 0, CARD, 1).play("region:7")
    assert top_temple(s.state, Region(7)) == BLACK


@rule("candelabria.temple.destroy", "candelabria.icon.destroy_temple")
def test_a_candle_card_may_destroy_any_temple_or_none() -> None:
    make = plain().temple(7, "black").temple(5, "grey").due(due.destroy_temple, 0, CARD, 1)
    s = make.play()
    assert s.keys == ("region:5", "region:7", "pass")
    s.play("pass")
    assert temples_of(s, 5) == ["grey"] and temples_of(s, 7) == ["black"]
    assert plain().due(due.destroy_temple, 0, CARD, 1).play().topic == "ignition.turn"


@rule("candelabria.temple.destroy", "candelabria.battle.targets")
def test_in_battle_only_the_contested_temple_can_be_destroyed() -> None:
    make = plain().temple(7, "black").temple(5, "grey").due(due.destroy_temple, 0, TACTIC_CARD, 1)
    make.state.region = Region(5)
    assert make.play().keys == ("region:5", "pass")


@rule("candelabria.temple.white")
def test_a_white_temple_scores_for_who_places_and_who_destroys_it() -> None:
    s = builder().play("temple:white", "done")
    assert s.state.vp == (4, 0, 0)
    s = plain().temple(8, "white").due(due.destroy_temple, 1, CARD, 1).play("region:8")
    assert s.state.vp == (0, 4, 0)
    s = builder().due(due.destroy_temple, 0, CARD, 1).temple(8, "white").play("region:8", "temple:white", "done")
    assert s.state.vp == (8, 0, 0)  # one player may collect both


def two_in_region_1(*temples: str) -> Position:
    """Ash 5 with castle and flame, Guild 3 with three flames, in region 1."""
    make = plain().no_flames(0).no_flames(1).castle(0, "1-in").flames(0, "1-cw").flames(1, "1-in", "1-cw", "1-ccw")
    make.state.region, make.state.fighters = Region(1), (0, 1)
    return make.temple(1, *temples)


@rule("candelabria.temple.grey")
def test_under_a_grey_temple_the_weakest_wins() -> None:
    assert winner(two_in_region_1().state, BOX) == 0
    assert winner(two_in_region_1("grey").state, BOX) == 1
    assert winner(two_in_region_1("grey", "white").state, BOX) == 0  # covered


@rule("candelabria.temple.grey")
def test_ties_for_the_lowest_go_to_the_earlier_player() -> None:
    make = plain().no_flames(0).no_flames(1).flames(0, "1-in").flames(1, "1-cw").temple(1, "grey")
    make.state.region, make.state.fighters = Region(1), (1, 0)
    assert winner(make.state, BOX) == 1
    make.state.fighters = (0, 1)
    assert winner(make.state, BOX) == 0


@rule("candelabria.temple.grey")
def test_with_one_participant_a_grey_temple_changes_nothing() -> None:
    make = plain().temple(1, "grey").candle(0, "pilgrim", "1-in", fires=0)
    make.state.region, make.state.fighters = Region(1), (0,)
    assert winner(make.state, BOX) == 0


@rule("candelabria.temple.grey.active", "candelabria.comp.candle.extinguished")
@pytest.mark.parametrize(("fires", "wins"), [(0, 0), (1, 1)])
def test_to_win_by_a_grey_temple_takes_an_active_figure(fires: int, wins: int) -> None:
    make = two_in_region_1("grey").no_flames(1).candle(1, "pilgrim", "1-in", fires=fires)
    assert winner(make.state, BOX) == wins


@rule("candelabria.temple.grey.active")
def test_a_castle_is_active_and_a_candle_elsewhere_is_not() -> None:
    make = plain().no_flames(0).no_flames(1).castle(0, "1-ccw").flames(1, "1-in", "1-cw", "1-ccw").temple(1, "grey")
    make.candle(1, "warrior", "1-cw").candle(2, "explorer", "1-ccw", fires=0).candle(2, "warrior", "7-in", fires=4)
    make.state.region, make.state.fighters = Region(1), (0, 1, 2)
    assert winner(make.state, BOX) == 0  # 4 against 7; seat 2 has nothing that burns here
    make.candle(2, "explorer", "1-ccw", fires=1)
    assert winner(make.state, BOX) == 2


@rule("candelabria.temple.grey.active")
def test_a_curse_is_no_active_figure_and_without_any_the_temple_is_ignored() -> None:
    make = two_in_region_1("grey").no_flames(1).curse(1, 1, 1)
    assert winner(make.state, BOX) == 0
    make = two_in_region_1("grey").no_flames(0).no_flames(1).castle(0, "8-in").curse(1, 1, 1)
    assert winner(make.state, BOX) == 1  # strength 0 against 3, nobody is active


@rule("candelabria.temple.black", "candelabria.war.curse.place")
def test_no_curse_is_placed_under_a_black_temple() -> None:
    make = plain().flames(0, "1-in", "5-in").temple(8, "black").temple(5, "black", "grey").at_curse(1, s0=1).war()
    s = make.play()
    assert s.keys == ("region:1", "region:5")
    assert "black-temple" in str(s.refused("region:8"))


@rule("candelabria.temple.black")
def test_a_curse_already_there_stays_and_keeps_its_strength() -> None:
    make = two_in_region_1("black").no_flames(0).castle(0, "1-in").curse(1, 1, 1)
    assert winner(make.state, BOX) == 1  # 3 flames + 4 of the strong curse against 4


@rule("candelabria.flow.effect_order", "candelabria.house.knights.ability1")
def test_a_bought_temple_is_resolved_before_the_next_purchase() -> None:
    make = table("knights", "ash", "guild", "seeders", year=2).storage(0, 0, 4).candle(0, "pilgrim", "1-in")
    make.upgrade(0, "light_on_temple", "vp_on_temple").due(territories.forge, 0, 2, 0).no_flames(1)
    s = make.play("temple:white", "region:9")
    assert s.state.vp[0] == 5
    assert s.topic == "effect.order" and s.keys == ("light:1", "temple_move")
    s.play("temple_move", "pilgrim:9-in", "pass")
    assert place_of(s, 0, "pilgrim") == "9-in"
    assert s.topic == "forge.buy"


@rule("candelabria.icon.destroy_temple", "candelabria.comp.candle_card.number")
def test_a_repeated_symbol_destroys_again() -> None:
    s = plain().temple(7, "black", "grey").due(due.destroy_temple, 0, CARD, 2).play("region:7", "region:7")
    assert temples_of(s, 7) == []
