"""A plan that lasts for a turn: the next hint goes on with it unless something became known."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from igroteka.bots.random import Perspective
from igroteka.bots.worlds import Idea, Variation


class Planned(NamedTuple):
    """What the last hint of a turn planned."""

    settled: int  # answers in the match that nobody can take back any more
    unsettled: tuple[str, ...]  # the seat's answers after them when the hint was given
    variation: Variation


def planned(ideas: Sequence[Idea], plan: Planned | None, perspective: Perspective[Any, Any]) -> list[Idea]:
    """The ideas with the plan's next move first, if the seat has followed the plan so far."""
    rest = _rest(plan, perspective) if plan else ()
    if not rest:
        return [*ideas]
    mine = next(idea for idea in ideas if idea.key == rest[0].key)
    best = max(idea.value for idea in ideas)
    others = [idea for idea in ideas if idea.key != mine.key]
    return [mine._replace(value=best, visits=max(mine.visits, 1), variation=rest), *others]


def _rest(plan: Planned, perspective: Perspective[Any, Any]) -> Variation:
    """What is left of the plan; nothing if the seat left it or it has ended."""
    given, moves = perspective.unsettled(), [*plan.variation]
    if perspective.settled() != plan.settled or given[: len(plan.unsettled)] != plan.unsettled:
        return ()
    for key in given[len(plan.unsettled) :]:
        if moves and moves[0].key == key:  # questions with one option are in no variation
            del moves[0]
    ask = perspective.ask
    fits = moves and moves[0].topic == ask.topic.name and moves[0].seat == ask.seat and moves[0].key in ask.keys
    return tuple(moves) if fits else ()
