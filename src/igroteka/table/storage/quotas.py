"""Disk usage of guests."""

import sqlalchemy as sa

from igroteka.table.storage import schema


def stored_bytes(guest: str, connection: sa.Connection) -> int:
    """The bytes that a guest's tables, records, boxes and lines of chat take up, without indexes."""
    tables, entries = schema.tables, schema.entries
    mine = sa.select(tables.c.id).where(tables.c.creator == guest)
    sizes = sa.func.length(tables.c.body) + sa.func.length(tables.c.components)
    saved = sa.func.coalesce(sa.func.length(tables.c.saved), 0)
    of_tables = sa.select(sa.func.coalesce(sa.func.sum(sizes + saved), 0)).where(tables.c.creator == guest)
    lengths = sa.func.coalesce(sa.func.sum(sa.func.length(entries.c.body)), 0)
    of_entries = sa.select(lengths).where(entries.c.table_id.in_(mine))
    changes = sa.func.coalesce(sa.func.sum(sa.func.length(schema.boxes.c.changes)), 0)
    of_boxes = sa.select(changes).where(schema.boxes.c.guest == guest)
    said = sa.func.coalesce(sa.func.sum(sa.func.length(schema.chat.c.text)), 0)
    of_chat = sa.select(said).where(schema.chat.c.guest == guest)
    return sum(int(connection.execute(each).scalar_one()) for each in (of_tables, of_entries, of_boxes, of_chat))
