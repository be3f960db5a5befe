"""The planner in White Moon: it knows all questions, leads villagers to the Portal, and outlasts random play."""

from random import Random
from typing import Any, Final

import pytest

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.bots.advice import opinions
from igroteka.games.ghost_stories.bots.prices import death
from igroteka.games.ghost_stories.box import BOX, Box
from igroteka.games.ghost_stories.state import State
from igroteka.games.ghost_stories.topics import LEAD, SU_LING, YANG_ACT, YANG_MOVE
from igroteka.kernel.ask import Ask, Topic
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.ghost_stories.build import position, space, table

MATCHES: Final = 8
STILL: Final = ("twin_winds", "gust", "favorite", "pockets")
SET_UP: Final = {"setup.first", "setup.colour", "setup.power", "setup.save", "setup.artifact"}


def best(s: State, topic: Topic[Any], options: tuple[Any, ...], *about: str) -> Any:
    """What the planner would do."""
    values = opinions(s, BOX, Ask(s.active, topic, options, about))
    assert values is not None
    return options[values.index(max(values))]


def play(seed: int, seats: int, advised: bool) -> tuple[Match[State, Box], set[str]]:
    """A match of the planner, or of luck; and the questions without advice."""
    match, luck, unknown = Match(GAME, GAME.setup("white-moon", seats), Luck(seed)), Random(seed), set[str]()
    while ask := match.ask:
        values = opinions(match.view(ask.seat).known, BOX, ask) if advised else None
        if values is None:
            unknown.add(ask.topic.name)
            match.answer(luck.randrange(len(ask.options)), ask.seat)
        else:
            assert len(values) == len(ask.options), f"seed {seed}, {ask.topic.name}"
            match.answer(values.index(max(values)), ask.seat)
    return match, unknown


def test_a_villager_is_led_to_the_portal_and_saved() -> None:
    s = table(moon=True, powers=STILL, at={"red": "north"}, stacks={"north": ["hua_1"]}, portal="centre")

    assert best(s, YANG_MOVE, ("stay", "move:north_west", "move:centre")) == "move:centre"
    assert best(s, LEAD, (True, False), "tea_house") is True

    s = table(moon=True, at={"red": "centre"}, stacks={"centre": ["hua_1"]}, portal="centre")

    assert best(s, YANG_ACT, ("skip", "help", "save")) == "save"


def test_a_villager_is_not_led_away_from_the_portal() -> None:
    s = table(moon=True, at={"red": "centre"}, stacks={"centre": ["hua_1"]}, portal="centre")

    assert best(s, LEAD, (True, False), "altar") is False


def test_a_sure_exorcism_comes_before_a_villager_at_the_portal() -> None:
    s = table(moon=True, powers=STILL, ghosts={"north:1": 37}, at={"red": "north"}, stacks={"north": ["hua_1"]})
    s.portal = position("north")

    assert best(s, YANG_ACT, ("skip", "exorcism", "save")) == "exorcism"


def test_su_ling_stands_before_the_ghost_that_kills_most() -> None:
    s = table(moon=True, ghosts={"north:1": 34, "east:1": 36}, stacks={"north": ["hua_1", "li_1", "sun_1"]})

    assert best(s, SU_LING, (None, space("east:1"), space("north:1"))) == space("north:1")


def test_the_nearer_the_last_death_the_dearer_the_next() -> None:
    few, many = table(moon=True), table(moon=True)
    few.dead, many.dead = 0b1, (1 << 10) - 1

    assert death(many, BOX) > 3 * death(few, BOX)


@pytest.mark.parametrize("seats", range(1, 5))
def test_there_is_advice_for_every_question_after_the_set_up(seats: int) -> None:
    for seed in range(MATCHES):
        assert play(seed, seats, advised=True)[1] <= SET_UP, f"seed {seed}"


def test_advice_lasts_longer_than_luck() -> None:
    advised, lucky = ([len(play(seed, 4, each)[0].state.deck) for seed in range(MATCHES)] for each in (True, False))

    assert sum(advised) < sum(lucky) - 5 * MATCHES
