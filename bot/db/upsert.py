"""How is a row written that may be there already? The same on SQLite and PostgreSQL."""

from sqlalchemy import Table, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection


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
