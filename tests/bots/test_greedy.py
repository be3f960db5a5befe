"""How far the greedy bot looks: one answer, or one turn where the game tells turns apart."""

from dataclasses import replace

from igroteka.bots import Sight
from igroteka.bots.greedy import GreedyBot, one_step
from igroteka.bots.random import bots_luck
from igroteka.games.bonfire import GAME
from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import State
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match


def asked(game: Game[State, Box]) -> Sight[State, Box]:
    """The first turn of a match among three, before its first choice."""
    match = Match(game, game.setup("base", 3), Luck(1))
    while match.ask and match.ask.topic.name != "turn.option":
        match.answer(0, match.ask.seat)
    assert match.ask
    return Sight(match, match.ask.seat)


def turns_valued(game: Game[State, Box], worlds: int = 2) -> list[int]:
    """How many turns after the question the positions lie that a bot values."""
    seen = []

    def evaluate(state: State, _box: Box, _seat: int) -> int:
        seen.append(state.turns - 1)
        return 0

    sight = asked(replace(game, bots=replace(game.bots, evaluate=evaluate)))
    one_step(sight, bots_luck(1), worlds)
    assert len(seen) == worlds * len(sight.ask.options)
    return seen


def test_a_step_is_a_turn_where_turns_and_candidates_are_named() -> None:
    assert {*turns_valued(GAME)} == {1}


def test_without_candidates_a_step_is_an_answer() -> None:
    assert {*turns_valued(replace(GAME, bots=replace(GAME.bots, candidates=None)))} == {0}


def test_of_several_turns_the_best_counts() -> None:
    sight = asked(GAME)
    few, many = one_step(sight, bots_luck(1), 1), one_step(sight, bots_luck(1), 8)
    assert all(one <= other for one, other in zip(few, many, strict=True))
    assert few != many


def test_with_the_same_seed_it_thinks_the_same() -> None:
    sight = asked(GAME)
    assert GreedyBot(5).ideas(sight) == GreedyBot(5).ideas(sight)
