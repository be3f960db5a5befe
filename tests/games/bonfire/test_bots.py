"""The evaluation: whoever follows it one step ahead plays far better than chance."""

from random import Random

from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.bots import PENDING, evaluate
from igroteka.games.bonfire.components import BOX
from igroteka.games.bonfire.flow import STEPS
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.bonfire.build import city, table
from tests.games.bonfire.plan import best


def test_one_step_ahead_beats_chance_by_far() -> None:
    mine, theirs = 0, 0
    for seed in (1, 2, 3):
        random, match = Random(seed), Match(GAME, GAME.setup("base", 2), Luck(seed))
        while match.ask:
            match.answer(best(match, random) if match.ask.seat == 0 else random.randrange(len(match.ask.options)))
        assert match.result
        mine, theirs = mine + match.result.scores[0], theirs + match.result.scores[1]
    assert mine > 2 * theirs


def test_a_bonfire_is_worth_more_than_its_task_and_a_met_task_more_than_an_unmet_one() -> None:
    unmet = city(table(), tasks={1: "R04"}, resources="flower")
    near = city(table(), tasks={1: "R04"}, gnomes="1 2")
    met = city(table(), tasks={1: "R04"}, gnomes="1 2 3")
    lit = city(table(), tasks={1: "R04"}, gnomes="1 2 3", lit=[1])
    values = [evaluate(s, BOX, 0) for s in (unmet, near, met, lit)]
    assert values == sorted(values)
    assert len(set(values)) == 4


def test_what_is_good_for_a_rival_is_bad() -> None:
    before = evaluate(table(), BOX, 0)
    assert evaluate(city(table(), 1, gnomes="1 2 3"), BOX, 0) < before


def test_every_step_valued_exists() -> None:
    assert set(PENDING) <= set(STEPS)
