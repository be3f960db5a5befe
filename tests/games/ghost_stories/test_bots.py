"""The evaluation: what helps the players looks better, the same to every seat."""

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.bots.evaluation import evaluate
from igroteka.games.ghost_stories.box import BOX
from igroteka.games.ghost_stories.state import State
from tests.games.ghost_stories.build import buddha, figurine, give, put_ghost, space, table


def value(s: State) -> int:
    return evaluate(s, BOX, 0)


def test_victory_is_best_and_defeat_worst() -> None:
    won, lost, on = table(), table(), table()
    won.outcome, lost.outcome = "won", "lost"

    assert value(won) > value(on) > value(lost)


def test_all_seats_see_the_same_value() -> None:
    s = table(seats=3, ghosts={"north:1": 44})

    assert len({evaluate(s, BOX, seat) for seat in range(3)}) == 1


def test_before_the_boards_are_dealt_nothing_is_better_than_anything() -> None:
    assert value(GAME.start(GAME.setup("base", 4), BOX)) == 0


@pytest.mark.parametrize("haunted", [0, 1, 2])
def test_each_haunted_tile_is_worse(haunted: int) -> None:
    fewer, more = table(level="initiation"), table(level="initiation")
    fewer.haunted, more.haunted = (1 << haunted) - 1, (2 << haunted) - 1

    assert value(fewer) > value(more)


@pytest.mark.parametrize("qi", [0, 1, 2, 3, 4, 7])
def test_each_qi_is_better(qi: int) -> None:
    less, more = table(), table()
    less.qi[0], more.qi[0] = qi, qi + 1

    assert value(more) > value(less)


def test_ghosts_are_worse_the_more_they_do() -> None:
    empty, plain, haunter, coming = table(), table(), table(), table()
    put_ghost(plain, "north:1", 37)
    for s in (haunter, coming):
        put_ghost(s, "north:1", 34)
    figurine(coming, "north:1")

    assert value(empty) > value(plain) > value(haunter) > value(coming)


def test_su_ling_before_a_haunter_helps() -> None:
    alone, calmed = (table(moon=True, ghosts={"north:1": 38}) for _ in range(2))
    calmed.su_ling = space("north:1")

    assert value(calmed) > value(alone)


def test_belongings_help() -> None:
    poor, rich = table(), table()
    give(rich, "red", black=2)
    assert value(rich) > value(poor)
    guarded = table()
    buddha(guarded, "north:1")
    assert value(guarded) > value(poor)


def test_saved_villagers_help_and_dead_ones_hurt() -> None:
    none, saved, dead = (table(moon=True) for _ in range(3))
    saved.saved = dead.dead = 0b1110

    assert value(saved) > value(none) > value(dead)
