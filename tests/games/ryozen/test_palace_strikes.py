"""The Phoenix Palace mode: toppling, strikes, the Night (rulebook: alternative mode)."""

import pytest

from igroteka.games.ryozen.query import influences, lit
from igroteka.games.ryozen.words import ALL_EVENTS, PALACE, Side
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
    moons,
    night,
    own,
    palace,
    points,
    put,
    rewards,
    row,
    shards,
    sides,
    spots,
    table_of,
    tile,
)

# Toppling


@rule(
    "ryozen.palace_mode.top.topple",
    "ryozen.palace_mode.topple.return",
    "ryozen.palace_mode.topple.order",
    "ryozen.palace_mode.topple.not_strike",
)
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_top_may_be_taken(owner: int) -> None:
    s = palace()
    old = put(s, "top", owner, copy=3)
    own(s, 0, "mercy_coral_1")
    goods(s, 0, scrolls=1)

    play = at(s).play("top")

    assert spots(play.state) == {"top": tile(0, "apprentice")}
    assert play.state.aside == (old,)
    assert play.topic == "effect.apply"
    assert old not in play.state.hands[owner]


@rule("ryozen.palace_mode.topple.out", "ryozen.palace_mode.topple.not_counted")
def test_a_toppled_companion_is_out_of_the_round() -> None:
    s = palace()
    s.aside = (tile(1, "warrior"),)
    put(s, "wall:1", 0)

    assert influences(table_of(s), PALACE) == [1, 0, 0]
    play = rewards(s).play("coral")
    assert points(play.state) == [1, 0, 0]
    assert moons(play.state, 1) == (0, 0, 0)


@rule("ryozen.palace_mode.topple.back")
def test_toppled_companions_are_in_hand_again_next_round() -> None:
    s = palace()
    s.event_deck = ALL_EVENTS[:4]
    s.aside = (tile(1, "warrior"),)
    put(s, "capital:1", 0)

    play = rewards(s, last=1)

    assert play.state.round == 2
    assert play.state.hands[1] == (tile(1, "warrior"),)
    assert play.state.aside == ()


@rule("ryozen.palace_mode.topple.events")
def test_toppled_companions_are_no_longer_on_the_board() -> None:
    s = palace()
    s.aside = (tile(0, "apprentice", 4), tile(0, "apprentice", 3))
    give_favour(s, 0, 9)
    shards(s, 0, 1, 1, 1)
    foretold(s, "earthquake", "public_brawl")
    assert night(s).values_of("favour_lost") == []

    s = palace()
    s.aside = (tile(0, "warrior"),)
    row(s, (0, "bard"))
    goods(s, 0, coins=1)
    play = at(s).play("clan_house:1", "revealed", "yes", "area:1")
    assert play.keys == ("hand:apprentice", "clan_house:1")


# Strikes


@rule("ryozen.palace_mode.strike.hidden")
def test_a_struck_hidden_companion_is_revealed() -> None:
    s = palace()
    hand(s, 0, "warrior")
    put(s, "gates:1", 1, hidden=True)

    play = at(s).play("gates:2", "yes")

    assert hidden_places(play.state) == []
    assert spots(play.state) == {}


@rule("ryozen.palace_mode.strike.to_wall", "ryozen.palace_mode.strike.no_effect", "ryozen.palace_mode.strike.influence")
def test_a_struck_revealed_companion_goes_to_a_wall_its_owner_sees() -> None:
    s = palace()
    hand(s, 0, "warrior")
    victim = put(s, "gates:1", 1)

    play = at(s).play("gates:2", "yes")

    assert spots(play.state) == {"wall:2": victim}
    assert held(play.state, 1) == (0, 0, 0)
    assert play.state.turned == 0
    assert influences(table_of(play.state), PALACE) == [0, 1, 0]


@rule("ryozen.palace_mode.strike.to_wall")
def test_between_two_walls_the_owner_chooses() -> None:
    s = palace(turned=1)
    hand(s, 0, "warrior")
    victim = put(s, "gates:1", 1)

    play = at(s).play("gates:2", "yes")
    assert (play.seat, play.topic, play.keys) == (1, "strike.wall", ("wall:1", "wall:2"))
    play.play("wall:1")

    assert spots(play.state) == {"wall:1": victim}
    assert play.seat == 0


@rule("ryozen.palace_mode.strike.no_room", "ryozen.palace_mode.strike.influence")
def test_without_a_free_wall_in_view_it_is_laid_aside() -> None:
    s = palace()
    hand(s, 0, "warrior")
    victim = put(s, "gates:1", 1)
    put(s, "wall:2", 2)

    play = at(s).play("gates:2", "yes")

    assert play.state.aside == (victim,)
    assert influences(table_of(play.state), PALACE) == [0, 0, 1]


@rule("ryozen.event.strike_palace", "ryozen.palace_mode.strike.no_room")
def test_events_strike_onto_walls_only_if_one_is_free() -> None:
    s = palace()
    put(s, "gates:1", 0)
    put(s, "wall:1", 1)
    foretold(s, "bandit_raid")

    play = night(s).play("coral")

    assert play.state.aside == (tile(0, "apprentice", 4),)
    assert points(play.state) == [4, 1, 0]  # the first was at the Gates when the Night began


# Night


@rule("ryozen.palace_mode.night.compare", "ryozen.palace_mode.night.influence", "ryozen.palace_mode.night.reward_same")
def test_all_spots_count_together_at_night() -> None:
    s = palace()
    put(s, "wall:1", 0, copy=1)
    put(s, "embrasure:3", 0, copy=2)
    put(s, "top", 1)
    s.heralds = sides(1, 0, 2)
    s.first = Side(2)
    assert influences(table_of(s), PALACE) == [2, 1, 0]

    play = rewards(s).play("coral", "jade")

    assert points(play.state) == [2, 1, 0]
    assert [moons(play.state, side) for side in (0, 1)] == [(1, 0, 0), (0, 0, 1)]
    assert play.state.first == 0


@rule("ryozen.palace_mode.inherit")
def test_other_rules_stay_as_they_are() -> None:
    s = palace()
    build_path(s, "craftville")

    play = at(s).play("altar:1", "yes", "yes", "craftville")

    assert held(play.state, 0) == (0, 3, 0)
    assert lit(table_of(play.state)) == (0, 1, 2)
