"""How a match begins."""

from igroteka.kernel.game import Setup
from igroteka.testing.starter.box import Box
from igroteka.testing.starter.state import State


def start(setup: Setup, box: Box) -> State:
    """All counters lie on the pile, and the first seat begins (starter.setup.pile)."""
    return State(setup.seats, [], 0, box.numbers["counters"], [0] * setup.seats)
