"""Rate limits: a bucket of tokens per client, across all workers."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from igroteka.table.cluster.shared_memory import Rates
from igroteka.table.errors import RequestError


class RateLimit:
    """``count`` times in ``seconds`` seconds, per client, across all workers."""

    def __init__(self, rates: Rates, what: str, count: int, seconds: int) -> None:
        self.rates = rates
        self.what = what
        self.count = count
        self.seconds = seconds

    def spend(self, client: str, now: float | None = None) -> None:
        """Take a token, or raise 429."""
        now = monotonic() if now is None else now
        if not self.rates.spend(f"{self.what} {client}", self.count, self.seconds, now):
            raise RequestError("too-often", 429, what=self.what, count=self.count, seconds=self.seconds)


class OneAtATime:
    """One slow operation at a time per client."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._busy: set[str] = set()

    @contextmanager
    def turn(self, client: str) -> Iterator[None]:
        """Hold the client's turn during the operation."""
        if client in self._busy:
            raise RequestError("too-many", 429, what=self.what, count=1)
        self._busy.add(client)
        try:
            yield
        finally:
            self._busy.discard(client)
