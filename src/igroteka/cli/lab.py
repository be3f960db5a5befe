"""`igroteka dataset`: self-play or records as a NumPy or Parquet file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter

from igroteka.arena.command_line import command
from igroteka.arena.parallel import progress, spread
from igroteka.arena.runs import PLAYED
from igroteka.arena.runs import rules as with_values
from igroteka.cli.match_options import MatchOptions
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup, SetupError
from igroteka.records.record import RecordError

if TYPE_CHECKING:
    from igroteka.lab.dataset import Rows
    from igroteka.lab.partial_dataset import Plan


class Task(NamedTuple):
    """One match to play, or its record. It is self-contained, so that another machine can run it."""

    game: str
    components: str  # the text of a custom component file, or nothing
    number: int  # the seed, or the place among the records
    setup: Setup | None = None
    bots: tuple[str, ...] = ()
    record: Path | None = None
    recorded: bytes = b""  # read when its turn comes


def dataset(
    game: str,
    out: Path,
    *,
    match_options: MatchOptions = MatchOptions(),  # noqa: B008  # frozen
    matches: int = 100,
    bots: Annotated[tuple[str, ...], Parameter(negative=())] = ("random",),
    records: Annotated[Path | None, Parameter(negative=())] = None,
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
) -> None:
    """Write the decisions of many matches as a NumPy (.npz) or Parquet (.parquet) file, for learning programs.

    Needs the lab's packages: `pip install igroteka[lab]`. Each match is saved when it is over, in a folder beside the
    file: the same command goes on after a stop.

    Examples: `igroteka dataset bonfire play.npz --matches 50 --bots greedy --jobs 2`,
    `igroteka dataset ryozen saved.parquet --records matches`,
    `igroteka dataset candelabria play.parquet --matches 5000 --bots search:50 --ray 10.0.0.5:6379`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    out
        The file to write; its ending says in which form.
    matches
        How many matches to play.
    bots
        Who plays: one bot for all seats, or `--bots` once for each: random, greedy, greedy:WORLDS, search:TIMEms,
        search:ITERATIONS, easy to expert.
    records
        Take the finished matches of this folder (*.jsonl, of `simulate --record` or `arena --records`), don't play.
    seed
        Repeats the matches of an earlier run.
    jobs
        Processes to work in; with `--ray` how many matches at once (all cores of the cluster when not given).
    ray
        Work on a Ray cluster: its HOST:PORT, or `local` for one that is started here.
    """
    try:
        from igroteka.lab import formats, partial_dataset
    except ModuleNotFoundError as missing:
        raise SetupError(f"{missing.name} is not installed; `pip install igroteka[lab]` brings it") from None
    formats.writer(out)
    rules = match_options.game(game)
    if records:
        tasks = recorded(game, match_options.text(), records)
        plan = _plan(rules, records=tuple(str(task.record) for task in tasks))
    else:
        tasks = played(game, match_options, bots, range(seed, seed + matches))
        plan = _plan(rules, tasks[0].setup, tasks[0].bots)
    dataset = partial_dataset.PartialDataset(out, plan)
    missing_ones = [task for task in tasks if task.number not in dataset]
    with progress(game, len(tasks), len(tasks) - len(missing_ones)) as advance:
        for rows in spread(work, map(loaded, missing_ones), jobs, ray):
            dataset.keep(rows)
            advance(1)
    numbers = range(tasks[0].number, tasks[-1].number + 1)
    written = formats.write(out, rules, dataset, numbers)
    dataset.clear()
    print(f"{written} decisions of {len(tasks)} matches in {out}")


def played(game: str, match_options: MatchOptions, bots: tuple[str, ...], seeds: range) -> list[Task]:
    """Matches to play, one per seed."""
    from igroteka.bots import BotError, bot

    if not seeds:
        raise SetupError(f"--matches must be 1 or more, not {seeds.stop - seeds.start}")
    setup, own = match_options.setup(match_options.game(game)), match_options.text()
    if len(bots) not in (1, setup.seats):
        raise SetupError(f"give one bot for all seats or {setup.seats}, not {len(bots)}")
    names = bots * setup.seats if len(bots) == 1 else bots
    try:
        for name in names:
            bot(name, 0)
    except BotError as error:
        raise SetupError(str(error)) from None
    return [Task(game, own, seed, setup, names) for seed in seeds]


def recorded(game: str, components: str, folder: Path) -> list[Task]:
    """The records of a folder, by name."""
    files = sorted(file for file in folder.glob("*.jsonl") if file.name != PLAYED)
    if not files:
        raise SetupError(f"there are no records (*.jsonl) in {folder}; `igroteka simulate --record DIR` writes some")
    return [Task(game, components, number, record=file) for number, file in enumerate(files)]


def loaded(task: Task) -> Task:
    """The task with its record."""
    return task._replace(recorded=task.record.read_bytes()) if task.record else task


def _plan(
    rules: Game[S, B], setup: Setup | None = None, bots: tuple[str, ...] = (), records: tuple[str, ...] = ()
) -> "Plan":
    from igroteka.lab.partial_dataset import Plan

    box = rules.box.digest
    if setup is None:
        return Plan(rules.id, rules.version, box, records=records)
    return Plan(rules.id, rules.version, box, setup.mode, setup.seats, dict(setup.options), bots)


def work(task: Task) -> "Rows":
    """Play a match, or read its record; an error names it."""
    from igroteka.lab import dataset as lab

    rules = with_values(task.game, task.components)
    if task.setup is None:
        try:
            return lab.replayed(rules, task.recorded)._replace(number=task.number)
        except RecordError as error:
            raise RecordError(f"{task.record}: {error}") from None
    try:
        return lab.self_play(rules, task.setup, task.bots, task.number)
    except Exception as error:
        again = command("simulate", task.game, task.setup, None, seed=task.number, games=1)
        error.add_note(f"bots {', '.join(task.bots)} in the match of: {again}")
        raise
