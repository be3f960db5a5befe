"""Pure questions about a state."""

from igroteka.testing.starter.box import Box
from igroteka.testing.starter.state import State


def amounts(s: State, box: Box) -> range:
    """How many counters may be taken: up to the most, and no more than there are (starter.turn.take)."""
    return range(1, min(box.numbers["most"], s.pile) + 1)
