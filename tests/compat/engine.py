"""Everything the comparison imports from the engine: if something moves, only this module changes."""

from typing import Any, TypeAlias

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.ask import Ask, Refused
from igroteka.kernel.game import Game
from igroteka.kernel.luck import Luck, LuckError
from igroteka.kernel.match import Match

__all__ = ["GAMES", "AnyGame", "AnyMatch", "Ask", "Luck", "LuckError", "Match", "Refused", "find_game"]

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]
GAMES = ("reference", *REGISTRY)
