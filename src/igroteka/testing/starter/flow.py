"""The steps of a match in the order of the rules. An id is never used for another step: saved matches hold ids."""

from typing import Final

from igroteka.kernel.agenda import Agenda, step
from igroteka.testing.starter.rules import turn
from igroteka.testing.starter.state import T

AGENDA: Final[Agenda[T]] = Agenda(
    (
        step(1, turn.take, frame=True),
        step(2, turn.end_turn, frame=True),
    ),
    idle=turn.begin,
)
