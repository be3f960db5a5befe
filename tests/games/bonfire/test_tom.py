"""The solo game against Tom (rulebook page 12)."""

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.topics import GNOMES, TASKS, TILES
from igroteka.games.bonfire.words import LYING, NO_TASK, NO_TILE, Card, Gnome, GreatCell
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.bonfire.build import (
    areas,
    at,
    city,
    island,
    masters,
    novices,
    open_paths,
    put,
    stop_of,
)
from tests.games.bonfire.toms_turns import CARDS, FLOWER, OPEN, solo, tom_points, toms_turn


@rule("bonfire.solo.turn", "bonfire.solo.two_player_rules")
def test_tom_reveals_a_card_after_each_own_turn() -> None:
    s = solo()
    t = at(s, CARDS["great_1"], seed=1)
    t.play("ship", "A2")
    while t.topic in ("pay.token", "ship.action"):
        t.play("ship" if t.topic == "pay.token" else "pass")
    assert t.values_of("tom.card") == [("great_1",)]
    assert t.seat == 0
    assert t.state.tom_pile == tuple(each for each in range(8) if each != CARDS["great_1"])
    assert t.state.tom_played == 1


@rule("bonfire.solo.reshuffle")
def test_an_empty_pile_is_shuffled_anew() -> None:
    s = solo()
    s.tom_pile, s.tom_played = ((Card(CARDS["great_1"]),), 7)
    t = toms_turn("great_1", s=s, seed=1)
    assert t.state.tom_pile == tuple(range(8))


@rule("bonfire.solo.tom_no_supplies")
def test_tom_never_has_tokens_or_resources() -> None:
    for seed in range(6):
        t = scenario(GAME, mode="solo", seats=1, seed=seed)
        while t.match.ask:
            t.play(t.keys[seed % len(t.keys)])
        assert sum(t.state.tokens[7:]) + sum(t.state.resources[6:]) == 0


@rule("bonfire.tom.reveal_symbol")
@pytest.mark.parametrize("card", ["master", "path_1", "path_2", "task_1", "task_2"])
def test_cards_with_the_symbol_reveal_and_discard_a_master(card: str) -> None:
    t = toms_turn(card, FLOWER, seed=1)
    assert t.values_of("tom.revealed") == [("master_16",)]
    assert t.state.masters_out == (FLOWER,)


@rule("bonfire.tom.reveal_symbol")
@pytest.mark.parametrize("card", ["great_1", "great_2", "guardian"])
def test_cards_without_the_symbol_reveal_none(card: str) -> None:
    assert toms_turn(card, seed=1).values_of("tom.revealed") == []


@rule("bonfire.tom.reveal_symbol", "bonfire.tom.special1")
def test_the_master_is_revealed_even_if_the_action_is_impossible() -> None:
    s = city(solo(), 1, gnomes="8 9 10 11 12 13")
    s.neutrals = 0
    t = toms_turn("master", FLOWER, s=s)
    assert t.values_of("tom.revealed") == [("master_16",)]
    assert tom_points(t) == 3


@rule("bonfire.tom.master", "bonfire.tom.master_refill")
def test_master_takes_all_open_ones_with_the_resource_and_refills_after() -> None:
    t = toms_turn("master", FLOWER, 20, 24)  # flower; then master 21 (flower) and 25 are opened
    assert t.state.gnomes[1] == 1 << 0 | 1 << 6
    assert t.state.open_masters == (20, 1, 2, 3, 5, 24)  # the new flower master is not taken


@rule("bonfire.tom.master")
def test_master_stops_at_six_gnomes_from_the_left() -> None:
    s = city(solo(), 1, gnomes="8 9 11 12 13")
    masters(s, OPEN)
    t = toms_turn("master", FLOWER, 20, s=s, seed=1)
    assert GNOMES[0] == "master_01"
    assert t.state.gnomes[1] & 1
    assert not t.state.gnomes[1] & 1 << 6
    assert t.topic == "tom.cell"  # six gnomes: Tom's bonus action


@rule("bonfire.tom.master_no_ability")
def test_tom_never_uses_abilities() -> None:
    s = city(solo(), 1, gnomes="8 19 15", paths="P02 P04 P06 P07 P09")
    s.neutrals = 0
    open_paths(s, "P01 P03 P11 P05")
    t = toms_turn("path_1", FLOWER, s=s, seed=1)
    assert len(t.state.built[1]) == 6
    assert sum(t.state.resources[6:]) + sum(t.state.tokens[7:]) == 0


@rule("bonfire.tom.path", "bonfire.tom.path_refill")
def test_path_takes_all_open_tiles_with_the_resource_from_the_left() -> None:
    t = toms_turn("path_1", FLOWER, TILES.index("P21"), TILES.index("P28"))
    assert [TILES[each] for each in t.state.built[1]] == ["P01", "P11"]
    assert [TILES[each] for each in t.state.open_paths] == ["P21", "P03", "P28", "P05"]


@rule("bonfire.tom.path")
def test_path_stops_at_seven_with_the_starting_tile() -> None:
    s = city(solo(), 1, paths="P02 P04 P06 P07 P09")
    s.neutrals = 0
    open_paths(s, "P01 P03 P11 P05")
    t = toms_turn("path_1", FLOWER, s=s, seed=1)
    assert TILES[t.state.built[1][-1]] == "P01"
    assert TILES.index("P11") in t.state.open_paths


@rule("bonfire.example.tom.no_path", "bonfire.tom.special1.other")
def test_path_without_a_fitting_tile_does_nothing() -> None:
    s = solo()
    open_paths(s, "P03 P13 P05 P15")
    t = toms_turn("path_1", FLOWER, s=s)
    assert (t.state.built[1], tom_points(t)) == ((), 0)
    assert t.values_of("tom.idle") == [("path",)]


@rule("bonfire.tom.task1", "bonfire.tom.task_lit")
def test_task_one_takes_the_dearest_of_the_two_islands_and_lights_it() -> None:
    s = city(solo(), 1, tasks={1: "B05"}, lit=[1])
    island(s, "A1", "R01", "B01")
    island(s, "B4", "Y03", "B02")
    island(s, "A3", "Y09")
    t = toms_turn("task_1", FLOWER, s=s)
    assert [BOX.task[each].id for each in t.state.slots[7:9]] == ["B05", "Y03"]
    assert t.state.lit[1] == 0b11
    at = 3 * 8  # B4 is the ninth island
    assert t.state.isles[at : at + 3] == (NO_TASK, TASKS.index("B02"), NO_TASK)  # no gift token
    assert (sum(t.state.council), tom_points(t)) == (0, 0)


@rule("bonfire.tom.task_tie")
@pytest.mark.parametrize(("card", "tied"), [("task_1", ("Y03", "Y04")), ("task_2", ("B01", "B02"))])
def test_the_player_picks_among_equals(card: str, tied: tuple[str, str]) -> None:
    s = solo()
    island(s, "A1", "Y03", "B01")
    island(s, "B4", "Y04", "B02")
    t = toms_turn(card, FLOWER, s=s)
    assert (t.seat, t.topic, t.keys) == (0, "tom.task", tied)


@rule("bonfire.tom.task2", "bonfire.tom.task2.novice", "bonfire.tom.task2.point")
def test_task_two_takes_the_cheapest_and_sends_a_novice_for_a_point() -> None:
    s = solo()
    island(s, "A1", "R01", "B01")
    island(s, "B4", "Y03", "B11")
    novices(s, "gold", 1)  # Tom's novices block nobody, not even Tom
    s.slots = put(s.slots, 7, NO_TASK)
    island(s, "A1", "R01", "B12")
    t = toms_turn("task_2", FLOWER, s=s)
    assert (t.topic, len(t.keys)) == ("tom.cell", 8)
    t.play("gold")
    assert BOX.task[t.state.slots[7]].id == "B11"
    assert t.state.council[:2] == (0, 2)
    assert tom_points(t) == 1


@rule("bonfire.tom.task2", "bonfire.tom.special1.other")
def test_task_two_without_a_task_sends_nobody() -> None:
    t = toms_turn("task_2", FLOWER)
    assert (sum(t.state.council), tom_points(t)) == (0, 0)


@rule("bonfire.solo.setup.tom_novices")
def test_tom_has_four_novices_only() -> None:
    s = solo()
    island(s, "A1", "B12")
    for cell in ("gold", "gold", "path", "ship"):
        novices(s, cell, 1)
    t = toms_turn("task_2", FLOWER, s=s)
    assert BOX.task[t.state.slots[7]].id == "B12"
    assert (t.topic, sum(t.state.council), tom_points(t)) == ("turn.option", 4, 1)


@rule("bonfire.tom.guardian")
def test_guardian_of_a_colour_they_lack_by_the_players_choice() -> None:
    s = city(solo(), 1, guardians={"pink": "waiting"})
    t = toms_turn("guardian", s=s)
    assert (t.seat, t.topic, t.keys) == (0, "tom.guardian", ("grey", "brown", "blue"))
    t.play("brown")
    assert stop_of(t.state, "brown", 1) == "waiting"


@rule("bonfire.tom.great_bonfire", "bonfire.tom.great_bonfire.portal_only")
def test_great_bonfire_turns_clockwise_to_the_portal_they_need() -> None:
    s = city(solo(), 1, board="city_2", portals=[7])  # next: star
    s.pointer = GreatCell(4)
    areas(s, {4: "star", 5: "star", 2: "star circle"})
    t = toms_turn("great_1", s=s)
    assert t.state.pointer == 1
    assert t.state.portals[1] == 1 << 6 | 1 << 5
    assert (sum(t.state.tokens[7:]), sum(t.state.resources[6:]), tom_points(t)) == (0, 0, 0)


@rule("bonfire.tom.great_bonfire")
def test_great_bonfire_turns_at_least_one_cell_perhaps_all_round() -> None:
    s = city(solo(), 1, board="city_1")
    s.pointer = GreatCell(4)
    areas(s, {5: "circle"})
    t = toms_turn("great_1", s=s)
    assert (t.state.pointer, t.state.portals[1]) == (4, 1 << 6)


@rule("bonfire.tom.great_bonfire", "bonfire.great.first_use", "bonfire.setup.great_bonfire")
def test_toms_first_use_starts_from_the_south_and_counts() -> None:
    s = city(solo(), 1, board="city_1")
    areas(s, {1: "circle", 7: "circle"})
    city(s, tokens="bonfire")
    t = toms_turn("great_1", s=s, seed=1)
    assert t.state.pointer == 0
    t.play("great")
    assert t.values_of("great.turned")[-1] == (0, "cell_2")


@rule("bonfire.tom.bonus")
def test_a_common_task_newly_met_sends_its_neutral_novice_lying() -> None:
    s = city(solo(), 1, guardians=dict.fromkeys(("pink", "grey", "brown"), "waiting"))
    t = toms_turn("guardian", s=s)
    assert t.topic == "tom.cell"
    t.play("ship")
    assert t.state.council[6 * 6 + LYING] == 1
    assert (tom_points(t), t.state.neutrals) == (1, 0b10111)
    assert t.values_of("gained.points") == [(1, 1, "tom")]


@rule("bonfire.tom.bonus")
def test_no_bonus_if_the_player_has_sent_that_novice() -> None:
    s = city(solo(), 1, guardians=dict.fromkeys(("pink", "grey", "brown"), "waiting"))
    s.neutrals = 0b10111
    t = toms_turn("guardian", s=s)
    assert (t.seat, t.topic, tom_points(t)) == (0, "turn.option", 0)


@rule("bonfire.tom.special1", "bonfire.example.tom.seven_portals")
@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("great_1", {"portals": range(1, 8)}),
        ("master", {"gnomes": "8 9 10 11 12 13"}),
        ("path_1", {"paths": "P02 P04 P06 P07 P09 P10"}),
        ("task_1", {"tasks": {n: f"B{n:02}" for n in range(1, 8)}, "lit": range(1, 8)}),
        ("task_2", {"tasks": {n: f"B{n:02}" for n in range(1, 8)}, "lit": range(1, 8)}),
        ("guardian", {"guardians": dict.fromkeys(("pink", "grey", "brown", "blue"), "waiting")}),
    ],
)
def test_three_points_if_the_matching_common_task_is_done(card: str, what: dict[str, object]) -> None:
    s = city(solo(), 1, **what)  # type: ignore[arg-type]
    s.neutrals = 0
    t = toms_turn(card, FLOWER, s=s)
    assert tom_points(t) == 3
    assert sum(t.state.council) == 0


@rule("bonfire.tom.special2", "bonfire.tom.reveal_symbol")
def test_the_discards_become_the_deck_when_the_last_master_is_revealed() -> None:
    s = solo()
    s.masters_unseen, s.masters_out = ((Gnome(FLOWER),), (Gnome(8), Gnome(9)))
    s.open_paths = (NO_TILE,) * 4
    s.path_unseen, s.piles = ((), (0, 0, 0))
    t = toms_turn("path_1", s=s)
    assert (t.state.masters_unseen, t.state.masters_out) == ((8, 9, FLOWER), ())


@rule("bonfire.tom.special2")
def test_the_discards_serve_the_players_refill_too() -> None:
    s = city(solo(), tokens="gnome:2", resources="herb")
    s.elders, s.tom_pile = (0, (Card(CARDS["great_1"]),))
    s.masters_unseen, s.masters_out = ((Gnome(20),), (Gnome(8), Gnome(9)))
    t = at(s, seed=1)
    t.play("gnome")
    assert t.state.open_masters[2] == 20
    assert t.state.masters_unseen == (8, 9)


@rule("bonfire.tom.masters_enough")
def test_a_master_can_always_be_revealed() -> None:
    least = 24 - 6 - 6 - 6
    assert least >= 6
    for seed in range(6):
        t = scenario(GAME, mode="solo", seats=1, seed=seed)
        while t.match.ask:
            t.play(t.keys[seed % len(t.keys)])
            assert len(t.state.masters_unseen) + len(t.state.masters_out) >= least


@rule("bonfire.interaction.solo_portals_enough")
@pytest.mark.parametrize("seed", range(6))
def test_tom_always_finds_the_portal(seed: int) -> None:
    t = scenario(GAME, mode="solo", seats=1, seed=seed)
    while t.match.ask:
        t.play(t.keys[-1 - seed % len(t.keys)])
    assert t.state.portals[1].bit_count() == min(7, t.state.tom_played // 4)


@rule("bonfire.tom.sequence")
def test_the_order_of_toms_turn() -> None:
    s = city(solo(), 1, paths="P02 P04 P06 P07 P09")
    s.tom_played = 31
    open_paths(s, "P01 P03 P11 P05")
    for number in range(6):
        novices(s, ("gold", "path", "guardian", "great", "master", "move")[number], 0)
    t = toms_turn("path_1", FLOWER, s=s, seed=1)
    assert t.topic == "tom.cell"
    assert NO_TILE not in t.state.open_paths  # refilled before Tom's bonus action
    t.play("gold")
    names = [event.kind.name for event in t.events]
    order = ["tom.revealed", "path.laid", "path.opened", "council.novice", "countdown.begins", "score.line"]
    assert [name for name in dict.fromkeys(names) if name in order] == order
    assert t.result.reason == "fourth_pass"  # the 32nd card and the 7th novice together: no countdown
