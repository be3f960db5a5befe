"""Games by id: the built-in ones, and those of packages installed beside Igroteka.

A package offers its game through the entry-point group ``igroteka.games``::

    [project.entry-points."igroteka.games"]
    mygame = "my_package:GAME"
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, TypeAlias

from igroteka.content.components import override
from igroteka.kernel.game import Game

AnyGame: TypeAlias = Game[Any, Any]  # each game has its own state and box

GROUP: Final = "igroteka.games"
REGISTRY: Final[dict[str, str]] = {
    "bonfire": "igroteka.games.bonfire",
    "ryozen": "igroteka.games.ryozen",
    "candelabria": "igroteka.games.candelabria",
    "ghost_stories": "igroteka.games.ghost_stories",
}
UNLISTED: Final[dict[str, str]] = {
    "reference": "igroteka.testing.reference",
    "starter": "igroteka.testing.starter",
}
"""Games for tests and benchmarks, which can be named but are not offered."""


class GameError(LookupError):
    """A game that is not there or cannot be used; the message says why."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The games of other packages. A built-in id cannot be taken over."""
    found = {each.name: each for each in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if name not in REGISTRY and name not in UNLISTED}


def listed_games() -> tuple[str, ...]:
    """The ids of the games that are offered to players."""
    return (*REGISTRY, *installed())


def usable_games() -> dict[str, AnyGame | GameError]:
    """The games that are offered; in place of one that cannot be loaded, the reason."""
    found: dict[str, AnyGame | GameError] = {}
    for game_id in listed_games():
        try:
            found[game_id] = find_game(game_id)
        except GameError as error:
            found[game_id] = error
    return found


def known_games() -> tuple[str, ...]:
    """The ids of all games, also of those for tests and benchmarks."""
    return (*listed_games(), *UNLISTED)


def find_game(game_id: str) -> AnyGame:
    """The game with that id, imported on first use."""
    place = REGISTRY.get(game_id) or UNLISTED.get(game_id)
    if place:
        game: AnyGame = import_module(place).GAME
        return game
    if game_id in installed():
        return _from_package(game_id)
    raise GameError(f"there is no game {game_id!r}; the games are: {', '.join(known_games())}")


def with_components(game: AnyGame, file: Path | None) -> AnyGame:
    """The game with the printed values of an edited component file, or with its own."""
    return game.with_box(override(game.box, file)) if file else game


@cache
def _from_package(game_id: str) -> AnyGame:
    """The game of an installed package, or an error that names the package."""
    entry = installed()[game_id]
    package = entry.dist.name if entry.dist else entry.module
    try:
        game = entry.load()
    except Exception as error:
        raise GameError(f"the game {game_id!r} of the package {package} cannot be loaded: {error!r}") from error
    if not isinstance(game, Game) or game.id != game_id:
        raise GameError(f"the package {package} offers {entry.value} as the game {game_id!r}, and it is another thing")
    return game
