"""OpenSpiel: every game as a Python game, ``igroteka_<game>``, with luck drawn inside the state.

The luck to come is part of a state: clones and serialised states go on alike. ``resample_from_infostate`` gives a
world that fits what a player knows, with luck of its own. Import this module to register the games.
"""

from functools import cached_property
from random import Random
from secrets import randbits
from typing import ClassVar, Final, NamedTuple

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from igroteka.games import find_game, known_games
from igroteka.kernel.ask import Seat, sees
from igroteka.kernel.encoding import state_hash
from igroteka.kernel.game import SetupError
from igroteka.kernel.luck import Luck
from igroteka.lab.codec import codec
from igroteka.lab.episode import Episode

SEED_BITS: Final = 62
NOBODY: Final = -1
LONGEST: Final = 100_000  # decisions; more than any match takes


def kind_of(game_id: str) -> "pyspiel.GameType":
    """How OpenSpiel sees a game."""
    game = find_game(game_id)
    seats = [count for mode in game.modes for count in mode.seats]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"igroteka_{game_id}",
        long_name=f"Igroteka {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "mode": "", "options": "", "seed": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's types are not looked at
    """A game. Its parameters: players, mode, options ("name:value;name:value"), and a seed (0: any).

    An equals sign in place of the colon is understood too, but not by OpenSpiel where a game is written as a string.
    """

    game_id: ClassVar[str]

    def __init__(self, params: dict[str, int | str] | None = None) -> None:
        game, given = find_game(self.game_id), params or {}
        written = str(given.get("options") or "").replace("=", ":")
        options = parsed(written)
        mode, players = str(given.get("mode") or "") or None, int(given.get("players") or 0) or None
        self.setup = game.valid(mode, players, options)
        seed = int(given.get("seed") or 0)
        self._seeds = Random(seed or randbits(SEED_BITS))  # noqa: S311  # a game, not a secret
        self._unused: list[int] = []
        info = pyspiel.GameInfo(
            num_distinct_actions=len(codec(game).actions),
            max_chance_outcomes=0,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(self.game_id), info, {**given, "options": written})

    def new_initial_state(self) -> "SpielState":
        """The start of another match. OpenSpiel calls this for each clone too, and then puts a copied match in."""
        return SpielState(self, Start(self, self._unused.pop() if self._unused else self._seeds.getrandbits(SEED_BITS)))

    def begin(self, seed: int) -> "Episode":  # type: ignore[type-arg]  # of any state and box
        """A match with luck from a seed."""
        return Episode(find_game(self.game_id), self.setup, seed)

    def return_seed(self, seed: int) -> None:
        """A seed that no match used: the next one gets it."""
        self._unused.append(seed)

    def make_py_observer(self, iig_obs_type: object = None, params: dict[str, object] | None = None) -> "SpielObserver":
        """What players observe."""
        if params:
            raise SetupError(f"an observer has no parameters, not {', '.join(params)}")
        return SpielObserver(self.game_id)


class Start:
    """A match that is dealt when somebody looks at it; one that nobody looked at gives its seed back."""

    def __init__(self, game: SpielGame, seed: int) -> None:
        self._game, self._seed = game, seed

    @cached_property
    def episode(self) -> "Episode":  # type: ignore[type-arg]  # of any state and box
        return self._game.begin(self._seed)

    def discard(self) -> None:
        """Another match takes its place."""
        if "episode" not in self.__dict__:
            self._game.return_seed(self._seed)

    def __deepcopy__(self, memo: dict[int, object]) -> "Dealt":
        return Dealt(self.episode.clone())

    def __reduce__(self) -> "tuple[type[Dealt], tuple[Episode]]":  # type: ignore[type-arg]
        return Dealt, (self.episode,)


class Dealt(NamedTuple):
    """A match that goes on."""

    episode: "Episode"  # type: ignore[type-arg]  # of any state and box


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match; the luck to come is part of it."""

    def __init__(self, game: SpielGame, start: Start | Dealt) -> None:
        super().__init__(game)
        self.start = start
        self.secret = b""  # of each action of the history: 1 if its player alone saw it
        self._moved_for = NOBODY  # whose action is put into the history without being taken again

    def __setattr__(self, name: str, value: object) -> None:
        """OpenSpiel clones a state by setting what it holds: the match that was not needed gives way."""
        before = self.__dict__.get(name)
        if isinstance(before, Start):
            before.discard()
        super().__setattr__(name, value)

    @property
    def episode(self) -> "Episode":  # type: ignore[type-arg]  # of any state and box
        """The match in numbers."""
        return self.start.episode

    def observation_tensor(self, player: Seat | None = None) -> NDArray[np.float32]:
        """What a player observes, as an array: the list that OpenSpiel's own games give takes longer than observing."""
        seat = self.current_player() if player is None else player
        return self.episode.observe(seat).astype(np.float32)

    def current_player(self) -> int:
        """The asked player; if several choose at once, the first."""
        if self._moved_for != NOBODY:
            return self._moved_for
        ask = self.episode.match.ask
        return ask.seat if ask else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.episode.legal(player)

    def _apply_action(self, action: int) -> None:
        if self._moved_for == NOBODY:
            player = self.current_player()
            secret = self.episode.match.asked(player).topic.secret
            self.episode.act(player, action)
            self.secret += bytes([secret])

    def _action_to_string(self, player: Seat, action: int) -> str:
        return " ".join(self.episode.codec.actions[action])

    def is_terminal(self) -> bool:
        return self.episode.over

    def returns(self) -> list[float]:
        return list(self.episode.returns())

    def resample_from_infostate(self, player: Seat, probability_sampler: object = None) -> "SpielState":
        """A state in a world the player can't tell apart. Its history holds only what the player saw done.

        The sampler is a function that gives numbers from 0 to 1, as in OpenSpiel's own games.
        """
        draw = probability_sampler() if callable(probability_sampler) else Random().random()  # noqa: S311
        game = self.get_game()
        other = SpielState(game, Dealt(self.episode.elsewhere(player, Luck(int(draw * 2**53)))))
        history = self.full_history()
        shown = len(history) - len(self.episode.match.open)  # nobody sees another's choice before all are in
        for at, (each, secret) in enumerate(zip(history, self.secret, strict=True)):
            if each.player == player or (at < shown and not secret):
                other.tell(each.player, each.action, secret)
        return other

    def tell(self, player: Seat, action: int, secret: int) -> None:
        """Add an action to the history without taking it again."""
        self._moved_for = player
        self.apply_action(action)
        self._moved_for = NOBODY
        self.secret += bytes([secret])

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return restored, (str(self.get_game()), self.serialize())

    def __str__(self) -> str:
        match = self.episode.match
        asked = f"{match.ask.seat} {match.ask.topic.name}" if match.ask else "over"
        return f"{match.game.id} {match.revision} {asked} {state_hash(match.state)}"


class SpielObserver:
    """What a player observes: the columns of the lab's observations, and the view as text."""

    def __init__(self, game_id: str) -> None:
        self.tensor = np.zeros(len(codec(find_game(game_id)).columns), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Fill the tensor."""
        self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Everything the player knows (perfect recall): the view, its question, and the recent answers it saw."""
        match = state.episode.match
        _, answers, _ = match.segment()
        lately = [(each.seat, each.key) for each in answers if _saw(each in match.open, each.seat, each.seen, player)]
        own = state.episode.asked(player)
        question = (own.topic.name, own.about, own.keys) if own else None
        return msgspec.json.encode((player, question, lately, match.view(player).known)).decode()


def restored(game: str, state: str) -> SpielState:
    """The pickled state. OpenSpiel's own way would ask the game for a generator, but luck is in the state."""
    found: SpielState = pyspiel.load_game(game).deserialize_state(state)
    return found


def _saw(is_open: bool, seat: Seat, seen: int, player: Seat) -> bool:
    """Whether a player saw a choice: nobody sees another's before all are in."""
    return seat == player if is_open else sees(seen, player)


def parsed(options: str) -> dict[str, str]:
    """Options written as "name:value;name:value"."""
    found: dict[str, str] = {}
    for each in filter(None, options.split(";")):
        name, colon, value = each.partition(":")
        if not colon:
            raise SetupError(f"options are given as name:value;name:value, not {options!r}")
        found[name] = value
    return found


for _game_id in known_games():
    pyspiel.register_game(kind_of(_game_id), type(f"Spiel_{_game_id}", (SpielGame,), {"game_id": _game_id}))
