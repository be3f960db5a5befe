"""Matches of bots keep every promise too, and reach what random play never does."""

import pytest

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Setup
from igroteka.testing.conformance import check_match, observable

QUICK, THOROUGH = "easy", "greedy:1"
LOOK = 40  # one decision in this many is checked from all sides
MODES = [
    (name, find_game(name).setup(mode.name, min(mode.seats))) for name in REGISTRY for mode in find_game(name).modes
]


@pytest.mark.parametrize(("name", "setup"), MODES, ids=[f"{name}-{setup.mode}" for name, setup in MODES])
def test_bots_play_every_mode_to_its_end(name: str, setup: Setup, seed: int) -> None:
    visited: set[str] = set()

    tally = check_match(find_game(name), setup, seed, LOOK, QUICK, visited)

    assert tally.matches == 1
    assert visited <= observable(find_game(name))


def test_the_countdown_of_bonfire_is_reached() -> None:
    game, visited = find_game("bonfire"), set[str]()

    check_match(game, game.setup("base", 2), 3, LOOK, THOROUGH, visited)

    assert {"bonfire.countdown.stack", "bonfire.countdown.hand_over", "bonfire.countdown.token_to_box"} <= visited
