"""The turn search reuses variations while nothing becomes known, and can't see what its seat can't know."""

from typing import Any

import pytest

from igroteka.bots import GreedyBot, Perspective, Plan, RandomBot, SearchBot
from igroteka.bots.random import bots_luck
from igroteka.bots.turn_search import Findings, TurnSearch
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.ask import Refused, Seat, sees
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import Match
from igroteka.kernel.view import determinise, view
from igroteka.testing.reference import GAME

SMALL = Plan(30)
MODES = [("reference", "base"), *((name, mode.name) for name in REGISTRY for mode in find_game(name).modes)]


def game_of(name: str) -> Game[Any, Any]:
    return GAME if name == "reference" else find_game(name)


def inside_a_turn(plan: Plan) -> tuple[SearchBot, Match[Any, Any]]:
    """A bot that has just chosen a place and is asked again, with nothing new in between."""
    game = find_game("ryozen")
    match: Match[Any, Any] = Match(game, game.setup("base", 2), Luck(1))
    bots = [SearchBot(seat, plan) for seat in range(2)]
    while match.ask:
        seat, topic = match.ask.seat, match.ask.topic.name
        match.answer(bots[seat].choose(Perspective(match, seat)), seat)
        if topic == "place.space" and match.deciding() == [seat] and match.undo_depth(seat):
            return bots[seat], match
    raise AssertionError("no such position")


def goes_on(bot: SearchBot, match: Match[Any, Any]) -> bool:
    """Whether what it found at the last question is useful now."""
    assert match.ask
    return bot._last[1] is not None and bot._last[0] == Perspective(match, match.ask.seat).unsettled()


def test_a_search_goes_on_with_its_lines_where_nothing_has_become_known() -> None:
    bot, match = inside_a_turn(SMALL)
    assert match.ask
    known = bot._last[1]
    assert isinstance(known, Findings)
    ideas = {idea.key: idea for idea in bot.ideas(Perspective(match, match.ask.seat))}

    assert goes_on(bot, match)
    assert all(ideas[variation[0].key].visits for variation in known.found if variation)


def test_a_search_starts_over_if_another_answer_was_given() -> None:
    bot, match = inside_a_turn(SMALL)
    assert match.ask
    seat = match.ask.seat
    last = match.done[-1].key
    match.undo(seat)
    match.answer(next(key for key in match.ask.keys if key != last), seat)

    assert not goes_on(bot, match)


def test_a_search_that_reuses_nothing_starts_over() -> None:
    bot, match = inside_a_turn(SMALL._replace(keep=False))

    assert not goes_on(bot, match)


def test_a_bot_that_keeps_its_lines_repeats_itself() -> None:
    one, first = inside_a_turn(SMALL)
    other, second = inside_a_turn(SMALL)
    assert first.ask and second.ask

    assert one.ideas(Perspective(first, first.ask.seat)) == other.ideas(Perspective(second, second.ask.seat))


def thought(name: str, plan: Plan, topic: str = "place.space") -> TurnSearch[Any, Any]:
    """A search at the first question of a topic, after answers of a greedy bot."""
    game = find_game(name)
    match: Match[Any, Any] = Match(game, game.setup(seats=2 if name == "ryozen" else 3), Luck(1))
    walker = GreedyBot(1, 1, ways=8)
    while match.ask and match.ask.topic.name != topic:
        match.answer(walker.choose(Perspective(match, match.ask.seat)), match.ask.seat)
    assert match.ask
    search = TurnSearch(Perspective(match, match.ask.seat), plan, bots_luck(1))
    search.think()
    return search


def test_every_option_has_a_line_that_begins_with_it() -> None:
    for name, topic in (("ryozen", "place.space"), ("candelabria", "ignition.turn")):
        search = thought(name, Plan(40), topic)
        assert {variation[0].key for variation in search.found} == {*search.perspective.ask.keys}


def test_with_time_enough_all_lines_are_found() -> None:
    search = thought("ryozen", Plan(2_000))

    assert search.whole
    assert search.further


def test_the_best_lines_are_compared_in_the_same_worlds() -> None:
    search = thought("ryozen", Plan(1_000))
    looked = [{*worlds} for worlds in search.further.values()]

    assert len(looked) > 1
    assert all(one <= other or other <= one for one in looked for other in looked)


def test_with_little_time_few_lines_are_compared() -> None:
    hurried = Plan(150)

    assert not thought("ryozen", hurried._replace(worlds=0)).further
    assert 2 <= len(thought("ryozen", hurried).further) < hurried.best


def test_the_chosen_line_was_looked_at_most() -> None:
    search = thought("ryozen", Plan(1_000))
    ideas = search.ideas()

    assert ideas[0].visits == max(idea.visits for idea in ideas)


def test_time_does_not_count_before_the_least_number_of_iterations() -> None:
    hurried = Plan(None, seconds=1e-9)

    assert thought("ryozen", hurried).iterations == 0
    assert thought("ryozen", hurried._replace(floor=30)).iterations >= 30


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
                    assert made().ideas(Perspective(here, seat)) == made().ideas(Perspective(there, seat)), (
                        seed,
                        answered,
                    )
            match.answer(walker.choose(Perspective(match, seat)), seat)
    hidden = any(True for _ in game.secrets(Match(game, game.setup(mode), Luck(1)).state))
    assert compared or not hidden
