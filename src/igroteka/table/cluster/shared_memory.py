"""Counters that all workers of a server share, for rate limits and metrics.

The parent maps this memory before it starts the workers, so it outlives each of them. Nothing is locked: two workers
that count at the same moment may lose one count.
"""

import multiprocessing
from ctypes import Array, c_double, c_uint32
from functools import lru_cache, partial
from hashlib import blake2b
from secrets import token_bytes
from typing import Any, Final

RATES: Final = 1 << 18  # cells for all rate limits of all clients
SOCKETS: Final = 1 << 16  # for each worker
REMEMBERED: Final = 10_000  # clients whose cells are cached
CELLS: Final = 2  # per client; the smaller count is believed, so a collision harms nobody


class SharedMemory:
    """The memory as it is passed to the workers."""

    def __init__(self, workers: int = 1, numbers: int = 0) -> None:
        self.workers = workers
        self.key = token_bytes(16)  # keeps guests from choosing whom they share a cell with
        self.rates: Array[c_double] = zeros(c_double, RATES, workers)
        self.sockets: Array[c_uint32] = zeros(c_uint32, workers * SOCKETS, workers)
        self.numbers: Array[c_double] = zeros(c_double, workers * numbers, workers)

    def cells(self, who: str, most: int) -> tuple[int, ...]:
        """The cells of a client."""
        digest = blake2b(who.encode("utf-8", "surrogateescape"), key=self.key, digest_size=4 * CELLS).digest()
        return tuple(int.from_bytes(digest[at : at + 4]) % most for at in range(0, 4 * CELLS, 4))


def zeros(kind: Any, count: int, workers: int) -> Any:
    """Numbers that other processes see too, if there are any."""
    return multiprocessing.get_context("spawn").RawArray(kind, count) if workers > 1 else (kind * count)()


class Rates:
    """When each bucket of tokens will be full again."""

    def __init__(self, memory: SharedMemory) -> None:
        self._full = memory.rates
        self._cells = lru_cache(REMEMBERED)(partial(memory.cells, most=RATES))

    def spend(self, who: str, count: int, seconds: float, now: float) -> bool:
        """Take a token from a bucket of this size and refill time; returns whether there was one."""
        cells = self._cells(who)
        full = max(min(self._full[cell] for cell in cells), now) + seconds / count
        if full - now > seconds * (1 + 1e-9):
            return False
        for cell in cells:
            self._full[cell] = max(self._full[cell], full)
        return True


class SocketCounts:
    """The number of sockets per client, across all workers."""

    def __init__(self, memory: SharedMemory, number: int) -> None:
        self._memory = memory
        self._first = number * SOCKETS
        for cell in range(self._first, self._first + SOCKETS):  # left over from this worker's predecessor
            memory.sockets[cell] = 0

    def count(self, who: str) -> int:
        memory = self._memory
        return min(
            sum(memory.sockets[worker * SOCKETS + cell] for worker in range(memory.workers))
            for cell in memory.cells(who, SOCKETS)
        )

    def add(self, who: str, more: int) -> None:
        for cell in self._memory.cells(who, SOCKETS):
            self._memory.sockets[self._first + cell] += more
