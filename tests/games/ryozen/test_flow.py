"""The list of steps: its ids never change, and it tells settled positions from those in the middle of something."""

from collections.abc import Callable

import pytest

from igroteka.games.ryozen import GAME
from igroteka.games.ryozen.words import ALL_EVENTS
from igroteka.testing.scenario import scenario
from tests.games.ryozen.build import (
    ALL_CARDS,
    Play,
    at,
    enemy,
    foretold,
    goods,
    hand,
    night,
    own,
    put,
    rewards,
    row,
    solo,
    table,
    tile,
)
from tests.games.steps import expect_committed


def test_the_steps_have_their_committed_ids() -> None:
    expect_committed(GAME)


def turn(*cards: str, ranks: tuple[str, ...] = ("warrior", "hermit", "apprentice")) -> Play:
    """The first turn of a Day, with something of everything."""
    s = table()
    hand(s, 0, *ranks)
    goods(s, 0, 3, 3, 3)
    own(s, 0, *cards)
    put(s, "gates:1", 1)
    put(s, "gates:2", 0, copy=3)
    row(s, (0, "bard"))
    s.stacks[0], s.card_deck = (tile(0, "hermit"),), ALL_CARDS[1:4]
    s.display = ALL_CARDS[4:7]
    foretold(s, "flood")
    return at(s)


def basilisk_turn(card: str, top: str = "apprentice") -> Play:
    """A turn of the Basilisk with this card."""
    s = solo(top)
    goods(s, 1, 3, 3, 3)
    return at(s, enemy(card), seed=1)


def story() -> Play:
    """The second Day of the hungry moon begins with its act."""
    s = solo(story="purple")
    s.agenda, s.event_deck = [], ALL_EVENTS[:4]
    return at(s, seed=1)


def in_the_night(event: str) -> Play:
    s = table()
    put(s, "gates:1", 1)
    s.shards[3] = s.earned[10] = 1
    foretold(s, event)
    return night(s)


def rewarded() -> Play:
    s = table()
    put(s, "altar:1", 1)
    return rewards(s)


QUIET: dict[str, Callable[[], Play]] = {
    "the first turn of a match": lambda: scenario(GAME, seats=3, seed=1),
    "a turn with several companions to choose from": turn,
    "a turn with one kind of companion": lambda: turn(ranks=("apprentice",)),
    "a turn that may begin with a revelation": lambda: turn("rainbow_1"),
    "no revelation was used": lambda: turn("rainbow_1").play("pass"),
    "the revelation was used": lambda: turn("rainbow_1").play("rainbow_1"),
    "the next turn, after an effect was declined": lambda: turn().play("apprentice", "gates:3", "revealed", "no"),
    "the next turn, after a whole effect": lambda: turn().play("apprentice", "palace", "resource", "coin"),
    "the next turn, after a strike": lambda: turn().play("warrior", "gates:3", "revealed", "yes", "gates:1", "no"),
    "the player's turn after the Basilisk's": lambda: basilisk_turn("k03"),
}
UNQUIET: dict[str, Callable[[], Play]] = {
    "clans are chosen": lambda: scenario(GAME, seats=3, seed=1, clans="choose"),
    "an act of the story": story,
    "where the companion goes": lambda: turn().play("warrior"),
    "which side up": lambda: turn().play("warrior", "gates:3"),
    "an ability is offered": lambda: turn().play("warrior", "gates:3", "revealed"),
    "in the middle of an ability": lambda: turn().play("warrior", "gates:3", "revealed", "yes"),
    "a day effect is offered": lambda: turn().play("apprentice", "gates:3", "revealed"),
    "in the middle of a day effect": lambda: turn().play("apprentice", "gates:3", "revealed", "yes"),
    "in the Palace": lambda: turn().play("apprentice", "palace"),
    "a companion may be revealed": lambda: turn().play("apprentice", "clan_house:1", "revealed", "yes"),
    "a companion may be hired": lambda: turn().play("apprentice", "clan_house:1", "revealed", "yes", "no"),
    "the Basilisk chooses": lambda: basilisk_turn("k05", "merchant"),
    "an event of the Night": lambda: in_the_night("earthquake"),
    "a reward of the Night": rewarded,
}


@pytest.mark.parametrize("name", QUIET)
def test_a_position_is_quiet_when_only_the_frame_of_a_turn_is_due(name: str) -> None:
    agenda = QUIET[name]().position().agenda

    assert GAME.agenda.quiet(agenda), [GAME.agenda.name(due) for due in agenda]


@pytest.mark.parametrize("name", UNQUIET)
def test_it_is_not_in_the_middle_of_something(name: str) -> None:
    play = UNQUIET[name]()

    assert not GAME.agenda.quiet(play.position().agenda), play.topic


def test_between_rounds_nothing_is_due() -> None:
    assert GAME.agenda.quiet([])
