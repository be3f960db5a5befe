"""The greedy and the search bot: they win, repeat themselves, stop when told, and know only what their seat knows."""

from itertools import count
from typing import Any

import pytest

from igroteka.bots import BOTS, LEVELS, Bot, BotError, GreedyBot, Level, Perspective, Plan, RandomBot, SearchBot, bot
from igroteka.bots.random import bots_luck
from igroteka.bots.turn_search import TurnSearch
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.view import determinise, view
from igroteka.testing.reference import GAME
from igroteka.testing.reference.state import Box, State

FEW = 24
SMALL = Plan(FEW)
MODES = [(name, mode.name) for name in REGISTRY for mode in find_game(name).modes]


def game_of(name: str) -> Game[Any, Any]:
    return GAME if name == "reference" else find_game(name)


def wins(game: Game[Any, Any], mine: str, other: str, matches: int, seats: int) -> float:
    """Wins of one bot at changing seats among others."""
    won = 0.0
    for seed in range(matches):
        match, me = Match(game, game.setup(seats=seats), Luck(seed)), seed % seats
        bots = [bot(mine if seat == me else other, 100 * seed + seat) for seat in range(seats)]
        while match.ask:
            seat = match.ask.seat
            match.answer(bots[seat].choose(Perspective(match, seat)), seat)
        assert match.result
        won += (me in match.result.winners) / max(len(match.result.winners), 1)
    return won


def position(answers: int, seed: int = 3) -> Match[State, Box]:
    match, any_bot = Match(GAME, GAME.setup(seats=3), Luck(seed)), RandomBot(seed)
    for _ in range(answers):
        assert match.ask
        match.answer(any_bot.choose(Perspective(match, match.ask.seat)), match.ask.seat)
    return match


def test_greedy_beats_random() -> None:
    assert wins(GAME, "greedy", "random", 60, seats=3) >= 30  # a third would be its fair share


def test_search_beats_greedy() -> None:
    assert wins(find_game("bonfire"), "search:60", "greedy", 6, seats=2) >= 4  # three would be its fair share


@pytest.mark.parametrize("made", [lambda: GreedyBot(5), lambda: SearchBot(5, SMALL)])
def test_a_bot_repeats_itself_with_the_same_seed_and_budget(made: Any) -> None:
    match = position(4)
    assert match.ask
    perspective = Perspective(match, match.ask.seat)

    assert made().ideas(perspective) == made().ideas(perspective)


def test_a_search_tries_as_often_as_its_budget_says() -> None:
    match = position(4)
    assert match.ask
    perspective = Perspective(match, match.ask.seat)
    search = TurnSearch(perspective, SMALL, bots_luck(1))
    search.think()
    ideas = SearchBot(1, SMALL).ideas(perspective)

    assert FEW <= search.iterations < 2 * FEW
    assert 0 < sum(idea.visits for idea in ideas) <= FEW
    assert sorted(idea.key for idea in ideas) == sorted(match.ask.keys)


def test_a_search_takes_what_it_tried_most() -> None:
    match = position(4)
    assert match.ask
    perspective = Perspective(match, match.ask.seat)
    ideas = SearchBot(1, SMALL).ideas(perspective)

    assert [idea.visits for idea in ideas] == sorted((idea.visits for idea in ideas), reverse=True)
    assert SearchBot(1, SMALL).choose(perspective) == match.ask.index(ideas[0].key)


def test_a_search_ends_when_it_is_told_to() -> None:
    match, asked = position(4), count()
    assert match.ask
    search = TurnSearch(Perspective(match, match.ask.seat), Plan(iterations=10_000), bots_luck(1))
    search.think(lambda: next(asked) >= 7)

    assert 0 < search.iterations < 40  # it may finish the turns that it plays on


def test_a_search_that_is_stopped_at_once_still_has_an_answer() -> None:
    match = position(4)
    assert match.ask

    assert SearchBot(1, SMALL, stop=lambda: True).choose(Perspective(match, match.ask.seat)) in range(
        len(match.ask.options)
    )


def test_a_search_ends_when_its_time_is_over() -> None:
    match = position(4)
    assert match.ask
    ideas = SearchBot(1, Plan(iterations=None, seconds=0.0)).ideas(Perspective(match, match.ask.seat))

    assert sum(idea.visits for idea in ideas) == 0


def test_a_line_begins_with_its_option() -> None:
    match = position(4)
    assert match.ask
    ideas = SearchBot(1, SMALL).ideas(Perspective(match, match.ask.seat))

    assert [idea.variation[0].key for idea in ideas if idea.visits] == [idea.key for idea in ideas if idea.visits]


def test_a_bot_chooses_for_its_own_seat_in_an_ask_all() -> None:
    match = position(0)

    while match.gathering:
        seat = match.asks[-1].seat
        match.answer(SearchBot(seat, SMALL).choose(Perspective(match, seat)), seat)
    assert len({done.seat for done in match.done}) == 3


def twin(match: Match[Any, Any], seat: Seat, seed: int) -> Match[Any, Any] | None:
    """A match in another world that the seat cannot tell apart, if a segment just begins."""
    start, answers, luck = match.segment()
    if answers or luck:
        return None
    state = determinise(match.game, view(match.game, start, seat), Luck(seed))
    other = Match(match.game, match.setup, Luck(seed), state)
    return other if other.state != match.state else None


@pytest.mark.parametrize(("name", "mode"), [("reference", "base"), *MODES])
@pytest.mark.parametrize("made", [lambda: GreedyBot(5, 1), lambda: SearchBot(5, Plan(iterations=6))])
def test_a_bot_answers_the_same_in_worlds_it_cannot_tell_apart(name: str, mode: str, made: Any) -> None:
    game, walker, compared = game_of(name), RandomBot(2), 0
    for seed in range(1, 6):
        match: Match[Any, Any] = Match(game, game.setup(mode), Luck(seed))
        for answered in range(60):
            if match.ask is None or compared == 5:
                break
            seat = match.ask.seat
            other = twin(match, seat, 77) if answered % 2 or name == "reference" else None
            if other is not None:
                compared += 1
                assert made().ideas(Perspective(match, seat)) == made().ideas(Perspective(other, seat)), (
                    seed,
                    answered,
                )
            match.answer(walker.choose(Perspective(match, seat)), seat)
    hidden = any(True for _ in game.secrets(Match(game, game.setup(mode), Luck(1)).state))
    assert compared or not hidden


@pytest.mark.parametrize("name", [*BOTS, "greedy:3", "search:20", "search:5ms"])
def test_a_bot_is_made_by_its_name(name: str) -> None:
    match = position(4)
    assert match.ask
    made: Bot = bot(name, 1)

    assert made.choose(Perspective(match, match.ask.seat)) in range(len(match.ask.options))


@pytest.mark.parametrize("name", ["oracle", "greedy:0", "search:fast", "random:3", "hard:1", "search:", ""])
def test_an_unknown_bot_is_refused_with_the_names(name: str) -> None:
    with pytest.raises(BotError, match="a bot is random, greedy"):
        bot(name, 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_stops_when_told(level: Level) -> None:
    match = position(4)
    assert match.ask
    made = LEVELS[level](1, 60.0, lambda: True)

    assert made.ideas(Perspective(match, match.ask.seat))[0].key in match.ask.keys


def test_an_easy_bot_errs_now_and_then() -> None:
    match = position(4)
    assert match.ask
    perspective = Perspective(match, match.ask.seat)

    assert len({GreedyBot(seed, 4, stray=2).choose(perspective) for seed in range(30)}) > 1


def test_a_search_takes_a_value_of_ones_own() -> None:
    match = position(4)
    assert match.ask
    ideas = SearchBot(1, SMALL, value=lambda state, box, seat: 0.25).ideas(Perspective(match, match.ask.seat))

    assert {idea.value for idea in ideas if idea.visits} == {0.25}
