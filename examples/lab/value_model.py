"""A value learnt from self-play makes the search bot stronger: The Curse of Candelabria for two, on NumPy alone.

    python examples/lab/value_model.py --matches 200 --duels 200 --iterations 8 --jobs 2

1. Search bots play each other, but every third turn is played at random. So what such a turn changed on the table is
   not a sign of how well its player stands anyway, as it would be in matches of good players alone.
2. Each of these turns is a row: what it changed, and how far the lead by the game's evaluation grew in the four turns
   after it. Least squares then say what the evaluation gets wrong about each change.
3. The evaluation with these corrections values the leaves of a search that plays against the plain search, with the
   same budget of iterations, each match twice with the seats exchanged.
"""

import argparse
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.bots import Plan, SearchBot, Sight
from igroteka.bots.arena import Interval, normal, wilson
from igroteka.bots.random import bots_luck
from igroteka.cli.labour import progress, spread
from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.bots import POINT, add_region, evaluate, fought_over
from igroteka.games.candelabria.components import Box
from igroteka.games.candelabria.query import end_points, present_regions
from igroteka.games.candelabria.state import State
from igroteka.kernel.ask import Seat
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match

Floats = NDArray[np.float64]

SETUP: Final = GAME.setup("two")
STOCKS: Final = (
    "vp", "at the end", "cubes", "tactics", "held", "spent", "flames", "regions", "fires", "cards", "upgrades",
    "battles",
)  # fmt: skip
EXPLORED: Final = 3  # one turn of so many is played at random
AHEAD: Final = 4  # turns after which the lead is looked at
RIDGE: Final = 100.0
RARE: Final = 0.05  # changes that vary less are not trusted
FIRST_MATCH, FIRST_DUEL = 9_000, 50_000  # seeds of self-play, and of the duels, far from it
SEATED, EXPLORER = 10, 1_000_000  # and those of the bots of a match, and of its random turns


def stocks(state: State, box: Box, seat: Seat, battles: int) -> tuple[float, ...]:
    """What a seat has, a number for each of the stocks."""
    own = slice(seat * 3, seat * 3 + 3)
    return (
        state.vp[seat],
        sum(vp for _, vp in end_points(state, box, seat)),
        state.wax[seat] + state.gold[seat],
        len(state.tactics[seat]),
        state.held[seat],
        len(state.piles[seat]),
        state.flames[seat].bit_count(),
        len(present_regions(state, box, seat)),
        sum(state.fires[own]),
        sum(card >= 0 for card in state.cards[own]),
        (state.powers[seat] & box.tables.tokens).bit_count(),
        battles / POINT,
    )


def features(state: State, box: Box, seat: Seat) -> Floats:
    """What the seat has more than the other; then the same times the share of years to come."""
    if not state.order:  # Houses are still being dealt
        return np.zeros(2 * len(STOCKS))
    worth = [0] * state.seats
    for region in fought_over(state, box):
        add_region(state, box, region, worth)
    own, other = (np.array(stocks(state, box, each, worth[each])) for each in (seat, 1 - seat))
    return np.concatenate([own - other, (own - other) * (3 - state.year) / 2])


class Model:
    """The game's evaluation, corrected."""

    def __init__(self, weights: Floats) -> None:
        self.weights = weights

    def __call__(self, state: State, box: Box, seat: Seat) -> float:
        return evaluate(state, box, seat) + POINT * float(features(state, box, seat) @ self.weights)


class Turns(NamedTuple):
    """Random turns, a row each."""

    change: Floats  # of the features, by the turn
    before: Floats  # the features before it, and the lead
    missed: Floats  # how far the lead grew beyond what the evaluation saw at the end of the turn, in points


class Moment(NamedTuple):
    """The table when a seat's turn begins."""

    seat: Seat
    explored: bool
    features: Floats  # of the first seat
    lead: float  # of the first seat, in points


def self_play(seed: int, iterations: int) -> tuple[int, Turns]:
    """A match of search bots; the random turns of it, with its seed."""
    match, luck = Match(GAME, SETUP, Luck(seed)), bots_luck(seed + EXPLORER)
    bots = [SearchBot(SEATED * seed + seat, Plan(iterations)) for seat in range(2)]
    moments: list[Moment] = []
    while match.ask:
        seat, options = match.ask.seat, len(match.ask.options)
        if not moments or seat != moments[-1].seat:
            lead = evaluate(match.state, GAME.box, 0) / POINT
            explored = luck.fresh(EXPLORED) == 0
            moments.append(Moment(seat, explored, features(match.state, GAME.box, 0), lead))
        at_random = moments[-1].explored
        match.answer(luck.fresh(options) if at_random else bots[seat].choose(Sight(match, seat)), seat)
    assert match.result
    return seed, turns(moments, match.result.scores[0] - match.result.scores[1])


def turns(moments: list[Moment], margin: float) -> Turns:
    """The rows of a match that ended with this margin."""
    change, before, missed = [], [], []
    for at, (now, then) in enumerate(pairwise(moments)):
        if now.explored:
            side = 1 if now.seat == 0 else -1
            later = moments[at + 1 + AHEAD].lead if at + 1 + AHEAD < len(moments) else margin
            change.append(side * (then.features - now.features))
            before.append(np.array([*(side * now.features), side * now.lead, 1.0]))
            missed.append(side * (later - then.lead))
    width = 2 * len(STOCKS)
    return Turns(np.reshape(change, (-1, width)), np.reshape(before, (-1, width + 2)), np.array(missed, float))


def learn(rows: Turns, ridge: float = RIDGE) -> Floats:
    """The weights of the changes by least squares, kept small, apart from what the table before explains."""
    both = np.column_stack([rows.change, rows.missed])
    both -= rows.before @ np.linalg.lstsq(rows.before, both, rcond=None)[0]
    units = np.maximum(both[:, :-1].std(axis=0), RARE)
    scaled, missed = both[:, :-1] / units, both[:, -1]
    square = scaled.T @ scaled + ridge * np.eye(len(units))
    weights: Floats = np.linalg.solve(square, scaled.T @ missed) / units
    return weights


def duel(number: int, weights: Floats, iterations: int) -> tuple[float, float]:
    """The share of a win and the lead of a search with the model over one without; the seats change every match."""
    seed, seat = FIRST_DUEL + number // 2, number % 2
    match = Match(GAME, SETUP, Luck(seed))
    values = [Model(weights) if each == seat else None for each in range(2)]
    bots = [SearchBot(SEATED * number + each, Plan(iterations), value=values[each]) for each in range(2)]
    while match.ask:
        match.answer(bots[match.ask.seat].choose(Sight(match, match.ask.seat)), match.ask.seat)
    assert match.result
    won = 1 / len(match.result.winners) if seat in match.result.winners else 0.0
    return won, match.result.scores[seat] - match.result.scores[1 - seat]


class Report(NamedTuple):
    """What came out."""

    rows: int
    weights: Floats
    wins: Interval
    lead: Interval


def experiment(matches: int, duels: int, iterations: int, jobs: int = 1, out: Path | None = None) -> Report:
    """Play, learn, and play against the teacher."""
    played: dict[int, Turns] = {}
    seeds = range(FIRST_MATCH, FIRST_MATCH + matches)
    with progress("self-play", matches) as advance:
        for seed, found in spread(partial(self_play, iterations=iterations), seeds, jobs):
            played[seed] = found
            advance(1)
    rows = Turns(*(np.concatenate(column) for column in zip(*(played[seed] for seed in sorted(played)), strict=True)))
    weights = learn(rows)
    if out:
        np.savez(out, weights=weights, stocks=np.array(STOCKS))
    fought = []
    with progress("duels", duels) as advance:
        for result in spread(partial(duel, weights=weights, iterations=iterations), range(duels), jobs):
            fought.append(result)
            advance(1)
    wins = wilson(sum(won for won, _ in fought), len(fought))
    return Report(len(rows.missed), weights, wins, normal([lead for _, lead in fought]))


def told(report: Report) -> str:
    """The report in words."""
    width = len(STOCKS)
    lines = [f"{report.rows} random turns; points that the evaluation misses, in the last year and in the first:"]
    for name, last, more in zip(STOCKS, report.weights[:width], report.weights[width:], strict=True):
        lines.append(f"  {name:10} {last:6.2f} {last + more:6.2f}")
    lines.append("search with the model won {:.1%} ({:.1%}-{:.1%})".format(*report.wins))
    lines.append("and led by {:.1f} points on average ({:.1f} to {:.1f})".format(*report.lead))
    return "\n".join(lines)


def main() -> None:
    """Run it from a shell."""
    parser = argparse.ArgumentParser(description="Learn a value from self-play and try it in the search.")
    parser.add_argument("--matches", type=int, default=200, help="of self-play")
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=8, help="of the searches")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="keep the weights in this .npz file")
    given = parser.parse_args()
    print(told(experiment(given.matches, given.duels, given.iterations, given.jobs, given.out)))


if __name__ == "__main__":
    main()
