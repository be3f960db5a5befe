"""The match a command is to start: game, mode, seats, options and component values."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from igroteka.content.components import override
from igroteka.games import REGISTRY, load
from igroteka.kernel.game import Game, Setup, SetupError

REFERENCE: Final = "reference"


def known_games() -> tuple[str, ...]:
    """The games of the table, and the reference game of tests and benchmarks."""
    return (*REGISTRY, REFERENCE)


def find(game_id: str, components: Path | None = None) -> Game:  # type: ignore[type-arg]  # of any state and box
    """The game with that id, with its own printed values or those of an edited file."""
    if game_id not in known_games():
        raise LookupError(f"there is no game {game_id!r}; the games are: {', '.join(known_games())}")
    if game_id == REFERENCE:
        from igroteka.testing.reference import GAME

        game: Game = GAME  # type: ignore[type-arg]
    else:
        game = load(game_id)
    return game.with_box(override(game.box, components)) if components else game


found = cache(find)
"""The same, remembered: for processes that play many matches of one game."""


@Parameter(name="*")
@dataclass(frozen=True)
class Chosen:
    """What every command that starts a match may be told."""

    mode: str | None = None
    """One of the game's modes; the first when not given."""

    players: int | None = None
    """Seats at the table; the most when not given."""

    option: Annotated[tuple[str, ...], Parameter(negative=())] = ()
    """An option of the mode as name=value; may be repeated."""

    components: Annotated[Path | None, Parameter(negative=())] = None
    """Your own printed values, from an edited `igroteka components GAME --export FILE`."""

    def game(self, game_id: str) -> Game:  # type: ignore[type-arg]
        return find(game_id, self.components)

    def text(self) -> str:
        """The text of one's own components, nothing if there are none: a match on another machine needs it."""
        return self.components.read_text("utf-8") if self.components else ""

    def options(self) -> dict[str, str]:
        """The options by name."""
        chosen: dict[str, str] = {}
        for each in self.option:
            name, equals, value = each.partition("=")
            if not equals:
                raise SetupError(f"an option is given as name=value, not {each!r}")
            chosen[name] = value
        return chosen

    def setup(self, game: Game) -> Setup:  # type: ignore[type-arg]
        """The set-up of one match."""
        return game.valid(self.mode, self.players, self.options())


def command(name: str, game: str, setup: Setup, components: Path | None, **more: int) -> str:
    """The command line that does the same again."""
    words = ["igroteka", name, game, "--mode", setup.mode, "--players", str(setup.seats)]
    for option, value in setup.options.items():
        words += ["--option", f"{option}={value}"]
    words += ["--components", str(components)] if components else []
    for flag, number in more.items():
        words += [f"--{flag.replace('_', '-')}", str(number)]
    return " ".join(words)
