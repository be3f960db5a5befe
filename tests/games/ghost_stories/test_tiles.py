"""The help of the nine base tiles."""

import pytest

from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    buddha,
    card_at,
    faces,
    figurine,
    go_to,
    position,
    put_ghost,
    space,
    strip,
    table,
    tao,
)

NO_EFFECT = ("help", "no_effect", "ghost_stories.tile.no_effect", ())


# Cemetery


@rule("ghost_stories.tile.cemetery", "ghost_stories.death.revival")
def test_the_cemetery_revives_a_taoist_with_two_qi_and_rolls_the_curse_die() -> None:
    s = table(at={"red": "north_west"})
    s.qi[1] = 0
    s.tao[5:10] = [0] * 5
    t = at(s, CURSE["blank"]).play("help")

    assert t.state.qi[1] == 2
    assert t.state.at[1] == position("north_west")
    assert tao(t.state, "blue") == {}
    assert t.values_of("curse_rolled") == [("blank",)]


@rule("ghost_stories.tile.cemetery")
def test_of_two_dead_taoists_one_is_chosen() -> None:
    s = table(at={"red": "north_west"})
    s.qi[1] = s.qi[2] = 0
    t = at(s, CURSE["blank"]).play("help")
    assert t.keys == ("blue", "green")
    t.play("green")

    assert t.state.qi[1:3] == [0, 2]


@rule("ghost_stories.tile.cemetery.needs_dead")
def test_the_cemetery_needs_a_dead_taoist() -> None:
    assert at(table(at={"red": "north_west"})).refused("help").why == NO_EFFECT


@rule("ghost_stories.resolve.supply_limited")
def test_without_qi_in_the_supply_nobody_is_revived() -> None:
    s = table(at={"red": "north_west"})
    s.qi = [8, 0, 6, 5]
    t = at(s, CURSE["blank"]).play("help")
    assert t.state.qi[1] == 1
    s.qi = [8, 0, 6, 6]

    assert "help" not in at(s).keys


@rule("ghost_stories.tile.cemetery.helper_rolls")
def test_the_helper_takes_the_curse_on_themselves_after_the_revival() -> None:
    s = table(at={"red": "north_west"})
    s.qi[1] = 0
    t = at(s, CURSE["qi"]).play("help")

    assert t.state.qi == [2, 2, 3, 3]


@rule("ghost_stories.setup.solo.cemetery_off")
def test_in_a_solo_base_game_the_cemetery_gives_no_help() -> None:
    s = table(seats=1, at={"red": "north_west"})
    s.qi[1] = 0  # a possessed neutral board is no dead Taoist either

    assert "help" not in at(s).keys


@rule("ghost_stories.neutral.not_a_taoist")
def test_a_neutral_board_cannot_be_revived() -> None:
    s = table(seats=3, at={"red": "north_west"})
    s.qi[3] = 0

    assert "help" not in at(s).keys


# Altar


@rule("ghost_stories.tile.altar")
def test_the_altar_cleanses_a_tile_and_brings_a_ghost() -> None:
    s = table(at={"red": "north"}, haunted=("south", "east"), deck=(10,))
    t = at(s).play("help")
    assert t.keys == ("temple", "circle")
    t.play("circle", "west:1")

    assert t.state.haunted == 1 << position("east")
    assert card_at(t.state, "west:1") == 10


@rule("ghost_stories.tile.altar.needs_haunted")
def test_the_altar_needs_a_haunted_tile() -> None:
    assert at(table(at={"red": "north"})).refused("help").why == NO_EFFECT


# Herbalist


@rule("ghost_stories.tile.herbalist")
def test_the_herbalist_gives_a_token_of_each_rolled_colour() -> None:
    t = at(table(at={"red": "north_east"}), *faces("blue", "black")).play("help")

    assert tao(t.state, "red") == {"red": 1, "blue": 1, "black": 1}
    assert t.state.dice == ()


@rule("ghost_stories.tile.herbalist")
def test_a_white_face_gives_any_colour() -> None:
    t = at(table(at={"red": "north_east"}), *faces("white", "white")).play("help")
    assert t.keys == ("red", "blue", "green", "yellow", "black")
    t.play("green", "green")

    assert tao(t.state, "red") == {"red": 1, "green": 2}


@rule("ghost_stories.tile.herbalist.supply", "ghost_stories.resolve.supply_limited")
def test_a_colour_the_supply_lacks_gives_nothing() -> None:
    s = table(at={"red": "north_east"})
    s.tao_supply[1] = 0
    t = at(s, *faces("blue", "black")).play("help")

    assert tao(t.state, "red") == {"red": 1, "black": 1}


@rule("ghost_stories.tile.herbalist.captured_dice", "ghost_stories.tile.no_effect")
def test_captured_dice_cannot_be_used_at_the_herbalist() -> None:
    s = table(at={"red": "north_east"}, ghosts={"south:0": 46, "south:1": 47})
    t = at(s, *faces("blue")).play("help")
    assert t.values_of("dice_rolled") == [(0, 1, 0, 0, 0, 0)]
    assert tao(t.state, "red") == {"red": 1, "blue": 1}

    put_ghost(s, "south:2", 63)
    assert at(s).refused("help").why == NO_EFFECT


@rule("ghost_stories.power.green.mountain.herbalist")
def test_the_grey_die_is_not_for_the_herbalist() -> None:
    powers = ("spires", "gust", "mountain", "pockets")
    s = table(active="green", powers=powers, at={"green": "north_east"})
    t = at(s, *faces("blue", "blue")).play("help")

    assert t.values_of("dice_rolled") == [(0, 2, 0, 0, 0, 0)]


# Sorcerer's Hut


@rule("ghost_stories.tile.hut")
def test_the_hut_discards_any_ghost_for_a_qi() -> None:
    s = table(at={"red": "west"}, ghosts={"north:1": 11, "south:1": 30})
    figurine(s, "south:1")
    t = at(s).play("help", "south:1")

    assert card_at(t.state, "south:1") == 0 and t.state.out == 0
    assert t.state.qi[0] == 2
    assert t.state.discard == (30,)


@rule("ghost_stories.tile.hut.last_qi")
def test_the_hut_may_be_used_with_the_last_qi() -> None:
    s = table(at={"red": "west"}, ghosts={"north:1": 11, "south:1": 30})
    s.qi[0] = 1
    t = at(s).play("help", "south:1")

    assert t.state.qi[0] == 0
    assert card_at(t.state, "south:1") == 0


# Temple


@rule("ghost_stories.tile.temple", "ghost_stories.tile.no_effect")
def test_an_empty_temple_helps_nobody() -> None:
    s = table(at={"red": "east"})
    s.temple, s.buddhas[1] = 0, 2

    assert at(s).refused("help").why == NO_EFFECT


# Night Watch


@rule("ghost_stories.tile.night_watch")
def test_the_night_watch_sends_all_figurines_of_one_board_back() -> None:
    s = table(at={"red": "south_west"}, ghosts={"north:0": 34, "north:2": 38, "east:1": 12})
    for name in ("north:0", "north:2", "east:1"):
        figurine(s, name)
    t = at(s).play("help")
    assert t.keys == ("red", "blue")
    t.play("red")

    assert t.state.out == 1 << space("east:1")


@rule("ghost_stories.tile.no_effect")
def test_the_night_watch_needs_an_advanced_figurine() -> None:
    assert at(table(at={"red": "south_west"}, ghosts={"north:0": 34})).refused("help").why == NO_EFFECT


# Circle of Prayer


@rule("ghost_stories.tile.circle", "ghost_stories.tile.circle.one_token")
def test_the_circle_holds_one_token_and_exchanges_it() -> None:
    s = table(at={"red": "south"})
    t = at(s).play("help")
    assert t.keys == ("red", "blue", "green", "yellow", "black")
    t.play("black")
    assert t.state.circle == 4 and t.state.tao_supply[4] == 3
    again = t.state.copy()
    go_to(again, "yang.act")
    t = at(again).play("help")
    assert "black" not in t.keys
    t.play("blue")

    assert t.state.circle == 1
    assert t.state.tao_supply == [3, 2, 3, 3, 4]


# Pavilion


@rule("ghost_stories.tile.pavilion", "ghost_stories.tile.pavilion.taoist_one_tile")
def test_the_pavilion_moves_a_ghost_and_another_taoist() -> None:
    s = table(at={"red": "south_east", "blue": "north_west"}, ghosts={"north:1": 43})
    t = at(s).play("help")
    assert set(t.keys) == {"north:1", "pass"}
    t.play("north:1")
    assert len(t.keys) == 11
    t.play("west:0")
    assert set(t.keys) == {"blue", "green", "yellow", "pass"}
    t.play("blue")
    assert set(t.keys) == {"north", "west", "centre"}
    t.play("north")

    assert card_at(t.state, "west:0") == 43 and card_at(t.state, "north:1") == 0
    assert t.state.at[1] == position("north")


@rule("ghost_stories.tile.pavilion.halves_optional")
def test_either_half_of_the_pavilion_may_be_left_out() -> None:
    s = table(at={"red": "south_east"}, ghosts={"north:1": 43})
    t = at(s).play("help", "pass", "blue", "north")
    assert card_at(t.state, "north:1") == 43 and t.state.at[1] == position("north")

    t = at(s).play("help", "north:1", "west:0", "pass")
    assert card_at(t.state, "west:0") == 43 and t.state.at == s.at


@rule("ghost_stories.tile.pavilion.living")
def test_only_another_living_taoist_is_moved_without_their_consent() -> None:
    s = table(at={"red": "south_east"}, ghosts={"north:1": 43})
    s.qi[1] = 0
    t = at(s).play("help", "pass")
    assert t.keys == ("green", "yellow", "pass")
    t.play("green")
    assert t.seat == 0

    s = table("yang.move", powers=("twin_winds", "gust", "favorite", "pockets"))
    s.qi[1] = 0
    assert at(s).play("twin_winds").keys == ("green", "yellow")


@rule("ghost_stories.tile.pavilion.onto_buddha")
def test_a_ghost_moved_onto_a_buddha_is_discarded() -> None:
    s = table(at={"red": "south_east"}, ghosts={"north:1": 47})
    buddha(s, "west:0")
    t = at(s).play("help", "north:1", "west:0", "pass")

    assert card_at(t.state, "west:0") == 0 == card_at(t.state, "north:1")
    assert t.state.captors == 0 and t.state.temple == 2
    assert t.values_of("tao_gained") == []


@rule("ghost_stories.tile.pavilion.keeps_state")
def test_a_moved_ghost_keeps_what_it_carries_and_its_left_stone_does_not_act_again() -> None:
    s = table(at={"red": "south_east"}, ghosts={"north:1": 46}, powers=("spires", "gust", "favorite", "mantra"))
    figurine(s, "north:1")
    s.mantra = space("north:1")
    t = at(s).play("help", "north:1", "west:0", "pass")
    here = space("west:0")

    assert (t.state.out, t.state.captors, t.state.mantra) == (1 << here, 1 << here, here)
    s = table(at={"red": "south_east"}, ghosts={"north:1": 37})
    assert at(s).play("help", "north:1", "west:0", "pass").values_of("ghost_arrived") == []


@rule("ghost_stories.tile.pavilion.power_lock_moves")
def test_a_moved_power_lock_blocks_its_new_board_and_frees_the_old_one() -> None:
    s = table(at={"red": "south_east"}, ghosts={"west:1": 3})
    t = at(s).play("help", "west:1", "east:0", "pass")

    assert t.state.power_locks == 1 << space("east:0")


@rule("ghost_stories.tile.pavilion.incarnations")
def test_incarnations_may_be_moved_by_the_pavilion() -> None:
    s = table(at={"red": "south_east"}, ghosts={"north:1": 60})
    t = at(s).play("help", "north:1", "east:0", "pass")

    assert card_at(t.state, "east:0") == 60
    assert t.state.powers_off == 1 << space("east:0")


@rule("ghost_stories.setup.solo.pavilion_self")
def test_in_solo_the_pavilion_moves_the_player_s_own_taoist() -> None:
    t = at(table(seats=1, at={"red": "south_east"})).play("help")
    assert (t.topic, t.keys) == ("pavilion.taoist", ("red", "pass"))
    t.play("red", "centre")

    assert t.state.at[0] == position("centre")


@rule("ghost_stories.tile.no_effect")
def test_the_pavilion_needs_a_ghost_or_another_living_taoist() -> None:
    s = table(seats=2, at={"red": "south_east"})
    s.qi[2] = 0

    assert at(s).refused("help").why == NO_EFFECT


@rule("ghost_stories.tile.no_effect")
def test_the_hut_needs_an_ordinary_ghost() -> None:
    assert at(table(at={"red": "west"})).refused("help").why == NO_EFFECT


# Tea House


@rule("ghost_stories.tile.tea_house")
def test_the_tea_house_gives_a_token_and_a_qi_and_brings_a_ghost() -> None:
    t = at(table(deck=(10,))).play("help", "black", "west:0")

    assert tao(t.state, "red") == {"red": 1, "black": 1}
    assert t.state.qi[0] == 4
    assert card_at(t.state, "west:0") == 10


@pytest.mark.parametrize("tile_name", ["cemetery", "altar", "hut", "night_watch"])
def test_help_without_effect_is_not_offered_from_afar_either(tile_name: str) -> None:
    assert f"help:{tile_name}" not in at(table()).play("yin_yang").keys


def test_without_yin_yang_nothing_is_asked_where_there_is_nothing_to_choose() -> None:
    s = table("yang.place")
    strip(s)

    assert at(s).values_of("turn_began") == [("blue",)]
