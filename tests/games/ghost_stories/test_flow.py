"""The list of steps: its ids never change, and it tells settled positions from those in the middle of something."""

from collections.abc import Callable

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.box import Box
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.words import BLUE
from igroteka.testing.scenario import Scenario, scenario
from tests.games.ghost_stories.build import at, faces, give, strip, table
from tests.games.steps import expect_committed

Play = Scenario[State, Box]
SECOND_WIND = ("spires", "second_wind", "favorite", "pockets")


def test_the_steps_have_their_committed_ids() -> None:
    expect_committed(GAME)


def moon(where: str = "yang.act") -> State:
    """White Moon with a stack on the Portal, a crystal in each hand, and Su-Ling called."""
    held = {"elixir": "red", "scroll": "red"}
    s = table(where, moon=True, stacks={"centre": ("hua_1", "hua_2")}, artifacts=held, at={"blue": "north"})
    s.sad, s.crystals = True, [1, 1, 1, 1]
    return s


def second_wind() -> Play:
    """Blue has exorcised one of two ghosts and may act again."""
    s = table(active="blue", powers=SECOND_WIND, at={"blue": "north_west"}, ghosts={"north:0": 34, "west:0": 1})
    strip(s)
    return at(s, *faces("red", "red", "red")).play("exorcism")


def exorcism() -> Play:
    """Red has rolled against two ghosts before a corner."""
    s = table(at={"red": "north_west"}, ghosts={"north:0": 34, "west:0": 1})
    give(s, "red", black=2)
    return at(s, *faces("white", "white", "blue")).play("exorcism")


def tokens_in_the_centre() -> State:
    s = table("turn.barrier", seats=2)
    s.centre_tokens = 1
    return s


def barrier() -> State:
    s = table("turn.barrier", moon=True, ghosts={"east:0": 21})
    s.receptacles = 15
    return s


def dying(*, heir: bool) -> State:
    """Red's last Qi is lost on arrival."""
    s = table("yin.arrival", moon=True, deck=(49,), artifacts={"sword": "red"} if heir else {})
    s.qi[0] = 1
    return s


QUIET: dict[str, Callable[[], Play]] = {
    "before the move": lambda: at(table("yang.move")),
    "before the move, after a power": lambda: at(table("yang.move", active="yellow")).play("pockets", "red"),
    "before the move, after Yin-Yang": lambda: at(table("yang.move")).play("yin_yang", "help:temple"),
    "before the move, in White Moon": lambda: at(moon("yang.move")),
    "the action": lambda: at(table()),
    "the action, after the move": lambda: at(table("yang.move", active="blue")).play("move:north"),
    "a second action": second_wind,
    "placing": lambda: at(moon("yang.place")),
    "placing, after help": lambda: at(table(at={"red": "east"})).play("help"),
    "power tokens to be picked up": lambda: at(tokens_in_the_centre()),
    "the next player's move": lambda: at(table("yang.place", deck=(10,))).play("end", "west:0"),
}
UNQUIET: dict[str, Callable[[], Play]] = {
    "the first player is chosen": lambda: scenario(GAME, seats=3, seed=1, first="choose"),
    "a colour is chosen": lambda: scenario(GAME, seats=3, seed=1, colours="choose"),
    "where a ghost arrives": lambda: at(table("yin.arrival", deck=(10,))),
    "the Elixir is offered": lambda: at(moon("turn.start")),
    "an heir is chosen": lambda: at(dying(heir=True)).play("north:0"),
    "a power is used": lambda: at(table("yang.move", active="yellow")).play("pockets"),
    "a villager may be led": lambda: at(moon("yang.move")).play("move:north"),
    "a second step": lambda: at(table("yang.move")).play("move:north"),
    "a tile helps": lambda: at(table(deck=(10,))).play("help"),
    "a ghost follows the help": lambda: at(table(deck=(10,))).play("help", "red"),
    "the dice may be rolled again": lambda: at(
        table(active="green", at={"green": "north"}, ghosts={"north:1": 38}), seed=1
    ).play("exorcism"),
    "which ghosts fall": exorcism,
    "a right stone gives something": lambda: at(
        table(at={"red": "north"}, ghosts={"north:1": 45}), *faces("black", "red", "red")
    ).play("exorcism"),
    "Yin-Yang is used": lambda: at(table()).play("yin_yang"),
    "the Scroll calls": lambda: at(moon()).play("scroll"),
    "the Barrier handles a board": lambda: at(barrier()),
}


@pytest.mark.parametrize("name", QUIET)
def test_a_position_is_quiet_when_only_the_frame_of_a_turn_is_due(name: str) -> None:
    agenda = QUIET[name]().position().agenda

    assert GAME.agenda.quiet(agenda), [GAME.agenda.name(due) for due in agenda]


@pytest.mark.parametrize("name", UNQUIET)
def test_it_is_not_in_the_middle_of_something(name: str) -> None:
    play = UNQUIET[name]()

    assert not GAME.agenda.quiet(play.position().agenda), play.topic


def test_between_turns_nothing_is_due() -> None:
    s = table("turn.start", active="blue")

    assert s.agenda == []
    assert GAME.bots.rest
    assert GAME.bots.rest(s) == s.turns + 1
    assert s.active == BLUE
