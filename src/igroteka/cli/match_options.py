"""Options of commands that start a match: game, mode, seats, options and component values."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from igroteka.games import AnyGame, find_game, with_components
from igroteka.kernel.game import Setup, SetupError


def find(game_id: str, components: Path | None = None) -> AnyGame:
    """The game with that id, with its own printed values or those of an edited file."""
    return with_components(find_game(game_id), components)


found = cache(find)
"""The same, cached: for processes that play many matches of one game."""


@Parameter(name="*")
@dataclass(frozen=True)
class MatchOptions:
    """The options shared by all commands that start a match."""

    mode: str | None = None
    """One of the game's modes; if none is given, the first for that number of seats."""

    players: int | None = None
    """Seats at the table; by default the most."""

    option: Annotated[tuple[str, ...], Parameter(negative=())] = ()
    """An option of the mode as name=value; may be repeated."""

    components: Annotated[Path | None, Parameter(negative=())] = None
    """Your own printed values, from an edited `igroteka components GAME --export FILE`."""

    def game(self, game_id: str) -> AnyGame:
        return find(game_id, self.components)

    def text(self) -> str:
        """The text of the custom component file, "" if there is none; matches on other machines need it."""
        return self.components.read_text("utf-8") if self.components else ""

    def options(self) -> dict[str, str]:
        """The options by name."""
        values: dict[str, str] = {}
        for each in self.option:
            name, equals, value = each.partition("=")
            if not equals:
                raise SetupError(f"an option is given as name=value, not {each!r}")
            values[name] = value
        return values

    def setup(self, game: AnyGame, seated: int | None = None) -> Setup:
        """The set-up of one match; if the number of players is not given, with ``seated`` seats."""
        players = seated if self.players is None else self.players
        fitting = (mode.name for mode in game.modes if players in mode.seats)
        mode = self.mode if self.mode is not None or players is None else next(fitting, None)
        return game.valid(mode, players, self.options())
