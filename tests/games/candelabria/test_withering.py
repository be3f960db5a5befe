"""Withering: who takes a card, where it lies, and the eight abilities."""

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.words import WITHERING, Region, WitheringCard
from igroteka.kernel.game import SetupError
from igroteka.testing import rule
from tests.games.candelabria.build import Play, Position, plain, words
from tests.games.candelabria.read import fires_of, place_of, tactics_of, temples_of


def with_withering(*houses: str, year: int = 1) -> Position:
    return plain(*houses, year=year, withering=True)


def number(word: str) -> WitheringCard:
    return WitheringCard(WITHERING.index(word))


@rule("candelabria.wither.cards")
def test_sixteen_cards_of_eight_abilities() -> None:
    assert len(BOX.withering) == 8 and sum(row.copies for row in BOX.withering) == 16
    assert sorted(with_withering().state.wither_rest) == sorted([*range(8)] * 2)


@rule("candelabria.wither.no_solo")
def test_withering_is_not_for_two() -> None:
    with pytest.raises(SetupError, match="has no option 'withering'"):
        GAME.setup("two", 2, withering="on")


@rule("candelabria.wither.setup", "candelabria.wither.idea", "candelabria.wither.gain", "candelabria.wither.place")
def test_the_second_at_a_curse_takes_a_card_before_the_curse_is_placed() -> None:
    make = with_withering().flames(0, "1-in").at_curse(1, s0=3, s1=2, s2=1).war()
    s = make.play(luck=[number("steal_vp")])
    assert (s.topic, s.seat, s.keys) == ("withering.cell", 1, ("left", "right"))
    assert s.values_of("withering.taken") == [(1, "steal_vp")]
    s.play("right")
    assert s.state.withered == (-1, -1, -1, number("steal_vp"), -1, -1)
    assert (s.topic, s.seat) == ("curse.place", 0)
    assert len(s.state.wither_rest) == 15


@rule("candelabria.wither.gain")
def test_with_one_contender_nobody_takes_a_card() -> None:
    s = with_withering().flames(0, "1-in").at_curse(1, s0=3).war().play()
    assert s.topic == "curse.place" and s.state.withered == (-1,) * 6


@rule("candelabria.wither.tie")
def test_ties_for_second_place_go_by_the_turn_track() -> None:
    make = with_withering().order(2, 1, 0).at_curse(1, s0=3, s1=1, s2=1).war()
    assert make.play().values_of("withering.taken")[0][0] == 2
    make = with_withering().order(1, 0, 2).at_curse(1, s0=3, s1=3, s2=1).war()
    s = make.play()
    assert s.values_of("war.curse")[0][0] == 1 and s.values_of("withering.taken")[0][0] == 0  # the loser of the tie


@rule("candelabria.wither.place", "candelabria.wither.third", "candelabria.wither.discard")
def test_a_second_card_goes_to_the_other_cell_and_a_third_replaces_one() -> None:
    make = with_withering().at_curse(1, s0=2, s1=1).at_curse(2, s0=2, s1=1).at_curse(3, s0=2, s1=1)
    s = make.war().play("left", luck=[number("move"), number("tactic"), number("vp_or_light")])
    assert s.topic == "withering.discard" and s.seat == 1
    assert s.state.withered[2:4] == (number("move"), number("tactic"))
    assert s.values_of("withering.taken") == [(1, "move"), (1, "tactic")]  # the third is not seen before the discard
    s.play("right")
    assert s.values_of("withering.discarded") == [(1, "tactic")]
    assert (1, "vp_or_light", "right") in s.values_of("withering.placed")
    assert s.state.wither_bottom[0] == number("tactic")


@rule("candelabria.wither.duration")
def test_at_the_end_of_the_war_the_cards_go_under_the_deck() -> None:
    make = with_withering().order(1, 0, 2).wither(0, 0, "move").wither(1, 1, "tactic").end_of_war()
    s = make.play()
    assert s.state.withered == (-1,) * 6
    assert s.state.wither_bottom == (number("tactic"), number("move"))


@rule("candelabria.example.wither")
def test_example_ash_lays_its_card_on_the_extinguish_cell() -> None:
    make = with_withering().at_curse(1, s0=2, s1=3).war()
    s = make.play("left", luck=[number("vp_or_light")])  # the cell of Ash with Extinguish
    assert s.values_of("withering.placed") == [(0, "vp_or_light", "left")]


def battle(word: str, cell: int = 0, more: Position | None = None) -> Position:
    """Seat 0 (Ash) has a withering card; its other cell scores 1 VP. No tactic cards."""
    make = (more or with_withering()).castle(0, "1-in").flames(1, "1-cw").tactics(0).tactics(1).wither(0, cell, word)
    return make.fight(1)


def weak(s: Play) -> list[tuple[object, ...]]:
    return [values for values in s.values_of("battle.weak") if values[0] == 0]


@rule("candelabria.wither.place", "candelabria.comp.war_board.back.use")
def test_a_withering_card_replaces_the_weak_action_of_its_cell() -> None:
    s = battle("vp_or_light").play()
    assert s.topic == "withering.use" and s.keys == ("vp", "light")
    s.play("vp")
    assert weak(s) == [(0, "right")]


@rule("candelabria.wither.place")
def test_a_withering_card_can_be_covered_and_is_used_in_every_battle() -> None:
    make = battle("vp_or_light").tactics(0, "T04")
    make.flames(0, "5-cw").flames(1, "5-in").state.battles = (Region(1), Region(5))
    s = make.play("T04")
    assert s.topic != "withering.use"  # covered
    s = make.play("none", "none")
    s.play("vp")
    while s.topic != "battle.card":
        s.play("pass" if "pass" in s.keys else s.keys[0])
    s.play("none", "none")
    s.play("pass")  # the Guild goes first now
    assert s.topic == "withering.use"
    s.play("light")
    assert s.topic == "light.target"  # chosen anew at each use


@rule("candelabria.wither.place", "candelabria.battle.minor.immune")
def test_a_withering_card_cannot_be_neutralised() -> None:
    make = battle("tactic").tactics(1, "T23")
    s = make.play("T23")
    assert s.topic != "battle.neutralise"


@rule("candelabria.wither.card.move")
def test_move_a_candle_into_or_out_of_the_region() -> None:
    make = with_withering().candle(0, "pilgrim", "2-in").candle(0, "warrior", "1-in").candle(0, "explorer", "7-in")
    s = battle("move", more=make).play()
    assert s.topic == "withering.move"
    assert set(s.keys) == {
        "pilgrim:1-in",
        "warrior:1-cw",
        "warrior:1-ccw",
        "warrior:2-in",
        "warrior:4-in",
        "warrior:6-a",
        "warrior:6-c",
        "pass",
    }
    s.play("pilgrim:1-in")
    assert place_of(s, 0, "pilgrim") == "1-in" and "1-in" not in words(s.state, 0)


@rule("candelabria.wither.card.vp_or_light")
def test_vp_or_light() -> None:
    s = battle("vp_or_light").play("light")
    assert s.topic == "light.target" and s.keys == ("flame:1-in", "flame:1-cw", "flame:1-ccw", "pass")
    assert (0, 1, "withering") in battle("vp_or_light").play("vp").values_of("vp.scored")


@rule("candelabria.wither.card.tactic")
def test_gain_a_tactic_card() -> None:
    s = battle("tactic").play()
    assert s.topic == "tactic.take"
    assert tactics_of(s.play("T02"), 0) == ["T02"]


@rule("candelabria.wither.card.extinguish_or_steal")
def test_extinguish_or_steal() -> None:
    s = battle("extinguish_or_steal").play()
    assert s.keys == ("extinguish", "steal")
    assert s.play("extinguish").keys == ("flame:1:1-cw", "pass")
    assert battle("extinguish_or_steal").play("steal").keys == ("1:wax", "1:gold", "pass")


@rule("candelabria.wither.card.steal_vp")
def test_steal_a_point_of_a_participant() -> None:
    make = battle("steal_vp", more=with_withering().flames(2, "1-ccw").tactics(2)).vp(5, 3, 0)
    s = make.play()
    assert s.topic == "withering.victim" and s.keys == ("1", "pass")  # seat 2 has no points
    s.play("1")
    assert s.values_of("withering.vp") == [(0, 1)] and "theft" not in [
        source for _, _, source in s.values_of("vp.scored")
    ]
    assert s.state.vp[1] == 2 and s.state.vp[0] > 5


@rule("candelabria.wither.card.light_or_steal")
def test_light_or_steal() -> None:
    assert battle("light_or_steal").play().keys == ("light", "steal")
    assert battle("light_or_steal").play("steal").topic == "steal.from"


@rule("candelabria.wither.card.destroy_temple")
def test_destroy_the_temple_of_the_region() -> None:
    make = battle("destroy_temple").temple(1, "grey", "white").temple(5, "black")
    s = make.play()
    assert s.topic == "temple.destroy" and s.keys == ("region:1", "pass")
    s.play("region:1")
    assert temples_of(s, 1) == ["grey"] and (0, 4, "temple") in s.values_of("vp.scored")


@rule("candelabria.wither.card.steal_or_vp")
def test_steal_or_vp() -> None:
    s = battle("steal_or_vp").play()
    assert s.keys == ("steal", "vp")
    assert (0, 1, "withering") in s.play("vp").values_of("vp.scored")


@rule("candelabria.battle.targets")
def test_withering_effects_reach_the_contested_region_only() -> None:
    make = battle("vp_or_light", more=with_withering().candle(0, "pilgrim", "2-in", fires=0))
    s = make.play("light")
    assert "candle:pilgrim" not in s.keys and fires_of(s, 0, "pilgrim") == 0


@rule("candelabria.battle.play", "candelabria.wither.place")
def test_a_withering_card_and_a_tactic_card_are_resolved_in_an_order_of_choice() -> None:
    make = battle("move", more=with_withering().candle(0, "pilgrim", "1-in")).tactics(0, "T01")
    s = make.play("none", "T01")
    assert s.topic == "battle.cell" and s.keys == ("left", "right")
    assert s.play("left").topic == "withering.move"


@rule("candelabria.wither.discard")
def test_cards_under_the_deck_are_drawn_when_the_others_are_gone() -> None:
    make = with_withering().at_curse(1, s0=2, s1=1).at_curse(2, s0=2, s1=1)
    make.state.wither_rest, make.state.wither_bottom = (), (number("steal_vp"), number("move"), number("tactic"))
    s = make.war().play("right")
    assert s.values_of("withering.taken") == [(1, "steal_vp"), (1, "move")]
    assert s.values_of("withering.placed") == [(1, "steal_vp", "right"), (1, "move", "left")]


@rule("candelabria.wither.third")
def test_either_card_may_be_discarded_for_the_third() -> None:
    make = with_withering().wither(1, 0, "move").wither(1, 1, "tactic").at_curse(1, s0=2, s1=1).war()
    s = make.play(luck=[number("steal_vp")])
    assert s.keys == ("left", "right")
    s.play("left")
    assert s.values_of("withering.discarded") == [(1, "move")]
    assert s.values_of("withering.placed") == [(1, "steal_vp", "left")]


@rule("candelabria.wither.place", "candelabria.wither.card.move")
def test_another_seats_withering_card() -> None:
    make = (
        with_withering()
        .flames(0, "3-in")
        .candle(2, "warrior", "3-ccw")
        .tactics(0)
        .tactics(2)
        .wither(2, 1, "move")
        .order(2, 0, 1)
    )
    s = make.fight(3).play()
    while s.topic != "withering.move":
        s.play("right" if s.topic == "battle.cell" else "pass")
    assert s.seat == 2 and s.keys == ("warrior:2-cw", "warrior:3-in", "warrior:3-cw", "pass")
    assert place_of(s.play("warrior:2-cw"), 2, "warrior") == "2-cw"


@rule("candelabria.wither.place")
def test_of_two_abilities_only_a_possible_one_is_offered() -> None:
    make = battle("extinguish_or_steal").storage(1, 0, 0)
    assert make.play().topic == "extinguish.target"
    make = battle("light_or_steal").storage(1, 0, 0).flames(0, "1-in", "1-cw", "1-ccw")
    s = make.play()
    assert s.topic not in ("withering.use", "light.target") and s.values_of("light.flame") == []
    assert battle("steal_vp").vp(5, 0, 0).play().topic != "withering.victim"
    assert battle("move").play().topic != "withering.move"
