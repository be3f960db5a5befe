"""The Phoenix Palace mode with the Basilisk (rulebook: alternative mode)."""

import pytest

from igroteka.games.ryozen.query import STATIONS
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import ALL_EVENTS, PLAYER, Side
from igroteka.testing import rule
from tests.games.ryozen.build import (
    at,
    foretold,
    goods,
    hand,
    held,
    night,
    put,
    rewards,
    spots,
    table,
    tile,
)

# With the Basilisk


def enemy_turn(lanterns: int, turned: int = 0) -> State:
    """The Basilisk must place a Warrior in the Palace: the Capital is full."""
    s = table(1, "solo", palace="on")
    s.side, s.turned, s.top = PLAYER, turned, tile(1, "warrior")
    for n in (1, 2):
        put(s, f"capital:{n}", 0, copy=n + 2)
    goods(s, 1, coins=1, lanterns=lanterns)
    return s


@rule("ryozen.palace_mode.solo.seat", "ryozen.palace_mode.solo.spot")
def test_the_basilisk_sits_opposite_and_takes_a_wall_without_a_lantern() -> None:
    assert STATIONS[2] == (0, 2)

    play = at(enemy_turn(0), 2).play("scroll")

    assert spots(play.state) == {"wall:3": tile(1, "warrior")}
    assert play.state.turned == 1


@rule("ryozen.palace_mode.solo.spot")
def test_the_basilisk_takes_an_embrasure_with_a_lantern() -> None:
    play = at(enemy_turn(1), 2)

    assert spots(play.state) == {"embrasure:3": tile(1, "warrior")}
    assert play.topic == "palace.direction"
    assert held(play.state, 1) == (1, 2, 0)


@rule("ryozen.palace_mode.solo.spot")
def test_between_two_spots_the_player_chooses() -> None:
    play = at(enemy_turn(1, turned=1), 2)

    assert (play.seat, play.topic, play.keys) == (0, "basilisk.space", ("embrasure:2", "embrasure:3"))


@rule("ryozen.palace_mode.solo.spot")
@pytest.mark.parametrize("lanterns", [0, 1])
def test_else_it_takes_the_top_with_a_resource_first_and_a_lantern_whenever_it_has_one(lanterns: int) -> None:
    s = enemy_turn(lanterns)
    old = put(s, "top", 0)
    put(s, "wall:3", 0, copy=3)
    put(s, "embrasure:3", 0, copy=2)
    goods(s, 1, coins=1, scrolls=1, lanterns=lanterns)

    play = at(s, 2)

    assert play.state.aside == (old,)
    assert spots(play.state)["top"] == tile(1, "warrior")
    if lanterns:
        play.play("lantern")
        assert play.topic == "palace.direction"
        assert held(play.state, 1) == (1, 3, 1)
    else:
        assert held(play.state, 1) == (1, 3, 0)
        assert play.topic == "palace.direction"


@rule("ryozen.palace_mode.solo.struck")
def test_between_two_walls_the_player_chooses_for_a_struck_basilisk_companion() -> None:
    s = table(1, "solo", palace="on")
    s.turned = 1
    hand(s, 0, "warrior")
    victim = put(s, "gates:1", 1)
    s.side = Side(1)
    goods(s, 0, coins=1)

    play = at(s).play("gates:2", "yes")
    assert (play.seat, play.topic, play.keys) == (0, "strike.wall", ("wall:2", "wall:3"))
    play.play("wall:3")

    assert spots(play.state) == {"wall:3": victim}


@rule("ryozen.palace_mode.solo.toppled")
def test_toppled_basilisk_companions_return_at_dawn() -> None:
    s = table(1, "solo", palace="on")
    s.event_deck = ALL_EVENTS[:4]
    s.aside = (tile(1, "warrior"),)
    put(s, "capital:1", 0)

    play = rewards(s, last=1)

    assert play.state.round == 2
    assert play.state.aside == ()
    seen = [*play.state.hands[1], play.state.top, *play.state.board, *play.state.palace]
    assert tile(1, "warrior") in seen


@rule("ryozen.golden.night", "ryozen.event.card.curse_of_shadow")
@pytest.mark.parametrize(("own_order", "offered"), [(True, 2), (False, 0)])
def test_each_chooses_in_which_order_the_curse_strikes(own_order: bool, offered: int) -> None:
    s = table(2, palace="on")
    s.own_order, s.turned = own_order, 0
    foretold(s, "curse_of_shadow")
    put(s, "gates:1", 0)
    put(s, "capital:1", 0, "warrior")
    play = night(s)

    assert (len(play.match.asks[0].keys) if play.topic == "strike.target" else 0) == offered


@rule("ryozen.golden.night", "ryozen.palace_mode.strike.to_wall")
def test_the_first_struck_takes_the_last_free_wall() -> None:
    s = table(2, palace="on")
    s.turned = 0
    foretold(s, "curse_of_shadow")
    put(s, "gates:1", 0)
    put(s, "capital:1", 0, "warrior")
    play = night(s).play("capital:1")

    assert [values[1] for values in play.values_of("sent_to_palace")] == ["warrior"]
    assert [values[1] for values in play.values_of("toppled")] == ["apprentice"]
