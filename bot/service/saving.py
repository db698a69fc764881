"""How does a step of a game get stored, once and whole? Snapshot, version, record and click in one transaction."""

from collections.abc import Callable
from datetime import datetime

from bot.db import Database, games, record
from bot.db.rows import ActionRow, GameRow
from bot.errors import StaleError
from bot.game import GameState, encode, visible
from bot.service.acted import Acted
from bot.service.history import events_of
from bot.service.moves import Moves, rows_of
from bot.service.seating import ended, found
from bot.service.table import Ending, Table, table_of
from bot.service.timing import timed


async def asked(
    database: Database, game_id: str, user_id: int, interaction_id: int | None
) -> tuple[GameRow, Acted | None]:
    """Return a game, and what a click led to if it came before; raise NoSuchGameError."""
    async with database.reading() as connection:
        row = found(await games.load(connection, game_id))
        if interaction_id is None:
            return row, None
        recorded = await record.of_interaction(connection, game_id, user_id, interaction_id)
    if not recorded:
        return row, None
    return row, Acted(table_of(row), visible(events_of(recorded), recorded[0].seat), fresh=False)


async def outrun(database: Database, game_id: str, user_id: int, interaction_id: int | None) -> Acted:
    """Return what a click led to where another process was faster with it; raise StaleError if it was another click."""
    row, repeated = await asked(database, game_id, user_id, interaction_id)
    if repeated is not None:
        return repeated
    raise StaleError(game=game_id, version=row.version)


async def save(
    database: Database,
    row: GameRow,
    moves: Moves,
    now: datetime,
    *,
    user_id: int | None = None,
    robot: str | None = None,
    interaction_id: int | None = None,
    still: Callable[[GameRow], bool] | None = None,
) -> Table | None:
    """Store moves and the state after them; None, storing nothing, if the game is no more as it was.

    `still` is whether they are wanted, of what else may have changed while a robot thought.
    """
    rows = rows_of(moves.moves, 0, row.version + 1, now, user_id=user_id, robot=robot, interaction_id=interaction_id)
    return await save_rows(database, row, moves.state, rows, now, user_id=user_id, still=still)


async def save_rows(
    database: Database,
    row: GameRow,
    state: GameState,
    rows: list[ActionRow],
    now: datetime,
    *,
    user_id: int | None = None,
    still: Callable[[GameRow], bool] | None = None,
) -> Table | None:
    """Store a state and the rows, numbered from 0, that led to it; None, storing nothing, if the game has changed.

    `user_id` is the person who has made a choice, whom the clock minds.
    """
    values = {"snapshot": encode(state), "decider": state.decider, "updated_at": now}
    if state.over:
        values |= ended(Ending.FINISHED, now)
    async with database.writing() as connection:
        if still is not None and not still(found(await games.load(connection, row.id))):
            return None
        if not await games.change(connection, row.id, row.version, **values):
            return None
        await record.append(connection, row.id, rows, after=await record.length(connection, row.id))
        stored = found(await games.load(connection, row.id))
        return await timed(connection, table_of(stored, state), now, actor=user_id)
