"""`igroteka dataset`: self-play or records as NumPy arrays."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from igroteka.cli.chosen import Chosen
from igroteka.cli.labour import progress, spread
from igroteka.kernel.game import SetupError


def dataset(
    game: str,
    out: Path,
    *,
    chosen: Chosen = Chosen(),  # noqa: B008  # frozen
    matches: int = 100,
    bots: Annotated[tuple[str, ...], Parameter(negative=())] = ("random",),
    records: Annotated[Path | None, Parameter(negative=())] = None,
    seed: int = 1,
    jobs: int = 1,
) -> None:
    """Write the decisions of many matches as a NumPy file (.npz), for learning programs.

    Needs the lab's packages: `pip install igroteka[lab]`.

    Examples: `igroteka dataset bonfire play.npz --matches 50 --bots greedy --jobs 2`,
    `igroteka dataset ryozen kept.npz --records matches`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    out
        The file to write.
    matches
        How many matches to play.
    bots
        Who plays: one bot for all seats, or `--bots` once for each.
    records
        Take the finished matches of this folder (*.jsonl) instead of playing.
    seed
        Repeats the matches of an earlier run.
    jobs
        Processes to play in.
    """
    try:
        from igroteka.lab import dataset as lab
    except ModuleNotFoundError as missing:
        raise SetupError(f"{missing.name} is not installed; `pip install igroteka[lab]` brings it") from None
    if out.suffix != ".npz":
        raise SetupError(f"the file's name ends with .npz, not {out.name!r}")
    if matches < 1:
        raise SetupError(f"--matches is 1 or more, not {matches}")
    rules = chosen.game(game)
    if records:
        files = sorted(records.glob("*.jsonl"))
        with progress(game, len(files)) as advance:
            found = (lab.replayed(rules, file.read_bytes())._replace(number=at) for at, file in enumerate(files))
            written = lab.write(out, rules, lab.watched(found, advance))
        print(f"{written} decisions of {len(files)} matches in {out}")
        return
    if chosen.components:
        raise SetupError("with your own components play with `igroteka simulate --record`, then give --records")
    setup = chosen.setup(rules)
    names = bots * setup.seats if len(bots) == 1 else bots
    tasks = [lab.Task(game, setup, names, number) for number in range(seed, seed + matches)]
    with progress(game, matches) as advance:
        written = lab.write(out, rules, lab.watched(spread(lab.work, tasks, jobs), advance))
    print(f"{written} decisions of {matches} matches in {out}")
