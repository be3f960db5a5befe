"""Matches in worlds a seat cannot tell apart."""

import pytest

from igroteka.bots.random import bots_luck
from igroteka.games import find_game
from igroteka.kernel.encoding import encode, state_hash
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.lab.worlds import another

SEED = 21


@pytest.mark.parametrize("game_id", ["reference", "candelabria"])
def test_another_world_looks_the_same_to_the_seat(game_id: str) -> None:
    game = find_game(game_id)
    match, luck, hashes = Match(game, game.setup(), Luck(SEED)), bots_luck(SEED), set()
    for turn in range(60):
        if match.ask is None:
            break
        seat = match.ask.seat
        other = another(match, seat, Luck(turn))
        assert other.asked(seat).keys == match.asked(seat).keys, f"seed {SEED}"
        assert encode(other.view(seat).known) == encode(match.view(seat).known), f"seed {SEED}"
        hashes.add(state_hash(other.state) == state_hash(match.state))
        match.answer(luck.fresh(len(match.ask.options)), seat)

    assert False in hashes
