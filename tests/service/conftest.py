"""What does a test of the services stand on? A house of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.service import Ladder
from tests.databases import lay
from tests.service.house import House, address


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Give a database with its services."""
    lay(tmp_path / "games.db")
    own = await House(address(tmp_path)).open()
    yield own
    await own.close()


@pytest.fixture
def ladder(house: House) -> Ladder:
    return Ladder(house.database)
