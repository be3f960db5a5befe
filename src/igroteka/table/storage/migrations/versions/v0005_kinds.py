"""The kind of a table in a column of its own: quotas count by it"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("body", sa.Text), sa.column("kind", sa.String))


def kind_of(body: str) -> str:
    """The kind as version 0.1 derived it from the body: imported, or begun from an imagined state of another table."""
    said = json.loads(body)
    if said.get("imported"):
        return "record"
    return "trial" if said.get("origin") and said.get("start") else "table"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("kind", sa.String(length=7), server_default="table", nullable=False))
    connection = op.get_bind()
    for table, body in connection.execute(sa.select(TABLES.c.id, TABLES.c.body)).all():
        kind = kind_of(body)
        if kind != "table":
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(kind=kind))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("kind")
