"""Messages between workers about a table; they never hold its contents."""

import msgspec

from igroteka.table.wire.messages import Point


class BusMessage(msgspec.Struct, omit_defaults=True):
    """Sent to all workers that have listeners at a table."""

    worker: str
    at: int = 0  # the table is at this revision
    online: tuple[str, ...] | None = None  # guests connected to this worker
    who: bool = False  # asks the others who is online there
    chat: int = 0  # the number of a new line
    point: Point | None = None
    gone: bool = False  # the table was deleted
