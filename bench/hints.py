"""Whether following the first hint from start to end wins as often as the bot that gives it.

    python bench/hints.py GAME [--mode MODE] [--seats N] [--option NAME=VALUE] [--iterations N] [--matches N] [--seed S]

A follower asks for a hint at each question, as a person at the table does: with a new bot each time, which knows only
the plan of the last hint. Bots of the same budget sit at the other seats, and the follower sits at each seat in turn.
Where all win together, a team of followers is compared with a team of bots in matches with the same luck.
"""

from argparse import ArgumentParser

from igroteka.arena.matches import normal, wilson
from igroteka.bots import Bot, Perspective, Plan, SearchBot
from igroteka.bots.plans import Planned, planned
from igroteka.games import AnyGame, find_game
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Setup
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result


class Follower:
    """Takes the first hint."""

    def __init__(self, seed: int, plan: Plan) -> None:
        self.seed, self.plan = seed, plan
        self.last: Planned | None = None

    def choose(self, perspective: Perspective[S, B]) -> int:
        self.seed += 1
        ideas = planned(SearchBot(self.seed, self.plan).ideas(perspective), self.last, perspective)
        self.last = Planned(perspective.settled(), perspective.unsettled(), ideas[0].variation)
        return perspective.ask.index(ideas[0].key)


def play(game: AnyGame, setup: Setup, seed: int, players: list[Bot]) -> Result:
    match = Match(game, setup, Luck(seed))
    while match.ask:
        seat = match.ask.seat
        match.answer(players[seat].choose(Perspective(match, seat)), seat)
    assert match.result
    return match.result


def table(setup: Setup, seed: int, plan: Plan, followers: range) -> list[Bot]:
    """Followers at some seats, bots at the others."""
    seeds = [seed * 1_000 + seat for seat in range(setup.seats)]
    return [
        Follower(each * 1_000, plan) if seat in followers else SearchBot(each, plan) for seat, each in enumerate(seeds)
    ]


def together(game: AnyGame, setup: Setup, plan: Plan, seeds: range) -> None:
    """Teams of followers and of bots, with the same luck."""
    for name, seats in (("followers", range(setup.seats)), ("bots", range(0))):
        won = sum(bool(play(game, setup, seed, table(setup, seed, plan, seats)).winners) for seed in seeds)
        share = wilson(won, len(seeds))
        print(f"{name}: {won} of {len(seeds)} won, {share.low:.1%} to {share.high:.1%}", flush=True)


def against(game: AnyGame, setup: Setup, plan: Plan, seeds: range) -> None:
    """One follower among bots."""
    won, leads = 0.0, []
    for number, seed in enumerate(seeds):
        seat = number % setup.seats
        result = play(game, setup, seed, table(setup, seed, plan, range(seat, seat + 1)))
        won += seat in result.winners and 1 / len(result.winners)
        others = [score for each, score in enumerate(result.scores) if each != seat]
        leads.append(result.scores[seat] - sum(others) / len(others))
    share, lead = wilson(won, len(seeds)), normal(leads)
    print(f"the follower won {won:g} of {len(seeds)}, {share.low:.1%} to {share.high:.1%}; fair: {1 / setup.seats:.1%}")
    print(f"lead over the others: {lead.mean:.1f} points, {lead.low:.1f} to {lead.high:.1f}")


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = find_game(args.game)
    setup = game.setup(args.mode, args.seats, **dict(each.split("=", 1) for each in args.option))
    measure = together if game.cooperative else against
    measure(game, setup, Plan(args.iterations), range(args.seed, args.seed + args.matches))


if __name__ == "__main__":
    main()
