"""Processor time of an answer at a table with four people, game by game: no socket, no disk.

    python bench/answers.py [GAME ...] [--source DIR] [--against DIR] [--answers 300] [--times 5] [--profile]

From `Play.answer` to the encoded update of every listener, in random matches with fixed seeds, all of them connected
and reading Russian. The lower quartile of all answers is reported beside their
mean, since other programs on the machine only ever add time. `--against DIR` runs another source tree in turns with
this one and says whether both sent the same bytes; `--profile` shows where the time goes.
"""

import gc
import json
import os
import random
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import nullcontext
from cProfile import Profile
from hashlib import sha256
from pathlib import Path
from pstats import Stats
from statistics import mean, median, quantiles
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
GAMES = ("ryozen", "bonfire", "ghost_stories", "candelabria", "reference")
PEOPLE = 4
WARM = 40  # answers before the measurement begins
NOW = 1_000
SLOWEST = 80  # lines of a profile


class Run(NamedTuple):
    """What one process measured, in milliseconds of processor time."""

    quartile: float
    mean: float
    bytes_an_update: float
    sent: str  # a hash of all that was sent


class Measured(NamedTuple):
    """What each answer cost, and what it led to."""

    times: list[float]
    sizes: list[int]
    sent: str


def measured(game_id: str, answers: int, profile: Profile | None = None) -> Measured:
    """Play in this process."""
    from igroteka.table.hub.listener import encoder

    times, sizes, sent = list[float](), list[int](), sha256()
    for count, (play, listeners, luck) in enumerate(turns(game_id)):
        if count == WARM:
            gc.collect()
            gc.freeze()
        ask = luck.choice(play.match.asks)
        key = luck.choice(ask.keys)
        with profile if profile and count >= WARM else nullcontext():
            began = process_time()
            play.answer(ask.seat, (key,), NOW)
            messages = [encoder.encode(message) for _, message in listeners.news(play, NOW)]
            spent = process_time() - began
        sent.update(b"\0".join(sorted(messages)))
        if count >= WARM:
            times.append(spent)
            sizes += map(len, messages)
        if len(times) == answers:
            return Measured(times, sizes, sent.hexdigest())
    raise AssertionError


def turns(game_id: str) -> Iterator[tuple[Any, Any, random.Random]]:
    """Tables with all their listeners before each answer, match after match."""
    from igroteka.games import find_game
    from igroteka.kernel.luck import Luck
    from igroteka.kernel.match import Match
    from igroteka.table.catalogue.games import known_games
    from igroteka.table.hub.listener import Listener
    from igroteka.table.hub.listeners import Listeners

    known_games(reference=True)
    game, number = find_game(game_id), 0
    while True:
        luck, number = random.Random(number), number + 1
        seats = min(PEOPLE, max(game.modes[0].seats))
        play = new_table(game_id, Match(game, game.setup(game.modes[0].name, seats=seats), Luck(number)))
        listeners = Listeners()
        for seat in range(seats):
            listener = Listener(f"guest {seat}", "ru", seat)
            listeners.here.add(listener)
            listener.last = listeners.state_for(play, listener, NOW)
        while not play.match.result:
            yield play, listeners, luck


def new_table(game: str, match: Any) -> Any:
    """A table in play, without a database."""
    from igroteka.table.core.play import Play
    from igroteka.table.core.rows import Body, SeatRow, TableRow
    from igroteka.table.wire.messages import Pace

    setup = match.setup
    row = TableRow(
        id="table", game=game, creator="", phase="open", listed=False, revision=0, created=0, touched=0, due=None,
        thinking=False, lease="", lease_until=0, components="", saved=None,
        body=Body(mode=setup.mode, options=dict(setup.options), pace=Pace(), end_turn=False),
    )  # fmt: skip
    seats = range(setup.seats)
    play = Play(row, [SeatRow(seat=seat, kind="person", guest=f"guest {seat}", name=f"Name {seat}") for seat in seats])
    play.begin(match, NOW)
    return play


def run(source: Path, game: str, answers: int) -> Run:
    """The same in a separate process, with the code of a source tree."""
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, game, "--measured", "--answers", str(answers)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    origin, *numbers = json.loads(done.stdout)
    assert Path(origin).is_relative_to(source), f"{origin} is not of {source}"
    return Run(*numbers)


def figures(found: Measured) -> Run:
    milliseconds = [1000 * each for each in found.times]
    return Run(quantiles(milliseconds, n=4)[0], mean(milliseconds), mean(found.sizes), found.sent)


def row(*cells: object) -> str:
    return f"{cells[0]:<14}" + "".join(f"{cell:>14}" for cell in cells[1:])


def report(game: str, runs: list[Run], then: list[Run]) -> str:
    """The medians of all runs, and those of the other tree."""
    cells = [*times(runs), f"{runs[0].bytes_an_update:.0f} B"]
    if then:
        same = {each.sent for each in runs} == {each.sent for each in then}
        cells += [*times(then), "same bytes" if same else "OTHER BYTES"]
    return row(game, *cells)


def times(runs: list[Run]) -> tuple[str, str]:
    """The medians of several runs."""
    return f"{median(each.quartile for each in runs):.2f} ms", f"{median(each.mean for each in runs):.2f} ms"


def show_profile(game: str, answers: int) -> None:
    profile = Profile(process_time)  # unlike the wall clock, it does not count what other programs take
    measured(game, answers, profile)
    for order in ("cumtime", "tottime"):
        Stats(profile).sort_stats(order).print_stats(SLOWEST)


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--source", type=Path, default=ROOT)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--answers", type=int, default=300)
    parser.add_argument("--times", type=int, default=5, help="runs of each tree")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--measured", action="store_true", help="in this process, for the runs above")
    given = parser.parse_args()
    if given.measured:
        import igroteka

        print(json.dumps([igroteka.__file__, *figures(measured(given.games[0], given.answers))]))
        return
    print(row("game", "quartile", "mean", "an update", *(("quartile then", "mean then", "") if given.against else ())))
    for game in given.games:
        if given.profile:
            show_profile(game, given.answers)
            continue
        trees = [given.source, *([given.against] if given.against else [])]
        rounds = [[run(tree, game, given.answers) for tree in trees] for _ in range(given.times)]
        here, *then = zip(*rounds, strict=True)
        print(report(game, list(here), [each for runs in then for each in runs]), flush=True)


if __name__ == "__main__":
    main()
