"""`igroteka conformance`: everything a game promises, checked on random matches."""

import json
import sys
import traceback
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Annotated, NamedTuple, TypedDict

from cyclopts import Parameter

from igroteka.arena.command_line import command
from igroteka.arena.parallel import progress, spread
from igroteka.cli.finished_checks import FinishedChecks, identity
from igroteka.cli.match_options import MatchOptions, found
from igroteka.content.components import B
from igroteka.content.texts import Texts
from igroteka.kernel.flow import S
from igroteka.kernel.game import Game, Setup, SetupError, counted
from igroteka.testing.conformance import Failure, Tally, check_match, check_vocabulary, observable
from igroteka.testing.setups import any_options, setups
from igroteka.testing.textcheck import differences, lacking

FAILED = 1
FOLDER = Path(".igroteka")


class Task(NamedTuple):
    """One match to check."""

    game: str
    components: Path | None
    mode: str
    seats: int
    options: Mapping[str, str]  # those that are fixed; the others are drawn by the seed
    seed: int
    leak_every: int
    bots: str = ""

    @property
    def key(self) -> str:
        return f"{self.mode}/{self.seats}/{self.seed}"


class Outcome(NamedTuple):
    """The result of a check: what was covered, or the error."""

    task: Task
    tally: Tally
    error: str = ""
    visited: frozenset[str] = frozenset()  # rules


class Summary(TypedDict):
    """What `conformance --json` prints; `redrawn` is the share of bots' worlds that did not fit."""

    game: str
    matches: int
    decisions: int
    choices: int
    worlds: int
    tries: int
    imagined: int
    imaginings: int
    redrawn: float
    setups: dict[str, int]
    error: str | None


def conformance(
    game: str,
    *,
    match_options: MatchOptions = MatchOptions(),  # noqa: B008  # frozen
    matches: int = 20,
    seed: int = 1,
    jobs: int = 1,
    leak_every: int = 7,
    bots: str = "",
    state: Annotated[Path | None, Parameter(negative=())] = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> int:
    """Check on random matches, or on those of bots, that a game keeps every promise, hidden information included.

    Without `--mode` and `--players` all modes and numbers of seats are checked, with options drawn by the seed.
    An interrupted run goes on where it stopped, unless code or components have changed.

    Examples: `igroteka conformance reference --matches 100`,
    `igroteka conformance bonfire --mode solo --matches 1000 --jobs 2`,
    `igroteka conformance ryozen --players 3 --seed 17 --matches 1`,
    `igroteka conformance bonfire --bots greedy:1 --matches 2`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    matches
        Matches of each mode and number of seats.
    seed
        Of the first match; the next has the next seed.
    jobs
        Processes to check in.
    leak_every
        Check one decision in this number from all sides, on average.
    bots
        Name of the bots that play, in place of random answers: they reach what random play never does. The report
        tells which rules were visited and which never. Such a run is not resumed.
    state
        File that remembers the finished matches; by default in the folder .igroteka.
    as_json
        Print JSON, for programs.
    """
    for name, number in (("matches", matches), ("leak-every", leak_every)):
        if number < 1:
            raise SetupError(f"--{name} must be 1 or more, not {number}")
    rules = match_options.game(game)
    if bots:
        return by_bots(
            rules, wanted(rules, game, match_options, range(seed, seed + matches), leak_every), jobs, bots, as_json
        )
    tasks = wanted(rules, game, match_options, range(seed, seed + matches), leak_every)
    remembers = state or FOLDER / f"conformance-{game}.jsonl"
    unfinished = FinishedChecks(remembers, identity(rules, match_options.options(), leak_every))
    error = check_all(game, tasks, jobs, unfinished) or check_words(rules)
    done = {task.key: unfinished.done[task.key] for task in tasks if task.key in unfinished.done}
    summary = summarise(game, done, error)
    print(json.dumps(summary, ensure_ascii=False, indent=2) if as_json else "\n".join(report_lines(summary)))
    if error:
        return FAILED
    unfinished.forget()
    return 0


def by_bots(game: Game[S, B], tasks: list[Task], jobs: int, bots: str, as_json: bool) -> int:
    """Check matches of bots, and say which rules of the ledger they visited."""
    done, visited, error = dict[str, Tally](), set[str](), ""
    with progress(game.id, len(tasks), 0) as advance:
        for outcome in spread(check, [task._replace(bots=bots) for task in tasks], jobs):
            visited |= outcome.visited
            error = error or outcome.error
            done[outcome.task.key] = outcome.tally
            advance(1)
    summary, known = summarise(game.id, done, error or None), observable(game)
    never = sorted(known - visited)
    if as_json:
        print(json.dumps({**summary, "visited": sorted(visited), "never": never}, ensure_ascii=False, indent=2))
    else:
        print("\n".join([*report_lines(summary), *visited_lines(len(known), never)]))
    return FAILED if error else 0


def visited_lines(known: int, never: list[str]) -> Iterator[str]:
    """Which rules were visited."""
    yield f"{known - len(never)} of {known} rules that questions and events cite were visited; never:"
    yield from (f"  {rule}" for rule in never or ["none"])


def wanted(game: Game[S, B], name: str, match_options: MatchOptions, seeds: range, leak_every: int) -> list[Task]:
    """All matches to check, cycling through the set-ups."""
    options = match_options.options()
    each = list(setups(game, match_options.mode, match_options.players)) or [
        game.setup(match_options.mode, match_options.players)
    ]
    for setup in each:
        any_options(game, setup, seeds.start, **options)  # an option that the mode lacks is refused at once
    return [
        Task(name, match_options.components, setup.mode, setup.seats, options, seed, leak_every)
        for seed in seeds
        for setup in each
    ]


def check_words(game: Game[S, B]) -> str | None:
    """What is wrong with the game's topics, events and texts."""
    try:
        check_vocabulary(game)
    except AssertionError as error:
        return str(error)
    if not (files(game.package) / "texts").is_dir():
        return f"{game.id} has no texts"
    texts = Texts.of(game)
    complaints = [*differences(texts), *lacking(texts, game)]
    return f"{len(complaints)} errors in the texts, the first: {complaints[0]}" if complaints else None


def check_all(name: str, tasks: list[Task], jobs: int, unfinished: FinishedChecks) -> str | None:
    """Check the remaining tasks until one fails; returns its error."""
    left = [task for task in tasks if task.key not in unfinished.done]
    if len(left) < len(tasks):
        print(f"going on: {len(tasks) - len(left)} of {len(tasks)} matches were checked before", file=sys.stderr)
    try:
        with progress(name, len(tasks), len(tasks) - len(left)) as advance:
            for outcome in spread(check, left, jobs):
                if outcome.error:
                    return outcome.error
                unfinished.add(outcome.task.key, outcome.tally)
                advance(1)
    except KeyboardInterrupt:
        done = sum(task.key in unfinished.done for task in tasks)
        print(
            f"stopped after {done} of {len(tasks)} matches; run the same command to go on from there", file=sys.stderr
        )
        raise
    return None


def check(task: Task) -> Outcome:
    """Check one match."""
    game = found(task.game, task.components)
    setup = any_options(game, game.setup(task.mode, task.seats), task.seed, **task.options)
    visited: set[str] = set()
    try:
        tally = check_match(game, setup, task.seed, task.leak_every, task.bots, visited)
        return Outcome(task, tally, visited=frozenset(visited))
    except Failure as failure:
        return Outcome(task, Tally(), f"{failure.what}\n  at decision {failure.decision} of: {again(task, setup)}")
    except Exception as error:  # noqa: BLE001  # whatever the rules raise is a finding
        *_, last = traceback.extract_tb(error.__traceback__)
        where = f"{Path(last.filename).name}:{last.lineno}"
        return Outcome(task, Tally(), f"{error!r} in {where}\n  in the match of: {again(task, setup)}")


def again(task: Task, setup: Setup) -> str:
    """The command that checks exactly this match."""
    return command(
        "conformance",
        task.game,
        setup,
        task.components,
        seed=task.seed,
        matches=1,
        leak_every=task.leak_every,
    )


def summarise(game: str, tallies: Mapping[str, Tally], error: str | None) -> Summary:
    """The summary of the run."""
    total, each = Tally(), dict[str, int]()
    for key, tally in tallies.items():
        total = total.plus(tally)
        setup = key.rpartition("/")[0]
        each[setup] = each.get(setup, 0) + 1
    return {
        "game": game,
        "matches": total.matches,
        "decisions": total.decisions,
        "choices": total.choices,
        "worlds": total.worlds,
        "tries": total.tries,
        "imagined": total.imagined,
        "imaginings": total.imaginings,
        "redrawn": (total.imaginings - total.imagined) / total.imaginings if total.imaginings else 0.0,
        "setups": each,
        "error": error,
    }


def report_lines(summary: Summary) -> Iterator[str]:
    """The summary in lines."""
    if summary["error"]:
        yield f"FAILED: {summary['error']}"
    for setup, count in summary["setups"].items():
        mode, _, seats = setup.rpartition("/")
        yield f"{mode}, {counted(int(seats), 'seat')}: {count} matches"
    yield (
        f"{summary['game']}: {summary['matches']} matches, {summary['decisions']} decisions"
        f" ({summary['choices']} real choices) {'held' if summary['error'] else 'hold'}"
    )
    yield (
        f"{summary['worlds']} other worlds look the same (of {summary['tries']} drawn); {summary['imagined']} imagined"
        f" as by bots (of {summary['imaginings']} drawn: {summary['redrawn']:.1%} had to be drawn again)"
    )
