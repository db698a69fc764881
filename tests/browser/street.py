"""How does a test look at the page? With a real browser of this machine; the sandbox is in the test's process."""

import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright, expect

from bot.cli.sandbox import FOUNDED, bot_process, town
from sandbox import Sandbox
from sandbox import page as sandbox_page
from tests.databases import lay

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Without its own sandbox, which root may not use, and without any wish to telephone home.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
PHONE = {"width": 390, "height": 780}
DESK = {"width": 1280, "height": 900}
PATIENCE = 40_000  # milliseconds; two cores are shared with other tests

expect.set_options(timeout=PATIENCE)


def executable() -> str | None:
    """Return the browser of this machine, if it has one."""
    wanted = os.environ.get("BROWSER_FOR_TESTS")
    return wanted or next((path for name in NAMES if (path := shutil.which(name))), None)


@asynccontextmanager
async def browser_of_this_machine() -> AsyncIterator[Browser]:
    """Run it without a screen."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        yield browser
        await browser.close()


class Street:
    """A sandbox with its page, and tabs that look at it."""

    def __init__(self, sandbox: Sandbox, page: sandbox_page.Page, browser: Browser) -> None:
        self.sandbox = sandbox
        self.page = page
        self.bot = page.bot
        self._browser = browser
        self.faults: list[str] = []
        self.foreign: list[str] = []
        self._contexts: list[BrowserContext] = []

    async def tab(self, language: str = "en-US", size: dict[str, int] | None = None, **options: Any) -> Page:  # noqa: ANN401
        """Open the page in a browser of its own that speaks this language."""
        viewport: Any = size or DESK
        context = await self._browser.new_context(locale=language, viewport=viewport, **options)
        self._contexts.append(context)
        tab = await context.new_page()
        tab.set_default_timeout(PATIENCE)
        tab.on("pageerror", lambda error: self.faults.append(str(error)))
        tab.on(
            "console", lambda said: self.faults.append(f"{said.text} {said.location}") if said.type == "error" else None
        )
        tab.on("request", lambda asked: self._note(asked.url))
        await tab.goto(self.page.url)
        return tab

    def _note(self, url: str) -> None:
        if not url.startswith((self.page.url, self.page.url.replace("http", "ws", 1), "data:")):
            self.foreign.append(url)

    async def close(self) -> None:
        """Close every tab."""
        for context in self._contexts:
            await context.close()


@asynccontextmanager
async def street(browser: Browser, *, database: Path | None = None, pause: str = "0") -> AsyncIterator[Street]:
    """Run the sandbox as `conspiracy sandbox` does, robots at full speed, for tabs of a browser."""
    with tempfile.TemporaryDirectory(prefix="street-", ignore_cleanup_errors=True) as folder:
        file = database or Path(folder) / "games.db"
        if not file.exists():
            lay(file)
        bot = bot_process(Path(folder), file)
        sandbox = Sandbox(founded=FOUNDED)
        page = sandbox_page.Page(sandbox, town(pause), bot)
        async with sandbox:
            await bot.start(sandbox)
            made = Street(sandbox, page, browser)
            try:
                yield made
            finally:
                await made.close()
                await bot.stop()
        assert not made.faults, made.faults
        assert not made.foreign, made.foreign


def messages(tab: Page) -> Locator:
    """Return the messages of the channel."""
    return tab.locator("#messages > li")


def button(within: Page | Locator, name: str) -> Locator:
    """Return the newest button of this name."""
    return within.get_by_role("button", name=name, exact=True).last
