"""A turn: one of three options, bonus actions, being unable to act (rulebook pages 6, 7 and 11)."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.rules.turn import doable
from igroteka.games.bonfire.score import total
from igroteka.games.bonfire.state import PASSED, PLAYING, STUCK, State
from igroteka.games.bonfire.words import ALL_CITIES, ALL_SEATS, FateTile
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    masters,
    novices,
    put,
    table,
    tokens,
)

SEVEN_PORTALS = range(1, 8)


def stuck(s: State, seat: int) -> State:
    """A seat that can do nothing."""
    return city(s, seat, supply=(), tokens="")


@rule("bonfire.flow.clockwise")
def test_turns_go_clockwise() -> None:
    s = table(3)
    for seat in range(3):
        city(s, seat, tokens="ship:2")
    t = at(s)
    seats = []
    for _ in range(4):
        seats.append(t.seat)
        t.play("ship", t.keys[0] if t.topic == "ship.to" else "A3")
        if t.topic == "pay.token":
            t.play("ship")
        if t.topic == "ship.action":
            t.play("pass")
        if t.topic == "turn.option" and len(seats) == 3:
            break
    assert seats == [0, 1, 2]
    assert t.seat == 0


@rule("bonfire.turn.one_option", "bonfire.action.types")
def test_exactly_one_option_a_turn() -> None:
    t = at(city(table(), tokens="ship:2"))
    t.play("ship", "A1", "ship")
    assert t.seat == 1


@rule("bonfire.turn.one_option")
def test_no_voluntary_pass_outside_the_countdown() -> None:
    t = at(city(table(), tokens="ship:2"))
    assert "pass" not in t.keys
    why = t.refused("pass").why
    assert why is not None
    assert why.rule == "bonfire.countdown.pass_instead"


@rule("bonfire.turn.possible_option")
def test_all_options_that_can_be_carried_out_are_offered() -> None:
    s = city(
        table(),
        tokens="ship path task bonfire guardian gnome",
        resources="flower:2 fruit:2",
        ship="A1",
        tasks={1: "B11"},
    )
    masters(s, "1 2 7 8 10 11")
    t = at(s)
    assert set(t.keys) == {"fate", "ship", "path", "task", "procession", "great", "gnome", "light", "discard"}


@rule("bonfire.turn.possible_option", "bonfire.pay.whole_price")
@pytest.mark.parametrize(
    ("tokens", "options"),
    [
        ("ship", {"ship"}),
        ("bonfire", {"great"}),
        ("path", {"path"}),
        ("guardian", {"procession"}),
        ("wild", {"ship", "path", "procession", "great"}),
        ("gnome:2", {"ship", "path", "procession", "great"}),
        ("gnome", set()),
        ("task", set()),
    ],
)
def test_what_single_tokens_allow(tokens: str, options: set[str]) -> None:
    assert set(doable(city(table(), tokens=tokens, supply=()), BOX, ALL_SEATS[0])) == options


@rule("bonfire.pay.whole_price")
def test_an_action_is_offered_only_if_its_whole_price_can_be_paid() -> None:
    s = city(table(), tokens="gnome", resources="flower")
    masters(s, "1")
    s.elders = 0
    t = at(s)
    assert "gnome" not in t.keys  # one token asks for two flowers
    why = t.refused("gnome").why
    assert why is not None
    assert why.reason == "pay.short"


@rule("bonfire.turn.bonus_extra", "bonfire.bonus.when", "bonfire.turn.sequence")
def test_bonus_actions_before_and_after_the_option() -> None:
    s = city(table(), tokens="ship:2", portals=SEVEN_PORTALS, paths="P01 P02 P03 P04 P05 P06")
    t = at(s)
    assert {"bonus:portals", "bonus:paths"} <= set(t.keys)
    t.play("bonus:portals", "gold")
    assert t.topic == "turn.option"
    t.play("ship", "A1", "ship", "pass")
    assert (t.topic, t.keys) == ("turn.after", ("bonus:paths", "done"))
    t.play("bonus:paths", "move", "point")
    assert t.seat == 1


@rule("bonfire.bonus.when")
def test_a_bonus_action_may_be_kept_for_later() -> None:
    s = city(table(), tokens="ship:2", portals=SEVEN_PORTALS)
    t = at(s)
    t.play("ship", "A1", "ship", "done")
    assert (t.seat, t.state.neutrals) == (1, 0b11111)


@rule("bonfire.bonus.when")
def test_one_bonus_action_may_enable_the_next() -> None:
    s = city(table(), tokens="ship:2", portals=SEVEN_PORTALS, paths="P01 P02 P03 P04 P05")
    t = at(s)
    assert "bonus:paths" not in t.keys
    t.play("bonus:portals", "path", "effect")
    t.play(t.keys[0])
    assert "bonus:paths" in t.keys


@rule("bonfire.interaction.own_turn_bonus_only")
def test_no_bonus_action_in_another_players_turn() -> None:
    s = city(table(), tokens="ship:2")
    city(s, 1, portals=SEVEN_PORTALS, tokens="ship")
    t = at(s)
    assert not [key for key in t.keys if key.startswith("bonus")]


# Unable to act


@rule("bonfire.turn.stuck")
def test_who_can_do_nothing_is_out_for_good_and_keeps_everything() -> None:
    s = stuck(city(table(3), tokens="ship:2"), 1)
    city(s, 1, resources="gold:3", tokens="task")
    city(s, 2, tokens="ship:2")
    t = at(s)
    t.play("ship", "A1", "ship")
    assert (t.seat, t.state.out) == (2, (PLAYING, STUCK, PLAYING))
    t.state.supply = put(t.state.supply, 1, (FateTile(1),))  # even if they could act again
    t.play("ship", "A1", "ship")
    assert t.seat == 0
    t.play("ship", "A2")
    assert t.seat == 2
    assert total(t.state, BOX, ALL_CITIES[1]) >= 2  # 4 pieces left over


@rule("bonfire.turn.stuck", "bonfire.bonus.when")
def test_bonus_actions_come_before_being_out_and_may_prevent_it() -> None:
    s = stuck(table(), 0)
    city(s, 0, portals=SEVEN_PORTALS)
    t = at(s)
    assert t.keys == ("bonus:portals", "out")
    t.play("bonus:portals", "gold")
    assert "ship" in t.keys
    assert t.state.out[0] == PLAYING


@rule("bonfire.turn.stuck")
def test_after_dropping_out_there_are_no_more_bonus_actions() -> None:
    s = stuck(table(), 0)
    city(s, 0, portals=SEVEN_PORTALS)
    t = at(s)
    t.play("out")
    assert (t.seat, t.state.out[0], t.state.neutrals) == (1, STUCK, 0b11111)


@rule("bonfire.turn.stuck.pass")
def test_a_player_out_before_the_countdown_gets_the_first_pass() -> None:
    s = city(table(), tokens="ship:4")
    s.out = put(s.out, 1, STUCK)
    s.counting, s.stack = True, 5
    t = at(s)
    t.play("ship", "A1", "ship")
    assert t.state.out[1] == PASSED
    assert t.values_of("countdown.passed") == [(1, 5)]
    assert t.values_of("gained.points") == [(1, 5, "passing")]


@rule("bonfire.turn.stuck.pass")
def test_a_player_stuck_in_the_countdown_passes_for_the_value_of_the_moment() -> None:
    s = stuck(city(table(), tokens="ship:4"), 1)
    s.counting, s.stack = True, 3
    t = at(s)
    t.play("ship", "A1", "ship")
    assert t.values_of("countdown.passed") == [(1, 3)]


@rule("bonfire.turn.all_stuck")
def test_if_all_are_out_before_the_countdown_the_game_ends_without_pass_points() -> None:
    s = stuck(stuck(table(), 0), 1)
    t = at(s)
    assert t.result.reason == "all_out"
    assert t.values_of("gained.points") == []


@rule("bonfire.countdown.passed_scores")
def test_players_who_are_out_take_part_in_the_final_scoring() -> None:
    s = stuck(stuck(table(), 0), 1)
    city(s, 1, resources="gold:4")
    t = at(s)
    assert t.result.scores == (0, 2)
    assert t.result.winners == (1,)


@rule("bonfire.turn.order_of_effects")
def test_a_nested_effect_is_finished_before_the_outer_one_goes_on() -> None:
    s = city(table(), tasks={1: "B11"}, resources="flower:2 fruit:2", portals=SEVEN_PORTALS)
    t = at(s)
    t.play("light", "fate", "effect", "top", "r2c1:east")  # the council's fate tile inside of lighting
    assert tokens(t.state) == {"path": 1, "ship": 1, "task": 1}  # usable at once
    assert t.topic == "turn.after"  # then bonus actions after the turn


@rule("bonfire.turn.public_information")
def test_everything_but_the_order_of_unseen_pieces_is_public() -> None:
    t = at(city(table(), tokens="ship"))
    for seat in (0, 1, None):
        assert t.match.view(seat).known == t.state
    assert list(t.state.path_unseen) == sorted(t.state.path_unseen)  # no order is kept anywhere
    assert list(t.state.masters_unseen) == sorted(t.state.masters_unseen)


@rule("bonfire.box.unlimited_supply")
def test_tokens_and_resources_never_run_out() -> None:
    s = city(table(), tokens="guardian:40", resources="gold:40", ship="A2")
    city(s, 1, tokens="guardian:40", resources="gold:40")
    t = at(s)
    t.play("great", "cell_3")
    if t.topic == "great.rewards":
        t.play("token:goods")
    assert tokens(t.state) == {"guardian": 39}


@rule("bonfire.flow.until_threshold")
def test_turns_go_on_while_the_council_is_not_full_enough() -> None:
    s = city(table(), tokens="ship:2")
    novices(s, "gold", 0, 6)
    t = at(s)
    t.play("ship", "A1", "ship")
    assert not t.state.counting


def test_a_refusal_names_the_rule() -> None:
    s = city(table(), tokens="ship:2", paths="P01 P02 P03 P04 P05 P06", gnomes="1 2 3 4 6 7")
    t = at(s)
    reasons = {no.target: (no.reason, no.rule) for no in t.ask.refusals()}
    assert reasons["path"] == ("path.full", "bonfire.path.limit6")
    assert reasons["gnome"] == ("gnome.full", "bonfire.gnome.limit6")
    assert reasons["task"] == ("task.no_island", "bonfire.task.take.at_island")
    assert reasons["retrieve"] == ("retrieve.no_guardian", "bonfire.guardian.retrieve.at_island")
    assert reasons["light"] == ("light.not_met", "bonfire.light.flip")
    assert reasons["bonus:portals"] == ("bonus.not_met", "bonfire.bonus.condition")
