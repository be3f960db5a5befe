"""The steps of a match in the order of the rules. An id is never used for another step: saved matches hold ids."""

from typing import Final

from igroteka.kernel.agenda import Agenda, step
from oware.rules import ending, turn
from oware.state import T

AGENDA: Final[Agenda[T]] = Agenda(
    (
        step(1, turn.begin_turn, frame=True),
        step(2, turn.sow, frame=True),
        step(3, ending.stop),
    ),
    idle=turn.begin,
)
