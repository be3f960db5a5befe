"""White Moon: the six new incarnations, and White Moon's points."""

from typing import Unpack

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.query import needs
from igroteka.games.ghost_stories.score import score
from igroteka.games.ghost_stories.state import GHOST, INCARNATION, ON_CARD, SUPPLY, State
from igroteka.games.ghost_stories.words import BLUE, GREEN, RED, SPACES, YELLOW, Board, Card, Space
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    Options,
    at,
    buddha,
    card_at,
    faces,
    figurine,
    go_to,
    names,
    position,
    put_ghost,
    space,
    stack,
    strip,
    table,
)

GATEKEEPER, INSATIABLE, SIREN, ROOTS, KEEPER, SHAPESHIFTER = range(81, 87)
WHITES = faces("white", "white", "white")


def beaten(card: int, space_name: str = "north:1", **options: Unpack[Options]) -> State:
    """Red can exorcise the incarnation, with three white faces and a crystal; another one is left."""
    options["moon"] = True
    options["at"] = {"red": space_name.split(":", maxsplit=1)[0]}
    options["ghosts"] = {space_name: card}
    s = table(**options)
    s.tao = [0] * 20
    s.crystals[0] = 1
    s.undefeated = 2
    return s


@rule("ghost_stories.wm.reward.crystal_yy", "ghost_stories.wm.crystal.from_reward")
@pytest.mark.parametrize("card", [GATEKEEPER, INSATIABLE, SIREN, ROOTS, KEEPER, SHAPESHIFTER])
def test_a_new_incarnation_gives_a_crystal_and_a_yin_yang_to_share(card: int) -> None:
    s = beaten(card)
    s.yin_yang = 0b1001
    t = at(s, *WHITES).play("exorcism")
    if t.topic == "exorcism.ghost":
        t.play("north:1")
    assert (t.topic, t.keys) == ("reward.crystal", ("red", "blue", "green", "yellow"))
    t.play("green")
    assert (t.topic, t.keys) == ("reward.yin_yang", ("blue", "green"))
    t.play("blue")

    assert t.state.crystals[2] == 1 and t.state.yin_yang == 0b1011
    assert t.state.qi == [3] * 4


@rule("ghost_stories.wm.reward.crystal_yy.empty")
def test_without_crystals_only_the_yin_yang_is_given() -> None:
    s = beaten(KEEPER)
    s.crystals = [0, 3, 0, 0]
    s.receptacles = 1
    s.yin_yang = 0
    t = at(s, *WHITES).play("exorcism")

    assert t.topic == "reward.yin_yang"


@rule(
    "ghost_stories.wm.incarnation.gatekeeper",
    "ghost_stories.wm.incarnation.gatekeeper.no_save",
    "ghost_stories.wm.save.needs_portal",
)
def test_while_the_gatekeeper_is_in_play_nobody_can_be_saved() -> None:
    t = at(table("yin.arrival", moon=True, deck=(GATEKEEPER,), stacks={"centre": ("li_1",)})).play("west:0", "stay")

    assert "save" not in t.keys


@rule("ghost_stories.wm.incarnation.gatekeeper.return")
def test_the_portal_returns_to_its_tile_when_the_gatekeeper_is_beaten() -> None:
    s = beaten(GATEKEEPER, portal="south", stacks={"south": ("li_1",)})
    t = at(s, *WHITES).play("exorcism", "north:1", "red")
    after = t.state.copy()
    after.at[0] = position("south")
    go_to(after, "yang.act")

    assert "save" in at(after).keys


@rule("ghost_stories.wm.incarnation.insatiable")
def test_insatiable_kills_a_chosen_top_villager_on_arrival() -> None:
    s = table("yin.arrival", moon=True, deck=(INSATIABLE,), stacks={"north": ("li_1",), "west": ("li_2",)})
    t = at(s).play("north:1")
    assert (t.topic, t.keys) == ("villager.dies", ("north", "west"))
    t.play("west")

    assert names(t.state.dead) == {"li_2"}


@rule("ghost_stories.wm.incarnation.insatiable.yin")
@pytest.mark.parametrize("neutral", [False, True])
def test_insatiable_kills_again_at_the_start_of_each_yin_phase_of_its_board(neutral: bool) -> None:
    s = table(
        "turn.start",
        moon=True,
        seats=3,
        active="yellow" if neutral else "red",
        ghosts={"west:1" if neutral else "north:1": INSATIABLE},
        stacks={"north": ("li_1",), "west": ("li_2",)},
    )
    t = at(s)
    assert t.topic == "villager.dies"
    t.play("west")

    assert names(t.state.dead) == {"li_2"}


@rule("ghost_stories.wm.incarnation.insatiable.none_left")
def test_insatiable_takes_a_qi_if_no_villager_is_left() -> None:
    t = at(table("turn.start", moon=True, ghosts={"north:1": INSATIABLE}))

    assert t.state.qi == [2, 3, 3, 3]


@rule("ghost_stories.wm.incarnation.siren", "ghost_stories.wm.incarnation.siren.no_placement")
@pytest.mark.parametrize("where", [SUPPLY, space("east:1")])
def test_the_siren_takes_su_ling_and_events_are_lost(where: Space) -> None:
    s = table("yin.arrival", moon=True, deck=(SIREN,))
    s.su_ling, s.sad = where, True
    t = at(s).play("east:0")
    assert t.state.su_ling == ON_CARD and not t.state.sad

    s = table("turn.start", moon=True, ghosts={"east:0": SIREN, "north:1": 44})
    t = at(s, CURSE["blank"])
    assert not t.state.sad


@rule("ghost_stories.wm.incarnation.siren.return")
def test_su_ling_returns_to_the_supply_when_the_siren_is_beaten() -> None:
    s = beaten(SIREN, "east:1")
    s.sad = False
    t = at(s, *WHITES).play("exorcism", "east:1", "red")

    assert t.state.su_ling == SUPPLY and t.values_of("su_ling_back") == [()]
    assert not any(key.startswith("su_ling") for key in t.keys)
    after = t.state.copy()
    after.active = RED
    go_to(after, "turn.start")
    put_ghost(after, "north:1", 44)
    assert at(after, CURSE["blank"]).state.sad


@rule("ghost_stories.wm.incarnation.roots", "ghost_stories.wm.incarnation.roots.stand")
def test_the_lord_of_roots_lays_all_living_taoists_down_once() -> None:
    s = table("yin.arrival", moon=True, active="blue", deck=(ROOTS,))
    s.qi[3] = 0
    strip(s)
    t = at(s).play("south:0")

    assert t.state.lying == 0b0101  # blue stood up in their own move step, yellow is dead
    assert t.topic == "yang.act"
    s = table("turn.start", moon=True, active="green", ghosts={"south:0": ROOTS})
    assert at(s).state.lying == 0


@rule("ghost_stories.wm.incarnation.roots.lift")
def test_pavilion_and_twin_winds_lift_who_was_laid_down_by_roots() -> None:
    s = table("yang.move", moon=True, powers=("twin_winds", "gust", "favorite", "pockets"), ghosts={"south:0": ROOTS})
    s.lying = 0b1110
    assert at(s).play("twin_winds", "yellow").state.lying == 0b0110
    s = table(moon=True, at={"red": "south_east"}, ghosts={"south:0": ROOTS})
    s.lying = 0b1110
    assert at(s).play("help", "pass", "green").state.lying == 0b1010


@rule("ghost_stories.wm.incarnation.roots.spires")
def test_the_spires_stand_up_and_go_one_step() -> None:
    s = table("yin.arrival", moon=True, deck=(ROOTS,))
    t = at(s).play("south:0", "stand", "north")

    assert t.state.at[0] == position("north") and t.topic == "yang.act"


@rule("ghost_stories.wm.incarnation.roots.scope")
def test_who_is_revived_later_stands() -> None:
    s = table(moon=True, at={"red": "north_west"}, ghosts={"south:0": ROOTS})
    s.qi[1] = 0
    t = at(s, CURSE["blank"]).play("help")

    assert t.state.qi[1] == 2 and not t.state.lying >> 1 & 1


@rule(
    "ghost_stories.wm.incarnation.keeper",
    "ghost_stories.wm.incarnation.keeper.unseen",
    "ghost_stories.wm.incarnation.keeper.deck",
)
def test_the_keeper_of_time_removes_the_two_lowest_ghosts_unseen() -> None:
    s = table("yin.arrival", moon=True, deck=(KEEPER,))
    s.deck[:3] = [GHOST, INCARNATION, GHOST]
    t = at(s).play("north:0")

    assert t.state.deck == [INCARNATION] + [GHOST] * 17
    assert t.state.ghosts == s.ghosts
    assert t.values_of("card_removed") == [(), ()]


@rule("ghost_stories.wm.incarnation.keeper.deck")
def test_a_deck_emptied_by_the_keeper_loses() -> None:
    s = table("yin.arrival", moon=True)
    s.deck = [GHOST, GHOST, Card(KEEPER)]

    assert at(s).play("north:0").result.reason == "deck"


@rule(
    "ghost_stories.wm.incarnation.keeper.yin",
    "ghost_stories.wm.incarnation.start_of_yin",
    "ghost_stories.resolve.fixed_acting_list",
)
def test_the_keeper_brings_a_ghost_before_step_one_and_the_usual_arrival_follows() -> None:
    s = table("turn.start", moon=True, ghosts={"north:2": KEEPER, "north:0": 34}, deck=(38, 10))
    t = at(s)

    assert card_at(t.state, "north:1") == 38  # the last space: not asked
    assert t.values_of("acted") == [("keeper_of_time", "ghost_each_yin"), ("skinner_34", "haunter")]
    assert t.state.out == 1 << space("north:0")
    s = table("turn.start", moon=True, ghosts={"north:2": KEEPER}, deck=(10, 21))
    assert at(s).play("west:0").topic == "arrival.space"


@rule("ghost_stories.wm.incarnation.keeper.yin")
def test_the_keeper_works_on_a_neutral_board() -> None:
    s = table("turn.start", moon=True, seats=3, active="yellow", ghosts={"west:2": KEEPER}, deck=(54,))
    t = at(s)

    assert (t.seat, t.topic, t.keys) == (0, "arrival.space", ("west:1", "west:0"))


@rule("ghost_stories.wm.incarnation.start_of_yin")
def test_several_effects_of_the_start_go_from_right_to_left() -> None:
    s = table("turn.start", moon=True, ghosts={"north:0": INSATIABLE, "north:1": 34, "north:2": KEEPER}, deck=(10,))
    t = at(s).play("west:0")

    assert [values[0] for values in t.values_of("acted")] == ["insatiable", "keeper_of_time", "skinner_34"]


@rule("ghost_stories.wm.incarnation.shapeshifter", "ghost_stories.wm.incarnation.shapeshifter.neutral_colour")
@pytest.mark.parametrize(("at", "colour"), [("north:1", RED), ("east:1", BLUE), ("south:1", GREEN), ("west:1", YELLOW)])
def test_the_shapeshifter_has_the_colour_of_its_board(at: str, colour: Board) -> None:
    s = table(moon=True, seats=1, ghosts={at: SHAPESHIFTER})
    assert needs(s, BOX, space(at)) == [4 * (each == colour) for each in range(5)]
    s.circle = colour

    assert sum(needs(s, BOX, space(at))) == 3


@rule("ghost_stories.wm.incarnation.shapeshifter.arrival", "ghost_stories.wm.incarnation.shapeshifter.placement")
def test_the_shapeshifter_goes_to_the_active_board_and_brings_a_ghost() -> None:
    t = at(table("yin.arrival", moon=True, active="blue", deck=(SHAPESHIFTER, 10)))
    assert set(t.keys) == {"east:0", "east:1", "east:2"}
    t.play("east:0", "west:0")

    assert card_at(t.state, "west:0") == 10


@rule("ghost_stories.wm.incarnation.shapeshifter.yin", "ghost_stories.wm.incarnation.shapeshifter.not_again")
def test_the_shapeshifter_moves_clockwise_to_the_next_space_once() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": SHAPESHIFTER, "north:2": 36, "east:0": 14})
    t = at(s)

    assert card_at(t.state, "east:1") == SHAPESHIFTER and card_at(t.state, "north:1") == 0
    assert len(t.values_of("ghost_moved")) == 1


@rule("ghost_stories.wm.incarnation.shapeshifter.yin")
def test_the_shapeshifter_moves_on_a_neutral_board_s_turn_too() -> None:
    s = table("turn.start", moon=True, seats=3, active="yellow", ghosts={"west:0": SHAPESHIFTER})

    assert at(s).values_of("ghost_moved")[0] == ("shapeshifter", "yellow", "cemetery", "red", "cemetery")


@rule("ghost_stories.wm.incarnation.shapeshifter.blocked")
def test_without_a_free_space_the_shapeshifter_stays() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": SHAPESHIFTER})
    others = [name for name in SPACES if name != "north:1"]
    for name, card in zip(others, (37, 43, 15, 17, 21, 26, 28, 32, 4, 6, 10), strict=True):
        put_ghost(s, name, card)

    assert card_at(at(s).state, "north:1") == SHAPESHIFTER


@rule("ghost_stories.wm.incarnation.shapeshifter.buddha")
def test_a_buddha_in_the_new_space_returns_to_the_temple() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": SHAPESHIFTER})
    buddha(s, "north:2")
    t = at(s)

    assert card_at(t.state, "north:2") == SHAPESHIFTER
    assert t.state.buddha == 0 and t.state.temple == 2


@rule("ghost_stories.wm.incarnation.shapeshifter.suling")
def test_su_ling_goes_when_the_shapeshifter_comes() -> None:
    s = table("turn.start", moon=True, ghosts={"north:1": SHAPESHIFTER})
    s.su_ling = space("north:2")

    assert at(s).state.su_ling == -1


@rule("ghost_stories.wm.incarnation.general")
@pytest.mark.parametrize("card", [GATEKEEPER, INSATIABLE, SIREN, ROOTS, KEEPER, SHAPESHIFTER])
def test_the_general_rules_of_incarnations_hold(card: int) -> None:
    s = table(moon=True, at={"red": "west"}, ghosts={"north:1": card})
    assert "help" not in at(s).keys  # no Hut
    s.at[0] = position("south_west")
    assert "help" not in at(s).keys  # no Kung-Fu School
    s.at[0] = position("south_east")
    t = at(s).play("help", "north:1", "north:2", "pass")
    assert card_at(t.state, "north:2") == card  # the Pavilion moves it
    s.receptacles = 15
    go_to(s, "turn.barrier")
    assert at(s).topic != "barrier.choice"
    s = table("yin.arrival", moon=True, deck=(card, 10), stacks={"south": ("miao_1",)})
    for name in ("north:0", "east:0", "south:0", "west:0"):
        s.buddha |= 1 << space(name)
    t = at(s)
    side = t.keys[0].split(":")[0]
    t.play(f"{side}:0")
    assert card_at(t.state, f"{side}:0") == card  # no Buddha stops it


# Points


def points(s: State) -> dict[str, int]:
    return {line.source: line.points for line in score(s, BOX)[0]}


@rule("ghost_stories.score.wm.villagers", "ghost_stories.score.wm.base_too")
def test_points_for_saved_villagers_are_added_to_the_base_score() -> None:
    s = table(moon=True)
    base = sum(points(s).values())
    s.saved = 0b1110

    assert points(s)["villagers"] == 3
    assert sum(points(s).values()) == base + 3 == 12 + 3
    assert "villagers" not in points(table())


@rule(
    "ghost_stories.score.wm.portal_centre", "ghost_stories.score.wm.portal_edge", "ghost_stories.score.wm.portal_corner"
)
@pytest.mark.parametrize(
    ("portal", "value"), [("centre", 0), ("north", 2), ("west", 2), ("north_east", 4), ("south_west", 4)]
)
def test_points_for_the_portal_even_if_the_gatekeeper_holds_it(portal: str, value: int) -> None:
    s = table(moon=True, portal=portal)
    assert points(s)["portal"] == value
    put_ghost(s, "west:1", GATEKEEPER)

    assert points(s)["portal"] == value


def test_an_evicted_figurine_of_a_moved_haunter_does_not_stay_behind() -> None:
    s = table(moon=True, at={"red": "south_east"}, ghosts={"north:1": 34}, stacks={"north": ("li_1",)})
    figurine(s, "north:1")
    t = at(s).play("help", "north:1", "west:1", "pass")

    assert t.state.out == 1 << space("west:1")
    assert stack(t.state, "north") == ("li_1",)
