"""How people and servers want pictures: theme, letters on Lords, and for people words in their place."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns; NULL is whoever has not chosen."""
    for table in ("people", "guilds"):
        op.add_column(table, sa.Column("theme", sa.String(32)))
        op.add_column(table, sa.Column("letters", sa.Boolean))
    op.add_column("people", sa.Column("text_only", sa.Boolean, nullable=False, server_default=sa.false()))
