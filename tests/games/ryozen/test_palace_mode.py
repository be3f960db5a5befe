"""The Phoenix Palace mode: walls, embrasures, the top, points of view (rulebook: alternative mode)."""

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.query import STATIONS, VIEWS, influences, levels, lit, main_board, palace_spaces
from igroteka.games.ryozen.state import State
from igroteka.games.ryozen.words import ALL_EVENTS, EMBRASURE, PALACE, PLAYER, TOP, WALL, Side
from igroteka.testing import rule
from igroteka.testing.scenario import scenario
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
    points,
    put,
    rewards,
    row,
    shards,
    sides,
    table,
    table_of,
    tile,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def palace(seats: int = 3, turned: int = 0) -> State:
    s = table(seats, palace="on")
    s.turned = turned
    return s


def spots(state: State) -> dict[str, int]:
    """The tiles on the Palace's spots."""
    words = [f"wall:{n}" for n in (1, 2, 3, 4)] + [f"embrasure:{n}" for n in (1, 2, 3, 4)] + ["top"]
    return {word: each for word, each in zip(words, state.palace, strict=True) if each >= 0}


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
