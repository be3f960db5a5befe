"""What seats, dealt things and components are worth in a corpus of matches."""

from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np

from igroteka.arena.balance import Tale, Trait, Traits, uses
from igroteka.arena.matches import Interval, normal, wilson
from igroteka.arena.regression import Fit, Matrix, false_discoveries, fit, within
from igroteka.content.components import Components

RARE: Final = 10  # seats that must have a component before it is judged
SURE: Final = 0.05


class Share(NamedTuple):
    """How those fared who sat there or were dealt that."""

    name: str
    times: int  # seats; matches if all win together
    wins: Interval
    score: Interval
    off: bool  # the fair share lies outside the interval, widened for the number of comparisons


class Effect(NamedTuple):
    """What having or using a component once goes with, beyond the mean of its kind."""

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
    seats: tuple[int, ...]  # columns of what was told
    place: int  # in the order of play
    score: float
    win: float
    tale: Tale


def units(tales: Sequence[Tale], cooperative: bool) -> list[Unit]:
    """The rows of the regression."""
    found = []
    for tale in tales:
        seats = len(tale.seating)
        if cooperative:
            everybody = tuple(range(seats + 1))
            found.append(Unit(tale.number, everybody, 0, tale.scores[0], float(bool(tale.winners)), tale))
        else:
            turns = enumerate(tale.order)
            found += [Unit(tale.number, (at,), turn, tale.scores[at], tale.share(at), tale) for turn, at in turns]
    return found


def turns(rows: Sequence[Unit]) -> list[Share]:
    """How those fared who came to act first, second and so on: seats themselves are alike but for that."""
    places = sorted({row.place for row in rows})
    return shares({f"turn {place + 1}": [row for row in rows if row.place == place] for place in places}, rows)


def dealt(rows: Sequence[Unit], trait: Trait, box: Components) -> list[Share]:
    """How those fared who were dealt each row of a kind."""
    groups: dict[str, list[Unit]] = {}
    for row in rows:
        for name in uses(row.tale, trait, box, row.seats):
            groups.setdefault(name, []).append(row)
    return shares(dict(sorted(groups.items())), rows)


def shares(groups: dict[str, list[Unit]], rows: Sequence[Unit]) -> list[Share]:
    """Each group against all."""
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
    """The columns of the regression: what is judged, and what stands beside it."""

    judged: list[tuple[Trait, str]]
    had: Matrix  # how often each row had each component
    beside: Matrix  # how much of each kind it had, what it was dealt, and its place


def effects(rows: Sequence[Unit], known: Traits, box: Components) -> list[Effect]:
    """What each component goes with: the surest first."""
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
    """Count what each row had."""
    counted = {trait: [uses(row.tale, trait, box, row.seats) for row in rows] for trait in known.trait}
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
    """What the components go with, compared within matches; between them where a match is one row."""
    groups = [row.match for row in rows]
    compared = groups if len(set(groups)) < len(groups) else [0] * len(groups)
    beside, had = within(design.beside, compared), within(design.had, compared)
    return fit(beside, had, within(np.array(values, float)[:, None], compared)[:, 0], groups)
