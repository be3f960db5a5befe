"""How a match ended, and the lines of its scores."""

from typing import NamedTuple

from igroteka.kernel.ask import Seat


class Line(NamedTuple):
    """One line of a score breakdown."""

    source: str
    points: int
    rule: str


class Result(NamedTuple):
    """How a match ended: the winners (all or none in co-operative games), and each seat's score line by line."""

    winners: tuple[Seat, ...]
    lines: tuple[tuple[Line, ...], ...]
    reason: str

    @property
    def scores(self) -> tuple[int, ...]:
        """The seats' totals."""
        return tuple(sum(line.points for line in lines) for lines in self.lines)
