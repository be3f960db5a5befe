"""The light bot: the best of a few variations, followed as long as they fit."""

from typing import Any

import pytest

from igroteka.bots import Perspective, bot
from igroteka.bots.light import LightBot
from igroteka.games import find_game
from igroteka.kernel.ask import Ask, Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.table.catalogue.games import known_games
from tests.kernel.toys import WHISPER, play, says, several, toy


def played(game_id: str, seed: int, bots: tuple[str, ...]) -> Match[Any, Any]:
    """A match of these bots."""
    game = find_game(game_id)
    mode = next(mode for mode in game.modes if len(bots) in mode.seats)
    match = Match(game, game.setup(mode.name, len(bots)), Luck(seed))
    players = [bot(name, seed * 10 + seat) for seat, name in enumerate(bots)]
    while match.ask:
        ask = match.ask
        match.answer(players[ask.seat].choose(Perspective(match, ask.seat)), ask.seat)
    return match


@pytest.mark.parametrize("game", known_games(reference=True))
def test_light_bots_play_to_the_end_and_alike_with_the_same_seed(game: str, seed: int) -> None:
    one, two = (played(game, seed, ("light", "light:1")) for _ in range(2))

    assert one.result
    assert one.log == two.log


def test_they_beat_random_ones() -> None:
    won = [played("ryozen", seed, ("light", "random")).result for seed in range(1, 5)]

    assert sum(result is not None and result.winners == (0,) for result in won) >= 3


def test_a_variation_is_followed_without_thinking_again() -> None:
    asked: list[Seat] = []

    def propose(run: Run[Any, Any], ask: Ask) -> int:
        asked.append(ask.seat)
        return len(ask.options) - 1

    light, match = LightBot(1, 2, propose), play(toy(several(says(0), says(0)), says(1)))
    for _ in range(2):
        match.answer(light.choose(Perspective(match, 0)), 0)

    assert (asked, {*match.state.notes}, light.gain) == ([0, 0, 0, 0], {"f"}, 0)


def test_it_thinks_again_when_it_is_told_to_forget() -> None:
    asked: list[Seat] = []

    def propose(run: Run[Any, Any], ask: Ask) -> int:
        asked.append(ask.seat)
        return 0

    light, match = LightBot(1, 1, propose), play(toy(several(says(0), says(0)), says(1)))
    match.answer(light.choose(Perspective(match, 0)), 0)
    light.forget()
    match.answer(light.choose(Perspective(match, 0)), 0)

    assert asked == [0, 0, 0]


def test_the_only_option_needs_no_thought() -> None:
    match = play(toy(says(0, "a", WHISPER)))

    assert LightBot(1).choose(Perspective(match, 0)) == 0
