"""Records of finished matches whose players all agreed that they may become puzzles; records hold no names."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from igroteka.puzzles.finding import source_of
from igroteka.records import record
from igroteka.table.core.loading import load_play
from igroteka.table.errors import RequestError
from igroteka.table.ops.maintenance import opened
from igroteka.table.settings import Settings
from igroteka.table.storage import schema
from igroteka.table.storage.store import Store

PREFIX: Final = "shared-"


async def shared_records(settings: Settings, folder: Path) -> str:
    """Write the records of shared matches into a folder, and delete those whose players no longer agree."""
    folder.mkdir(parents=True, exist_ok=True)
    store = await opened(settings)
    try:
        found = {name: data for table in await shared_tables(store) for name, data in await _record(store, table)}
    finally:
        await store.close()
    lines = []
    for file in sorted(folder.glob(f"{PREFIX}*.jsonl")):
        if file.name not in found:
            lines.append(f"withdrawn: {source_of(file.read_bytes())}")
            file.unlink()
    for name, data in found.items():
        (folder / name).write_bytes(data)
    return "\n".join([*lines, f"{folder}: {len(found)} matches"])


async def shared_tables(store: Store) -> list[str]:
    """Finished matches of people, if everybody who sits there or has answered there agrees."""
    tables, seats, guests, entries = schema.tables, schema.seats, schema.guests, schema.entries
    agreed = sa.select(guests.c.id).where(guests.c.shares)
    answered = (
        sa.select(entries.c.number)
        .where(entries.c.table_id == seats.c.table_id, entries.c.seat == seats.c.seat, entries.c.message.is_not(None))
        .exists()
    )
    here = seats.c.table_id == tables.c.id
    played = sa.select(seats.c.seat).where(here, seats.c.guest.in_(agreed)).exists()
    refused = sa.select(seats.c.seat).where(
        here, sa.or_(seats.c.kind == "person", seats.c.guest != "", answered), seats.c.guest.not_in(agreed)
    )
    over = tables.c.phase == "over", tables.c.kind == "table"
    rows = await store.rows(sa.select(tables.c.id).where(*over, played, ~refused.exists()).order_by(tables.c.id))
    return [row["id"] for row in rows]


async def _record(store: Store, table: str) -> list[tuple[str, bytes]]:
    """A table's record under a name that does not lead to it; nothing if it can't be read or has its own box."""
    stored = await store.whole(table)
    if stored is None:
        return []
    try:
        play = load_play(*stored)
        if play.match is None or play.components:
            return []
        data = record.write(play.record())
    except RequestError:
        return []
    return [(f"{PREFIX}{source_of(data)}.jsonl", data)]
