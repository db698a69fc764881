"""Does everybody see what is theirs, and nobody what is not? Several people at one table, in one browser and in two."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.playing import panel, settled
from tests.browser.street import Street, button, messages

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the browser


async def become(tab: Page, name: str) -> None:
    """Show somebody else's screen."""
    await tab.locator("#side .person", has_text=name).first.click()
    await expect(tab.locator("#side .person.current")).to_contain_text(name)


async def test_two_people_at_one_table_never_see_each_others_panels(abyss: Street) -> None:
    alex, ana = await abyss.tab(), await abyss.tab()
    await expect(button(alex, "Start")).to_be_visible()
    await become(ana, "Ana")
    await button(ana, "Join").click()
    await expect(messages(alex).last).to_contain_text("Ana")
    await button(alex, "Start").click()
    whose = {"Alex": alex, "Ana": ana}
    for name, tab in whose.items():
        other = next(each for each in whose if each != name)
        await button(tab, "Chambers").click()  # the public message speaks the server's language
        await settled(tab)
        await expect(tab.locator("article.ephemeral")).to_have_count(1)
        await expect(whose[other].locator("article.ephemeral")).to_have_count(0 if other == "Ana" else 1)
    # One browser, looked at as somebody else: what Alex alone may see is not there, and comes back with Alex.
    await become(alex, "Sam")
    await expect(alex.locator("article.ephemeral")).to_have_count(0)
    await become(alex, "Alex")
    await expect(alex.locator("article.ephemeral")).to_have_count(1)
    await alex.locator("article.ephemeral").get_by_role("button", name="Dismiss message").click()
    await expect(alex.locator("article.ephemeral")).to_have_count(0)


async def test_each_reads_their_own_language_and_pings_are_counted(abyss: Street) -> None:
    tab = await abyss.tab()
    await expect(button(tab, "Start")).to_be_visible()
    await become(tab, "Chloé")
    await expect(tab.locator("#line")).to_have_attribute(
        "placeholder", re.compile("^Message dans #game-night · / pour")
    )
    await tab.keyboard.press("/")
    await tab.keyboard.type("partie")
    await expect(tab.locator("#composer [role=option]").first).to_contain_text("partie")
    await tab.keyboard.press("Escape")
    await tab.locator("#language").select_option("es-ES")
    await expect(tab.locator("#language")).to_have_value("es-ES")
    await expect(tab.get_by_role("button", name="Herramientas")).to_be_visible()
    await tab.locator("#line").fill("")
    await become(tab, "Alex")
    await tab.locator("#side .place", has_text="tavern").click()
    lobby = abyss.page.visitor.person.look(abyss.sandbox.channel)[0]
    start = next(each.custom_id for each in lobby.controls if each.label == "Start")
    assert start is not None
    abyss.page.visitor.person.click(lobby, start)  # in another place, as from a telephone
    await expect(tab.locator("#side .place", has_text="game-night").locator(".badge")).to_contain_text("1")
    await expect(tab.locator(".toast.ping")).to_contain_text("Alex")
    await tab.locator("#side .place", has_text="game-night").click()
    await expect(tab.locator("#side .place .badge")).to_have_count(0)
    await expect(messages(tab).locator("article.pinged")).to_be_visible()


async def test_a_reload_shows_whom_and_where_it_showed(abyss: Street) -> None:
    tab = await abyss.tab()
    await expect(button(tab, "Start")).to_be_visible()
    await become(tab, "Sam")
    await tab.locator("#side .place", has_text="tavern").click()
    await expect(tab.locator("#head h2")).to_contain_text("tavern")
    await tab.reload()
    await expect(tab.locator("#head h2")).to_contain_text("tavern")
    await expect(tab.locator("#side .person.current")).to_contain_text("Sam")


async def test_somebody_with_a_strange_name_plays(abyss: Street) -> None:
    tab = await abyss.tab()
    await expect(button(tab, "Start")).to_be_visible()
    await button(tab, "Tools").click()
    strange = "<img src=x onerror=alert(1)> **b** \u202ex"
    await tab.locator("#tools input[type=text]").fill(strange[:32])
    await button(tab, "Let them come").click()
    await expect(tab.locator("#side .person.current")).to_contain_text("<img src=x")
    await button(tab, "Join").click()
    await expect(messages(tab).last).to_contain_text("<img src=x")
    assert await tab.locator("#messages img[src=x]").count() == 0


async def test_the_panel_takes_the_focus_and_keeps_it(abyss: Street) -> None:
    tab = await abyss.tab()
    await button(tab, "Start").click()
    await button(tab, "Take my turn").click()
    await expect(panel(tab)).to_be_focused()
    await tab.keyboard.press("Tab")
    for _ in range(20):
        if await tab.evaluate("document.activeElement.classList.contains('primary')"):
            break
        await tab.keyboard.press("Tab")
    await tab.keyboard.press("Enter")
    await settled(tab)
    assert await tab.evaluate("document.activeElement.closest('article.ephemeral') !== null")
