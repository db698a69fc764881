"""How does a test get a house?"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rendering.studio import Studio
from sandbox.conformance import Conformance
from tests.e2e.house import House, house

DESCRIPTION = Path(__file__).parents[2].parent / "shared" / "discord-openapi.json"


@pytest.fixture(scope="session")
def described() -> Conformance | None:
    """Discord's own description of its API, where it lies beside the checkout."""
    return Conformance(DESCRIPTION) if DESCRIPTION.exists() else None


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    drawing = Studio()
    yield drawing
    await drawing.close()


@pytest.fixture
async def home(tmp_path: Path, described: Conformance | None, studio: Studio) -> AsyncIterator[House]:
    async with house(tmp_path / "conspiracy.db", studio) as running:
        yield running
        await running.settled()
        if described is not None:
            assert described.problems(running.sandbox.recorder.exchanges) == []
        assert not running.sandbox.recorder.unserved
