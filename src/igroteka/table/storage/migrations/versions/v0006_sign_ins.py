"""Sign-ins, each of which can be ended; and tables that a guest no longer wants to see in their list"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sign_ins")),
    )
    op.create_index(op.f("ix_sign_ins_guest"), "sign_ins", ["guest"], unique=False)
    op.create_table(
        "hidden",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name=op.f("pk_hidden")),
    )
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unlisted", sa.Boolean(), server_default=sa.true(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.drop_column("unlisted")
    op.drop_table("hidden")
    op.drop_table("sign_ins")
