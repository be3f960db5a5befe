"""The search of a seat that plays alone: all sensible lines of a turn."""

from igroteka.bots import Plan, SearchBot, Sight
from igroteka.bots.lines import LineSearch
from igroteka.bots.random import bots_luck
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.components import Box
from igroteka.games.bonfire.state import State
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match


def at(topic: str, seed: int = 1) -> Match[State, Box]:
    """A match against Tom at the first question of a topic; before it the first options were taken."""
    match = Match(GAME, GAME.setup("solo", 1), Luck(seed))
    while match.ask and match.ask.topic.name != topic:
        match.answer(0, 0)
    return match


def thought(match: Match[State, Box], plan: Plan) -> LineSearch[State, Box]:
    search = LineSearch(Sight(match, 0), plan, bots_luck(1))
    search.think()
    return search


def test_a_search_alone_is_one_by_lines() -> None:
    match = at("turn.option")
    ideas = SearchBot(1, Plan(60)).ideas(Sight(match, 0))
    search = LineSearch(Sight(match, 0), Plan(60), bots_luck(1))
    search.think()
    assert ideas == search.ideas()


def test_all_lines_of_a_turn_are_different_and_end_with_it() -> None:
    search = thought(at("turn.option"), Plan(2_000))
    assert len(search.found) > 20
    for line in search.found:
        assert [step.topic for step in line].count("turn.option") == 1


def test_every_sensible_option_is_looked_at() -> None:
    search = thought(at("turn.option"), Plan(2_000))
    assert {line[0].key for line in search.found} == {*search.looked}


def test_the_best_lines_are_looked_at_further_in_several_worlds() -> None:
    search = thought(at("turn.option"), Plan(6_000))
    assert len({len(values) for values in search.further.values()}) == 1
    assert len(next(iter(search.further.values()))) > 1


def test_the_answer_is_the_one_that_looks_best_after_one_more_turn() -> None:
    search = thought(at("turn.option"), Plan(6_000))
    means = {line: sum(values) / len(values) for line, values in search.further.items()}
    assert search.ideas()[0].line == max(means, key=lambda line: means[line])


def test_with_the_same_seed_it_thinks_the_same() -> None:
    match = at("turn.option")
    assert thought(match, Plan(500)).ideas() == thought(match, Plan(500)).ideas()


def test_a_budget_of_iterations_is_kept() -> None:
    assert thought(at("turn.option"), Plan(75)).iterations <= 75


def test_every_option_has_an_idea() -> None:
    match = at("turn.option")
    assert match.ask
    ideas = thought(match, Plan(50)).ideas()
    assert sorted(idea.key for idea in ideas) == sorted(match.ask.keys)


def test_whoever_is_stopped_still_answers_sensibly() -> None:
    match = at("turn.option")
    search = LineSearch(Sight(match, 0), Plan(50), bots_luck(1))
    search.think(lambda: True)
    assert search.iterations == 0
    assert search.ideas()[0].key in search.looked


def test_what_has_one_sensible_answer_needs_no_thought() -> None:
    match = at("tom.cell")
    assert match.ask and len(match.ask.options) > 1
    search = thought(match, Plan(50))
    assert search.iterations == 0
    assert search.ideas()[0].key == search.looked[0]
