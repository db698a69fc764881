"""What do the tests of the database stand on? The house of the services."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.databases import lay
from tests.service.house import House, address


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Give a database with its services."""
    lay(tmp_path / "games.db")
    own = await House(address(tmp_path)).open()
    yield own
    await own.close()
