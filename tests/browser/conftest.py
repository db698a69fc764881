"""Which tests of this folder run? All where there is a browser; without one they are skipped, save on promise."""

import os
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.browser.street import Street, browser_of_this_machine, executable, street

MISSING = "no browser on this machine: install Debian's chromium, or name one in BROWSER_FOR_TESTS"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all tests: each has windows of its own, which share nothing.

    Skips without a browser; fails where continuous integration has promised one.
    """
    if executable() is None:
        if os.environ.get("BROWSER_MUST_BE_THERE"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    async with browser_of_this_machine() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def abyss(browser: Browser) -> AsyncIterator[Street]:
    """A sandbox with the bot as its own process."""
    async with street(browser) as made:
        yield made
