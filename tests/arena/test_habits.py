"""Habits: what bots do, counted by what their game declares."""

import json

import pytest

from igroteka.arena.habits import report, report_lines
from igroteka.arena.matches import play
from igroteka.games import REGISTRY, find_game
from tests.cli.running import igroteka


@pytest.mark.parametrize("name", REGISTRY)
def test_every_game_declares_questions_that_exist(name: str) -> None:
    game = find_game(name)
    habits = game.bots.habits
    assert habits is not None
    topics = {topic.name for topic in game.topics}

    assert {*habits.actions} <= topics
    assert {folly.topic for folly in habits.follies} <= topics
    assert len({folly.name for folly in habits.follies}) == len(habits.follies)


def test_random_bots_discard_for_nothing_and_pay_with_anything() -> None:
    game = find_game("bonfire")
    outcomes = [play(game, game.setup(seats=2), ("random", "random"), seed, seed)[0] for seed in range(3)]
    assert game.bots.habits
    found = report(outcomes, game.bots.habits)
    follies = found["bots"][0]["follies"]

    assert follies["discarded for nothing"]["times"] > 0
    assert 0 < follies["paid another token than the one held"]["times"] < follies["discarded for nothing"]["of"]
    assert found["stuck"]["of"] == 3
    assert any("turn.option" in line and "discard" in line for line in report_lines(found))


def test_the_arena_prints_habits(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("arena", "ryozen", "--players", "2", "--bots", "easy,random", "--matches", "1", "--habits")
    assert igroteka(*arguments) == 0
    assert "paid for a place while a free one was open: " in capsys.readouterr().out
    assert igroteka(*arguments, "--json") == 0
    found = json.loads(capsys.readouterr().out)["habits"]

    assert [each["bot"] for each in found["bots"]] == ["easy", "random"]
    assert sum(found["bots"][0]["actions"]["place.space"].values()) > 10


def test_a_game_without_habits_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert igroteka("arena", "reference", "--habits") == 2
    assert "leave out --habits" in capsys.readouterr().err
