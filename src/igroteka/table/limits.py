"""How often something may be done: a bucket of tokens for everybody who does it."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from igroteka.table.faults import Wrong

REMEMBERED: Final = 50_000


class Limit:
    """So many times in so many seconds, for each who."""

    def __init__(self, what: str, count: int, seconds: int) -> None:
        self.what = what
        self.count = count
        self.seconds = seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def spend(self, who: str, now: float | None = None) -> None:
        """Take a token, or say that there is none."""
        now = monotonic() if now is None else now
        tokens, at = self._left.pop(who, (float(self.count), now))
        tokens = min(self.count, tokens + (now - at) * self.count / self.seconds)
        self._left[who] = (max(tokens - 1, 0) if tokens >= 1 else tokens, now)
        while len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if tokens < 1:
            raise Wrong("too-often", 429, what=self.what, count=self.count, seconds=self.seconds)


class OneAtATime:
    """What takes a while is done once at a time for each who."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._busy: set[str] = set()

    @contextmanager
    def turn(self, who: str) -> Iterator[None]:
        """While it is done."""
        if who in self._busy:
            raise Wrong("too-many", 429, what=self.what, count=1)
        self._busy.add(who)
        try:
            yield
        finally:
            self._busy.discard(who)
