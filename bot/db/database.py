"""How is the database reached? One connection a transaction, and what every connection must have."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import event
from sqlalchemy.engine import URL, AdaptedConnection, Connection, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction, create_async_engine

from bot.db import filesystem
from bot.db.faults import DatabaseFaultError
from bot.db.migrate import upgrade

log = logging.getLogger(__name__)

SQLITE: Final = "sqlite+aiosqlite"
POSTGRESQL: Final = "postgresql+asyncpg"
BUSY_TIMEOUT: Final = 3.0  # seconds that the driver waits for another process, deaf to cancellation
PATIENCE: Final = 30.0  # seconds that a write waits for one all in all
CONNECTIONS: Final = 8  # as many transactions at once; the others wait
WRITES: Final = "conspiracy_writes"  # an execution option of ours


class Database:
    """The games' home. Open one with `open_database`, and close it: its threads may not outlive the program.

    `path` is its file, None for PostgreSQL; `doubts` are warnings for the operator. Inside a transaction nobody begins
    another one: they could wait for each other.
    """

    def __init__(self, url: str) -> None:
        self.url = read_url(url)
        self.path = Path(self.url.database) if self.url.drivername == SQLITE and self.url.database else None
        self.doubts: tuple[str, ...] = ()
        self._engine = _engine(self.url)
        # SQLite has one writer at a time. In one process they queue here, in the order of arrival and without polling.
        self._turn_to_write: contextlib.AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.path else contextlib.nullcontext()
        )

    def __repr__(self) -> str:
        return f"Database({str(self.url)!r})"  # SQLAlchemy masks the password

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that sees one state of the database and changes nothing."""
        async with self._engine.connect() as connection, connection.begin():
            yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction that is committed at the end of the block, or leaves no trace if it raises."""
        async with self._turn_to_write, self._engine.connect() as plain:
            connection = await plain.execution_options(**{WRITES: True})
            transaction = await _begun(connection)
            try:
                yield connection
            except BaseException:
                await transaction.rollback()
                raise
            await transaction.commit()

    async def close(self) -> None:
        """End every connection, and with it the threads of the driver."""
        await self._engine.dispose()


async def open_database(url: str, *, mounts: Path = filesystem.MOUNTS) -> Database:
    """Return the database of an address, writable and with today's tables; raise DatabaseFaultError with a sentence."""
    database = Database(url)
    try:
        if database.path:
            warning = await asyncio.to_thread(filesystem.doubt, database.path, mounts)
            await asyncio.to_thread(filesystem.prepare, database.path)
            database.doubts = (warning,) if warning else ()
        async with database.writing() as connection:
            await connection.run_sync(upgrade)
        if database.path:
            database.doubts += await _check_wal(database)
    except (DBAPIError, sqlite3.Error) as error:
        await database.close()
        raise DatabaseFaultError(f"{_name(database)} cannot be used: {getattr(error, 'orig', error)}") from error
    except OSError as error:  # asyncpg: no server at that address
        await database.close()
        raise DatabaseFaultError(f"{_name(database)} cannot be reached: {error}") from error
    except BaseException:
        await database.close()
        raise
    for text in database.doubts:
        log.warning(text)
    return database


def read_url(url: str) -> URL:
    """Return a database's address; raise DatabaseFaultError for one that we cannot use."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise DatabaseFaultError("DATABASE_URL is not the address of a database") from None
    if address.drivername not in (SQLITE, POSTGRESQL):
        raise DatabaseFaultError(f"DATABASE_URL must begin with {SQLITE}:// or {POSTGRESQL}://")
    if address.drivername == SQLITE and (address.database or ":memory:") == ":memory:":
        raise DatabaseFaultError("DATABASE_URL must name a file: games in memory are lost with the program")
    return address


def _name(database: Database) -> str:
    return str(database.path or f"the database at {database.url.host}")


def _engine(url: URL) -> AsyncEngine:
    # isolation_level=None: the driver opens no transactions by itself, _begin does.
    # hide_parameters: what an error tells the log must not hold seeds and snapshots.
    connect = {"isolation_level": None, "timeout": BUSY_TIMEOUT} if url.drivername == SQLITE else {}
    try:
        engine = create_async_engine(
            url,
            connect_args=connect,
            hide_parameters=True,
            pool_pre_ping=url.drivername == POSTGRESQL,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
        )
    except (ModuleNotFoundError, NoSuchModuleError):
        raise DatabaseFaultError("PostgreSQL needs one more package: install conspiracy[postgresql]") from None
    if url.drivername == SQLITE:
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


async def _begun(connection: AsyncConnection) -> AsyncTransaction:
    """Return a transaction that may write; while another process writes, ask again and again."""
    clock = asyncio.get_running_loop().time
    last = clock() + PATIENCE
    while True:
        try:
            return await connection.begin()
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY or clock() > last:
                raise
        await asyncio.sleep(0.01)


def _set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    ask_for_wal(cursor)
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA synchronous=FULL")  # what was confirmed to a player is on the disk
    cursor.close()


def ask_for_wal(cursor: DBAPICursor) -> str:
    """Let readers and a writer work side by side; return the journal that SQLite keeps, `wal` where it is granted."""
    for pragma in ("PRAGMA journal_mode", "PRAGMA journal_mode=WAL"):  # the file remembers: ask only once
        cursor.execute(pragma)
        mode = str((cursor.fetchone() or [None])[0])
        if mode == "wal":
            break
    return mode


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later is refused at once if another one committed in between, whatever
    # the timeout: whoever is going to write says so from the start.
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:  # nothing to wait for: one turn of the driver's thread instead of three
        cast("AdaptedConnection", connection.connection.dbapi_connection).run_async(lambda own: own.execute("BEGIN"))


async def _check_wal(database: Database) -> tuple[str, ...]:
    async with database.reading() as connection:
        mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
    if mode == "wal":
        return ()
    return (f"{database.path} has no write-ahead log (SQLite keeps {mode!r}): better put it on a local disk",)
