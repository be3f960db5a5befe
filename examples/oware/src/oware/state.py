"""Everything about a match that outlives a step."""

from dataclasses import dataclass
from typing import TypeAlias

from igroteka.kernel.agenda import Due
from igroteka.kernel.flow import Table
from oware.box import Box


@dataclass(slots=True)
class State:
    """One table."""

    agenda: list[Due]  # what is due, the next step last
    houses: list[int]  # seeds in each house, counter-clockwise from the first seat's left
    captured: list[int]  # seeds, by seat
    idle: int  # turns since the last capture

    def copy(self) -> "State":
        return State(self.agenda[:], self.houses[:], self.captured[:], self.idle)


T: TypeAlias = Table[State, Box]
