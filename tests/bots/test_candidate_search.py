"""The candidate search plays all variations of a turn that are worth trying."""

from collections import deque
from functools import partial

import pytest

from igroteka.bots import Perspective, Plan, SearchBot, candidate_search
from igroteka.bots.candidate_search import CandidateSearch
from igroteka.bots.random import bots_luck
from igroteka.bots.worlds import Value, world
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import State
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match


def at(topic: str, seed: int = 1, turns: int = 0) -> Match[State, Box]:
    """A match against Tom at a question of a topic, after some turns; the first options were taken until then."""
    match = Match(GAME, GAME.setup("solo", 1), Luck(seed))
    while match.ask and (match.ask.topic.name != topic or match.state.turns <= turns):
        match.answer(0, 0)
    return match


def thought(match: Match[State, Box], plan: Plan) -> CandidateSearch[State, Box]:
    search = CandidateSearch(Perspective(match, 0), plan, bots_luck(1))
    search.think()
    return search


def test_a_search_alone_is_one_by_variations() -> None:
    match = at("turn.option")
    ideas = SearchBot(1, Plan(60)).ideas(Perspective(match, 0))
    search = CandidateSearch(Perspective(match, 0), Plan(60), bots_luck(1))
    search.think()
    assert ideas == search.ideas()


def test_all_variations_of_a_turn_are_different_and_end_with_it() -> None:
    search = thought(at("turn.option"), Plan(2_000))
    assert len(search.found) > 20
    for variation in search.found:
        assert [move.topic for move in variation].count("turn.option") == 1


def test_every_candidate_is_looked_at() -> None:
    search = thought(at("turn.option"), Plan(2_000))
    assert {variation[0].key for variation in search.found} == {*search.looked}


def test_with_little_time_each_candidate_is_looked_at_before_the_rest_of_their_variations() -> None:
    match = at("turn.option")
    few = len(thought(match, Plan(1)).looked)
    assert few > 2
    assert {variation[0].key for variation in thought(match, Plan(few)).found} == {*thought(match, Plan(few)).looked}


def test_another_order_of_a_variation_is_worth_as_much() -> None:
    """Variations with the same value are compared once; the other orders of their answers share the result."""
    search = thought(at("turn.option"), Plan(2_000))
    by_value: dict[float, set[tuple[float, int]]] = {}
    for idea in search.ideas():
        if idea.variation:
            by_value.setdefault(search.found[idea.variation], set()).add((idea.value, idea.visits))

    assert by_value
    assert all(len(each) == 1 for each in by_value.values())
    assert search.ideas()[0].key == search.ideas(orders=False)[0].key


def test_the_best_variations_are_looked_at_further_and_the_worst_of_them_drop_out() -> None:
    search = thought(at("turn.option", turns=8), Plan(4_000))
    worlds = [len(values) for values in search.further.values()]
    assert len(worlds) == candidate_search.BEST
    assert max(worlds) > min(worlds) > 0
    assert worlds.count(max(worlds)) < candidate_search.BEST // 2


def test_variations_with_different_first_answers_are_looked_at_further() -> None:
    search = thought(at("turn.option"), Plan(6_000))
    assert len({variation[0].key for variation in search.further}) == min(len(search.looked), candidate_search.APART)


def test_the_answer_is_the_one_that_looks_best_after_one_more_turn() -> None:
    search = thought(at("turn.option"), Plan(6_000))
    most = max(len(values) for values in search.further.values())
    means = {
        variation: sum(values.values()) / most for variation, values in search.further.items() if len(values) == most
    }
    assert search.ideas()[0].variation == max(means, key=lambda variation: means[variation])


def test_variations_end_before_luck_decides_what_tom_does() -> None:
    match = at("turn.option")
    search = CandidateSearch(Perspective(match, 0), Plan(50), bots_luck(1))
    begin = partial(world, search.perspective, 5)
    ends = [run for _, run in search._variations(begin, 5, search.turn(match.state))]
    assert {run.state.tom_played for run in ends} == {match.state.tom_played}
    assert {run.ask for run in ends} == {None}


def test_a_variation_played_from_the_middle_of_a_turn_leads_where_it_leads_from_its_beginning() -> None:
    search = thought(at("turn.option", 3), Plan(2_000))
    for variation, value in [*search.found.items()][::7]:
        branch = candidate_search.Branch(partial(world, search.perspective, 5))
        run = branch.begin()
        assert run
        assert search._follow(run, branch, 5, search.turn(run.state), deque(), variation) == variation
        if not {"task.take", "path.take", "gnome.take"} & {move.topic for move in variation}:  # luck follows these
            assert search._worth(run) == value


def test_the_next_question_of_a_turn_goes_on_with_the_variations_found() -> None:
    match = at("turn.option")
    first = thought(match, Plan(6_000))
    key = first.ideas()[0].key
    match.answer(key, 0)
    second = CandidateSearch(Perspective(match, 0), Plan(1), bots_luck(1))
    below = first.below(key)
    assert below
    second.go_on(below)
    reused = {variation[1:]: value for variation, value in first.found.items() if variation[0].key == key}
    assert second.found == reused and len(reused) > 1
    second.think()
    assert second.ideas()[0].variation == first.ideas()[0].variation[1:]


def test_a_bot_keeps_its_variations_from_question_to_question() -> None:
    """With this few iterations the second question alone would be answered by what was found first."""
    match, bot = at("turn.option", 3), SearchBot(1, Plan(2_000))
    variation = bot.ideas(Perspective(match, 0))[0].variation
    bot = SearchBot(1, Plan(2_000))
    match.answer(bot.choose(Perspective(match, 0)), 0)
    assert match.done[-1].key == variation[0].key
    bot._plan = Plan(0)
    assert match.ask
    assert match.ask.keys[bot.choose(Perspective(match, 0))] == variation[1].key


def test_a_search_ends_even_where_a_turn_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A variation is bounded in its questions, the variations by the budget and the worlds by their own number."""
    monkeypatch.setattr(candidate_search, "LONGEST", 2)
    match = at("turn.option")
    search = CandidateSearch(Perspective(match, 0), Plan(300), bots_luck(1))
    search.turn = search.rest = lambda _: 0  # no turn ever ends
    search.think()
    assert search.iterations <= 300
    assert search.ideas()[0].key in search.looked


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
    search = CandidateSearch(Perspective(match, 0), Plan(50), bots_luck(1))
    search.think(lambda: True)
    assert search.iterations == 0
    assert search.ideas()[0].key in search.looked


def test_what_has_one_candidate_needs_no_thought() -> None:
    match = at("tom.cell")
    assert match.ask and len(match.ask.options) > 1
    search = thought(match, Plan(50))
    assert search.iterations == 0
    assert search.ideas()[0].key == search.looked[0]


# At larger tables


def among_three(seed: int = 1) -> Match[State, Box]:
    """A match of three at the second turn of the first to act; first options were taken till then."""
    match = Match(GAME, GAME.setup("base", 3), Luck(seed))
    while match.ask and (match.ask.topic.name != "turn.option" or match.state.turns < 4):
        match.answer(0, match.ask.seat)
    return match


def search_of(
    match: Match[State, Box], plan: Plan, value: Value[State, Box] | None = None
) -> CandidateSearch[State, Box]:
    assert match.ask
    search = CandidateSearch(Perspective(match, match.ask.seat), plan, bots_luck(1), value)
    search.think()
    return search


def test_a_variation_holds_answers_of_its_own_seat_only() -> None:
    match = among_three()
    assert match.ask
    search = search_of(match, Plan(3_000))
    assert len(search.found) > 20
    assert {move.seat for variation in search.found for move in variation} == {match.ask.seat}


def test_variations_end_before_the_next_players_turn() -> None:
    match = among_three()
    assert match.ask
    search = CandidateSearch(Perspective(match, match.ask.seat), Plan(50), bots_luck(1))
    begin = partial(world, search.perspective, 5)
    ends = [run for _, run in search._variations(begin, 5, search.turn(match.state))]
    assert {run.state.turns for run in ends} == {match.state.turns + 1}
    assert {run.ask for run in ends} == {None}


def test_the_best_variations_are_looked_at_to_the_end_of_the_next_own_turn() -> None:
    """Others have theirs before it, with any sensible answers."""
    match, turns = among_three(), set[int]()

    def seen(state: State, box: Box, seat: int) -> float:
        turns.add(state.turns - match.state.turns)
        return GAME.bots.evaluate(state, box, seat)

    assert search_of(match, Plan(3_000), seen).further
    assert turns == {1, 4}


def test_at_a_larger_table_too_the_same_seed_thinks_the_same() -> None:
    assert search_of(among_three(), Plan(800)).ideas() == search_of(among_three(), Plan(800)).ideas()
