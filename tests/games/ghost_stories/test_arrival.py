"""Ghosts arrive: the deck, where they go, Buddhas, left stones."""

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import GHOST
from igroteka.games.ghost_stories.words import SPACES, Card
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    buddha,
    card_at,
    faces,
    give,
    position,
    space,
    strip,
    table,
    tao,
)

FILL = dict(zip(SPACES, (36, 37, 43, 14, 15, 21, 25, 26, 32, 3, 4, 10), strict=True))  # quiet ghosts everywhere


@rule("ghost_stories.arrival.draw_top", "ghost_stories.arrival.coloured")
@pytest.mark.parametrize(("card", "side"), [(43, "north"), (21, "east"), (32, "south"), (10, "west")])
def test_a_coloured_ghost_goes_to_the_board_of_its_colour(card: int, side: str) -> None:
    t = at(table("yin.arrival", deck=(card,)))

    assert {key.split(":")[0] for key in t.keys} == {side}
    assert len(t.state.deck) == 20
    t.play(f"{side}:1")
    assert card_at(t.state, f"{side}:1") == card


@rule("ghost_stories.arrival.neutral_and_possessed")
def test_neutral_and_possessed_boards_receive_their_ghosts() -> None:
    s = table("yin.arrival", seats=3, deck=(10, 21))
    s.qi[1] = 0
    t = at(s)
    assert set(t.keys) == {"west:0", "west:1", "west:2"}

    s.deck[-1] = Card(21)
    assert set(at(s).keys) == {"east:0", "east:1", "east:2"}


@rule("ghost_stories.arrival.black")
def test_a_black_ghost_goes_to_the_active_board() -> None:
    t = at(table("yin.arrival", active="green", deck=(54,)))

    assert set(t.keys) == {"south:0", "south:1", "south:2"}


@rule("ghost_stories.arrival.space_choice")
def test_the_active_player_chooses_the_space() -> None:
    t = at(table("yin.arrival", active="green", deck=(43,)))

    assert (t.seat, t.topic, t.keys) == (2, "arrival.space", ("north:0", "north:1", "north:2"))


@rule("ghost_stories.arrival.board_full", "ghost_stories.geometry.spaces")
def test_for_a_full_board_any_free_space_may_be_chosen() -> None:
    s = table("yin.arrival", active="green", deck=(43,), ghosts={"north:0": 36, "north:1": 37, "north:2": 41})
    t = at(s)

    assert set(t.keys) == set(SPACES) - {"north:0", "north:1", "north:2"}


@rule("ghost_stories.arrival.all_full")
def test_with_all_spaces_full_no_card_is_drawn_and_a_qi_is_lost() -> None:
    s = table("yin.arrival", ghosts=FILL)
    t = at(s)

    assert len(t.state.deck) == 20
    assert t.state.qi == [2, 3, 3, 3]


@rule("ghost_stories.arrival.all_full", "ghost_stories.tile.altar.no_space")
def test_the_altar_may_be_used_with_all_spaces_full_for_a_qi_even_the_last() -> None:
    s = table(ghosts=FILL, at={"red": "north"}, haunted=("south_east",))
    s.qi[0] = 1
    t = at(s)
    assert "help" in t.keys
    t.play("help")

    assert t.state.haunted == 0
    assert t.state.qi[0] == 0


@rule("ghost_stories.arrival.all_full")
def test_the_neutral_board_loses_the_qi_if_all_is_full_on_its_turn() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={**FILL, "west:0": 11})
    t = at(s, CURSE["ghost"])

    assert t.state.qi[3] == 1  # one for the arrival, one for the overrun


@rule("ghost_stories.arrival.buddha_space_free", "ghost_stories.arrival.buddha_ghost", "ghost_stories.buddha.return")
def test_a_buddha_stops_an_ordinary_ghost_without_any_stone() -> None:
    s = table("yin.arrival", deck=(36,), ghosts={"north:0": 37, "north:1": 43})
    buddha(s, "north:2")
    t = at(s)

    assert card_at(t.state, "north:2") == 0
    assert t.state.buddha == 0 and t.state.temple == 2
    assert t.values_of("stone") == []
    assert t.state.discard == (36,)


@rule("ghost_stories.exorcism.other_removal_no_right")
def test_a_ghost_stopped_by_a_buddha_gives_no_reward() -> None:
    s = table("yin.arrival", deck=(54,), ghosts={"north:0": 37, "north:1": 43})
    buddha(s, "north:2")
    t = at(s)

    assert t.state.qi[0] == 3 and t.topic == "yang.move"


@rule("ghost_stories.arrival.buddha_incarnation", "ghost_stories.incarnation.no_buddha")
def test_an_incarnation_on_a_buddha_stays() -> None:
    s = table("yin.arrival", deck=(61,), ghosts={"north:0": 37, "north:1": 43})
    buddha(s, "north:2")
    t = at(s)

    assert card_at(t.state, "north:2") == 61
    assert t.state.temple == 2


@rule("ghost_stories.arrival.haunter_figurine")
def test_a_haunter_arrives_with_its_figurine_on_the_card() -> None:
    t = at(table("yin.arrival", deck=(34,))).play("north:0")

    assert t.state.out == 0
    assert BOX.tables.actions[card_at(t.state, "north:0")] == ("haunter",)


@rule("ghost_stories.arrival.left_stones", "ghost_stories.stone.left.ghost", "ghost_stories.resolve.depth_first")
def test_left_stones_act_at_once_and_chain() -> None:
    t = at(table("yin.arrival", deck=(37, 15, 10)))
    t.play("north:0", "east:0", "west:0")

    assert [values[0] for values in t.values_of("ghost_arrived")] == [
        "sharp_nailed_mistresses_37", "perfidious_nymph_15", "yellow_plague_10",
    ]  # fmt: skip


@rule("ghost_stories.arrival.left_stone_order")
@pytest.mark.parametrize("card", [3, 14, 25, 36])
def test_ghost_then_power_lock(card: int) -> None:
    t = at(table("yin.arrival", deck=(card, 10)))
    t.play(t.keys[0])
    assert t.state.power_locks == 0  # the second ghost comes first
    t.play(t.keys[0])

    assert t.state.power_locks.bit_count() == 1


@rule("ghost_stories.arrival.left_stone_order")
@pytest.mark.parametrize("card", [47, 48])
def test_die_capture_then_ghost(card: int) -> None:
    t = at(table("yin.arrival", deck=(card, 10)))
    t.play("north:0")

    assert t.state.captors == 1 << space("north:0")
    assert t.topic == "arrival.space"


@rule("ghost_stories.arrival.hits_active", "ghost_stories.stone.left.qi")
def test_arrival_effects_hit_the_active_player_wherever_the_ghost_lands() -> None:
    s = table("yin.arrival", deck=(49,), ghosts={"north:0": 36, "north:1": 37, "north:2": 43})
    t = at(s).play("south:1")

    assert card_at(t.state, "south:1") == 49
    assert t.state.qi == [2, 3, 3, 3]


@rule("ghost_stories.arrival.hits_active")
def test_arrival_effects_hit_the_neutral_board_whose_turn_it_is() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={"west:0": 11}, deck=(49,))
    t = at(s, CURSE["ghost"]).play("west:1")

    assert t.state.qi == [3, 3, 3, 2]


@rule("ghost_stories.arrival.incarnation_colour", "ghost_stories.incarnation.frame")
@pytest.mark.parametrize(
    ("card", "side"), [(61, "north"), (62, "east"), (63, "south"), (64, "west"), (58, "east"), (65, "east")]
)
def test_incarnations_are_placed_by_their_frame(card: int, side: str) -> None:
    t = at(table("yin.arrival", active="blue", deck=(card,)))

    assert {key.split(":")[0] for key in t.keys} == {side}


@rule("ghost_stories.arrival.deck_last_card", "ghost_stories.end.lose.deck", "ghost_stories.resolve.immediate_defeat")
def test_drawing_the_last_card_loses_before_it_is_placed() -> None:
    s = table("yin.arrival")
    s.deck = [GHOST]
    t = at(s)

    assert t.result.reason == "deck"
    assert t.values_of("ghost_arrived") == []


@rule("ghost_stories.arrival.deck_last_card")
def test_the_last_card_but_one_does_not_lose() -> None:
    s = table("yin.arrival")
    s.deck = [GHOST, Card(43)]
    t = at(s)

    assert t.topic == "arrival.space"


@rule("ghost_stories.arrival.incarnation_full_base")
def test_an_incarnation_waits_in_the_deck_while_all_is_full() -> None:
    s = table("yin.arrival", ghosts=FILL, deck=(61,))
    t = at(s)

    assert t.state.deck[-1] == 61


@rule("ghost_stories.arrival.same_rules")
def test_a_ghost_brought_by_the_tea_house_follows_the_same_rules() -> None:
    t = at(table(active="green", deck=(54,))).play("help", "red")

    assert set(t.keys) == {"south:0", "south:1", "south:2"}


# Left stones


@rule("ghost_stories.stone.left.power_lock")
def test_a_power_lock_switches_the_power_of_its_board_off() -> None:
    s = table("yang.move", active="yellow", ghosts={"west:0": 3})

    assert "pockets" not in at(s).keys
    assert "pockets" in at(table("yang.move", active="yellow", ghosts={"north:0": 3})).keys


@rule("ghost_stories.stone.left.power_lock", "ghost_stories.power_token.conditions")
def test_a_power_lock_works_on_neutral_boards() -> None:
    free = table("yang.move", seats=3)

    assert "borrow:pockets" in at(free).keys
    assert "borrow:pockets" not in at(table("yang.move", seats=3, ghosts={"west:0": 3})).keys


@rule("ghost_stories.stone.left.fast")
@pytest.mark.parametrize("card", [45, 52, 53])
def test_a_fast_haunter_starts_on_the_haunter_stone(card: int) -> None:
    t = at(table("yin.arrival", deck=(card,))).play("north:0")

    assert t.state.out == 1 << space("north:0")


@rule("ghost_stories.stone.left.die", "ghost_stories.exorcism.dice")
def test_captured_dice_are_not_rolled() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 43, "east:0": 46, "east:1": 47})
    t = at(s, *faces("red"))
    t.play("exorcism")

    assert t.values_of("dice_rolled") == [(1, 0, 0, 0, 0, 0)]


@rule("ghost_stories.stone.left.die_none")
def test_a_fourth_captor_gets_no_die_and_none_later() -> None:
    s = table("yin.arrival", at={"red": "east"}, ghosts={"east:0": 46, "east:1": 47, "south:0": 63}, deck=(48, 10))
    t = at(s, *faces("red"))
    t.play("north:0", "west:0")
    assert t.state.captors == 1 << space("east:0") | 1 << space("east:1") | 1 << space("south:0")

    s = table(at={"red": "east"}, ghosts={"east:1": 47, "east:0": 46, "south:0": 63, "north:0": 48})
    s.captors &= ~(1 << space("north:0"))
    give(s, "red", black=1)
    t = at(s, 0, 0, 0).play("exorcism", "east:1", "red")
    assert t.state.captors.bit_count() == 2


@rule("ghost_stories.stone.left.die_not_grey", "ghost_stories.exorcism.zero_dice", "ghost_stories.power.green.mountain")
def test_the_grey_die_is_never_captured() -> None:
    s = table(
        active="green",
        powers=("spires", "gust", "mountain", "pockets"),
        at={"green": "north"},
        ghosts={"north:1": 43, "east:0": 46, "east:1": 47, "south:0": 63},
    )
    t = at(s, *faces("red"))
    t.play("exorcism")

    assert t.values_of("dice_rolled") == [(1, 0, 0, 0, 0, 0)]


@rule("ghost_stories.stone.left.tao_lock")
@pytest.mark.parametrize("lock", [50, 51, 62])
def test_under_a_tao_lock_no_token_can_be_spent(lock: int) -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 34, "east:1": lock})
    t = at(s, *faces("blue", "blue", "blue"))
    t.play("exorcism")

    assert card_at(t.state, "north:1") == 34
    assert t.values_of("failed") == [("red",)]


@rule("ghost_stories.stone.left.tao_lock_scope")
def test_under_a_tao_lock_tokens_are_gained_and_the_circle_works() -> None:
    s = table(at={"red": "south"}, ghosts={"south:1": 27, "east:1": 50})
    t = at(s).play("yin_yang", "help:circle", "green")
    assert t.state.circle == 2
    t = at(t.position(), *faces("green", "blue", "blue")).play("exorcism")

    assert card_at(t.state, "south:1") == 0
    s = table(active="yellow", ghosts={"east:1": 50}, at={"yellow": "centre"})
    assert tao(at(s).play("help", "black").state, "yellow") == {"yellow": 1, "black": 1}


@rule("ghost_stories.stone.left.haunt")
def test_shapeless_evil_haunts_on_arrival() -> None:
    t = at(table("yin.arrival", deck=(54,))).play("north:1")

    assert t.state.haunted == 1 << position("north")


@rule("ghost_stories.stone.left.group_tao", "ghost_stories.resolve.each_player_order")
def test_soul_eater_takes_a_token_of_every_living_player_clockwise_from_the_active_one() -> None:
    s = table("yin.arrival", active="blue", deck=(55,))
    give(s, "red", green=1)
    give(s, "green", red=1)
    s.tao[15:20] = [0] * 5  # yellow has none
    t = at(s).play("east:0")
    assert (t.seat, t.topic, t.keys) == (2, "tao.lose", ("red", "green"))
    assert tao(t.state, "blue") == {}  # a single kind is not asked for
    t.play("green")
    assert (t.seat, t.keys) == (0, ("red", "green"))
    t.play("red")

    assert [tao(t.state, name) for name in ("red", "green", "yellow")] == [{"green": 1}, {"red": 1}, {}]


@rule("ghost_stories.stone.left.group_tao")
def test_dead_players_lose_no_token() -> None:
    s = table("yin.arrival", deck=(55,))
    s.qi[1] = 0
    give(s, "blue", red=1)
    t = at(s).play("north:0")

    assert tao(t.state, "blue") == {"red": 1, "blue": 1}


@rule("ghost_stories.buddha.no_shift")
def test_a_placed_buddha_stays_until_a_ghost_comes() -> None:
    s = table("yang.place", at={"red": "north"})
    buddha(s, "north:1")
    strip(s)
    t = at(s)

    assert t.values_of("turn_began") == [("blue",)]
    assert t.state.buddha == 1 << space("north:1")
