"""Numbers that the workers of one server have in common: how often and how much somebody did, for bounds and metrics.

Memory that the parent maps before it starts them: it is read and written without a word to anybody, and outlives a
worker. Nothing is locked. Two workers that count at the very same moment may miss one of each other's counts.
"""

import multiprocessing
from ctypes import Array, c_double, c_uint32
from functools import lru_cache, partial
from hashlib import blake2b
from secrets import token_bytes
from typing import Any, Final

RATES: Final = 1 << 18  # places in which all rates of everybody are kept
SOCKETS: Final = 1 << 16  # for each worker
REMEMBERED: Final = 10_000  # of those who come often, where they are counted
PLACES: Final = 2  # for each who: the one that tells less is believed, so that a shared one harms nobody


class Memory:
    """As it travels to the workers."""

    def __init__(self, workers: int = 1, numbers: int = 0) -> None:
        self.workers = workers
        self.key = token_bytes(16)  # so that nobody can know with whom he shares a place
        self.rates: Array[c_double] = zeros(c_double, RATES, workers)
        self.sockets: Array[c_uint32] = zeros(c_uint32, workers * SOCKETS, workers)
        self.numbers: Array[c_double] = zeros(c_double, workers * numbers, workers)

    def places(self, who: str, most: int) -> tuple[int, ...]:
        """Where somebody is counted."""
        digest = blake2b(who.encode("utf-8", "surrogateescape"), key=self.key, digest_size=4 * PLACES).digest()
        return tuple(int.from_bytes(digest[at : at + 4]) % most for at in range(0, 4 * PLACES, 4))


def zeros(kind: Any, count: int, workers: int) -> Any:
    """Numbers that other processes see too, if there are any."""
    return multiprocessing.get_context("spawn").RawArray(kind, count) if workers > 1 else (kind * count)()


class Rates:
    """When each bucket of tokens will be full again."""

    def __init__(self, memory: Memory) -> None:
        self._full = memory.rates
        self._places = lru_cache(REMEMBERED)(partial(memory.places, most=RATES))

    def spend(self, who: str, count: int, seconds: float, now: float) -> bool:
        """Take a token of a bucket that holds so many and is filled in so many seconds; whether there was one."""
        places = self._places(who)
        full = max(min(self._full[place] for place in places), now) + seconds / count
        if full - now > seconds * (1 + 1e-9):
            return False
        for place in places:
            self._full[place] = max(self._full[place], full)
        return True


class Sockets:
    """How many sockets everybody has, at all workers together."""

    def __init__(self, memory: Memory, number: int) -> None:
        self._memory = memory
        self._first = number * SOCKETS
        for place in range(self._first, self._first + SOCKETS):  # of who had this worker's place
            memory.sockets[place] = 0

    def count(self, who: str) -> int:
        memory = self._memory
        return min(
            sum(memory.sockets[worker * SOCKETS + place] for worker in range(memory.workers))
            for place in memory.places(who, SOCKETS)
        )

    def add(self, who: str, more: int) -> None:
        for place in self._memory.places(who, SOCKETS):
            self._memory.sockets[self._first + place] += more
