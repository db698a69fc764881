"""How does a test get a house?"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rendering.studio import Studio
from sandbox.conformance import Conformance
from tests.e2e.house import House, Instant, house

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
async def home(tmp_path: Path, described: Conformance | None) -> AsyncIterator[House]:
    """A house without pictures worth looking at."""
    async with house(tmp_path / "conspiracy.db", Instant()) as running:
        yield running
        await checked(running, described)


@pytest.fixture
async def gallery(tmp_path: Path, described: Conformance | None, studio: Studio) -> AsyncIterator[House]:
    """A house that draws."""
    async with house(tmp_path / "conspiracy.db", studio) as running:
        yield running
        await checked(running, described)


async def checked(running: House, described: Conformance | None) -> None:
    """Hold every request against Discord's description of its API."""
    await running.settled()
    if described is not None:
        assert described.problems(running.sandbox.recorder.exchanges) == []
    assert not running.sandbox.recorder.unserved
