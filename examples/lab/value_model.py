"""Learn to foretell the outcome from self-play: a linear model on NumPy alone, tried on matches it has not seen."""

import numpy as np
from numpy.typing import NDArray

from igroteka.lab.codec import find
from igroteka.lab.dataset import arrays, self_play

Floats = NDArray[np.floating]


def decisions(game_id: str, seats: int, seeds: range) -> tuple[Floats, Floats]:
    """Observations and outcomes of matches in which a greedy bot meets random ones, at each seat in turn."""
    game = find(game_id)
    matches = []
    for seed in seeds:
        bots = ["random"] * seats
        bots[seed % seats] = "greedy:1"
        matches.append(self_play(game, game.setup(seats=seats), tuple(bots), seed))
    found = arrays(matches)
    return found["observations"].astype(float), found["outcomes"].astype(float)


def scaled(observations: Floats, mean: Floats, spread: Floats) -> Floats:
    """Columns with mean 0 and spread 1, and a column of ones."""
    columns = np.clip((observations - mean) / spread, -5, 5)
    return np.hstack([columns, np.ones((len(columns), 1))])


def fit(observations: Floats, outcomes: Floats, ridge: float) -> Floats:
    """Weights of least squares, kept small."""
    square = observations.T @ observations + ridge * np.eye(observations.shape[1])
    weights: Floats = np.linalg.solve(square, observations.T @ outcomes)
    return weights


def main(game_id: str = "ryozen", seats: int = 2, train: int = 40, test: int = 10, ridge: float = 3000.0) -> float:
    """How strongly the foretold and the true outcomes of new matches go together, from -1 to 1."""
    seen, outcomes = decisions(game_id, seats, range(train))
    mean, spread = seen.mean(axis=0), seen.std(axis=0) + 1e-6
    weights = fit(scaled(seen, mean, spread), outcomes, ridge)
    new, truth = decisions(game_id, seats, range(train, train + test))
    foretold = scaled(new, mean, spread) @ weights
    return float(np.corrcoef(foretold, truth)[0, 1])


if __name__ == "__main__":
    print(f"correlation on new matches: {main():.2f}")
