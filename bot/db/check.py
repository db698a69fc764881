"""Is what is stored whole? Every fault of the database, as plain sentences."""

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db import games as stored
from bot.db.schema import actions, games, seats
from bot.game import GameError, decode


async def faults(connection: AsyncConnection) -> list[str]:
    """Return what is wrong with a database, nothing if it is whole."""
    found: list[str] = []
    if connection.dialect.name == "sqlite":
        verdicts = (await connection.exec_driver_sql("PRAGMA integrity_check(20)")).scalars()
        found += [f"the file is damaged: {verdict}" for verdict in verdicts if verdict != "ok"]
        strays = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
        found += [f"a row of {stray.table} belongs to no row of {stray.parent}" for stray in strays]
    for table in (seats, actions):
        homeless = select(func.count()).where(~exists().where(games.c.id == table.c.game_id))
        count = await connection.scalar(homeless.select_from(table))
        if count:
            found.append(f"{count} rows of {table.name} belong to no game")
    for game_id in await stored.open_ids(connection):
        found += await _faults_of(connection, game_id)
    return found


async def counts(connection: AsyncConnection) -> dict[str, int]:
    """Return how many games there are, by status."""
    by_status = select(games.c.status, func.count().label("games")).group_by(games.c.status).order_by(games.c.status)
    rows = await connection.execute(by_status)
    return {row.status: row.games for row in rows}


async def open_games(connection: AsyncConnection) -> int:
    """Return how many games wait for players or run."""
    return await connection.scalar(select(func.count()).select_from(games).where(stored.OPEN)) or 0


async def _faults_of(connection: AsyncConnection, game_id: str) -> list[str]:
    row = await stored.load(connection, game_id)
    if row is None:  # it ended meanwhile
        return []
    found = []
    if not row.seats:
        found.append(f"game {game_id} is open, but nobody sits there")
    if row.status == "running":
        try:
            state = decode(row.snapshot)
        except GameError as error:
            found.append(f"game {game_id} cannot be read: {error}")
        else:
            if state.decider != row.decider or len(row.seats) != state.options.players:
                found.append(f"game {game_id} and its snapshot differ")
    return found
