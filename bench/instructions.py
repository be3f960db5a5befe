"""Processor instructions per real choice and per clone, game by game: a measure that a busy machine does not change.

    python bench/instructions.py [GAME ...] [--source DIR] [--against DIR] [--keep FILE] [--with FILE]

A choice is a decision with more than one option in a random match without memory; a clone is `Match.rollout`. The
games of DIR/src are played in separate processes under valgrind's cachegrind, with fixed seeds; the difference between
a short and a long run excludes the start of the process. `--against DIR` also measures another source tree, and
compares processor times in alternating runs. `--keep` writes the figures as JSON, `--with` compares to such a file.
"""

import gc
import json
import os
import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
VALGRIND = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")
SHORT, LONG = 6, 48  # matches per run
FEW, MANY = 200, 1200  # clones per run
TIMED_MATCHES, TIMED_CLONES, TIMES = 120, 6000, 5
STOPS = (5, 25, 60, 100)  # answers after which a match is cloned
WIDTH = 10


class Run(NamedTuple):
    """What one process did."""

    choices: int
    clones: int
    choice_us: float
    clone_us: float
    instructions: int = 0


class Figures(NamedTuple):
    """Instructions of one choice and of one clone."""

    choice: float
    clone: float


def measured(game_id: str, matches: int, clones: int) -> Run:
    """Play and clone in this process."""
    from igroteka import games

    find = games.find_game if hasattr(games, "find_game") else games.load  # its name in older trees
    game = find(game_id)
    settle()
    began = process_time()
    choices = sum(played(game, number) for number in range(matches))
    choice_us = (process_time() - began) * 1e6 / max(choices, 1)
    ready = list(positions(game))
    settle()
    clone_us = cloned(ready, clones) * 1e6 / max(clones, 1)
    return Run(choices, clones, choice_us, clone_us)


def settle() -> None:
    """Exclude all existing objects from later garbage collections, which would be costly and come at any time."""
    gc.collect()
    gc.freeze()


def set_up(game: Any, number: int) -> Any:
    """The modes in turn, each with its largest number of seats."""
    return game.setup(game.modes[number % len(game.modes)].name)


def played(game: Any, number: int) -> int:
    """Play a random match without memory; returns how many real choices it had."""
    from igroteka.kernel.luck import Luck
    from igroteka.kernel.run import Run as Playout

    luck = Luck(number)
    run = Playout(game, game.start(set_up(game, number), game.box), luck)
    run.start()
    choices = 0
    fresh, step = luck.fresh, run.step
    while (ask := run.ask) is not None:
        count = len(ask.options)
        if count > 1:
            choices += 1
        step(fresh(count))
    return choices


def positions(game: Any) -> Iterator[Any]:
    """Running matches to be cloned, in every mode and after various numbers of answers."""
    from igroteka.kernel.luck import Luck
    from igroteka.kernel.match import Match

    for number in range(len(game.modes)):
        for stop in STOPS:
            match, answers = Match(game, set_up(game, number), Luck(number)), Luck(f"answers {number}")
            while match.ask and len(match.done) + len(match.open) < stop:
                match.answer(answers.fresh(len(match.ask.options)))
            if match.ask:  # nobody clones a finished match
                yield match


def cloned(matches: list[Any], clones: int) -> float:
    """Clone them in turn; returns the processor time it took."""
    from igroteka.kernel.luck import Luck

    luck = Luck(1)
    began = process_time()
    for number in range(clones):
        matches[number % len(matches)].rollout(luck)
    return process_time() - began


def run(source: Path, game: str, matches: int, clones: int, *, counted: bool) -> Run:
    """The same in a separate process, with the games of a source tree."""
    command = [*(VALGRIND if counted else ()), sys.executable, __file__, "--measured", game, str(matches), str(clones)]
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    origin, *numbers = json.loads(done.stdout)
    assert Path(origin).is_relative_to(source), f"{origin} is not of {source}"
    found = COUNTED.search(done.stderr)
    return Run(*numbers)._replace(instructions=int(found[1].replace(",", "")) if found else 0)


def figures(source: Path, game: str) -> Figures:
    """Instructions of one choice and one clone, by the difference of runs."""
    short = run(source, game, SHORT, FEW, counted=True)
    long = run(source, game, LONG, FEW, counted=True)
    more = run(source, game, SHORT, MANY, counted=True)
    return Figures(
        (long.instructions - short.instructions) / (long.choices - short.choices),
        (more.instructions - short.instructions) / (more.clones - short.clones),
    )


def times(trees: list[Path], game: str) -> list[Figures]:
    """Median processor times of each tree in microseconds, from alternating runs."""
    runs = [[run(tree, game, TIMED_MATCHES, TIMED_CLONES, counted=False) for tree in trees] for _ in range(TIMES)]
    return [
        Figures(median(each.choice_us for each in mine), median(each.clone_us for each in mine))
        for mine in zip(*runs, strict=True)
    ]


def folder(name: str) -> Path:
    """A source tree, wherever this was started."""
    return Path(name).resolve()


def row(*cells: object) -> str:
    return f"{cells[0]:<14} {cells[1]:<7}" + "".join(f"{cell:>{WIDTH}}" for cell in cells[2:])


def compared(now: float, then: float) -> str:
    return f"{100 * (now / then - 1):+.1f} %"


def report_lines(game: str, now: Figures, then: Figures | None) -> Iterator[str]:
    """The instructions of a game, and how they differ."""
    for name, value, other in zip(Figures._fields, now, then or now, strict=True):
        more = (f"{other:,.0f}", compared(value, other)) if then else ()
        yield row(game, name, f"{value:,.0f}", *more)


def time_lines(game: str, now: Figures, then: Figures) -> Iterator[str]:
    """The times of a game, and how they differ."""
    for name, value, other in zip(Figures._fields, now, then, strict=True):
        yield row(game, name, f"{value:.2f} us", f"{other:.2f} us", compared(value, other))


def main() -> None:
    """Measure and print a table."""
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--source", type=folder, default=ROOT)
    parser.add_argument("--against", type=folder)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--with", type=Path, dest="earlier")
    given = parser.parse_args()
    from igroteka.games import REGISTRY

    earlier = (
        {game: Figures(*each) for game, each in json.loads(given.earlier.read_text()).items()} if given.earlier else {}
    )
    found: dict[str, Figures] = {}
    for game in given.games or REGISTRY:
        then = figures(given.against, game) if given.against else earlier.get(game)
        found[game] = figures(given.source, game)
        print("\n".join(report_lines(game, found[game], then)), flush=True)
        if given.against:
            print("\n".join(time_lines(game, *times([given.source, given.against], game))), flush=True)
        if given.keep:
            given.keep.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measured"]:
        import igroteka

        print(json.dumps([igroteka.__file__, *measured(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))]))
    else:
        main()
