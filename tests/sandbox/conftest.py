"""How does a test get a sandbox with a real client connected to it?"""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.conformance import Conformance
from tests.sandbox.raw import Raw
from tests.sandbox.tiny_bot import TinyBot, connect

DESCRIPTION = Path(__file__).parents[2].parent / "shared" / "discord-openapi.json"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture(scope="session")
def conformance() -> Conformance | None:
    """Discord's own description of its API, where it lies beside the checkout."""
    return Conformance(DESCRIPTION) if DESCRIPTION.exists() else None


@pytest.fixture
async def bot(sandbox: Sandbox, conformance: Conformance | None) -> AsyncIterator[TinyBot]:
    """A real client; whatever it has sent by the end of the test must be what Discord describes."""
    async with connect(sandbox) as running:
        yield running
    if conformance is not None:
        assert conformance.problems(sandbox.recorder.exchanges) == []
    assert not sandbox.recorder.unserved


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)
