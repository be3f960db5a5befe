"""The spaces of observations, shared by the environments."""

from typing import TypedDict

import numpy as np
from gymnasium import spaces

from igroteka.content.components import B
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import S
from igroteka.lab.codec import Codec, Mask, Numbers
from igroteka.lab.episode import Episode


class Observation(TypedDict):
    """What an agent gets: everything its seat knows, and the legal actions."""

    observation: Numbers
    action_mask: Mask


def observation_space(numbers: Codec[S, B]) -> spaces.Dict:
    """The space of a game's observations: the same for all seats and modes."""
    low = np.array([each.low for each in numbers.described], np.int32)
    high = np.array([each.high for each in numbers.described], np.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (len(numbers.actions),), np.int8),
        }
    )


def seen(episode: Episode[S, B], seat: Seat) -> Observation:
    """What a seat observes now."""
    return {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}
