"""Which messages call for a turn, remind of it, or ask what becomes of it? Noted for as long as it is not played."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import PostRow
from bot.db.schema import notices


async def note(connection: AsyncConnection, game_id: str, post: PostRow) -> None:
    """Note a message, once."""
    await forget(connection, game_id, post.message_id)
    values = {"turn": post.turn, "channel_id": post.channel_id, "message_id": post.message_id}
    await connection.execute(insert(notices).values(game_id=game_id, **values))


async def forget(connection: AsyncConnection, game_id: str, message_id: int) -> None:
    """Forget a message: it is gone, or has become something else."""
    await connection.execute(delete(notices).where(notices.c.game_id == game_id, notices.c.message_id == message_id))


async def before(connection: AsyncConnection, game_id: str, turn: int | None) -> list[PostRow]:
    """Return the messages about turns before that one; None: about all."""
    found = select(notices).where(notices.c.game_id == game_id)
    if turn is not None:
        found = found.where(notices.c.turn < turn)
    rows = await connection.execute(found.order_by(notices.c.message_id))
    return [PostRow(row.turn, row.channel_id, row.message_id) for row in rows]
