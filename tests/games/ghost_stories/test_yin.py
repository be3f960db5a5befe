"""Turns and the Yin phase: ghosts act, overrun boards, haunting, the Curse die."""

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.rules import yin
from igroteka.games.ghost_stories.words import BLUE, CIRCLE, SPACES, TEMPLE
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    HAUNTER,
    IMMUNE,
    PLAIN,
    QUIET,
    TORMENTOR,
    at,
    buddha,
    card_at,
    figurine,
    position,
    put_ghost,
    space,
    strip,
    table,
)


def is_out(bits: int, name: str) -> bool:
    return bool(bits >> space(name) & 1)


# Turns


@rule("ghost_stories.turn.order", "ghost_stories.turn.phases", "ghost_stories.neutral.turn")
def test_turns_pass_clockwise_over_all_boards_neutral_ones_without_arrival_and_yang() -> None:
    s = table("turn.start", seats=2, deck=(10, 21))
    strip(s)
    t = at(s)
    t.play("west:0", "stay", "skip")

    assert [values[0] for values in t.values_of("turn_began")] == ["red", "blue", "green"]
    assert t.values_of("ghost_arrived") == [("yellow_plague_10", "yellow", "cemetery")]
    assert (t.seat, t.topic) == (1, "arrival.space")


@rule("ghost_stories.turn.order", "ghost_stories.death.possessed_board")
def test_a_possessed_board_has_its_turn_without_arrival_and_yang() -> None:
    s = table("turn.start", active="blue", deck=(10,), ghosts={"east:0": 12})
    s.qi[1] = 0
    t = at(s)

    assert is_out(s.out, "east:0") is False  # the hand-made state is left alone
    assert is_out(t.state.out, "east:0")
    assert t.values_of("turn_began") == [("blue",), ("green",)]
    assert (t.seat, t.topic) == (2, "arrival.space")


@rule("ghost_stories.turn.phases", "ghost_stories.turn.scheme_wm.yin")
def test_a_turn_is_yin_then_yang() -> None:
    t = at(table("turn.start", ghosts={"north:1": HAUNTER}, deck=(QUIET,), moon=True))
    assert t.topic == "arrival.space"
    assert is_out(t.state.out, "north:1")
    t.play("west:1")

    assert t.topic == "yang.move"


@rule(
    "ghost_stories.turn.dead_no_yang",
    "ghost_stories.turn.death_in_yin",
    "ghost_stories.resolve.effects_continue_after_death",
)
def test_a_taoist_who_dies_in_step_one_gets_no_arrival_and_no_yang_but_the_other_ghosts_act() -> None:
    s = table("turn.start", ghosts={"north:2": TORMENTOR, "north:0": HAUNTER})
    s.qi[0] = 1
    t = at(s, CURSE["qi"])

    assert t.state.qi[0] == 0
    assert is_out(t.state.out, "north:0")
    assert t.values_of("turn_began")[-1] == ("blue",)


@rule(
    "ghost_stories.turn.death_in_yin",
    "ghost_stories.death.possessed_qi_loss",
    "ghost_stories.resolve.decider.death_turn",
)
def test_after_death_in_step_one_an_overrun_is_paid_by_a_chosen_living_taoist() -> None:
    s = table("turn.start", ghosts={"north:2": TORMENTOR, "north:0": PLAIN, "north:1": IMMUNE})
    s.qi[0] = 1
    t = at(s, CURSE["qi"])
    assert (t.seat, t.topic, t.keys) == (0, "qi.payer", ("blue", "green", "yellow"))
    t.play("green")

    assert t.state.qi == [0, 3, 2, 3]


@rule("ghost_stories.resolve.decider")
def test_on_a_neutral_board_the_next_living_player_clockwise_decides() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={"west:0": 11})
    s.qi[0] = 0
    s.at[0] = position("north_west")
    t = at(s, CURSE["ghost"], 45)

    assert (t.seat, t.topic) == (1, "arrival.space")


@rule("ghost_stories.info.public", "ghost_stories.info.deck_count_public")
def test_everybody_sees_the_same_and_knows_the_deck_s_size() -> None:
    t = at(table())

    views = [t.match.view(seat).known for seat in (0, 1, 2, 3, None)]
    assert all(view == t.state for view in views)
    assert len(views[1].deck) == len(t.state.deck) == 20


# Step 1


@rule("ghost_stories.yin.act.active_board_only")
def test_only_ghosts_of_the_active_board_act() -> None:
    t = at(table("turn.start", ghosts={"north:0": HAUNTER, "east:0": 12}))

    assert is_out(t.state.out, "north:0")
    assert not is_out(t.state.out, "east:0")


@rule("ghost_stories.yin.act.active_board_only", "ghost_stories.yin.act.passive")
def test_stones_that_are_no_actions_do_nothing_in_step_one() -> None:
    t = at(table("turn.start", ghosts={"north:0": IMMUNE, "north:1": 36}))

    assert t.values_of("acted") == []


@rule("ghost_stories.yin.act.order.base", "ghost_stories.geometry.ring")
def test_in_the_base_game_ghosts_act_from_left_to_right() -> None:
    t = at(table("turn.start", ghosts={"north:0": HAUNTER, "north:1": 38, "north:2": 41}))

    assert [values[0] for values in t.values_of("acted")] == ["scarlet_evildoer_41", "bleeding_eyes_38", "skinner_34"]


@rule("ghost_stories.yin.act.order.wm", "ghost_stories.turn.scheme_wm.yin")
def test_in_white_moon_ghosts_act_from_right_to_left() -> None:
    t = at(table("turn.start", moon=True, ghosts={"north:0": HAUNTER, "north:1": 38, "north:2": 41}))

    assert [values[0] for values in t.values_of("acted")] == ["skinner_34", "bleeding_eyes_38", "scarlet_evildoer_41"]


@rule("ghost_stories.resolve.fixed_acting_list")
def test_a_ghost_that_comes_in_step_one_does_not_act_in_it() -> None:
    t = at(table("turn.start", ghosts={"north:2": TORMENTOR}, deck=(HAUNTER,)), CURSE["ghost"])
    t.play("north:1")

    assert card_at(t.state, "north:1") == HAUNTER
    assert not is_out(t.state.out, "north:1")


@rule("ghost_stories.yin.act.haunter.advance", "ghost_stories.geometry.haunter_states", "ghost_stories.geometry.stones")
def test_a_haunter_moves_its_figurine_to_the_haunter_stone() -> None:
    t = at(table("turn.start", ghosts={"north:0": HAUNTER}))

    assert is_out(t.state.out, "north:0")
    assert t.state.haunted == 0


@rule(
    "ghost_stories.yin.act.haunter.haunt", "ghost_stories.stone.centre.haunter", "ghost_stories.haunt.first_active",
    "ghost_stories.geometry.stones",
)  # fmt: skip
def test_a_haunter_on_its_stone_haunts_and_takes_the_figurine_back() -> None:
    s = table("turn.start", ghosts={"north:0": HAUNTER})
    figurine(s, "north:0")
    t = at(s)

    assert t.state.haunted == 1 << position("north_west")
    assert not is_out(t.state.out, "north:0")


@rule("ghost_stories.component.haunting_figurines")
def test_a_ninth_figurine_goes_out_too() -> None:
    cards = dict(zip(SPACES[3:], (12, 16, 19, 20, 23, 27, 30, 31, 1), strict=True))
    s = table("turn.start", ghosts={**cards, "north:0": HAUNTER})
    for name in list(cards)[:8]:
        figurine(s, name)
    t = at(s)

    assert t.state.out.bit_count() == 9


@rule("ghost_stories.yin.act.tormentor", "ghost_stories.stone.centre.tormentor", "ghost_stories.curse.blank")
@pytest.mark.parametrize("face", [0, 1])
def test_each_tormentor_rolls_the_curse_die_and_a_blank_does_nothing(face: int) -> None:
    s = table("turn.start", ghosts={"north:0": TORMENTOR, "north:1": 55})
    t = at(s, face, face)

    assert t.values_of("curse_rolled") == [("blank",), ("blank",)]
    assert t.state.qi == [3] * 4 and t.state.haunted == 0


# Haunting


@rule("ghost_stories.haunt.first_active", "ghost_stories.geometry.line")
def test_haunted_tiles_nearer_the_ghost_are_passed_over() -> None:
    s = table("turn.start", ghosts={"north:1": HAUNTER}, haunted=("north",))
    figurine(s, "north:1")
    t = at(s)

    assert t.state.haunted == 1 << position("north") | 1 << position("centre")


@rule("ghost_stories.haunt.no_active_tile")
@pytest.mark.parametrize("by_curse", [False, True])
def test_a_haunting_along_a_haunted_line_loses(by_curse: bool) -> None:
    ghosts = {"north:1": TORMENTOR if by_curse else HAUNTER}
    s = table("turn.start", level="initiation", ghosts=ghosts, haunted=("north", "centre", "south"))
    figurine(s, "north:1")
    t = at(s, CURSE["haunt"])

    assert t.result.reason == "line_haunted"
    assert t.result.winners == ()


@rule("ghost_stories.haunt.occupants_stay")
def test_taoists_on_a_haunted_tile_stay_unharmed() -> None:
    s = table("turn.start", ghosts={"north:1": HAUNTER}, at={"blue": "north"})
    figurine(s, "north:1")
    t = at(s)

    assert t.state.at[1] == position("north")
    assert t.state.qi[1] == 3


@rule("ghost_stories.haunt.circle_token")
def test_a_haunted_circle_loses_its_token() -> None:
    s = table("turn.start", active="green", ghosts={"south:1": 23})
    s.circle, s.tao_supply[BLUE] = BLUE, 2
    figurine(s, "south:1")
    t = at(s)

    assert s.village[position("south")] == CIRCLE
    assert t.state.circle == -1
    assert t.state.tao_supply[1] == 3


@rule("ghost_stories.haunt.temple_buddhas")
def test_buddhas_stay_on_a_haunted_temple_and_return_there_but_none_can_be_taken() -> None:
    s = table("yin.arrival", deck=(37, QUIET), haunted=("east",), at={"red": "east"})
    buddha(s, "north:0")
    t = at(s)
    t.play("north:0")
    assert s.village[position("east")] == TEMPLE
    assert t.state.temple == 2
    t.play("stay")

    assert "help" not in t.keys
    assert t.refused("help").why == ("help", "tile_haunted", "ghost_stories.haunt.no_help", ())


# Step 2


@rule("ghost_stories.yin.overrun")
def test_an_overrun_board_costs_a_qi_and_no_ghost_arrives() -> None:
    t = at(table("turn.start", ghosts={"north:0": 36, "north:1": 37, "north:2": 43}))

    assert t.state.qi[0] == 2
    assert t.topic == "yang.move"
    assert t.values_of("ghost_arrived") == []


@rule("ghost_stories.yin.arrival")
def test_otherwise_one_ghost_arrives() -> None:
    t = at(table("turn.start", ghosts={"north:0": 36, "north:1": 37}, deck=(QUIET,))).play("west:0")

    assert t.values_of("ghost_arrived") == [("yellow_plague_10", "yellow", "cemetery")]
    assert t.state.qi[0] == 3


@rule("ghost_stories.yin.overrun")
def test_the_overrun_is_looked_at_after_step_one() -> None:
    s = table("turn.start", ghosts={"north:0": 36, "north:1": TORMENTOR}, deck=(43, QUIET))
    t = at(s, CURSE["ghost"])

    assert card_at(t.state, "north:2") == 43
    assert t.state.qi[0] == 2


@rule("ghost_stories.neutral.overrun")
def test_an_overrun_neutral_board_loses_its_own_qi() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={"west:0": 10, "west:1": 6, "west:2": 7})
    t = at(s)

    assert t.state.qi == [3, 3, 3, 2]


def test_a_ghost_that_left_its_board_before_its_turn_does_not_act() -> None:
    s = table("yin.overrun", ghosts={"east:0": HAUNTER})
    s.agenda += [(GAME.agenda.ids[yin.act], (HAUNTER,))]
    t = at(s)

    assert t.values_of("acted") == []


@rule("ghost_stories.resolve.fixed_acting_list")
def test_a_ghost_that_left_play_before_its_turn_does_not_act() -> None:
    s = table("yin.overrun", ghosts={"east:0": 12})
    s.agenda += [(GAME.agenda.ids[yin.act], (HAUNTER,)), (GAME.agenda.ids[yin.act], (12,))]
    put_ghost(s, "north:0", 36)
    t = at(s)

    assert t.values_of("acted") == []
