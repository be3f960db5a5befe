"""The Phoenix Palace mode: walls, embrasures, the top, points of view (rulebook: alternative mode)."""

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.query import STATIONS, VIEWS, levels, main_board, palace_spaces
from igroteka.games.ryozen.words import ALL_EVENTS, EMBRASURE, TOP, WALL, Side
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
from tests.games.ryozen.build import (
    at,
    goods,
    hand,
    held,
    own,
    palace,
    put,
    rewards,
    spots,
    table_of,
    tile,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# Set-up


@rule("ryozen.palace_mode.what", "ryozen.palace_mode.combine", "ryozen.palace_mode.components")
def test_the_mode_is_an_option_of_every_mode_of_play() -> None:
    for mode in GAME.modes:
        assert mode.options["palace"] == ("off", "on")
    play = scenario(GAME, seats=2, seed=1, palace="on")
    assert play.state.palace == [-1] * 9


@rule("ryozen.palace_mode.setup.side_2p", "ryozen.palace_mode.setup.side_3_4p", "ryozen.palace_mode.setup.disc_side")
@rule("ryozen.component.rotating_board")
@SEATS
def test_the_board_side_is_the_usual_one_and_the_disc_shows_its_white_squares(seats: int) -> None:
    state = scenario(GAME, seats=seats, seed=1, palace="on").state

    assert len(main_board(table_of(state)).places) == (12 if seats == 2 else 18)
    assert state.palace_mode
    assert len(state.palace) == 9


@rule("ryozen.palace_mode.setup.align")
def test_the_palace_is_spun_at_random() -> None:
    found = {scenario(GAME, seats=2, seed=seed, palace="on").state.turned for seed in range(60)}

    assert found == set(range(6))


@rule("ryozen.palace_mode.setup.levels", "ryozen.palace_mode.setup.no_growth")
def test_all_three_levels_stand_from_the_beginning() -> None:
    s = palace()
    assert levels(s) == 3
    s.event_deck = ALL_EVENTS[:4]
    put(s, "gates:1", 0)

    assert levels(rewards(s, last=1).state) == 3


@rule("ryozen.palace_mode.setup.seats")
@SEATS
def test_everybody_sits_at_another_side(seats: int) -> None:
    stations = list(STATIONS[seats])

    assert len(set(stations)) == seats
    assert seats != 2 or abs(stations[0] - stations[1]) == 2


@rule("ryozen.palace_mode.setup.rest", "ryozen.palace_mode.inherit", "ryozen.setup.order_refs")
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("solo", 1), ("narrative", 1)])
def test_all_other_steps_are_as_usual(mode: str, seats: int) -> None:
    play = scenario(GAME, None, mode=mode, seats=seats, seed=1, palace="on")

    assert len(play.values_of("card_opened")) >= 3
    assert len(play.values_of("event_foretold")) == 4
    assert {values[0] for values in play.values_of("clan_revealed")} == set(range(play.state.sides))
    assert len(play.values_of("village_opened")) == (1 if seats == 3 else 2)


# Spots


@rule(
    "ryozen.palace_mode.spots.choice",
    "ryozen.palace_mode.wall.count",
    "ryozen.palace_mode.embrasure.count",
    "ryozen.palace_mode.top.count",
)
def test_three_kinds_of_spots() -> None:
    assert (EMBRASURE - WALL, TOP - EMBRASURE) == (4, 4)
    play = at(palace())

    assert [key for key in play.keys if ":" not in key or key.startswith(("wall", "embrasure"))] == [
        "wall:1",
        "embrasure:1",
        "top",
    ]


@rule("ryozen.palace_mode.wall.effect", "ryozen.palace_mode.rotate.always")
def test_a_wall_gives_a_resource_and_turns_the_palace() -> None:
    play = at(palace()).play("wall:1", "yes", "scroll")

    assert held(play.state, 0) == (0, 1, 0)
    assert play.state.turned == 1
    assert spots(play.state) == {"wall:1": tile(0, "apprentice")}


@rule("ryozen.palace_mode.embrasure.effect", "ryozen.palace_mode.rotate.always")
def test_an_embrasure_costs_a_lantern_for_the_effect_of_a_lit_sector() -> None:
    s = palace()
    goods(s, 0, lanterns=1)

    play = at(s).play("embrasure:1", "yes")
    assert play.keys == ("gates", "capital", "outskirts")
    play.play("capital")

    assert held(play.state, 0) == (0, 2, 0)
    assert play.state.turned == 1


@rule("ryozen.palace_mode.embrasure.no_lantern")
def test_an_embrasure_without_a_lantern_gives_nothing_and_nothing_turns() -> None:
    play = at(palace()).play("embrasure:1")

    assert play.seat == 1
    assert play.state.turned == 0
    assert spots(play.state) == {"embrasure:1": tile(0, "apprentice")}


@rule("ryozen.palace_mode.embrasure.no_lantern")
def test_the_lantern_of_an_embrasure_may_be_kept() -> None:
    s = palace()
    goods(s, 0, lanterns=1)

    play = at(s).play("embrasure:1", "no")

    assert held(play.state, 0) == (0, 0, 1)
    assert play.state.turned == 0


@rule(
    "ryozen.palace_mode.top.effect.resource",
    "ryozen.palace_mode.top.effect.lantern",
    "ryozen.palace_mode.top.effect.rotate",
)
def test_the_top_gives_a_resource_and_even_that_lantern_may_be_spent() -> None:
    play = at(palace()).play("top", "yes", "lantern", "yes", "capital")

    assert held(play.state, 0) == (0, 2, 0)
    assert play.state.turned == 1


@rule("ryozen.palace_mode.top.effect.rotate", "ryozen.palace_mode.top.effect.lantern")
def test_the_top_turns_the_palace_without_a_lantern_too() -> None:
    kept = at(palace()).play("top", "yes", "lantern", "no")
    assert held(kept.state, 0) == (0, 0, 1)
    assert kept.state.turned == 1

    none = at(palace()).play("top", "yes", "coin")
    assert none.seat == 1
    assert none.state.turned == 1


@rule("ryozen.palace_mode.wall.one", "ryozen.palace_mode.embrasure.one", "ryozen.palace_mode.view.may_be_closed")
def test_a_wall_and_an_embrasure_hold_one_companion() -> None:
    s = palace()
    put(s, "wall:1", 1)
    put(s, "embrasure:1", 1, "warrior")

    play = at(s)

    assert "wall:1" not in play.keys
    assert "embrasure:1" not in play.keys
    assert "top" in play.keys


@rule("ryozen.palace_mode.revealed_only")
def test_companions_on_spots_are_revealed_and_do_not_act() -> None:
    s = palace()
    hand(s, 0, "merchant")
    goods(s, 0, coins=3)

    play = at(s).play("wall:1")

    assert play.topic == "effect.apply"
    assert held(play.state, 0) == (3, 0, 0)
    assert play.values_of("placed")[0][3] == "revealed"


@rule("ryozen.palace_mode.spots.rotate_with")
def test_companions_turn_with_the_palace() -> None:
    s = palace()
    put(s, "wall:1", 1)

    play = at(s).play("top", "yes", "coin")

    assert play.state.palace[0] == tile(1, "apprentice", 4)
    assert (VIEWS[0][0], VIEWS[play.state.turned][0]) == ((0,), (0, 3))


@rule("ryozen.palace_mode.seal")
@pytest.mark.parametrize("spot", ["wall:1", "embrasure:1", "top"])
def test_the_palace_seal_works_on_every_spot(spot: str) -> None:
    s = palace()
    own(s, 0, "seal_palace_1")
    goods(s, 0, lanterns=1)

    play = at(s).play(spot, "yes")

    assert held(play.state, 0)[0] == 1


# Points of view


@rule(
    "ryozen.palace_mode.view.condition",
    "ryozen.palace_mode.view.geometry",
    "ryozen.palace_mode.view.at_least_one",
    "ryozen.palace_mode.view.at_most_two",
    "ryozen.palace_mode.view.one_or_two",
)
def test_one_or_two_sides_are_seen_in_every_rotation() -> None:
    for turned in range(6):
        for station in range(4):
            seen = VIEWS[turned][station]
            assert len(seen) == (1 if turned % 3 == 0 else 2)
            for side in range(4):
                angle = abs((90 * side + 60 * turned - 90 * station + 180) % 360 - 180)
                assert (side in seen) == (angle < 90)


@rule("ryozen.palace_mode.view.example1", "ryozen.palace_mode.view.top", "ryozen.palace_mode.view.condition")
@SEATS
def test_example_with_one_visible_side(seats: int) -> None:
    for side in range(seats):
        s = palace(seats)
        put(s, "top", 0)
        station = STATIONS[seats][side] + 1
        assert palace_spaces(s, Side(side)) == [WALL + station - 1, EMBRASURE + station - 1, TOP]


@rule("ryozen.palace_mode.view.example2", "ryozen.palace_mode.view.equal", "ryozen.palace_mode.view.may_be_closed")
def test_example_with_two_visible_sides() -> None:
    s = palace(turned=1)
    put(s, "top", 1)

    play = at(s)
    assert play.keys[-5:] == ("wall:1", "wall:4", "embrasure:1", "embrasure:4", "top")
    effects = [at(s.copy()).play(wall, "yes", "coin").state.goods[:3] for wall in ("wall:1", "wall:4")]
    assert effects[0] == effects[1]
    put(s, "wall:4", 2)
    assert "wall:4" not in at(s.copy()).keys


@rule("ryozen.palace_mode.view.always_possible", "ryozen.palace_mode.view.top")
def test_the_top_can_always_be_chosen() -> None:
    s = palace()
    s.board = [tile(1, "warrior")] * 36
    s.palace = [tile(2, "warrior")] * 9

    play = at(s)

    assert play.topic == "effect.apply"
    assert spots(play.state)["top"] == tile(0, "apprentice")
