"""PettingZoo: every seat is an agent, asked one question at a time."""

from secrets import randbits
from typing import Final, TypeAlias

from gymnasium import spaces
from pettingzoo import AECEnv

from igroteka.content.components import Components
from igroteka.games import find_game
from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Game, SetupError
from igroteka.lab.codec import Mask, Numbers, codec
from igroteka.lab.episode import RENDERS, Episode, Reward
from igroteka.lab.raster import Pixels
from igroteka.lab.spaces import Observation, observation_space, seen

SEED_BITS: Final = 62

Agent: TypeAlias = str


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match as a PettingZoo AEC environment. An illegal action is refused with an error and changes nothing."""

    metadata: Final = {
        "name": "igroteka_v1",
        "render_modes": list(RENDERS),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        players: int | None = None,
        options: dict[str, str] | None = None,
        *,
        reward: Reward = "win",
        render_mode: str | None = None,
        box: Components | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDERS:
            raise SetupError(f"a render mode is one of {', '.join(RENDERS)}, not {render_mode!r}")
        self._game, self._box = game, box
        self.setup = self.game.valid(mode, players, options or {})
        self.reward: Reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[Agent] = []
        numbers = codec(self.game)
        self.observation_spaces = {agent: observation_space(numbers) for agent in self.possible_agents}
        self.state_space = self.observation_spaces[self.possible_agents[0]]["observation"]
        self.action_spaces = {agent: spaces.Discrete(len(numbers.actions)) for agent in self.possible_agents}

    @property
    def game(self) -> Game:  # type: ignore[type-arg]  # of any state and box
        """The game, with its own values or those of a custom box."""
        return find_game(self._game) if self._box is None else find_game(self._game).with_box(self._box)

    def observation_space(self, agent: Agent) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin another match; without a seed it is random."""
        self.episode = Episode(self.game, self.setup, randbits(SEED_BITS) if seed is None else seed, self.reward)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, object]] = {agent: {} for agent in self.agents}
        self._returns = (0.0,) * self.setup.seats
        self._nothing = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self._next()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Agent) -> Observation:
        return seen(self.episode, self.seat(agent))

    def seat(self, agent: Agent) -> Seat:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def step(self, action: int | None) -> None:
        """Answer the question of the selected agent; an agent whose match is over steps with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and needs an action, not None")
        self.episode.act(self.seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._pay()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Set each agent's reward for the last answer."""
        returns = self.episode.returns()
        if returns == self._returns:
            self.rewards = self._nothing.copy()
            return
        self.rewards = {agent: returns[seat] - self._returns[seat] for seat, agent in enumerate(self.possible_agents)}
        self._returns = returns

    def _next(self) -> Agent:
        """The agent to act next; after the end the agents leave in turn."""
        ask = self.episode.match.ask
        return self.possible_agents[ask.seat] if ask else self.agents[0]

    def state(self) -> Numbers:
        """The full state, in the same columns as observations."""
        return self.episode.codec.everything(self.episode.match)

    def action_mask(self, agent: Agent) -> Mask:
        """1 for each action the agent may take now."""
        return self.episode.mask(self.seat(agent))

    def clone(self, seed: int | None = None) -> "TableEnv":
        """An independent copy at the same point, with the same luck to come, or with its own from a seed."""
        other = object.__new__(TableEnv)
        other.__dict__.update(self.__dict__)
        other.episode = self.episode.clone(seed)
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, dict(getattr(self, name)))
        return other

    def render(self) -> str | Pixels | None:
        """The table as an onlooker sees it: an array of pixels, an SVG document, text, or text on the screen."""
        return self.episode.render(self.render_mode, None)

    def close(self) -> None:
        """Nothing to close."""

    def __str__(self) -> str:
        return f"igroteka_{self.game.id}_v1"


def env(game: str, mode: str | None = None, players: int | None = None, **options: str) -> TableEnv:
    """A PettingZoo environment; further keyword arguments are options of the mode."""
    return TableEnv(game, mode, players, options)
