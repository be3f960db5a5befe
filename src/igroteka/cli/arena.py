"""`igroteka arena`: resumable matches between bots, with balanced seatings and confidence intervals."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TypedDict

from cyclopts import Parameter

from igroteka.arena import habits as play_habits
from igroteka.arena import matches as arenas
from igroteka.arena.control import Corrected, corrected
from igroteka.arena.matches import BotStats, Interval, Outcome
from igroteka.arena.runs import Plan, Task, Workforce, drawable, line_up, play, played, seats_named
from igroteka.cli import yardstick as yardsticks
from igroteka.cli.match_options import MatchOptions
from igroteka.games import AnyGame
from igroteka.kernel.game import Habits, SetupError, counted

MATCHES: Final = 20


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
    match_options: MatchOptions = MatchOptions(),  # noqa: B008  # frozen
    bots: str = "greedy,random",
    matches: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
    out: Annotated[Path | None, Parameter(negative=())] = None,
    keep_records: Annotated[bool, Parameter("--records", negative=())] = False,
    yardstick: Annotated[bool, Parameter(negative=())] = False,
    habits: Annotated[bool, Parameter(negative=())] = False,
    control: Annotated[bool, Parameter(negative=())] = False,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Play matches between bots and say who won, with 95 % intervals and ratings.

    Each bot sits at each seat equally often if the number of matches is a multiple of the line-ups. At a larger table
    the first of two bots sits alone among copies of the second. With `--out` a run that was stopped goes on, and win
    rates, scores and decision times are drawn there (matplotlib: `pip install igroteka[plots]`).

    With `--yardstick` each bot plays against the game's own opponent instead, at every difficulty and number of seats:
    the Basilisk, Tom and his handicap campaign, Wu-Feng. `--matches` is then the number for each line of the table.

    Examples: `igroteka arena bonfire --bots search:200ms,greedy --matches 100 --jobs 2 --out results`,
    `igroteka arena ghost_stories --option level=initiation --bots search:200ms --matches 50`,
    `igroteka arena ryozen --mode solo --option difficulty=medium --bots search:200ms --json`,
    `igroteka arena ryozen --bots normal --matches 20 --habits`,
    `igroteka arena candelabria --mode two --bots normal,easy --matches 40 --control`,
    `igroteka arena bonfire --yardstick --bots search:200,greedy --matches 10`,
    `igroteka arena candelabria --bots search:1000ms,greedy --matches 500 --ray 10.0.0.5:6379 --out results`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    bots
        Who plays, with commas, one for each seat or fewer: random, greedy, greedy:WORLDS, search:TIMEms,
        search:ITERATIONS, easy to expert.
    matches
        How many matches; 20 when not given, 4 for each line of a yardstick.
    seed
        Repeats an earlier run; those with budgets of time come out a little differently.
    jobs
        Processes to play in; with `--ray` how many matches at once (all cores of the cluster when not given).
    ray
        Play on Ray: the HOST:PORT of a cluster whose machines have Igroteka installed, or `local`.
    out
        Folder for the results; what is there already is not played again.
    keep_records
        Keep a record of each match in that folder.
    yardstick
        Measure each bot against the game's own opponent.
    habits
        Say too how often each kind of action was taken, how often answers were given that no good player gives, and in
        how many matches nobody could act.
    control
        Measure luck and take it out of the results (AIVAT): the estimates stay unbiased, and their intervals get
        narrower. Each match takes longer.
    as_json
        Print JSON, for programs.
    """
    if matches is not None and matches < 1:
        raise SetupError(f"--matches must be 1 or more, not {matches}")
    if keep_records and out is None:
        raise SetupError("--records needs a folder: give --out DIR")
    workforce = Workforce(jobs, ray)
    if yardstick:
        count, keeping = matches or yardsticks.FEW, yardsticks.Keeping(out, keep_records)
        yardsticks.measure(game, match_options, line_up(bots), count, seed, keeping, workforce, as_json)
        return
    rules, own = match_options.game(game), match_options.text()
    if habits:
        counted_habits(rules)
    setup = match_options.setup(rules, seats_named(bots))
    plan = Plan(
        game,
        setup.mode,
        setup.seats,
        dict(setup.options),
        own and rules.box.digest,
        line_up(bots, setup.seats),
        seed,
        control,
    )
    tables = arenas.seatings(plan.bots, setup.seats)
    tasks = [
        Task(game, setup, own, tables[n % len(tables)], n, seed + n // len(tables), keep_records, control)
        for n in range(matches or MATCHES)
    ]
    outcomes = played(plan, tasks, play, Outcome, out, workforce)
    table = arenas.bot_stats(outcomes, rules.cooperative)
    found = play_habits.report(outcomes, counted_habits(rules)) if habits else None
    if as_json:
        more: dict[str, object] = {} if found is None else {"habits": found}
        if control:
            more["control"] = [each._asdict() for each in corrected(outcomes, rules.cooperative)]
        print(json.dumps({**summary(plan, outcomes, table), **more}, ensure_ascii=False, indent=2))
    else:
        lines = () if found is None else play_habits.report_lines(found)
        without_luck = control_lines(corrected(outcomes, rules.cooperative)) if control else ()
        print("\n".join([*report_lines(plan, outcomes, table), *without_luck, *lines]))
    if out and drawable():
        from igroteka.arena import plots

        plots.arena(out, outcomes, table, rules.cooperative, headline(plan, len(outcomes)))


def counted_habits(game: AnyGame) -> Habits[Any, Any]:
    """The habits the game counts, or an error before anything is played."""
    if game.bots.habits is None:
        raise SetupError(f"{game.id} does not say which habits to count; leave out --habits")
    return game.bots.habits


def summary(plan: Plan, outcomes: list[Outcome], table: list[BotStats]) -> Summary:
    """The summary of all matches."""
    return {
        "game": plan.game,
        "mode": plan.mode,
        "seats": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "matches": len(outcomes),
        "standings": [{**each._asdict(), "wins": each.wins._asdict(), "score": each.score._asdict()} for each in table],
        "endings": dict(Counter(outcome.reason for outcome in outcomes).most_common()),
    }


def report_lines(plan: Plan, outcomes: list[Outcome], table: list[BotStats]) -> Iterator[str]:
    """The summary as lines of text."""
    yield headline(plan, len(outcomes))
    width = max(len("bot"), *(len(each.bot) for each in table))
    yield f"{'bot':{width}}  seats  {'wins':^22}  {'score':^23}  rating  ms/decision"
    for each in table:
        yield (
            f"{each.bot:{width}}  {each.seats:5}  {percent(each.wins):22}  {score_text(each.score):23}"
            f"  {'-' if each.rating is None else round(each.rating):>6}  {each.milliseconds:11.1f}"
        )
    yield "endings: " + ", ".join(
        f"{why} {n}" for why, n in Counter(outcome.reason for outcome in outcomes).most_common()
    )


def control_lines(found: list[Corrected]) -> Iterator[str]:
    """The results with luck taken out, and by how much the intervals are narrower."""
    yield "with luck taken out:"
    width = max(len(each.bot) for each in found)
    for each in found:
        wins, scores = each.narrowing
        yield (
            f"{each.bot:{width}}  wins {percent(each.wins)}, interval {wins:+.0%} narrower;"
            f" score {score_text(each.score)}, {scores:+.0%} narrower"
        )


def headline(plan: Plan, matches: int) -> str:
    """The title of the report."""
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    seats = counted(plan.players, "seat")
    return f"{plan.game}, {plan.mode}, {seats}{options}: {matches} matches from seed {plan.seed}"


def percent(share: Interval) -> str:
    return f"{share.mean:6.1%} ({share.low:.1%}-{share.high:.1%})"


def score_text(score: Interval) -> str:
    return f"{score.mean:6.1f} ({score.low:.1f} to {score.high:.1f})"
