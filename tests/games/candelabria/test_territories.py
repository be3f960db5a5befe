"""The six territory actions, control, and extinguished flames."""

import pytest

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import controlled, land_count
from igroteka.games.candelabria.rules import effects
from igroteka.games.candelabria.rules.cards import hand
from igroteka.games.candelabria.state import IGNITION
from igroteka.games.candelabria.words import FORGE, TERRITORIES, UPGRADE
from igroteka.kernel.ask import only
from igroteka.kernel.pile import changed
from igroteka.testing import rule
from tests.games.candelabria.build import TABLES, Position, candle, plain, table, territory, words
from tests.games.candelabria.read import at_curses, castle_of, hand_of, place_of, tactics_of, temples_of, upgrades_of


@rule("candelabria.territory.count")
def test_an_action_counts_own_flames_on_its_symbol_and_no_other_pieces() -> None:
    make = plain().castle(0, "1-in").candle(0, "warrior", "3-ccw").flames(1, "6-b", "1-in")
    assert land_count(make.state, BOX, 0, FORGE) == 1  # the flame on 8-ccw
    make.flames(0, "6-b")
    assert land_count(make.state, BOX, 0, FORGE) == 2


# Curse influence


@rule("candelabria.territory.curse", "candelabria.extinguished.sources")
def test_curse_influence_puts_a_flame_for_each_own_curse_territory() -> None:
    s = plain().flames(0, "2-ccw").candle(0, "warrior", "2-in").play("maneuver:A1", "warrior", "6-a")
    assert s.topic == "curse.influence" and s.keys == ("curse:1", "curse:2", "curse:3")
    s.play("curse:3")
    assert s.topic == "curse.influence"
    s.play("curse:1")
    assert at_curses(s, 0) == [1, 0, 1] and s.topic == "maneuver.figure"
    assert s.values_of("curse.influenced") == [(0, 3), (0, 1)]
    assert s.state.supply[0] == 25 - 1 - 3 - 2 - 2


@rule("candelabria.territory.curse", "candelabria.comp.earth_flame.supply", "candelabria.territory.mandatory")
def test_influence_lasts_as_long_as_the_supply() -> None:
    make = plain().flames(0, "2-ccw").candle(0, "warrior", "2-in")
    make.state.supply = changed(make.state.supply, 0, 2)
    s = make.play("maneuver:A1", "warrior", "6-a", "curse:2")
    assert at_curses(s, 0) == [0, 1, 0] and s.topic == "maneuver.figure"


@rule("candelabria.territory.curse", "candelabria.mist.draw.three_players")
def test_only_displayed_curses_take_flames() -> None:
    s = plain().curses("curse_1", "curse_5").candle(0, "warrior", "2-in").play("maneuver:A1", "warrior", "6-a")
    assert s.keys == ("curse:1", "curse:2")


# Barracks


@rule(
    "candelabria.territory.barracks",
    "candelabria.tactics.refill",
    "candelabria.comp.tactics_board",
    "candelabria.comp.war_board.front",
)
def test_barracks_give_a_tactic_card_each_with_a_refill_between() -> None:
    make = plain().candle(0, "warrior", "2-in").flames(0, "2-ccw")
    before = len(make.state.tactics[0])
    s = make.play("maneuver:A1", "warrior", "2-cw", luck=[13])
    assert s.topic == "tactic.take" and s.keys == ("T01", "T02", "T03", "T04", "T05", "T06")
    s.play("T05")
    assert s.keys == ("T01", "T02", "T03", "T04", "T06", "T14")  # the place is refilled before the next take
    s.play("T14")
    assert len(s.state.tactics[0]) == before + 2 and {"T05", "T14"} <= set(tactics_of(s, 0))
    assert len(s.state.display) == 6 and s.state.gold[0] == 2  # never paid for


@rule("candelabria.tactics.refill", "candelabria.icon.draw_tactic")
def test_an_empty_deck_leaves_places_empty_and_an_empty_display_gives_nothing() -> None:
    make = plain().candle(0, "warrior", "2-in").display("T01")
    make.state.tactic_rest = ()
    s = make.play("maneuver:A1", "warrior", "2-cw")  # two barracks, one card
    assert s.topic == "maneuver.figure" and "T01" in tactics_of(s, 0)
    assert s.state.display == ()


# Forge


def forge(gold: int = 9) -> Position:
    """Seat 0 is about to enter a Forge: it has two then."""
    make = plain().candle(0, "warrior", "1-cw").storage(0, 0, gold)
    return make.stacks("vp_on_deploy", "plus_mine", "end_mine", "plus_mine")


ENTER = ("maneuver:A1", "warrior", "1-in")


@rule(
    "candelabria.territory.forge",
    "candelabria.territory.forge.mix",
    "candelabria.territory.forge.upgrade_price",
    "candelabria.territory.forge.temple_price",
)
def test_a_forge_sells_upgrades_and_temples_in_any_mix() -> None:
    s = forge().play(*ENTER)
    assert s.topic == "forge.buy"
    assert s.keys == (
        "upgrade:1",
        "upgrade:2",
        "upgrade:3",
        "upgrade:4",
        "temple:white",
        "temple:grey",
        "temple:black",
        "done",
    )
    s.play("upgrade:3")
    assert s.state.gold[0] == 6 and upgrades_of(s, 0) == ["end_mine"]
    s.play("temple:grey", "region:1")
    assert s.state.gold[0] == 4 and temples_of(s, 1) == ["grey"]
    assert s.topic == "maneuver.figure"  # two Forges, two purchases


@rule("candelabria.territory.forge.upgrade_price", "candelabria.comp.resources.gold_use")
@pytest.mark.parametrize(("stack", "price"), [("upgrade:1", 1), ("upgrade:2", 2), ("upgrade:3", 3)])
def test_an_upgrade_costs_its_year(stack: str, price: int) -> None:
    assert forge().play(*ENTER, stack).state.gold[0] == 9 - price


@rule("candelabria.territory.forge.temple_price")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_temple_costs_two_in_any_year(year: int) -> None:
    make = forge()
    make.state.year = year
    assert make.play(*ENTER, "temple:black", "region:8").state.gold[0] == 7


@rule("candelabria.territory.forge.pay")
def test_one_cannot_buy_more_than_the_gold_allows() -> None:
    s = forge(gold=2).play(*ENTER, luck=[0])
    assert "upgrade:3" not in s.keys and "no-gold" in str(s.refused("upgrade:3"))
    s.play("upgrade:1")
    assert s.keys == ("upgrade:1", "done")  # the next token costs 1, a temple would be 2
    assert "no-gold" in str(s.refused("temple:white"))


@rule("candelabria.territory.mandatory", "candelabria.territory.forge")
def test_a_forge_allows_to_buy_nothing() -> None:
    s = forge().play(*ENTER, "done")
    assert s.state.gold[0] == 9 and s.topic == "maneuver.figure"
    assert forge(gold=0).play(*ENTER).topic == "maneuver.figure"


@rule("candelabria.territory.forge.slots", "candelabria.comp.house_board.upgrade_slots")
def test_a_house_board_has_six_upgrade_slots() -> None:
    make = forge().upgrade(0, "end_curse", "end_forge", "end_portal", "end_tavern", "end_barracks")
    s = make.play(*ENTER, "upgrade:1")
    assert len(upgrades_of(s, 0)) == 6
    assert s.keys == ("temple:white", "temple:grey", "temple:black", "done")
    assert "no-slot" in str(s.refused("upgrade:2"))


@rule("candelabria.setup.upgrades.stacks")
def test_the_next_token_is_shown_and_may_be_bought_at_once() -> None:
    s = forge().play(*ENTER, "upgrade:1", luck=[0])  # the first steal_on_deploy comes up
    assert TABLES.token_id(s.state.tops[0]) == "steal_on_deploy"
    assert s.values_of("forge.upgrade") == [(0, 1, "vp_on_deploy", 1)] and s.values_of("forge.shown") == [
        (1, "steal_on_deploy")
    ]
    s.play("upgrade:1")
    assert sorted(upgrades_of(s, 0)) == ["steal_on_deploy", "vp_on_deploy"]


@rule("candelabria.setup.upgrades.stacks")
def test_a_used_up_stack_stays_empty() -> None:
    make = forge().stacks("vp_on_deploy", "end_mine", height=0)
    s = make.play(*ENTER, "upgrade:1")
    assert s.state.tops[0] == -1 and "sold-out" in str(s.refused("upgrade:1"))


@rule("candelabria.territory.forge.temple_supply")
def test_a_sold_out_colour_cannot_be_bought() -> None:
    make = forge()
    make.state.temple_supply = (0, 6, 6)
    s = make.play(*ENTER)
    assert "temple:white" not in s.keys and "sold-out" in str(s.refused("temple:white"))


@rule("candelabria.example.forge.trigger", "candelabria.example.forge.temple", "candelabria.example.forge.upgrade")
def test_example_the_seeders_forge() -> None:
    make = table("seeders", "ash", "guild").candle(0, "explorer", "6-c").flames(0, "1-in").storage(0, 0, 3)
    make.stacks("vp_on_deploy", "end_mine", height=1).castle(0, "6-a")
    s = make.order(0, 1, 2).play("maneuver:O1", "explorer", "6-b")  # the third Forge
    assert s.topic == "forge.buy"
    s.play("temple:grey", "region:6")
    assert temples_of(s, 6) == ["grey"] and s.state.gold[0] == 1
    s.play("upgrade:1")
    assert upgrades_of(s, 0) == ["vp_on_deploy"] and s.state.gold[0] == 0
    assert s.topic == "maneuver.figure"  # no gold for the third purchase


@rule("candelabria.example.forge.trigger")
def test_example_three_purchases_were_allowed() -> None:
    make = table("seeders", "ash", "guild").candle(0, "explorer", "6-c").flames(0, "1-in").storage(0, 0, 9)
    s = make.order(0, 1, 2).play("maneuver:O1", "explorer", "6-b")
    for colour in ("temple:grey", "temple:black", "temple:grey"):
        assert s.topic == "forge.buy"
        s.play(colour, "region:3")
    assert s.topic == "maneuver.figure"


# Mine


@rule("candelabria.territory.mine", "candelabria.territory.mine.mix")
def test_a_mine_gives_any_mix_of_cubes() -> None:
    s = plain().flames(0, "1-ccw").play("maneuver:A1", "castle", "7-cw")  # mines 8-in, 1-ccw, 7-cw
    assert s.keys == ("wax:0:gold:3", "wax:1:gold:2", "wax:2:gold:1", "wax:3:gold:0")
    s.play("wax:2:gold:1")
    assert (s.state.wax[0], s.state.gold[0]) == (4, 3)


@rule("candelabria.territory.mine.overflow", "candelabria.comp.house_board.storage")
def test_storage_holds_ten_cubes() -> None:
    s = plain().flames(0, "1-ccw").storage(0, 5, 4).play("maneuver:A1", "castle", "7-cw")
    assert s.keys == ("wax:0:gold:1", "wax:1:gold:0")
    s = plain().flames(0, "1-ccw").storage(0, 5, 5).play("maneuver:A1", "castle", "7-cw")
    assert s.topic == "maneuver.figure" and s.values_of("mine.took") == []


@rule("candelabria.comp.resources")
def test_a_colour_that_has_run_out_cannot_be_taken() -> None:
    make = plain().flames(0, "1-ccw").storage(1, 0, 40).storage(2, 40, 9)
    s = make.storage(0, 0, 0).play("maneuver:A1", "castle", "7-cw")
    assert s.keys == ("wax:2:gold:1", "wax:3:gold:0")


# Portal


@rule("candelabria.territory.portal", "candelabria.territory.portal.no_effects", "candelabria.territory.mandatory")
def test_a_portal_moves_a_figure_any_distance_without_flame_or_action() -> None:
    s = plain().candle(0, "warrior", "4-ccw").play("maneuver:A1", "warrior", "4-cw")
    assert s.topic == "portal.figure" and s.keys == ("warrior", "castle", "done")
    s.play("castle")
    assert len(s.keys) == 24 - 3  # anywhere but where castles stand
    assert "2-ccw" not in s.keys
    s.play("7-in")
    assert castle_of(s, 0) == "7-in" and "7-in" not in words(s.state, 0)
    assert s.topic == "maneuver.figure"
    s = plain().candle(0, "warrior", "4-ccw").play("maneuver:A1", "warrior", "4-cw", "done")
    assert s.topic == "maneuver.figure"


@rule("candelabria.territory.portal")
def test_two_portals_move_two_different_figures() -> None:
    s = (
        plain()
        .candle(0, "warrior", "4-ccw")
        .flames(0, "7-in")
        .play("maneuver:A1", "warrior", "4-cw", "warrior", "1-in")
    )
    assert s.topic == "portal.figure" and s.keys == ("castle", "done")
    s.play("castle", "6-a")
    assert (place_of(s, 0, "warrior"), castle_of(s, 0)) == ("1-in", "6-a")


@rule("candelabria.territory.portal")
def test_an_explorer_may_go_through_a_portal() -> None:
    s = plain().candle(0, "explorer", "4-ccw").play("maneuver:A1", "explorer", "4-cw")
    assert s.keys == ("explorer", "castle", "done")
    assert "4-cw" not in s.play("explorer").keys and len(s.keys) == 23
    s.match.undo(0)
    assert place_of(s.play("explorer", "7-in"), 0, "explorer") == "7-in"


# Tavern


@rule("candelabria.territory.tavern", "candelabria.territory.tavern.return")
def test_a_tavern_draws_and_returns_as_many_cards() -> None:
    make = plain().flames(0, "4-ccw").candle(0, "warrior", "1-in").deck("U01", "U02", "U03", "U04")
    s = make.play("maneuver:A1", "warrior", "1-cw", luck=[candle("U03"), candle("U02")])
    assert s.topic == "tavern.return" and s.keys == ("A2", "A3", "U02", "U03")
    s.play("A3", "U02")  # a House candle may go back too
    assert hand_of(s, 0) == ["A2", "U03"]
    assert s.state.deck.things[:2] == [candle("U02"), candle("A3")]  # the last one lowest
    assert s.state.deck.knowers[:2] == [only(0), only(0)]
    assert s.state.piles[0] == (candle("A1"),)


@rule("candelabria.territory.tavern.return")
def test_with_an_empty_hand_all_drawn_cards_go_back() -> None:
    make = plain().candle(0, "warrior", "1-in").hand(0, "A1").deck("U01", "U02", "U03")
    s = make.play("maneuver:A1", "warrior", "1-cw")
    assert s.topic == "tavern.return" and len(s.keys) == 1
    s.play(s.keys[0])
    assert hand_of(s, 0) == [] and len(s.state.deck) == 3


@rule("candelabria.territory.tavern.return")
def test_a_short_deck_takes_back_what_was_really_drawn() -> None:
    make = plain().flames(0, "4-ccw", "5-in").candle(0, "warrior", "1-in").deck("U01")
    s = make.play("maneuver:A1", "warrior", "1-cw", "A2")
    assert hand_of(s, 0) == ["A3", "U01"] and s.topic == "maneuver.figure"


@rule("candelabria.flow.hidden")
def test_others_do_not_know_what_went_back() -> None:
    make = plain().candle(0, "warrior", "1-in").deck("U01", "U02", "U03")
    s = make.play("maneuver:A1", "warrior", "1-cw", "A2")
    mine, theirs = s.match.view(0).known, s.match.view(1).known
    assert candle("A2") in mine.deck.things and candle("A2") not in theirs.deck.things
    assert hand(theirs, 0) == [-1, -1]  # numbers of cards are open
    assert -1 not in hand(mine, 0)


# Control


@rule("candelabria.control.territory", "candelabria.control.territory.shared")
def test_any_own_figure_controls_a_territory_whoever_else_is_there() -> None:
    make = plain().no_flames(0).castle(0, "1-in").candle(0, "pilgrim", "2-in", fires=0).flames(0, "3-in")
    assert {TERRITORIES[at] for at in range(24) if controlled(make.state, 0) >> at & 1} == {"1-in", "2-in", "3-in"}
    assert controlled(make.state, 1) >> territory("2-in") & 1
    make.candle(1, "explorer", "7-in")
    assert not controlled(make.state, 0) >> territory("7-in") & 1  # that is another seat's


# Extinguished flames


def put_out(make: Position, seat: int = 0) -> Position:
    return make.due(effects.extinguish, seat, UPGRADE, 1)


@rule("candelabria.extinguished.to_curse", "candelabria.extinguished.to_supply")
def test_the_owner_of_an_extinguished_flame_may_put_it_at_a_curse() -> None:
    for key, flames, supply in (("curse:3", [0, 0, 1], 21), ("pass", [0, 0, 0], 22)):
        s = put_out(plain()).play("flame:1:2-cw")
        assert (s.topic, s.seat, s.keys) == ("extinguished.curse", 1, ("curse:1", "curse:2", "curse:3", "pass"))
        s.play(key)
        assert at_curses(s, 1) == flames and s.state.supply[1] == supply
        assert s.values_of("extinguished.curse") == ([(1, 3)] if key == "curse:3" else [])
        assert "2-cw" not in words(s.state, 1)


@rule("candelabria.extinguished.to_curse")
def test_fires_of_candles_never_go_to_curses() -> None:
    s = put_out(plain().candle(1, "warrior", "2-in")).play("candle:1:warrior")
    assert s.topic == "ignition.turn"


@rule("candelabria.example.extinguished.ash")
def test_example_an_extinguished_flame_of_ash_goes_to_the_third_curse() -> None:
    make = table("knights", "ash", "guild", "seeders").hand(0, "U04").at_curse(3, s1=3).order(0, 1, 2, 3)
    s = make.play("warrior:U04", "flame:1:8-in")
    assert s.seat == 1
    s.play("curse:3")
    assert at_curses(s, 1) == [0, 0, 4] and s.state.stage == IGNITION
    s = make.resume(s).war().play()
    assert s.values_of("war.curse") == [(1, 3, "curse_7")]
