"""How a search goes about it, and how much it may still think: iterations, processor time, and a wish to stop."""

from time import thread_time
from typing import NamedTuple

from igroteka.bots.worlds import Stop


class Plan(NamedTuple):
    """How a search goes about it. A budget in iterations makes it repeatable, one in seconds does not.

    Seconds are of processor time, so that a busy machine does not make the bot weaker; ``stop`` bounds the wait.
    """

    iterations: int | None = 200
    seconds: float | None = None
    floor: int = 0  # iterations before a budget of seconds counts
    explored: float = 0.4  # share of the budget for finding lines; the rest compares the best of them
    best: int = 12  # lines to compare
    turns: int | None = None  # to play on after a line; when not given one of everybody
    ways: int = 6  # turns that each of them chooses from
    keep: bool = True  # go on with what was found at the last question where nothing has become known since


class Budget:
    """Begins when it is made. Time does not count before the plan's least number of iterations."""

    __slots__ = ("_began", "_floor", "_most", "_seconds", "_stop", "iterations")

    def __init__(self, plan: Plan, stop: Stop) -> None:
        self.iterations = 0
        self._most, self._seconds, self._floor, self._stop = plan.iterations, plan.seconds, plan.floor, stop
        self._began = thread_time()

    def spent(self) -> float:
        """The share of it that is spent; 1 and more when it is over."""
        if self._stop():
            return 1.0
        shares = []
        if self._most is not None:
            shares.append(self.iterations / self._most if self._most else 1.0)
        if self._seconds is not None:
            time = (thread_time() - self._began) / self._seconds if self._seconds else 1.0
            shares.append(min(time, self.iterations / self._floor) if self._floor else time)
        return max(shares)

    def over(self) -> bool:
        return self.spent() >= 1.0
