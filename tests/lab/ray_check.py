"""An arena and a dataset on a real Ray cluster of this machine: ``python -m tests.lab.ray_check``.

It needs the lab's lock, which is too heavy for every test run. The matches must come out as in this process, also when
a run was stopped in the middle and when the player has their own components.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from igroteka.arena.matches import Outcome, seatings
from igroteka.arena.parallel import LOCAL
from igroteka.arena.runs import PLAYED, Plan, Task, Workforce, play, played
from igroteka.cli.lab import dataset
from igroteka.cli.match_options import MatchOptions
from igroteka.content.components import export
from igroteka.records.record import read, replay
from igroteka.testing.reference import GAME

BOTS = ("greedy", "random")
MATCHES = 12


def tasks(components: str, matches: int) -> list[Task]:
    """Recorded matches of the reference game."""
    setup, tables = GAME.setup(seats=2), seatings(BOTS, 2)
    return [Task(GAME.id, setup, components, tables[n % 2], n, 1 + n // 2, True) for n in range(matches)]


def results(outcomes: list[Outcome]) -> list[tuple[object, ...]]:
    """All but the times."""
    return [
        (outcome.number, outcome.seating, outcome.winners, outcome.scores, outcome.decisions) for outcome in outcomes
    ]


def compare(components: str, folder: Path) -> None:
    """A stopped and resumed run on Ray against one here."""
    plan = Plan(GAME.id, "base", 2, {}, components and GAME.box.digest, BOTS, 1)
    cluster = Workforce(2, LOCAL)
    played(plan, tasks(components, MATCHES // 3), play, Outcome, folder, cluster)
    first = (folder / PLAYED).read_bytes()
    on_ray = played(plan, tasks(components, MATCHES), play, Outcome, folder, cluster)
    assert (folder / PLAYED).read_bytes().startswith(first)
    assert results(on_ray) == results(played(plan, tasks(components, MATCHES), play, Outcome, None, Workforce()))
    for outcome in on_ray:
        match = replay(GAME, read(GAME, (folder / f"{outcome.number:06}.jsonl").read_bytes()))
        assert match.result and match.result.winners == outcome.winners


def compare_datasets(folder: Path) -> None:
    """Batches of self-play on Ray against those of one process."""
    two = MatchOptions(players=2)
    dataset(GAME.id, folder / "here.npz", match_options=two, matches=MATCHES)
    dataset(GAME.id, folder / "ray.npz", match_options=two, matches=MATCHES, jobs=2, ray=LOCAL)
    with np.load(folder / "here.npz") as here, np.load(folder / "ray.npz") as there:
        assert all(np.array_equal(here[name], there[name]) for name in here)


def main() -> None:
    """With the game's components, and with a file's; then a dataset."""
    for name, components in (("game's components", ""), ("own components", export(GAME.box))):
        with TemporaryDirectory() as folder:
            compare(components, Path(folder))
        print(f"arena on Ray, {name}: passed")
    with TemporaryDirectory() as folder:
        compare_datasets(Path(folder))
    print("dataset on Ray: passed")


if __name__ == "__main__":
    main()
