"""Boxes that guests save, share and publish."""

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Final

import sqlalchemy as sa

from igroteka.content.edits import Change
from igroteka.table.errors import RequestError
from igroteka.table.storage import schema
from igroteka.table.storage.statements import json
from igroteka.table.storage.store import Store

MOST: Final = 30  # boxes per guest
MOST_LISTED: Final = 100  # published boxes listed per game
LARGEST: Final = 200_000  # bytes of a box's changes

_ROWS: Final = schema.boxes


async def boxes_of(store: Store, guest: str) -> Sequence[sa.RowMapping]:
    """A guest's boxes, the latest first."""
    return await store.rows(sa.select(_ROWS).where(_ROWS.c.guest == guest).order_by(_ROWS.c.touched.desc()))


async def published_boxes(store: Store, game: str) -> Sequence[sa.RowMapping]:
    """The boxes of a game that are shown to everybody, most played first."""
    wanted = sa.select(_ROWS).where(_ROWS.c.game == game, _ROWS.c.published)
    return await store.rows(wanted.order_by(_ROWS.c.played.desc(), _ROWS.c.touched.desc()).limit(MOST_LISTED))


async def box_row(store: Store, box: str) -> sa.RowMapping:
    """A box by its id, which is secret: whoever has the link may see it."""
    row = await store.row(sa.select(_ROWS).where(_ROWS.c.id == box))
    if row is None:
        raise RequestError("not-found", 404, what="box", id=box[:40])
    return row


async def own_box(store: Store, box: str, guest: str) -> sa.RowMapping:
    """A box that belongs to the guest, or an error."""
    row = await box_row(store, box)
    if row["guest"] != guest:
        raise RequestError("not-creator", 403)
    return row


async def save_box(
    store: Store, guest: str, author: str, game: str, name: str, changes: Sequence[Change], now: int
) -> str:
    """Store a new box; returns its id."""
    owned = await store.rows(sa.select(_ROWS.c.id).where(_ROWS.c.guest == guest))
    if len(owned) >= MOST:
        raise RequestError("too-many", 429, what="boxes", count=MOST)
    box = token_urlsafe(9).replace("-", "a").replace("_", "b")
    values = {"id": box, "guest": guest, "author": author, "game": game, "name": name, "played": 0}
    values |= {"published": False, "touched": now, **written(changes)}
    await store.do(sa.insert(_ROWS).values(values))
    return box


def size_of(changes: Sequence[Change]) -> int:
    """The bytes that the changes of a box take up."""
    return len(json(changes).encode())


def written(changes: Sequence[Change]) -> dict[str, str | int]:
    """Changes as column values."""
    text = json(changes)
    if len(text.encode()) > LARGEST:
        raise RequestError("too-long", 413, what="box", most=LARGEST, found=len(text))
    return {"changes": text, "differs": len(changes)}


async def change_box(store: Store, box: str, **values: str | int | bool) -> None:
    await store.do(sa.update(_ROWS).where(_ROWS.c.id == box).values(**values))


async def count_play(store: Store, box: str) -> None:
    """Count another table that uses a box."""
    await store.do(sa.update(_ROWS).where(_ROWS.c.id == box).values(played=_ROWS.c.played + 1))


async def delete_box(store: Store, box: str) -> None:
    await store.do(sa.delete(_ROWS).where(_ROWS.c.id == box))
