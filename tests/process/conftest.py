"""What do the tests of the process share? A sandbox, and the environment of an operator."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.databases import lay
from tests.process.operating import CANARY, Environment, environment


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(token=CANARY) as running:
        yield running


@pytest.fixture
def env(sandbox: Sandbox, tmp_path: Path) -> Environment:
    """The settings of a bot whose database is there; only the first start makes its own."""
    lay(tmp_path / "games.db")
    return environment(sandbox, tmp_path / "games.db")
