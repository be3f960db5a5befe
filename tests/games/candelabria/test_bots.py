"""The evaluation: it prefers what helps, and reads nothing that a seat does not know."""

from collections.abc import Callable

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.bots.worth import evaluate
from igroteka.games.candelabria.box import BOX
from igroteka.games.candelabria.flow import AGENDA
from igroteka.games.candelabria.rules import effects, ignition
from igroteka.games.candelabria.words import CARD
from igroteka.kernel.luck import Luck
from igroteka.kernel.view import determinise, view
from tests.games.candelabria.build import Position, table

Change = Callable[[Position], Position]

BETTER: dict[str, Change] = {
    "points": lambda make: make.vp(3, 0, 0),
    "cubes": lambda make: make.storage(0, 4, 4),
    "a flame": lambda make: make.flames(0, "6-a"),
    "a candle": lambda make: make.candle(0, "warrior", "6-a"),
    "an upgrade": lambda make: make.upgrade(0, "vp_on_deploy"),
    "a tactic card": lambda make: make.tactics(0, "ash_1", "ash_2", "ash_3", "T01"),
    "a flame at a curse": lambda make: make.at_curse(1, s0=1),
    "points of the end": lambda make: make.upgrade(0, "end_forge"),
}


@pytest.mark.parametrize("what", BETTER)
def test_more_is_better_for_its_owner_and_worse_for_others(what: str) -> None:
    before, after = table().state, BETTER[what](table()).state
    assert evaluate(after, BOX, 0) > evaluate(before, BOX, 0)
    assert evaluate(after, BOX, 1) <= evaluate(before, BOX, 1)


def test_an_effect_still_due_is_worth_something() -> None:
    before, after = table().state, table().state
    after.agenda.append((AGENDA.ids[effects.light], (0, CARD, 2)))
    assert evaluate(after, BOX, 0) > evaluate(before, BOX, 0)


def test_a_candle_to_be_deployed_is_worth_more_than_its_card() -> None:
    held, due = table().state, table().state
    due.held = (due.held[0] - 1, *due.held[1:])
    due.agenda.append((AGENDA.ids[ignition.deploy_anywhere], (0, 0)))
    assert evaluate(due, BOX, 0) > evaluate(held, BOX, 0)


def test_a_region_to_be_fought_over_is_worth_more_than_an_afflicted_one() -> None:
    fought, afflicted = table().flames(0, "6-a").state, table().flames(0, "5-in").state  # curse_5 lies on the board
    assert evaluate(fought, BOX, 0) > evaluate(afflicted, BOX, 0)


def test_under_a_grey_temple_the_weaker_is_preferred() -> None:
    def under(*temples: str) -> Position:
        return table().castle(0, "6-a").flames(1, "6-b").temple(6, *temples)

    assert evaluate(under("grey").state, BOX, 1) > evaluate(under().state, BOX, 1)


@pytest.mark.parametrize("seed", range(5))
def test_hidden_cards_do_not_matter(seed: int) -> None:
    s = (
        table("coven", "ash", "guild", quests=True)
        .quests("flame_out", s0="region_6", s1="control_curse_1", s2="control_curse_2")
        .play()
    )
    for _ in range(40):
        s.match.answer((seed * 5 + len(s.match.done)) % len(s.keys), s.seat)
    seen = view(GAME, s.state, 0)
    world = determinise(GAME, seen, Luck(seed))
    assert evaluate(seen.known, BOX, 0) == evaluate(world, BOX, 0) == evaluate(s.state, BOX, 0), f"seed {seed}"


def test_before_the_houses_are_taken_nobody_is_ahead() -> None:
    assert evaluate(GAME.start(GAME.setup("two", 2), BOX), BOX, 0) == 0
