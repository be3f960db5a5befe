"""Day: event preparation, turns, placing (rulebook: the Day phase)."""

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.box import BOX
from igroteka.games.ryozen.box.prices import Price
from igroteka.games.ryozen.words import ALL_EVENTS, EVENTS, PLACES_MAX, RESOURCES, SECTORS, Side
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.ryozen.build import (
    at,
    card,
    event,
    foretold,
    goods,
    hand,
    held,
    hidden_places,
    occupied,
    own,
    place,
    put,
    reasons,
    sides,
    table,
    tile,
)

# Event preparation


@rule(
    "ryozen.day.events.example",
    "ryozen.day.parts",
    "ryozen.day.events.fill",
    "ryozen.day.events.fill_order",
    "ryozen.event.reveal_when",
    "ryozen.board.event_areas",
)
def test_a_day_begins_with_events_on_every_area_from_left_to_right() -> None:
    s = table()
    s.agenda, s.event_deck = [], ALL_EVENTS

    play = at(s, 7, 3, 12, 5)

    assert play.state.areas == (7, 3, 12, 5)
    assert len(play.state.event_deck) == 16
    assert play.values_of("event_foretold")[0] == (EVENTS[7], 1)
    assert (play.seat, play.topic) == (0, "place.space")


@rule("ryozen.day.events.fill")
def test_only_empty_areas_are_filled() -> None:
    s = table()
    s.agenda, s.event_deck = [], ALL_EVENTS[1:5]
    foretold(s, "", "earthquake")

    play = at(s, 2, 4, 1)

    assert play.state.areas == (2, event("earthquake"), 4, 1)


@rule("ryozen.day.events.reshuffle")
def test_an_empty_event_deck_is_made_of_the_discard() -> None:
    s = table()
    s.agenda, s.event_deck, s.event_discard = [], ALL_EVENTS[4:5], (ALL_EVENTS[9], *ALL_EVENTS[7:9])

    play = at(s, 8, 9, 7)

    assert play.state.areas == (4, 8, 9, 7)
    assert play.state.event_discard == ()


# Turns


@rule("ryozen.day.turn_order", "ryozen.setup.04.clockwise", "ryozen.overview.day", "ryozen.day.turn.end")
def test_turns_go_clockwise_from_the_first_player() -> None:
    s = table(4)
    s.agenda, s.first, s.event_deck = [], Side(2), ALL_EVENTS[1:5]

    play = at(s)
    order = []
    for _ in range(8):
        order.append(play.seat)
        play.play("palace", "pass")

    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("ryozen.day.end")
def test_night_falls_when_the_last_companion_is_placed() -> None:
    s = table(2)
    hand(s, 0, "apprentice")
    hand(s, 1, "apprentice")

    play = at(s).play("gates:1", "no", "springs:1")

    assert play.values_of("night") == [(1,)]


@rule("ryozen.day.skip_empty_hand")
def test_a_player_without_companions_is_skipped() -> None:
    s = table()
    hand(s, 1)

    play = at(s).play("palace", "pass")

    assert play.seat == 2


@rule("ryozen.day.turn.steps")
def test_a_turn_places_first_and_applies_second() -> None:
    s = table()
    own(s, 0, "rainbow_1")

    play = at(s)
    topics = []
    for key in ("pass", "capital:1", "yes"):
        topics.append(play.topic)
        play.play(key)

    assert topics == ["turn.revelation", "place.space", "effect.apply"]
    assert play.seat == 1


# Placing


@rule("ryozen.day.place.must", "ryozen.board.places.one_each")
def test_exactly_one_companion_of_the_hand_is_placed() -> None:
    s = table()
    hand(s, 0, "apprentice", "apprentice", "warrior")
    put(s, "gates:1", 1)

    play = at(s)
    assert play.keys == ("apprentice", "warrior")
    play.play("warrior")
    assert "pass" not in play.keys
    assert "gates:1" not in play.keys
    assert reasons(play, "gates:1") == ["occupied"]
    play.play("gates:2")

    assert play.state.hands[0] == (tile(0, "apprentice"), tile(0, "apprentice", 1))
    assert occupied(play.state)["gates:2"] == tile(0, "warrior")


@rule("ryozen.day.place.paid", "ryozen.board.places.paid", "ryozen.resource.supply")
@pytest.mark.parametrize("sector", SECTORS)
def test_a_paid_place_costs_its_resource(sector: str) -> None:
    s = table()
    price = BOX.sector[SECTORS.index(sector)].many[2]
    s.goods[RESOURCES.index(price)] = 1

    play = at(s).play(f"{sector}:3")

    assert held(play.state, 0) == (0, 0, 0)
    assert play.values_of("spent") == [(0, price, 1)]


@rule("ryozen.day.place.afford", "ryozen.resource.no_debt")
def test_a_place_that_cannot_be_paid_now_is_not_offered() -> None:
    s = table()
    hand(s, 0, "merchant")

    play = at(s)

    assert not any(key.endswith(":3") for key in play.keys)
    assert reasons(play, "gates:3") == ["cannot_pay"]


@rule("ryozen.day.place.afford")
def test_what_a_start_card_gave_may_pay_for_a_place() -> None:
    s = table()
    own(s, 0, "offering_wealth")
    put(s, "capital:1", 0, hidden=True)

    play = at(s).play("offering_wealth")

    assert "gates:3" in play.keys


@rule("ryozen.day.place.free_place_choice")
def test_a_paid_place_may_be_chosen_while_free_ones_are_left() -> None:
    s = table()
    goods(s, 0, coins=1)

    play = at(s)

    assert {"gates:1", "gates:2", "gates:3"} <= set(play.keys)
    assert occupied(play.play("gates:3").state) == {"gates:3": tile(0, "apprentice")}


@rule("ryozen.day.place.revealed")
def test_a_revealed_companion_costs_nothing_and_may_act_at_once() -> None:
    s = table()
    hand(s, 0, "merchant")
    goods(s, 0, coins=1)

    play = at(s).play("outskirts:1", "revealed")

    assert held(play.state, 0) == (1, 0, 0)
    assert play.topic == "ability.use"


@rule("ryozen.day.place.hidden", "ryozen.day.place.hidden_no_ability", "ryozen.day.effect.also_hidden")
def test_a_hidden_companion_costs_a_coin_and_does_not_act_but_the_day_effect_follows() -> None:
    s = table()
    hand(s, 0, "merchant")
    goods(s, 0, coins=1)

    play = at(s).play("capital:1", "hidden")
    assert held(play.state, 0) == (0, 0, 0)
    assert hidden_places(play.state) == ["capital:1"]
    assert play.topic == "effect.apply"
    play.play("yes")

    assert held(play.state, 0) == (0, 2, 0)


@rule("ryozen.day.place.paid_any_side")
def test_a_hidden_companion_on_a_paid_place_pays_both() -> None:
    s = table()
    goods(s, 0, coins=2, scrolls=1)

    assert held(at(s.copy()).play("outskirts:3", "hidden").state, 0) == (1, 0, 0)
    assert held(at(s.copy()).play("gates:3", "hidden").state, 0) == (0, 1, 0)
    s.goods[0] = 1
    assert at(s.copy()).play("gates:3").topic == "effect.apply"


@rule("ryozen.day.place.hidden")
def test_without_a_coin_nobody_is_placed_hidden() -> None:
    play = at(table()).play("capital:1")

    assert play.topic == "effect.apply"
    assert hidden_places(play.state) == []


@rule("ryozen.day.effect.order")
def test_the_ability_comes_before_the_day_effect() -> None:
    s = table()
    hand(s, 0, "counsellor")
    s.heralds = sides(1, 0, 2)

    play = at(s).play("capital:1", "yes")
    assert held(play.state, 0) == (0, 2, 0)
    assert play.state.heralds[0] == 1
    play.play("yes")
    assert play.state.heralds[0] == 0


@rule("ryozen.day.place.example.orange", "ryozen.day.place.example.third", "ryozen.board.places.limited")
def test_the_placement_example() -> None:
    s = table()
    goods(s, 0, coins=4, scrolls=3, lanterns=2)
    goods(s, 1, coins=4, scrolls=3, lanterns=2)
    s.stacks[1] = (tile(1, "bard"), tile(1, "seer"))

    play = at(s).play("clan_house:1", "hidden")
    assert held(play.state, 0) == (3, 3, 2)
    play.play("clan_house:2", "revealed", "yes", "no")

    house = [key for key in play.keys if key.startswith("clan_house")]
    assert play.seat == 2
    assert house == []
    assert reasons(play, "clan_house:3") == ["cannot_pay"]
    assert BOX.tables.boards[1].price[place("clan_house:3")] == Price(0, 1, 0, 1)


@rule("ryozen.board.places.limited", "ryozen.setup.01.side_2p", "ryozen.setup.01.side_3_4p")
@pytest.mark.parametrize(("seats", "places"), [(2, 12), (3, 18), (4, 18)])
def test_places_of_the_sectors_by_number_of_players(seats: int, places: int) -> None:
    s = table(seats)
    goods(s, 0, 9, 9, 9)

    found = [key for key in at(s).keys if key != "palace"]

    assert len(found) == places
    assert {key.split(":")[0] for key in found} == set(SECTORS)
    assert PLACES_MAX >= 3


@rule("ryozen.resource.unlimited", "ryozen.shard.unlimited")
def test_supplies_never_run_out() -> None:
    s = table()
    goods(s, 0, scrolls=24)
    s.shards = [12, 12, 12] * 3

    play = at(s).play("capital:1", "yes")

    assert held(play.state, 0) == (0, 26, 0)


@rule("ryozen.resource.public", "ryozen.setup.05.hand_public", "ryozen.shard.keep", "ryozen.info.hidden_identity")
def test_everybody_sees_hands_holdings_and_which_companion_was_hidden() -> None:
    play = scenario(GAME, seats=3, seed=5)
    for _ in range(30):
        play.play(play.keys[0])

    state = play.state
    for seat in (0, 1, 2, None):
        known = play.match.view(seat).known
        assert known == state


@rule("ryozen.info.secret")
def test_stacks_and_decks_have_no_order_before_they_are_drawn_from() -> None:
    play = scenario(GAME, seats=3, seed=5)
    state = play.state

    for pile in (*state.stacks, state.event_deck, state.card_deck, state.villages):
        assert list(pile) == sorted(pile)
        assert len(pile) > 5
    assert card("rainbow_1") in [*state.card_deck, *state.display]
