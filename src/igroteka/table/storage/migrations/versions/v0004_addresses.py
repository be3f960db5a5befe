"""Addresses are confirmed before they are written to; those that were given before wait for that too"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("email_new", sa.String(length=254), server_default="", nullable=False))
        batch_op.add_column(sa.Column("email_code", sa.String(length=64), server_default="", nullable=False))
        batch_op.add_column(sa.Column("email_until", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.create_index(batch_op.f("ix_guests_email_code"), ["email_code"], unique=False)
    guests = sa.table("guests", sa.column("email", sa.String), sa.column("email_new", sa.String))
    op.execute(sa.update(guests).values(email_new=guests.c.email, email=""))


def downgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_guests_email_code"))
        batch_op.drop_column("email_until")
        batch_op.drop_column("email_code")
        batch_op.drop_column("email_new")
