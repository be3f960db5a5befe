"""Everything about a match that outlives a step."""

from dataclasses import dataclass
from typing import TypeAlias

from igroteka.kernel.agenda import Due
from igroteka.kernel.flow import Table
from igroteka.testing.starter.box import Box


@dataclass(slots=True)
class State:
    """One table."""

    seats: int
    agenda: list[Due]  # what is due, the next step last
    seat: int  # whose turn it is
    pile: int  # counters left
    taken: list[int]  # counters taken, by seat

    def copy(self) -> "State":
        return State(self.seats, self.agenda[:], self.seat, self.pile, self.taken[:])


T: TypeAlias = Table[State, Box]
