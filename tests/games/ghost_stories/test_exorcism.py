"""Exorcism: dice, tokens, reductions, duty, sharing, right stones."""

import pytest

from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.query import needs
from igroteka.games.ghost_stories.words import RED
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    at,
    card_at,
    faces,
    figurine,
    give,
    go_to,
    position,
    space,
    strip,
    table,
    tao,
)


@rule("ghost_stories.exorcism.targets", "ghost_stories.geometry.reach.corner")
def test_from_a_corner_one_roll_serves_against_both_and_the_choice_follows_it() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 34, "west:0": 1})
    t = at(s, *faces("white", "black", "black")).play("exorcism")
    assert (t.topic, t.keys) == ("exorcism.ghost", ("north:0", "west:0"))
    t.play("west:0", "done")

    assert card_at(t.state, "west:0") == 0
    assert card_at(t.state, "north:0") == 34


@rule("ghost_stories.exorcism.needs_target", "ghost_stories.geometry.reach.centre")
def test_no_exorcism_without_a_facing_ghost() -> None:
    t = at(table(ghosts={"north:1": 34}))

    assert t.refused("exorcism").why == ("exorcism", "no_ghost_facing", "ghost_stories.exorcism.needs_target", ())


@rule("ghost_stories.exorcism.dice")
def test_three_white_dice_are_rolled() -> None:
    t = at(table(at={"red": "north"}, ghosts={"north:1": 43}), *faces("blue", "blue", "green")).play("exorcism")

    assert t.values_of("dice_rolled") == [(0, 2, 1, 0, 0, 0)]


@rule("ghost_stories.exorcism.zero_dice")
def test_with_all_dice_captured_tokens_alone_may_do() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 34, "east:0": 46, "east:1": 47, "south:0": 63})
    t = at(s).play("exorcism")
    assert t.values_of("dice_rolled") == [(0, 0, 0, 0, 0, 0)]
    t.play("north:1")

    assert card_at(t.state, "north:1") == 0
    assert tao(t.state, "red") == {}


@rule("ghost_stories.exorcism.match")
@pytest.mark.parametrize(
    ("roll", "falls"),
    [(("red", "red", "blue"), True), (("red", "white", "blue"), True), (("red", "blue", "blue"), False)],
)
def test_faces_of_the_colour_and_white_ones_count(roll: tuple[str, ...], falls: bool) -> None:
    s = table(active="blue", at={"blue": "north"}, ghosts={"north:1": 38})
    t = at(s, *faces(*roll)).play("exorcism")

    assert (card_at(t.state, "north:1") == 0) is falls


@rule("ghost_stories.exorcism.black_faces")
def test_black_faces_count_against_black_ghosts() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 49})
    t = at(s, *faces("black", "black", "red")).play("exorcism")

    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.exorcism.split")
def test_one_result_counts_for_one_ghost_only() -> None:
    s = table(
        active="green",
        at={"green": "north_west"},
        ghosts={"north:0": 38, "west:0": 1},
        powers=("spires", "gust", "mountain", "pockets"),
    )
    t = at(s, *faces("red", "white", "black", "black")).play("exorcism")
    t.play("north:0")
    assert card_at(t.state, "west:0") == 1  # the white face is used up

    t = at(s, *faces("red", "white", "yellow", "black")).play("exorcism", "north:0", "west:0")
    assert card_at(t.state, "north:0") == card_at(t.state, "west:0") == 0


@rule("ghost_stories.exorcism.tokens_after_roll")
def test_tokens_are_added_after_the_roll() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 38})
    t = at(s, *faces("red", "blue", "blue")).play("exorcism")
    assert t.keys == ("north:1", "done")
    t.play("north:1")

    assert card_at(t.state, "north:1") == 0
    assert tao(t.state, "red") == {}
    assert t.state.tao_supply[0] == 4


@rule("ghost_stories.exorcism.tokens_shared", "ghost_stories.exorcism.contribution_flow")
def test_taoists_on_the_same_tile_may_contribute() -> None:
    s = table(at={"red": "north", "blue": "north", "green": "south"}, ghosts={"north:1": 38})
    give(s, "blue", red=1)
    give(s, "green", red=1)
    t = at(s, *faces("blue", "blue", "white")).play("exorcism", "north:1")
    assert set(t.keys) == {"red:red", "blue:red"}  # one of them with the white face; green is elsewhere
    t = at(s, *faces("blue", "blue", "blue")).play("exorcism", "north:1")
    assert (t.seat, t.topic) == (1, "exorcism.consent")  # both tokens are needed
    assert t.ask.about == (1, 0, 0, 0, 0, 0, "red", 1, "bleeding_eyes_38", "bleeding_eyes_38")
    assert tao(t.state, "red") == {"red": 1}
    t.play("yes")

    assert card_at(t.state, "north:1") == 0
    assert tao(t.state, "blue") == {"blue": 1}
    assert tao(t.state, "red") == {}


@rule("ghost_stories.exorcism.contribution_flow", "ghost_stories.exorcism.tokens_optional")
def test_after_a_refusal_the_player_chooses_again_without_the_piece() -> None:
    s = table(at={"red": "north", "blue": "north", "green": "north"}, ghosts={"north:1": 34})
    give(s, "blue", red=1)
    s.tao[0] = 0
    give(s, "green", red=1)
    t = at(s, *faces("blue", "blue", "blue")).play("exorcism", "north:1", "blue:red", "no")
    assert (t.seat, t.topic, t.keys) == (0, "exorcism.ghost", ("north:1", "done"))
    t.play("north:1")
    assert (t.seat, t.topic) == (2, "exorcism.consent")  # only green is left to pay
    t.play("no")

    assert card_at(t.state, "north:1") == 34
    assert tao(t.state, "blue") == {"red": 1, "blue": 1}
    assert tao(t.state, "green") == {"red": 1, "green": 1}


@rule("ghost_stories.exorcism.tokens_optional", "ghost_stories.exorcism.tokens_only_if_success")
def test_nobody_is_forced_to_spend_and_a_failure_spends_nothing() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 38})
    t = at(s, *faces("red", "blue", "blue")).play("exorcism", "done")
    assert card_at(t.state, "north:1") == 38
    assert tao(t.state, "red") == {"red": 1}

    t = at(s, *faces("blue", "blue", "blue")).play("exorcism")
    assert t.topic == "yang.place"  # two missing, one token: not offered
    assert tao(t.state, "red") == {"red": 1}


@rule("ghost_stories.exorcism.dice_suffice_forced")
def test_if_the_dice_suffice_the_attempt_cannot_be_declined() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 39})
    t = at(s, *faces("red", "red", "blue"), CURSE["blank"]).play("exorcism")

    assert card_at(t.state, "north:1") == 0
    assert t.values_of("curse_rolled") == [("blank",)]


@rule("ghost_stories.exorcism.dice_suffice_forced")
def test_by_house_rule_dice_that_suffice_may_be_declined() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 39})
    s.free_exorcism = True
    t = at(s, *faces("red", "red", "blue")).play("exorcism")
    assert t.keys == ("north:1", "done")
    t.play("done")

    assert card_at(t.state, "north:1") == 39


@rule("ghost_stories.exorcism.dice_suffice_forced")
def test_of_two_ghosts_one_is_a_duty_the_second_a_choice() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 34, "west:0": 1})
    t = at(s, *faces("red", "yellow", "black")).play("exorcism")
    assert t.keys == ("north:0", "west:0")
    t.play("north:0")
    assert t.keys == ("west:0", "done")
    t.play("done")

    assert card_at(t.state, "west:0") == 1


@rule("ghost_stories.exorcism.reduction_circle", "ghost_stories.tile.circle.effect")
def test_the_circle_lowers_the_resistance_of_its_colour_for_everybody() -> None:
    s = table(active="blue", at={"blue": "north"}, ghosts={"north:1": 38, "east:1": 16})
    s.circle = RED
    t = at(s, *faces("red", "blue", "blue")).play("exorcism")

    assert card_at(t.state, "north:1") == 0
    assert t.state.circle == 0
    assert needs(s, BOX, space("east:1"))[1] == 2


@rule("ghost_stories.exorcism.reduction_mantra", "ghost_stories.exorcism.reductions_add")
def test_mantra_and_circle_add_up() -> None:
    s = table(powers=("spires", "gust", "favorite", "mantra"), ghosts={"north:1": 41})
    assert needs(s, BOX, space("north:1"))[0] == 3
    s.mantra = space("north:1")
    assert needs(s, BOX, space("north:1"))[0] == 2
    s.circle = RED
    assert needs(s, BOX, space("north:1"))[0] == 1


@rule("ghost_stories.exorcism.zero_resistance")
def test_at_resistance_zero_an_attempt_is_needed_and_always_succeeds() -> None:
    s = table(active="blue", at={"blue": "north"}, ghosts={"north:1": 34})
    s.circle = RED
    t = at(s, *faces("blue", "blue", "blue"))
    assert card_at(t.state, "north:1") == 34
    t.play("exorcism")

    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.exorcism.fail")
def test_a_failure_costs_nothing_and_nothing_carries_over() -> None:
    s = table(
        active="blue",
        at={"blue": "north"},
        ghosts={"north:1": 38},
        powers=("spires", "second_wind", "favorite", "pockets"),
    )
    t = at(s, *faces("red", "blue", "blue"), *faces("red", "blue", "blue")).play("exorcism", "exorcism")

    assert card_at(t.state, "north:1") == 38
    assert t.state.qi[1] == 3 and t.state.haunted == 0


@rule("ghost_stories.exorcism.success", "ghost_stories.power.blocked_returns")
def test_a_ghost_that_leaves_releases_what_it_held() -> None:
    s = table(
        active="yellow",
        at={"yellow": "north"},
        powers=("spires", "gust", "favorite", "mantra"),
        ghosts={"north:1": 46, "east:1": 50, "south:0": 25},
    )
    s.mantra = space("north:1")
    s.out = 1 << space("north:1")
    give(s, "yellow", black=1)
    s.tao_locks = 0
    t = at(s, *faces("black", "red")).play("exorcism", "red")

    assert card_at(t.state, "north:1") == 0
    assert t.state.captors == 0 and t.state.mantra == -1 and t.state.out == 0
    assert t.state.discard == (46,)


@rule("ghost_stories.exorcism.success", "ghost_stories.stone.left.tao_lock")
def test_the_tao_lock_ends_when_its_ghost_leaves() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 50})
    t = at(s, *faces("black", "black", "red"), CURSE["blank"]).play("exorcism")

    assert t.state.tao_locks == 0


@rule("ghost_stories.power.blocked_returns", "ghost_stories.exorcism.success")
def test_a_blocked_power_works_again_when_the_ghost_has_left() -> None:
    s = table("yang.move", active="yellow", at={"yellow": "west"}, ghosts={"west:1": 3})
    assert "pockets" not in at(s).keys
    go_to(s, "yang.act")
    t = at(s, *faces("yellow", "red", "red")).play("exorcism")
    assert t.state.power_locks == 0
    after = t.state.copy()
    go_to(after, "yang.move")
    assert "pockets" in at(after).keys


@rule("ghost_stories.stone.centre.immune")
@pytest.mark.parametrize(
    ("card", "tile", "side"),
    [(2, "west", "west:1"), (13, "east", "east:1"), (24, "south", "south:1"), (35, "north", "north:1")],
)
def test_dice_do_not_count_against_an_immune_ghost_but_tokens_do(card: int, tile: str, side: str) -> None:
    colour = ("red", "blue", "green", "yellow")[BOX.tables.colour[card]]
    s = table(at={"red": tile}, ghosts={side: card})
    s.tao[0:5] = [0] * 5
    t = at(s, *faces(colour, "white", colour)).play("exorcism")
    assert card_at(t.state, side) == card

    give(s, "red", **{colour: 1})
    t = at(s, *faces(colour, "white", colour)).play("exorcism", side)
    assert card_at(t.state, side) == 0
    assert tao(t.state, "red") == {}


@rule("ghost_stories.stone.centre.immune")
def test_reductions_count_against_an_immune_ghost() -> None:
    s = table(active="blue", at={"blue": "north"}, ghosts={"north:1": 35})
    s.circle = RED
    t = at(s, *faces("blue", "blue", "blue")).play("exorcism")

    assert card_at(t.state, "north:1") == 0


def test_a_token_pays_for_the_immune_ghost_and_a_white_face_for_the_other() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 35, "west:0": 34})
    t = at(s, *faces("white", "blue", "blue")).play("exorcism", "west:0")
    assert t.keys == ("north:0", "done")
    t.play("north:0")

    assert card_at(t.state, "north:0") == card_at(t.state, "west:0") == 0
    assert tao(t.state, "red") == {}


def test_a_choice_of_tokens_that_would_leave_the_bill_unpayable_is_not_offered() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 34, "west:0": 1})
    give(s, "red", yellow=1)
    t = at(s, *faces("white", "blue", "blue")).play("exorcism", "north:0", "west:0")

    assert t.keys == ("red:red", "red:yellow")
    t.play("red:yellow")
    assert tao(t.state, "red") == {"red": 1}


@rule("ghost_stories.end.win.two_ghosts")
def test_the_incarnation_may_be_resolved_first_and_victory_comes_before_the_other_curse() -> None:
    s = table(at={"red": "north_west"}, ghosts={"north:0": 60, "west:0": 6}, haunted=("north", "south"))
    give(s, "red", yellow=2)
    strip(s)
    t = at(s, *faces("black", "black", "black")).play("exorcism", "north:0", "west:0")
    while t.match.ask:
        t.play(t.keys[0])

    assert t.result.reason == "incarnations_beaten"
    assert t.values_of("curse_rolled") == []


def test_figurines_keep_their_place_on_other_ghosts() -> None:
    s = table(at={"red": "north"}, ghosts={"north:1": 34, "north:2": 38})
    figurine(s, "north:2")
    t = at(s, *faces("red", "blue", "blue")).play("exorcism")

    assert t.state.out == 1 << space("north:2")
    assert t.state.at[0] == position("north")
