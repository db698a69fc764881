"""The first tables: games, who sits there, what was done, and servers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

OPEN = sa.text("status IN ('lobby', 'running')")
OUTDATED = sa.text("announced < version")


def upgrade() -> None:
    """Make them."""
    _games()
    _seats()
    _actions()
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(16)),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("ending", sa.String(16)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("announced", sa.Integer, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("decider", sa.Integer),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("snapshot", sa.Text),
        sa.CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="a_known_status"),
    )
    op.create_index(
        "one_open_game_a_channel", "games", ["channel_id"], unique=True, sqlite_where=OPEN, postgresql_where=OPEN
    )
    op.create_index("games_of_a_channel", "games", ["channel_id", "ended_at"])
    op.create_index("games_to_announce", "games", ["id"], sqlite_where=OUTDATED, postgresql_where=OUTDATED)
    op.create_index("games_of_a_guild", "games", ["guild_id"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("joined", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("robot", sa.String(32)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False, server_default=sa.text("false")),
        sa.PrimaryKeyConstraint("game_id", "joined"),
        sa.UniqueConstraint("game_id", "position", name="one_player_a_seat"),
        sa.UniqueConstraint("game_id", "user_id", name="one_seat_a_user"),
        sa.CheckConstraint("user_id IS NOT NULL OR robot IS NOT NULL", name="somebody_plays"),
    )
    op.create_index("seats_of_a_user", "seats", ["user_id"])


def _actions() -> None:
    op.create_table(
        "actions",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("robot", sa.String(32)),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("events", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number"),
        sa.UniqueConstraint("game_id", "interaction_id", name="one_effect_a_click"),
    )
    op.create_index("actions_of_a_turn", "actions", ["game_id", "turn"])
