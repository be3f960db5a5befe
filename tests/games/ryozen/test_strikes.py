"""Strikes and turned companions (rulebook: companions)."""

import pytest

from igroteka.games.ryozen.query import influences
from igroteka.games.ryozen.words import GATES, PALACE
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    build_path,
    foretold,
    give_favour,
    goods,
    hand,
    held,
    hidden_places,
    night,
    occupied,
    own,
    place,
    put,
    table,
    table_of,
    tile,
)


@rule("ryozen.strike.hidden", "ryozen.companion.sides", "ryozen.strike.exists")
def test_a_struck_hidden_companion_is_revealed_in_place() -> None:
    s = table()
    hand(s, 0, "warrior")
    victim = put(s, "gates:1", 1, hidden=True)

    play = at(s).play("gates:2", "yes")

    assert hidden_places(play.state) == []
    assert play.state.board[place("gates:1")] == victim


@rule("ryozen.strike.revealed", "ryozen.strike.exists", "ryozen.strike.palace_influence")
def test_a_struck_revealed_companion_goes_to_the_palace_and_still_counts_there() -> None:
    s = table()
    hand(s, 0, "warrior")
    victim = put(s, "gates:1", 1)

    play = at(s).play("gates:2", "yes")

    assert play.state.palace == [victim]
    assert influences(table_of(play.state), PALACE) == [0, 1, 0]


@rule("ryozen.strike.no_trigger")
def test_arriving_in_the_palace_by_a_strike_triggers_nothing() -> None:
    s = table()
    hand(s, 0, "warrior")
    put(s, "gates:1", 1, "merchant")

    play = at(s).play("gates:2", "yes")

    assert play.state.turned == 0
    assert held(play.state, 1) == (0, 0, 0)
    assert (play.seat, play.topic) == (0, "effect.apply")


@rule("ryozen.strike.flip_no_trigger")
def test_a_companion_turned_revealed_does_not_use_its_ability() -> None:
    s = table()
    hand(s, 0, "warrior")
    put(s, "gates:1", 1, "merchant", hidden=True)

    play = at(s).play("gates:2", "yes")

    assert held(play.state, 1) == (0, 0, 0)
    assert not play.values_of("gained")


@rule("ryozen.strike.flip_back_no_cost", "ryozen.companion.ability.bard")
def test_turning_a_companion_hidden_costs_no_coin() -> None:
    s = table()
    hand(s, 0, "bard")
    put(s, "capital:1", 0)

    play = at(s).play("gates:1", "yes")

    assert hidden_places(play.state) == ["capital:1"]
    assert held(play.state, 0) == (0, 0, 0)


@rule("ryozen.strike.target.other")
def test_a_striking_companion_is_never_its_own_target() -> None:
    s = table()
    hand(s, 0, "warrior")

    play = at(s).play("gates:2")

    assert play.topic == "effect.apply"


@rule("ryozen.strike.target.any_owner")
def test_an_own_companion_is_a_legal_target() -> None:
    s = table()
    hand(s, 0, "warrior")
    put(s, "gates:1", 0)
    goods(s, 0, coins=1)
    put(s, "gates:3", 1)

    play = at(s).play("gates:2", "revealed", "yes")

    assert play.keys == ("gates:1", "gates:3")


@rule("ryozen.strike.target.palace")
def test_a_companion_in_the_palace_is_no_target() -> None:
    s = table()
    hand(s, 0, "apprentice")
    own(s, 0, "offering_wealth")
    put(s, "palace", 0)

    play = at(s)

    assert play.topic == "place.space"


@rule("ryozen.strike.target.hand")
def test_companions_in_hand_cannot_be_struck() -> None:
    s = table()
    hand(s, 0, "archer")
    put(s, "springs:1", 1)
    put(s, "springs:2", 2)

    play = at(s).play("capital:1", "yes")

    assert play.keys == ("springs:1", "springs:2")


@rule("ryozen.strike.frees_place", "ryozen.board.places.one_each")
def test_a_place_is_free_again_after_its_companion_has_left() -> None:
    s = table()
    hand(s, 0, "archer")
    put(s, "springs:3", 1)
    goods(s, 1, coins=0)

    play = at(s).play("capital:1", "yes", "no")

    assert play.seat == 1
    assert "springs:3" not in play.keys
    assert play.refused("springs:3").why is not None
    assert "springs:1" in play.keys


@rule("ryozen.strike.frees_place", "ryozen.day.place.paid")
def test_whoever_takes_a_freed_place_pays_its_price() -> None:
    s = table()
    hand(s, 0, "archer")
    put(s, "springs:3", 1)
    goods(s, 1, coins=1)

    play = at(s).play("capital:1", "yes", "no", "springs:3")

    assert held(play.state, 1) == (0, 0, 0)


@rule("ryozen.strike.no_target", "ryozen.companion.ability.no_target")
def test_a_strike_without_target_does_nothing_and_the_turn_goes_on() -> None:
    s = table()
    hand(s, 0, "archer")

    play = at(s).play("capital:1")

    assert play.topic == "effect.apply"
    assert occupied(play.state) == {"capital:1": tile(0, "archer")}


@rule("ryozen.event.strike_palace", "ryozen.strike.palace_influence")
def test_companions_struck_by_an_event_count_in_the_palace_the_same_night() -> None:
    s = table()
    put(s, "gates:1", 0)
    foretold(s, "bandit_raid")

    play = night(s)

    assert play.topic == "gain.shard"
    play.play("coral")
    assert play.values_of("majority") == [(0, "palace")]


@rule("ryozen.companion.influence.revealed", "ryozen.companion.influence.hidden")
@pytest.mark.parametrize(("hidden", "influence"), [(False, 1), (True, 2)])
def test_influence_of_a_companion(hidden: bool, influence: int) -> None:
    s = table()
    put(s, "gates:1", 1, hidden=hidden)

    assert influences(table_of(s), GATES) == [0, influence, 0]


@rule("ryozen.companion.influence.palace")
def test_a_companion_in_the_palace_is_worth_1() -> None:
    s = table()
    put(s, "palace", 2, "warrior")

    assert influences(table_of(s), PALACE) == [0, 0, 1]


@rule("ryozen.revelation.mercy.timing", "ryozen.revelation.card.mercy_coral", "ryozen.revelation.card.mercy_jade")
def test_each_mercy_may_be_used_once_after_a_strike_in_any_order() -> None:
    s = table()
    hand(s, 0, "warrior")
    put(s, "gates:1", 1, hidden=True)
    own(s, 0, "mercy_coral_1", "mercy_jade_1")
    goods(s, 0, scrolls=3)

    play = at(s).play("gates:2", "yes")

    assert play.keys == ("mercy_coral_1", "mercy_jade_1", "pass")
    play.play("mercy_jade_1")
    assert list(play.keys) == ["mercy_coral_1", "pass"]
    play.play("mercy_coral_1")
    assert play.topic == "effect.apply"
    assert play.state.shards[:3] == [1, 0, 1]
    assert held(play.state, 0) == (0, 1, 0)


@pytest.mark.parametrize(("kind", "shard"), [("mercy_coral_1", 0), ("mercy_agate_1", 1), ("mercy_jade_2", 2)])
@rule(
    "ryozen.revelation.card.mercy_coral",
    "ryozen.revelation.card.mercy_agate",
    "ryozen.revelation.card.mercy_jade",
)
def test_a_mercy_turns_a_resource_of_choice_into_a_shard(kind: str, shard: int) -> None:
    s = table()
    hand(s, 0, "archer")
    put(s, "springs:1", 1)
    own(s, 0, kind)
    goods(s, 0, scrolls=1, lanterns=1)

    play = at(s).play("capital:1", "yes", kind, "lantern")

    assert play.state.shards[shard] == 1
    assert held(play.state, 0) == (0, 1, 0)


@rule("ryozen.revelation.card.mercy_coral")
def test_a_mercy_needs_a_resource_and_an_opponents_companion() -> None:
    s = table()
    hand(s, 0, "warrior")
    put(s, "gates:1", 0)
    own(s, 0, "mercy_coral_1")
    goods(s, 0, scrolls=1)

    assert at(s).play("gates:2", "yes").topic == "effect.apply"

    poor = table()
    hand(poor, 0, "warrior")
    put(poor, "gates:1", 1)
    own(poor, 0, "mercy_coral_1")

    assert at(poor).play("gates:2", "yes").topic == "effect.apply"


@rule("ryozen.revelation.card.mercy_agate")
def test_events_by_which_one_strikes_oneself_trigger_no_mercy() -> None:
    s = table()
    put(s, "gates:1", 0)
    own(s, 0, "mercy_agate_1")
    goods(s, 0, scrolls=1)
    foretold(s, "bandit_raid")

    play = night(s)

    assert play.topic == "gain.shard"
    assert held(play.state, 0) == (0, 1, 0)


@rule("ryozen.day.place.palace_never_hidden", "ryozen.village.tile.owl_bay", "ryozen.revelation.card.disguise")
def test_no_companion_in_the_palace_can_be_turned_hidden() -> None:
    s = table()
    hand(s, 0, "pathfinder")
    put(s, "palace", 0)
    put(s, "capital:1", 0, "warrior")
    build_path(s, "owl_bay")
    s.explorers[0] = 1

    play = at(s).play("gates:1", "yes")

    assert play.topic == "turn.hidden"
    assert play.keys == ("gates:1", "capital:1")


@rule("ryozen.day.place.palace_never_ability", "ryozen.day.place.palace_no_ability", "ryozen.day.place.palace_revealed")
def test_a_companion_placed_in_the_palace_is_revealed_and_uses_no_ability() -> None:
    s = table()
    hand(s, 0, "merchant")
    goods(s, 0, coins=3)

    play = at(s).play("palace")

    assert play.topic == "palace.effect"
    assert play.values_of("placed") == [(0, "merchant", "palace", "revealed")]
    assert not play.values_of("ability")
    assert held(play.state, 0) == (3, 0, 0)


@rule("ryozen.favour.floor")
def test_favour_never_falls_below_zero() -> None:
    s = table()
    build_path(s, "craftville", "fire_cape")
    s.explorers = [2, 1, 0]
    give_favour(s, 0, 2)
    give_favour(s, 1, 5)
    foretold(s, "uprising")

    play = night(s)

    assert [lost[:2] for lost in play.values_of("favour_lost")] == [(0, 2), (1, 2)]
