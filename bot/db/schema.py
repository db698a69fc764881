"""Which tables are there? Portable between SQLite and PostgreSQL; a test compares them with the migrations."""

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
OPEN: Final = "status IN ('lobby', 'running')"
OUTDATED: Final = "announced < version"


class Instant(TypeDecorator[datetime]):
    """An aware moment, kept as microseconds since 1970: the same in every database and every time zone."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """Refuse a moment without a time zone, rather than guess one."""
        if value is None:
            return None
        if value.utcoffset() is None:
            raise ValueError(value)
        return (value - EPOCH) // timedelta(microseconds=1)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ANN401, ARG002
        """Return the moment, in UTC."""
        return None if value is None else EPOCH + timedelta(microseconds=value)


class Span(TypeDecorator[timedelta]):
    """A length of time, kept as microseconds."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: timedelta | None, dialect: Dialect) -> int | None:  # noqa: ARG002
        """Return whole microseconds."""
        return None if value is None else value // timedelta(microseconds=1)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> timedelta | None:  # noqa: ANN401, ARG002
        """Return the length."""
        return None if value is None else timedelta(microseconds=value)


metadata = MetaData()

# Snapshots are long: they stand last, so that what is asked of every game is read without them.
games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("ending", String(16)),
    Column("version", Integer, nullable=False),
    Column("announced", Integer, nullable=False),
    Column("message_id", BigInteger),
    Column("decider", Integer),  # the seat that must decide, as the snapshot has it
    Column("locale", String(16), nullable=False),
    Column("created_at", Instant, nullable=False),
    Column("started_at", Instant),
    Column("ended_at", Instant),
    Column("updated_at", Instant, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("home_id", BigInteger),  # of a game that was to have a thread of its own: the channel where it was opened
    Column("proposal_id", BigInteger),  # the message that asks the table whether to end the game
    Column("attended_at", Instant),  # when a person last did what no action tells, such as to sit down
    Column("snapshot", Text),
    CheckConstraint("status IN ('lobby', 'running', 'over', 'cancelled')", name="a_known_status"),
)
Index("one_open_game_a_channel", games.c.channel_id, unique=True, sqlite_where=text(OPEN), postgresql_where=text(OPEN))
Index("games_of_a_channel", games.c.channel_id, games.c.ended_at)
Index("games_of_a_home", games.c.home_id, games.c.ended_at)
Index("games_to_announce", games.c.id, sqlite_where=text(OUTDATED), postgresql_where=text(OUTDATED))
Index("games_of_a_guild", games.c.guild_id)

# `joined` counts those who ever took a seat of that game; `position` is the seat's number once the game runs.
seats = Table(
    "seats",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("joined", Integer, nullable=False),
    Column("position", Integer),
    Column("user_id", BigInteger),
    Column("robot", String(32)),  # who plays: the robot, where there is one, else the user
    Column("name", Text, nullable=False),
    Column("left", Boolean, nullable=False, server_default=text("false")),
    Column("missed", Integer, nullable=False, server_default=text("0")),  # times in a row that they let time run out
    Column("agreed", Boolean, nullable=False, server_default=text("false")),  # to end the game
    Column("offered_to", BigInteger),  # the person who may take the seat over, for as long as that is offered
    PrimaryKeyConstraint("game_id", "joined"),
    UniqueConstraint("game_id", "position", name="one_player_a_seat"),
    UniqueConstraint("game_id", "user_id", name="one_seat_a_user"),
    CheckConstraint("user_id IS NOT NULL OR robot IS NOT NULL", name="somebody_plays"),
)
Index("seats_of_a_user", seats.c.user_id)
ON_OFFER = text("offered_to IS NOT NULL")
Index("seats_on_offer", seats.c.offered_to, sqlite_where=ON_OFFER, postgresql_where=ON_OFFER)

# The record. All actions of one transaction share the resulting version; the first carries the interaction.
actions = Table(
    "actions",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("robot", String(32)),
    Column("notation", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Column("version", Integer, nullable=False),
    Column("interaction_id", BigInteger),
    Column("events", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "number"),
    UniqueConstraint("game_id", "interaction_id", name="one_effect_a_click"),
)
Index("actions_of_a_turn", actions.c.game_id, actions.c.turn)

# One row a game, and what it waits for: so a single question finds what is due, whatever has happened since it was set.
clocks = Table(
    "clocks",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, nullable=False),  # 0 in the lobby
    Column("user_id", BigInteger),  # whom the clock runs for; nobody, where it does not
    Column("since", Instant, nullable=False),  # the turn began
    Column("span", Span),  # time for it
    Column("due", Instant),  # the time is up
    Column("call", String(16), nullable=False),  # how the person is told that it is their turn
    Column("step", String(16), nullable=False),  # what has come of it
    Column("told", String(16), nullable=False),  # the last step that people have been told of
    Column("wake", Instant, nullable=False),  # somebody has to look again
)
Index("clocks_due", clocks.c.wake)

# When did the bot last see Discord? One row: what time it was away is nobody's fault.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Instant, nullable=False),
)

# The public message of every turn, so that each has an address.
posts = Table(
    "posts",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    PrimaryKeyConstraint("game_id", "turn"),
)

# Calls, reminders and questions about a turn, as long as they wait for something: then they go.
notices = Table(
    "notices",
    metadata,
    Column("game_id", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("turn", Integer, nullable=False),
    PrimaryKeyConstraint("game_id", "message_id"),
)

# What servers and people want; NULL is not chosen. The columns are called as the fields in bot/service/preferences.py.
guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
    Column("theme", String(32)),
    Column("letters", Boolean),
    Column("channels", Text),  # where tables may be opened: ids with commas between them; everywhere
    Column("threads", Boolean, nullable=False, server_default=text("false")),
    Column("clock", String(16)),
    Column("bonus", Boolean),
    Column("hidden", Boolean),
    Column("hints", Boolean),
    Column("quiet", Boolean, nullable=False, server_default=text("false")),
    Column("updated_at", Instant, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("notify", String(16), nullable=False, server_default=text("'mention'")),
    Column("theme", String(32)),
    Column("letters", Boolean),
    Column("text_only", Boolean, nullable=False, server_default=text("false")),
    Column("locale", String(16)),
    Column("next_up", Boolean, nullable=False, server_default=text("false")),
    Column("reminder", Boolean, nullable=False, server_default=text("true")),
    Column("hints", Boolean, nullable=False, server_default=text("true")),
    Column("zone", String(64)),
    Column("quiet_from", Integer),  # minutes of their day
    Column("quiet_to", Integer),
    Column("updated_at", Instant, nullable=False),
)
