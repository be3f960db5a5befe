"""The incarnations of the base box, one by one."""

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import INCARNATION, NO_CARD
from igroteka.games.ghost_stories.words import HUT, KUNG_FU_SCHOOL, PAVILION, RED, TEMPLE, YELLOW
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    VILLAGE,
    at,
    buddha,
    card_at,
    faces,
    figurine,
    give,
    go_to,
    position,
    space,
    table,
    tao,
)


@rule("ghost_stories.incarnation.reward")
def test_the_group_gets_a_qi_and_a_yin_yang() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 60})
    s.undefeated = 2
    s.yin_yang = 0b0101
    t = at(s, *faces("black", "black", "white")).play("exorcism")
    assert (t.topic, t.keys) == ("reward.qi", ("red", "blue", "green", "yellow"))
    t.play("green")
    assert (t.topic, t.keys) == ("reward.yin_yang", ("blue", "yellow"))
    t.play("yellow")

    assert t.state.qi == [3, 3, 4, 3]
    assert t.state.yin_yang == 0b1101


@rule("ghost_stories.incarnation.reward_yy_owner", "ghost_stories.yinyang.max_one")
def test_the_yin_yang_part_is_lost_if_every_living_player_has_theirs() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 60})
    s.undefeated = 2
    s.yin_yang = 0b1101
    s.qi[1] = 0
    t = at(s, *faces("black", "black", "white")).play("exorcism", "red")

    assert t.topic == "yang.place"
    assert t.state.yin_yang == 0b1101


@rule("ghost_stories.incarnation.no_hut", "ghost_stories.tile.hut.not_incarnation")
def test_the_hut_cannot_discard_an_incarnation() -> None:
    s = table(at={"red": "west"}, ghosts={"north:1": 60})
    assert s.village[position("west")] == HUT
    assert "help" not in at(s).keys

    s = table(at={"red": "west"}, ghosts={"north:1": 60, "east:0": 21, "south:1": 32})
    assert at(s).play("help").keys == ("east:0", "south:1")


@rule("ghost_stories.incarnation.no_buddha")
def test_only_uncatchable_reacts_to_a_buddha() -> None:
    s = table("yin.arrival", deck=(59,), ghosts={"north:0": 36, "north:1": 37})
    buddha(s, "north:2")
    t = at(s)

    assert card_at(t.state, "north:2") == 59
    assert not t.state.caught


@rule("ghost_stories.incarnation.cost_multicolour", "ghost_stories.incarnation.58")
def test_hope_killer_needs_two_of_each_basic_colour() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 58})
    give(s, "red", red=1, blue=2, green=2)
    s.undefeated = 2
    t = at(s, *faces("yellow", "white", "black"), CURSE["blank"]).play("exorcism")
    assert "north:1" in t.keys  # yellow and white, and six tokens
    while t.topic in ("exorcism.ghost", "exorcism.pay"):
        t.play(t.keys[0])

    assert card_at(t.state, "north:1") == 0
    assert t.values_of("curse_rolled") == [("blank",)]
    assert tao(t.state, "red") == {}


@rule("ghost_stories.incarnation.cost_multicolour")
def test_a_white_face_covers_one_symbol_only() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 65})
    t = at(s, *faces("black", "red", "red")).play("exorcism")
    assert card_at(t.state, "north:1") == 65

    s = table(at={"red": "north"}, ghosts={"north:1": 58})
    give(s, "red", red=1, blue=2, green=2)
    t = at(s, *faces("white", "black", "black")).play("exorcism")
    assert card_at(t.state, "north:1") == 58  # two yellow symbols, one white face


@rule("ghost_stories.incarnation.cost_multicolour")
def test_the_circle_takes_one_symbol_of_its_colour_off() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 58})
    s.circle = YELLOW
    s.undefeated = 2
    give(s, "red", red=1, blue=2, green=2)
    t = at(s, *faces("white", "black", "black"), CURSE["blank"]).play("exorcism")

    assert "north:1" in t.keys


@rule("ghost_stories.incarnation.56")
def test_howling_nightmare_brings_a_ghost() -> None:
    t = at(table("yin.arrival", deck=(56, 10))).play("north:0", "west:0")

    assert card_at(t.state, "west:0") == 10


@rule("ghost_stories.incarnation.56", "ghost_stories.exorcism.legal_targets")
def test_howling_nightmare_can_be_exorcised_only_while_the_opposite_space_is_empty() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 56, "south:1": 32})
    t = at(s)
    assert "exorcism" not in t.keys
    assert t.refused("exorcism").why == ("exorcism", "cannot_be_exorcised", "ghost_stories.exorcism.legal_targets", ())

    s.space[space("south:1")] = NO_CARD
    s.undefeated = 2
    t = at(s, *faces("black", "black", "black")).play("exorcism")
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.exorcism.legal_targets")
def test_from_a_corner_the_other_ghost_is_still_a_target() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 56, "south:0": 32, "west:0": 1})
    t = at(s, *faces("black", "black", "yellow")).play("exorcism")

    assert card_at(t.state, "north:0") == 56
    assert card_at(t.state, "west:0") == 0


@rule("ghost_stories.incarnation.57")
def test_uncatchable_rolls_the_curse_die_and_cannot_be_exorcised_at_first() -> None:
    t = at(table("yin.arrival", deck=(57,), at={"red": "north"}), CURSE["tao"]).play("north:1")
    assert t.values_of("curse_rolled") == [("tao",)]
    t.play("stay")

    assert "exorcism" not in t.keys


@rule(
    "ghost_stories.incarnation.57",
    "ghost_stories.tile.pavilion.incarnations",
    "ghost_stories.tile.pavilion.onto_buddha",
)
def test_uncatchable_moved_onto_a_buddha_can_be_exorcised() -> None:
    s = table(at={"red": "south_east"}, ghosts={"north:1": 57})
    buddha(s, "east:2")
    s.undefeated = 2
    t = at(s).play("help", "north:1", "east:2", "pass")

    assert t.state.caught and t.state.temple == 2
    go_to(t.state, "yang.act")
    t = at(t.state, *faces("black", "black", "black")).play("exorcism")
    assert card_at(t.state, "east:2") == 0


@rule("ghost_stories.incarnation.57")
def test_uncatchable_that_arrives_on_a_buddha_can_be_exorcised() -> None:
    s = table("yin.arrival", deck=(57,), ghosts={"north:0": 36, "north:1": 37})
    buddha(s, "north:2")
    t = at(s, CURSE["blank"])

    assert t.state.caught


@rule("ghost_stories.incarnation.57.stays_vulnerable")
def test_uncatchable_stays_vulnerable_after_moving_away() -> None:
    s = table(at={"red": "south_east"}, ghosts={"east:2": 57})
    s.caught = True
    t = at(s).play("help", "east:2", "north:1", "pass")
    assert t.state.caught

    s = table(at={"red": "north"}, ghosts={"north:1": 57})
    s.caught = True
    assert "exorcism" in at(s).keys


@rule("ghost_stories.incarnation.57.replaced")
@pytest.mark.parametrize("absent", [TEMPLE, PAVILION])
def test_without_temple_or_pavilion_uncatchable_is_replaced_from_the_box(absent: int) -> None:
    village = [KUNG_FU_SCHOOL if each == absent else each for each in VILLAGE]
    s = table("yin.arrival", moon=True, village=village)
    s.deck.append(INCARNATION)
    t = at(s, 57, 64)

    assert t.values_of("replaced") == [("uncatchable",)]
    assert set(t.keys) == {"west:0", "west:1", "west:2"}
    assert t.state.undefeated == 1


@rule("ghost_stories.incarnation.57.replaced")
def test_with_both_tiles_uncatchable_is_kept() -> None:
    s = table("yin.arrival", moon=True)
    s.deck.append(INCARNATION)
    t = at(s, 57)

    assert t.values_of("replaced") == []
    assert set(t.keys) == {"north:0", "north:1", "north:2"}


@rule("ghost_stories.incarnation.58", "ghost_stories.exorcism.curse_then_reward", "ghost_stories.end.win.curse_first")
def test_hope_killer_s_curse_comes_before_the_reward() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 58}, haunted=("south", "east"))
    give(s, "red", red=1, blue=2, green=2)
    t = at(s, *faces("yellow", "yellow", "black"), CURSE["haunt"]).play("exorcism")
    while t.match.ask and t.topic in ("exorcism.ghost", "exorcism.pay"):
        t.play(t.keys[0])

    assert t.result.reason == "haunted"
    assert t.values_of("qi_gained") == []


@rule("ghost_stories.incarnation.59")
def test_death_s_army_torments_and_curses() -> None:
    t = at(table("turn.start", ghosts={"north:1": 59}), CURSE["qi"])
    assert t.state.qi[0] == 2

    s = table(at={"red": "north"}, ghosts={"north:1": 59})
    give(s, "red", black=2)
    s.undefeated = 2
    t = at(s, *faces("black", "black", "black"), CURSE["tao"]).play("exorcism", "north:1")
    assert card_at(t.state, "north:1") == 0
    assert t.values_of("curse_rolled") == [("tao",)]
    assert t.topic == "reward.qi"


@rule("ghost_stories.incarnation.60")
def test_forgotten_ones_switch_all_powers_off_borrowed_ones_too() -> None:
    s = table("yang.move", active="yellow", ghosts={"north:1": 60})
    assert "pockets" not in at(s).keys
    assert "borrow:pockets" not in at(table("yang.move", seats=3, ghosts={"south:1": 60})).keys
    t = at(table("yin.arrival", active="yellow", deck=(60,))).play("west:0")
    assert "pockets" not in t.keys


@rule("ghost_stories.incarnation.61")
def test_bone_cracker_takes_a_token_of_every_player_on_arrival_and_each_yin_phase() -> None:
    t = at(table("yin.arrival", active="blue", deck=(61,))).play("north:0")
    assert not any(t.state.tao)

    s = table("turn.start", ghosts={"north:0": 61})
    t = at(s)
    assert not any(t.state.tao)


@rule("ghost_stories.incarnation.62")
def test_dark_mistress_locks_tao_tokens_when_she_arrives() -> None:
    t = at(table("yin.arrival", deck=(62,))).play("east:0")

    assert t.state.tao_locks == 1 << space("east:0")


@rule("ghost_stories.incarnation.63")
def test_creeping_horror_captures_a_die_when_it_arrives() -> None:
    t = at(table("yin.arrival", deck=(63,))).play("south:0")

    assert t.state.captors == 1 << space("south:0")


@rule("ghost_stories.incarnation.64")
def test_vampire_lord_haunts() -> None:
    s = table("turn.start", active="yellow", ghosts={"west:0": 64})
    figurine(s, "west:0")
    t = at(s)

    assert t.state.haunted == 1 << position("north_west")


COST = {
    56: (0, 0, 0, 0, 3), 57: (0, 0, 0, 0, 3), 58: (2, 2, 2, 2, 0), 59: (0, 0, 0, 0, 5), 60: (0, 0, 0, 0, 3),
    61: (4, 0, 0, 0, 0), 62: (0, 3, 0, 0, 0), 63: (0, 0, 4, 0, 0), 64: (0, 0, 0, 4, 0), 65: (1, 1, 1, 1, 1),
}  # fmt: skip


@rule(*[f"ghost_stories.incarnation.{number}" for number in COST])
@pytest.mark.parametrize("card", list(COST))
def test_what_an_incarnation_costs(card: int) -> None:
    from igroteka.games.ghost_stories.query import needs

    s = table(ghosts={"north:1": card})

    assert tuple(needs(s, BOX, space("north:1"))) == COST[card]


@rule("ghost_stories.incarnation.65")
def test_nameless_clears_the_circle_on_arrival() -> None:
    s = table("yin.arrival", deck=(65,))
    s.circle, s.tao_supply[RED] = RED, 2
    t = at(s).play("north:0")

    assert t.state.circle == -1 and t.state.tao_supply[0] == 3


@rule("ghost_stories.incarnation.65")
def test_with_nameless_white_faces_are_not_wild() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 38, "east:0": 65})
    t = at(s, *faces("white", "white", "red")).play("exorcism")
    assert t.topic == "exorcism.ghost"  # red die and red token, not the white ones
    t.play("done")

    assert card_at(t.state, "north:1") == 38


@rule("ghost_stories.incarnation.65.herbalist")
def test_with_nameless_a_white_face_at_the_herbalist_gives_nothing() -> None:
    s = table(at={"red": "north_east"}, ghosts={"west:0": 65})
    t = at(s, *faces("white", "blue")).play("help")

    assert tao(t.state, "red") == {"red": 1, "blue": 1}
