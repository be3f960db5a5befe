"""The list of steps: its ids never change, and it tells settled positions from those in the middle of something."""

from collections.abc import Callable

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.state import MIST
from igroteka.testing.scenario import scenario
from tests.games.candelabria.build import Play, Position, at, table
from tests.games.steps import expect_committed


def test_the_steps_have_their_committed_ids() -> None:
    expect_committed(GAME)


def turn(*keys: str) -> Play:
    """A turn of Ash with cards for everything."""
    make = table().hand(0, "A1", "A2", "U04").hand(1, "U01").storage(0, 4, 4)
    make.candle(0, "warrior", "8-in").candle(1, "pilgrim", "7-cw").flames(1, "7-cw")
    return make.play(*keys)


def fight(*keys: str) -> Play:
    """A battle of two with three tactic cards each."""
    return table().castle(0, "1-in").flames(1, "1-cw").fight(1).play(*keys)


def war() -> Position:
    """Preparation of War, with a curse that Ash wins."""
    return table().curses("curse_4", "curse_5", "curse_7").at_curse(1, s0=1).war()


QUIET: dict[str, Callable[[], Play]] = {
    "the first turn of a match": lambda: scenario(GAME, seats=3, seed=1),
    "the first turn of a match of two": lambda: scenario(GAME, mode="two", seats=2, luck=[0], seed=1).play(
        "region:2", "region:4"
    ),
    "a turn with a choice of cards": turn,
    "a turn with one card": lambda: table().hand(0, "A1").play(),
    "the next seat's turn after a maneuver without a move": lambda: turn("maneuver:A1", "done"),
    "the next seat's turn after a whole maneuver": lambda: turn("maneuver:A1", "castle", "8-cw", "done"),
    "the next seat's turn after a deployment": lambda: turn("explorer:U04", "flame:1:7-cw", "pass"),
    "the first turn of the second year": lambda: at(table(year=2).season(MIST)),
    "the first turn of the last year": lambda: at(table(year=3).season(MIST)),
    "a turn with quests": lambda: table(quests=True).play(),
}
QUIET_BETWEEN: dict[str, Callable[[], Position]] = {
    "before Mist": lambda: table().season(MIST),
    "before curses are won": war,
    "between battles": lambda: table().fight(1, 2),
    "before the end of War": lambda: table().end_of_war(),
}
UNQUIET: dict[str, Callable[[], Play]] = {
    "Houses are chosen": lambda: scenario(GAME, seats=3, seed=1, houses="choose"),
    "start regions are chosen": lambda: scenario(GAME, mode="two", seats=2, seed=1),
    "quests are chosen": lambda: scenario(GAME, seats=3, seed=1, quests="on"),
    "what moves in a maneuver": lambda: turn("maneuver:A1"),
    "where it moves": lambda: turn("maneuver:A1", "castle"),
    "whether the castle strikes": lambda: turn("maneuver:A1", "castle", "7-cw"),
    "who is pushed where": lambda: turn("maneuver:A1", "warrior", "7-cw"),
    "in the middle of a territory action": lambda: turn("maneuver:A1", "castle", "7-cw", "pass"),
    "an effect of a deployed card": lambda: turn("explorer:U04"),
    "what becomes of an extinguished flame": lambda: turn("explorer:U04", "flame:1:7-cw"),
    "where the Seeders deploy": lambda: table("seeders", "ash", "guild").order(0, 1, 2).play("explorer:O1"),
    "where a curse is placed": lambda: war().flames(0, "1-in").play(),
    "which property a curse has": lambda: war().flames(0, "1-in").play("region:8"),
    "tactics are chosen": fight,
    "the order of two cells": lambda: fight("ash_1", "ash_2", "none", "none"),
}


@pytest.mark.parametrize("name", QUIET)
def test_a_position_is_quiet_when_only_the_frame_of_a_turn_is_due(name: str) -> None:
    play = QUIET[name]()

    assert play.topic == "ignition.turn"
    assert GAME.agenda.quiet(play.position().agenda)


@pytest.mark.parametrize("name", QUIET_BETWEEN)
def test_it_is_quiet_between_turns_too(name: str) -> None:
    assert GAME.agenda.quiet(QUIET_BETWEEN[name]().state.agenda)


@pytest.mark.parametrize("name", UNQUIET)
def test_it_is_not_in_the_middle_of_something(name: str) -> None:
    play = UNQUIET[name]()

    assert not GAME.agenda.quiet(play.position().agenda), play.topic
