"""The puzzles that can be offered."""

from functools import cache

from igroteka.puzzles.puzzle import Puzzle, puzzles_of
from igroteka.table.catalogue import games


@cache
def playable(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that today's rules and components still fit."""
    rules = games.plain(game)
    return tuple(each for each in puzzles_of(game) if (each.version, each.box) == (rules.version, rules.box.digest))
