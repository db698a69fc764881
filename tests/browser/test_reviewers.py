"""Do the tools of reviewers do what they say? Failures, permissions, languages, the clock, threads, the bot."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.playing import panel
from tests.browser.street import Street, button, messages
from tests.sandbox.tiny_bot import until

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the browser


async def opened(abyss: Street) -> Page:
    """Return a tab with the tools open and the game begun."""
    tab = await abyss.tab()
    await button(tab, "Start").click()
    await expect(button(tab, "Take my turn")).to_be_visible()
    await button(tab, "Tools").click()
    return tab


async def test_a_failed_answer_is_told_as_discord_tells_it(abyss: Street) -> None:
    tab = await opened(abyss)
    tools = tab.locator("#tools")
    await tools.get_by_label("How it fails").select_option("dropped")
    for _ in range(3):  # the library tries a lost answer again
        await button(tools, "Fail the next one").click()
    abyss.sandbox.faults.add("POST /interactions/*/callback", times=None, delay=4.0)
    await button(tab, "Rules").click()
    await expect(tab.locator("button.waiting")).to_have_count(1)
    await expect(messages(tab).get_by_role("alert")).to_contain_text("This interaction failed")
    abyss.sandbox.faults.clear()
    await messages(tab).get_by_role("alert").get_by_role("button").click()
    await expect(messages(tab).get_by_role("alert")).to_have_count(0)


async def test_a_slow_answer_shows_that_the_bot_thinks(abyss: Street) -> None:
    tab = await opened(abyss)
    abyss.sandbox.faults.add("PATCH /webhooks/*", delay=1.5)
    await button(tab, "Take my turn").click()
    await expect(panel(tab)).to_be_visible()


async def test_a_permission_taken_away_is_named_by_the_bot(abyss: Street) -> None:
    tab = await opened(abyss)
    await tab.locator("#side .place", has_text="tavern").click()
    await tab.locator("#tools").get_by_label("Send Messages", exact=True).uncheck()
    await expect(tab.locator("#tools").get_by_label("Send Messages", exact=True)).not_to_be_checked()
    await tab.locator("#line").fill("/conspiracy new")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    await expect(messages(tab).last).to_contain_text("Send Messages")


async def test_the_servers_language_is_that_of_the_next_table(abyss: Street) -> None:
    tab = await opened(abyss)
    await tab.locator("#tools").locator("select[data-key='server language']").select_option("fr")
    await tab.locator("#side .place", has_text="tavern").click()
    await tab.locator("#line").fill("/conspiracy new")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    await expect(button(tab, "Commencer")).to_be_visible()


async def test_time_passes_and_a_lost_connection_comes_back(abyss: Street) -> None:
    tab = await opened(abyss)
    await button(tab, "1 day").click()
    await expect(tab.locator("#head .clock")).to_be_visible()
    assert abyss.bot is not None
    moved = float(Path(abyss.bot.settings["CLOCK_FILE"]).read_text())
    assert 86_399 < moved < 86_500
    before = len(abyss.sandbox.gateway.resumed)
    await button(tab, "Cut its connection").click()
    await abyss.sandbox.feed.until(lambda: len(abyss.sandbox.gateway.resumed) > before, 30)
    await expect(tab.locator("#head .state.online")).to_be_visible()
    await button(tab, "Log").click()
    await expect(tab.locator("#tools .log")).to_contain_text("ready as")


async def test_a_game_in_a_thread(abyss: Street) -> None:
    tab = await opened(abyss)
    await button(tab, "New thread").click()
    await expect(tab.locator("#head h2")).to_contain_text("a thread")
    await tab.locator("#line").fill("/conspiracy new")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    await expect(button(tab, "Join")).to_be_visible()
    await button(tab, "Archive this thread").click()
    await expect(tab.locator("#side .place.thread")).to_contain_text("archived")


async def test_a_setting_starts_the_bot_anew_with_it(abyss: Street) -> None:
    tab = await opened(abyss)
    assert abyss.bot is not None
    await tab.locator("#tools").get_by_label("Robots think for").select_option("1.5")
    bot = abyss.bot
    await until(lambda: bot.settings["ROBOT_PAUSE"] == "1.5" and bot.state == "starting", 30)
    await until(lambda: bot.state == "online", 60)
