"""Does somebody who has just cloned the repository get to the podium? By mouse, by keyboard, in three languages."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.i18n import text
from tests.browser.playing import Keyboard, Mouse, panel, play_on, settled
from tests.browser.street import PHONE, Street, button, messages, street

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the browser

LANGUAGES = {"en": "en-US", "es": "es-ES", "fr": "fr-FR"}
ENGLISH = re.compile(
    r"\b(turn|deck|pearls?|Lords|only you|dismiss|send|people|locations|draw|keep|online)\b", re.IGNORECASE
)


async def begin(tab: Page, locale: str = "en") -> None:
    """Press the one button that starts the table which waits."""
    await button(tab, text("button-start", locale)).click()


# English ones are played through below, by keyboard; French ones begin in the last test.
@pytest.mark.parametrize(
    "locale", ["es", pytest.param("en", marks=pytest.mark.soak), pytest.param("fr", marks=pytest.mark.soak)]
)
async def test_from_the_first_page_to_the_podium_by_mouse(abyss: Street, locale: str) -> None:
    tab = await abyss.tab(LANGUAGES[locale], PHONE if locale == "es" else None)
    await begin(tab, locale)
    await play_on(tab, locale, Mouse())
    picture = messages(tab).locator("article:not(.ephemeral) img").last
    await expect(picture).to_be_visible()
    assert await picture.evaluate("image => image.naturalWidth") > 300
    if locale != "en":
        await no_english(tab)


async def no_english(tab: Page) -> None:
    """Nothing on the page is left in English."""
    shown = await tab.locator("body").inner_text()
    assert not ENGLISH.search(shown), ENGLISH.findall(shown)


async def test_a_whole_game_by_keyboard_alone(abyss: Street) -> None:
    tab = await abyss.tab()
    hands = Keyboard(tab)
    await expect(button(tab, "Start")).to_be_visible()
    await hands.press(button(tab, "Start"))
    await play_on(tab, "en", hands)


async def test_commands_by_keyboard(abyss: Street) -> None:
    tab = await abyss.tab(size=PHONE)
    await expect(button(tab, "Start")).to_be_visible()
    await tab.keyboard.press("/")
    await tab.keyboard.type("card")
    await expect(tab.locator("#composer [role=option]").first).to_be_visible()
    await tab.keyboard.press("Enter")
    await expect(tab.locator("#option-name")).to_be_focused()
    await tab.keyboard.type("mage 3")
    await expect(tab.locator(".option").get_by_role("option").first).to_have_text(re.compile("Mage 3"))
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    await expect(messages(tab).last).to_contain_text("Mage 3")
    await tab.keyboard.press("/")
    await tab.keyboard.type("nothing")
    await tab.keyboard.press("Enter")
    await expect(tab.locator(".toast.problem")).to_contain_text("/nothing")


async def test_a_kill_in_the_middle_loses_nothing(abyss: Street) -> None:
    tab = await abyss.tab()
    await begin(tab)
    await button(tab, "Take my turn").click()
    await expect(panel(tab)).to_be_visible()
    before = await panel(tab).locator(".container").inner_text()
    await button(tab, "Tools").click()
    await tab.locator("#tools").get_by_role("button", name="Kill and start").click()
    await expect(tab.locator("#head .state.online")).to_have_count(0)
    await expect(tab.locator("#head .state.online")).to_be_visible()
    await panel(tab).locator("button.primary").first.click()
    await settled(tab)
    assert await panel(tab).locator(".container").inner_text() != before


async def test_a_database_that_is_kept_finds_its_french_table_again(browser: Browser, tmp_path: Path) -> None:
    database, turn = tmp_path / "kept.db", text("button-turn", "fr")
    async with street(browser, database=database) as first:
        tab = await first.tab(LANGUAGES["fr"])
        await begin(tab, "fr")
        await expect(button(tab, turn)).to_be_visible()
    async with street(browser, database=database) as second:
        tab = await second.tab(LANGUAGES["fr"])
        await button(tab, turn).click()
        await expect(panel(tab)).to_be_visible()
        await no_english(tab)
