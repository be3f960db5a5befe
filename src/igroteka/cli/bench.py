"""`igroteka bench`: how long playing, cloning, viewing, imagining, undoing and replaying take."""

import json
import os
import platform
import shlex
import sysconfig
from collections.abc import Iterator
from typing import Annotated, TypedDict

from cyclopts import Parameter

from igroteka import __version__
from igroteka.cli.match_options import MatchOptions
from igroteka.cli.measure import Rates, Replayed, Stopwatch, clone_costs, matches, playouts, replays, time_all
from igroteka.games import known_games
from igroteka.kernel.flow import B, S
from igroteka.kernel.game import Game, Setup, SetupError, counted
from igroteka.kernel.run import Run
from igroteka.records.compiled import is_compiled

REPEATS = 3
CLONED = range(1, 41)  # matches along which --lines times clones


class Figures(TypedDict):
    """The measurements of one game. Times are microseconds of processor time."""

    game: str
    mode: str
    seats: int
    decisions_per_second: float
    choices_per_second: float
    games_per_second: float
    slowest: float
    fastest: float
    decisions_per_game: float
    choices_per_game: float
    mean_options: float
    core_share: float
    with_memory_per_second: float
    copy_us: float
    clone_us: float
    clone_at_segment_starts_us: float
    clone_with_memory_us: float
    view_us: float
    determinise_us: float
    imagine_us: float
    undo_us: float
    replay_us_per_answer: float
    record_bytes_per_answer: float


def bench(
    *,
    game: str | None = None,
    match_options: MatchOptions = MatchOptions(),  # noqa: B008  # frozen
    seconds: float | None = None,
    lines: Annotated[bool, Parameter(negative=())] = False,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Measure the games on one core of this machine. Compare only figures of one run on a quiet machine.

    Examples: `igroteka bench --game reference`, `igroteka bench --seconds 1 --json`,
    `python bench/peers/run_all.py build/peers --engine "igroteka bench --lines"`

    Parameters
    ----------
    game
        One game; all of them and `reference` when not given.
    seconds
        For each of three repeats of playouts, and for each other figure; 2 when not given.
    lines
        Print playouts and clones as tab-separated lines, as bench/peers does for other engines.
    as_json
        Print JSON, for programs.
    """
    seconds = float(os.environ.get("BENCH_SECONDS", "2")) if seconds is None else seconds
    if not 0 < seconds <= 3600:
        raise SetupError(f"--seconds must be more than 0 and at most 3600, not {seconds:g}")
    names = (game,) if game else known_games()
    if lines:
        for name in names:
            rules = match_options.game(name)
            print(line(rules, match_options.setup(rules), seconds), flush=True)
        return
    if not as_json:
        print(
            f"igroteka {__version__}, {kind()}, Python {platform.python_version()} built {build_flags() or 'plainly'}"
        )
    figures = []
    for name in names:
        rules = match_options.game(name)
        figures.append(measure(rules, match_options.setup(rules), seconds))
        if not as_json:
            print("\n".join(report_lines(figures[-1])), flush=True)
    if as_json:
        python = {"python": platform.python_version(), "python_built": build_flags(), "rules": kind()}
        machine = {"machine": platform.machine(), "cores": os.cpu_count()}
        print(
            json.dumps({"igroteka": __version__, **python, **machine, "seconds": seconds, "games": figures}, indent=2)
        )


def kind() -> str:
    """Whether these are the compiled rules or the plain ones."""
    return "compiled" if is_compiled(Run) else "pure Python"


def build_flags() -> str:
    """The choices with which this Python was built: they make it up to 1.3 times as fast."""
    given = shlex.split(sysconfig.get_config_var("CONFIG_ARGS") or "")
    options = [each for each in given if each.startswith(("--enable-", "--with-", "--disable-", "--without-"))]
    return " ".join(options) or "no options"


def measure(game: Game[S, B], setup: Setup, seconds: float) -> Figures:
    """All figures of one game."""
    rates = playouts(game, setup, seconds, REPEATS)
    remembering = matches(game, setup, seconds, 1)
    return figures_of(game.id, setup, rates, remembering, time_all(game, setup, seconds), replays(game, setup, seconds))


def figures_of(
    game: str, setup: Setup, rates: Rates, remembering: Rates, costs: Stopwatch, replayed: Replayed
) -> Figures:
    """The measurements under their names."""
    return {
        "game": game,
        "mode": setup.mode,
        "seats": setup.seats,
        "decisions_per_second": rates.decisions,
        "choices_per_second": rates.decisions * rates.choices_share,
        "games_per_second": rates.decisions / rates.decisions_per_game,
        "slowest": rates.slowest,
        "fastest": rates.fastest,
        "decisions_per_game": rates.decisions_per_game,
        "choices_per_game": rates.decisions_per_game * rates.choices_share,
        "mean_options": rates.counts.options / rates.counts.decisions,
        "core_share": rates.share,
        "with_memory_per_second": remembering.decisions,
        "copy_us": costs.mean("copy"),
        "clone_us": costs.mean("clone"),
        "clone_at_segment_starts_us": costs.mean("clone_at_segment_starts"),
        "clone_with_memory_us": costs.mean("clone_with_memory"),
        "view_us": costs.mean("view"),
        "determinise_us": costs.mean("determinise"),
        "imagine_us": costs.mean("imagine"),
        "undo_us": costs.mean("undo"),
        "replay_us_per_answer": replayed.us_per_answer,
        "record_bytes_per_answer": replayed.bytes_per_answer,
    }


def report_lines(figures: Figures) -> Iterator[str]:
    """The figures as lines, also as multiples of a playout's decision: such ratios hold on any machine."""
    decision = 1e6 / figures["decisions_per_second"]
    yield f"{figures['game']}, {figures['mode']}, {counted(figures['seats'], 'seat')}"
    yield (
        f"  playouts       {figures['decisions_per_second']:>10,.0f} decisions/s"
        f" ({figures['slowest']:,.0f} to {figures['fastest']:,.0f}),"
        f" {figures['choices_per_second']:,.0f} real choices/s, {figures['games_per_second']:,.1f} games/s"
    )
    yield (
        f"                 {figures['decisions_per_game']:>10.1f} decisions a game,"
        f" {figures['choices_per_game']:.1f} of them real choices; {figures['mean_options']:.2f} options on average"
    )
    yield f"  with memory    {figures['with_memory_per_second']:>10,.0f} decisions/s"
    for name, taken in (
        ("copy", figures["copy_us"]),
        ("clone", figures["clone_us"]),
        ("  at starts", figures["clone_at_segment_starts_us"]),
        ("  with memory", figures["clone_with_memory_us"]),
        ("view", figures["view_us"]),
        ("determinise", figures["determinise_us"]),
        ("imagine", figures["imagine_us"]),
        ("undo", figures["undo_us"]),
        ("replay, answer", figures["replay_us_per_answer"]),
    ):
        yield f"  {name:14} {taken:>10.1f} µs = {taken / decision:.1f} decisions"
    yield f"  record         {figures['record_bytes_per_answer']:>10.1f} bytes per answer"


def line(game: Game[S, B], setup: Setup, seconds: float) -> str:
    """Playouts and clones in the format of bench/peers/common.py."""
    rates = playouts(game, setup, seconds, int(os.environ.get("BENCH_REPEATS", REPEATS)))
    clones = clone_costs(game, setup, CLONED)
    starts = clones.mean("clone_at_segment_starts")
    return "\t".join(
        (
            "igroteka",
            __version__,
            f"{game.id} {setup.mode} {setup.seats}p",
            f"{rates.decisions:.0f}",
            f"{rates.slowest:.0f}-{rates.fastest:.0f}",
            f"{rates.decisions / rates.decisions_per_game:.3g}",
            f"{clones.mean('clone'):.2f}",
            f"{rates.decisions_per_game:.1f}",
            f"{rates.decisions_per_game * rates.choices_share:.1f}",
            f"{rates.counts.options / rates.counts.decisions:.1f}",
            f"{rates.share:.2f}",
            f"clone: mean over decisions; {starts:.2f} us at segment starts",
        )
    )
