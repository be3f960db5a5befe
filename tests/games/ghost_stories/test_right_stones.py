"""Right stones: curses and rewards of exorcised ghosts."""

import pytest

from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    card_at,
    faces,
    give,
    put_ghost,
    strip,
    table,
    tao,
)


@rule("ghost_stories.exorcism.curse_then_reward", "ghost_stories.stone.right.curse_and_reward")
@pytest.mark.parametrize("widow", [50, 51])
def test_black_widow_s_curse_comes_before_her_reward(widow: int) -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": widow})
    strip(s)
    t = at(s, *faces("black", "black", "red"), CURSE["qi"]).play("exorcism")
    assert t.state.qi[0] == 2
    assert t.topic == "reward.qi_or_yin_yang"
    t.play("qi")

    assert t.state.qi[0] == 3


@rule("ghost_stories.exorcism.two_ghosts_order", "ghost_stories.resolve.order_of_choice")
def test_both_ghosts_leave_first_and_their_right_stones_follow_in_the_chosen_order() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 47, "west:0": 6}, level="initiation")
    s.captors = 0
    t = at(s, *faces("black", "yellow", "yellow"), CURSE["tao"]).play("exorcism", "north:0", "west:0")
    assert card_at(t.state, "west:0") == 0
    assert t.topic == "tao.take" and t.values_of("curse_rolled") == []
    t.play("green")
    assert tao(t.state, "red") == {}

    t = at(s, *faces("black", "yellow", "yellow"), CURSE["tao"]).play("exorcism", "west:0", "north:0", "green")
    assert tao(t.state, "red") == {"green": 1}


@rule("ghost_stories.exorcism.other_removal_no_right")
def test_the_hut_gives_neither_curse_nor_reward() -> None:
    s = table(at={"red": "west"}, ghosts={"north:1": 50})
    t = at(s).play("help")

    assert t.values_of("curse_rolled") == [] and t.state.qi[0] == 2
    assert t.topic == "yang.place"


@rule("ghost_stories.exorcism.reward_receiver", "ghost_stories.stone.right.tao1")
@pytest.mark.parametrize("card", [45, 46, 47, 48])
def test_rewards_go_to_the_exorcising_player(card: int) -> None:
    s = table(active="blue", at={"blue": "north"})
    put_ghost(s, "north:1", card)
    s.captors = 0
    give(s, "blue", black=1)
    t = at(s, *faces("black", "black", "red")).play("exorcism")
    if t.topic == "exorcism.ghost":
        t.play("north:1")
    assert t.topic == "tao.take"
    t.play("green")

    assert tao(t.state, "blue")["green"] == 1
    assert tao(t.state, "red") == {"red": 1}


@rule("ghost_stories.exorcism.reward_dead", "ghost_stories.turn.death_in_yang")
def test_a_taoist_killed_by_the_curse_gets_no_reward() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 50})
    s.qi[0] = 1
    t = at(s, *faces("black", "black", "red"), CURSE["qi"]).play("exorcism")

    assert t.state.qi[0] == 0
    assert t.values_of("turn_began") == [("blue",)]


@rule("ghost_stories.stone.right.tao2")
@pytest.mark.parametrize(
    ("card", "colour", "tile"),
    [(10, "yellow", "west"), (21, "blue", "east"), (32, "green", "south"), (43, "red", "north")],
)
def test_two_tao_tokens_of_the_same_or_different_colours(card: int, colour: str, tile: str) -> None:
    side = {"west": "west:1", "east": "east:1", "south": "south:1", "north": "north:1"}[tile]
    s = table(at={"red": tile}, ghosts={side: card})
    give(s, "red", **{colour: 1})
    t = at(s, *faces(colour, colour, colour)).play("exorcism", side, "black", "black")

    assert tao(t.state, "red")["black"] == 2


@rule("ghost_stories.stone.right.qi_or_yy")
@pytest.mark.parametrize("card", [49, 52, 53, 54, 55])
def test_black_ghosts_give_qi_or_yin_yang(card: int) -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": card})
    give(s, "red", black=1)
    strip(s)
    t = at(s, *faces("black", "white", "white")).play("exorcism")
    while t.topic != "reward.qi_or_yin_yang":
        t.play(t.keys[0])
    t.play("yin_yang")

    assert t.state.yin_yang == 1


@rule("ghost_stories.stone.right.qi_or_yy", "ghost_stories.resolve.supply_limited")
def test_without_qi_in_the_supply_only_the_yin_yang_can_be_taken() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 49})
    s.qi = [5, 5, 5, 5]
    t = at(s, *faces("black", "black", "red")).play("exorcism")
    assert t.topic == "yang.place" and t.state.qi == s.qi  # red has the Yin-Yang token: nothing to take
    strip(s)

    assert at(s, *faces("black", "black", "red")).play("exorcism").state.yin_yang == 1
