"""How does a test get a sandbox with a real client connected to it?"""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Sandbox
from tests.sandbox.raw import Raw
from tests.sandbox.tiny_bot import TinyBot, connect


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[TinyBot]:
    async with connect(sandbox) as running:
        yield running


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)
