"""Plans and budgets of searches: iterations, processor time, and a stop signal."""

from math import inf
from time import thread_time
from typing import NamedTuple

from igroteka.bots.worlds import Stop


class Plan(NamedTuple):
    """The settings of a search. A budget in iterations makes it repeatable, one in seconds does not.

    Seconds are of processor time, so that a busy machine does not make the bot weaker; ``stop`` bounds the wait.
    """

    iterations: int | None = 200
    seconds: float | None = None
    floor: int = 0  # iterations before a budget of seconds counts
    explored: float = 0.4  # share of the budget for finding variations; the rest compares the best of them
    best: int = 12  # variations to compare
    worlds: int = 3  # with a small budget fewer are compared, so that the first comparison takes a third; 0: always all
    turns: int | None = None  # to play on after a variation; by default one turn of each seat
    ways: int = 9  # turns that each seat chooses from
    keep: bool = True  # reuse what was found at the last question if nothing became known since


class Budget:
    """Starts when it is created. Time does not count before the plan's minimum of iterations."""

    __slots__ = ("_began", "_floor", "_most", "_seconds", "_stop", "iterations")

    def __init__(self, plan: Plan, stop: Stop) -> None:
        self.iterations = 0
        self._most, self._seconds, self._floor, self._stop = plan.iterations, plan.seconds, plan.floor, stop
        self._began = thread_time()

    def spent(self) -> float:
        """The share of it that is spent; 1 or more when it is used up."""
        if self._stop():
            return 1.0
        shares = []
        if self._most is not None:
            shares.append(self.iterations / self._most if self._most else 1.0)
        if self._seconds is not None:
            time = (thread_time() - self._began) / self._seconds if self._seconds else 1.0
            shares.append(min(time, self.iterations / self._floor) if self._floor else time)
        return max(shares)

    def left(self) -> float:
        """The iterations still to come; of a budget of time, if they take as long as those before."""
        if self._most is not None:
            return self._most - self.iterations
        spent = self.spent()
        return self.iterations * (1 - spent) / spent if self.iterations else inf

    def over(self) -> bool:
        return self.spent() >= 1.0
