"""Tables, seats, entries, guests"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("recovery", sa.String(length=64), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_guests_recovery"), ["recovery"], unique=False)

    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=40), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_guest"), ["guest"], unique=False)

    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=128), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "shunned",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("other", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=5), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("guest", "other", name=op.f("pk_shunned")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("creator", sa.String(length=40), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("thinking", sa.Boolean(), nullable=False),
        sa.Column("lease", sa.String(length=40), nullable=False),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("components", sa.Text(), nullable=False),
        sa.Column("saved", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_creator"), ["creator"], unique=False)
        batch_op.create_index("ix_tables_due", ["due"], unique=False)
        batch_op.create_index("ix_tables_phase_listed", ["phase", "listed", "touched"], unique=False)
        batch_op.create_index("ix_tables_thinking", ["thinking", "lease_until"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.String(length=120), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_guest"), ["guest"], unique=False)
        batch_op.create_index("uq_chat_message", ["table_id", "message"], unique=True)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.String(length=120), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
    )
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.create_index("uq_entries_message", ["table_id", "message"], unique=True)

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=6), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("level", sa.String(length=6), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("conceded", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.BigInteger(), nullable=True),
        sa.Column("visited", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_guest"), ["guest"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_guest"))

    op.drop_table("seats")
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.drop_index("uq_entries_message")

    op.drop_table("entries")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index("uq_chat_message")
        batch_op.drop_index(batch_op.f("ix_chat_guest"))

    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_thinking")
        batch_op.drop_index("ix_tables_phase_listed")
        batch_op.drop_index("ix_tables_due")
        batch_op.drop_index(batch_op.f("ix_tables_creator"))

    op.drop_table("tables")
    op.drop_table("shunned")
    op.drop_table("secrets")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_guest"))

    op.drop_table("results")
    op.drop_table("reports")
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_guests_recovery"))

    op.drop_table("guests")
