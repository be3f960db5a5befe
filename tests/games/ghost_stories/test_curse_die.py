"""The Curse die: what each face does, on Taoists', neutral and possessed boards."""

import pytest

from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    QUIET,
    TORMENTOR,
    at,
    card_at,
    faces,
    give,
    position,
    table,
    tao,
)

# The Curse die


@rule("ghost_stories.curse.haunt")
def test_curse_haunt_hits_the_tile_in_front_of_the_ghost() -> None:
    t = at(table("turn.start", ghosts={"north:2": TORMENTOR}), CURSE["haunt"])

    assert t.state.haunted == 1 << position("north_east")


@rule("ghost_stories.curse.tao", "ghost_stories.resolve.spent_to_supply")
def test_curse_tao_takes_all_tao_tokens_of_the_active_player() -> None:
    s = table("turn.start", ghosts={"north:2": TORMENTOR})
    give(s, "red", blue=2)
    t = at(s, CURSE["tao"])

    assert tao(t.state, "red") == {}
    assert t.state.tao_supply == [4, 3, 3, 3, 4]
    assert tao(t.state, "blue") == {"blue": 1}


@rule("ghost_stories.curse.qi")
def test_curse_qi_takes_one_qi_of_the_active_player() -> None:
    t = at(table("turn.start", ghosts={"north:2": TORMENTOR}), CURSE["qi"])

    assert t.state.qi == [2, 3, 3, 3]


@rule("ghost_stories.curse.exorcism_source", "ghost_stories.stone.right.curse")
def test_the_curse_of_an_exorcised_ghost_haunts_in_front_of_its_space() -> None:
    s = table(at={"red": "north_east"}, ghosts={"east:0": 17})
    t = at(s, *faces("blue", "blue", "red"), CURSE["haunt"])
    t.play("exorcism")

    assert card_at(t.state, "east:0") == 0
    assert t.values_of("curse_rolled") == [("haunt",)]
    assert t.state.haunted == 1 << position("north_east")


@rule("ghost_stories.curse.cemetery_source", "ghost_stories.tile.cemetery.helper_rolls")
def test_the_curse_of_the_cemetery_haunts_the_cemetery() -> None:
    s = table(at={"red": "north_west"})
    s.qi[1] = 0
    t = at(s, CURSE["haunt"])
    t.play("help")

    assert t.state.haunted == 1 << position("north_west")
    assert t.state.qi[1] == 2


@rule("ghost_stories.curse.neutral.qi")
def test_curse_qi_takes_the_neutral_board_s_own_qi() -> None:
    t = at(table("turn.start", seats=3, active="yellow", ghosts={"west:0": 11}), CURSE["qi"])

    assert t.state.qi == [3, 3, 3, 2]


@rule("ghost_stories.curse.neutral.tao")
def test_curse_tao_does_nothing_to_a_neutral_board() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={"west:0": 11})
    t = at(s, CURSE["tao"])

    assert t.values_of("curse_rolled") == [("tao",)]
    assert t.state.tao == s.tao


@rule("ghost_stories.curse.neutral.ghost")
def test_curse_ghost_of_a_neutral_board_brings_a_black_ghost_there() -> None:
    s = table("turn.start", seats=3, active="yellow", ghosts={"west:0": 11}, deck=(54,))
    t = at(s, CURSE["ghost"])

    assert (t.seat, t.topic, t.keys) == (0, "arrival.space", ("west:2", "west:1"))


@rule("ghost_stories.curse.neutral.haunt")
def test_curse_haunt_of_a_neutral_board() -> None:
    t = at(table("turn.start", seats=3, active="yellow", ghosts={"west:2": 11}), CURSE["haunt"])

    assert t.state.haunted == 1 << position("south_west")


@rule("ghost_stories.curse.neutral_no_powers")
@pytest.mark.parametrize("power", ["favorite", "mountain"])
def test_no_power_helps_on_the_curse_die_of_a_neutral_or_possessed_board(power: str) -> None:
    powers = ("spires", "gust", power, "pockets")
    neutral = table("turn.start", seats=1, active="green", powers=powers, ghosts={"south:0": 33})
    possessed = table("turn.start", active="green", powers=powers, ghosts={"south:0": 33})
    possessed.qi[2] = 0
    for s in (neutral, possessed):
        t = at(s, CURSE["haunt"])
        assert t.values_of("curse_rolled") == [("haunt",)]
        assert t.topic != "curse.reroll"


@rule("ghost_stories.death.possessed_tao_loss")
def test_curse_tao_does_nothing_on_a_possessed_board() -> None:
    s = table("turn.start", active="green", ghosts={"south:0": 33})
    s.qi[2] = 0
    t = at(s, CURSE["tao"])

    assert t.state.tao == s.tao


@rule("ghost_stories.curse.ghost", "ghost_stories.arrival.same_rules")
def test_curse_ghost_brings_a_ghost() -> None:
    t = at(table("turn.start", ghosts={"north:2": TORMENTOR}, deck=(QUIET,)), CURSE["ghost"])
    t.play("west:2")

    assert card_at(t.state, "west:2") == QUIET
