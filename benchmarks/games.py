"""Which games does a large bot have? Real positions in every phase, stored in bulk, as if people had played them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from bot.db import Database, games, record
from bot.db.rows import ActionRow, GameRow, SeatRow
from bot.game import GameState, Options, commitment, encode, new_game
from bot.robots import ROBOTS
from bot.robots.turns import play_turn
from bot.service.moves import by_robot, rows_of

POSITIONS = 60
MOST_TURNS = 24
NOW = datetime(2026, 11, 30, 8, 0, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Position:
    """A game up to somebody's turn, with its record."""

    seed: str
    options: Options
    state: GameState
    version: int
    record: tuple[ActionRow, ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as it was stored: whoever must decide, and where it is played."""

    id: str
    channel_id: int
    decider_id: int


def positions() -> list[Position]:
    """Return games of 2 to 4 players, as they stand after 0 turns and more."""
    return [_position(number) for number in range(POSITIONS)]


def _position(number: int) -> Position:
    seed, options = f"benchmark {number}", Options(2 + number % 3)
    state, version, rows = new_game(options, seed), 1, list[ActionRow]()
    for _ in range(number % MOST_TURNS):
        moves = by_robot(state, play_turn(state, ROBOTS["random"], seed))
        if moves.state.over:
            break
        version += 1
        rows += rows_of(moves.moves, len(rows), version, NOW, robot="random")
        state = moves.state
    return Position(seed, options, state, version, tuple(rows))


async def store(
    database: Database, places: Sequence[tuple[int, int, int]], people: Sequence[int], each: int, first: int
) -> list[Stored]:
    """Store a game, numbered from `first`, for each place (guild, channel, public message).

    `each` people in turn sit down at a game.
    """
    stored, ready = [], positions()
    snapshots = [encode(position.state) for position in ready]
    async with database.writing() as connection:
        for number, (guild_id, channel_id, message_id) in enumerate(places, first):
            position = ready[number % POSITIONS]
            sitting = [people[(number * each + seat) % len(people)] for seat in range(position.options.players)]
            row = GameRow(
                id=f"g{number:07}",
                guild_id=guild_id,
                channel_id=channel_id,
                host_id=sitting[0],
                status="running",
                version=position.version,
                announced=position.version,
                message_id=message_id,
                decider=position.state.decider,
                locale="en",
                created_at=NOW,
                started_at=NOW,
                updated_at=NOW,
                options=asdict(position.options),
                seed=position.seed,
                commitment=commitment(position.seed),
                snapshot=snapshots[number % POSITIONS],
                seats=tuple(SeatRow(seat, seat, user, None, f"Player {user}") for seat, user in enumerate(sitting)),
            )
            await games.add(connection, row)
            if position.record:
                await record.append(connection, row.id, position.record)
            stored.append(Stored(row.id, channel_id, sitting[position.state.decider or 0]))
    return stored
