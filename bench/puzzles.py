"""Looks for puzzles in matches of bots, which it plays as they are needed; `make puzzles` does so for all games.

    python bench/puzzles.py GAME [--minutes 10] [--want 50] [--work build/puzzles] [--out FILE]

Matches and what was found out about their decisions are kept in the folder ``--work``, so that a stopped run goes on.
Puzzles are added to the file that comes with the game, or to ``--out``.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count
from math import inf
from pathlib import Path
from time import monotonic

from igroteka.arena import matches
from igroteka.arena.resumable import Finished, write_whole
from igroteka.cli.puzzles import FILES, REMEDY, WANTED
from igroteka.games import AnyGame, find_game
from igroteka.kernel.game import Setup
from igroteka.puzzles.finding import Collection, source_of
from igroteka.puzzles.funnel import Funnel, Sighting
from igroteka.puzzles.proof import means_for
from igroteka.puzzles.puzzle import Puzzle
from igroteka.puzzles.words import summary_line
from igroteka.records import record
from igroteka.review.fits import calibration

BOTS = ("normal", "easy")  # better and worse positions, by turns
SEEDS = 70_000  # of the first match


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=inf)
    parser.add_argument("--want", type=int, default=WANTED)
    parser.add_argument("--work", type=Path, default=Path("build/puzzles"))
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    game, work = find_game(chosen.game), chosen.work / chosen.game
    work.mkdir(parents=True, exist_ok=True)
    found = Finished(chosen.out or FILES / f"{game.id}.jsonl", Puzzle, REMEDY)
    seen = Finished(work / "decisions.jsonl", Sighting, REMEDY)
    ends, number = monotonic() + chosen.minutes * 60, len([*found])
    played = Played(game, work)
    funnel = Funnel(
        game,
        played.records,
        Collection(found),
        means_for(game),
        [*seen],
        seen.add,
        lambda: monotonic() > ends or number >= chosen.want,
        played.fresh(),
    )
    for puzzle in funnel.puzzles():
        found.add(puzzle)
        number += 1
        print(summary_line(puzzle), flush=True)
    print(f"{game.id}: {number} puzzles, {len(played.records)} matches", flush=True)


class Played:
    """The matches of a folder, and those that are played when more are needed."""

    def __init__(self, game: AnyGame, work: Path) -> None:
        self.game, self.work = game, work
        self.records = {source_of(file.read_bytes()): file.read_bytes for file in sorted(work.glob("match-*.jsonl"))}

    def fresh(self) -> Iterator[str]:
        """The sources of the matches, first those that are there."""
        yield from [*self.records]
        for number in count(len(self.records)):
            file = self.work / f"match-{number:04}.jsonl"
            setup = self.set_up(number)
            seating = tuple(BOTS[(number // 2 + seat) % len(BOTS)] for seat in range(setup.seats))
            _, match = matches.play(self.game, setup, seating, SEEDS + number, SEEDS + number)
            write_whole(file, record.write(record.record(match)))
            source = source_of(file.read_bytes())
            self.records[source] = file.read_bytes
            yield source

    def set_up(self, number: int) -> Setup:
        """One of the modes and numbers of seats whose values come from matches, in turn."""
        fits = calibration(self.game.id).fit
        fit = fits[number % len(fits)]
        return self.game.setup(fit.mode, fit.seats)


if __name__ == "__main__":
    main()
