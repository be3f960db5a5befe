"""Ratings of players and puzzles by Glicko-2: a puzzle that is solved has lost against its player."""

from typing import Final, NamedTuple

LEAST_DEVIATION: Final = 45.0  # so that ratings keep moving


class Rating(NamedTuple):
    """A rating, how uncertain it is, and how steady results have been."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def start_of(rating: int) -> Rating:
    """A puzzle's rating before anybody has tried it: bots have."""
    return Rating(float(rating), 200.0)


def tried(player: Rating, puzzle: Rating, right: bool) -> tuple[Rating, Rating]:
    """Both ratings after an attempt."""
    return _after(player, puzzle, float(right)), _after(puzzle, player, float(not right))


def _after(one: Rating, other: Rating, score: float) -> Rating:
    from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating  # only rating needs it

    opponent = (rating_to_mu(other.rating), rd_to_phi(other.deviation), score)
    mu, phi, sigma = update_rating(rating_to_mu(one.rating), rd_to_phi(one.deviation), one.volatility, [opponent])
    return Rating(mu_to_rating(mu), max(phi_to_rd(phi), LEAST_DEVIATION), sigma)
