"""What a setting of the search by turns saves in each decision, as judged by a much longer search.

    python bench/regret.py GAME [--mode MODE] [--seats N] [--against NAME=N] [--iterations N] [--longer N]
        [--positions N] [--seed S]

At every sixth question of matches between greedy bots, searches with the usual plan and with another setting
(`worlds=0`, `ways=6`, `turns=0`, see `igroteka.bots.Plan`) answer twice each. If their answers differ, a longer search
values them: an answer's regret is what it lacks of the best. Matches tell more, but need hours where this needs
minutes. Values are in the units of the game's evaluation.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count, islice
from statistics import fmean
from typing import Any

from igroteka.arena.matches import normal
from igroteka.bots import Perspective, Plan, SearchBot
from igroteka.bots.greedy import GreedyBot
from igroteka.games import REGISTRY, find_game
from igroteka.kernel.game import Game, Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

EVERY, FEW = 6, 4  # questions between two positions, options that make a question worth asking
TIMES = 2  # answers of each search in a position


def positions(game: Game[Any, Any], setup: Setup, seed: int) -> Iterator[tuple[int, Perspective[Any, Any]]]:
    """Questions of matches between greedy bots, each with a number."""
    for each in count(seed):
        match: Match[Any, Any] = Match(game, setup, Luck(each))
        bots = [GreedyBot(each * 10 + seat, 1, ways=16) for seat in range(setup.seats)]
        asked = 0
        while match.ask:
            perspective = Perspective(match, match.ask.seat)
            if len(match.ask.options) >= FEW:
                asked += 1
                if asked % EVERY == 0:
                    yield asked, perspective
            match.answer(bots[perspective.seat].choose(perspective), perspective.seat)


def answers(perspective: Perspective[Any, Any], plan: Plan, number: int) -> list[str]:
    seeds = [900 + 7 * number + time for time in range(TIMES)]
    return [SearchBot(seed, plan).ideas(perspective)[0].key for seed in seeds]


def regrets(perspective: Perspective[Any, Any], number: int, plans: list[Plan], longer: Plan) -> list[float] | None:
    """The mean regret of each plan's answers; None if the longer search did not compare all of them."""
    given = [answers(perspective, plan, number) for plan in plans]
    if len({key for keys in given for key in keys}) == 1:
        return [0.0 for _ in plans]
    values = {idea.key: idea.value for idea in SearchBot(5 * number, longer).ideas(perspective) if idea.visits > 1}
    if not all(key in values for keys in given for key in keys):
        return None
    best = max(values.values())
    return [fmean([best - values[key] for key in keys]) for keys in given]


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=sorted(REGISTRY))
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--against", default="worlds=0")
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--longer", type=int, default=4_000)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game, plan = find_game(args.game), Plan(args.iterations)
    name, _, number = args.against.partition("=")
    setting: dict[str, Any] = {name: int(number)}
    plans = [plan, plan._replace(**setting)]
    longer = Plan(args.longer, worlds=0, explored=0.3)
    found = []
    for asked, perspective in islice(positions(game, game.setup(args.mode, args.seats), args.seed), args.positions):
        found.append(regrets(perspective, asked, plans, longer))
        known = [each for each in found if each is not None]
        if len(known) > 1:
            usual, other = (fmean(column) for column in zip(*known, strict=True))
            saved = normal([less - more for more, less in known])
            print(
                f"{len(known)} of {len(found)} positions: regret {usual:.1f}, with {args.against} {other:.1f}; "
                f"saved {saved.mean:.1f} ({saved.low:.1f} to {saved.high:.1f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
