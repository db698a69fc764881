"""What is on record of a game? Its turns as somebody may know them, and, when it is over, all of it."""

import asyncio

from bot.db import Database, games, posts, record
from bot.db.rows import ActionRow, GameRow
from bot.errors import NotOverError, NotStartedError, NotYourTurnError, StaleError
from bot.game import GameState, parse
from bot.game.record import Json, write_record
from bot.service.addresses import Addresses
from bot.service.agreements import options_of
from bot.service.history import History, Leaf, Scene, Turn, leaf_of, scenes_of, told
from bot.service.seating import begun, found, running, seat_of
from bot.service.table import Table, ended_for_good, state_of


class Records:
    """The records of games that have begun. Every method may raise NoSuchGameError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, game_id: str, seat: int | None, turn_number: int) -> tuple[Turn, ...]:
        """Return what a seat may know of the turns from that one on, None being a spectator."""
        async with self._database.reading() as connection:
            rows = await record.of_turns(connection, game_id, turn_number - 1, whole=True)
            if not rows:
                found(await games.load(connection, game_id))
        return tuple(turn for turn in told(rows, seat) if turn.number >= turn_number)

    async def history(self, game_id: str, seat: int | None, offset: int, limit: int) -> History:
        """Return `limit` turns as a seat may know them, the latest first, after `offset` later ones."""
        async with self._database.reading() as connection:
            row = found(await games.load(connection, game_id))
            total = dealt(row).turn_number
            last = total - offset
            rows = await record.of_turns(connection, game_id, last - limit, last, whole=True)
        turns = [turn for turn in told(rows, seat) if last - limit < turn.number <= last]
        return History(tuple(reversed(turns)), total)

    async def leaf(self, game_id: str, seat: int | None, number: int = 0) -> Leaf:
        """Return a turn and the table after it as a seat saw them, None being a spectator; 0 is the latest turn.

        Raises NotStartedError or NoSuchTurnError.
        """
        async with self._database.reading() as connection:
            row = begun(await games.load(connection, game_id))
            rows = await record.of_turns(connection, game_id, whole=True)
        leaf: Leaf = await asyncio.to_thread(leaf_of, options_of(row.options), row.seed, rows, seat, number)
        return leaf

    async def missed(self, table: Table, seat: int) -> tuple[tuple[Turn, ...], Addresses]:
        """Return what a seat may know of the turns since the last one that its own player played, and their addresses.

        They are those of the others, and those that a robot played for that player.
        """
        now = table.view(seat).turn_number
        async with self._database.reading() as connection:
            # An automaton has every other turn, save where the Replay token adds one.
            last = max(0, now - 2) if table.solo else await record.last_own_turn(connection, table.id, seat, now)
            rows = await record.of_turns(connection, table.id, last, whole=True)
            addresses = Addresses(tuple(await posts.of_game(connection, table.id)))
        turns = (turn for turn in told(rows, seat) if turn.number > last and turn.actions)
        return tuple(turn for turn in turns if turn.seat != seat or turn.robot), addresses

    async def addresses(self, game_id: str) -> Addresses:
        """Return where the turns of a game were posted."""
        async with self._database.reading() as connection:
            return Addresses(tuple(await posts.of_game(connection, game_id)))

    async def export(self, game_id: str, *, operator: bool = False) -> Json:
        """Return a game's record, as docs/FORMATS.md has it; raise NotStartedError.

        It tells every card, so players get that of a game that has ended (NotOverError), operators any.
        """
        row, rows = await self._whole(game_id, operator=operator)
        return write_record(row.id, options_of(row.options), row.seed, (parse(action.notation) for action in rows))

    async def scenes(self, game_id: str) -> tuple[Scene, ...]:
        """Return a game that has ended, turn by turn as everybody saw it; raise NotStartedError or NotOverError."""
        row, rows = await self._whole(game_id)
        scenes: tuple[Scene, ...] = await asyncio.to_thread(scenes_of, options_of(row.options), row.seed, rows)
        return scenes

    async def _whole(self, game_id: str, *, operator: bool = False) -> tuple[GameRow, list[ActionRow]]:
        async with self._database.reading() as connection:
            row = begun(await games.load(connection, game_id))
            rows = await record.of_turns(connection, game_id)
        if not operator and not ended_for_good(row.status, row.ending):
            raise NotOverError
        return row, rows

    async def _row(self, game_id: str) -> GameRow:
        async with self._database.reading() as connection:
            return found(await games.load(connection, game_id))


def dealt(row: GameRow) -> GameState:
    """Return the state of a game that has begun; raise NotStartedError or DamagedError."""
    state = state_of(row)
    if state is None:
        raise NotStartedError
    return state


def to_decide(row: GameRow, user_id: int, version: int) -> tuple[GameState, int]:
    """Return the state of a game and the seat that somebody decides for; Play.act says what is raised."""
    seat = seat_of(running(row), user_id)
    if row.version != version:
        raise StaleError(game=row.id, version=row.version)
    state = dealt(row)
    if state.decider != seat:
        raise NotYourTurnError(seat=state.decider)
    return state, seat
