"""Puzzles: ratings, attempts, and whether a guest's matches may become puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("shares", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "puzzle_players",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        *_ratings(),
        sa.PrimaryKeyConstraint("guest", "game", name=op.f("pk_puzzle_players")),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        *_ratings(),
        sa.PrimaryKeyConstraint("puzzle", name=op.f("pk_puzzle_ratings")),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("guest", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "puzzle", name=op.f("pk_puzzle_attempts")),
    )


def _ratings() -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Float(), nullable=False) for name in ("rating", "deviation", "volatility")]


def downgrade() -> None:
    op.drop_table("puzzle_attempts")
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_players")
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.drop_column("shares")
