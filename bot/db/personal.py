"""What is stored of one person, and how does it go? Across all games, whoever else plays them."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import and_, case, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.games import DORMANT, OPEN
from bot.db.schema import actions, games, people, seats

# What a seat, its game and an action tell of the person who had it; nothing that tells a card.
SEAT = (
    games.c.id.label("game"),
    games.c.guild_id,
    games.c.channel_id,
    games.c.host_id,
    games.c.status,
    games.c.ending,
    games.c.created_at,
    games.c.started_at,
    games.c.ended_at,
    seats.c.position,
    seats.c.name,
    seats.c.left,
)
ACTION = (
    actions.c.game_id,
    actions.c.number,
    actions.c.turn,
    actions.c.seat,
    actions.c.notation,
    actions.c.at,
    actions.c.interaction_id,
)


async def games_by_status(connection: AsyncConnection, user_id: int) -> dict[str, int]:
    """Return in how many games somebody has a seat, or had one before a robot took it, by status.

    One that sleeps counts among those that run: it may be taken up again.
    """
    status = case((DORMANT, "running"), else_=games.c.status).label("status")
    seated = select(status).join(seats, seats.c.game_id == games.c.id).where(seats.c.user_id == user_id).subquery()
    counted = select(seated.c.status, func.count().label("games")).group_by(seated.c.status)
    return {row.status: row.games for row in await connection.execute(counted)}


async def count_actions(connection: AsyncConnection, user_id: int) -> int:
    """Return how many actions of somebody are on record."""
    own = and_(seats.c.user_id == user_id, actions.c.game_id == seats.c.game_id, actions.c.user_id == user_id)
    return await connection.scalar(select(func.count()).select_from(seats).join(actions, own)) or 0


async def seats_of(connection: AsyncConnection, user_id: int) -> list[Mapping[Any, Any]]:
    """Return what is stored of somebody's seats, with the games they are in, in the order of these."""
    found = select(*SEAT).join(seats, seats.c.game_id == games.c.id).where(seats.c.user_id == user_id)
    return list((await connection.execute(found.order_by(games.c.created_at, games.c.id))).mappings())


async def actions_of(connection: AsyncConnection, user_id: int) -> list[Mapping[Any, Any]]:
    """Return what is stored of somebody's actions, game by game in their order."""
    own = and_(seats.c.user_id == user_id, actions.c.game_id == seats.c.game_id, actions.c.user_id == user_id)
    found = select(*ACTION).select_from(seats).join(actions, own)
    return list((await connection.execute(found.order_by(actions.c.game_id, actions.c.number))).mappings())


async def offers_to(connection: AsyncConnection, user_id: int) -> list[tuple[str, int]]:
    """Return the seats, by game and position, that somebody may take over."""
    found = select(seats.c.game_id, seats.c.position).where(seats.c.offered_to == user_id)
    return [(row.game_id, row.position) for row in await connection.execute(found.order_by(seats.c.game_id))]


async def open_ids(connection: AsyncConnection, user_id: int) -> list[str]:
    """Return the ids of the games in which somebody has a seat, or left one to a robot, and that may go on."""
    found = (
        select(games.c.id)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id, or_(OPEN, DORMANT))
        .order_by(games.c.id)
    )
    return list(await connection.scalars(found))


async def forget_actions(connection: AsyncConnection, user_id: int, game_id: str | None = None) -> None:
    """Let actions be nobody's: those of somebody in one game, or in all in which they have a seat."""
    own = select(seats.c.game_id).where(seats.c.user_id == user_id)
    where = actions.c.game_id == game_id if game_id is not None else actions.c.game_id.in_(own)
    anonymous = {"user_id": None, "interaction_id": None}
    await connection.execute(update(actions).where(where, actions.c.user_id == user_id).values(anonymous))


async def forget(connection: AsyncConnection, user_id: int, marker: str) -> None:
    """Let everything of somebody go: their seats stay as nobody's, `marker` standing where a robot's name would.

    Of open games only what no change of the game depends on: whoever plays on was decided before.
    """
    await forget_actions(connection, user_id)
    own = select(seats.c.game_id).where(seats.c.user_id == user_id)
    await connection.execute(update(games).where(games.c.host_id == user_id, games.c.id.in_(own)).values(host_id=0))
    nobodys = {"user_id": None, "name": "", "left": True, "robot": func.coalesce(seats.c.robot, marker)}
    await connection.execute(update(seats).where(seats.c.user_id == user_id).values(nobodys))
    await connection.execute(update(seats).where(seats.c.offered_to == user_id).values(offered_to=None))
    await connection.execute(delete(people).where(people.c.id == user_id))
