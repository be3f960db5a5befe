"""How bots evaluate the game."""

from typing import Final

from igroteka.kernel.ask import Seat
from igroteka.kernel.game import Bots
from oware.box import Box
from oware.state import State
from oware.words import houses_of


def evaluate(s: State, box: Box, seat: Seat) -> int:
    """The lead in captured seeds, and a little for seeds that lie safely on the seat's side."""
    lead = s.captured[seat] - s.captured[1 - seat]
    safe = sum(s.houses[house] > 2 for house in houses_of(seat))
    return 4 * lead + safe


BOTS: Final[Bots[State, Box]] = Bots(evaluate)
