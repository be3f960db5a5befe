"""The list of steps: its ids never change, and it tells settled positions from those in the middle of something."""

from collections.abc import Callable

import pytest

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.rules.council import EFFECTS
from igroteka.games.bonfire.rules.tom import STEERED, UNSTEERED
from igroteka.games.bonfire.rules.turn import CARRIED_OUT
from igroteka.games.bonfire.state import State
from igroteka.games.bonfire.topics import ACTIONS
from igroteka.testing.scenario import scenario
from tests.games.bonfire.build import (
    BonfireScenario,
    at,
    city,
    island,
    masters,
    table,
    tokens,
)
from tests.games.steps import expect_committed

PATHS = "P01 P03 P05 P07 P09 P11"


def test_the_steps_have_their_committed_ids() -> None:
    expect_committed(GAME)


def test_everything_that_can_be_chosen_is_a_step() -> None:
    steps = {*CARRIED_OUT.values(), *EFFECTS, *STEERED.values(), *UNSTEERED.values()}
    assert steps <= set(GAME.agenda.ids)
    assert tuple(CARRIED_OUT) == ACTIONS
    assert {card.action for card in GAME.box.tom_card} == {*STEERED, *UNSTEERED}


def test_each_question_begins_a_segment() -> None:
    t = at(city(table(), tokens="ship path:2 task:2", ship="A1"))
    t.play("ship", "A3", "two", "path:task", "two")
    start, answers, _ = t.match.segment()
    assert answers == []
    assert tokens(start) == tokens(t.state)


def rich(mode: str = "base") -> State:
    """A city that can do anything."""
    s = city(table(mode=mode), tokens="ship:2 path:2 task:2 bonfire:2 guardian:2 gnome:2", ship="A2")
    city(s, resources="flower:2 fruit:2 herb:2 shell:2 root:2", guardians={"own": "path:1"}, paths="P01 P03")
    masters(s, "1 2 3 4 5 6")
    island(s, "A3", "B01", "B02", "B03")
    return city(s, 1, tokens="ship:2") if mode == "base" else s


def turn(*keys: str) -> BonfireScenario:
    """Somewhere in the turn of such a city."""
    return at(rich()).play(*keys)


def crowned(*keys: str) -> BonfireScenario:
    """In the turn of a city that fulfils a common task and may light a Bonfire."""
    s = city(rich(), paths=PATHS, tasks={1: "R01"}, guardians={"own": "path:1"})
    return at(s).play(*keys)


QUIET: dict[str, Callable[[], BonfireScenario]] = {
    "a turn in which everything is possible": turn,
    "a turn with a bonus action before it": crowned,
    "a turn with little to choose from": lambda: at(city(table(), tokens="ship")),
    "a token was discarded": lambda: turn("discard", "ship"),
    "the next turn, after a task was received": lambda: turn(
        "ship", "A3", "ship", "task", "task", "stack:1", "flower", "shell", "B01", "slot:1"
    ),
    "the next turn, after a gnome was recruited": lambda: turn(
        "gnome", "master_03", "two_tokens", "gnome", "gnome", "herb"
    ),
    "a bonus action may follow the option": lambda: crowned("retrieve", "guardian"),
    "no bonus action was wished": lambda: crowned("retrieve", "guardian", "done"),
    "a bonus action before the option is done": lambda: crowned("bonus:paths", "gold"),
    "the player's turn after Tom's": lambda: at(rich("solo")).play("retrieve", "guardian"),
}
UNQUIET: dict[str, Callable[[], BonfireScenario]] = {
    "the starting tile is chosen": lambda: scenario(GAME, seats=3, seed=1),
    "where the ship goes": lambda: turn("ship"),
    "the ship is paid": lambda: turn("ship", "A3"),
    "with which two tokens": lambda: turn("ship", "A3", "two"),
    "an island action is offered": lambda: turn("ship", "A3", "ship"),
    "a gift token is chosen": lambda: turn("ship", "A3", "ship", "task", "task"),
    "which task": lambda: turn("ship", "A3", "ship", "task", "task", "stack:1", "flower", "shell"),
    "how long the procession is": lambda: turn("procession"),
    "a Guardian marches": lambda: turn("procession", "2", "guardian", "guardian"),
    "a fate tile is taken": lambda: at(table()),
    "a fate tile is laid": lambda: at(table()).play("top"),
    "tokens are discarded for it": lambda: turn("fate"),
    "where the Great Bonfire turns": lambda: turn("great"),
    "a gnome is chosen": lambda: turn("gnome"),
    "a novice is sent": lambda: crowned("bonus:paths"),
    "a bonus of the council": lambda: crowned("bonus:paths", "ship"),
}


@pytest.mark.parametrize("name", QUIET)
def test_a_position_is_quiet_when_only_the_frame_of_a_turn_is_due(name: str) -> None:
    agenda = QUIET[name]().position().agenda

    assert GAME.agenda.quiet(agenda), [GAME.agenda.name(due) for due in agenda]


@pytest.mark.parametrize("name", UNQUIET)
def test_it_is_not_in_the_middle_of_something(name: str) -> None:
    t = UNQUIET[name]()

    assert not GAME.agenda.quiet(t.position().agenda), t.topic


def test_between_turns_nothing_is_due() -> None:
    assert GAME.agenda.quiet([])
