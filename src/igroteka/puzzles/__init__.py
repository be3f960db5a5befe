"""Puzzles: positions from matches in which one answer is clearly best and the obvious one is not."""

from igroteka.puzzles.puzzle import Puzzle, opened, puzzle_of, puzzles_of

__all__ = ["Puzzle", "opened", "puzzle_of", "puzzles_of"]
