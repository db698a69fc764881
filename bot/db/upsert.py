"""How is a row read and written that may not be there yet? The same on SQLite and PostgreSQL."""

from sqlalchemy import Table, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import Json


async def find(connection: AsyncConnection, table: Table, row_id: int) -> Json | None:
    """Return the row of that id by its columns; None where there is none."""
    row = (await connection.execute(select(table).where(table.c.id == row_id))).mappings().one_or_none()
    return None if row is None else {str(name): value for name, value in row.items()}


async def put(connection: AsyncConnection, table: Table, row_id: int, **values: object) -> None:
    """Change the row of that id, or add it."""
    change = update(table).where(table.c.id == row_id).values(values)
    if (await connection.execute(change)).rowcount:
        return
    try:
        async with connection.begin_nested():
            await connection.execute(insert(table).values(id=row_id, **values))
    except IntegrityError:  # another process was first
        await connection.execute(change)
