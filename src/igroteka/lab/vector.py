"""Many matches stepped together, in this process or in others: all observations and masks in one array each."""

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from igroteka.kernel.ask import Refused, Seat
from igroteka.lab.codec import codec
from igroteka.lab.episode import Reward
from igroteka.lab.gym import ILLEGAL, SeatEnv
from igroteka.lab.spaces import Observation

Numbers: TypeAlias = NDArray[Any]  # actions, rewards or flags, one for each match


class Batch(VectorEnv[Observation, Numbers, Numbers]):
    """Environments of one game that step together. A match that is over begins anew at the next step.

    Every call returns arrays of its own, so that a program may keep them.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(self, environments: Sequence[SeatEnv]) -> None:
        self.environments = tuple(environments)
        self.num_envs = len(self.environments)
        first = self.environments[0]
        self.single_observation_space = first.observation_space
        self.single_action_space = first.action_space
        self.observation_space = batch_space(first.observation_space, self.num_envs)
        self.action_space = batch_space(first.action_space, self.num_envs)
        numbers = codec(first.game)
        self._columns, self._actions = len(numbers.columns), len(numbers.actions)
        self._over = np.zeros(self.num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches; one seed gives each its own by counting up."""
        if isinstance(seed, int) or seed is None:
            seed = [None if seed is None else seed + at for at in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"give one seed or {self.num_envs}, not {len(seed)}")
        for each, its_seed in zip(self.environments, seed, strict=True):
            each.begin(its_seed)
        self._over[:] = False
        return self._seen(), {}

    def step(self, actions: Numbers) -> tuple[Observation, Numbers, Numbers, Numbers, dict[str, Any]]:
        """One action for each match; that of a match which begins anew is not looked at."""
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        refused: dict[int, str] = {}
        for at, (each, action) in enumerate(zip(self.environments, actions.tolist(), strict=True)):
            if self._over[at]:
                each.begin(None)
                continue
            try:
                rewards[at] = each.act(action)
                over[at] = each.episode.over
            except Refused as error:
                rewards[at], over[at], refused[at] = ILLEGAL, True, str(error)
        self._over = over
        return self._seen(), rewards, over.copy(), np.zeros(self.num_envs, np.bool_), self._told(refused)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that may be taken now, a row for each match."""
        return np.stack([each.action_masks() for each in self.environments])

    def _seen(self) -> Observation:
        numbers = np.empty((self.num_envs, self._columns), np.int32)
        masks = np.zeros((self.num_envs, self._actions), np.int8)
        for at, each in enumerate(self.environments):
            each.episode.observe_into(numbers[at], each.seat)
            each.episode.mask_into(masks[at], each.seat)
        return {"observation": numbers, "action_mask": masks}

    def _told(self, refused: dict[int, str]) -> dict[str, Any]:
        if not refused:
            return {}
        words = np.array([refused.get(at, "") for at in range(self.num_envs)], object)
        return {"refused": words, "_refused": words != ""}


def vector(
    count: int,
    game: str,
    mode: str | None = None,
    players: int | None = None,
    options: dict[str, str] | None = None,
    *,
    processes: bool = False,
    seat: Seat = 0,
    bots: str | Sequence[str] = "random",
    reward: Reward = "win",
) -> VectorEnv[Observation, np.ndarray, np.ndarray]:
    """Environments that step together: all in this process, or each in a process of its own."""
    make = partial(SeatEnv, game, mode, players, options, seat=seat, bots=bots, reward=reward)
    make()  # a mistake in the arguments is told here, not by a process
    if processes:
        return AsyncVectorEnv([make] * count, context="forkserver")
    return Batch([make() for _ in range(count)])
