"""How fast the search bot is: simulations a second of processor time, and what share of the time the tree itself takes.

    python bench/search.py [--game GAME] [--iterations N] [--decisions N]
    python bench/search.py --ablation GAME [--iterations N] [--matches N] [--seats N]

Positions are those of a match between random bots with the most seats. The engine's part (imagining, stepping,
evaluating) is timed from within; the rest is the tree's. Timing every call makes the first figure a little too small.

The ablation says what each part of the search adds: a search without the part sits at each seat in turn among whole
ones, and its share of wins is compared with its fair share. Where all win together they all play without it, and mean
scores are compared.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import replace
from time import process_time
from typing import Any, ParamSpec, TypeVar

from igroteka.bots import Plan, RandomBot, SearchBot, Sight
from igroteka.bots.arena import normal, wilson
from igroteka.bots.random import bots_luck
from igroteka.bots.search import Search
from igroteka.games import REGISTRY, load
from igroteka.kernel.flow import Result
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.run import Run

P = ParamSpec("P")
R = TypeVar("R")
EVERY = 5  # decisions between two positions


class Clock:
    """Adds up the time of the functions it is given."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def timed(self, work: Callable[P, R]) -> Callable[P, R]:
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            began = process_time()
            try:
                return work(*args, **kwargs)
            finally:
                self.seconds += process_time() - began

        return run


def measure(name: str, iterations: int, decisions: int) -> str:
    """One line about one game."""
    engine = Clock()
    game = load(name)
    game = replace(game, evaluate=engine.timed(game.evaluate))
    match: Match[Any, Any] = Match(game, game.setup(), Luck(1))
    walker, luck, simulations, seconds, searched = RandomBot(1), bots_luck(1), 0, 0.0, 0
    plain, imagine = Run.step, Sight.imagine
    at = 0
    while match.ask and searched < decisions:
        seat = match.ask.seat
        if at % EVERY == 0 and len(match.ask.options) > 1:
            search = Search(Sight(match, seat), Plan(iterations), luck)
            Run.step, Sight.imagine = engine.timed(plain), engine.timed(imagine)  # type: ignore[method-assign]
            began = process_time()
            search.think()
            seconds += process_time() - began
            Run.step, Sight.imagine = plain, imagine  # type: ignore[method-assign]
            simulations, searched = simulations + search.iterations, searched + 1
        match.answer(walker.choose(Sight(match, seat)), seat)
        at += 1
    tree = 1 - engine.seconds / seconds
    return f"{name:14} {simulations / seconds:7,.0f} simulations/s  tree {tree:.0%} of the time  ({searched} decisions)"


WITHOUT: dict[str, dict[str, Any]] = {
    "nothing": {},
    "prior": {"prior": False},
    "widening": {"widening": 1000.0},
    "learn": {"learn": False},
    "own-turn cut-off": {"beyond": 6, "reach": 24},
    "late results weigh more": {"recent": 1},
    "kept tree": {"keep": False},
    "little curiosity": {"curious": 0.7},
}


def ablation(name: str, iterations: int, matches: int, seats: int | None) -> None:
    """A line for each part of the search."""
    game = load(name)
    whole = Plan(iterations)
    setup = game.setup(seats=seats) if seats else game.setup()
    for part, changed in WITHOUT.items():
        results = []
        for seed in range(matches):
            alone = seed % setup.seats
            plans = [
                whole._replace(**changed) if game.cooperative or seat == alone else whole for seat in range(setup.seats)
            ]
            results.append((alone, played(game, setup, plans, seed)))
        scores = normal([float(result.scores[alone]) for alone, result in results])
        share = wilson(
            sum((alone in result.winners) / max(len(result.winners), 1) for alone, result in results)
            if not game.cooperative
            else sum(bool(result.winners) for _, result in results),
            matches,
        )
        wins = f"wins {share.mean:6.1%} ({share.low:.1%} to {share.high:.1%})"
        print(f"without {part:25} {wins}  score {scores.mean:6.1f} ({scores.low:.1f} to {scores.high:.1f})", flush=True)


def played(game: Game[Any, Any], setup: Setup, plans: list[Plan], seed: int) -> Result:
    """One match between searches."""
    match: Match[Any, Any] = Match(game, setup, Luck(seed))
    bots = [SearchBot(100 * seed + seat, plan) for seat, plan in enumerate(plans)]
    while match.ask:
        match.answer(bots[match.ask.seat].choose(Sight(match, match.ask.seat)), match.ask.seat)
    assert match.result
    return match.result


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(REGISTRY))
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--ablation", choices=sorted(REGISTRY))
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seats", type=int)
    chosen = parser.parse_args()
    if chosen.ablation:
        ablation(chosen.ablation, chosen.iterations, chosen.matches, chosen.seats)
        return
    for name in [chosen.game] if chosen.game else REGISTRY:
        print(measure(name, chosen.iterations, chosen.decisions), flush=True)


if __name__ == "__main__":
    main()
