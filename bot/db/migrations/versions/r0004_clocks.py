"""Games that last weeks: clocks, whom they wait for, where each turn was posted, and what people and servers want."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

DAY = 24 * 60 * 60 * 1_000_000  # moments are microseconds


def upgrade() -> None:
    """Add the tables and columns; whoever wanted no mentions is told nothing. Games that run have no clock."""
    _tables()
    for column in ("home_id", "proposal_id", "attended_at"):
        op.add_column("games", sa.Column(column, sa.BigInteger))
    op.create_index("games_of_a_home", "games", ["home_id", "ended_at"])
    op.add_column("seats", sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("offered_to", sa.BigInteger))
    on_offer = sa.text("offered_to IS NOT NULL")
    op.create_index("seats_on_offer", "seats", ["offered_to"], sqlite_where=on_offer, postgresql_where=on_offer)
    op.execute("UPDATE games SET announced = version WHERE status = 'cancelled'")  # their messages say so, as ever
    _wishes()


def _tables() -> None:
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "clocks",
        sa.Column("game_id", sa.String(16), game, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("span", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("call", sa.String(16), nullable=False),
        sa.Column("step", sa.String(16), nullable=False),
        sa.Column("told", sa.String(16), nullable=False),
        sa.Column("wake", sa.BigInteger, nullable=False),
    )
    op.create_index("clocks_due", "clocks", ["wake"])
    wait = sa.text(
        "INSERT INTO clocks (game_id, turn, since, call, step, told, wake) "
        "SELECT id, 0, updated_at, 'nobody', :step, :step, updated_at + :long FROM games WHERE status = :status"
    )
    for status, step, days in (("lobby", "lobby", 7), ("running", "idle", 30)):
        op.execute(wait.bindparams(status=status, step=step, long=days * DAY))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _messages()


def _messages() -> None:
    op.create_table(
        "posts",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "turn"),
    )
    op.create_table(
        "notices",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "message_id"),
    )


def _wishes() -> None:
    guilds: list[sa.Column[Any]] = [
        sa.Column("channels", sa.Text),
        sa.Column("threads", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("clock", sa.String(16)),
        sa.Column("bonus", sa.Boolean),
        sa.Column("hidden", sa.Boolean),
        sa.Column("hints", sa.Boolean),
        sa.Column("quiet", sa.Boolean, nullable=False, server_default=sa.false()),
    ]
    people: list[sa.Column[Any]] = [
        sa.Column("notify", sa.String(16), nullable=False, server_default="mention"),
        sa.Column("locale", sa.String(16)),
        sa.Column("next_up", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("reminder", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("zone", sa.String(64)),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
    ]
    for table, columns in (("guilds", guilds), ("people", people)):
        for column in columns:
            op.add_column(table, column)
    op.execute("UPDATE people SET notify = 'nothing' WHERE muted")
    op.drop_column("people", "muted")
