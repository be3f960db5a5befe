"""Retrieve a Guardian and make a procession (rulebook pages 9 and 10)."""

import pytest

from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.query import stops
from igroteka.games.bonfire.score import guardian_points
from igroteka.games.bonfire.topics import STOPS
from igroteka.games.bonfire.words import ALL_CITIES, Stop
from igroteka.testing import rule
from tests.games.bonfire.build import (
    at,
    city,
    resources,
    stop_of,
    table,
    tokens,
)

ROW = "P01 P03 P05 P07 P09 P11"  # flower fruit herb shell root flower: places 2 to 7


@rule("bonfire.guardian.retrieve.at_island")
def test_the_ship_must_be_at_an_island_with_a_missing_colour() -> None:
    assert "retrieve" in at(city(table(), tokens="guardian", ship="A2")).keys
    t = at(city(table(), tokens="guardian", ship="A2", guardians={"pink": "waiting"}))
    assert "retrieve" not in t.keys
    why = t.refused("retrieve").why
    assert why is not None
    assert why.rule == "bonfire.guardian.retrieve.at_island"
    assert "retrieve" not in at(city(table(), tokens="guardian", ship="A3")).keys


@rule("bonfire.guardian.retrieve.cost", "bonfire.guardian.retrieve.place", "bonfire.example.guardian.grey")
@rule("bonfire.action.type.guardian")
def test_one_token_brings_the_grey_guardian_to_the_starting_tile() -> None:
    t = at(city(table(), tokens="guardian", ship="A4"))
    assert {"retrieve", "procession"} <= set(t.keys)
    t.play("retrieve")
    assert (tokens(t.state), stop_of(t.state, "grey")) == ({}, "waiting")


@rule("bonfire.guardian.start_unlimited")
def test_any_number_waits_on_the_starting_tile() -> None:
    waiting = dict.fromkeys(("pink", "grey", "brown"), "waiting")
    t = at(city(table(), tokens="guardian", ship="C4", guardians=waiting))
    t.play("retrieve")
    assert t.state.guardians[:5] == (0, 0, 0, 0, 0)


@rule("bonfire.guardian.max5")
def test_five_guardians_are_all() -> None:
    waiting = dict.fromkeys(("pink", "grey", "brown", "blue"), "waiting")
    t = at(city(table(), tokens="guardian", ship="C4", guardians=waiting))
    assert "retrieve" not in t.keys
    why = t.refused("retrieve").why
    assert why is not None
    assert why.rule == "bonfire.guardian.max5"


@rule("bonfire.guardian.enough")
def test_every_city_may_have_every_colour() -> None:
    s = table(4)
    for seat in range(1, 4):
        city(s, seat, guardians={"grey": "waiting"})
    t = at(city(s, tokens="guardian", ship="A4"))
    t.play("retrieve")
    assert BOX.pieces["guardian"] >= 4
    assert stop_of(t.state, "grey") == "waiting"


@rule("bonfire.guardian.later_procession")
def test_a_retrieved_guardian_walks_later() -> None:
    t = at(city(table(), tokens="guardian:2", ship="A4"))
    t.play("retrieve", "guardian", "top", "r2c1:east")  # the other seat places a tile
    t.play("procession", "grey")
    assert stop_of(t.state, "grey") == "path:1"


# Procession


@rule("bonfire.procession.pay")
def test_each_guardian_goes_up_to_as_many_steps_as_were_paid() -> None:
    s = city(table(), tokens="guardian:2", paths=ROW, guardians={"own": "path:3", "pink": "path:1"})
    t = at(s)
    t.play("procession", "2")
    assert tokens(t.state) == {}
    assert t.keys == ("path:4", "path:5", "stay")
    t.play("path:5")
    assert t.keys == ("path:2", "path:3", "stay")  # the other one's place is free by now
    t.play("path:2")
    assert (stop_of(t.state, "own"), stop_of(t.state, "pink")) == ("path:5", "path:2")


@rule("bonfire.procession.pay")
def test_a_replaced_token_counts_as_one() -> None:
    t = at(city(table(), tokens="ship:4", paths=ROW))
    t.play("procession")
    assert t.keys == ("1", "2")


@rule("bonfire.procession.pay")
def test_more_tokens_than_bring_anything_are_not_offered() -> None:
    t = at(city(table(), tokens="guardian:9", paths=ROW, portals=[7], tasks={7: "R01"}, lit=[7]))
    t.play("procession")
    assert t.keys == tuple(map(str, range(1, 9)))  # the eighth step leads to the last Bonfire


@rule("bonfire.procession.not_empty", "bonfire.turn.possible_option")
def test_no_procession_if_nobody_can_step() -> None:
    t = at(city(table(), tokens="guardian", guardians={"own": "path:1"}))
    assert "procession" not in t.match.asks[0].keys
    why = t.refused("procession").why
    assert why is not None
    assert why.rule == "bonfire.procession.not_empty"


@rule("bonfire.procession.not_empty")
def test_the_last_who_can_must_step_if_nobody_did() -> None:
    s = city(table(), tokens="guardian", paths=ROW, guardians={"own": "path:3", "pink": "path:1"})
    t = at(s)
    t.play("procession", "stay")
    assert stop_of(t.state, "pink") == "path:2"  # forced, and the only stop


@rule("bonfire.procession.order")
def test_the_farthest_goes_first() -> None:
    s = city(table(), tokens="guardian", paths=ROW, guardians={"own": "path:2", "pink": "path:4", "grey": "bonfire:6"})
    t = at(s)
    t.play("procession")
    assert t.ask.about == ("pink",)
    t.play("stay")
    assert stop_of(t.state, "own") == "path:3"


@rule("bonfire.procession.overtake")
def test_an_occupied_place_counts_as_a_step_when_walked_over() -> None:
    s = city(table(), tokens="guardian:2", paths=ROW, guardians={"own": "path:1", "pink": "path:2"})
    t = at(s)
    t.play("procession", "2", "stay")
    assert stop_of(t.state, "own") == "path:3"


@rule("bonfire.procession.one_per_place")
def test_nobody_stops_on_an_occupied_place() -> None:
    s = city(table(), paths=ROW, guardians={"own": "path:1", "pink": "path:2", "grey": "bonfire:2"})
    city(s, portals=[1, 2], tasks={1: "R01", 2: "R02"}, lit=[1, 2])
    assert [STOPS[each] for each in stops(s, ALL_CITIES[0], Stop(1), 3)] == ["path:3", "path:4", "bonfire:1"]


@rule("bonfire.procession.start_choice")
def test_of_several_on_the_starting_tile_the_player_chooses() -> None:
    s = city(table(), tokens="guardian", guardians={"pink": "waiting", "grey": "waiting"})
    t = at(s)
    t.play("procession")
    assert (t.topic, t.keys) == ("procession.next", ("pink", "grey", "own"))
    t.play("grey")
    assert stop_of(t.state, "grey") == "path:1"


@rule("bonfire.procession.step.forward")
def test_steps_lead_onto_laid_tiles_only() -> None:
    s = city(table(), tokens="guardian:4", paths="P01 P03")
    assert [STOPS[each] for each in stops(s, ALL_CITIES[0], Stop(0), 4)] == ["path:1", "path:2", "path:3"]


@rule("bonfire.procession.step.bonfire", "bonfire.procession.step.bonfire.portal", "bonfire.interaction.lit_only")
@pytest.mark.parametrize(
    ("lit", "portals", "open"), [([2], [2], True), ([], [2], False), ([2], [], False), ([2], [3], False)]
)
def test_a_step_to_the_right_needs_a_lit_bonfire_and_its_portal(lit: list[int], portals: list[int], open: bool) -> None:  # noqa: A002
    s = city(table(), paths=ROW, guardians={"own": "path:2"}, tasks={2: "B01"}, lit=lit, portals=portals)
    assert (STOPS.index("bonfire:2") in stops(s, ALL_CITIES[0], Stop(2), 1)) is open


@rule("bonfire.interaction.lit_only")
def test_an_empty_slot_cannot_be_entered() -> None:
    s = city(table(), paths=ROW, guardians={"own": "path:2"}, portals=[2])
    assert [STOPS[each] for each in stops(s, ALL_CITIES[0], Stop(2), 1)] == ["path:3"]


@rule("bonfire.procession.step.bonfire")
def test_the_way_from_the_starting_tile_to_a_bonfire_takes_the_path() -> None:
    s = city(table(), tasks={1: "B01"}, lit=[1], portals=[1])
    assert [STOPS[each] for each in stops(s, ALL_CITIES[0], Stop(0), 1)] == ["path:1"]
    assert [STOPS[each] for each in stops(s, ALL_CITIES[0], Stop(0), 2)] == ["path:1", "bonfire:1"]


@rule("bonfire.procession.gain_resource", "bonfire.procession.purpose", "bonfire.component.start_tiles")
def test_a_stop_on_the_path_brings_its_resource_and_the_first_place_gold() -> None:
    s = city(table(), tokens="guardian", paths=ROW, guardians={"own": "path:4", "pink": "waiting"})
    t = at(s)
    t.play("procession", "path:5", "path:1")
    assert resources(t.state) == {"shell": 1, "gold": 1}


@rule("bonfire.procession.gain_resource")
def test_who_stays_brings_nothing() -> None:
    s = city(table(), tokens="guardian", paths=ROW, guardians={"own": "path:4", "pink": "waiting"})
    t = at(s)
    t.play("procession", "path:5", "stay")
    assert resources(t.state) == {"shell": 1}


@rule("bonfire.procession.bonfire_no_resource", "bonfire.example.procession.bonfire")
def test_the_example_of_two_steps_to_a_bonfire_worth_four() -> None:
    s = city(table(), tokens="guardian:2", paths=ROW, guardians={"own": "bonfire:1", "pink": "path:2"})
    city(s, tasks={1: "B02", 3: "R02"}, lit=[1, 3], portals=[1, 3])
    t = at(s)
    t.play("procession", "2", "bonfire:3")
    assert (stop_of(t.state, "pink"), resources(t.state)) == ("bonfire:3", {})
    assert guardian_points(t.state, BOX, ALL_CITIES[0]) == 4 + 2


@rule("bonfire.procession.forward_only")
def test_a_guardian_at_a_bonfire_stays_and_nobody_goes_back() -> None:
    s = city(table(), tokens="guardian:3", paths=ROW, guardians={"own": "bonfire:2", "pink": "path:7"})
    city(s, tasks={2: "B02"}, lit=[2], portals=[2])
    assert "procession" not in at(s).keys


@rule("bonfire.example.procession.blocked")
def test_the_example_of_a_blocked_guardian() -> None:
    s = city(table(), tokens="guardian", paths="P03")
    city(s, guardians={"own": "path:1", "grey": "waiting", "pink": "waiting"})
    t = at(s)
    t.play("procession", "grey")  # the player's own novice must go on: otherwise nobody could step
    assert resources(t.state) == {"fruit": 1, "gold": 1}
    assert [stop_of(t.state, name) for name in ("own", "grey", "pink")] == ["path:2", "path:1", "waiting"]
    assert t.seat == 1
