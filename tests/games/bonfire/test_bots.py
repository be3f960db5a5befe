"""The evaluation, and the options that bots try: looking a turn ahead is far better than chance."""

from igroteka.bots.greedy import GreedyBot
from igroteka.bots.levels import bot
from igroteka.bots.random import Bot, Perspective, RandomBot
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.bots.candidates import candidates
from igroteka.games.bonfire.bots.value import evaluate
from igroteka.games.bonfire.box import BOX
from igroteka.games.bonfire.state import State
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from tests.games.bonfire.build import at, city, island, table


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


def looked_at(s: State, *played: str) -> set[str]:
    """The options of a question that bots look at."""
    t = at(s).play(*played)
    return {t.keys[index] for index in candidates(t.state, BOX, t.ask)}


def test_a_fate_tile_that_costs_many_tokens_is_not_looked_at() -> None:
    assert "fate" in looked_at(city(table(), tokens="ship:2 path"))
    assert "fate" not in looked_at(city(table(), tokens="ship:2 path:2"))
    assert "fate" in looked_at(city(table(), tokens="ship:2 path:2", gnomes="14"))  # three may stay


def test_tasks_that_take_much_longer_than_others_are_not_looked_at() -> None:
    s = city(table(), tokens="task", resources="flower:2 fruit herb:3", ship="A1")
    island(s, "A1", "R10", "Y13")
    assert looked_at(s, "task", "stack:1", "flower", "flower") == {"R10"}


def test_two_easy_bots_reach_the_countdown() -> None:
    for seed in (1, 2, 3):
        bots = [bot("easy", seed), bot("easy", seed + 10)]
        match = Match(GAME, GAME.setup("base", 2), Luck(seed))
        while match.ask:
            seat = match.ask.seat
            match.answer(bots[seat].choose(Perspective(match, seat)), seat)
        assert match.state.counting, seed
