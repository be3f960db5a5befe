"""White Moon: the eight artifacts and inheritance."""

import pytest

from igroteka.games.ghost_stories.words import (
    BLUE,
    CEMETERY,
    CLAW,
    ELIXIR,
    FIREWORKS,
    KUNG_FU_SCHOOL,
    MOON_DUST,
    NOWHERE,
    SCROLL,
    SHIELD,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    VILLAGE,
    at,
    faces,
    holding,
    position,
    put_stack,
    stack,
    table,
    villager,
)

# Inheritance


@rule("ghost_stories.wm.inherit", "ghost_stories.wm.inherit.chosen", "ghost_stories.wm.inherit.crystals")
def test_a_dying_taoist_chooses_an_heir_for_all_their_artifacts_and_their_crystals_are_lost() -> None:
    s = table("yin.arrival", moon=True, deck=(49,), artifacts={"claw": "red", "shield": "blue", "fireworks": "red"})
    s.qi[0], s.crystals[0] = 1, 2
    t = at(s).play("north:0")
    assert (t.seat, t.topic, t.keys) == (0, "death.heir", ("blue", "green", "yellow"))
    t.play("green")

    assert (t.state.artifacts[CLAW], t.state.artifacts[FIREWORKS], t.state.artifacts[SHIELD]) == (2, 2, 1)
    assert t.state.crystals == [0] * 4


@rule("ghost_stories.wm.inherit")
def test_artifacts_are_handed_on_again() -> None:
    s = table("yin.arrival", moon=True, active="green", deck=(49,), artifacts={"claw": "green"})
    s.qi = [0, 3, 1, 0]
    t = at(s).play("south:0")

    assert t.state.artifacts[CLAW] == 1


# Timing


@rule("ghost_stories.wm.artifact.timing")
def test_in_which_windows_the_discardable_artifacts_are_offered() -> None:
    every = {"elixir": "red", "moon_dust": "red", "scroll": "red", "fireworks": "red"}
    offered = {}
    for phase in ("yang.move", "yang.act", "yang.place"):
        offered[phase] = set(at(table(phase, moon=True, artifacts=every)).keys) & set(every)
    others = at(table("yang.act", moon=True, active="blue", artifacts=every)).keys

    assert offered["yang.move"] == {"elixir", "moon_dust", "fireworks"}
    assert offered["yang.act"] == offered["yang.place"] == set(every)
    assert not set(others) & set(every)


# Elixir of Life


@rule("ghost_stories.wm.artifact.elixir", "ghost_stories.wm.artifact.single_use")
def test_the_elixir_gives_any_taoist_a_qi() -> None:
    t = at(holding("elixir")).play("elixir")
    assert t.keys == ("red", "blue", "green", "yellow")
    t.play("green")

    assert t.state.qi == [3, 3, 4, 3]
    assert t.state.artifacts[ELIXIR] == -2 and "elixir" not in t.keys


@rule("ghost_stories.wm.artifact.elixir.revive_taoist", "ghost_stories.wm.artifact.elixir.taoist_place")
@pytest.mark.parametrize("absent", [False, True])
def test_the_elixir_revives_a_taoist_with_one_qi_and_no_curse_die(absent: bool) -> None:
    village = [KUNG_FU_SCHOOL if each == CEMETERY else each for each in VILLAGE] if absent else None
    s = holding("elixir", village=village)
    s.qi[BLUE], s.at[BLUE] = 0, NOWHERE
    t = at(s).play("elixir", "blue")

    assert t.state.qi[1] == 1 and t.values_of("curse_rolled") == []
    assert t.state.at[1] == position("centre" if absent else "north_west")


@rule("ghost_stories.wm.artifact.elixir.revive_villager", "ghost_stories.wm.artifact.elixir.villager_place")
@pytest.mark.parametrize("absent", [False, True])
def test_the_elixir_revives_a_villager_if_there_is_an_active_tile_with_room(absent: bool) -> None:
    village = [KUNG_FU_SCHOOL if each == CEMETERY else each for each in VILLAGE] if absent else None
    here = "centre" if absent else "north_west"
    s = holding("elixir", village=village)
    s.dead = 1 << villager("li_1")
    t = at(s).play("elixir", "li_1")
    assert stack(t.state, here) == ("li_1",) and t.state.dead == 0 and t.values_of("curse_rolled") == []

    s.haunted = 1 << position(here)
    assert "li_1" not in at(s).play("elixir").keys
    s.haunted = 0
    put_stack(s, here, ("sun_1", "sun_2", "sun_3"))
    assert "li_1" not in at(s).play("elixir").keys


@rule("ghost_stories.wm.artifact.elixir.phase")
def test_the_elixir_may_be_drunk_in_the_owner_s_yin_phase_between_its_steps() -> None:
    s = holding("elixir", "turn.start", ghosts={"north:1": 44}, deck=(10,))
    s.qi[0] = 1
    t = at(s)
    assert t.topic == "elixir.now" and t.values_of("curse_rolled") == []
    t.play("yes", "red")
    assert t.state.qi[0] == 2 or t.values_of("curse_rolled")

    t = at(s, CURSE["blank"]).play("no")
    assert t.topic == "elixir.now" and t.values_of("curse_rolled") == [("blank",)]
    t.play("no")
    assert t.topic == "elixir.now" and t.values_of("ghost_arrived") == []
    t.play("no", "west:0")
    assert t.topic == "yang.move" and "elixir" in t.keys


# Moon Dust


@rule(
    "ghost_stories.wm.artifact.moon_dust",
    "ghost_stories.wm.crystal.from_moon_dust",
    "ghost_stories.wm.artifact.moon_dust.not_placed_now",
)
def test_moon_dust_gives_a_crystal_to_spend_but_not_to_place_this_turn() -> None:
    s = holding("moon_dust", at={"red": "north_west"}, ghosts={"north:0": 38})
    t = at(s, *faces("red", "blue", "blue")).play("moon_dust")
    assert t.state.crystals[0] == 1 and t.state.artifacts[MOON_DUST] == -2
    t.play("exorcism", "north:0")
    assert "red:crystal" in t.keys or t.state.crystals[0] == 0

    s = holding("moon_dust", "yang.place", at={"red": "north_west"})
    s.yin_yang = 1
    t = at(s).play("moon_dust")
    assert "crystal" not in t.keys


@rule("ghost_stories.wm.artifact.moon_dust.empty")
def test_moon_dust_needs_a_crystal_in_the_supply() -> None:
    s = holding("moon_dust")
    s.receptacles, s.crystals = 7, [0, 1, 0, 0]

    assert "moon_dust" not in at(s).keys


def test_of_an_old_and_a_new_crystal_the_new_one_is_spent_first() -> None:
    s = holding("moon_dust", at={"red": "north_west"}, ghosts={"north:0": 34})
    s.tao[0:5] = [0] * 5
    s.crystals[0] = 1
    t = at(s, *faces("blue", "blue", "blue")).play("moon_dust", "exorcism", "north:0")

    assert t.state.crystals[0] == 1
    assert "crystal" in t.keys


# Scroll of Unity


@rule("ghost_stories.wm.artifact.scroll", "ghost_stories.wm.artifact.scroll.leading")
def test_the_scroll_calls_all_living_taoists_each_deciding_for_themselves() -> None:
    s = holding(
        "scroll",
        at={"red": "north", "blue": "east", "green": "south", "yellow": "west"},
        stacks={"east": ("li_1",), "north": ("sun_1", "sun_2"), "west": ("li_2",)},
    )
    t = at(s).play("scroll")
    assert (t.seat, t.keys) == (1, ("stay", "come", "lead"))
    t.play("lead")
    assert (t.seat, t.keys) == (2, ("stay", "come"))
    t.play("stay")
    assert (t.seat, t.keys) == (3, ("stay", "come"))  # three villagers are there by now
    t.play("come")

    assert t.state.at == [position("north"), position("north"), position("south"), position("north")]
    assert stack(t.state, "north") == ("li_1", "sun_1", "sun_2")
    assert t.state.artifacts[SCROLL] == -2


@rule("ghost_stories.wm.artifact.scroll.leading")
def test_no_villager_comes_by_the_scroll_onto_a_haunted_tile() -> None:
    s = holding("scroll", at={"red": "north", "blue": "east"}, haunted=("north",), stacks={"east": ("li_1",)})

    assert at(s).play("scroll").keys == ("stay", "come")


@rule("ghost_stories.wm.artifact.scroll.timing")
def test_the_scroll_waits_for_the_move_step_but_not_for_a_move() -> None:
    s = holding("scroll", "yang.move")
    t = at(s)
    assert "scroll" not in t.keys
    t.play("stay")
    assert "scroll" in t.keys
    t.play("skip")
    assert "scroll" in t.keys


@rule("ghost_stories.wm.artifact.scroll.laid")
def test_a_laid_taoist_called_by_the_scroll_may_stand_up_instead() -> None:
    s = holding("scroll", at={"red": "north", "blue": "east"})
    s.lying = 1 << 1
    t = at(s).play("scroll")
    assert t.keys == ("stay", "stand")
    t.play("stand")

    assert t.state.lying == 0 and t.state.at[1] == position("east")


@rule("ghost_stories.wm.artifact.scroll.solo")
def test_in_solo_the_scroll_takes_the_power_tokens_of_the_centre() -> None:
    s = holding("scroll", seats=1, at={"red": "north"})
    s.power_tokens[0], s.centre_tokens = 1, 2
    t = at(s).play("scroll")

    assert t.state.power_tokens[0] == 3 and t.state.centre_tokens == 0


# Fireworks


@rule("ghost_stories.wm.artifact.fireworks", "ghost_stories.wm.artifact.fireworks.extra")
def test_fireworks_get_the_help_of_any_active_tile_beside_the_action() -> None:
    s = holding("fireworks", haunted=("south",), deck=(10,))
    t = at(s).play("fireworks")
    assert {"temple", "tea_house", "altar"} <= set(t.keys) and "circle" not in t.keys
    t.play("temple")
    assert t.state.buddhas[0] == 1 and t.state.artifacts[FIREWORKS] == -2

    assert t.topic == "yang.act" and "help" in t.keys
