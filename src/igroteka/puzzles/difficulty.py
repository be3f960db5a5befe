"""Where a puzzle's rating starts: from how many bots of weaker levels miss it."""

from collections.abc import Sequence
from math import exp
from typing import Final

from igroteka.bots.levels import bot
from igroteka.bots.random import Perspective
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.match import Match
from igroteka.puzzles.turns import keys_of, turn_end, turn_of

SCALE: Final = 173.7178  # of Glicko-2
MIDDLE: Final = 1500.0
LEVELS: Final = {"random": 700, "easy": 1200, "normal": 1500, "search:200": 1700, "search:2000": 1900}
"""The strength that each bot stands for on the scale of the ratings."""
TRIES: Final = 5  # of each bot, with seeds of their own
LEAST, MOST = 600, 2400


def start_rating(match: Match[S, B], seat: Seat, best: tuple[str, ...], turn: bool = False) -> int:
    """The rating at which the bots would miss the puzzle, or the whole ``turn``, as often as they do."""
    solves = _plays if turn else _solves
    return rating_of(
        [(rating, solves(match, seat, name, seed, best)) for name, rating in LEVELS.items() for seed in seeds(name)]
    )


def rating_of(tries: Sequence[tuple[float, bool]]) -> int:
    """The rating at which players of these strengths would solve a puzzle as often as they did.

    One try more that succeeded and one that failed, at the middle of the scale, keep it finite.
    """
    seen = [*tries, (MIDDLE, True), (MIDDLE, False)]
    missed = sum(not solved for _, solved in seen)
    low, high = float(LEAST), float(MOST)
    while high - low > 1:
        rating = (low + high) / 2
        expected = sum(1 / (1 + exp((strength - rating) / SCALE)) for strength, _ in seen)
        low, high = (rating, high) if expected < missed else (low, rating)
    return round(low)


def seeds(name: str) -> range:
    """The seeds of a bot's tries; the largest search is tried less often."""
    return range(1, 1 + (TRIES if name != "search:2000" else 2))


def _solves(match: Match[S, B], seat: Seat, name: str, seed: int, best: tuple[str, ...]) -> bool:
    perspective = Perspective(match, seat)
    return perspective.ask.keys[bot(name, seed).choose(perspective)] in best


def _plays(match: Match[S, B], seat: Seat, name: str, seed: int, ends: tuple[str, ...]) -> bool:
    return turn_end(match, seat, keys_of(turn_of(match, seat, bot(name, seed)), seat)) in ends
