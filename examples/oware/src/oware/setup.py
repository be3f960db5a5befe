"""How a match begins."""

from igroteka.kernel.game import Setup
from oware.box import Box
from oware.state import State
from oware.words import HOUSES


def start(setup: Setup, box: Box) -> State:
    """Four seeds in every house, and the first seat begins (oware.setup.seeds)."""
    return State([], [box.numbers["seeds"]] * len(HOUSES), [0, 0], 0)
