"""Gymnasium: one seat learns, bots sit at the others.

Import this module to register an environment for every game and mode: ``gymnasium.make("igroteka/Ryozen-v0")``.
"""

import pickle
from collections.abc import Sequence
from copy import copy
from typing import Final, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from igroteka.bots import Bot, Perspective, bot
from igroteka.content.components import Components
from igroteka.games import find_game, known_games
from igroteka.kernel.ask import Refused, Seat
from igroteka.kernel.game import Game, SetupError
from igroteka.lab.codec import Mask, codec
from igroteka.lab.episode import RENDERS, Episode, Reward
from igroteka.lab.raster import Pixels
from igroteka.lab.spaces import Observation, observation_space, seen

SEEDS: Final = 2**62
ILLEGAL: Final = -1.0  # the reward of an illegal action, which ends the episode


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat of a match. An illegal action loses the episode; ``info["refused"]`` says what was wrong with it."""

    metadata = {"render_modes": list(RENDERS), "render_fps": 2}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        players: int | None = None,
        options: dict[str, str] | None = None,
        *,
        seat: Seat = 0,
        bots: str | Sequence[str] = "random",
        reward: Reward = "win",
        render_mode: str | None = None,
        box: Components | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDERS:
            raise SetupError(f"a render mode is one of {', '.join(RENDERS)}, not {render_mode!r}")
        self._game, self._box = game, box
        self.setup = self.game.valid(mode, players, options or {})
        if seat not in range(self.setup.seats):
            raise SetupError(f"there is no seat {seat}; the seats are 0 to {self.setup.seats - 1}")
        self.seat = seat
        self.names = line_up(bots, self.setup.seats - 1)
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.observation_space = observation_space(codec(self.game))  # type: ignore[assignment]  # a dict of such
        self.action_space = spaces.Discrete(len(codec(self.game).actions))

    @property
    def game(self) -> Game:  # type: ignore[type-arg]  # of any state and box
        """The game, with its own values or those of a custom box."""
        return find_game(self._game) if self._box is None else find_game(self._game).with_box(self._box)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Begin another match and play it to the seat's first question."""
        self.begin(seed)
        return seen(self.episode, self.seat), {}

    def begin(self, seed: int | None) -> None:
        """The same without an observation."""
        super().reset(seed=seed)
        self.episode = Episode(self.game, self.setup, self._seed(), self.reward)
        others = [other for other in range(self.setup.seats) if other != self.seat]
        self.bots: dict[Seat, Bot] = {
            other: bot(name, self._seed()) for other, name in zip(others, self.names, strict=True)
        }
        self._play_on()
        self._paid = self.episode.returns()[self.seat]

    def _seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def step(self, action: np.int64) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, object]]:
        """Answer the seat's question; then the bots play on to its next one, or the end."""
        try:
            reward = self.act(int(action))
        except Refused as refused:
            return seen(self.episode, self.seat), ILLEGAL, True, False, {"refused": str(refused)}
        return seen(self.episode, self.seat), reward, self.episode.over, False, {}

    def act(self, action: int) -> float:
        """The same without an observation; the reward. An illegal action is refused."""
        self.episode.act(self.seat, action)
        self._play_on()
        paid, self._paid = self._paid, self.episode.returns()[self.seat]
        return self._paid - paid

    def _play_on(self) -> None:
        match = self.episode.match
        while not match.result and self.episode.asked(self.seat) is None:
            other = match.asks[0].seat
            match.answer(self.bots[other].choose(Perspective(match, other)), other)
        if self.render_mode == "human":
            self.render()

    def action_masks(self) -> Mask:
        """1 for each action that may be taken now."""
        return self.episode.mask(self.seat)

    def clone(self, seed: int | None = None) -> "SeatEnv":
        """An independent copy at the same point, with the same luck to come, or with its own from a seed."""
        other = copy(self)
        other.episode = self.episode.clone(seed)
        other.bots, other.np_random = pickle.loads(pickle.dumps((self.bots, self.np_random)))  # noqa: S301  # our own
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> "SeatEnv":
        return self.clone()

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it: an array of pixels, an SVG document, text, or text on the screen."""
        return self.episode.render(self.render_mode, self.seat)


def line_up(bots: str | Sequence[str], others: int) -> tuple[str, ...]:
    """The bots of the other seats, in order: one for all, or one each."""
    names = (bots,) * others if isinstance(bots, str) else tuple(bots)
    if len(names) != others:
        raise SetupError(f"give one bot for all other seats or {others}, not {len(names)}")
    for name in names:
        bot(name, 0)
    return names


def env_name(game_id: str, mode: str = "") -> str:
    """Its name: ``igroteka/Ryozen-v0`` for a game's first mode, ``igroteka/Ryozen-solo-v0`` for another."""
    words = "".join(word.capitalize() for word in game_id.split("_"))
    return f"igroteka/{words}-{mode}-v0" if mode else f"igroteka/{words}-v0"


for _game_id in known_games():
    for _at, _mode in enumerate(find_game(_game_id).modes):
        gymnasium.register(
            env_name(_game_id, _mode.name if _at else ""),
            f"{__name__}:SeatEnv",
            kwargs={"game": _game_id, "mode": _mode.name},
        )
