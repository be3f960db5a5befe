"""What a choice cost: its options compared in the same imagined worlds, from what its seat knew.

The strongest bot names the best option and how it would go on. That line and the one after the chosen option are then
played in worlds which the search did not see, so that the difference is not flattered by the search's own luck.
"""

from collections.abc import Mapping
from math import sqrt
from statistics import fmean
from typing import Generic

import msgspec

from igroteka.bots.random import Perspective
from igroteka.bots.reasons import reasons
from igroteka.bots.search import SearchBot
from igroteka.bots.worlds import Idea, Variation
from igroteka.kernel.ask import Seat
from igroteka.kernel.flow import B, S
from igroteka.kernel.luck import Luck
from igroteka.kernel.match import Match, Unimaginable
from igroteka.kernel.run import Run
from igroteka.review.effort import Effort
from igroteka.review.findings import Decision, Valued
from igroteka.review.positions import Positions

WORLD_SEEDS = 32_452_843  # between the seeds of two worlds
PLANNED_TURNS = 3  # turns to play on where a planner answers


class Decisions(Generic[S, B]):
    """Judges choices of one match."""

    def __init__(self, positions: Positions[S, B], effort: Effort) -> None:
        self.positions, self.effort = positions, effort

    def judged(self, match: Match[S, B], seat: Seat, chosen: str, entry: int, answers: int, seed: int) -> Decision:
        """The choice that a seat is about to make."""
        perspective = Perspective(match, seat)
        ideas = self._ideas(perspective, chosen, seed)
        found = self.compared(perspective, {idea.key: idea for idea in ideas}, chosen, answers, seed)
        if not found.cost:
            return msgspec.structs.replace(found, entry=entry)
        why = reasons(perspective, [ideas[0], *(idea for idea in ideas if idea.key == chosen)], seed)
        return msgspec.structs.replace(found, entry=entry, reasons=why)

    def compared(
        self, perspective: Perspective[S, B], ideas: Mapping[str, Idea], chosen: str, answers: int, seed: int
    ) -> Decision:
        """Ideas by name, the best first, in the same fresh worlds; without reasons."""
        rows, seat, ask = self._rows(perspective, ideas, answers, seed), perspective.seat, perspective.ask
        best = next(iter(ideas))
        gaps = [a[seat] - b[seat] for a, b in zip(rows[best], rows[chosen], strict=True)]
        cost, error = (fmean(gaps), standard_error(gaps)) if gaps else (0.0, 0.0)
        if cost <= error:
            cost, best = 0.0, chosen
        effect = [
            fmean([b[each] - a[each] for a, b in zip(rows[best], rows[chosen], strict=True)]) if gaps else 0.0
            for each in range(perspective.setup.seats)
        ]
        effect[seat] = -cost
        options = _valued(rows, {name: idea.variation for name, idea in ideas.items()}, best, seat)
        return Decision(0, seat, ask.topic.name, ask.about, chosen, best, cost, error, tuple(effect), options)

    def _ideas(self, perspective: Perspective[S, B], chosen: str, seed: int) -> list[Idea]:
        """The search's opinion of its best options and of the chosen one, the best first.

        Options that the search never tried come last; how they go on is left to quick play.
        """
        ideas = SearchBot(seed, self.effort.plan).ideas(perspective, (chosen,))
        looked = sorted(ideas, key=lambda idea: not idea.visits)[: self.effort.options]
        return looked + [idea for idea in ideas if idea.key == chosen and idea not in looked]

    def _rows(
        self, perspective: Perspective[S, B], ideas: Mapping[str, Idea], answers: int, seed: int
    ) -> dict[str, list[tuple[float, ...]]]:
        """What each seat can expect after each idea, world by world."""
        rows: dict[str, list[tuple[float, ...]]] = {name: [] for name in ideas}
        for world in range(1, self.effort.worlds + 1):
            own = seed + world * WORLD_SEEDS
            try:
                row = {name: self.after(perspective, idea, answers, own) for name, idea in ideas.items()}
            except Unimaginable:
                continue
            for name, values in row.items():
                rows[name].append(values)
        return rows

    def after(self, perspective: Perspective[S, B], idea: Idea, answers: int, seed: int) -> tuple[float, ...]:
        """What each seat can expect after an option in one world: the seat's line, then some turns of everybody."""
        seat, playing_on = perspective.seat, self.positions.playing_on

        def begin() -> Run[S, B]:
            run = perspective.imagine(Luck(seed))
            run.brake.until = playing_on.until(run)
            run.step(run.asked(seat).index(idea.key), seat)
            return run

        line = tuple([move for move in idea.variation[1:] if move.seat == seat])
        run = playing_on.followed(begin, line, seat, seed)
        turns = PLANNED_TURNS if perspective.game.bots.advice else perspective.setup.seats
        run = playing_on.turns(run, seed, turns)
        return self.positions.ends(run, answers)


def _valued(
    rows: dict[str, list[tuple[float, ...]]], lines: dict[str, Variation], best: str, seat: Seat
) -> tuple[Valued, ...]:
    """The compared options, the best first."""
    found = []
    for key, row in rows.items():
        if row:
            error = standard_error([a[seat] - b[seat] for a, b in zip(rows[best], row, strict=True)])
            found.append(Valued(key, fmean([values[seat] for values in row]), error, lines[key]))
    return tuple(sorted(found, key=lambda each: (each.key != best, -each.value)))


def standard_error(values: list[float]) -> float:
    """The standard error of a mean."""
    mean, number = fmean(values), len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / max(number - 1, 1) / number)
