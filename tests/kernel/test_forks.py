"""A forked run stands at the same question and goes its own way."""

import random

import pytest

from igroteka.games import find_game
from igroteka.kernel.encoding import encode
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.table.catalogue.games import known_games
from tests.kernel.toys import play, says, toy


@pytest.mark.parametrize("game", known_games(reference=True))
def test_a_fork_is_where_its_run_is_and_neither_changes_the_other(game: str, seed: int) -> None:
    luck, rules = random.Random(seed), find_game(game)
    match = Match(rules, rules.setup(), Luck(seed))
    for _ in range(60):
        if not match.ask:
            break
        run = match.forkable(Luck(7))
        fork = run.fork(Luck(7))
        assert encode(fork.state) == encode(run.state) == encode(match.state)
        assert [(ask.seat, ask.topic.name, ask.keys) for ask in fork.asks] == [
            (ask.seat, ask.topic.name, ask.keys) for ask in run.asks
        ]
        assert encode(run.rollout(Luck(7)).state) == encode(run.state)
        before, ask = encode(run.state), luck.choice(list(fork.asks))
        fork.step(luck.randrange(len(ask.options)), ask.seat)
        if fork.ask:
            again = fork.fork(Luck(8))
            assert encode(again.state) == encode(fork.state)
        assert encode(run.state) == before
        match.answer(luck.choice(ask.keys), ask.seat)


def test_a_fork_of_what_is_asked_when_nothing_is_due_stands_there_too() -> None:
    run = play(toy(says(0), says(1)), "a").forkable(Luck(7))

    assert run.fork(Luck(7)).state == run.state


@pytest.mark.parametrize("game", known_games(reference=True))
def test_an_imagined_world_that_can_be_forked_is_the_one_imagined_with_the_same_luck(game: str, seed: int) -> None:
    rules = find_game(game)
    match = Match(rules, rules.setup(), Luck(seed))
    assert match.ask
    seat = match.ask.seat

    run = match.imagine_forkable(seat, Luck(7))

    assert encode(run.state) == encode(match.imagine(seat, Luck(7)).state)
    assert encode(run.fork(Luck(8)).state) == encode(run.state)
