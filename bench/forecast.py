"""How well the values of reviews know how a match between planners ends, as they stand and some turns later.

    python bench/forecast.py [--game ghost_stories] [--seats 2] [--matches 20]

Plays matches of normal and easy bots, and judges every 16th position in four imagined worlds, with the planner's
answers for so many turns. Prints the mean squared error of the expected results, over all and over the last tenth of
the matches, and that of always saying the share of wins.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from statistics import fmean
from typing import Any, Final, NamedTuple

from igroteka.arena.matches import SEATED
from igroteka.bots.levels import bot
from igroteka.bots.random import Perspective
from igroteka.games import AnyGame, find_game
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.review.expectation import Expectation
from igroteka.review.playing_on import PlayingOn
from igroteka.review.positions import Positions

EVERY: Final = 16
WORLDS: Final = 4
TURNS: Final = (0, 2, 3, 4, 8)
LAST: Final = 0.9  # of the answers of a match
BOTS: Final = ("easy", "normal")


class Forecast(NamedTuple):
    """What was expected in a position, by turns played on, and how the match ended."""

    played: float  # share of the match
    expected: tuple[float, ...]
    result: float


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ghost_stories")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=20)
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    found: list[Forecast] = []
    for seed in range(1, chosen.matches + 1):
        found += forecasts(game, chosen.seats, seed)
    for name, some in (("all", found), ("last tenth", [each for each in found if each.played >= LAST])):
        share = fmean(each.result for each in some)
        errors = [fmean((each.expected[at] - each.result) ** 2 for each in some) for at in range(len(TURNS))]
        said = ", ".join(f"{turns} turns {error:.3f}" for turns, error in zip(TURNS, errors, strict=True))
        print(f"{name}: {len(some)} positions, {said}; always {share:.2f}: {share * (1 - share):.3f}")


def forecasts(game: AnyGame, seats: int, seed: int) -> Iterator[Forecast]:
    """The positions of one match."""
    setup = game.setup(seats=seats)
    positions = Positions(Expectation(game, setup), PlayingOn(game, 1), 1)
    bots = [bot(BOTS[(seed >> seat) & 1], seed * SEATED + seat) for seat in range(seats)]
    match, seen = Match(game, setup, Luck(seed)), []
    while match.ask:
        if len(match.done) % EVERY == EVERY // 2 and not match.gathering:
            seen.append((len(match.done), expected(positions, match, seed)))
        asked = match.ask.seat
        match.answer(bots[asked].choose(Perspective(match, asked)), asked)
    assert match.result
    for answers, values in seen:
        yield Forecast(answers / len(match.done), values, float(0 in match.result.winners))


def expected(positions: Positions[Any, Any], match: Match[Any, Any], seed: int) -> tuple[float, ...]:
    """What the first seat can expect, by turns played on."""
    rows = []
    for world in range(WORLDS):
        own, row, done = seed * 1000 + len(match.done) * 7 + world * 131_071, [], 0
        run = positions.playing_on.settled(lambda own=own: match.imagine(0, Luck(own)), own)  # type: ignore[misc]  # bound at once
        for turns in TURNS:
            run, done = positions.playing_on.turns(run, own + done * 17, turns - done), turns
            row.append(positions.end(run, 0, len(match.done)))
        rows.append(row)
    return tuple(fmean(column) for column in zip(*rows, strict=True))


if __name__ == "__main__":
    main()
