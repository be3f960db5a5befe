"""How fast learning programs step, compared with the bare rules: .venv/bin/python bench/lab.py [GAME…] [--seconds 3]

One core, uniformly random legal play, steps per second of processor time, all in one run:

- runs and matches: the rules without memory, and with it;
- pettingzoo: an environment with observation and mask at every step;
- gymnasium: a seat among random bots; beside it among greedy ones, and among those of a policy in a file;
- together: sixteen seats among random bots, stepped together;
- openspiel, tensors: its states, and the same with an observation tensor at every step (if OpenSpiel is installed);
- mcts: iterations of OpenSpiel's own Python search, with a random rollout each.

Then, in microseconds in the middle of a match: a clone, a view, an observation, and its encoding.
"""

import argparse
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numpy as np

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.lab.aec import TableEnv
from igroteka.lab.codec import codec
from igroteka.lab.encoder import Encoder
from igroteka.lab.gym import SeatEnv
from igroteka.lab.policy import Policy
from igroteka.lab.vector import vector

TOGETHER = 16
BATCH = 50  # steps between two looks at the clock
MIDDLE = 60  # answers until the position of which parts are measured
UNITS = 64  # hidden ones of the policy
SEARCHED = 10  # iterations of the search for each action


def most_seats(game_id: str) -> int:
    return max(find_game(game_id).modes[0].seats)


def runs(game_id: str) -> Iterator[None]:
    """Every step of one match after another, without memory."""
    game, luck = find_game(game_id), Random(1)
    setup = game.valid(None, most_seats(game_id), {})
    for seed in range(1_000_000):
        run = Run(game, game.start(setup, game.box), Luck(seed))
        run.start()
        while run.ask:
            run.step(luck.randrange(len(run.ask.options)), run.ask.seat)
            yield


def matches(game_id: str) -> Iterator[None]:
    """The same with memory."""
    game, luck = find_game(game_id), Random(1)
    setup = game.valid(None, most_seats(game_id), {})
    for seed in range(1_000_000):
        match = Match(game, setup, Luck(seed))
        while match.ask:
            match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
            yield


def pettingzoo(game_id: str) -> Iterator[None]:
    """All seats as agents."""
    env, luck = TableEnv(game_id, players=most_seats(game_id)), Random(1)
    for seed in range(1_000_000):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            legal = seen["action_mask"].nonzero()[0]
            env.step(None if over else int(legal[luck.randrange(len(legal))]))
            yield


def gymnasium(game_id: str, bots: str = "random") -> Iterator[None]:
    """One seat; its steps include those of the bots."""
    env, luck = SeatEnv(game_id, players=most_seats(game_id), bots=bots), Random(1)
    for seed in range(1_000_000):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            legal = seen["action_mask"].nonzero()[0]
            seen, _, over, _, _ = env.step(legal[luck.randrange(len(legal))])
            yield


def greedy(game_id: str) -> Iterator[None]:
    """The same among bots that look one answer ahead in one world."""
    yield from gymnasium(game_id, "greedy:1")


def policy(game_id: str) -> Iterator[None]:
    """The same among bots with a policy of random weights."""
    empty, draw = Policy(find_game(game_id)), np.random.default_rng(1)
    hidden = draw.normal(0, 0.05, (empty.encoder.width + 1, UNITS)).astype(np.float32)
    weights = draw.normal(0, 0.05, (UNITS + 1, len(empty.numbers.actions))).astype(np.float32)
    with TemporaryDirectory() as folder:
        file = Path(folder, "policy.npz")
        Policy(empty.game, weights, hidden).save(file)
        yield from gymnasium(game_id, f"policy:{file}")


def together(game_id: str) -> Iterator[None]:
    """Sixteen such seats; a step of each counts."""
    envs, luck = vector(TOGETHER, game_id, players=most_seats(game_id)), Random(1)
    seen, _ = envs.reset(seed=1)
    while True:
        legal = [mask.nonzero()[0] for mask in seen["action_mask"]]
        seen, *_ = envs.step(np.array([each[luck.randrange(len(each))] if len(each) else 0 for each in legal]))
        yield from (None,) * TOGETHER


def spiel_game(game_id: str) -> Any:
    import pyspiel

    import igroteka.lab.spiel  # noqa: F401  # registers the games

    return pyspiel.load_game(f"igroteka_{game_id}", {"players": most_seats(game_id), "seed": 1})


def openspiel(game_id: str, observed: bool = False) -> Iterator[None]:
    """States of OpenSpiel."""
    game, luck = spiel_game(game_id), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if observed:
                state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[luck.randrange(len(legal))])
            yield


def tensors(game_id: str) -> Iterator[None]:
    """The same, observed at every step."""
    yield from openspiel(game_id, observed=True)


def mcts(game_id: str) -> Iterator[None]:
    """Iterations of OpenSpiel's Python search at the beginning of a match; the search is told the true state."""
    from open_spiel.python.algorithms import mcts as search

    game, luck = spiel_game(game_id), np.random.RandomState(1)
    bot = search.MCTSBot(game, 2.0, SEARCHED, search.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    while True:
        bot.mcts_search(state)
        yield from (None,) * SEARCHED


WAYS: tuple[Callable[[str], Iterator[None]], ...] = (
    runs, matches, pettingzoo, gymnasium, greedy, policy, together, openspiel, tensors, mcts
)  # fmt: skip
NEED_SPIEL = (openspiel, tensors, mcts)


def rate(steps: Iterator[object], seconds: float) -> float:
    """Steps per second of processor time."""
    next(steps)
    done, began = 0, process_time()
    while process_time() - began < seconds:
        done += sum(1 for _ in islice(steps, BATCH))
    return done / (process_time() - began)


def parts(game_id: str) -> dict[str, Callable[[], object]]:
    """What is done at a position in the middle of a match."""
    numbers, luck = codec(find_game(game_id)), Random(1)
    match = Match(numbers.game, numbers.game.setup(None, most_seats(game_id)), Luck(1))
    for _ in range(MIDDLE):
        if match.ask:
            match.answer(luck.randrange(len(match.ask.options)), match.ask.seat)
    encoder, row = Encoder(numbers), numbers.observe(match, 0)
    return {
        "clone": lambda: match.clone(Luck(2)),
        "view": lambda: match.view(0),
        "observation": lambda: numbers.observe(match, 0),
        "encoding": lambda: encoder(row),
    }


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """Processor time of one call."""
    return 1e6 / rate((work() for _ in count()), seconds)


def main() -> None:
    """Print two tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(REGISTRY))
    parser.add_argument("--seconds", type=float, default=3)
    asked = parser.parse_args()
    ways = [way for way in WAYS if find_spec("pyspiel") or way not in NEED_SPIEL]
    print("| game, seats |", " | ".join(way.__name__ for way in ways), "|")
    print("|---|" + "---|" * len(ways))
    for game_id in asked.games:
        rates = [rate(way(game_id), asked.seconds) for way in ways]
        print(f"| {game_id}, {most_seats(game_id)} |", " | ".join(f"{each:,.0f}" for each in rates), "|", flush=True)
    print("\n| game, µs |", " | ".join(parts(asked.games[0])), "|")
    print("|---|---|---|---|---|")
    for game_id in asked.games:
        times = [microseconds(work, asked.seconds / 10) for work in parts(game_id).values()]
        print(f"| {game_id} |", " | ".join(f"{each:,.1f}" for each in times), "|", flush=True)


if __name__ == "__main__":
    main()
