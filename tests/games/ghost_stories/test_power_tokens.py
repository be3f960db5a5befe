"""Power tokens: powers borrowed from neutral boards."""

import pytest

from igroteka.games.ghost_stories.state import State
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    MANTRA,
    MOUNTAIN,
    SECOND,
    WINDS,
    at,
    card_at,
    faces,
    space,
    strip,
    table,
    tao,
)

# Power tokens


@rule(
    "ghost_stories.power_token.use",
    "ghost_stories.power_token.spent_to_centre",
    "ghost_stories.power_token.own_power_kept",
)
def test_a_power_token_lends_a_neutral_board_s_power_beside_one_s_own() -> None:
    t = at(table("yang.move", seats=3, at={"red": "north"})).play("borrow:pockets")
    assert t.state.power_tokens[0] == 0 and t.state.centre_tokens == 1
    t.play("pockets", "black", "move:north_west")

    assert tao(t.state, "red") == {"red": 1, "black": 1}
    assert t.topic == "yang.step"  # the Spires still work


@rule("ghost_stories.power_token.conditions", "ghost_stories.neutral.possessed")
def test_a_possessed_neutral_board_lends_nothing() -> None:
    s = table("yang.move", seats=3)
    assert "borrow:pockets" in at(s).keys
    s.qi[3] = 0

    assert "borrow:pockets" not in at(s).keys


@rule("ghost_stories.power_token.conditions")
def test_without_a_token_or_from_a_player_s_board_nothing_is_borrowed() -> None:
    s = table("yang.move", seats=3)
    s.power_tokens[0] = 0
    assert not any(key.startswith("borrow") for key in at(s).keys)
    assert not any(key.startswith("borrow") for key in at(table("yang.move")).keys)
    t = at(table("yang.move", seats=3, active="blue", powers=WINDS))
    assert [key for key in t.keys if key.startswith("borrow")] == ["borrow:pockets"]  # not red's, who plays


@rule("ghost_stories.power_token.conditions")
def test_a_lock_that_comes_later_switches_a_borrowed_power_off() -> None:
    s = table(seats=1, powers=SECOND, deck=(14, 10))
    t = at(s).play("borrow:second_wind", "help", "red", "east:0", "west:0")
    assert t.state.power_locks == 1 << space("east:0")

    assert t.topic == "yang.place"


@rule("ghost_stories.power_token.several")
def test_several_tokens_may_be_spent_but_one_for_each_power() -> None:
    s = table("yang.move", seats=1)
    t = at(s).play("borrow:pockets", "pockets", "black", "stay")
    assert {"borrow:gust"} <= set(t.keys)
    t.play("borrow:gust")

    assert "borrow:gust" not in t.keys and "borrow:pockets" not in t.keys
    assert t.state.power_tokens[0] == 1 and t.state.centre_tokens == 2


@rule("ghost_stories.power_token.timing")
def test_a_token_is_spent_when_the_power_would_be_used() -> None:
    s = table("yang.move", seats=1, at={"red": "north"}, ghosts={"north:1": 38, "north:0": 36})
    s.tao[0:5] = [0] * 5
    s.power_locks = 0
    t = at(s, *faces("red", "blue", "blue"), *faces("red", "black"))
    assert "borrow:gust" not in t.keys and "borrow:favorite" not in t.keys
    t.play("stay")
    assert "borrow:gust" in t.keys and "borrow:pockets" not in t.keys
    t.play("exorcism")
    assert t.topic == "dice.reroll" and t.state.power_tokens[0] == 3
    t.play("die_3", "die_2", "keep")

    assert t.state.power_tokens[0] == 2
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.power_token.timing")
@pytest.mark.parametrize("power", ["gust", "second_wind"])
def test_a_token_for_a_second_action_is_spent_before_the_first(power: str) -> None:
    powers = ("spires", power, "mountain", "pockets")
    s = table(seats=1, at={"red": "north_east"}, powers=powers, ghosts={"north:2": 43})
    t = at(s, *faces("blue", "blue", "blue"), seed=3)
    assert f"borrow:{power}" in t.keys
    t.play("exorcism")

    assert t.topic == "yang.place" and t.state.power_tokens[0] == 3


@rule("ghost_stories.power_token.timing")
def test_a_borrowed_power_stays_until_the_end_of_the_turn() -> None:
    s = table(
        seats=1, at={"red": "north"}, powers=("spires", "second_wind", "favorite", "pockets"), ghosts={"north:1": 43}
    )
    t = at(s, *faces("red", "blue", "blue"), *faces("red", "blue"), *faces("blue", "blue", "blue"), seed=3)
    t.play("borrow:second_wind", "exorcism", "die_2", "die_3", "keep", "exorcism")
    assert t.topic == "dice.reroll" and t.state.power_tokens[0] == 1
    t.play("keep")

    assert t.state.power_tokens[0] == 1


@rule("ghost_stories.power_token.timing")
def test_no_token_in_the_yin_phase() -> None:
    s = table("turn.start", seats=1, ghosts={"north:1": 44})
    t = at(s, CURSE["qi"])

    assert t.state.qi[0] == 2 and t.topic == "arrival.space"


@rule("ghost_stories.power_token.timing", "ghost_stories.power.green.mountain.no_curse")
def test_a_borrowed_mountain_spares_the_curse_die() -> None:
    s = table(seats=1, at={"red": "north"}, powers=MOUNTAIN, ghosts={"north:1": 39})
    t = at(s, *faces("red", "red", "red", "red")).play("borrow:mountain", "exorcism")

    assert t.values_of("curse_rolled") == [] and t.values_of("dice_rolled") == [(4, 0, 0, 0, 0, 0)]


@rule("ghost_stories.power_token.timing")
def test_the_mountain_is_lent_only_where_it_matters() -> None:
    assert "borrow:mountain" not in at(table(seats=1, powers=MOUNTAIN, at={"red": "east"})).keys
    dead = table(seats=3, powers=MOUNTAIN, at={"red": "north_west"})
    dead.seat_of, dead.qi[1] = (0, 1, -1, 2), 0
    assert "borrow:mountain" in at(dead).keys


def far_from_the_cemetery(where: str) -> State:
    """Red is far from the Cemetery, which would bring back blue, and holds a Yin-Yang; green is neutral."""
    s = table(where, seats=3, powers=MOUNTAIN, at={"red": "east"})
    s.seat_of, s.qi[1] = (0, 1, -1, 2), 0
    return s


@rule("ghost_stories.power_token.timing", "ghost_stories.yinyang.timing")
@pytest.mark.parametrize("where", ["yang.move", "yang.act", "yang.place"])
def test_the_mountain_is_lent_for_a_cemetery_that_yin_yang_reaches(where: str) -> None:
    s = far_from_the_cemetery(where)
    t = at(s).play("borrow:mountain", "yin_yang", "help:cemetery")

    assert t.values_of("curse_rolled") == [] and t.state.qi[1] > 0
    strip(s)
    assert "borrow:mountain" not in at(s).keys


@rule("ghost_stories.power_token.timing", "ghost_stories.wm.artifact.timing")
@pytest.mark.parametrize("where", ["yang.move", "yang.act", "yang.place"])
def test_the_mountain_is_lent_for_a_school_that_fireworks_reach(where: str) -> None:
    ghosts, held = {"north:1": 39}, {"fireworks": "red"}
    s = table(where, moon=True, seats=1, powers=MOUNTAIN, at={"red": "south"}, ghosts=ghosts, artifacts=held)
    strip(s)
    t = at(s, *faces("red", "red", "red", "red")).play("borrow:mountain", "fireworks", "kung_fu_school")

    assert t.values_of("dice_rolled") == [(4, 0, 0, 0, 0, 0)]


@rule("ghost_stories.power_token.timing", "ghost_stories.power.red.spires")
def test_the_spires_may_be_borrowed_for_the_move() -> None:
    s = table("yang.move", seats=2, active="green", at={"green": "north"})
    s.seat_of = (-1, 0, 1, -1)  # red is neutral here
    t = at(s).play("borrow:spires", "move:centre")

    assert t.topic == "yang.step"


@rule(
    "ghost_stories.power_token.pick_up",
    "ghost_stories.power_token.pick_up_not_same_turn",
    "ghost_stories.turn.end_order",
)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_tokens_on_the_centre_are_picked_up_at_the_end_of_the_turn(count: int) -> None:
    s = table("yang.move", seats=3)
    s.centre_tokens = 1
    strip(s)
    t = at(s).play("borrow:pockets", "pockets", "red", "stay", "skip")
    assert (t.topic, t.keys) == ("power_token.pick_up", ("2", "1", "0"))
    t.play(str(count))

    assert t.state.power_tokens[0] == count
    assert t.state.centre_tokens == 2 - count
    assert t.values_of("turn_began") == [("blue",)]


@rule("ghost_stories.power_token.pick_up")
def test_no_tokens_are_picked_up_elsewhere() -> None:
    s = table("yang.place", seats=3, at={"red": "north"})
    s.centre_tokens = 2
    strip(s)

    assert at(s).state.centre_tokens == 2


@rule("ghost_stories.power_token.mantra_stays")
def test_a_borrowed_mantra_stays_on_its_ghost() -> None:
    s = table("yang.move", seats=3, powers=MANTRA, ghosts={"south:1": 32, "north:1": 43})
    strip(s)
    t = at(s).play("borrow:mantra", "mantra", "south:1", "stay", "skip", "0")

    assert t.values_of("turn_began") == [("blue",)]
    assert t.state.mantra == space("south:1")
