"""White Moon: artifacts that are never discarded: Claw, Armour, Shield, Sword."""

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import GHOST
from igroteka.games.ghost_stories.words import (
    RED,
    Card,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    buddha,
    card_at,
    faces,
    go_to,
    holding,
    put_ghost,
    space,
    table,
    tao,
)

# Avenging Claw


@rule("ghost_stories.wm.artifact.claw")
def test_the_claw_takes_a_token_of_a_targeted_ghost_s_colour_after_a_failure() -> None:
    s = holding("claw", at={"red": "north_west"}, ghosts={"north:0": 43, "west:0": 10})
    s.tao[0:5] = [0] * 5
    t = at(s, *faces("black", "black", "black")).play("exorcism")
    assert (t.topic, t.keys) == ("claw.tao", ("red", "yellow", "pass"))
    t.play("yellow")
    assert tao(t.state, "red") == {"yellow": 1}

    s.tao_supply[3] = 0
    t = at(s, *faces("black", "black", "black")).play("exorcism")
    assert t.keys == ("red", "pass")


@rule("ghost_stories.wm.artifact.claw.full_failure")
def test_the_claw_gives_nothing_if_one_of_two_ghosts_fell() -> None:
    s = holding("claw", at={"red": "north_west"}, ghosts={"north:0": 34, "west:0": 10})
    t = at(s, *faces("red", "black", "black")).play("exorcism")

    assert card_at(t.state, "north:0") == 0
    assert tao(t.state, "red") == {"red": 1}


@rule("ghost_stories.wm.artifact.claw.own")
def test_the_claw_works_only_for_its_owner_s_own_exorcism() -> None:
    s = holding("claw", owner="blue", at={"red": "north", "blue": "north"}, ghosts={"north:1": 43})
    t = at(s, *faces("black", "black", "black")).play("exorcism")

    assert t.values_of("failed") == [("red",)] and tao(t.state, "blue") == {"blue": 1}
    assert t.topic != "claw.tao"


@rule("ghost_stories.wm.artifact.claw.once")
def test_the_claw_works_once_a_turn() -> None:
    s = holding(
        "claw",
        owner="blue",
        active="blue",
        at={"blue": "north"},
        ghosts={"north:1": 43},
        powers=("spires", "second_wind", "favorite", "pockets"),
    )
    t = at(s, *faces("black", "black", "black"), *faces("black", "black", "black")).play("exorcism", "red", "exorcism")

    assert tao(t.state, "blue") == {"red": 1, "blue": 1}
    assert len(t.values_of("failed")) == 2


@rule("ghost_stories.wm.artifact.claw.incarnations", "ghost_stories.wm.artifact.claw.multicolour")
def test_the_claw_works_for_incarnations_with_any_colour_of_their_cost() -> None:
    s = holding("claw", at={"red": "north"}, ghosts={"north:1": 58})
    t = at(s, *faces("black", "black", "black")).play("exorcism")

    assert t.keys == ("red", "blue", "green", "yellow", "pass")
    s = holding("claw", at={"red": "east"}, ghosts={"east:1": 86})
    assert at(s, *faces("black", "black", "black")).play("exorcism").keys == ("blue", "pass")


# Armour of Justice


@rule(
    "ghost_stories.wm.artifact.armour",
    "ghost_stories.wm.artifact.armour.all_left",
    "ghost_stories.wm.artifact.armour.any_turn",
    "ghost_stories.wm.artifact.mandatory",
)
@pytest.mark.parametrize("card", [36, 37, 45, 46, 47, 49, 50, 54, 55, 79])
@pytest.mark.parametrize("active", ["red", "blue"])
def test_left_stones_of_ghosts_arriving_on_the_owner_s_board_are_ignored(card: int, active: str) -> None:
    s = holding("armour", "yin.arrival", active=active, deck=(card, 10), stacks={"north": ("li_1",)})
    if active == "blue" and card > 44:  # black ghosts reach red's board only from a full one
        for name, other in (("east:0", 17), ("east:1", 18), ("east:2", 21)):
            put_ghost(s, name, other)
    t = at(s).play("north:1")

    assert t.values_of("ignored") == [(BOX.tables.card_id[card],)]
    assert (t.state.captors, t.state.power_locks, t.state.tao_locks, t.state.out) == (0, 0, 0, 0)
    assert t.state.qi == [3] * 4 and t.state.haunted == t.state.dead == 0
    assert t.state.tao == s.tao and len(t.values_of("ghost_arrived")) == 1


@rule("ghost_stories.wm.artifact.armour")
def test_the_armour_does_not_protect_other_boards() -> None:
    s = holding("armour", "yin.arrival", active="blue", deck=(49,))
    t = at(s).play("east:0")

    assert t.state.qi[1] == 2


@rule("ghost_stories.wm.artifact.armour.moved", "ghost_stories.wm.artifact.armour.state")
def test_a_ghost_moved_onto_the_owner_s_board_gives_back_die_and_tao_lock() -> None:
    s = holding("armour", at={"red": "south_east"}, ghosts={"east:0": 46, "east:1": 50})
    t = at(s).play("help", "east:0", "north:0", "pass")
    assert t.state.captors == 0
    t = at(s).play("help", "east:1", "north:0", "pass")

    assert t.state.tao_locks == 0


@rule("ghost_stories.wm.artifact.armour.moved")
def test_the_power_lock_of_a_moved_ghost_works() -> None:
    s = holding("armour", at={"red": "south_east"}, ghosts={"east:0": 14})
    t = at(s).play("help", "east:0", "north:0", "pass")

    assert t.state.power_locks == 1 << space("north:0")


@rule("ghost_stories.tile.pavilion.power_lock_moves")
def test_a_power_lock_that_the_armour_ignored_works_once_it_is_moved_away() -> None:
    s = holding("armour", at={"red": "south_east"})
    s.space[space("north:0")] = Card(36)
    t = at(s).play("help", "north:0", "east:0", "pass")

    assert t.state.power_locks == 1 << space("east:0")


@rule("ghost_stories.wm.artifact.armour.state")
def test_moved_away_again_it_resumes_its_tao_lock_but_captures_no_die() -> None:
    s = holding("armour", at={"red": "south_east"})
    s.space[space("north:0")], s.space[space("north:1")] = Card(46), Card(50)
    t = at(s).play("help", "north:1", "east:0", "pass")
    assert t.state.tao_locks == 1 << space("east:0")
    t = at(s).play("help", "north:0", "east:0", "pass")

    assert t.state.captors == 0


@rule("ghost_stories.wm.artifact.armour.state")
def test_what_the_armour_lifted_stays_lifted_when_it_goes_to_an_heir() -> None:
    s = holding("armour", "yin.arrival", deck=(50, 49))
    s.qi[0] = 1
    t = at(s).play("north:0")
    assert t.state.tao_locks == 0
    after = t.state.copy()
    after.active, after.deck = RED, [GHOST] * 5 + [Card(49)]
    go_to(after, "yin.arrival")
    put_ghost(after, "north:1", 36)
    put_ghost(after, "north:2", 37)
    t = at(after).play("east:0", "blue")

    assert t.values_of("died") == [("red",)] and t.state.tao_locks == 0


@rule("ghost_stories.wm.artifact.armour.incarnations")
def test_the_armour_does_not_work_against_incarnations() -> None:
    s = holding("armour", "yin.arrival", deck=(61,))
    t = at(s).play("north:0")
    assert not any(t.state.tao)

    s = holding("armour", at={"red": "south_east"}, ghosts={"east:0": 62})
    t = at(s).play("help", "east:0", "north:0", "pass")
    assert t.state.tao_locks == 1 << space("north:0")


# Shield of Time


@rule(
    "ghost_stories.wm.artifact.shield",
    "ghost_stories.wm.artifact.shield.repeat",
    "ghost_stories.wm.artifact.shield.which",
)
def test_own_and_black_ghosts_go_under_the_deck_until_another_colour_comes() -> None:
    s = holding("shield", "yin.arrival", deck=(43, 54, 10))
    t = at(s)

    assert t.values_of("under_deck") == [("flesh_devourer_43",), ("shapeless_evil_54",)]
    assert t.state.deck[:2] == [54, 43]
    assert set(t.keys) == {"west:0", "west:1", "west:2"}


@rule("ghost_stories.wm.artifact.shield.which")
def test_a_ghost_diverted_to_the_owner_s_board_goes_under_the_deck_too() -> None:
    s = holding("shield", "yin.arrival", deck=(21, 10), ghosts={"east:0": 17, "east:1": 18, "east:2": 12})
    t = at(s).play("north:0")
    assert t.state.deck[0] == 21 and card_at(t.state, "north:0") == 0
    t = at(s).play("south:0")

    assert card_at(t.state, "south:0") == 21


@rule("ghost_stories.wm.artifact.shield.no_effects")
def test_a_ghost_sent_under_the_deck_triggers_nothing() -> None:
    s = holding("shield", "yin.arrival", deck=(49, 10), ghosts={"north:0": 36, "north:1": 37})
    buddha(s, "north:2")
    t = at(s)

    assert t.state.qi == [3] * 4 and t.state.buddha == 1 << space("north:2")


@rule("ghost_stories.wm.artifact.shield.stop")
def test_after_one_pass_of_the_deck_the_next_ghost_stays() -> None:
    s = holding("shield", "yin.arrival")
    s.deck = [Card(34), Card(38), Card(39)]
    t = at(s)

    assert len(t.values_of("under_deck")) == 3
    assert set(t.keys) == {"north:0", "north:1", "north:2"}
    assert t.state.deck == [34, 38]


@rule("ghost_stories.wm.artifact.shield.last_card")
def test_drawing_the_last_card_loses_before_the_shield_can_act() -> None:
    s = holding("shield", "yin.arrival")
    s.deck = [Card(34)]

    assert at(s).result.reason == "deck"


@rule("ghost_stories.wm.artifact.shield.not_incarnation")
def test_the_shield_does_not_stop_incarnations() -> None:
    s = holding("shield", "yin.arrival", deck=(61,))
    t = at(s)

    assert t.values_of("under_deck") == [] and set(t.keys) == {"north:0", "north:1", "north:2"}


@rule("ghost_stories.wm.artifact.shield.not_neutral", "ghost_stories.wm.artifact.shield")
def test_the_shield_works_only_on_the_owner_s_own_turn_and_board() -> None:
    s = holding("shield", "yin.arrival", active="blue", deck=(43,))
    assert at(s).values_of("under_deck") == []
    s = holding("shield", "yin.arrival", seats=3, deck=(10,))
    assert at(s).values_of("under_deck") == []
    s = table(
        "turn.start",
        moon=True,
        seats=3,
        active="yellow",
        ghosts={"west:1": 11},
        deck=(54,),
        artifacts={"shield": "red"},
    )
    assert at(s, CURSE["ghost"]).values_of("under_deck") == []


def test_a_card_under_the_deck_is_known_when_it_comes_up_again() -> None:
    s = holding("shield", "yin.arrival", deck=(43, 10))
    t = at(s)

    assert t.state.deck[0] == 43 and 43 not in t.state.ghosts
    assert set(t.state.deck[1:]) == {GHOST}


# Celestial Sword


@rule("ghost_stories.wm.artifact.sword", "ghost_stories.wm.artifact.mandatory")
def test_the_sword_sets_one_die_to_white_and_the_others_are_rolled() -> None:
    s = holding("sword", owner="blue", active="blue", at={"blue": "north"}, ghosts={"north:1": 38})
    t = at(s, *faces("red", "blue")).play("exorcism")

    assert t.values_of("dice_rolled") == [(1, 1, 0, 0, 0, 1)]
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.wm.artifact.sword.green")
@pytest.mark.parametrize("power", ["mountain", "favorite"])
def test_green_powers_work_with_the_sword(power: str) -> None:
    powers = ("spires", "gust", power, "pockets")
    s = holding("sword", owner="green", active="green", at={"green": "north"}, ghosts={"north:1": 43}, powers=powers)
    t = at(s, *faces("red", "blue"), *(faces("red") if power == "mountain" else [])).play("exorcism")

    if power == "mountain":
        assert t.values_of("dice_rolled") == [(2, 1, 0, 0, 0, 1)]
    else:
        assert t.values_of("dice_rolled") == [(1, 1, 0, 0, 0, 1)] and t.topic == "dice.reroll"


@rule("ghost_stories.wm.artifact.sword.captured")
def test_with_captured_dice_the_white_one_is_a_free_one() -> None:
    s = holding("sword", at={"red": "north"}, ghosts={"north:1": 43, "east:0": 46, "east:1": 47})
    assert at(s).play("exorcism").values_of("dice_rolled") == [(0, 0, 0, 0, 0, 1)]
    put_ghost(s, "south:0", 63)
    assert at(s).play("exorcism").values_of("dice_rolled") == [(0, 0, 0, 0, 0, 0)]


@rule("ghost_stories.wm.artifact.sword.incarnations")
def test_the_sword_works_on_incarnations() -> None:
    s = holding("sword", at={"red": "north"}, ghosts={"north:1": 60})
    s.undefeated = 2
    t = at(s, *faces("black", "black")).play("exorcism")

    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.wm.artifact.sword.nameless", "ghost_stories.wm.artifact.mandatory")
@pytest.mark.parametrize(("answer", "roll"), [("yes", (2, 0, 0, 0, 0, 1)), ("no", (3, 0, 0, 0, 0, 0))])
def test_with_nameless_the_owner_may_roll_all_dice(answer: str, roll: tuple[int, ...]) -> None:
    s = holding("sword", at={"red": "north"}, ghosts={"north:1": 43, "east:0": 65})
    t = at(s, 0, 0, *([] if answer == "yes" else [0])).play("exorcism")
    assert t.topic == "sword.use"
    t.play(answer)

    assert t.values_of("dice_rolled") == [roll]
