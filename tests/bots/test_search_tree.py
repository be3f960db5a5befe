"""The tree of a search: kept where nothing has become known, dropped where something has, and blind inside a turn."""

from dataclasses import replace
from time import thread_time
from typing import Any

import pytest

from igroteka.bots import GreedyBot, Plan, RandomBot, SearchBot, Sight
from igroteka.bots.random import bots_luck
from igroteka.bots.search import GLANCE, Node, Search
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import Match
from igroteka.kernel.view import determinise, view
from igroteka.testing.reference import GAME

SMALL = Plan(iterations=30)
MODES = [("reference", "base"), *((name, mode.name) for name in REGISTRY for mode in find_game(name).modes)]


def game_of(name: str) -> Game[Any, Any]:
    return GAME if name == "reference" else find_game(name)


def visits(bot: SearchBot, match: Match[Any, Any]) -> int:
    assert match.ask
    return sum(idea.visits for idea in bot.ideas(Sight(match, match.ask.seat)))


def inside_a_turn(plan: Plan, free: bool) -> tuple[SearchBot, Match[Any, Any]]:
    """A bot that has just answered and is asked again, with or without anything new in between."""
    whole = find_game("ghost_stories")
    game = replace(whole, bots=replace(whole.bots, advice=None))  # without a planner a tree is grown
    match: Match[Any, Any] = Match(game, game.setup("white-moon", 4), Luck(1))
    bots = [SearchBot(seat, plan) for seat in range(4)]
    while match.ask:
        seat = match.ask.seat
        match.answer(bots[seat].choose(Sight(match, seat)), seat)
        if asked(match, seat) and bool(match.undo_depth(seat)) == free:
            return bots[seat], match
    raise AssertionError("no such position")


def asked(match: Match[Any, Any], seat: Seat) -> bool:
    """Whether the seat has something to choose that a search thinks about."""
    ask, candidates = match.ask, match.game.bots.candidates
    return bool(candidates and ask and ask.seat == seat and len(candidates(match.state, match.game.box, ask)) > 1)


def asked_again(match: Match[Any, Any], index: int) -> bool:
    """Whether the seat is asked once more after an answer, with nothing new in between."""
    assert match.ask
    seat, clone = match.ask.seat, match.clone(Luck(0))
    clone.answer(index, seat)
    return asked(clone, seat) and clone.undo_depth(seat) > 0


def test_a_search_goes_on_with_its_tree_where_nothing_has_become_known() -> None:
    bot, match = inside_a_turn(SMALL, free=True)

    assert visits(bot, match) > 30


def test_a_search_begins_anew_where_something_has_become_known() -> None:
    bot, match = inside_a_turn(SMALL, free=False)

    assert visits(bot, match) == 30


def test_a_search_that_keeps_nothing_begins_anew() -> None:
    bot, match = inside_a_turn(SMALL._replace(keep=False), free=True)

    assert visits(bot, match) == 30


def test_a_search_begins_anew_if_another_answer_was_given() -> None:
    bot, match = inside_a_turn(SMALL, free=True)
    assert match.ask
    seat = match.ask.seat
    match.undo(seat)
    taken = bot.choose(Sight(match, seat))
    others = [index for index in range(len(match.ask.options)) if index != taken]
    match.answer(next(index for index in others if asked_again(match, index)), seat)

    assert visits(bot, match) == 30


def test_a_bot_that_keeps_its_tree_repeats_itself() -> None:
    one, first = inside_a_turn(SMALL, free=True)
    other, second = inside_a_turn(SMALL, free=True)
    assert first.ask and second.ask

    assert one.ideas(Sight(first, first.ask.seat)) == other.ideas(Sight(second, second.ask.seat))


@pytest.mark.parametrize(("recent", "value"), [(1, 1.0), (2, 1.5)])  # with equal weights, and with 1, 2 and 3
def test_late_results_may_weigh_more(recent: int, value: float) -> None:
    node = Node()
    for each in (0.0, 0.0, 3.0):
        node.add(each, recent)

    assert node.value == pytest.approx(value)


def again(match: Match[Any, Any]) -> Match[Any, Any]:
    """The running segment played again, so that both worlds remember equally little."""
    start, answers, drawn = match.segment()
    other = Match(match.game, match.setup, Luck(script=[each.value for each in drawn]), start)
    for given in answers:
        other.answer(given.key, given.seat)
    return other


def elsewhere(match: Match[Any, Any], seat: Seat, luck: Luck) -> Match[Any, Any] | None:
    """The running segment in another world that the seat cannot tell apart, if one is found soon."""
    start, answers, drawn = match.segment()
    known = view(match.game, start, seat)
    for _ in range(50):
        luck.replay(())
        state = determinise(match.game, known, luck)
        luck.replay([each.value if sees(each.seen, seat) else None for each in drawn])
        try:
            other = Match(match.game, match.setup, luck, state)
            for given in answers:
                index = other.asked(given.seat).index(given.key)
                unseen = given.seat != seat and not sees(given.seen, seat)
                other.answer(luck.fresh(len(other.asked(given.seat).options)) if unseen else index, given.seat)
        except (Refused, LuckError):
            continue
        return other
    return None


@pytest.mark.parametrize(("name", "mode"), MODES)
@pytest.mark.parametrize("made", [lambda: GreedyBot(5, 1), lambda: SearchBot(5, Plan(iterations=6))])
def test_a_bot_inside_a_turn_answers_the_same_in_worlds_it_cannot_tell_apart(name: str, mode: str, made: Any) -> None:
    game, walker, luck, compared = game_of(name), RandomBot(2), Luck(78), 0
    for seed in range(1, 12):
        match: Match[Any, Any] = Match(game, game.setup(mode), Luck(seed))
        for answered in range(80):
            if match.ask is None or compared == 5:
                break
            seat = match.ask.seat
            if len(match.ask.options) > 1 and match.segment()[1] and not match.open:
                there = elsewhere(match, seat, luck)
                if there is not None and there.state != match.state:
                    compared += 1
                    here = again(match)
                    assert made().ideas(Sight(here, seat)) == made().ideas(Sight(there, seat)), (seed, answered)
            match.answer(walker.choose(Sight(match, seat)), seat)
    hidden = any(True for _ in game.secrets(Match(game, game.setup(mode), Luck(1)).state))
    assert compared or not hidden


def test_a_search_spares_the_time_that_cannot_change_its_answer() -> None:
    _, match = inside_a_turn(SMALL, free=True)
    assert match.ask
    search = Search(Sight(match, match.ask.seat), Plan(None, seconds=10_000.0), bots_luck(1))
    search.iterations = 2 * GLANCE
    search.root.children = {(0, match.ask.topic.name, option): Node() for option in match.ask.options[:2]}
    favourite = search.root.children[0, match.ask.topic.name, match.ask.options[0]]

    favourite.visits = 60
    assert not search._late(thread_time() - 5_000, 10_000)  # as many iterations may follow as there were
    favourite.visits = 70
    assert search._late(thread_time() - 5_000, 10_000)
    assert not search._late(thread_time() - 4_000, 10_000)
