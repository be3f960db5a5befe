"""A policy in a file: the probability of each legal action from an encoded observation.

It is small, needs NumPy only, and plays wherever a bot does: ``igroteka arena ryozen --bots policy:FILE,greedy``, or
``SeatEnv("ryozen", bots="policy:FILE")``.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from igroteka.bots.random import Perspective, bots_luck
from igroteka.games import AnyGame, find_game
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.lab.codec import Mask, Numbers, codec
from igroteka.lab.encoder import Encoder, Floats

REACH: Final = 1_000_000  # equal steps of probability among which a bot's luck draws


class Policy:
    """Weights of one game, and where they are kept: a linear function, or one over a layer of hidden units."""

    def __init__(self, game: AnyGame, weights: Floats | None = None, hidden: Floats | None = None) -> None:
        self.game: Final = game
        self.numbers: Final = codec(game)
        self.encoder: Final = Encoder(self.numbers)
        self.hidden: Final = hidden  # the weights of the units; the last row is for every position
        width = self.encoder.width if hidden is None else hidden.shape[1]
        shape = (width + 1, len(self.numbers.actions))
        self.weights = np.zeros(shape, np.float32) if weights is None else weights
        if self.weights.shape != shape or (hidden is not None and len(hidden) != self.encoder.width + 1):
            raise ValueError(f"a policy for {self.numbers.space} has weights {shape}, not {self.weights.shape}")

    def features(self, encoded: Floats) -> Floats:
        """What the actions are weighed by: the encoded observations, or the hidden units."""
        if self.hidden is None:
            return encoded
        units: Floats = np.maximum(encoded @ self.hidden[:-1] + self.hidden[-1], 0)
        return units

    def chances(self, features: Floats, masks: Mask) -> Floats:
        """The probability of each action, 0 for the illegal ones."""
        values = np.where(masks > 0, features @ self.weights[:-1] + self.weights[-1], -np.inf)
        chances = np.exp(values - values.max(axis=-1, keepdims=True))
        shares: Floats = chances / chances.sum(axis=-1, keepdims=True)
        return shares

    def probabilities(self, rows: Numbers, masks: Mask) -> Floats:
        """The same from observations, for many at once."""
        return self.chances(self.features(self.encoder(rows)), masks)

    def shares(self, row: Numbers, actions: Sequence[int]) -> Floats:
        """The probabilities of these actions alone, from one observation; much faster than for all."""
        numbers, ones = self.encoder.sparse(row)
        weights = self.weights[:, actions]
        first = weights if self.hidden is None else self.hidden
        values = numbers @ first[: len(numbers)] + first[ones].sum(axis=0) + first[-1]
        if self.hidden is not None:
            values = np.maximum(values, 0) @ weights[:-1] + weights[-1]
        chances = np.exp(values - values.max())
        shares: Floats = chances / chances.sum()
        return shares

    def sharpened(self, times: float) -> "Policy":
        """A policy that prefers the same actions, this many times as decidedly."""
        return Policy(self.game, self.weights * np.float32(times), self.hidden)

    def save(self, path: Path) -> None:
        """Write the weights, with the game and its rules version."""
        layers = {"weights": self.weights} if self.hidden is None else {"weights": self.weights, "hidden": self.hidden}
        np.savez_compressed(path, game=self.game.id, version=self.game.version, **layers)  # type: ignore[arg-type]

    def __reduce__(self) -> tuple[object, tuple[str, Floats, Floats | None]]:
        return _again, (self.game.id, self.weights, self.hidden)

    @classmethod
    def load(cls, path: Path) -> "Policy":
        """Read what was saved."""
        with np.load(path, allow_pickle=False) as kept:
            game = find_game(str(kept["game"]))
            if int(kept["version"]) != game.version:
                raise ValueError(f"{path} is for rules version {kept['version']}, and these are {game.version}")
            return cls(game, kept["weights"], kept.get("hidden"))


def _again(game: str, weights: Floats, hidden: Floats | None) -> Policy:
    """A policy that was pickled."""
    return Policy(find_game(game), weights, hidden)


class PolicyBot:
    """Draws an action with the policy's probabilities."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self._policy = policy
        self._luck = bots_luck(seed)
        self._sheet = policy.numbers.sheet()

    def __getstate__(self) -> tuple[Policy, Luck]:
        return self._policy, self._luck

    def __setstate__(self, kept: tuple[Policy, Luck]) -> None:
        self._policy, self._luck = kept
        self._sheet = self._policy.numbers.sheet()

    def choose(self, perspective: Perspective[S, B]) -> int:
        numbers, ask = self._policy.numbers, perspective.ask
        if len(ask.options) == 1:
            return 0
        row = numbers.seen(perspective.view(), ask, perspective.setup.seats, self._sheet)
        shares = self._policy.shares(row, [numbers.action(ask, key) for key in ask.keys])
        drawn = self._luck.fresh(REACH) / REACH
        at = int(np.searchsorted(np.cumsum(shares), drawn, side="right"))
        return min(at, len(shares) - 1)


def policy_bot(file: str, seed: int) -> PolicyBot:
    """The bot ``policy:FILE``; the file is read again only after it has changed."""
    path = Path(file)
    return PolicyBot(_loaded(path, path.stat().st_mtime_ns), seed)


@lru_cache(8)
def _loaded(path: Path, changed_ns: int) -> Policy:
    return Policy.load(path)
