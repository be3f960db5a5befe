"""How bots evaluate the game."""

from typing import Final

from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Bots
from igroteka.testing.starter.box import Box
from igroteka.testing.starter.state import State


def evaluate(s: State, box: Box, seat: Seat) -> int:
    """It is good to leave the others one counter more than a multiple of what two turns can take."""
    lost = s.pile % (box.numbers["most"] + 1) == 1
    return 1 if lost == (s.seat != seat) else 0


BOTS: Final[Bots[State, Box]] = Bots(evaluate)
