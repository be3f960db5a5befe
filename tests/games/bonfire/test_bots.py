"""The evaluation: whoever follows it to the end of a turn plays far better than chance."""

from igroteka.bots.greedy import GreedyBot
from igroteka.bots.random import Bot, Perspective, RandomBot
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.bots.value import evaluate
from igroteka.games.bonfire.box import BOX
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.bonfire.build import city, table


def test_one_turn_ahead_beats_chance_by_far() -> None:
    mine, theirs = 0, 0
    for seed in (1, 2, 3):
        bots: list[Bot] = [GreedyBot(seed), RandomBot(seed)]
        match = Match(GAME, GAME.setup("base", 2), Luck(seed))
        while match.ask:
            seat = match.ask.seat
            match.answer(bots[seat].choose(Perspective(match, seat)), seat)
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


def test_points_of_a_rival_are_bad() -> None:
    before = evaluate(city(table(), 1, tasks={1: "R04"}), BOX, 0)
    assert evaluate(city(table(), 1, tasks={1: "R04"}, lit=[1]), BOX, 0) < before
