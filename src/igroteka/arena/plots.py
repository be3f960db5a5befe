"""Plots of arena results, as SVG and PNG. They need matplotlib (the extra `plots`)."""

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from igroteka.arena.matches import BotStats, Interval, Outcome

SIZE: Final = (7.0, 4.0)
INK: Final = "#3d4f63"
ACCENT: Final = "#b4690e"
FORMATS: Final = ("svg", "png")


def arena(
    folder: Path, outcomes: Sequence[Outcome], table: Sequence[BotStats], cooperative: bool, title: str = ""
) -> list[Path]:
    """Win rates, scores and decision times, each in a file of its own."""
    names = [each.bot for each in table]
    fair = None if cooperative or len(outcomes[0].seating) == 1 else 1 / len(outcomes[0].seating)
    figures = {
        "wins": shares(names, [each.wins for each in table], "share of wins, 95 % interval", fair),
        "scores": spreads(names, [scores_of(name, outcomes) for name in names], "score"),
        "times": spreads(names, [times_of(name, outcomes) for name in names], "ms a decision", log=True),
    }
    return [file for name, figure in figures.items() for file in save(folder, name, figure, title)]


def scores_of(name: str, outcomes: Sequence[Outcome]) -> list[float]:
    """Every score of a bot."""
    return [outcome.scores[seat] for outcome in outcomes for seat, other in enumerate(outcome.seating) if other == name]


def times_of(name: str, outcomes: Sequence[Outcome]) -> list[float]:
    """A bot's milliseconds per decision, in each of its matches."""
    return [
        max(
            1000 * outcome.seconds[seat] / outcome.decisions[seat], 0.001
        )  # a coarse clock may measure 0, which has no logarithm
        for outcome in outcomes
        for seat, other in enumerate(outcome.seating)
        if other == name and outcome.decisions[seat]
    ]


def shares(names: Sequence[str], values: Sequence[Interval], label: str, fair: float | None) -> Figure:
    """A bar with an interval for each name."""
    figure, axes = blank(label)
    means = [each.mean for each in values]
    axes.bar(range(len(names)), means, color=INK, width=0.6)
    axes.errorbar(range(len(names)), means, yerr=whiskers(values), fmt="none", ecolor=ACCENT, capsize=5)
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter("{x:.0%}")
    if fair is not None:
        axes.axhline(fair, color=ACCENT, linestyle="--", linewidth=1, label="fair share")
        axes.legend(frameon=False)
    return named(figure, axes, names)


def spreads(names: Sequence[str], values: Sequence[Sequence[float]], label: str, log: bool = False) -> Figure:
    """A box with whiskers for each name."""
    figure, axes = blank(label)
    axes.boxplot(values, positions=range(len(names)), widths=0.5, medianprops={"color": ACCENT})
    if log:
        axes.set_yscale("log")
        axes.yaxis.set_major_formatter("{x:g}")
    return named(figure, axes, names)


def effects(names: Sequence[str], values: Sequence[Interval], label: str) -> Figure:
    """A dot with an interval for each name, one below the other."""
    figure, axes = blank("", (SIZE[0], 1.2 + 0.24 * len(names)))
    rows = range(len(names))
    means = [each.mean for each in values]
    axes.errorbar(means, rows, xerr=whiskers(values), fmt="o", color=INK, ecolor=ACCENT, capsize=3, markersize=4)
    axes.axvline(0, color=INK, linewidth=1, linestyle="--")
    axes.set_yticks(rows, names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlabel(fill(label, 50))
    return figure


def rates(names: Sequence[str], values: Sequence[Interval], label: str) -> Figure:
    """The same for shares, from 0 to 100 %."""
    figure = effects(names, values, label)
    (axes,) = figure.axes
    axes.set_xlim(-0.02, 1.02)
    axes.xaxis.set_major_formatter("{x:.0%}")
    return figure


def whiskers(values: Sequence[Interval]) -> list[list[float]]:
    """How far the intervals reach, down and up."""
    return [[each.mean - each.low for each in values], [each.high - each.mean for each in values]]


def blank(label: str, size: tuple[float, float] = SIZE) -> tuple[Figure, Axes]:
    """A figure with one pair of axes."""
    figure = Figure(figsize=size, layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_ylabel(label)
    return figure, axes


def named(figure: Figure, axes: Axes, names: Sequence[str]) -> Figure:
    """Label the horizontal axis with the names."""
    axes.set_xticks(range(len(names)), names, rotation=20 if len(names) > 6 else 0)
    return figure


def save(folder: Path, name: str, figure: Figure, title: str = "") -> list[Path]:
    """Write a figure in all formats; equal figures give equal files."""
    figure.suptitle(fill(title, 90), fontsize="medium")
    files = [folder / f"{name}.{suffix}" for suffix in FORMATS]
    with mpl.rc_context({"svg.hashsalt": name}):
        for file in files:
            figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    return files
