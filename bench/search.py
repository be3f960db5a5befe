"""How fast the search bot is: simulations a second of processor time, and what share of the time the tree itself takes.

    python bench/search.py [--game GAME] [--iterations N] [--decisions N]

Positions are those of a match between random bots with the most seats. The engine's part (imagining, stepping,
evaluating) is timed from within; the rest is the tree's. Timing every call makes the first figure a little too small.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import replace
from time import process_time
from typing import Any, ParamSpec, TypeVar

from igroteka.bots import Plan, RandomBot, Sight
from igroteka.bots.random import bots_luck
from igroteka.bots.search import Search
from igroteka.games import REGISTRY, load
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


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(REGISTRY))
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=20)
    chosen = parser.parse_args()
    for name in [chosen.game] if chosen.game else REGISTRY:
        print(measure(name, chosen.iterations, chosen.decisions), flush=True)


if __name__ == "__main__":
    main()
