"""The Yang phase: steps, movement, Buddhas, Yin-Yang."""

import pytest

from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import ADJACENT, POSITIONS
from igroteka.testing import rule
from tests.games.ghost_stories.build import at, buddha, card_at, faces, give, go_to, position, space, strip, table, tao


@rule("ghost_stories.yang.before_move")
def test_powers_used_before_the_move_come_first() -> None:
    s = table("yang.move", active="yellow")
    t = at(s)
    assert "pockets" in t.keys
    t.play("pockets", "red")
    assert t.topic == "yang.move" and "pockets" not in t.keys
    t = at(s).play("move:north")

    assert "pockets" not in t.keys


@rule("ghost_stories.yang.move", "ghost_stories.geometry.adjacency")
@pytest.mark.parametrize("start", POSITIONS)
def test_a_taoist_may_stay_or_move_one_tile_diagonals_included(start: str) -> None:
    t = at(table("yang.move", active="blue", at={"blue": start}))
    moves = {key for key in t.keys if key.startswith("move:")}

    assert "stay" in t.keys
    assert moves == {f"move:{POSITIONS[to]}" for to in ADJACENT[position(start)]}


@rule("ghost_stories.yang.move.haunted_allowed", "ghost_stories.yang.move.shared_tile")
def test_haunted_and_occupied_tiles_may_be_entered() -> None:
    s = table("yang.move", active="blue", haunted=("north",), at={"red": "north", "green": "north", "yellow": "north"})
    t = at(s).play("move:north")

    assert t.state.at == [position("north")] * 4


@rule("ghost_stories.yang.move.haunted_allowed")
def test_the_spires_cross_a_haunted_tile() -> None:
    t = at(table("yang.move", haunted=("centre",), at={"red": "north"})).play("move:centre", "south")

    assert t.state.at[0] == position("south")


@rule("ghost_stories.yang.action.one")
def test_only_one_action() -> None:
    s = table(at={"red": "north"}, haunted=("south",), ghosts={"north:1": 34}, deck=(10,))
    t = at(s)
    assert {"help", "exorcism", "skip"} <= set(t.keys)
    t.play("help", "west:0")

    assert t.topic == "yang.place"


@rule("ghost_stories.yang.action.help_active", "ghost_stories.haunt.no_help")
def test_help_only_on_an_active_tile_where_the_taoist_stands() -> None:
    assert "help" in at(table()).keys
    assert "help" not in at(table(haunted=("centre",))).keys
    t = at(table(at={"red": "east"})).play("help")
    assert t.state.buddhas[0] == 1  # the Temple's help, not another tile's


@rule("ghost_stories.yang.action.skip")
def test_step_two_may_be_skipped() -> None:
    t = at(table()).play("skip")

    assert t.topic == "yang.place"


@rule("ghost_stories.yang.no_step_order_change")
def test_a_skipped_step_cannot_be_made_up() -> None:
    t = at(table("yang.move")).play("stay")
    assert not any(key.startswith("move:") for key in t.keys)
    t.play("skip")

    assert not {"help", "exorcism"} & set(t.keys)


@rule(
    "ghost_stories.yang.buddha_step",
    "ghost_stories.buddha.place",
    "ghost_stories.buddha.not_action",
    "ghost_stories.geometry.buddha_slot",
)
def test_a_held_buddha_may_be_placed_in_step_three_after_an_action() -> None:
    s = table(at={"red": "north"}, haunted=("south",), deck=(10,))
    s.buddhas[0], s.temple = 1, 1
    t = at(s).play("help", "west:0")
    assert "buddha:north:1" in t.keys
    t.play("buddha:north:1")

    assert t.state.buddha == 1 << space("north:1")
    assert t.state.buddhas[0] == 0
    assert not any(key.startswith("buddha:") for key in t.keys)


@rule("ghost_stories.buddha.place")
def test_a_buddha_goes_only_to_empty_facing_spaces() -> None:
    s = table("yang.place", at={"red": "north_west"}, ghosts={"north:0": 36})
    s.buddhas[0], s.temple = 2, 0

    assert [key for key in at(s).keys if key.startswith("buddha:")] == ["buddha:west:0"]


@rule("ghost_stories.geometry.buddha_slot")
def test_one_buddha_per_space() -> None:
    s = table("yang.place", at={"red": "north"})
    buddha(s, "north:1")
    s.buddhas[0], s.temple = 1, 0

    assert not any(key.startswith("buddha:") for key in at(s).keys)


@rule("ghost_stories.buddha.place_two_corner")
def test_two_buddhas_from_a_corner() -> None:
    s = table("yang.place", at={"red": "south_east"})
    s.buddhas[0], s.temple = 2, 0
    t = at(s).play("buddha:east:2", "buddha:south:2")

    assert t.state.buddha == 1 << space("east:2") | 1 << space("south:2")


@rule("ghost_stories.buddha.take", "ghost_stories.tile.temple", "ghost_stories.buddha.next_turn")
def test_a_buddha_is_taken_one_per_help_and_placed_from_the_next_turn_on() -> None:
    t = at(table(at={"red": "east"})).play("help")

    assert t.state.buddhas[0] == 1 and t.state.temple == 1
    assert not any(key.startswith("buddha:") for key in t.keys)
    s = t.state.copy()
    go_to(s, "turn.start")
    t = at(s, seed=4)
    while t.topic != "yang.place":
        t.play(next(key for key in t.keys if key in ("stay", "skip") or ":" in key))
    assert "buddha:east:1" in t.keys


# Yin-Yang


@rule("ghost_stories.yinyang.timing")
@pytest.mark.parametrize("phase", ["yang.move", "yang.act", "yang.place"])
def test_yin_yang_may_be_used_before_or_after_each_step(phase: str) -> None:
    t = at(table(phase))
    assert "yin_yang" in t.keys
    t.play("yin_yang", "help:temple")

    assert t.state.buddhas[0] == 1
    assert phase == "yang.place" or t.topic == phase


@rule("ghost_stories.yinyang.timing")
def test_yin_yang_is_not_offered_in_the_middle_of_a_step_nor_to_others() -> None:
    t = at(table("yang.move", at={"red": "north"})).play("move:centre")
    assert t.topic == "yang.step" and "yin_yang" not in t.keys

    s = table("yang.act")
    s.yin_yang = 0b1110
    assert "yin_yang" not in at(s).keys


@rule("ghost_stories.yinyang.between_actions")
def test_yin_yang_cannot_be_used_between_the_two_actions_of_gust() -> None:
    s = table(active="blue", at={"blue": "east"}, ghosts={"east:1": 21})
    t = at(s).play("help")

    assert t.topic == "yang.second"
    assert t.keys == ("skip", "exorcism")


@rule("ghost_stories.yinyang.help", "ghost_stories.yinyang.not_action", "ghost_stories.yinyang.to_supply")
def test_yin_yang_gets_help_from_afar_in_addition_to_the_action() -> None:
    t = at(table(at={"red": "north"}, ghosts={"north:1": 34}), *faces("red", "red", "red"))
    t.play("yin_yang", "help:temple")
    assert t.state.yin_yang == 0b1110
    t.play("exorcism")

    assert t.state.buddhas[0] == 1
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.yinyang.help")
def test_yin_yang_gets_no_help_from_a_haunted_tile() -> None:
    t = at(table(haunted=("east",))).play("yin_yang")

    assert "help:temple" not in t.keys
    assert "cleanse:temple" in t.keys


@rule("ghost_stories.yinyang.unhaunt")
def test_yin_yang_cleanses_a_tile_and_no_ghost_comes() -> None:
    t = at(table(haunted=("east", "south"))).play("yin_yang", "cleanse:temple")

    assert t.state.haunted == 1 << position("south")
    assert t.values_of("ghost_arrived") == []
    assert t.topic == "yang.act" and "yin_yang" not in t.keys


@rule("ghost_stories.yinyang.to_supply", "ghost_stories.stone.right.qi_or_yy")
def test_a_spent_yin_yang_can_be_won_back() -> None:
    s = table(at={"red": "west"}, ghosts={"west:1": 11})
    give(s, "red", yellow=1)
    strip(s)
    t = at(s, *faces("yellow", "yellow", "yellow")).play("exorcism", "west:1")
    assert (t.topic, t.keys) == ("reward.qi_or_yin_yang", ("qi", "yin_yang"))
    t.play("yin_yang")

    assert t.state.yin_yang == 1


@rule("ghost_stories.yinyang.max_one")
def test_who_has_their_yin_yang_can_only_take_the_qi() -> None:
    s = table(at={"red": "west"}, ghosts={"west:1": 11})
    give(s, "red", yellow=1)
    t = at(s, *faces("yellow", "yellow", "yellow")).play("exorcism", "west:1")

    assert t.state.qi[0] == 4
    assert t.topic == "yang.place"


@rule("ghost_stories.setup.players.yin_yang.hell")
def test_at_hell_a_yin_yang_can_still_be_won() -> None:
    s = table(at={"red": "west"}, ghosts={"west:1": 11}, level="hell")
    give(s, "red", yellow=1)
    assert s.yin_yang == 0
    t = at(s, *faces("yellow", "yellow", "yellow")).play("exorcism", "west:1", "yin_yang")

    assert t.state.yin_yang == 1


@rule("ghost_stories.resolve.no_trade")
def test_players_cannot_give_each_other_anything() -> None:
    s = table("yang.move")
    give(s, "red", blue=2)
    t = at(s).play("stay", "skip")

    assert all("give" not in key for key in t.keys)
    assert tao(t.state, "blue") == {"blue": 1}
    from igroteka.games.ghost_stories.topics import TOPICS

    assert not [topic.name for topic in TOPICS if "trade" in topic.name or "gift" in topic.name]


@rule("ghost_stories.resolve.supply_limited")
def test_a_gain_of_something_the_supply_lacks_is_lost_and_the_rest_applies() -> None:
    s = table(deck=(10,))
    s.tao_supply = [0] * 5
    t = at(s).play("help", "west:0")

    assert tao(t.state, "red") == {"red": 1}
    assert t.state.qi[0] == 4

    s = table(deck=(10,))
    s.qi = [5, 5, 5, 5]
    t = at(s).play("help", "red", "west:0")
    assert t.state.qi == [5, 5, 5, 5]
    assert tao(t.state, "red") == {"red": 2}


@rule("ghost_stories.qi.no_cap")
def test_qi_is_limited_by_the_supply_only() -> None:
    s = table(deck=(10,))
    s.qi = [9, 3, 3, 3]
    t = at(s).play("help", "red", "west:0")

    assert t.state.qi[0] == 10


# What is refused, and why


def reason(s: State, key: str) -> tuple[str, str]:
    why = at(s).refused(key).why
    assert why
    return why.reason, why.rule.removeprefix("ghost_stories.")


def test_why_a_power_cannot_be_used_before_the_move() -> None:
    s = table("yang.move", active="yellow", ghosts={"west:0": 3})
    assert reason(s, "pockets") == ("power_blocked", "stone.left.power_lock")
    s = table("yang.move", active="yellow", ghosts={"west:0": 60})
    assert reason(s, "pockets") == ("powers_off", "incarnation.60")
    s = at(table("yang.move", active="yellow")).play("pockets", "red").position()
    assert reason(s, "pockets") == ("used_this_turn", "yang.before_move")


@rule("ghost_stories.wm.laid.must_stand")
def test_why_a_laid_taoist_cannot_move() -> None:
    s = table("yang.move", moon=True, active="blue")
    s.lying = 2

    assert reason(s, "move:north") == ("laid_down", "wm.laid.must_stand")


def test_why_a_buddha_cannot_be_placed() -> None:
    s = table("yang.place", at={"red": "north_west"}, ghosts={"north:0": 36})
    s.buddhas[0], s.temple, s.fresh_buddhas = 1, 1, 1

    assert reason(s, "buddha:north:0") == ("space_taken", "buddha.place")
    assert reason(s, "buddha:west:0") == ("taken_this_turn", "buddha.next_turn")


def test_why_a_crystal_or_su_ling_cannot_be_placed() -> None:
    s = table("yang.place", moon=True, at={"red": "north_west"}, ghosts={"north:0": 62})
    s.crystals[0], s.fresh_crystals, s.sad = 1, 1, True
    assert reason(s, "crystal") == ("taken_this_turn", "wm.crystal.place_next_turn")
    assert reason(s, "su_ling:north:0") == ("before_incarnation", "wm.suling.not_incarnation")
    s.receptacles = 1
    assert reason(s, "crystal") == ("receptacle_full", "wm.crystal.receptacle_one")
    s.at[0] = position("north")
    assert reason(s, "crystal") == ("not_on_a_corner", "wm.crystal.place")
