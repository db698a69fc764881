"""Where do the pictures of the README come from? From the program: `python -m tests.browser.readme` draws them anew."""

import asyncio
import io
import re
import sys
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, expect

from bot.__main__ import main as conspiracy
from tests.browser.playing import Mouse, panel, settled, take_a_step
from tests.browser.street import browser_of_this_machine, button, executable, street

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
RECORDS = Path(__file__).parents[1] / "data" / "records.jsonl.gz"
WINDOW = {"width": 1120, "height": 980}
MOST_STEPS = 120
EARLIEST_TURN = 17


def drawn() -> None:
    """Draw the table and the Chamber of a recorded game."""
    for picture in ("table", "chamber"):
        status = conspiracy(["render", str(RECORDS), "--picture", picture, "-o", str(FOLDER / f"{picture}.webp")])
        if status:
            raise SystemExit(status)


async def photographed() -> None:
    """Play until a pile may be rallied in the middle of a game, and keep what the page then shows."""
    async with browser_of_this_machine() as browser, street(browser) as made:
        tab = await made.tab("en-US", WINDOW, color_scheme="dark", device_scale_factor=1.5)
        await button(tab, "Start").click()
        for _ in range(MOST_STEPS):
            await settled(tab)
            if await is_worth_a_picture(tab):
                break
            await take_a_step(tab, "en", Mouse())
        await tab.wait_for_timeout(500)
        shot = Image.open(io.BytesIO(await tab.screenshot()))
        shot.convert("RGB").save(FOLDER / "turn.webp", quality=82, method=6)


async def is_worth_a_picture(tab: Page) -> bool:
    """Draw three Lords once a game is well under way, and look at one; whether the panel shows what it brings."""
    if not await panel(tab).count():
        return False
    turn = re.search(r"turn (\d+)", await panel(tab).inner_text())
    if turn is None or int(turn[1]) < EARLIEST_TURN:
        return False
    draw = panel(tab).get_by_role("button", name="Explore: draw 3 Lords, keep one")
    if await draw.count():
        await draw.click()
        await settled(tab)
    choices = panel(tab).locator("button[data-key^='see/']")
    if not await choices.count():
        return False
    if not await panel(tab).locator("button.success").count():
        await choices.last.click()
        await settled(tab)
    await expect(panel(tab).locator("button.success")).to_be_visible()
    return True


if __name__ == "__main__":
    if executable() is None:
        raise SystemExit("there is no browser: install Debian's chromium, or name one in BROWSER_FOR_TESTS")
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawn()
    asyncio.run(photographed())
    sys.stdout.write(f"{FOLDER}: {', '.join(sorted(path.name for path in FOLDER.iterdir()))}\n")
