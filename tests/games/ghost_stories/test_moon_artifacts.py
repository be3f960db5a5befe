"""White Moon: the eight artifacts and inheritance."""

from typing import Unpack

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import GHOST, State
from igroteka.games.ghost_stories.words import (
    BLUE,
    CEMETERY,
    CLAW,
    ELIXIR,
    FIREWORKS,
    KUNG_FU_SCHOOL,
    MOON_DUST,
    NOWHERE,
    RED,
    SCROLL,
    SHIELD,
    Card,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    VILLAGE,
    Options,
    at,
    buddha,
    card_at,
    faces,
    go_to,
    position,
    put_ghost,
    put_stack,
    space,
    stack,
    strip,
    table,
    tao,
    villager,
)


def holding(artifact: str, phase: str = "yang.act", owner: str = "red", **options: Unpack[Options]) -> State:
    options["moon"] = True
    options["artifacts"] = {artifact: owner}
    s = table(phase, **options)
    strip(s)
    return s


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
