"""White Moon: the Mystic Barrier."""

from typing import Unpack

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.query import crystals_left
from igroteka.games.ghost_stories.state import ON_CARD, SUPPLY, State
from igroteka.games.ghost_stories.words import BLUE, ELIXIR
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    Options,
    at,
    card_at,
    faces,
    give,
    names,
    put_ghost,
    space,
    table,
    tao,
)

FULL = 15


FULL = 15


# The Mystic Barrier


def barrier(**options: Unpack[Options]) -> State:
    """Red's turn ends with four full Receptacles."""
    options["moon"] = True
    s = table("turn.barrier", **options)
    s.receptacles = FULL
    return s


@rule("ghost_stories.wm.barrier.trigger", "ghost_stories.wm.barrier.when", "ghost_stories.turn.end_order")
def test_the_barrier_rises_at_the_end_of_the_yang_phase_with_four_crystals() -> None:
    s = table("yang.place", moon=True, at={"red": "north_west"}, ghosts={"east:1": 21})
    s.receptacles, s.crystals[0] = 14, 1
    t = at(s).play("crystal")
    assert t.topic == "yang.place" and t.values_of("barrier_risen") == []
    t.play("end")

    assert t.values_of("barrier_risen") == [()] and t.topic == "barrier.choice"


@rule("ghost_stories.wm.barrier.trigger")
def test_three_crystals_raise_no_barrier() -> None:
    s = barrier()
    s.receptacles = 7

    assert at(s).values_of("barrier_risen") == []


@rule(
    "ghost_stories.wm.barrier.order",
    "ghost_stories.wm.barrier.all_boards",
    "ghost_stories.wm.barrier.choice",
    "ghost_stories.wm.barrier.decider",
    "ghost_stories.wm.barrier.game_normal",
)
def test_the_boards_are_handled_from_the_left_of_the_active_one_clockwise() -> None:
    s = barrier(seats=3, active="blue", ghosts={"north:1": 43, "east:1": 21, "south:1": 32, "west:1": 10})
    s.qi[2] = 0
    t = at(s)
    order = []
    while t.topic == "barrier.choice":
        assert t.seat == 1 and t.keys == ("roll", "pass")
        order.append(t.ask.about[0])
        t.play("pass")

    assert order == ["green", "yellow", "red", "blue"]
    assert t.values_of("turn_began") == [("green",), ("yellow",), ("red",)]  # green is dead, yellow neutral


@rule("ghost_stories.wm.barrier.save")
def test_a_crystal_saves_the_top_villager_of_the_portal_tile() -> None:
    s = barrier(stacks={"centre": ("li_1", "li_2"), "north": ("hua_1",)})
    t = at(s).play("save")

    assert names(t.state.saved) == {"li_1"}
    assert t.state.receptacles.bit_count() == 3


@rule("ghost_stories.wm.barrier.save_elsewhere")
def test_without_villagers_there_any_top_villager_may_be_saved() -> None:
    s = barrier(stacks={"west": ("li_1", "li_2"), "north": ("hua_1",)})
    t = at(s).play("save")
    assert t.keys == ("north", "west")
    t.play("west")

    assert names(t.state.saved) == {"li_1"}


@rule("ghost_stories.wm.barrier.haunted_portal")
def test_a_haunted_portal_tile_lets_any_top_villager_be_saved() -> None:
    s = barrier(haunted=("centre",), stacks={"west": ("li_1",), "north": ("hua_1",)})

    assert at(s).play("save").keys == ("north", "west")


@rule("ghost_stories.wm.barrier.save_no_portal")
def test_while_the_gatekeeper_holds_the_portal_the_barrier_saves_nobody() -> None:
    s = barrier(stacks={"centre": ("li_1",)}, ghosts={"west:1": 81, "east:1": 21})

    assert at(s).keys == ("roll", "pass")


@rule("ghost_stories.wm.barrier.roll", "ghost_stories.wm.barrier.roll_dice_count", "ghost_stories.wm.barrier.results")
def test_four_dice_are_rolled_against_the_ghosts_of_that_board() -> None:
    s = barrier(ghosts={"east:0": 12, "east:1": 16, "north:1": 34, "west:0": 46})
    t = at(s, *faces("blue", "blue", "blue", "red")).play("roll")
    assert t.values_of("dice_rolled") == [(1, 3, 0, 0, 0, 0)]
    assert set(t.keys) == {"east:0", "east:1", "done"}  # nothing is forced, other boards are not hit
    t.play("east:0", "east:1")

    assert card_at(t.state, "east:0") == card_at(t.state, "east:1") == 0
    assert t.state.receptacles == FULL


@rule("ghost_stories.wm.barrier.captured_return", "ghost_stories.wm.barrier.release")
def test_captured_dice_serve_here_and_stay_with_their_ghosts() -> None:
    s = barrier(ghosts={"east:0": 46, "east:1": 47, "south:1": 32})
    t = at(s, *faces("black", "black", "black", "black")).play("roll", "east:1", "done")
    assert t.state.captors == 1 << space("east:0")
    assert t.topic == "barrier.choice"
    t.play("pass")

    assert t.state.captors == 1 << space("east:0")


@rule("ghost_stories.wm.barrier.crystals_as_tao")
def test_the_four_crystals_are_one_pool() -> None:
    s = barrier(ghosts={"east:0": 16, "south:0": 27, "west:0": 5})
    t = at(s, *faces("red", "red", "red", "red") * 3)
    t.play("roll", "east:0", "roll", "south:0", "roll")

    assert card_at(t.state, "east:0") == card_at(t.state, "south:0") == 0
    assert card_at(t.state, "west:0") == 5  # no crystal was left


@rule("ghost_stories.wm.barrier.no_tao_no_powers", "ghost_stories.wm.barrier.no_artifacts")
def test_no_tokens_powers_or_artifacts_in_the_barrier() -> None:
    s = barrier(active="green", ghosts={"west:0": 8}, artifacts={"sword": "green", "claw": "green"})
    give(s, "green", yellow=2)
    s.receptacles = FULL
    t = at(s, *faces("red", "red", "red", "red")).play("roll")
    assert t.topic == "exorcism.ghost"  # no reroll by the Favorite, no white die of the Sword
    t.play("done")

    assert tao(t.state, "green") == {"green": 1, "yellow": 2}
    assert t.topic != "claw.tao" and t.values_of("dice_rolled") == [(4, 0, 0, 0, 0, 0)]


@rule("ghost_stories.wm.barrier.mantra_circle", "ghost_stories.wm.barrier.mantra_not_moved")
def test_circle_and_mantra_count_in_the_barrier() -> None:
    powers = ("spires", "gust", "favorite", "mantra")
    s = barrier(powers=powers, ghosts={"east:0": 19, "south:1": 32})
    s.circle, s.mantra = BLUE, space("east:0")
    t = at(s, *faces("blue", "red", "red", "red"))
    assert "mantra" not in t.keys
    t.play("roll", "east:0")

    assert card_at(t.state, "east:0") == 0 and t.state.receptacles == FULL


@rule("ghost_stories.wm.barrier.no_right_stones")
def test_right_stones_are_not_applied_in_the_barrier() -> None:
    s = barrier(ghosts={"east:0": 17, "east:1": 50, "south:1": 32})
    t = at(s, *faces("blue", "blue", "black", "black")).play("roll", "east:0", "east:1")

    assert t.values_of("curse_rolled") == [] and t.topic == "barrier.choice"
    assert t.state.qi == [3] * 4


@rule("ghost_stories.wm.barrier.results")
def test_what_does_not_suffice_is_lost() -> None:
    s = barrier(ghosts={"east:0": 21})
    s.receptacles = FULL
    t = at(s, *faces("blue", "blue", "blue", "red")).play("roll", "done")

    assert card_at(t.state, "east:0") == 21


@rule("ghost_stories.wm.barrier.roll_no_ghost", "ghost_stories.wm.barrier.incarnations_immune")
def test_no_roll_for_a_board_without_an_ordinary_ghost() -> None:
    s = barrier(ghosts={"east:0": 62, "south:1": 32})
    t = at(s)

    assert t.ask.about == ("green",)  # blue's board had nothing to choose
    s = barrier(ghosts={"east:0": 62, "east:1": 21})
    t = at(s, *faces("white", "white", "white", "blue")).play("roll")
    assert "east:0" not in t.keys


@rule("ghost_stories.wm.barrier.after")
def test_afterwards_crystals_and_su_ling_return_to_the_supply() -> None:
    s = barrier(ghosts={"east:1": 21})
    s.su_ling = space("east:1")
    t = at(s).play("pass")

    assert t.state.receptacles == 0 and t.state.su_ling == SUPPLY
    assert t.values_of("su_ling_back") == [()]
    assert crystals_left(t.state, BOX) == 4


@rule("ghost_stories.wm.barrier.siren")
def test_the_siren_keeps_su_ling_after_the_barrier() -> None:
    t = at(barrier(ghosts={"east:1": 83, "east:0": 21})).play("pass")

    assert t.state.su_ling == ON_CARD and t.values_of("su_ling_back") == []


@rule("ghost_stories.wm.barrier.family_reward", "ghost_stories.wm.barrier.reward_order")
def test_families_completed_in_the_barrier_are_rewarded_after_it() -> None:
    s = barrier(stacks={"centre": ("long_1", "weng_1")}, ghosts={"west:1": 10})
    t = at(s).play("save", "save")
    assert t.values_of("family_saved") == [("long",), ("weng",)] and t.state.artifacts[ELIXIR] == -1
    t.play("pass")

    assert [values[1] for values in t.values_of("artifact_gained")] == ["elixir", "fireworks"]
    assert t.state.artifacts[ELIXIR] == 0


@rule(
    "ghost_stories.wm.barrier.second",
    "ghost_stories.wm.barrier.reward_order",
    "ghost_stories.wm.family.zhou.reward_crystals",
)
def test_zhou_completed_in_the_barrier_gives_a_second_one_after_the_other_rewards() -> None:
    s = barrier(stacks={"centre": ("zhou_3", "long_1")}, ghosts={"west:1": 10, "north:1": 43})
    s.saved = 1 << 19 | 1 << 20
    t = at(s).play("save", "save", "pass", "pass")

    assert [event.kind.name for event in t.events if event.kind.name in ("barrier_risen", "artifact_gained")] == [
        "barrier_risen", "artifact_gained", "barrier_risen",
    ]  # fmt: skip
    assert t.state.receptacles == FULL and t.topic == "barrier.choice"


@rule("ghost_stories.wm.barrier.zhou_and_full")
def test_zhou_s_reward_with_full_receptacles_gives_one_barrier() -> None:
    s = barrier(ghosts={"east:1": 21})
    s.barrier_due = True
    t = at(s).play("pass")

    assert t.values_of("barrier_risen") == [()]


@rule(
    "ghost_stories.wm.barrier.reward_receiver",
    "ghost_stories.wm.faq.barrier_neutral",
    "ghost_stories.wm.barrier.neutral_turn",
)
@pytest.mark.parametrize("possessed", [False, True])
def test_on_a_neutral_or_possessed_board_s_turn_the_next_living_player_gets_the_artifact(possessed: bool) -> None:
    s = table(
        "turn.start",
        moon=True,
        seats=4 if possessed else 3,
        active="yellow",
        stacks={"centre": ("long_1",)},
        ghosts={"north:1": 43},
    )
    s.receptacles = FULL
    if possessed:
        s.qi[3] = 0
    t = at(s)
    assert (t.seat, t.ask.about) == (0, ("red",))  # starts with the board to its left
    t.play("save")

    assert t.state.artifacts[ELIXIR] == 0
    assert t.state.turns == 2


@rule("ghost_stories.wm.barrier.reward_receiver")
def test_on_their_own_turn_the_active_player_gets_the_artifact() -> None:
    s = barrier(active="green", stacks={"centre": ("long_1",)})
    t = at(s).play("save")

    assert t.state.artifacts[ELIXIR] == 2


@rule("ghost_stories.wm.barrier.immune")
def test_dice_immune_ghosts_ignore_the_barrier_s_dice_unless_su_ling_stands_there() -> None:
    s = barrier(ghosts={"east:0": 13})
    t = at(s, *faces("blue", "blue", "blue", "blue")).play("roll", "east:0")
    assert card_at(t.state, "east:0") == 0 and t.values_of("crystal_spent") == []
    assert t.state.receptacles == 0

    s.su_ling = space("east:0")
    put_ghost(s, "south:1", 32)
    t = at(s, *faces("blue", "red", "red", "red")).play("roll", "east:0")
    assert t.state.receptacles == FULL  # the die was enough


@rule("ghost_stories.wm.barrier.immune")
def test_crystals_count_against_immune_ghosts() -> None:
    s = barrier(ghosts={"east:0": 13, "south:1": 32})
    t = at(s, *faces("blue", "blue", "blue", "blue")).play("roll", "east:0")

    assert t.state.receptacles.bit_count() == 3


@rule("ghost_stories.wm.barrier.nameless")
def test_with_nameless_white_faces_are_not_wild_in_the_barrier() -> None:
    s = barrier(ghosts={"east:0": 12, "north:1": 65, "south:1": 32})
    t = at(s, *faces("white", "white", "white", "white")).play("roll", "east:0")

    assert t.state.receptacles.bit_count() == 3


@rule("ghost_stories.wm.barrier.release")
def test_what_a_fallen_ghost_held_is_free_before_the_next_board() -> None:
    powers = ("spires", "gust", "favorite", "mantra")
    s = barrier(powers=powers, ghosts={"east:0": 14, "east:1": 50, "south:1": 32})
    s.mantra = space("east:0")
    t = at(s, *faces("black", "black", "blue", "red")).play("roll", "east:0", "east:1")

    assert t.topic == "barrier.choice"
    assert t.state.power_locks == t.state.tao_locks == 0 and t.state.mantra == -1


@rule("ghost_stories.wm.barrier.example")
def test_example_of_the_barrier_with_three_players() -> None:
    s = barrier(seats=3, ghosts={"east:0": 16, "west:0": 1, "north:0": 38}, stacks={"centre": ("li_1",)})
    t = at(
        s, *faces("red", "red", "red", "red"), *faces("red", "red", "red", "red"), *faces("red", "red", "blue", "blue")
    )
    t.play("roll", "east:0")  # two crystals
    assert t.state.receptacles.bit_count() == 2
    assert t.keys == ("save", "pass")  # green's board is empty
    t.play("save")
    t.play("roll", "west:0")  # the last crystal
    assert t.state.receptacles == 0
    assert t.keys == ("roll", "pass")  # nothing is left to save with
    t.play("roll", "north:0")

    assert names(t.state.saved) == {"li_1"}
    assert not any(t.state.space[at] for at in (space("east:0"), space("west:0"), space("north:0")))


@rule("ghost_stories.turn.death_in_yang")
def test_a_barrier_that_is_due_takes_place_after_the_active_taoist_s_death() -> None:
    s = table(moon=True, at={"red": "west"}, ghosts={"north:1": 43, "east:1": 21})
    s.qi[0], s.receptacles = 1, FULL
    t = at(s).play("help", "north:1")

    assert t.values_of("barrier_risen") == [()] and (t.seat, t.topic) == (0, "barrier.choice")


def test_su_ling_fills_the_fourth_receptacle_on_a_neutral_turn_and_the_barrier_rises() -> None:
    s = table("turn.start", moon=True, seats=3, active="yellow", ghosts={"west:1": 11, "north:1": 43})
    s.receptacles = 14
    t = at(s, CURSE["blank"]).play("north:0", "yes")

    assert t.values_of("barrier_risen") == [()]
