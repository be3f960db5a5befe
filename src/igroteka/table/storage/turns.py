"""The tables where it is a guest's turn."""

from collections.abc import Container
from typing import Final

import msgspec
import sqlalchemy as sa

from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

MOST_SEATS: Final = 1000  # of one guest, looked at when searching


class Asked(msgspec.Struct):
    """The part of a table's body that says who is asked."""

    asked: dict[int, int] = {}


_decoder: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


async def tables_to_answer(store: Store, guest: str) -> list[str]:
    """The tables where it is the guest's turn, each once, even if several of their seats are asked."""
    rows, seats = schema.tables, schema.seats
    joined = sa.join(rows, seats, seats.c.table_id == rows.c.id)
    wanted = sa.select(rows.c.id, rows.c.body, seats.c.seat).select_from(joined)
    played = rows.c.phase == "running", rows.c.kind != "puzzle"  # nobody waits for the answer to a puzzle
    mine = wanted.where(seats.c.guest == guest, *played, ~seats.c.away, ~seats.c.conceded)
    found = await store.rows(mine.order_by(rows.c.touched.desc()).limit(MOST_SEATS))
    return list(dict.fromkeys(row["id"] for row in found if row["seat"] in _asked(row["body"])))


def _asked(body: str) -> Container[int]:
    """The seats that are asked; none at a table whose body can't be read."""
    try:
        return _decoder.decode(body).asked
    except msgspec.MsgspecError:
        return ()
