"""Scenes of random matches, for tests that inspect them."""

from collections.abc import Iterator
from random import Random

from igroteka.content.scene import Say
from igroteka.content.texts import Language, Texts
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match


def say(texts: Texts, lang: Language) -> Say:
    """The texts of a game in one language."""

    def said(message: str, /, **args: str | int) -> str:
        return texts.say(lang, message, **args)

    return said


def drawn() -> list[str]:
    """The games that have a scene."""
    return [game for game in REGISTRY if find_game(game).scene]


def moments(game: Game, setup: Setup, seed: int) -> Iterator[Match]:  # type: ignore[type-arg]  # every game has its own state
    """A random match, looked at now and then and at its end."""
    match, luck = Match(game, setup, Luck(seed)), Random(seed)
    while match.ask:
        if luck.random() < 0.04:
            yield match
        match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
    yield match
