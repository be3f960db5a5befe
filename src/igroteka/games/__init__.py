"""The finished games, by id."""

from importlib import import_module

from igroteka.kernel.game import Game

REGISTRY: dict[str, str] = {
    "bonfire": "igroteka.games.bonfire",
    "ryozen": "igroteka.games.ryozen",
    "candelabria": "igroteka.games.candelabria",
    "ghost_stories": "igroteka.games.ghost_stories",
}


def load(game_id: str) -> Game:  # type: ignore[type-arg]  # each game has its own state and box
    """The game with that id, imported on first use."""
    if game_id not in REGISTRY:
        known = ", ".join(sorted(REGISTRY)) or "none yet"
        raise LookupError(f"there is no game {game_id!r}; the games are: {known}")
    game: Game = import_module(REGISTRY[game_id]).GAME  # type: ignore[type-arg]
    return game
