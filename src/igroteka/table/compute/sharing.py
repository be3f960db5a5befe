"""A fair queue: guests share a few processes, and people who wait come first."""

import asyncio
import math
from collections import Counter, deque
from collections.abc import Mapping
from time import monotonic
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["answer", "hint", "trial", "bots", "review"]  # bots: nobody but bots plays there

HALF_LIFE_S: Final = 60.0  # after which half of a guest's usage is forgotten
REMEMBERED: Final = 10_000  # guests
ABSENT_S: Final = 5.0  # extra usage counted for a guest who is not at the table


class Share(NamedTuple):
    """For whom something is computed: one of these guests is charged for it."""

    guests: tuple[str, ...]
    kind: Kind = "answer"
    here: bool = True  # somebody looks at the table


class Turn(NamedTuple):
    """Work that may begin."""

    guest: str
    kind: Kind
    begun: float


class _Queue(NamedTuple):
    """The jobs of one kind that wait for one guest."""

    kind: Kind
    here: bool
    guest: str


class FairQueue:
    """Grants turns, never more at once than there are processes.

    Tables of bots alone and reviews come last. Otherwise the guest with the least recent usage is next. If there are
    several processes, no guest and no kind of work except answers gets all of them, so newcomers find one that is soon
    free.
    """

    def __init__(self, processes: int) -> None:
        most = max(processes - 1, 1)
        self._free = processes
        self._most: Mapping[Kind, int] = {
            "answer": processes,
            "hint": most,
            "trial": 1,
            "bots": max(processes // 2, 1),
            "review": 1,
        }
        self._most_of_guest = most
        self._running: Counter[Kind] = Counter()
        self._running_of: Counter[str] = Counter()  # by guest
        self._waiting: dict[_Queue, deque[asyncio.Future[Turn]]] = {}
        self._used: dict[str, tuple[float, float]] = {}  # by guest: seconds, and when they were counted

    def used(self, guest: str, now: float | None = None) -> float:
        """A guest's recent usage in seconds."""
        seconds, at = self._used.get(guest, (0.0, 0.0))
        past = (monotonic() if now is None else now) - at
        return seconds * math.exp2(-past / HALF_LIFE_S)

    def crowd(self, guest: str) -> int:
        """The number of turns a guest has or waits for."""
        return self._running_of[guest] + sum(len(each) for line, each in self._waiting.items() if line.guest == guest)

    async def turn(self, share: Share) -> Turn:
        """Wait for a turn; give it back with `end`."""
        granted: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()
        guest = min(share.guests, key=self.used)
        self._waiting.setdefault(_Queue(share.kind, share.here, guest), deque()).append(granted)
        self._grant()
        try:
            return await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self.end(granted.result())
            raise

    def end(self, turn: Turn) -> None:
        """The work is done: charge its guest, and let the next ones begin."""
        now = monotonic()
        self._used[turn.guest] = (self.used(turn.guest, now) + now - turn.begun, now)
        self._free += 1
        self._count(turn, -1)
        self._grant()
        if len(self._used) > REMEMBERED:
            self._used = {guest: used for guest, used in self._used.items() if self.used(guest, now) > 0.01}

    def _count(self, turn: Turn, more: int) -> None:
        self._running[turn.kind] += more
        self._running_of[turn.guest] += more
        if not self._running_of[turn.guest]:
            del self._running_of[turn.guest]

    def _grant(self) -> None:
        while self._free and (line := self._next(monotonic())):
            waiting = self._waiting[line]
            granted = waiting.popleft()
            if not waiting:
                del self._waiting[line]
            if not granted.done():  # else the caller has stopped waiting
                turn = Turn(line.guest, line.kind, monotonic())
                self._free -= 1
                self._count(turn, 1)
                granted.set_result(turn)

    def _next(self, now: float) -> _Queue | None:
        """The line whose first is next."""

        def rank(line: _Queue) -> tuple[bool, float]:
            return line.kind in ("bots", "review"), self.used(line.guest, now) + (0 if line.here else ABSENT_S)

        return min(filter(self._is_allowed, self._waiting), key=rank, default=None)

    def _is_allowed(self, line: _Queue) -> bool:
        within = self._running[line.kind] < self._most[line.kind]
        return within and self._running_of[line.guest] < self._most_of_guest
