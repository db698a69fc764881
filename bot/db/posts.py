"""Where was each turn posted? So that every turn has an address."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import PostRow
from bot.db.schema import games, posts


async def note(connection: AsyncConnection, game_id: str, turn: int, message_id: int) -> None:
    """Note the public message of a turn, where its game is played now, in the place of an earlier one."""
    await connection.execute(delete(posts).where(posts.c.game_id == game_id, posts.c.turn == turn))
    channel = select(games.c.channel_id).where(games.c.id == game_id).scalar_subquery()
    await connection.execute(
        insert(posts).values(game_id=game_id, turn=turn, channel_id=channel, message_id=message_id)
    )


async def forget(connection: AsyncConnection, game_id: str, message_id: int) -> None:
    """Forget a message that is gone: what it showed has no address any more."""
    await connection.execute(delete(posts).where(posts.c.game_id == game_id, posts.c.message_id == message_id))


async def of_game(connection: AsyncConnection, game_id: str) -> list[PostRow]:
    """Return the public messages of a game by turn, the earliest first."""
    found = await connection.execute(select(posts).where(posts.c.game_id == game_id).order_by(posts.c.turn))
    return [PostRow(row.turn, row.channel_id, row.message_id) for row in found]
