"""What the tests of a game's short log lines share: players, pictures, and the events of random matches."""

import re
from collections.abc import Iterable
from importlib.resources import files
from random import Random
from typing import Final

from igroteka.kernel.flow import B, Event, S
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

PLAYERS: Final = ("Ada", "Bob", "Cem", "Dag", "Eve")
SPRITE: Final = re.compile(r"\[(\w+)\]")  # how a line names a picture


def pictures(game: Game[S, B]) -> set[str]:
    """The names of a game's pictures."""
    folder = files(f"igroteka.games.{game.id}") / "art"
    return {each.name.partition(".")[0] for each in folder.iterdir()}


def random_events(game: Game[S, B], setups: Iterable[Setup]) -> list[Event]:
    """What happens in a random match of each set-up."""
    found = list[Event]()
    for seed, setup in enumerate(setups):
        luck, match = Random(seed), Match(game, setup, Luck(seed))
        while match.ask:
            match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
        found += match.events
    return found
