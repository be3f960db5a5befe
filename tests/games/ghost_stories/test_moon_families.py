"""White Moon: penalties and rewards of the twelve families."""

from typing import Unpack

import pytest

from igroteka.games.ghost_stories.box import BOX, VILLAGERS
from igroteka.games.ghost_stories.state import INCARNATION, State
from igroteka.games.ghost_stories.words import (
    ARTIFACTS,
    BLACK,
    FAMILIES,
    KUNG_FU_SCHOOL,
    PAVILION,
    SPACES,
    TEMPLE,
    YELLOW,
    Card,
)
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    VILLAGE,
    Options,
    at,
    buddha,
    card_at,
    eaten,
    faces,
    figurine,
    give,
    names,
    position,
    space,
    stack,
    strip,
    table,
    tao,
)

FILL = dict(zip(SPACES, (77, 37, 43, 14, 15, 21, 25, 26, 32, 3, 4, 10), strict=True))


def last_of(family: str, **options: Unpack[Options]) -> State:
    """Red can save the last member of a family."""
    last = [name for name in VILLAGERS if name.startswith(family + "_")]
    options["moon"] = True
    options["stacks"] = {"centre": (last[-1],)}
    s = table(**options)
    for name in last[:-1]:
        s.saved |= 1 << VILLAGERS.index(name) + 1
    return s


# Penalties

TAO = {"long": 2, "chang": 0, "teng": 3, "weng": 1, "miao": 4}


@rule(*[f"ghost_stories.wm.family.{family}.penalty" for family in TAO], "ghost_stories.wm.family.tao_penalty_source")
@pytest.mark.parametrize("family", list(TAO))
def test_a_tao_token_leaves_the_game_for_good(family: str) -> None:
    s = eaten(f"{family}_1")
    t = at(s)
    colour = TAO[family]

    assert t.state.tao_supply[colour] == s.tao_supply[colour] - 1
    assert t.state.tao == s.tao
    assert names(t.state.dead) == {f"{family}_1"}


@rule("ghost_stories.wm.family.tao_penalty_source")
def test_with_an_empty_supply_the_token_is_taken_from_a_chosen_player() -> None:
    s = eaten("miao_1")
    give(s, "blue", black=2)
    give(s, "green", black=2)
    t = at(s)
    assert (t.topic, t.keys) == ("tao.payer", ("blue", "green"))
    t.play("green")

    assert tao(t.state, "green") == {"green": 1, "black": 1}
    assert t.state.tao_supply[BLACK] == 0


@rule("ghost_stories.wm.family.tao_penalty_last")
def test_last_of_all_the_token_on_the_circle_is_taken() -> None:
    s = eaten("miao_1")
    s.tao_supply[BLACK], s.circle = 0, BLACK
    t = at(s)
    assert t.state.circle == -1 and t.state.tao_supply[BLACK] == 0

    s.circle = YELLOW
    t = at(s)
    assert t.state.circle == 3 and t.values_of("tao_out") == []


@rule("ghost_stories.wm.family.wu.penalty", "ghost_stories.wm.family.wu.arrival")
def test_wu_brings_a_random_incarnation_of_the_box() -> None:
    t = at(eaten("wu_1"), 62)
    assert set(t.keys) == {"east:0", "east:1", "east:2"}
    t.play("east:0")

    assert card_at(t.state, "east:0") == 62 and 62 not in t.state.incarnations
    assert t.state.tao_locks == 1 << space("east:0")
    assert t.state.undefeated == 2 and t.state.boxed == 8


@rule("ghost_stories.wm.family.wu.penalty")
def test_wu_takes_the_deck_s_set_first_then_the_other_then_nothing() -> None:
    s = eaten("wu_1")
    s.boxed = 0
    t = at(s, 84)
    assert {key.split(":")[0] for key in t.keys} == {"south"}
    assert 84 not in t.state.others

    s.others = ()
    t = at(s)
    assert t.state.undefeated == 1 and t.topic == "arrival.space"
    assert t.values_of("ghost_arrived") == []


@rule("ghost_stories.wm.family.wu.penalty")
@pytest.mark.parametrize("absent", [TEMPLE, PAVILION])
def test_wu_s_uncatchable_is_replaced(absent: int) -> None:
    village = [KUNG_FU_SCHOOL if each == absent else each for each in VILLAGE]
    t = at(eaten("wu_1", village=village), 57, 62)

    assert t.values_of("replaced") == [("uncatchable",)]
    assert set(t.keys) == {"east:0", "east:1", "east:2"}


@rule("ghost_stories.wm.family.wu.no_space")
def test_without_a_free_space_wu_s_incarnation_lies_on_top_of_the_deck() -> None:
    s = table("turn.start", moon=True, ghosts=FILL, stacks={"north_west": ("wu_1",)})
    t = at(s, 62)

    assert t.values_of("on_deck") == [("dark_mistress",)]
    assert t.state.deck[-1] == 62


@rule("ghost_stories.end.win.wm_all")
def test_wu_s_incarnation_must_be_beaten_too() -> None:
    s = table(moon=True, at={"red": "north"}, ghosts={"north:1": 60, "east:1": 62})
    s.undefeated, s.extra = 2, (Card(62),)
    strip(s)
    t = at(s, *faces("black", "black", "black")).play("exorcism", "red", "red")
    assert t.match.result is None and t.state.beaten == 1

    s = table(moon=True, at={"red": "east"}, ghosts={"east:1": 62})
    s.undefeated, s.extra, s.beaten = 1, (Card(62),), 1
    strip(s)
    t = at(s, *faces("blue", "blue", "blue")).play("exorcism", "red", "red")
    assert t.result.winners == (0, 1, 2, 3)
    assert t.state.beaten == 1 and t.state.extra == ()  # takes no place in the sequence


@rule("ghost_stories.wm.family.xiang.penalty")
def test_xiang_kills_another_top_villager_with_its_penalty() -> None:
    t = at(eaten("xiang_1", stacks={"west": ("miao_1", "li_1"), "east": ("li_2",)}))
    assert (t.topic, t.keys) == ("villager.dies", ("west", "east"))
    t.play("west")

    assert names(t.state.dead) == {"xiang_1", "miao_1"}
    assert t.state.tao_supply[BLACK] == 3


@rule("ghost_stories.wm.family.xiang.none")
def test_xiang_does_nothing_without_villagers() -> None:
    t = at(eaten("xiang_1"))

    assert t.state.qi == [3] * 4 and names(t.state.dead) == {"xiang_1"}


@rule("ghost_stories.wm.family.sheng.penalty")
def test_sheng_haunts_the_tile_they_stood_on() -> None:
    assert at(eaten("sheng_1")).state.haunted == 1 << position("north")


@rule("ghost_stories.wm.family.sheng.already_haunted")
def test_sheng_does_nothing_to_a_haunted_tile() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 34}, stacks={"north": ("sheng_1", "sheng_2")})
    figurine(s, "north:1")
    t = at(s)

    assert t.state.haunted == 1 << position("north")
    assert t.values_of("tile_haunted") == [("altar",)]


@rule("ghost_stories.wm.family.sheng.origin")
def test_for_a_sheng_who_dies_in_flight_the_tile_they_left_counts() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 34}, haunted=("centre",), stacks={"north": ("sheng_1",)})

    assert at(s).state.haunted == 1 << position("north") | 1 << position("centre")


@rule("ghost_stories.wm.family.sheng.with_villagers")
def test_other_villagers_on_sheng_s_tile_die_and_it_stays_active() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": 77}, stacks={"north": ("sheng_1", "li_1", "miao_1")})
    t = at(s)

    assert names(t.state.dead) == {"sheng_1", "li_1", "miao_1"}
    assert t.state.haunted == 0


@rule("ghost_stories.wm.family.sun.penalty")
def test_sun_brings_a_ghost() -> None:
    t = at(eaten("sun_1", deck=(10, 21))).play("west:0")

    assert card_at(t.state, "west:0") == 10
    assert t.topic == "arrival.space"  # and the usual arrival follows


@rule("ghost_stories.wm.family.sun.neutral")
def test_on_a_possessed_board_s_turn_sun_s_black_ghost_goes_there() -> None:
    s = table("turn.start", moon=True, active="green", ghosts={"south:1": 75}, stacks={"south": ("sun_1",)}, deck=(54,))
    s.qi[2] = 0
    t = at(s)

    assert (t.seat, set(t.keys)) == (3, {"south:2", "south:0"})


@rule("ghost_stories.wm.family.li.penalty")
def test_li_removes_the_bottom_card_unseen() -> None:
    s = eaten("li_1", deck=(10,))
    t = at(s)

    assert len(t.state.deck) == 19 + 1 - 1  # one removed, one drawn
    assert t.values_of("card_removed") == [()]
    assert len(t.state.ghosts) == len(s.ghosts)


@rule("ghost_stories.wm.family.li.incarnation")
def test_li_passes_over_an_incarnation() -> None:
    s = eaten("li_1", deck=(10,))
    s.deck = [INCARNATION, Card(43), *s.deck[5:]]
    t = at(s)

    assert t.state.deck[0] == INCARNATION and 43 not in t.state.deck


@rule("ghost_stories.wm.family.li.deck_empty")
def test_a_deck_emptied_by_li_loses() -> None:
    s = eaten("li_1")
    s.deck = [Card(43)]

    assert at(s).result.reason == "deck"


@rule("ghost_stories.wm.family.zhou.penalty_choice")
def test_zhou_hits_a_living_taoist_or_a_neutral_board_with_qi() -> None:
    s = eaten("zhou_1", seats=2)
    s.qi = [3, 0, 0, 2]

    assert at(s).keys == ("red", "yellow")


# Rewards

ARTIFACT_OF = {
    "long": "elixir", "chang": "moon_dust", "teng": "scroll", "weng": "fireworks", "miao": "shield", "sheng": "claw",
    "sun": "armour", "hua": "sword",
}  # fmt: skip


@rule(*[f"ghost_stories.wm.family.{family}.reward" for family in ARTIFACT_OF], "ghost_stories.wm.save.family_reward")
@pytest.mark.parametrize("family", list(ARTIFACT_OF))
def test_a_saved_family_gives_its_artifact_to_the_active_player(family: str) -> None:
    t = at(last_of(family, active="green")).play("save")

    owners = dict(zip(ARTIFACTS, t.state.artifacts, strict=True))
    assert owners[ARTIFACT_OF[family]] == 2
    assert sum(owner >= 0 for owner in t.state.artifacts) == 1


@rule(
    "ghost_stories.wm.family.wu.reward",
    "ghost_stories.wm.family.wu.reward_source",
    "ghost_stories.wm.family.wu.reward_spaces",
)
def test_wu_s_reward_puts_the_available_buddhas_on_free_spaces_of_any_board() -> None:
    s = last_of("wu", seats=3, ghosts={"north:0": 36})
    t = at(s).play("save")
    assert set(t.keys) == set(SPACES) - {"north:0"} | {"pass"}
    t.play("west:0", "south:1")

    assert t.state.buddha == 1 << space("west:0") | 1 << space("south:1")
    assert t.state.temple == 0 and t.topic == "yang.place"


@rule("ghost_stories.wm.family.wu.reward")
def test_wu_s_reward_takes_only_available_buddhas_and_may_be_declined() -> None:
    s = last_of("wu")
    s.buddhas[1], s.temple = 1, 1
    t = at(s).play("save", "west:0")
    assert t.topic == "yang.place"

    t = at(s).play("save", "pass")
    assert t.state.temple == 1


@rule(
    "ghost_stories.wm.family.wu.reward_source",
    "ghost_stories.buddha.return_no_temple",
    "ghost_stories.wm.setup.tile_absent",
)
def test_without_the_temple_wu_s_buddhas_come_from_the_box_and_return_there() -> None:
    village = [KUNG_FU_SCHOOL if each == TEMPLE else each for each in VILLAGE]
    s = last_of("wu", village=village)
    t = at(s).play("save", "north:1", "pass")
    assert t.state.buddha == 1 << space("north:1") and t.state.temple == 1

    s = table("yin.arrival", moon=True, village=village, ghosts={"north:0": 36, "north:2": 43}, deck=(37,))
    buddha(s, "north:1")
    t = at(s)
    assert t.state.temple == 2
    assert "help:temple" not in t.play("yin_yang").keys


@rule("ghost_stories.wm.family.wu.reward_no_space")
def test_wu_s_reward_is_lost_without_a_free_space() -> None:
    t = at(last_of("wu", ghosts=FILL)).play("save")

    assert t.topic == "yang.place" and t.state.temple == 2


@rule("ghost_stories.wm.family.wu.reward_haunted_temple")
def test_a_haunted_temple_does_not_stop_wu_s_reward() -> None:
    t = at(last_of("wu", haunted=("east",))).play("save")

    assert t.topic == "reward.buddha"


@rule("ghost_stories.wm.family.xiang.reward", "ghost_stories.wm.family.shared_rewards")
def test_xiang_s_reward_is_a_token_of_each_colour_shared_among_the_living() -> None:
    s = last_of("xiang")
    s.qi[1] = 0
    s.tao_supply[2] = 0
    t = at(s).play("save")
    assert t.keys == ("red", "green", "yellow")
    t.play("red", "green", "green", "yellow")

    assert tao(t.state, "red") == {"red": 1, "black": 1}
    assert tao(t.state, "green") == {"red": 1, "green": 1, "yellow": 1}
    assert tao(t.state, "yellow") == {"blue": 1, "yellow": 1}


@rule("ghost_stories.wm.family.li.reward", "ghost_stories.wm.family.shared_rewards")
def test_li_s_reward_is_three_qi_shared_among_the_living() -> None:
    s = last_of("li", seats=3)
    s.qi[1] = 0
    t = at(s).play("save")
    assert t.keys == ("red", "green")
    t.play("green", "green", "red")

    assert t.state.qi == [4, 0, 5, 3]


@rule("ghost_stories.wm.family.li.reward", "ghost_stories.resolve.supply_limited")
def test_li_s_reward_ends_with_the_supply() -> None:
    s = last_of("li")
    s.qi = [5, 5, 5, 4]
    t = at(s).play("save", "red")

    assert t.topic == "yang.place" and sum(t.state.qi) == 20


@rule("ghost_stories.wm.family.zhou.reward", "ghost_stories.wm.family.zhou.reward_crystals")
def test_zhou_s_reward_is_a_barrier_at_the_end_of_the_turn() -> None:
    s = last_of("zhou", ghosts={"east:1": 21})
    s.crystals = [1, 1, 0, 0]
    s.receptacles = 1
    strip(s)
    t = at(s).play("save")

    assert t.values_of("barrier_risen") == [()]
    assert (t.topic, t.state.receptacles) == ("barrier.choice", 15)
    assert t.state.crystals == [0] * 4


def test_every_family_is_proved_here() -> None:
    assert set(FAMILIES) == {*TAO, "wu", "xiang", "sheng", "sun", "li", "zhou", "hua"}
    assert len(BOX.family) == 12
    assert stack(last_of("li"), "centre") == ("li_3",)
