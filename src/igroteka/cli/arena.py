"""`igroteka arena`: matches between bots, with balanced seatings, resumable, and how sure the outcome is."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypedDict

import msgspec
from cyclopts import Parameter

from igroteka.bots import BotError, bot
from igroteka.bots import arena as arenas
from igroteka.bots.arena import Bout, Interval, Standing
from igroteka.cli.chosen import Chosen, command, found
from igroteka.cli.labour import progress, spread
from igroteka.kernel import record as records
from igroteka.kernel.game import Setup, SetupError

PLAYED: Final = "matches.jsonl"
PLANNED: Final = "arena.json"


class Plan(msgspec.Struct, frozen=True):
    """What is played: kept beside the matches, so that a run goes on with the same."""

    game: str
    mode: str
    players: int
    options: dict[str, str]
    components: str
    bots: tuple[str, ...]
    seed: int


class Task(NamedTuple):
    """One match."""

    game: str
    setup: Setup
    components: Path | None
    seating: tuple[str, ...]
    number: int
    seed: int
    records: Path | None


class Summary(TypedDict):
    """What `arena --json` prints."""

    game: str
    mode: str
    seats: int
    options: dict[str, str]
    seed: int
    matches: int
    standings: list[dict[str, object]]
    endings: dict[str, int]


def arena(
    game: str,
    *,
    chosen: Chosen = Chosen(),  # noqa: B008  # frozen
    bots: str = "greedy,random",
    matches: int = 20,
    seed: int = 1,
    jobs: int = 1,
    out: Annotated[Path | None, Parameter(negative=())] = None,
    keep_records: Annotated[bool, Parameter("--records", negative=())] = False,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Play matches between bots and say who won, with 95 % intervals and ratings.

    Each bot sits at each seat equally often if the number of matches is a multiple of the line-ups. At a larger table
    the first of two bots sits alone among copies of the second. With `--out` a run that was stopped goes on.

    Examples: `igroteka arena bonfire --bots search:200ms,greedy --matches 100 --jobs 2 --out results`,
    `igroteka arena ghost_stories --option level=initiation --bots search:200ms --matches 50`,
    `igroteka arena ryozen --mode solo --option difficulty=medium --bots search:200ms --json`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    bots
        Who plays, with commas: random, greedy, greedy:WORLDS, search:TIMEms, search:ITERATIONS, easy to expert.
    matches
        How many matches.
    seed
        Repeats an earlier run; those with budgets of time come out a little differently.
    jobs
        Processes to play in.
    out
        Folder for the results; what is there already is not played again.
    keep_records
        Keep a record of each match in that folder.
    as_json
        Print JSON, for programs.
    """
    if matches < 1:
        raise SetupError(f"--matches is 1 or more, not {matches}")
    if keep_records and out is None:
        raise SetupError("--records needs a folder: give --out DIR")
    rules = chosen.game(game)
    setup = chosen.setup(rules)
    names = line_up(bots)
    own = str(chosen.components.resolve()) if chosen.components else ""
    plan = Plan(game, setup.mode, setup.seats, dict(setup.options), own, names, seed)
    bouts = [bout for bout in resumed(out, plan) if bout.number < matches] if out else []
    tables = arenas.seatings(names, setup.seats)
    folder = out if keep_records else None
    done = {bout.number for bout in bouts}
    tasks = [
        Task(game, setup, chosen.components, tables[n % len(tables)], n, seed + n // len(tables), folder)
        for n in range(matches)
        if n not in done
    ]
    with progress(game, matches, len(bouts)) as advance:
        for bout in spread(play, tasks, jobs):
            bouts.append(bout)
            if out:
                keep(out, bout)
            advance(1)
    bouts.sort(key=lambda bout: bout.number)
    table = arenas.standings(bouts, rules.cooperative)
    if as_json:
        print(json.dumps(summary(plan, bouts, table), ensure_ascii=False, indent=2))
    else:
        print("\n".join(told(plan, bouts, table)))


def line_up(bots: str) -> tuple[str, ...]:
    """The bots, each of which must exist and be named once."""
    names = tuple(bots.split(","))
    try:
        for name in names:
            bot(name, 0)
    except BotError as fault:
        raise SetupError(str(fault)) from None
    if len(set(names)) < len(names):
        raise SetupError(f"name each bot once, not {bots}")
    return names


def play(task: Task) -> Bout:
    """Play one match; a mistake names it."""
    game = found(task.game, task.components)
    try:
        bout, match = arenas.play(game, task.setup, task.seating, task.number, task.seed)
    except Exception as fault:
        again = command("simulate", task.game, task.setup, task.components, seed=task.seed, games=1)
        fault.add_note(f"bots {', '.join(task.seating)} in the match of: {again}")
        raise
    if task.records:
        (task.records / f"{task.number:06}.jsonl").write_bytes(records.write(records.record(match)))
    return bout


def resumed(folder: Path, plan: Plan) -> list[Bout]:
    """The matches that lie in the folder, if they are of the same plan."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLANNED
    if not file.exists():
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
    try:
        before = msgspec.json.decode(file.read_bytes(), type=Plan)
    except msgspec.DecodeError as fault:
        raise SetupError(f"{file} is damaged ({fault}); give an empty folder") from None
    if before != plan:
        differing = [name for name in plan.__struct_fields__ if getattr(before, name) != getattr(plan, name)]
        raise SetupError(f"{folder} holds an arena with other {', '.join(differing)}; give another folder")
    return list(whole(folder / PLAYED)) if (folder / PLAYED).exists() else []


def whole(file: Path) -> Iterator[Bout]:
    """The matches of a file; a last line that was cut off is played again."""
    lines = file.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        file.write_bytes(b"".join(lines[:-1]))
        lines.pop()
    for number, line in enumerate(lines, 1):
        try:
            yield msgspec.json.decode(line, type=Bout)
        except msgspec.DecodeError as fault:
            raise SetupError(f"{file}, line {number} is damaged ({fault}); give another folder") from None


def keep(folder: Path, bout: Bout) -> None:
    with (folder / PLAYED).open("ab") as file:
        file.write(msgspec.json.encode(bout) + b"\n")


def summary(plan: Plan, bouts: list[Bout], table: list[Standing]) -> Summary:
    """All that is to be said of the matches."""
    return {
        "game": plan.game,
        "mode": plan.mode,
        "seats": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "matches": len(bouts),
        "standings": [{**each._asdict(), "wins": each.wins._asdict(), "score": each.score._asdict()} for each in table],
        "endings": dict(Counter(bout.reason for bout in bouts).most_common()),
    }


def told(plan: Plan, bouts: list[Bout], table: list[Standing]) -> Iterator[str]:
    """The same in lines."""
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    yield f"{plan.game}, {plan.mode}, {plan.players} seats{options}: {len(bouts)} matches from seed {plan.seed}"
    width = max(len("bot"), *(len(each.bot) for each in table))
    yield f"{'bot':{width}}  seats  {'wins':^22}  {'score':^23}  rating  ms/decision"
    for each in table:
        yield (
            f"{each.bot:{width}}  {each.seats:5}  {percent(each.wins):22}  {spoken(each.score):23}"
            f"  {'-' if each.rating is None else round(each.rating):>6}  {each.milliseconds:11.1f}"
        )
    yield "endings: " + ", ".join(f"{why} {n}" for why, n in Counter(bout.reason for bout in bouts).most_common())


def percent(share: Interval) -> str:
    return f"{share.mean:6.1%} ({share.low:.1%}-{share.high:.1%})"


def spoken(score: Interval) -> str:
    return f"{score.mean:6.1f} ({score.low:.1f} to {score.high:.1f})"
