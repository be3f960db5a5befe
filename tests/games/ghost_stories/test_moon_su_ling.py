"""White Moon: Su-Ling, Moon Crystals, Receptacles."""

from typing import Unpack

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.query import crystals_left
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import SPACES
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    Options,
    at,
    card_at,
    faces,
    figurine,
    go_to,
    position,
    space,
    stack,
    strip,
    table,
    tao,
)

FULL = 15


def sad(phase: str = "yang.place", **options: Unpack[Options]) -> State:
    """Something sad has happened this turn."""
    options["moon"] = True
    s = table(phase, **options)
    s.sad = True
    strip(s)
    return s


def su_ling_keys(keys: tuple[str, ...]) -> set[str]:
    return {key.removeprefix("su_ling:") for key in keys if key.startswith("su_ling:")}


# Su-Ling


@rule("ghost_stories.wm.suling.trigger.death", "ghost_stories.wm.suling.any_phase", "ghost_stories.wm.suling.sheet")
def test_the_death_of_a_villager_calls_her() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("miao_1",)}, deck=(10,))
    t = at(s)
    assert t.state.sad
    t.play("west:0", "stay")
    assert not su_ling_keys(t.keys)  # she waits for step 3
    t.play("skip")

    assert su_ling_keys(t.keys)


@rule("ghost_stories.wm.suling.trigger.curse")
@pytest.mark.parametrize("face", ["blank", "tao"])
def test_a_roll_of_the_curse_die_calls_her_whatever_comes(face: str) -> None:
    t = at(table("turn.start", moon=True, ghosts={"north:1": 44}), CURSE[face])

    assert t.state.sad


@rule("ghost_stories.wm.suling.trigger.haunt")
def test_a_haunted_tile_calls_her() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 34})
    figurine(s, "north:1")

    assert at(s).state.sad


@rule(
    "ghost_stories.wm.suling.place", "ghost_stories.wm.suling.place_where", "ghost_stories.turn.scheme_wm.step3_order"
)
def test_she_is_placed_on_any_of_twelve_symbols_in_any_order_with_buddhas() -> None:
    s = sad(at={"red": "north"}, ghosts={"east:1": 21})
    s.buddhas[0], s.temple = 1, 1
    t = at(s)
    assert su_ling_keys(t.keys) == set(SPACES)
    t.play("su_ling:east:1")
    assert t.state.su_ling == space("east:1") and "buddha:north:1" in t.keys
    t = at(s).play("buddha:north:1")
    assert su_ling_keys(t.keys) == set(SPACES)


@rule("ghost_stories.wm.suling.optional")
def test_on_a_neutral_board_s_turn_she_need_not_be_placed_either() -> None:
    s = table("turn.start", moon=True, seats=3, active="yellow", ghosts={"west:1": 11})
    t = at(s, CURSE["blank"]).play("pass")

    assert t.state.su_ling == -1 and t.values_of("turn_began") == [("yellow",), ("red",)]


@rule("ghost_stories.wm.suling.optional", "ghost_stories.wm.suling.no_carry", "ghost_stories.wm.suling.sheet")
def test_she_need_not_be_placed_and_the_chance_is_lost_with_the_turn() -> None:
    t = at(sad()).play("end")

    assert t.state.su_ling == -1
    assert t.state.active == 1 and not t.state.sad


@rule("ghost_stories.wm.suling.step3_once", "ghost_stories.wm.suling.once_per_turn")
def test_she_is_moved_once_a_turn() -> None:
    s = sad()
    s.yin_yang = 1
    t = at(s).play("su_ling:east:1")
    assert not su_ling_keys(t.keys)
    t.play("yin_yang", "help:tea_house", "red")
    while t.topic == "arrival.space":
        t.play(t.keys[0])

    assert t.topic != "yang.place" or not su_ling_keys(t.keys)


@rule("ghost_stories.wm.suling.step3_once")
def test_an_event_after_step_three_still_counts() -> None:
    s = table("yang.place", moon=True)
    s.qi[1] = 0
    t = at(s, CURSE["blank"])
    assert not su_ling_keys(t.keys)
    t.play("yin_yang", "help:cemetery")

    assert su_ling_keys(t.keys)


@rule("ghost_stories.wm.suling.place", "ghost_stories.wm.suling.possessed_turn", "ghost_stories.wm.suling.step3_once")
@pytest.mark.parametrize("possessed", [False, True])
def test_she_is_placed_at_the_end_of_a_neutral_or_possessed_board_s_turn(possessed: bool) -> None:
    s = table("turn.start", moon=True, seats=4 if possessed else 3, active="yellow", ghosts={"west:1": 11})
    if possessed:
        s.qi[3] = 0
    t = at(s, CURSE["blank"])
    assert (t.seat, t.topic) == (0, "su_ling.place")
    t.play("west:1")

    assert t.state.su_ling == space("west:1")


@rule(
    "ghost_stories.wm.faq.suling_dead", "ghost_stories.resolve.decider.death_turn", "ghost_stories.turn.death_in_yang"
)
def test_a_player_who_died_this_turn_may_still_move_her() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 44})
    s.qi[0] = 1
    t = at(s, CURSE["qi"])

    assert (t.seat, t.topic) == (0, "su_ling.place")


@rule("ghost_stories.wm.suling.no_roll_no_event")
def test_a_curse_die_that_is_not_rolled_is_no_event() -> None:
    powers = ("spires", "gust", "mountain", "pockets")
    assert not at(table("turn.start", moon=True, active="green", powers=powers, ghosts={"south:1": 33})).state.sad
    s = table("turn.start", moon=True, ghosts={"north:1": 44})
    s.su_ling = space("north:1")
    assert not at(s).state.sad


@rule("ghost_stories.wm.suling.not_incarnation", "ghost_stories.wm.incarnation.no_suling")
def test_she_may_not_stand_before_an_incarnation() -> None:
    assert su_ling_keys(at(sad(ghosts={"east:1": 62})).keys) == set(SPACES) - {"east:1"}


@rule("ghost_stories.wm.suling.incarnation_comes", "ghost_stories.wm.suling.needs_next_event")
def test_an_incarnation_that_comes_sends_her_to_the_supply_until_a_later_event() -> None:
    s = table("yin.arrival", moon=True, deck=(62,))
    s.su_ling, s.sad = space("east:1"), True
    t = at(s).play("east:1")
    assert t.state.su_ling == -1 and not t.state.sad

    s = table(moon=True, at={"red": "south_east"}, ghosts={"north:1": 62})
    s.su_ling, s.sad = space("east:1"), True
    t = at(s).play("help", "north:1", "east:1", "pass")
    assert t.state.su_ling == -1
    assert not su_ling_keys(t.keys)


@rule("ghost_stories.wm.suling.blocks_centre", "ghost_stories.wm.suling.blocks_haunter")
def test_before_a_haunter_its_figurine_is_not_moved() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 34})
    s.su_ling = space("north:1")
    t = at(s)

    assert t.state.out == 0 and t.values_of("calmed") == [("skinner_34",)]


@rule("ghost_stories.wm.suling.blocks_tormentor")
def test_before_a_tormentor_no_die_is_rolled() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 44})
    s.su_ling = space("north:1")

    assert at(s).values_of("curse_rolled") == []


@rule("ghost_stories.wm.suling.blocks_devourer")
def test_before_a_devourer_nobody_dies() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("li_1",)})
    s.su_ling = space("north:1")

    assert at(s).state.dead == 0


@rule("ghost_stories.wm.suling.blocks_others")
def test_before_an_immune_ghost_dice_count() -> None:
    s = table(moon=True, active="blue", at={"blue": "north"}, ghosts={"north:1": 35})
    s.su_ling = space("north:1")
    t = at(s, *faces("red", "blue", "blue")).play("exorcism")

    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.wm.suling.not_left_right")
def test_left_and_right_stones_are_not_cancelled() -> None:
    s = table(moon=True, at={"red": "north"}, ghosts={"north:1": 50})
    s.su_ling = space("north:1")
    strip(s)
    assert s.tao_locks
    t = at(s, *faces("black", "black", "red"), CURSE["blank"]).play("exorcism")

    assert t.values_of("curse_rolled") == [("blank",)] and t.topic == "reward.qi_or_yin_yang"


@rule("ghost_stories.wm.suling.fast_arrival")
def test_a_fast_haunter_before_her_still_comes_out_and_frightens() -> None:
    s = table("yin.arrival", moon=True, deck=(45,), stacks={"north": ("li_1",)})
    s.su_ling = space("north:1")
    t = at(s).play("north:1")

    assert t.state.out == 1 << space("north:1")
    assert stack(t.state, "centre") == ("li_1",)


@rule("ghost_stories.wm.suling.shares_symbol")
def test_she_may_share_a_symbol_with_a_figurine() -> None:
    s = sad(ghosts={"north:1": 34})
    figurine(s, "north:1")
    t = at(s).play("su_ling:north:1")

    assert t.state.su_ling == space("north:1") and t.state.out == 1 << space("north:1")


@rule("ghost_stories.wm.suling.crystal")
@pytest.mark.parametrize(("answer", "filled"), [("yes", 1 << 1), ("no", 0)])
def test_next_to_an_empty_receptacle_a_crystal_of_the_supply_may_be_put_in(answer: str, filled: int) -> None:
    t = at(sad()).play("su_ling:north:2")
    assert t.topic == "su_ling.crystal"
    t.play(answer)

    assert t.state.receptacles == filled
    assert crystals_left(t.state, BOX) == 4 - (filled > 0)


@rule("ghost_stories.wm.suling.crystal", "ghost_stories.wm.crystal.receptacle_one")
def test_no_crystal_without_supply_or_into_a_full_receptacle_or_from_a_middle_symbol() -> None:
    s = sad()
    s.crystals = [0, 4, 0, 0]
    assert at(s).play("su_ling:north:2").topic != "su_ling.crystal"
    s = sad()
    s.receptacles = 1 << 1
    assert at(s).play("su_ling:north:2").topic != "su_ling.crystal"
    assert at(sad()).play("su_ling:north:1").topic != "su_ling.crystal"


@rule("ghost_stories.wm.suling.must_change")
def test_leaving_her_where_she_is_is_no_placement() -> None:
    s = sad()
    s.su_ling = space("north:2")

    assert su_ling_keys(at(s).keys) == set(SPACES) - {"north:2"}


# Crystals


@rule("ghost_stories.wm.crystal.from_herbalist", "ghost_stories.wm.crystal.herbalist_empty")
def test_a_white_face_at_the_herbalist_may_give_a_crystal() -> None:
    s = table(moon=True, at={"red": "north_east"})
    t = at(s, *faces("white", "blue")).play("help")
    assert t.keys == ("red", "blue", "green", "yellow", "black", "crystal")
    t.play("crystal")
    assert t.state.crystals[0] == 1

    s.crystals = [0, 4, 0, 0]
    assert "crystal" not in at(s, *faces("white", "blue")).play("help").keys


@rule("ghost_stories.wm.crystal.as_any_tao", "ghost_stories.wm.crystal.ignores_tao_lock")
def test_a_crystal_counts_as_a_token_of_any_colour_even_under_a_tao_lock() -> None:
    s = table(moon=True, at={"red": "north"}, ghosts={"north:1": 38, "east:1": 50})
    s.crystals[0] = 1
    t = at(s, *faces("red", "blue", "blue")).play("exorcism", "north:1")

    assert card_at(t.state, "north:1") == 0
    assert t.state.crystals[0] == 0 and crystals_left(t.state, BOX) == 4
    assert tao(t.state, "red") == {"red": 1}


@rule("ghost_stories.wm.crystal.shared_on_tile")
def test_crystals_of_others_on_the_tile_may_be_contributed() -> None:
    s = table(moon=True, at={"red": "north", "green": "north"}, ghosts={"north:1": 38})
    s.tao[0:5] = [0] * 5
    s.crystals[2] = 1
    t = at(s, *faces("red", "blue", "blue")).play("exorcism", "north:1")
    assert (t.seat, t.topic, t.ask.about[:6]) == (2, "exorcism.consent", (0, 0, 0, 0, 0, 1))
    t.play("yes")

    assert card_at(t.state, "north:1") == 0 and t.state.crystals == [0] * 4


@rule(
    "ghost_stories.wm.crystal.not_tao", "ghost_stories.wm.crystal.not_pockets",
    "ghost_stories.wm.crystal.not_tao_reward", "ghost_stories.wm.crystal.not_circle",
)  # fmt: skip
def test_crystals_are_no_tao_tokens() -> None:
    assert "crystal" not in at(table("yang.move", moon=True, active="yellow")).play("pockets").keys
    s = table(moon=True, at={"red": "south"})
    s.crystals[0] = 1
    assert "crystal" not in at(s).play("help").keys
    s = table(moon=True, at={"red": "north"}, ghosts={"north:1": 43})
    t = at(s, *faces("red", "red", "red")).play("exorcism", "north:1")
    assert t.topic == "tao.take" and "crystal" not in t.keys


@rule("ghost_stories.wm.crystal.curse_safe", "ghost_stories.wm.crystal.other_losses")
def test_tao_losses_never_take_crystals() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 44})
    s.crystals[0] = 2
    assert at(s, CURSE["tao"]).state.crystals[0] == 2
    s = table("yin.arrival", moon=True, deck=(55,))
    s.tao = [0] * 20
    s.crystals = [1, 1, 1, 1]
    assert at(s).play("north:0").state.crystals == [1, 1, 1, 1]


@rule("ghost_stories.wm.crystal.place", "ghost_stories.wm.crystal.place_not_action")
def test_a_crystal_is_put_into_the_receptacle_of_one_s_corner_in_step_three() -> None:
    s = table(moon=True, at={"red": "north_east"})
    s.crystals[0] = 2
    t = at(s, *faces("red", "blue")).play("help")
    assert "crystal" in t.keys
    t.play("crystal")

    assert t.state.receptacles == 1 << 1 and t.state.crystals[0] == 1
    assert "crystal" not in t.keys
    s.at[0] = position("north")
    go_to(s, "yang.place")
    assert "crystal" not in at(s).keys


@rule("ghost_stories.wm.crystal.place_next_turn")
def test_a_crystal_of_this_turn_cannot_be_placed_yet() -> None:
    t = at(table(moon=True, at={"red": "north_east"}), *faces("white", "blue")).play("help", "crystal")

    assert "crystal" not in t.keys
    s = t.state.copy()
    go_to(s, "turn.start")
    t = at(s, seed=3)
    while t.topic != "yang.place":
        t.play(next(key for key in t.keys if key in ("stay", "skip", "done") or ":" in key))
    assert "crystal" in t.keys


@rule("ghost_stories.wm.crystal.receptacle_one")
def test_a_full_receptacle_takes_no_second_crystal() -> None:
    s = table("yang.place", moon=True, at={"red": "north_west"})
    s.crystals[0], s.receptacles = 1, 1

    assert "crystal" not in at(s).keys


@rule("ghost_stories.wm.crystal.receptacle_locked")
def test_a_crystal_in_a_receptacle_cannot_be_spent() -> None:
    s = table(moon=True, at={"red": "north_west"}, ghosts={"north:0": 34})
    s.tao[0:5] = [0] * 5
    s.receptacles = 7
    t = at(s, *faces("blue", "blue", "blue")).play("exorcism")

    assert card_at(t.state, "north:0") == 34 and t.state.receptacles == 7
