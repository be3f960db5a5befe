"""White Moon: Taoists laid down by Hua's penalty."""

from igroteka.games.ghost_stories.words import (
    Card,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    eaten,
    names,
    position,
    strip,
    table,
)


@rule("ghost_stories.wm.family.hua.penalty", "ghost_stories.wm.laid.must_stand", "ghost_stories.wm.laid.stand_flow")
def test_hua_lays_the_active_taoist_down_and_they_stand_up_instead_of_moving() -> None:
    s = table("turn.start", moon=True, active="blue", ghosts={"east:1": 73}, stacks={"east": ("hua_1",)}, deck=(10,))
    t = at(s).play("west:0")
    assert t.state.lying == 1 << 1
    assert set(t.keys) == {"stand", "yin_yang"}
    t.play("stand")

    assert t.state.lying == 0
    assert t.topic == "yang.act" and t.state.at[1] == position("centre")


@rule("ghost_stories.wm.family.hua.not_neutral", "ghost_stories.wm.family.hua.dead")
def test_hua_lays_nobody_down_on_neutral_and_possessed_boards() -> None:
    s = table("turn.start", moon=True, seats=3, active="yellow", ghosts={"west:1": 71}, stacks={"west": ("hua_1",)})
    assert at(s).state.lying == 0
    s = table("turn.start", moon=True, active="yellow", ghosts={"west:1": 71}, stacks={"west": ("hua_1",)})
    s.qi[3] = 0
    assert at(s).state.lying == 0


@rule("ghost_stories.wm.family.hua.dead")
def test_hua_lays_nobody_down_whose_taoist_has_just_died() -> None:
    s = table("turn.start", moon=True, ghosts={"north:0": 44, "north:1": 77}, stacks={"north": ("hua_1",)})
    s.qi[0] = 1
    t = at(s, CURSE["qi"])

    assert t.values_of("died") == [("red",)] and t.state.lying == 0


@rule("ghost_stories.wm.family.hua.spires")
def test_a_laid_red_taoist_with_the_spires_stands_up_and_moves_one_tile() -> None:
    s = table("yang.move", moon=True, at={"red": "north"})
    s.lying = 1
    t = at(s).play("stand")
    assert (t.topic, len(t.keys)) == ("yang.step", 6)
    t.play("centre")

    assert t.state.at[0] == position("centre") and t.topic == "yang.act"


@rule("ghost_stories.wm.laid.stand_flow")
def test_standing_up_is_no_choice() -> None:
    s = table("yang.move", moon=True, active="blue")
    s.lying = 1 << 1
    strip(s)
    t = at(s)

    assert t.topic == "yang.act" and t.state.lying == 0


@rule("ghost_stories.wm.laid.this_turn")
def test_a_fall_before_the_move_spends_the_move_of_the_same_turn() -> None:
    s = table("yang.move", moon=True, active="blue", at={"blue": "east"}, stacks={"centre": ("hua_1",)}, deck=(10,))
    s.deck[-1] = Card(79)
    t = at(s).play("yin_yang", "help:tea_house", "red", "east:2")
    while t.topic == "villager.dies":
        t.play("centre")

    assert names(t.state.dead) == {"hua_1"}
    assert t.topic == "yang.act" and t.state.lying == 0  # stood up, no move left


@rule("ghost_stories.wm.laid.actions_allowed", "ghost_stories.wm.faq.hua_blue")
def test_a_laid_taoist_acts_normally_and_blue_has_their_second_action() -> None:
    s = table(
        moon=True, active="blue", portal="east", at={"blue": "east"}, ghosts={"east:1": 21}, stacks={"east": ("li_1",)}
    )
    s.lying = 1 << 1
    s.buddhas[1], s.temple = 1, 1
    t = at(s)
    assert {"help", "exorcism", "save"} <= set(t.keys)
    t.play("help")

    assert t.keys == ("skip", "exorcism")


@rule("ghost_stories.wm.laid.not_cumulative")
def test_laying_down_twice_needs_one_movement() -> None:
    s = eaten("hua_1", deck=(10,), powers=("twin_winds", "gust", "favorite", "pockets"))
    s.lying = 1
    t = at(s).play("west:0", "stand")

    assert t.state.lying == 0 and t.topic == "yang.act"


@rule("ghost_stories.wm.laid.lifted_instead")
def test_twin_winds_and_the_pavilion_lift_a_laid_taoist() -> None:
    powers = ("twin_winds", "gust", "favorite", "pockets")
    s = table("yang.move", moon=True, powers=powers, at={"green": "south"})
    s.lying = 1 << 2
    t = at(s).play("twin_winds", "green")
    assert t.state.lying == 0 and t.state.at[2] == position("south") and t.topic == "yang.move"

    s = table(moon=True, at={"red": "south_east", "green": "south"})
    s.lying = 1 << 2
    t = at(s).play("help", "green")
    assert t.state.lying == 0 and t.state.at[2] == position("south")


@rule("ghost_stories.wm.laid.death_clears")
def test_a_taoist_who_dies_and_is_revived_stands() -> None:
    s = table("yin.arrival", moon=True, deck=(49,))
    s.qi[0], s.lying = 1, 1
    t = at(s).play("north:0")

    assert t.values_of("died") == [("red",)] and t.state.lying == 0
