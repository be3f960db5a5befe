"""A plan lasts for a turn: the next hint goes on with it."""

from typing import Any

import pytest

from igroteka.bots import Idea, Move, Perspective, Plan, SearchBot
from igroteka.bots.plans import Planned, planned
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

MODES = [(name, mode.name) for name in REGISTRY for mode in find_game(name).modes]


def thought(match: Match[Any, Any], plan: Planned | None, seed: int) -> tuple[list[Idea], Planned]:
    """The ideas of a hint, and the plan that is kept of it."""
    assert match.ask
    perspective = Perspective(match, match.ask.seat)
    ideas = planned(SearchBot(seed, Plan(12)).ideas(perspective), plan, perspective)
    return ideas, Planned(perspective.settled(), perspective.unsettled(), ideas[0].variation)


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_person_who_follows_hints_is_led_through_one_plan(name: str, mode: str) -> None:
    game = find_game(name)
    match = Match(game, game.setup(mode), Luck(7))
    plan = None
    for seed in range(14):
        if match.ask is None:
            break
        seat = match.ask.seat
        perspective = Perspective(match, seat)
        rest = plan.variation[1:] if plan and perspective.settled() == plan.settled else ()
        ideas, plan = thought(match, plan, seed)
        if rest and rest[0][:2] == (seat, match.ask.topic.name) and rest[0].key in match.ask.keys:
            assert ideas[0].variation == rest
        match.answer(ideas[0].key, seat)


def test_another_answer_ends_the_plan() -> None:
    game = find_game("ryozen")
    match = Match(game, game.setup("base", 2), Luck(7))
    assert match.ask
    perspective = Perspective(match, match.ask.seat)
    wanted = Move(perspective.seat, match.ask.topic.name, match.ask.keys[0])
    plan = Planned(perspective.settled(), perspective.unsettled(), (wanted,))
    match.answer(match.ask.keys[1], perspective.seat)
    perspective = Perspective(match, match.ask.seat)
    ideas = [Idea(key, 1.0, 1) for key in perspective.ask.keys]

    assert planned(ideas, plan, perspective) == ideas


def test_a_plan_of_an_earlier_turn_is_forgotten() -> None:
    game = find_game("ryozen")
    match = Match(game, game.setup("base", 2), Luck(7))
    assert match.ask
    perspective = Perspective(match, match.ask.seat)
    last = Move(perspective.seat, match.ask.topic.name, match.ask.keys[-1])
    ideas = [Idea(key, float(-place), 1) for place, key in enumerate(match.ask.keys)]
    now, before = perspective.settled(), perspective.settled() - 1

    assert planned(ideas, Planned(now, perspective.unsettled(), (last,)), perspective)[0].key == last.key
    assert planned(ideas, Planned(before, perspective.unsettled(), (last,)), perspective) == ideas
