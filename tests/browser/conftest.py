"""Which tests of this folder run? All where there is a browser; without one they are skipped, save on promise."""

import os
from collections.abc import AsyncIterator

import pytest

from tests.browser.street import Street, executable, street

MISSING = "no browser on this machine: install Debian's chromium, or name one in BROWSER_FOR_TESTS"


@pytest.fixture(autouse=True)
def needs_a_browser() -> None:
    """Skip without a browser; fail where continuous integration has promised one."""
    if executable() is None:
        if os.environ.get("BROWSER_MUST_BE_THERE"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)


@pytest.fixture
async def abyss() -> AsyncIterator[Street]:
    """A sandbox with the bot as its own process."""
    async with street() as made:
        yield made
