"""The only SQL. The public door: `open_database`, and the modules whose functions take its transactions."""

from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from bot.db.database import Database, open_database
from bot.db.faults import ChannelTakenError, DatabaseFaultError

__all__ = ["ChannelTakenError", "Connection", "Database", "DatabaseFaultError", "open_database"]
