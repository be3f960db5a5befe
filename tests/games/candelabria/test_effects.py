"""The symbols: light, extinguish, tactic card, steal; their order and their reach."""

from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.query import light_targets
from igroteka.games.candelabria.rules import effects
from igroteka.games.candelabria.words import CANDLES_OF, CARD, EXPLORER, EXTINGUISH, LIGHT, STEAL, TEMPLE, UPGRADE, VP
from igroteka.kernel.pile import changed
from igroteka.testing import rule
from tests.games.candelabria.build import plain, words
from tests.games.candelabria.read import fires_of, tactics_of


@rule("candelabria.icon.light", "candelabria.icon.candle_scope")
def test_light_adds_a_fire_or_places_a_flame_anywhere() -> None:
    make = plain().candle(0, "pilgrim", "8-in", fires=0).candle(0, "explorer", "8-in").due(effects.light, 0, CARD, 2)
    s = make.play()
    assert s.topic == "light.target"
    assert "candle:pilgrim" in s.keys and "candle:explorer" not in s.keys  # the explorer is full
    assert "flame:8-in" not in s.keys and "flame:5-cw" in s.keys
    s.play("candle:pilgrim", "flame:5-cw")
    assert fires_of(s, 0, "pilgrim") == 1
    assert "5-cw" in words(s.state, 0)
    assert s.topic == "ignition.turn"  # a lit flame triggers no action


@rule("candelabria.icon.light")
def test_light_is_optional() -> None:
    s = plain().due(effects.light, 0, CARD, 2).play("pass")
    assert s.topic == "ignition.turn" and len(words(s.state, 0)) == 3


@rule("candelabria.comp.candle_fires")
def test_a_candle_never_has_more_fires_than_its_role() -> None:
    make = plain().candle(0, "explorer", "1-in", fires=1).due(effects.light, 0, CARD, 3)
    s = make.play("candle:explorer")
    assert "candle:explorer" not in s.keys


@rule("candelabria.comp.earth_flame.supply")
def test_light_places_no_flame_without_supply() -> None:
    make = plain().candle(0, "explorer", "1-in", fires=0)
    make.state.supply = changed(make.state.supply, 0, 0)
    assert light_targets(make.state, BOX, 0, CARD) == [CANDLES_OF[0][EXPLORER]]
    assert make.due(effects.light, 0, CARD, 1).play().keys == ("candle:explorer", "pass")


@rule("candelabria.icon.extinguish", "candelabria.comp.candle.extinguished")
def test_extinguish_hits_opponents_flames_and_fires() -> None:
    make = (
        plain().candle(1, "pilgrim", "5-in", fires=1).candle(0, "pilgrim", "5-in").candle(2, "warrior", "5-in", fires=0)
    )
    s = make.due(effects.extinguish, 0, CARD, 2).play()
    assert set(s.keys) == {
        "flame:1:2-in",
        "flame:1:2-cw",
        "flame:1:2-ccw",
        "flame:2:3-in",
        "flame:2:3-cw",
        "flame:2:3-ccw",
        "candle:1:pilgrim",
        "pass",
    }
    s.play("candle:1:pilgrim")
    assert fires_of(s, 1, "pilgrim") == 0 and s.state.candles[1 * 3 + 1] >= 0  # it stays on the board
    s.play("flame:2:3-in", "pass")  # another player
    assert "3-in" not in words(s.state, 2)


@rule("candelabria.meta.terms.flames")
def test_a_fire_on_a_candle_and_a_flame_on_its_territory_are_two_things() -> None:
    make = plain().candle(1, "pilgrim", "2-in", fires=2).due(effects.extinguish, 0, CARD, 1)
    s = make.play("candle:1:pilgrim")
    assert fires_of(s, 1, "pilgrim") == 1 and "2-in" in words(s.state, 1)
    s = make.play("flame:1:2-in", "pass")
    assert fires_of(s, 1, "pilgrim") == 2 and "2-in" not in words(s.state, 1)


@rule("candelabria.comp.candle.extinguished")
def test_an_extinguished_candle_can_be_lit_again_and_moves() -> None:
    make = plain().candle(0, "pilgrim", "8-in", fires=0)
    s = make.due(effects.light, 0, CARD, 1).play("candle:pilgrim")
    assert fires_of(s, 0, "pilgrim") == 1
    s = plain().candle(0, "pilgrim", "8-in", fires=0).play("maneuver:A1")
    assert "pilgrim" in s.keys


@rule("candelabria.icon.draw_tactic")
def test_draw_tactic_takes_a_card_of_choice_and_cannot_be_declined() -> None:
    s = plain().due(effects.take_tactic, 0, 1, 0).play()
    assert s.keys == ("T01", "T02", "T03", "T04", "T05", "T06")
    s.play("T04")
    assert "T04" in tactics_of(s, 0) and len(s.state.display) == 6


@rule("candelabria.icon.steal")
def test_steal_takes_cubes_of_choice_one_by_one() -> None:
    make = plain().storage(1, 1, 0).storage(2, 0, 2).due(effects.steal, 0, UPGRADE, 2, 0)
    s = make.play()
    assert s.keys == ("1:wax", "2:gold", "pass")
    s.play("2:gold", "1:wax")
    assert (s.state.wax, s.state.gold) == ((3, 0, 0), (3, 0, 1))
    assert s.topic == "ignition.turn"


@rule("candelabria.icon.steal")
def test_nothing_to_steal_and_no_room_for_it() -> None:
    make = plain().storage(1, 0, 0).storage(2, 0, 0).due(effects.steal, 0, UPGRADE, 1, 0)
    assert make.play().topic == "ignition.turn"
    s = plain().storage(0, 5, 5).due(effects.steal, 0, UPGRADE, 1, 0).play("1:gold")
    assert (s.state.wax[0], s.state.gold[0], s.state.gold[1]) == (5, 5, 1)  # the surplus is lost


@rule("candelabria.icon.vp", "candelabria.comp.board.vp_track")
def test_points_are_added_without_limit() -> None:
    s = plain().vp(99, 0, 0).due(effects.resolve_effects, 0, CARD, VP, 3).play()
    assert s.state.vp[0] == 102
    assert s.match.game.score(s.state, BOX)[0][0].points == 3


@rule("candelabria.comp.board.vp_track.only_markers")
def test_every_house_in_play_has_one_score() -> None:
    assert len(plain().state.vp) == 3
    assert [sum(line.points for line in lines) for lines in plain().play().match.game.score(plain().state, BOX)] == [
        0
    ] * 3


@rule("candelabria.flow.effect_order")
def test_several_triggers_of_one_player_go_in_that_players_order() -> None:
    make = plain().due(effects.resolve_effects, 0, UPGRADE, LIGHT, 1, STEAL, 1, LIGHT, 1, EXTINGUISH, 1)
    s = make.play()
    assert s.topic == "effect.order" and list(s.keys) == ["light:1", "steal:1", "extinguish:1"]
    s.play("steal:1", "1:wax")
    assert s.keys == ("light:1", "extinguish:1")
    s.play("extinguish:1", "flame:1:2-in")
    assert (s.topic, s.seat) == ("extinguished.curse", 1)  # the owner decides before the effects go on
    s.play("pass", "flame:1-in", "flame:1-cw")  # the two lights that are left
    assert {"1-in", "1-cw"} <= words(s.state, 0)


@rule("candelabria.extinguished.sources")
def test_a_candle_effect_brings_an_opponents_flame_to_a_curse() -> None:
    s = plain().hand(0, "U04").play("explorer:U04", "flame:2:3-cw", "curse:1")
    assert s.state.curse_flames[0 * 3 + 2] == 1


@rule("candelabria.icon.extinguish")
def test_every_candle_of_every_seat_can_be_hit() -> None:
    make = plain().candle(0, "explorer", "8-in").due(effects.extinguish, 1, CARD, 1)
    assert fires_of(make.play("candle:0:explorer"), 0, "explorer") == 1


@rule("candelabria.flow.effect_order", "candelabria.battle.play")
def test_an_effect_without_a_target_is_not_offered_for_the_order() -> None:
    make = plain().due(effects.resolve_effects, 0, UPGRADE, TEMPLE, 1, LIGHT, 1)
    s = make.play()
    assert s.topic == "light.target"  # there is no temple to destroy
    assert s.play("flame:1-in").topic == "ignition.turn"
    assert make.temple(5, "grey").play().keys == ("temple:1", "light:1")
