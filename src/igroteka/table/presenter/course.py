"""The course of a finished match: its scores, and where its rounds began."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from typing import Final

from igroteka.table.catalogue import games
from igroteka.table.core.play import Play

ROUNDS: Final = (("round",), ("year",))  # the fields of events that tell of a round or a year


def round_starts(play: Play) -> tuple[int, ...]:
    """How many answers were given before each round began; nothing in games without rounds."""
    journal, kinds = play.journal, games.kinds(play.game_id)
    first: dict[object, int] = {}  # the revision at which each round is first reported
    for event, revision in zip(journal.events, journal.revisions, strict=True):
        if not event.of_table and kinds[event.kind].fields in ROUNDS:
            first.setdefault(event.values[0], revision)
    return tuple(bisect_left(journal.scored_at, revision) for revision in first.values())


def turn_starts(play: Play, kinds: Collection[str]) -> tuple[int, ...]:
    """How many answers were given before each turn began; turns are announced by these kinds of events."""
    journal = play.journal
    events = zip(journal.events, journal.revisions, strict=True)
    return tuple(
        bisect_left(journal.scored_at, revision)
        for event, revision in events
        if not event.of_table and event.kind in kinds
    )


def thinned(scores: Sequence[tuple[int, ...]], most: int = 200) -> tuple[tuple[int, ...], ...]:
    """The course of the scores, thinned to a number of points."""
    step = -(-len(scores) // most) if scores else 1
    return tuple(scores[::step]) + ((scores[-1],) if scores and (len(scores) - 1) % step else ())
