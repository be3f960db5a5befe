"""Records of matches that were played under other rules."""

from collections.abc import Iterator
from contextlib import contextmanager

from igroteka.records import record
from igroteka.table.errors import RequestError


@contextmanager
def by_todays_rules() -> Iterator[None]:
    """While a stored match is replayed: a record that today's rules refuse is a conflict (409)."""
    try:
        yield
    except record.RecordError:
        raise RequestError("other-rules", 409) from None
