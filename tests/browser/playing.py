"""How does somebody play a whole game in the browser? By what the page shows, with a mouse or with a keyboard alone."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLateError

from bot.i18n import text

MOST_STEPS = 250
CHOICES = ("see", "act", "order")  # routes of what may be chosen, where none stands out
SOON = 3000  # milliseconds that a control may take to be where it was seen


class Hands(Protocol):
    """What presses buttons and chooses from menus."""

    async def press(self, control: Locator) -> None:
        """Press a button."""

    async def choose(self, menu: Locator, count: int) -> None:
        """Choose so many options, the first ones."""


class Mouse:
    """Clicks."""

    async def press(self, control: Locator) -> None:
        """Click it."""
        await control.click(timeout=SOON)

    async def choose(self, menu: Locator, count: int) -> None:
        """Open the menu, click options, and what says that one is done."""
        await menu.locator(".select").click(timeout=SOON)
        options = menu.get_by_role("option")
        for index in range(count):
            await options.nth(index).click(timeout=SOON)
        if await menu.locator("button.primary").is_visible():
            await menu.locator("button.primary").click(timeout=SOON)


class Keyboard:
    """Walks with the Tab key, and never touches anything."""

    def __init__(self, tab: Page) -> None:
        self._tab = tab

    async def press(self, control: Locator) -> None:
        """Walk to it and press Enter."""
        await self.walk_to(control)
        await self._tab.keyboard.press("Enter")

    async def choose(self, menu: Locator, count: int) -> None:
        """Walk to the menu, open it, and choose with arrows and space."""
        await self.walk_to(menu.locator(".select"))
        await self._tab.keyboard.press("ArrowDown")
        await self._tab.keyboard.press("Home")
        for _ in range(count):
            await self._tab.keyboard.press(" ")
            await self._tab.keyboard.press("ArrowDown")
        if count > 1:
            await self._tab.keyboard.press("Tab")

    async def walk_to(self, control: Locator) -> None:
        """Press Tab, or Shift and Tab where that is the way, until the control has the focus."""
        where = """wanted => {
            const seen = document.activeElement.compareDocumentPosition(wanted);
            return wanted === document.activeElement ? 0 : seen & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
        }"""
        for step in range(120):
            if step == 25:  # a long way: to the line below the messages, and up to the newest that offers something
                await self._tab.keyboard.press("Escape")
                await self._tab.keyboard.press("ArrowUp")
            direction = await control.evaluate(where, timeout=SOON)
            if direction == 0:
                return
            await self._tab.keyboard.press("Tab" if direction > 0 else "Shift+Tab")
        raise AssertionError("a control that the Tab key does not reach")


def panel(tab: Page) -> Locator:
    """Return the newest private message that has something to press."""
    return tab.locator("article.ephemeral:has(button.button, button.select)").last


async def settled(tab: Page) -> None:
    """Wait until nothing that was clicked still waits for its answer."""
    await expect(tab.locator("[aria-busy=true], .thinking")).to_have_count(0)


async def is_over(tab: Page, locale: str) -> bool:
    """Whether the final table is in the channel."""
    return await tab.get_by_text(text("table-over", locale)).count() > 0


async def play_on(tab: Page, locale: str, hands: Hands, look: Callable[[], Awaitable[object]] | None = None) -> int:
    """Play until the game is over, calling `look` before each step; return how many steps it took."""
    for count in range(MOST_STEPS):
        await settled(tab)
        if look is not None:
            await look()
        if await is_over(tab, locale):
            return count
        await take_a_step(tab, locale, hands)
    raise AssertionError(await tab.locator("#messages").inner_text())


async def take_a_step(tab: Page, locale: str, hands: Hands) -> None:
    """Confirm what can be confirmed, else take the first choice, else open the panel when it is one's turn."""
    with contextlib.suppress(TooLateError):  # the panel went on meanwhile
        await _step(tab, locale, hands)


async def _step(tab: Page, locale: str, hands: Hands) -> None:
    own = panel(tab)
    for wanted in ("button.success", "button.primary"):
        found = own.locator(f"{wanted}:not([disabled]):visible")
        if await found.count():
            return await hands.press(found.first)
    menus = own.locator(".menu")
    if await menus.count():
        several = await menus.first.locator("[aria-multiselectable]").count()
        return await hands.choose(menus.first, 2 if several else 1)
    plain = own.locator(", ".join(f"button[data-key^='{route}/']:not([disabled])" for route in CHOICES))
    if await plain.count():
        return await hands.press(plain.first)
    latest = tab.locator("article:not(.ephemeral)").last
    mine = latest.get_by_role("button", name=text("button-turn", locale), exact=True)
    if await mine.count():
        return await hands.press(mine)
    await expect(tab.locator("#typing")).to_have_text("")  # robots play
    return await tab.wait_for_timeout(100)
