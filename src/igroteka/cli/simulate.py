"""`igroteka simulate`: many matches between bots."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter
from typing import Annotated, NamedTuple, TypedDict

from cyclopts import Parameter

from igroteka.arena.command_line import command
from igroteka.arena.parallel import progress, spread
from igroteka.arena.runs import expect_bot
from igroteka.bots import Perspective, bot
from igroteka.bots.random import Counts, bots_luck, playout
from igroteka.cli.match_options import MatchOptions, found
from igroteka.cli.measure import clone_costs
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup, SetupError, counted
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match
from igroteka.kernel.result import Result
from igroteka.kernel.run import Run
from igroteka.records import record as records

BATCH = 20  # matches per task
CLONED = 3  # matches along which clones are timed


class Task(NamedTuple):
    """Some matches of one set-up."""

    game: str
    setup: Setup
    components: Path | None
    bots: tuple[str, ...]
    seeds: range
    folder: Path | None  # for records


class Played(NamedTuple):
    """The results of a task."""

    results: list[Result]
    counts: Counts
    seconds: float


class Spread(TypedDict):
    """The distribution of scores."""

    mean: float
    sd: float
    lowest: int
    highest: int


class Summary(TypedDict):
    """What `simulate --json` prints. Rates are for all processes together."""

    game: str
    mode: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    choices_per_second: float
    forced_per_second: float
    decisions_per_game: float
    choices_per_game: float
    forced_per_game: float
    mean_options: float
    clone_us: float
    scores: Spread
    scores_by_seat: list[Spread]
    wins_by_seat: list[float]
    endings: dict[str, int]


def simulate(
    game: str,
    *,
    match_options: MatchOptions = MatchOptions(),  # noqa: B008  # frozen
    games: int = 100,
    bots: Annotated[tuple[str, ...], Parameter(negative=())] = ("random",),
    seed: int = 1,
    record: Annotated[Path | None, Parameter(negative=())] = None,
    jobs: int = 1,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Play many matches between bots and say how fast they went and how they ended.

    The matches have the seeds S, S + 1, …, so `--seed` and `--games 1` play any of them again.

    Examples: `igroteka simulate reference --games 1000`,
    `igroteka simulate bonfire --players 3 --seed 7 --record matches --jobs 2`,
    `igroteka simulate ryozen --mode solo --option difficulty=hard --bots search:100 --games 10 --json`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    games
        How many matches.
    bots
        Who plays: one bot for all seats, or one for each with commas or `--bots` repeated: random, greedy,
        greedy:WORLDS, search:TIMEms, search:ITERATIONS, easy to expert.
    seed
        Repeats the matches of an earlier run.
    record
        Folder for a record of each match.
    jobs
        Processes to play in.
    as_json
        Print JSON, for programs.
    """
    if games < 1:
        raise SetupError(f"--games must be 1 or more, not {games}")
    rules = match_options.game(game)
    named = tuple(name.strip() for each in bots for name in each.split(","))
    setup = match_options.setup(rules, len(named) if len(named) > 1 else None)
    names = line_up(named, setup.seats)
    if record:
        record.mkdir(parents=True, exist_ok=True)
    tasks = [
        Task(game, setup, match_options.components, names, range(first, min(first + BATCH, seed + games)), record)
        for first in range(seed, seed + games, BATCH)
    ]
    began = perf_counter()
    played: list[Played] = []
    with progress(game, games) as advance:
        for done in spread(play, tasks, jobs):
            played.append(done)
            advance(len(done.results))
    seconds = perf_counter() - began if jobs > 1 else sum(each.seconds for each in played)
    clones = clone_costs(rules, setup, range(seed, seed + min(games, CLONED)))
    summary = summarise(game, setup, seed, played, seconds, clones.mean("clone"))
    print(json.dumps(summary, ensure_ascii=False, indent=2) if as_json else "\n".join(report_lines(summary)))


def line_up(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The bot of each seat."""
    for name in bots:
        expect_bot(name)
    if len(bots) not in (1, seats):
        raise SetupError(f"give one bot for all seats or {seats}, not {len(bots)}")
    return bots if len(bots) == seats else bots * seats


def play(task: Task) -> Played:
    """Play the matches of a task; an error names the match."""
    game = found(task.game, task.components)
    results, total = [], Counts()
    began = perf_counter()
    for seed in task.seeds:
        try:
            result, counts = play_one(game, task, seed)
        except Exception as error:
            again = command("simulate", task.game, task.setup, task.components, seed=seed, games=1)
            error.add_note(f"in the match of: {again}")
            raise
        results.append(result)
        total = Counts(*map(sum, zip(total, counts, strict=True)))
    return Played(results, total, perf_counter() - began)


def play_one(game: Game[S, B], task: Task, seed: int) -> tuple[Result, Counts]:
    """Play one match, without memory if only random bots play and no record is wanted."""
    if task.folder is None and set(task.bots) == {"random"}:
        run = Run(game, game.start(task.setup, game.box), Luck(seed))
        run.start()
        counts = playout(run, bots_luck(seed))
        assert run.result
        return run.result, counts
    match = Match(game, task.setup, Luck(seed))
    counts = play_match(match, task.bots, seed)
    if task.folder:
        name = f"{task.game}-{task.setup.mode}-{task.setup.seats}-{seed}.jsonl"
        (task.folder / name).write_bytes(records.write(records.record(match)))
    assert match.result
    return match.result, counts


def play_match(match: Match[S, B], bots: tuple[str, ...], seed: int) -> Counts:
    """Play a match between bots; those of one name share a random source."""
    players = {name: bot(name, seed) for name in bots}
    decisions = choices = options = 0
    while match.ask:
        seat, count = match.ask.seat, len(match.ask.options)
        decisions, choices, options = decisions + 1, choices + (count > 1), options + count
        match.answer(players[bots[seat]].choose(Perspective(match, seat)), seat)
    return Counts(decisions, choices, options)


def summarise(game: str, setup: Setup, seed: int, played: list[Played], seconds: float, clone_us: float) -> Summary:
    """The summary of the matches."""
    results = [result for each in played for result in each.results]
    games = len(results)
    decisions, choices, options = (sum(column) for column in zip(*(each.counts for each in played), strict=True))
    scores = [result.scores for result in results]
    return {
        "game": game,
        "mode": setup.mode,
        "seats": setup.seats,
        "options": dict(setup.options),
        "seed": seed,
        "games": games,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "choices_per_second": choices / seconds,
        "forced_per_second": (decisions - choices) / seconds,
        "decisions_per_game": decisions / games,
        "choices_per_game": choices / games,
        "forced_per_game": (decisions - choices) / games,
        "mean_options": options / max(decisions, 1),
        "clone_us": clone_us,
        "scores": lie([score for each in scores for score in each]),
        "scores_by_seat": [lie([each[seat] for each in scores]) for seat in range(setup.seats)],
        "wins_by_seat": [fmean(seat in result.winners for result in results) for seat in range(setup.seats)],
        "endings": dict(Counter(result.reason for result in results).most_common()),
    }


def lie(scores: list[int]) -> Spread:
    return {"mean": fmean(scores), "sd": pstdev(scores), "lowest": min(scores), "highest": max(scores)}


def report_lines(summary: Summary) -> Iterator[str]:
    """The summary in lines."""
    options = "".join(f", {name} {value}" for name, value in summary["options"].items())
    yield f"{summary['game']}, {summary['mode']}, {counted(summary['seats'], 'seat')}{options}, seed {summary['seed']}"
    yield f"{summary['games']} games in {summary['seconds']:.2f} s: {summary['games_per_second']:,.1f} games/s"
    yield (
        f"{summary['decisions_per_second']:,.0f} decisions/s: {summary['choices_per_second']:,.0f} real choices"
        f" and {summary['forced_per_second']:,.0f} forced"
    )
    yield (
        f"{summary['decisions_per_game']:.1f} decisions a game: {summary['choices_per_game']:.1f} real choices"
        f" and {summary['forced_per_game']:.1f} forced; {summary['mean_options']:.2f} options on average"
    )
    yield f"{summary['clone_us']:.1f} µs per clone (mean over decisions)"
    yield f"scores: {spread_text(summary['scores'])}"
    for seat, (scores, wins) in enumerate(zip(summary["scores_by_seat"], summary["wins_by_seat"], strict=True), 1):
        yield f"  seat {seat}: {spread_text(scores)}; won {wins:.1%}"
    yield "endings: " + ", ".join(f"{reason} {count}" for reason, count in summary["endings"].items())


def spread_text(scores: Spread) -> str:
    return f"{scores['mean']:.1f} ± {scores['sd']:.1f}, {scores['lowest']} to {scores['highest']}"
