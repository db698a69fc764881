"""How does every screen look? `python -m tests.browser.gallery FOLDER` plays in each language and keeps pictures."""

import argparse
import asyncio
import sys
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.i18n import LOCALES, text
from cogs.screens.rulebook import topics
from sandbox.permissions import Permission
from tests.browser.playing import Mouse, panel, play_on, settled
from tests.browser.street import (
    DESK,
    PHONE,
    Street,
    browser_of_this_machine,
    button,
    executable,
    messages,
    street,
)

BROWSERS = {"en": "en-US", "es": "es-ES", "fr": "fr-FR"}
GUILDS = ("farmer", "soldier", "merchant", "politician", "mage")
DURING = ("turn", "table", "chamber", "games", "log", "card", "replace", "leave", "end")  # while a game goes on
AFTER = ("help", "settings", "server", "privacy", "rematch", "new")
ROOM = 240  # pixels of the page above and below a message


class Curious(Mouse):
    """Clicks, and recruits in each way by turns: what always takes the first choice never sees the others."""

    def __init__(self, tab: Page) -> None:
        self._tab = tab
        self._turns = 0

    async def press(self, control: Locator) -> None:
        """Click it; where it draws a single Lord, perhaps what draws three, or a whole pile."""
        if "explore:1" in (await control.get_attribute("data-key") or ""):
            self._turns += 1
            others = ("[data-key*='explore:1']", "[data-key*='explore:3']", "[data-key^='order/']")
            wanted = panel(self._tab).locator(f"button{others[self._turns % len(others)]}").last
            control = wanted if await wanted.count() else control
        await super().press(control)


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
        await self._tab.locator("[data-name=dismiss]").last.click()  # or it would be taken for the panel of a turn
        await start.click()
        await expect(button(self._tab, text("button-turn", self._locale))).to_be_visible()
        await self._commands(DURING)
        await play_on(self._tab, self._locale, Curious(self._tab), self._look)
        await expect(button(self._tab, text("button-film", self._locale))).to_be_visible()
        await settled(self._tab)
        await self._keep("end", self._tab.locator("article:not(.ephemeral)").last)
        await self._buttons()
        await self._topics()
        self._let_manage()
        await self._commands(AFTER)
        await self._tools()

    async def _look(self) -> None:
        """Keep a panel of a kind that has not been seen yet: what can be pressed there tells the kind."""
        shown = panel(self._tab)
        if not await shown.count():
            return
        keys = await shown.locator("[data-key]").evaluate_all("all => all.map(each => each.dataset.key.split('/'))")
        routes = {key[0] + (":" + key[3].split(":")[0] if len(key) > 3 and key[3] else "") for key in keys}
        names = {"rally" if name in GUILDS else name for name in (route.split(":")[-1] for route in routes)}
        if await shown.locator("button.success").count():
            names.add("confirm")
        kind = "-".join(sorted(name for name in names if name.isalpha() and name not in ("panel", "log")))[:60]
        if kind not in self._kinds:
            self._kinds.add(kind)
            await self._keep(f"panel-{len(self._kinds):02}-{kind.replace(' ', '_') or 'read'}", shown)

    async def _commands(self, commands: tuple[str, ...]) -> None:
        """Run commands, each as it is called in the language."""
        for command in commands:
            before = await self._newest()
            line = self._tab.locator("#line")
            called = text(f"command-{command}-name", self._locale)
            await line.fill(f"/conspiracy {called}")
            await self._tab.keyboard.press("Escape")
            await line.fill(f"/conspiracy {called}")
            await self._tab.keyboard.press("Enter")
            if command == "card":
                await self._choose_a_card()
            await self._tab.keyboard.press("Enter")
            await self._keep_answer(f"command-{command}", before, PAGES.get(command))

    async def _choose_a_card(self) -> None:
        await self._tab.locator("#option-name").press_sequentially(text("guild-mage", self._locale))
        await expect(self._tab.locator("#composer [role=option]:visible").first).to_be_visible()
        await self._tab.keyboard.press("Enter")

    async def _buttons(self) -> None:
        """Press what stands under the end of a game."""
        for label in ("button-chambers", "button-log", "button-words", "button-why", "button-film"):
            before = await self._newest()
            await button(self._tab, text(label, self._locale)).click()
            await self._keep_answer(label, before)

    async def _topics(self) -> None:
        """Read every topic of the rules, all in one message."""
        before = await self._newest()
        await button(self._tab, text("button-rules", self._locale)).click()
        await self._answered(before)
        shown = self._tab.locator(f"#messages > li[data-id='{await self._newest()}']")  # a film may come below it
        for number, topic in enumerate(topics(self._locale)):
            await shown.locator(".select").click()
            await shown.get_by_role("option", name=topic.title, exact=True).click()
            await expect(shown.locator("h3", has_text=topic.title)).to_be_visible()
            await self._keep(f"rules-{number:02}", shown)

    async def _newest(self) -> str | None:
        return await messages(self._tab).last.get_attribute("data-id")

    async def _answered(self, before: str | None) -> None:
        """Wait until a message has come after that one, and is whole."""
        await expect(messages(self._tab).last).not_to_have_attribute("data-id", before or "")
        await settled(self._tab)
        await self._tab.wait_for_timeout(300)

    async def _keep_answer(self, name: str, before: str | None, further: str | None = None) -> None:
        """Keep the newest message, its second page if it has one, and put it away."""
        await self._answered(before)
        await self._keep(name, messages(self._tab).last)
        if further is not None:
            await button(self._tab, text(further, self._locale)).last.click()
            await settled(self._tab)
            await self._keep(f"{name}-2", messages(self._tab).last)
        put_away = messages(self._tab).last.locator("[data-name=dismiss]")
        if await put_away.count():
            kept = await self._newest()
            await put_away.click()
            await expect(messages(self._tab).last).not_to_have_attribute("data-id", kept or "")

    def _let_manage(self) -> None:
        """Let who looks manage the server, which one of the commands is for."""
        sandbox, person = self._street.sandbox, self._street.page.visitor.person
        role = sandbox.administrator.create_role(sandbox.guild, "managers", Permission.MANAGE_GUILD)
        sandbox.administrator.give_role(person, role)

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
        else:  # whole, however tall
            box = await part.bounding_box()
            tall = max(self._size["height"], round(box["height"] if box else 0) + ROOM)
            await self._tab.set_viewport_size({"width": self._size["width"], "height": tall})
            await part.screenshot(path=where)
            await self._tab.set_viewport_size({"width": self._size["width"], "height": self._size["height"]})
        if await self._tab.evaluate("document.documentElement.scrollWidth > innerWidth"):
            sys.stdout.write(f"{where}: wider than its window\n")


async def draw(folder: Path, locales: list[str]) -> None:
    """Keep every screen in these languages, on a desk and on a telephone."""
    for locale in locales:
        for name, size in (("desk", DESK), ("phone", PHONE)):
            target = folder / locale / name
            target.mkdir(parents=True, exist_ok=True)
            async with browser_of_this_machine() as browser, street(browser) as made:
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
