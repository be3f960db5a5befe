"""White Moon: the Kung-Fu School and the Cemetery."""

from typing import Unpack

import pytest

from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import GREEN
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    Options,
    at,
    card_at,
    faces,
    give,
    go_to,
    names,
    position,
    space,
    stack,
    strip,
    table,
    tao,
    villager,
)

# Kung-Fu School


def school(who: str = "red", **options: Unpack[Options]) -> State:
    """A player at the Kung-Fu School, nobody with a Yin-Yang token."""
    options["moon"] = True
    options["active"] = who
    options["at"] = {who: "south_west"}
    s = table(**options)
    strip(s)
    return s


@rule("ghost_stories.wm.kungfu.help", "ghost_stories.wm.kungfu.before_roll", "ghost_stories.wm.kungfu.colour_not_place")
def test_the_school_is_aimed_at_all_ghosts_of_one_s_colour_or_all_black_ones() -> None:
    s = school(ghosts={"north:1": 34, "east:0": 37, "west:1": 54, "south:1": 32})
    t = at(s, *faces("red", "red", "blue")).play("help")
    assert (t.topic, t.keys, t.values_of("dice_rolled")) == ("kung_fu.colour", ("red", "black"), [])
    t.play("red")
    assert t.keys == ("north:1", "east:0", "done")
    t.play("north:1", "east:0")

    assert card_at(t.state, "north:1") == card_at(t.state, "east:0") == 0


@rule("ghost_stories.wm.kungfu.split")
def test_at_the_school_no_exorcism_is_forced() -> None:
    s = school(ghosts={"north:1": 34, "north:2": 37})
    t = at(s, *faces("red", "red", "red")).play("help", "done")

    assert card_at(t.state, "north:1") == 34


@rule("ghost_stories.wm.kungfu.needs_target", "ghost_stories.wm.kungfu.no_incarnations")
def test_a_set_needs_an_ordinary_ghost() -> None:
    assert "help" not in at(school(ghosts={"south:1": 32, "north:0": 61, "north:1": 60})).keys
    s = school(ghosts={"north:1": 61, "north:2": 43})
    t = at(s, *faces("red", "red", "red")).play("help")
    assert "north:1" not in t.keys and "north:2" in t.keys


@rule("ghost_stories.wm.kungfu.counts_as_help")
def test_the_school_counts_as_help() -> None:
    s = school("blue", ghosts={"east:1": 21, "south:0": 23})
    t = at(s, *faces("red", "red", "red")).play("help")
    assert t.keys == ("skip", "exorcism")

    s = school("blue", ghosts={"east:1": 21, "south:0": 23}, powers=("spires", "second_wind", "favorite", "pockets"))
    t = at(s, *faces("red", "red", "red"), *faces("blue", "red", "red")).play("help")
    assert t.keys == ("skip", "help")


@rule("ghost_stories.wm.kungfu.from_afar")
def test_the_school_helps_from_afar() -> None:
    s = table(moon=True, ghosts={"north:1": 34}, artifacts={"fireworks": "red"})
    t = at(s, *faces("red", "blue", "blue")).play("yin_yang", "help:kung_fu_school", "north:1")
    assert card_at(t.state, "north:1") == 0 and t.topic == "yang.act"
    t = at(s, *faces("red", "blue", "blue")).play("fireworks", "kung_fu_school", "north:1")
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.wm.kungfu.modifiers")
def test_circle_mantra_and_powers_count_at_the_school() -> None:
    s = school("green", ghosts={"south:1": 30}, powers=("spires", "gust", "mountain", "mantra"))
    s.circle, s.mantra = GREEN, space("south:1")
    t = at(s, *faces("blue", "blue", "blue", "green")).play("help", "south:1")
    assert card_at(t.state, "south:1") == 0
    s = school("green", ghosts={"south:1": 30})
    assert at(s, 0, 0, 0).play("help").topic == "dice.reroll"


@rule("ghost_stories.wm.kungfu.own_tokens")
def test_at_the_school_only_one_s_own_pieces_may_be_spent() -> None:
    s = school(ghosts={"north:1": 34})
    s.at[1] = position("south_west")
    s.tao[0:5] = [0] * 5
    give(s, "blue", red=2)
    s.crystals[1] = 1
    t = at(s, *faces("blue", "blue", "blue")).play("help")
    assert card_at(t.state, "north:1") == 34 and t.values_of("failed") == [("red",)]

    s.crystals[0] = 1
    t = at(s, *faces("blue", "blue", "blue")).play("help", "north:1")
    assert t.state.crystals == [0, 1, 0, 0]


@rule("ghost_stories.wm.kungfu.no_right_stones")
def test_at_the_school_right_stones_are_not_applied() -> None:
    s = school(ghosts={"north:1": 39})
    t = at(s, *faces("red", "red", "red")).play("help", "north:1")

    assert card_at(t.state, "north:1") == 0 and t.values_of("curse_rolled") == []


@rule("ghost_stories.wm.kungfu.captured_dice")
def test_captured_dice_may_not_be_used_at_the_school() -> None:
    s = school(ghosts={"north:1": 43, "east:0": 46, "east:1": 47})
    t = at(s, *faces("red")).play("help", "red")

    assert t.values_of("dice_rolled") == [(1, 0, 0, 0, 0, 0)]


@rule("ghost_stories.wm.kungfu.artifacts", "ghost_stories.wm.artifact.claw.incarnations")
def test_sword_and_claw_work_at_the_school() -> None:
    s = school(ghosts={"north:1": 43}, artifacts={"sword": "red", "claw": "red"})
    t = at(s, *faces("blue", "blue")).play("help")

    assert t.values_of("dice_rolled") == [(0, 2, 0, 0, 0, 1)]
    assert (t.topic, t.keys) == ("claw.tao", ("red", "pass"))


@rule("ghost_stories.wm.kungfu.neutral_colour", "ghost_stories.wm.kungfu.neutral_power_too")
def test_a_power_token_opens_a_neutral_board_s_colour_and_lends_its_power() -> None:
    s = school(seats=1, ghosts={"south:1": 27})
    s.power_tokens[0] = 1
    t = at(s, *faces("green", "blue", "blue"), *faces("green", "green")).play("help")
    assert t.state.power_tokens[0] == 0
    assert t.topic == "dice.reroll"  # green's Favorite
    t.play("die_3", "die_2", "keep", "south:1")

    assert card_at(t.state, "south:1") == 0


@rule("ghost_stories.wm.kungfu.second_wind_token")
def test_with_second_wind_one_token_opens_its_colour_twice() -> None:
    s = school(seats=1, ghosts={"south:1": 27, "south:0": 23}, powers=("spires", "second_wind", "mountain", "pockets"))
    s.power_tokens[0] = 2
    dice = faces("blue", "blue", "blue", "blue")
    t = at(s, *dice, *dice).play("borrow:second_wind", "help")
    while t.topic == "exorcism.ghost":
        t.play("done")
    assert t.state.power_tokens[0] == 0 and t.topic == "yang.second"
    t.play("help")

    assert t.values_of("dice_rolled") == [(0, 4, 0, 0, 0, 0)] * 2


@rule("ghost_stories.wm.kungfu.neutral_blocked")
def test_a_blocked_neutral_board_s_colour_cannot_be_named_but_one_s_own_can() -> None:
    assert "help" in at(school(seats=1, ghosts={"south:1": 27})).keys
    assert "help" not in at(school(seats=1, ghosts={"south:1": 25})).keys
    assert "help" not in at(school(seats=1, ghosts={"south:1": 27, "north:0": 60})).keys
    possessed = school(seats=1, ghosts={"south:1": 27})
    possessed.qi[2] = 0
    assert "help" not in at(possessed).keys
    assert "help" in at(school(ghosts={"north:1": 36})).keys


@rule("ghost_stories.wm.kungfu.example_solo")
def test_example_a_solo_blue_player_may_name_red_green_or_yellow() -> None:
    s = school("red", seats=1, ghosts={"north:1": 34, "east:1": 21, "south:1": 32, "west:1": 10})

    assert at(s).play("help").keys == ("red", "blue", "green", "yellow")
    s.power_tokens[0] = 0
    t = at(s, 0, 0, 0).play("help")
    assert t.topic == "exorcism.ghost"  # only their own colour is left


@rule("ghost_stories.wm.kungfu.example_rprod")
@pytest.mark.parametrize("falls", [("west:2", "west:1"), ("west:0",)])
def test_example_one_and_two_or_three(falls: tuple[str, ...]) -> None:
    s = school("yellow", ghosts={"west:2": 1, "west:1": 6, "west:0": 8})
    t = at(s, *faces("white", "yellow", "red")).play("help", *falls)
    if t.topic == "exorcism.ghost":
        t.play("done")

    left = {name for name in ("west:0", "west:1", "west:2") if card_at(t.state, name)}
    assert left == {"west:0", "west:1", "west:2"} - set(falls)
    assert tao(t.state, "yellow") == {}


# Cemetery


@rule(
    "ghost_stories.wm.cemetery.villager",
    "ghost_stories.wm.cemetery.curse",
    "ghost_stories.wm.cemetery.not_both",
    "ghost_stories.wm.cemetery.needs_dead",
)
def test_the_cemetery_revives_a_villager_instead_of_a_taoist() -> None:
    s = table(moon=True, at={"red": "north_west"})
    assert "help" not in at(s).keys
    s.dead = 1 << villager("li_1") | 1 << villager("hua_1")
    s.qi[1] = 0
    t = at(s, CURSE["blank"]).play("help")
    assert t.keys == ("blue", "li_1", "hua_1")
    t.play("hua_1")

    assert stack(t.state, "north_west") == ("hua_1",) and names(t.state.dead) == {"li_1"}
    assert t.state.qi[1] == 0 and t.values_of("curse_rolled") == [("blank",)]


@rule("ghost_stories.wm.cemetery.room")
def test_the_cemetery_needs_room_for_a_villager_and_must_be_active() -> None:
    s = table(moon=True, at={"red": "north_west"}, stacks={"north_west": ("sun_1", "sun_2", "sun_3")})
    s.dead = 1 << villager("li_1")
    assert "help" not in at(s).keys
    s = table(moon=True, at={"red": "north_west"}, haunted=("north_west",))
    s.dead = 1 << villager("li_1")
    assert "help" not in at(s).keys


@rule("ghost_stories.wm.cemetery.revive_before_roll", "ghost_stories.wm.cemetery.reward_possible")
def test_a_revived_villager_can_die_again_with_their_penalty() -> None:
    s = table(moon=True, at={"red": "north_west"})
    s.dead = 1 << villager("miao_1")
    t = at(s, CURSE["haunt"]).play("help")

    assert names(t.state.dead) == {"miao_1"} and t.state.tao_supply[4] == 3
    assert t.state.haunted == 0


@rule("ghost_stories.wm.cemetery.reward_possible")
def test_a_revived_villager_may_complete_their_family() -> None:
    s = table(moon=True, portal="north_west", at={"red": "north_west"})
    s.dead, s.saved = 1 << villager("sheng_1"), 1 << villager("sheng_2")
    t = at(s, CURSE["blank"]).play("help")
    again = t.state.copy()
    go_to(again, "yang.act")

    assert at(again).play("save").values_of("family_saved") == [("sheng",)]


@rule("ghost_stories.wm.cemetery.solo")
def test_in_solo_the_cemetery_revives_villagers_only() -> None:
    s = table(moon=True, seats=1, at={"red": "north_west"})
    s.dead = 1 << villager("li_1") | 1 << villager("li_2")
    s.qi[1] = 0

    assert at(s).play("help").keys == ("li_1", "li_2")
