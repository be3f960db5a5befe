"""Removing tables: never a match that others play; a finished match only from the guest's own list."""

import sqlalchemy as sa

from igroteka.table.core.loading import UNREADABLE
from igroteka.table.core.play import Play
from igroteka.table.errors import RequestError
from igroteka.table.services.services import Services
from igroteka.table.storage import schema


async def remove(services: Services, table: str, guest: str) -> None:
    """Remove a table for a guest, and for everybody if nobody else uses it."""
    rows, seats = schema.tables, schema.seats
    row = await services.store.row(sa.select(rows.c.creator, rows.c.phase).where(rows.c.id == table))
    if row is None:
        raise RequestError("not-found", 404, what="table", id=table)
    sat = await services.store.rows(sa.select(seats.c.guest).where(seats.c.table_id == table, seats.c.kind == "person"))
    people = {each["guest"] for each in sat if each["guest"]}
    if row["phase"] == "over" and (guest in people or guest == row["creator"]):
        await hide(services, table, guest, people - {guest})
        return
    if row["creator"] != guest:
        raise RequestError("not-creator", 403)
    if row["phase"] in ("running", "paused"):
        await expect_nobody_else_plays(services, table, guest)
    await services.hub.delete(table)


async def expect_nobody_else_plays(services: Services, table: str, guest: str) -> None:
    """Raise an error if others play there; an unreadable table can't be played."""

    def see(play: Play) -> bool:
        return any(seat.guest != guest for seat in play.persons())

    try:
        others = await services.hub.read(table, see)
    except RequestError as error:
        if error.code not in UNREADABLE:
            raise
        others = False
    if others:
        raise RequestError("others-play", 409)


async def hide(services: Services, table: str, guest: str, others: set[str]) -> None:
    """Take a finished match out of a guest's list; it is deleted when it is in nobody's list."""
    rows = schema.hidden
    mine = (rows.c.guest == guest) & (rows.c.table_id == table)
    await services.store.do(sa.delete(rows).where(mine), sa.insert(rows).values(guest=guest, table_id=table))
    known = await services.store.rows(sa.select(rows.c.guest).where(rows.c.table_id == table))
    if others <= {row["guest"] for row in known}:
        await services.hub.delete(table)
        await services.store.do(sa.delete(rows).where(rows.c.table_id == table))
