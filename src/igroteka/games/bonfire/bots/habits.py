"""Habits of play that statistics count."""

from typing import Final

from igroteka.games.bonfire.box import Box
from igroteka.games.bonfire.state import State
from igroteka.kernel.ask import Ask
from igroteka.kernel.game import Folly, Habits


def discarded(s: State, box: Box, ask: Ask, index: int) -> bool:
    return ask.keys[index] == "discard"


def overpaid(s: State, box: Box, ask: Ask, index: int) -> bool:
    """Something else was paid, although the piece due was available."""
    return ask.about[0] in ask.keys and ask.keys[index] != ask.about[0]


HABITS: Final[Habits[State, Box]] = Habits(
    actions=("turn.option",),
    follies=(
        Folly("discarded for nothing", "turn.option", discarded),
        Folly("paid another token than the one held", "pay.token", overpaid),
        Folly("paid another resource than the one held", "pay.resource", overpaid),
    ),
    stuck=frozenset({"all_out"}),
)
