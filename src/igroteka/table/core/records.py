"""Errors of records that were played under older rules."""

from collections.abc import Iterator
from contextlib import contextmanager

from igroteka.records import record
from igroteka.table.errors import RequestError


@contextmanager
def by_todays_rules() -> Iterator[None]:
    """Turn the errors of a replay into a conflict (409): the current rules refuse the record."""
    try:
        yield
    except record.RecordError:
        raise RequestError("other-rules", 409) from None
