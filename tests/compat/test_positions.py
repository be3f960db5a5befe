"""Matches saved by older code in the middle of every question are resumed as they were."""

import pytest

from igroteka.records.saving import resume
from tests.compat.engine import GAMES, AnyMatch, Luck, find_game
from tests.compat.positions import Position, asked, depths, positions, take_back
from tests.compat.saved import Offered
from tests.compat.trace import MOUNTAIN, WIDENED


def offers(now: dict[int, Offered], then: dict[int, Offered]) -> bool:
    """Whether every seat is asked the same, or is offered more by a corrected rule."""
    topics = {seat: each.topic for seat, each in then.items()}
    return {seat: each.topic for seat, each in now.items()} == topics and all(
        plain(now[seat]) == plain(each) or (each.topic in WIDENED and set(now[seat].keys) > set(each.keys))
        for seat, each in then.items()
    )


def plain(offered: Offered) -> list[str]:
    """The options without one that corrected rules offer more often."""
    return [key for key in offered.keys if key != MOUNTAIN]


def resumed(game: str, position: Position) -> AnyMatch:
    return resume(find_game(game), position.saved, Luck(position.name))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_asked_and_as_much_can_be_taken_back(game: str) -> None:
    for position in positions(game):
        match = resumed(game, position)

        assert offers(asked(match), position.asked), position.name
        assert depths(match) == position.undo, position.name


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_leads_to_what_was_asked_before(game: str) -> None:
    for position in positions(game):
        match = resumed(game, position)
        take_back(match)

        assert offers(asked(match), position.before), position.name
        assert depths(match) == {}, position.name


@pytest.mark.parametrize("game", GAMES)
def test_each_is_played_to_its_end(game: str) -> None:
    for position in positions(game):
        run, answers = resumed(game, position).rollout(Luck(position.name)), Luck(f"answers {position.name}")
        while run.ask:
            run.step(answers.fresh(len(run.ask.options)))

        assert run.result, position.name
