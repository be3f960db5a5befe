"""The worth of seats, dealt things and components in a corpus of matches."""

from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np

from igroteka.arena.balance import CountedMatch, Trait, Traits, uses
from igroteka.arena.matches import Interval, normal, wilson
from igroteka.arena.regression import Fit, Matrix, false_discoveries, fit, within
from igroteka.content.components import Components

RARE: Final = 10  # components that fewer seats had are not judged
SURE: Final = 0.05


class Share(NamedTuple):
    """The results of everybody in that place, or with that thing dealt."""

    name: str
    times: int  # seats; matches if all win together
    wins: Interval
    score: Interval
    off: bool  # the fair share lies outside the interval, widened for the number of comparisons


class Effect(NamedTuple):
    """The effect of having or using a component once, beyond the mean of its kind."""

    kind: str
    id: str
    event: str
    times: int  # seats that had it; matches if all win together
    points: Interval
    wins: Interval | None  # None where nobody or everybody won
    q: float

    @property
    def sure(self) -> bool:
        return self.q < SURE


class Unit(NamedTuple):
    """A seat of a match, or a whole match if all win together."""

    match: int
    seats: tuple[int, ...]  # whose counts are added up
    place: int  # in the order of play
    score: float
    win: float
    counted: CountedMatch


def units(matches: Sequence[CountedMatch], cooperative: bool) -> list[Unit]:
    """The rows of the regression."""
    found = []
    for match in matches:
        seats = len(match.seating)
        if cooperative:
            everybody = tuple(range(seats + 1))
            found.append(Unit(match.number, everybody, 0, match.scores[0], float(bool(match.winners)), match))
        else:
            turns = enumerate(match.order)
            found += [Unit(match.number, (at,), turn, match.scores[at], match.share(at), match) for turn, at in turns]
    return found


def turns(rows: Sequence[Unit]) -> list[Share]:
    """The results by order of play: seats differ in nothing else."""
    places = sorted({row.place for row in rows})
    return shares({f"turn {place + 1}": [row for row in rows if row.place == place] for place in places}, rows)


def dealt(rows: Sequence[Unit], trait: Trait, box: Components) -> list[Share]:
    """The results by dealt row of a kind."""
    groups: dict[str, list[Unit]] = {}
    for row in rows:
        for name in uses(row.counted, trait, box, row.seats):
            groups.setdefault(name, []).append(row)
    return shares(dict(sorted(groups.items())), rows)


def shares(groups: dict[str, list[Unit]], rows: Sequence[Unit]) -> list[Share]:
    """Each group's share against that of all."""
    fair = sum(row.win for row in rows) / len(rows)
    wide = NormalDist().inv_cdf(1 - SURE / 2 / max(len(groups), 1))
    found = []
    for name, group in groups.items():
        won = sum(row.win for row in group)
        low, high = wilson(won, len(group), wide)[1:]
        off = not low <= fair <= high
        found.append(Share(name, len(group), wilson(won, len(group)), normal([row.score for row in group]), off))
    return found


class Design(NamedTuple):
    """The columns of the regression: what is judged, and the controls."""

    judged: list[tuple[Trait, str]]
    had: Matrix  # how often each row had each component
    beside: Matrix  # how much of each kind it had, what it was dealt, and its place


def effects(rows: Sequence[Unit], known: Traits, box: Components) -> list[Effect]:
    """The effect of each component, the most certain first."""
    design = designed(rows, known, box)
    if not design.judged:
        return []
    points, wins = (outcome(rows, design, values) for values in ([r.score for r in rows], [r.win for r in rows]))
    times, doubts = (design.had > 0).sum(axis=0).tolist(), false_discoveries(points.probabilities)
    decided = len({row.win for row in rows}) > 1
    found = [
        Effect(
            trait.kind,
            name,
            trait.event,
            times[at],
            points.effects[at],
            wins.effects[at] if decided else None,
            doubts[at],
        )
        for at, (trait, name) in enumerate(design.judged)
    ]
    return sorted(found, key=lambda each: (each.q, -abs(each.points.mean), each.kind, each.id))


def designed(rows: Sequence[Unit], known: Traits, box: Components) -> Design:
    """Build the columns: count what each row had."""
    counted = {trait: [uses(row.counted, trait, box, row.seats) for row in rows] for trait in known.trait}
    often = [
        (trait, name)
        for trait, columns in counted.items()
        for name, seen in sorted(Counter(name for row in columns for name in row).items())
        if seen >= RARE
    ]
    judged, given = ([each for each in often if each[0].dealt is dealt] for dealt in (False, True))
    had, got = (
        np.array([[counted[trait][row][name] for trait, name in names] for row in range(len(rows))], float)
        for names in (judged, given)
    )
    sums = np.array([[columns[row].total() for columns in counted.values()] for row in range(len(rows))], float)
    most = max(row.place for row in rows)
    places = np.array([[float(row.place == place) for place in range(1, most + 1)] for row in rows])
    return Design(judged, had, np.hstack([sums, got, places.reshape(len(rows), most)]))


def outcome(rows: Sequence[Unit], design: Design, values: Sequence[float]) -> Fit:
    """The components' effects, compared within matches; between matches if a match is one row."""
    groups = [row.match for row in rows]
    compared = groups if len(set(groups)) < len(groups) else [0] * len(groups)
    beside, had = within(design.beside, compared), within(design.had, compared)
    return fit(beside, had, within(np.array(values, float)[:, None], compared)[:, 0], groups)
