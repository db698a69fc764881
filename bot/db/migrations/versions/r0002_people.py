"""What people want for themselves: whether games may mention them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table; who is not in it wants what everybody gets."""
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )
