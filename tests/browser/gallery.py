"""How does every screen look? `python -m tests.browser.gallery FOLDER` plays in each language and keeps pictures."""

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.i18n import LOCALES, text
from tests.browser.playing import Mouse, panel, play_on, settled
from tests.browser.street import DESK, PHONE, Street, button, executable, messages, street

BROWSERS = {"en": "en-US", "es": "es-ES", "fr": "fr-FR"}
GUILDS = ("farmer", "soldier", "merchant", "politician", "mage")
COMMANDS = (
    *("new", "turn", "table", "chamber", "games", "log", "rules", "help"),
    *("settings", "server", "privacy", "rematch", "replace", "leave", "end"),
)

PAGES = {"settings": "button-page-calls"}  # the second page of a command's screen


class Gallery:
    """The pictures of one language on one size of window."""

    def __init__(self, street_: Street, folder: Path, locale: str, size: dict[str, int]) -> None:
        self._street = street_
        self._folder = folder
        self._locale = locale
        self._size = size
        self._kinds: set[str] = set()
        self._tab: Page

    async def draw(self) -> None:
        """Keep every screen."""
        self._tab = await self._street.tab(BROWSERS[self._locale], self._size, color_scheme="dark")
        start = button(self._tab, text("button-start", self._locale))
        await expect(start).to_be_visible()
        await self._keep("lobby")
        await button(self._tab, text("button-manage", self._locale)).click()
        await settled(self._tab)
        await self._keep("lobby-manage")
        await start.click()
        await play_on(self._tab, self._locale, Mouse(), self._look)
        await self._keep("end")
        await self._commands()
        await self._tools()

    async def _look(self) -> None:
        """Keep a panel of a kind that has not been seen yet: what can be pressed there tells the kind."""
        shown = panel(self._tab)
        if not await shown.count():
            return
        keys = await shown.locator("[data-key]").evaluate_all("all => all.map(each => each.dataset.key.split('/'))")
        routes = {key[0] + (":" + key[3].split(":")[0] if len(key) > 3 and key[3] else "") for key in keys}
        names = {"rally" if name in GUILDS else name for name in (route.split(":")[-1] for route in routes)}
        kind = "-".join(sorted(name for name in names if name.isalpha() and name not in ("panel", "log")))[:60]
        if kind not in self._kinds:
            self._kinds.add(kind)
            await self._keep(f"panel-{len(self._kinds):02}-{kind.replace(' ', '_') or 'read'}", shown)

    async def _commands(self) -> None:
        """Run every command, as it is called in the language."""
        for command in COMMANDS:
            line = self._tab.locator("#line")
            called = text(f"command-{command}-name", self._locale)
            await line.fill(f"/conspiracy {called}")
            await self._tab.keyboard.press("Escape")
            await line.fill(f"/conspiracy {called}")
            await self._tab.keyboard.press("Enter")
            await self._tab.keyboard.press("Enter")
            await settled(self._tab)
            await self._tab.wait_for_timeout(300)
            await self._keep(f"command-{command}", messages(self._tab).last)
            if command in PAGES:
                await button(self._tab, text(PAGES[command], self._locale)).last.click()
                await settled(self._tab)
                await self._keep(f"command-{command}-2", messages(self._tab).last)
        for label in ("button-chambers", "button-log", "button-words", "button-rules"):
            with contextlib.suppress(Exception):
                await button(self._tab, text(label, self._locale)).click(timeout=3000)
                await settled(self._tab)
                await self._keep(label, messages(self._tab).last)

    async def _tools(self) -> None:
        """Open what else the page has: the list of commands, and the tools."""
        await self._tab.locator("#line").fill("/")
        await expect(self._tab.locator("#composer [role=option]").first).to_be_visible()
        await self._keep("page-commands")
        await self._tab.locator("#line").fill("")
        await self._tab.locator("#head button").last.click()
        await expect(self._tab.locator("#tools")).to_be_visible()
        await self._keep("page-tools")

    async def _keep(self, name: str, part: Locator | None = None) -> None:
        where = self._folder / f"{name}.png"
        await self._tab.wait_for_timeout(150)
        if part is None:
            await self._tab.screenshot(path=where)
        else:
            await part.screenshot(path=where)
        if await self._tab.evaluate("document.documentElement.scrollWidth > innerWidth"):
            sys.stdout.write(f"{where}: wider than its window\n")


async def draw(folder: Path, locales: list[str]) -> None:
    """Keep every screen in these languages, on a desk and on a telephone."""
    for locale in locales:
        for name, size in (("desk", DESK), ("phone", PHONE)):
            target = folder / locale / name
            target.mkdir(parents=True, exist_ok=True)
            async with street() as made:
                await Gallery(made, target, locale, size).draw()
            sys.stdout.write(f"{target}: {len(list(target.iterdir()))} pictures\n")


def main() -> int:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--locale", action="append", choices=sorted(LOCALES), help="only this one; may be repeated")
    chosen = parser.parse_args()
    if executable() is None:
        parser.error("there is no browser: install Debian's chromium, or name one in BROWSER_FOR_TESTS")
    asyncio.run(draw(chosen.folder, chosen.locale or sorted(LOCALES)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
