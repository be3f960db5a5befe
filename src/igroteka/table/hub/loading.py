"""Loads tables from the database; an unreadable one is reported once."""

import asyncio

import msgspec

from igroteka.table.core.loading import load_play
from igroteka.table.core.play import Play
from igroteka.table.core.rows import Entry, SeatRow, TableRow
from igroteka.table.errors import RequestError
from igroteka.table.hub.context import HubContext
from igroteka.table.storage.statements import Stored


async def load(context: HubContext, table: str) -> Play:
    """The whole table."""
    found = await stored(context, table)
    if found is None:
        raise RequestError("not-found", 404, what="table", id=table)
    try:
        return await asyncio.to_thread(load_play, *found)  # long matches take a while
    except RequestError as error:
        context.report_unreadable(table, error)
        raise


async def stored(context: HubContext, table: str, after: int = -1) -> Stored | None:
    """A table's rows, with the entries after a revision."""
    try:
        return await context.store.whole(table, after)
    except msgspec.MsgspecError as cause:
        error = RequestError("unreadable", 409, table=table)
        context.report_unreadable(table, error, cause)
        raise error from cause


def follows(play: Play, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> bool:
    """Apply the changes of other workers to a table; returns whether that worked, else load it again."""
    try:
        play.follow(row, seats, entries)
    except Exception:  # noqa: BLE001  # loading it tells why
        return False
    return True
