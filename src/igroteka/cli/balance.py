"""`igroteka balance`: what seats, dealt things and components are worth, by regression over self-play."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from cyclopts import Parameter

from igroteka.arena import matches as arenas
from igroteka.arena.balance import CountedMatch, counted_match, traits
from igroteka.arena.matches import Interval
from igroteka.arena.report import Block, Code, Grid, Heading, Paragraph, Picture, html, markdown
from igroteka.arena.runs import Plan, Recorded, Task, Workforce, drawable, line_up, named, played, rules, seats_named
from igroteka.cli.match_options import MatchOptions
from igroteka.content.components import Components, export
from igroteka.kernel.game import Game, SetupError, counted

if TYPE_CHECKING:  # they need numpy
    from igroteka.arena.suggestions import Suggestion
    from igroteka.arena.worth import Effect, Share

SHOWN: Final = 10  # components in a table if fewer are significant
DRAWN: Final = 30  # components of a kind in a picture
READING: Final = (
    "An effect is what having or using a component once goes with, in points, beyond the mean of its kind: ridge "
    "regression on the differences within a match (between matches if all win together), beside the turn and how much "
    "of each kind was used, with errors clustered by match. q is the expected share of chance among all components "
    "with that q or less (Benjamini-Hochberg); below 5 % counts as sure. It tells how these bots fare with a "
    "component, not why: a bot that misuses a good card makes it look bad, and who is winning gets more of some things."
)


class Findings(NamedTuple):
    """The results of the analysis."""

    plan: Plan
    matches: int
    turns: "list[Share]"  # in the order of play
    dealt: "dict[str, list[Share]]"  # by kind
    effects: "list[Effect]"
    suggestions: "list[Suggestion]"
    box: Components  # with the suggestions


def balance(
    game: str,
    *,
    match_options: MatchOptions = MatchOptions(),  # noqa: B008  # frozen
    bots: str = "greedy",
    matches: int = 200,
    seed: int = 1,
    jobs: int | None = None,
    ray: str | None = None,
    out: Annotated[Path | None, Parameter(negative=())] = None,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Let bots play against themselves and say which seats, Houses and components do better or worse than they should.

    With `--out` the matches are saved, so that a stopped run can go on, and the report lies there as Markdown and HTML
    with its plots. Suggestions for reconstructed values are only printed: put them into your own component file, or
    try `suggested.toml` of that folder with `--components`. Needs numpy: `pip install igroteka[lab]`.

    Examples: `igroteka balance candelabria --matches 300 --jobs 2 --out candelabria`,
    `igroteka balance ryozen --players 3 --bots search:100 --out ryozen --json`

    Parameters
    ----------
    game
        The game's id, as `igroteka list` shows it, or `reference`.
    bots
        Who plays, with commas; one bot for all seats when only one is given.
    matches
        How many matches.
    seed
        Repeats an earlier run.
    jobs
        Processes to play in; with `--ray` how many matches at once (all cores of the cluster when not given).
    ray
        Play on Ray: the HOST:PORT of a cluster whose machines have Igroteka installed, or `local`.
    out
        Folder for the matches and the report; matches that are there already are not played again.
    as_json
        Print JSON, for programs.
    """
    if matches < 1:
        raise SetupError(f"--matches must be 1 or more, not {matches}")
    needed()
    own, table = match_options.text(), match_options.game(game)
    setup = match_options.setup(table, seats_named(bots))
    plan = Plan(
        game, setup.mode, setup.seats, dict(setup.options), own and table.box.digest, line_up(bots, setup.seats), seed
    )
    tables = arenas.seatings(plan.bots, setup.seats)
    tasks = [Task(game, setup, own, tables[n % len(tables)], n, seed + n) for n in range(matches)]
    found = judged(table, plan, played(plan, tasks, work, CountedMatch, out, Workforce(jobs, ray)))
    blocks = list(report(found))
    if out:
        blocks += drawn(out, found) if drawable() else ()
        keep(out, found, blocks)
    print(json.dumps(plain(found), ensure_ascii=False, indent=2) if as_json else markdown(blocks), end="\n" * as_json)


def needed() -> None:
    """Raise an error that says what to install, before anything is played."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise SetupError("numpy is not installed; `pip install igroteka[lab]` brings it") from None
    del np


def work(task: Task) -> Recorded[CountedMatch]:
    """Play one match and count what its events report; an error names the match."""
    try:
        one = counted_match(rules(task.game, task.components), task.setup, task.seating, task.number, task.seed)
    except Exception as error:
        error.add_note(named(task))
        raise
    return one, b""


def judged(game: Game, plan: Plan, matches: list[CountedMatch]) -> Findings:  # type: ignore[type-arg]
    """Analyse the matches."""
    from igroteka.arena import suggestions, worth

    together = game.cooperative or plan.players == 1
    rows, known, box = worth.units(matches, game.cooperative), traits(game), game.box
    dealt = {each.kind: worth.dealt(rows, each, box) for each in known.trait if each.dealt}
    effects = worth.effects(rows, known, box)
    suggested, changed = suggestions.suggestions(effects, known.lever, box)
    return Findings(plan, len(matches), [] if together else worth.turns(rows), dealt, effects, suggested, changed)


def report(found: Findings) -> Iterator[Block]:
    """The findings in words and tables."""
    yield Heading(f"Balance of {found.plan.game}", 1)
    yield Paragraph(f"{headline(found)}.")
    yield Paragraph(READING)
    for title, shares in (
        ("Order of play", found.turns),
        *((f"By {kind}", rows) for kind, rows in found.dealt.items()),
    ):
        if shares:
            yield Heading(title)
            yield share_grid(shares)
    yield from components(found.effects)
    yield Heading("Suggestions")
    if not found.suggestions:
        yield Paragraph("No reconstructed value is clearly off.")
    for each in found.suggestions:
        yield Paragraph(suggestion_text(each))
        yield Code(each.text)


def headline(found: Findings) -> str:
    """The title of the report."""
    plan = found.plan
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    return (
        f"{plan.game}, {plan.mode}, {counted(plan.players, 'seat')}{options}: {found.matches} matches"
        f" of {', '.join(plan.bots)} from seed {plan.seed}"
    )


def share_grid(shares: "list[Share]") -> Grid:
    """The results by group."""
    rows = [
        (each.name, str(each.times), percent(each.wins), points(each.score), "yes" if each.off else "")
        for each in shares
    ]
    return Grid(("", "times", "wins (95 %)", "score (95 %)", "off"), rows)


def components(effects: "list[Effect]") -> Iterator[Block]:
    """The components that are clearly better or worse, or the most certain few."""
    sure = [each for each in effects if each.sure]
    yield Heading("Components")
    yield Paragraph(
        f"{len(sure)} of {len(effects)} that were seen often enough are clearly off the mean of their kind."
    )
    rows = [
        (
            f"{each.kind} {each.id}",
            each.event,
            str(each.times),
            points(each.points, "+"),
            percent(each.wins, "+") if each.wins else "-",
            f"{each.q:.3f}",
        )
        for each in sure or effects[:SHOWN]
    ]
    if rows:
        yield Grid(("component", "event", "times", "points (95 %)", "wins (95 %)", "q"), rows)


def suggestion_text(each: "Suggestion") -> str:
    """A suggestion in words."""
    reason = f" But the box does not allow it: {each.refused}." if each.refused else ""
    note = f" ({each.note})" if each.note else ""
    return (
        f"{each.kind} {each.id}: {each.field} is {each.value}, {each.provenance}{note}; its owners scored"
        f" {points(each.points, '+')} against the mean of its kind. {each.suggested} would be nearer.{reason}"
    )


def drawn(out: Path, found: Findings) -> Iterator[Block]:
    """The plots."""
    from igroteka.arena import plots

    yield Heading("Plots")
    title = headline(found)
    for name, shares in (("turn", found.turns), *found.dealt.items()):
        if shares:
            fair = None if not found.turns else 1 / found.plan.players
            label = f"share of wins by {name}, 95 % interval"
            figure = plots.shares([s.name for s in shares], [s.wins for s in shares], label, fair)
            plots.save(out, f"by-{name}", figure, title)
            yield Picture(f"by-{name}.svg", label)
    for kind, event in dict.fromkeys((each.kind, each.event) for each in found.effects):
        here = sorted((each for each in found.effects if (each.kind, each.event) == (kind, event)), key=strength)
        here = here if len(here) <= DRAWN else here[: DRAWN // 2] + here[-DRAWN // 2 :]
        label = f"{kind} ({event}): points beyond the mean of its kind, 95 % interval"
        figure = plots.effects([each.id for each in here], [each.points for each in here], label)
        plots.save(out, f"{kind}-{event}", figure, title)
        yield Picture(f"{kind}-{event}.svg", label)


def strength(each: "Effect") -> float:
    return -each.points.mean


def keep(out: Path, found: Findings, blocks: list[Block]) -> None:
    """Write the report, and the component file with all valid suggestions."""
    (out / "report.md").write_text(markdown(blocks), "utf-8")
    (out / "report.html").write_text(html(f"Balance of {found.plan.game}", blocks), "utf-8")
    if any(not each.refused for each in found.suggestions):
        (out / "suggested.toml").write_text(export(found.box), "utf-8")


def plain(found: Findings) -> dict[str, object]:
    """The findings for programs."""
    return {
        "game": found.plan.game,
        "mode": found.plan.mode,
        "seats": found.plan.players,
        "options": found.plan.options,
        "bots": found.plan.bots,
        "seed": found.plan.seed,
        "matches": found.matches,
        "by_turn": [rowed(each) for each in found.turns],
        "dealt": {kind: [rowed(each) for each in rows] for kind, rows in found.dealt.items()},
        "components": [rowed(each) for each in found.effects],
        "suggestions": [rowed(each) for each in found.suggestions],
    }


def rowed(each: "Share | Effect | Suggestion") -> dict[str, object]:
    """A row as plain values, with its intervals."""
    return {name: value._asdict() if isinstance(value, Interval) else value for name, value in each._asdict().items()}


def percent(share: Interval, sign: str = "") -> str:
    return f"{share.mean:{sign}.1%} ({share.low:{sign}.1%} to {share.high:{sign}.1%})"


def points(value: Interval, sign: str = "") -> str:
    return f"{value.mean:{sign}.1f} ({value.low:{sign}.1f} to {value.high:{sign}.1f})"
