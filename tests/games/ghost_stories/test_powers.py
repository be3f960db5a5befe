"""Taoist powers and power tokens."""

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.rules.yang import offer_winds
from igroteka.testing import rule
from tests.games.ghost_stories.build import (
    CURSE,
    MANTRA,
    MOUNTAIN,
    SECOND,
    WINDS,
    at,
    card_at,
    faces,
    give,
    position,
    space,
    table,
    tao,
)


@rule("ghost_stories.power.optional")
def test_powers_need_not_be_used() -> None:
    assert at(table("yang.move", active="yellow")).play("stay").topic == "yang.act"
    assert "stop" in at(table("yang.move", at={"red": "north"})).play("move:north_west").keys
    t = at(table(active="blue", at={"blue": "east"}, ghosts={"east:1": 21})).play("help")
    assert "skip" in t.keys
    s = table(active="green", at={"green": "north"}, ghosts={"north:1": 43})
    assert "keep" in at(s, *faces("blue", "blue", "blue")).play("exorcism").keys


@rule("ghost_stories.power.red.spires")
def test_the_spires_reach_any_tile_in_two_steps() -> None:
    t = at(table("yang.move", at={"red": "north_west"})).play("move:centre")
    assert (t.topic, len(t.keys)) == ("yang.step", 9)
    t.play("south_east")

    assert t.state.at[0] == position("south_east")
    assert t.topic == "yang.act"


@rule("ghost_stories.power.red.twin_winds")
def test_twin_winds_move_another_taoist_one_tile_before_the_move() -> None:
    t = at(table("yang.move", powers=WINDS, at={"green": "south"})).play("twin_winds", "green")
    assert set(t.keys) == {"west", "centre", "east", "south_west", "south_east"}
    t.play("south_east")

    assert t.state.at[2] == position("south_east")
    assert t.topic == "yang.move" and "twin_winds" not in t.keys


@rule("ghost_stories.power.red.twin_winds")
def test_by_house_rule_twin_winds_blow_after_the_move() -> None:
    s = table("yang.move", powers=WINDS, at={"green": "south"})
    s.winds_after = True
    s.agenda.insert(-1, (GAME.agenda.ids[offer_winds], ()))
    t = at(s)
    assert "twin_winds" not in t.keys
    t.play("stay")
    assert (t.topic, t.keys) == ("winds.after", ("yes", "no"))
    t.play("yes", "green", "south_east")

    assert t.state.at[2] == position("south_east")
    assert t.topic == "yang.act"


@rule("ghost_stories.tile.pavilion.living")
def test_twin_winds_need_another_living_taoist() -> None:
    s = table("yang.move", powers=WINDS)
    s.qi = [3, 0, 0, 0]

    assert "twin_winds" not in at(s).keys


@rule("ghost_stories.power.blue.gust")
@pytest.mark.parametrize("first", ["help", "exorcism"])
def test_gust_allows_help_and_an_exorcism_in_either_order(first: str) -> None:
    s = table(active="blue", at={"blue": "east"}, ghosts={"east:1": 21})
    t = at(s, *faces("red", "red", "red"), seed=2).play(first)
    second = "exorcism" if first == "help" else "help"
    assert t.keys == ("skip", second)
    t.play(second)

    assert t.state.buddhas[1] == 1
    assert len(t.values_of("dice_rolled")) == 1
    assert t.topic == "yang.place"


@rule("ghost_stories.power.blue.gust")
def test_gust_s_two_actions_are_from_the_same_tile() -> None:
    s = table(seats=1, at={"red": "south_east"}, ghosts={"east:1": 21, "east:2": 17})
    t = at(s).play("borrow:gust", "help", "pass", "red", "east")
    assert t.topic == "yang.place"

    assert at(s).play("borrow:gust", "help", "pass", "pass").topic == "yang.second"


@rule("ghost_stories.power.blue.second_wind", "ghost_stories.power.blue.second_wind.separate")
def test_second_wind_allows_two_exorcisms_with_separate_rolls() -> None:
    s = table(active="blue", powers=SECOND, at={"blue": "north"}, ghosts={"north:1": 38})
    t = at(s, *faces("red", "blue", "blue"), *faces("red", "red", "blue")).play("exorcism")
    assert t.keys == ("skip", "exorcism")
    t.play("exorcism")

    assert t.values_of("dice_rolled") == [(1, 2, 0, 0, 0, 0), (2, 1, 0, 0, 0, 0)]
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.power.blue.second_wind")
def test_second_wind_allows_help_twice_but_no_mixing() -> None:
    s = table(active="blue", powers=SECOND, at={"blue": "east"}, ghosts={"east:1": 21})
    t = at(s).play("help")
    assert t.keys == ("skip", "help")
    t.play("help")

    assert t.state.buddhas[1] == 2
    assert t.topic == "yang.place"


@rule("ghost_stories.power.green.favorite")
def test_favorite_rerolls_any_tao_dice_once() -> None:
    s = table(active="green", at={"green": "north"}, ghosts={"north:1": 38})
    t = at(s, *faces("red", "blue", "blue"), *faces("white", "black")).play("exorcism")
    assert (t.topic, t.keys) == ("dice.reroll", ("die_1", "die_2", "die_3", "keep"))
    t.play("die_3", "die_2", "keep")

    assert t.values_of("dice_rolled") == [(1, 2, 0, 0, 0, 0), (1, 0, 0, 0, 1, 1)]
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.power.green.favorite")
def test_favorite_s_second_result_stands() -> None:
    s = table(active="green", at={"green": "north"}, ghosts={"north:1": 38})
    t = at(s, *faces("red", "red", "blue"), *faces("blue")).play("exorcism", "die_2", "keep")

    assert card_at(t.state, "north:1") == 38
    assert t.topic == "yang.place"


@rule("ghost_stories.power.green.favorite")
def test_favorite_rerolls_at_the_herbalist() -> None:
    s = table(active="green", at={"green": "north_east"})
    t = at(s, *faces("red", "blue"), *faces("black")).play("help", "die_1", "keep")

    assert tao(t.state, "green") == {"green": 1, "blue": 1, "black": 1}


@rule("ghost_stories.power.green.favorite.curse")
@pytest.mark.parametrize(("answer", "qi", "second"), [("yes", 3, [CURSE["blank"]]), ("no", 2, [])])
def test_favorite_may_reroll_the_curse_die_once(answer: str, qi: int, second: list[int]) -> None:
    t = at(table("turn.start", active="green", ghosts={"south:1": 33}), CURSE["qi"], *second)
    assert (t.seat, t.topic) == (2, "curse.reroll")
    t.play(answer)

    assert t.state.qi[2] == qi
    assert t.topic != "curse.reroll"


@rule("ghost_stories.power.green.mountain")
def test_mountain_adds_the_grey_die() -> None:
    s = table(active="green", powers=MOUNTAIN, at={"green": "north"}, ghosts={"north:1": 43})
    t = at(s, *faces("red", "red", "red", "red")).play("exorcism")

    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.power.green.mountain.no_curse")
def test_mountain_never_rolls_the_curse_die_for_a_tormentor() -> None:
    t = at(table("turn.start", active="green", powers=MOUNTAIN, ghosts={"south:1": 33}))

    assert t.values_of("curse_rolled") == []


@rule("ghost_stories.power.green.mountain.no_curse")
def test_mountain_never_rolls_the_curse_die_for_exorcised_and_arriving_ghosts_and_the_cemetery() -> None:
    s = table(active="green", powers=MOUNTAIN, at={"green": "north"}, ghosts={"north:1": 39})
    assert at(s, *faces("red", "red", "red", "red")).play("exorcism").values_of("curse_rolled") == []
    s = table("yin.arrival", active="green", powers=MOUNTAIN, deck=(57,))
    assert at(s).play("south:1").values_of("curse_rolled") == []
    s = table(active="green", powers=MOUNTAIN, at={"green": "north_west"})
    s.qi[0] = 0
    t = at(s).play("help")
    assert t.state.qi[0] == 2 and t.values_of("curse_rolled") == []


@rule("ghost_stories.power.yellow.pockets")
def test_pockets_take_a_token_of_any_colour_before_the_move() -> None:
    s = table("yang.move", active="yellow")
    s.tao_supply[4] = 0
    t = at(s).play("pockets")
    assert t.keys == ("red", "blue", "green", "yellow")
    t.play("red")

    assert tao(t.state, "yellow") == {"red": 1, "yellow": 1}
    assert t.state.tao_supply == [2, 3, 3, 3, 0]


@rule("ghost_stories.power.yellow.mantra", "ghost_stories.component.marker.mantra")
def test_the_mantra_is_placed_and_moved_for_whoever_exorcises() -> None:
    s = table("yang.move", active="yellow", powers=MANTRA, ghosts={"north:1": 38, "east:1": 21})
    t = at(s).play("mantra", "north:1")
    assert t.state.mantra == space("north:1") and "mantra" not in t.keys

    s.mantra = space("north:1")
    t = at(s).play("mantra")
    assert t.state.mantra == space("east:1")  # one token, and one other ghost
    s = table(at={"red": "north"}, powers=MANTRA, ghosts={"north:1": 38})
    s.mantra = space("north:1")
    t = at(s, *faces("red", "blue", "blue")).play("exorcism")
    assert card_at(t.state, "north:1") == 0


@rule("ghost_stories.power.yellow.mantra.multicolour", "ghost_stories.incarnation.cost_multicolour")
def test_on_a_many_coloured_incarnation_the_mantra_s_colour_is_chosen_after_the_roll() -> None:
    s = table(at={"red": "north"}, powers=MANTRA, ghosts={"north:1": 58})
    s.mantra, s.undefeated = space("north:1"), 2
    give(s, "red", red=1, blue=2, green=2)
    t = at(s, *faces("yellow", "black", "black")).play("exorcism", "north:1")
    assert tao(t.state, "red") == {}  # only yellow could be taken off
    assert card_at(t.state, "north:1") == 0

    give(s, "red", yellow=1)
    t = at(s, *faces("yellow", "black", "black")).play("exorcism", "north:1")
    assert (t.topic, t.keys) == ("mantra.colour", ("red", "blue", "green", "yellow"))
    t.play("blue")
    while t.topic == "exorcism.pay":
        t.play(t.keys[0])
    assert tao(t.state, "red") == {"blue": 1}


@rule("ghost_stories.power.yellow.mantra.return")
def test_the_mantra_returns_when_its_ghost_leaves_and_serves_from_the_next_turn() -> None:
    s = table("yang.move", active="yellow", powers=MANTRA, ghosts={"north:1": 38, "east:1": 21})
    s.mantra = space("north:1")
    t = at(s).play("yin_yang", "help:hut", "north:1")

    assert t.state.mantra == -1
    assert t.topic == "yang.move" and "mantra" not in t.keys


@rule("ghost_stories.power.yellow.mantra.lost_power", "ghost_stories.power_token.mantra_stays")
@pytest.mark.parametrize("cause", ["lock", "forgotten", "death"])
def test_the_mantra_is_removed_when_yellow_loses_the_power(cause: str) -> None:
    deck = {"lock": (3, 43), "forgotten": (60,), "death": (49,)}[cause]
    s = table("yin.arrival", active="yellow", powers=MANTRA, ghosts={"east:1": 21}, deck=deck)
    s.mantra = space("east:1")
    s.qi[3] = 1 if cause == "death" else 3
    t = at(s).play("west:0")
    if cause == "lock":
        assert t.state.mantra == space("east:1")
        t.play("north:0")

    assert t.state.mantra == -1


@rule("ghost_stories.power.yellow.mantra.lost_power")
def test_a_moved_power_lock_removes_the_mantra_too() -> None:
    s = table(powers=MANTRA, at={"red": "south_east"}, ghosts={"east:1": 14, "east:0": 21})
    s.mantra = space("east:0")
    t = at(s).play("help", "east:1", "west:1", "pass")

    assert t.state.mantra == -1


@rule("ghost_stories.power.yellow.mantra.lost_power")
def test_a_mantra_that_lies_nowhere_does_not_come_back() -> None:
    s = table("yin.arrival", active="yellow", powers=MANTRA, deck=(60,))

    assert at(s).play("west:0").values_of("mantra_back") == []
