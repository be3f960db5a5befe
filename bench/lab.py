"""How fast learning programs step, compared with the bare rules: .venv/bin/python bench/lab.py [GAME…] [--seconds 3]

One core, uniformly random legal play, steps per second of processor time, all in one run: a run without memory, a
match, a PettingZoo environment (observation and mask at every step), a Gymnasium seat among random bots, and sixteen
such seats stepped together.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from time import process_time

import numpy as np

from igroteka.games import REGISTRY, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run
from igroteka.lab.aec import TableEnv
from igroteka.lab.gym import SeatEnv
from igroteka.lab.vector import vector

TOGETHER = 16
BATCH = 50  # steps between two looks at the clock


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


def gymnasium(game_id: str) -> Iterator[None]:
    """One seat; its steps include those of the bots."""
    env, luck = SeatEnv(game_id, players=most_seats(game_id)), Random(1)
    for seed in range(1_000_000):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            legal = seen["action_mask"].nonzero()[0]
            seen, _, over, _, _ = env.step(legal[luck.randrange(len(legal))])
            yield


def together(game_id: str) -> Iterator[None]:
    """Sixteen such seats; a step of each counts."""
    envs, luck = vector(TOGETHER, game_id, players=most_seats(game_id)), Random(1)
    seen, _ = envs.reset(seed=1)
    while True:
        legal = [mask.nonzero()[0] for mask in seen["action_mask"]]
        seen, *_ = envs.step(np.array([each[luck.randrange(len(each))] if len(each) else 0 for each in legal]))
        yield from (None,) * TOGETHER


WAYS: tuple[Callable[[str], Iterator[None]], ...] = (runs, matches, pettingzoo, gymnasium, together)


def rate(steps: Iterator[None], seconds: float) -> float:
    """Steps per second of processor time."""
    next(steps)
    count, began = 0, process_time()
    while process_time() - began < seconds:
        count += sum(1 for _ in islice(steps, BATCH))
    return count / (process_time() - began)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(REGISTRY))
    parser.add_argument("--seconds", type=float, default=3)
    asked = parser.parse_args()
    print("| game, seats |", " | ".join(way.__name__ for way in WAYS), "|")
    print("|---|" + "---|" * len(WAYS))
    for game_id in asked.games:
        rates = [rate(way(game_id), asked.seconds) for way in WAYS]
        print(f"| {game_id}, {most_seats(game_id)} |", " | ".join(f"{each:,.0f}" for each in rates), "|", flush=True)


if __name__ == "__main__":
    main()
