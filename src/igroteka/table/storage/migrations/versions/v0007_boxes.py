"""Boxes: the printed values that guests corrected"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("author", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.Column("differs", sa.Integer(), nullable=False),
        sa.Column("published", sa.Boolean(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_boxes")),
    )
    with op.batch_alter_table("boxes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_boxes_guest"), ["guest"], unique=False)
        batch_op.create_index(batch_op.f("ix_boxes_game_published"), ["game", "published"], unique=False)


def downgrade() -> None:
    op.drop_table("boxes")
