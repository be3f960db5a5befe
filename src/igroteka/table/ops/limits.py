"""How often something may be done: a bucket of tokens for everybody who does it."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from igroteka.table.cluster.shared_memory import Rates
from igroteka.table.errors import RequestError


class RateLimit:
    """So many times in so many seconds, for each who, at all workers together."""

    def __init__(self, rates: Rates, what: str, count: int, seconds: int) -> None:
        self.rates = rates
        self.what = what
        self.count = count
        self.seconds = seconds

    def spend(self, who: str, now: float | None = None) -> None:
        """Take a token, or say that there is none."""
        now = monotonic() if now is None else now
        if not self.rates.spend(f"{self.what} {who}", self.count, self.seconds, now):
            raise RequestError("too-often", 429, what=self.what, count=self.count, seconds=self.seconds)


class OneAtATime:
    """What takes a while is done once at a time for each who."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._busy: set[str] = set()

    @contextmanager
    def turn(self, who: str) -> Iterator[None]:
        """While it is done."""
        if who in self._busy:
            raise RequestError("too-many", 429, what=self.what, count=1)
        self._busy.add(who)
        try:
            yield
        finally:
            self._busy.discard(who)
