"""Names that an operator chose"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.add_column(sa.Column("fixed", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("guests", schema=None) as batch_op:
        batch_op.drop_column("fixed")
