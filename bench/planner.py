"""Tuning the planner of Ghost Stories, and fitting the value of a table to its matches.

    python bench/planner.py play [--matches N] [--seed S] [--players N] [--level L]
    python bench/planner.py tune [--minutes M] [--out FILE]
    python bench/planner.py fit [--matches N] [--seed S]

``tune`` varies all prices together (an evolution strategy with a diagonal covariance) by the cards left when a match is
lost, and writes the best mean as JSON after each generation. ``fit`` prints the weights for ``bots/prospect.py``, by
least-squares temporal differences over matches in which some answers are not the best. Both need NumPy.
"""

import json
from argparse import ArgumentParser
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from time import process_time
from types import ModuleType
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from igroteka.games.ghost_stories import GAME
from igroteka.games.ghost_stories.bots import advice, falls, plan, prices, tiles
from igroteka.games.ghost_stories.bots.advice import opinions
from igroteka.games.ghost_stories.bots.prices import Outlook
from igroteka.games.ghost_stories.bots.prospect import any_incarnation, features, prospect
from igroteka.games.ghost_stories.state import State
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.run import Run

MODULES = (prices, tiles, plan, falls, advice)
FIXED = {"GIFT", "RATHER", "CAUGHT", "WU_FENG"}  # larger than everything, or a tie-break
VARIANTS, MATCHES, WIDTH = 14, 60, 0.2  # per generation; the initial deviation of a price's logarithm
WON = -15.0  # cards
STRAY, BEST = 0.02, 3  # share of answers that stray, and among how many of the best
LAMBDA, RIDGE = 0.9, 60.0
Vector: TypeAlias = NDArray[np.float64]
Look: TypeAlias = tuple[bool, list[float]]  # whether an incarnation is in play, and what is seen of the table


def play(setup: Setup, seed: int, choose: Callable[[list[float]], int], look: Callable[[State], None]) -> State:
    """Play a match with the planner; ``look`` sees the table between turns."""
    run = Run(GAME, GAME.start(setup, GAME.box), Luck(seed))
    turn = 0
    run.brake.until = lambda state: not state.agenda and state.turns > turn
    run.start()
    while run.result is None:
        if run.ask is None:
            look(run.state)
            turn += 1
            run.start()
            continue
        values = opinions(run.state, GAME.box, run.ask)
        run.step(0 if values is None else choose(values), run.ask.seat)
    return run.state


def favourite(values: list[float]) -> int:
    return values.index(max(values))


def left(s: State) -> float:
    return 0.0 if s.outcome == "won" else float(len(s.deck))


# Tuning


def all_prices() -> list[tuple[ModuleType, str, float]]:
    """All prices of the planner."""
    found = []
    for module in MODULES:
        values = [(name, value) for name, value in vars(module).items() if name.isupper() and name not in FIXED]
        found += [(module, name, value) for name, value in values if isinstance(value, float)]
    return found


def cost(known: list[tuple[ModuleType, str, float]], logs: Vector, setup: Setup, seeds: range) -> float:
    """The mean cost of a variant."""
    for (module, name, value), log in zip(known, logs, strict=True):
        setattr(module, name, value * float(np.exp(log)))
    ends = [play(setup, seed, favourite, lambda s: None) for seed in seeds]
    return fmean([WON if s.outcome == "won" else left(s) for s in ends])


def tune(setup: Setup, minutes: float, seed: int, out: Path) -> None:
    known = all_prices()
    luck, count = np.random.default_rng(seed), len(known)
    mean, spread = np.zeros(count), np.full(count, WIDTH)
    weights = np.log(VARIANTS / 2 + 0.5) - np.log(np.arange(1, VARIANTS // 2 + 1))
    weights /= weights.sum()
    rate = 2 / (count + 2)  # how fast the deviations follow the best variants
    began, generation = process_time(), 0
    while process_time() - began < 60 * minutes:
        half = luck.standard_normal((VARIANTS // 2, count))
        steps = np.vstack([half, -half]) * spread
        seeds = range(seed + generation * MATCHES, seed + (generation + 1) * MATCHES)
        costs = [cost(known, mean + step, setup, seeds) for step in steps]
        best = steps[np.argsort(costs)[: VARIANTS // 2]]
        mean = mean + weights @ best
        spread = np.sqrt((1 - rate) * spread**2 + rate * (weights @ best**2))
        generation += 1
        tuned = {name: value * float(np.exp(log)) for (_, name, value), log in zip(known, mean, strict=True)}
        out.write_text(json.dumps(tuned, indent=1))
        print(f"generation {generation}: {fmean(costs):.2f} on average, best {min(costs):.2f}", flush=True)


# Fitting


def stray(luck: Random) -> Callable[[list[float]], int]:
    """The planner's favourite or, now and then, another of the best."""

    def choose(values: list[float]) -> int:
        if luck.random() >= STRAY:
            return favourite(values)
        order = sorted(range(len(values)), key=lambda index: -values[index])
        return order[: luck.randrange(BEST) + 1][-1]

    return choose


def seen(setup: Setup, seed: int) -> tuple[list[Look], float]:
    """The tables seen in a match, and its outcome."""
    looks: list[Look] = []

    def look(s: State) -> None:
        looks.append((any_incarnation(s, GAME.box), features(Outlook(s, GAME.box))))

    end = play(setup, seed, stray(Random(seed)), look)
    return looks, prospect(end, GAME.box, 0)


def row(look: Look) -> Vector:
    """Features before an incarnation is in play, and the same with one."""
    there, values = look
    zeros = [0.0] * len(values)
    return np.array([*zeros, *values] if there else [*values, *zeros])


def fit(setup: Setup, matches: int, seed: int) -> None:
    matches_seen = [seen(setup, seed + number) for number in range(matches)]
    rows = [([row(look) for look in looks], value) for looks, value in matches_seen if looks]
    scale = np.vstack([each for each, _ in rows]).std(axis=0) + 1e-6
    size = len(scale)
    ridge = np.full(size, RIDGE)
    ridge[[0, size // 2]] = 1e-3  # the constants
    system, target = np.diag(ridge), np.zeros(size)
    for each, value in rows:
        trace, scaled = np.zeros(size), [one / scale for one in each]
        for now, then in pairwise([*scaled, np.zeros(size)]):
            trace = LAMBDA * trace + now
            system += np.outer(trace, now - then)
        target += trace * value
    weights = np.linalg.solve(system, target) / scale
    for name, part in (("BEFORE", weights[: size // 2]), ("FACING_IT", weights[size // 2 :])):
        print(name, [round(float(weight), 3) for weight in part])


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=["play", "tune", "fit"])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="initiation")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--out", type=Path, default=Path("prices.json"))
    args = parser.parse_args()
    setup = GAME.setup("base", args.players, level=args.level)
    if args.what == "tune":
        tune(setup, args.minutes, args.seed, args.out)
    elif args.what == "fit":
        fit(setup, args.matches, args.seed)
    else:
        ends = [play(setup, args.seed + number, favourite, lambda s: None) for number in range(args.matches)]
        won = sum(s.outcome == "won" for s in ends)
        print(f"{won} of {len(ends)} won, {fmean(map(left, ends)):.1f} cards left on average")


if __name__ == "__main__":
    main()
