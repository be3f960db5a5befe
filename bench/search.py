"""Speed of the search bot: simulations per second of processor time, and the share of time spent in the search itself.

    python bench/search.py [--game GAME] [--mode MODE] [--iterations N] [--decisions N]
    python bench/search.py --ablation GAME [--mode MODE] [--seats N] [--iterations N] [--matches N]

Positions are those of matches between random bots with the most seats. The engine's part (imagining, stepping,
evaluating, a planner's advice) is timed from within; the rest is the search's own. The cost of the timing itself is
measured and subtracted.

The ablation shows what each part of the search by turns adds: a search without the part sits at each seat in turn among
complete ones, and its share of wins and its lead over the mean of the others show what the part is worth. Where all win
together, they all play without it, and wins and scores are compared with those of the line "nothing".
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count, islice
from statistics import fmean
from time import process_time
from typing import Any, ParamSpec, TypeVar

from igroteka.arena.matches import normal, wilson
from igroteka.bots import Perspective, Plan, RandomBot, SearchBot
from igroteka.bots.candidate_search import CandidateSearch
from igroteka.bots.rollouts import Rollouts
from igroteka.bots.turn_search import TurnSearch
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result
from igroteka.kernel.run import Run

P = ParamSpec("P")
R = TypeVar("R")
EVERY = 5  # decisions between two positions
ENGINE = ((Luck, "__init__"), (Perspective, "imagine"), (Perspective, "view"), (Run, "start"), (Run, "step"))
HOOKS = ("evaluate", "candidates", "advice", "prospect")  # what a game tells its bots
KINDS = {TurnSearch: "variations", CandidateSearch: "variations", Rollouts: "worlds"}


class Clock:
    """Adds up the time of the functions it is given; nested calls count once."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.calls = 0
        self._inside = False

    def timed(self, work: Callable[P, R]) -> Callable[P, R]:
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            if self._inside:
                return work(*args, **kwargs)
            self._inside, began = True, process_time()
            try:
                return work(*args, **kwargs)
            finally:
                self.seconds, self._inside = self.seconds + process_time() - began, False
                self.calls += 1

        return run


def idle(calls: int = 100_000) -> float:
    """What reading the clock costs the caller, per call."""
    clock = Clock()
    nothing = clock.timed(lambda: None)
    began = process_time()
    for _ in range(calls):
        nothing()
    return (process_time() - began - clock.seconds) / calls


@contextmanager
def watched(clock: Clock) -> Iterator[None]:
    """Time what the engine does."""
    plain = {(owner, name): getattr(owner, name) for owner, name in ENGINE}
    for (owner, name), work in plain.items():
        setattr(owner, name, clock.timed(work))
    try:
        yield
    finally:
        for (owner, name), work in plain.items():
            setattr(owner, name, work)


def measure(name: str, mode: str, iterations: int, decisions: int) -> str:
    """One line about one game in one mode."""
    engine, seconds, simulations, searched, kind = Clock(), 0.0, 0, 0, ""
    game = find_game(name)
    hooks = {each: getattr(game.bots, each) for each in HOOKS}
    timed: dict[str, Any] = {each: hook and engine.timed(hook) for each, hook in hooks.items()}
    game = replace(game, bots=replace(game.bots, **timed))
    for perspective in islice(positions(game, mode), decisions):
        bot = SearchBot(searched, Plan(iterations))
        with watched(engine):
            began = process_time()
            search = bot._search(perspective)
            seconds += process_time() - began
        simulations, searched, kind = simulations + search.iterations, searched + 1, KINDS[type(search)]
    seconds -= engine.calls * idle()
    own = 1 - engine.seconds / seconds
    return f"{name:14} {mode:10} {simulations / seconds:7,.0f} {kind}/s, {own:4.0%} of the time for the search itself"


def positions(game: Game[Any, Any], mode: str) -> Iterator[Perspective[Any, Any]]:
    """Every fifth decision of matches between random bots, if there is something to choose."""
    for seed in count(1):
        match: Match[Any, Any] = Match(game, game.setup(mode), Luck(seed))
        walker = RandomBot(seed)
        for at in count():
            if match.ask is None:
                break
            perspective = Perspective(match, match.ask.seat)
            if at % EVERY == 0 and len(match.ask.options) > 1:
                yield perspective
            match.answer(walker.choose(perspective), perspective.seat)


WITHOUT: dict[str, dict[str, Any]] = {
    "nothing": {},
    "comparing": {"explored": 1.0},
    "playing on": {"turns": 0},
    "a choice when playing on": {"ways": 1},
    "reused variations": {"keep": False},
    "narrowing": {"worlds": 0},
}


def ablation(game: Game[Any, Any], setup: Setup, whole: Plan, seeds: range, parts: list[str]) -> None:
    """A line for each part of the search."""
    for part in parts:
        less, began = whole._replace(**WITHOUT[part]), process_time()
        won, leads = 0.0, []
        for seed in seeds:
            alone = seed % setup.seats
            everybody = range(setup.seats)
            plans = [less if game.cooperative or seat == alone else whole for seat in everybody]
            result = played(game, setup, plans, seed)
            won += bool(result.winners) if game.cooperative else (alone in result.winners) / max(len(result.winners), 1)
            others = [result.scores[seat] for seat in everybody if seat != alone and not game.cooperative]
            leads.append(result.scores[alone] - (fmean(others) if others else 0.0))
        share, lead, seconds = wilson(won, len(seeds)), normal(leads), (process_time() - began) / len(seeds)
        wins = f"wins {share.mean:6.1%} ({share.low:.1%} to {share.high:.1%})"
        points = f"{'score' if game.cooperative else 'lead'} {lead.mean:6.1f} ({lead.low:.1f} to {lead.high:.1f})"
        print(f"without {part:25} {wins}  {points}  {len(seeds)} matches, {seconds:.1f} s each", flush=True)


def played(game: Game[Any, Any], setup: Setup, plans: list[Plan], seed: int) -> Result:
    """One match between searches."""
    match: Match[Any, Any] = Match(game, setup, Luck(seed))
    bots = [SearchBot(100 * seed + seat, plan) for seat, plan in enumerate(plans)]
    while match.ask:
        match.answer(bots[match.ask.seat].choose(Perspective(match, match.ask.seat)), match.ask.seat)
    assert match.result
    return match.result


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(REGISTRY))
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=20)
    parser.add_argument("--ablation", choices=sorted(REGISTRY))
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--part", choices=WITHOUT, action="append")
    args = parser.parse_args()
    if args.ablation:
        game = find_game(args.ablation)
        setup = game.setup(args.mode, args.seats)
        seeds = range(args.seed, args.seed + args.matches)
        ablation(game, setup, Plan(args.iterations), seeds, args.part or [*WITHOUT])
        return
    for name in [args.game] if args.game else REGISTRY:
        for mode in [args.mode] if args.mode else [each.name for each in find_game(name).modes]:
            print(measure(name, mode, args.iterations, args.decisions), flush=True)


if __name__ == "__main__":
    main()
