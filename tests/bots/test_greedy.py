"""How far the greedy bot looks: to the next quiet position, or one turn where the game tells turns apart."""

from collections import Counter
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from igroteka.bots import Perspective
from igroteka.bots.greedy import NEAR, GreedyBot, one_step
from igroteka.bots.random import bots_luck
from igroteka.bots.worlds import advised
from igroteka.games import find_game
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import State
from igroteka.kernel.game import Folly, Game, Habits
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match


def asked(game: Game[State, Box]) -> Perspective[State, Box]:
    """The first turn of a match among three, before its first choice."""
    match = Match(game, game.setup("base", 3), Luck(1))
    while match.ask and match.ask.topic.name != "turn.option":
        match.answer(0, match.ask.seat)
    assert match.ask
    return Perspective(match, match.ask.seat)


def test_a_look_ends_with_the_turn_where_turns_and_candidates_are_named() -> None:
    seen = []

    def evaluate(state: State, _box: Box, _seat: int) -> int:
        seen.append(state.turns - 1)
        return 0

    one_step(asked(replace(GAME, bots=replace(GAME.bots, evaluate=evaluate))), bots_luck(1), 1, ways=30)
    assert {*seen} == {1}


def test_what_does_not_deserve_a_look_has_no_value() -> None:
    perspective = asked(GAME)
    values = dict(zip(perspective.ask.keys, one_step(perspective, bots_luck(1), 1), strict=True))
    assert values["discard"] == -inf
    assert sum(value > -inf for value in values.values()) > 1


def test_with_the_same_seed_it_thinks_the_same() -> None:
    perspective = asked(GAME)
    assert GreedyBot(5).ideas(perspective) == GreedyBot(5).ideas(perspective)


@pytest.mark.parametrize("name", ["ryozen", "candelabria"])
def test_positions_are_judged_only_where_they_are_quiet(name: str) -> None:
    whole = find_game(name)
    judged: list[bool] = []

    def evaluate(state: Any, box: Any, seat: int) -> int:
        judged.append(whole.agenda.quiet(state.agenda))
        return int(whole.bots.evaluate(state, box, seat))

    game = replace(whole, bots=replace(whole.bots, evaluate=evaluate))
    match, bot = Match(game, game.setup(), Luck(1)), GreedyBot(1, worlds=1, ways=4)
    for _ in range(40):
        assert match.ask
        match.answer(bot.choose(Perspective(match, match.ask.seat)), match.ask.seat)

    assert len(judged) > 100
    assert all(judged)


def test_villages_are_built_and_the_palace_is_not_all() -> None:
    """With a look into the middle of a decision, 0 villages were built, and most companions went to the Palace."""
    game, placed, built = find_game("ryozen"), Counter[bool](), 0
    for seed in (1, 2):
        match = Match(game, game.setup(seats=2), Luck(seed))
        bots = [GreedyBot(seed, worlds=1) for _ in range(2)]
        while match.ask:
            ask = match.ask
            key = ask.keys[bots[ask.seat].choose(Perspective(match, ask.seat))]
            placed[key.startswith("palace")] += ask.topic.name == "place.space"
            built += (ask.topic.name, key) == ("outskirts.action", "build")
            match.answer(key, ask.seat)

    assert built > 0
    assert placed[True] < placed[False]


# Straying


def strays(perspective: Perspective[Any, Any]) -> set[str]:
    """What bots that always stray answer."""
    bots = [GreedyBot(seed, worlds=1, stray=1, ways=8) for seed in range(20)]
    return {perspective.ask.keys[bot.choose(perspective)] for bot in bots}


def places(game: Game[Any, Any]) -> Perspective[Any, Any]:
    """The first place of a match of Ryozen."""
    match = Match(game, game.setup("base", 2), Luck(1))
    while match.ask and match.ask.topic.name != "place.space":
        match.answer(0, match.ask.seat)
    assert match.ask
    return Perspective(match, match.ask.seat)


def test_a_bot_that_strays_avoids_what_no_good_player_does() -> None:
    game = find_game("ryozen")
    found = strays(places(game))
    assert len(found) > 1
    avoided = min(found)
    folly: Folly[Any, Any] = Folly("", "place.space", lambda _s, _box, ask, index: ask.keys[index] == avoided)

    assert avoided not in strays(places(replace(game, bots=replace(game.bots, habits=Habits((), (folly,))))))


def ghosts_move() -> Perspective[Any, Any]:
    """A Taoist is about to move, and several ways look nearly as good as the best."""
    game = find_game("ghost_stories")
    match, bot = Match(game, game.setup("base", 4), Luck(3)), GreedyBot(1)
    while match.ask:
        perspective = Perspective(match, match.ask.seat)
        opinions = advised(perspective) or []
        if match.ask.topic.name == "yang.move" and sum(each > max(opinions) - NEAR for each in opinions) > 2:
            return perspective
        match.answer(bot.choose(perspective), match.ask.seat)
    raise AssertionError("no such move")


def test_with_a_planner_a_bot_strays_only_to_options_that_are_nearly_as_good() -> None:
    perspective = ghosts_move()
    opinions = dict(zip(perspective.ask.keys, advised(perspective) or [], strict=True))

    found = strays(perspective)

    assert len(found) > 1
    assert all(opinions[key] >= max(opinions.values()) - NEAR for key in found)


def test_with_trials_the_planners_best_options_are_played_on() -> None:
    ideas = GreedyBot(1, trials=20).ideas(ghosts_move())

    assert sum(idea.visits for idea in ideas) == 20


def test_without_a_planner_a_bot_strays_only_to_the_better_part_of_what_it_could_get() -> None:
    perspective = asked(GAME)
    for seed in range(10):
        ideas = [idea for idea in GreedyBot(seed, worlds=1, stray=1, ways=8).ideas(perspective) if idea.value > -inf]
        values = [idea.value for idea in ideas]
        assert ideas[0].value >= max(values) - (max(values) - min(values)) / 3
