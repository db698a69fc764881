"""Is everything shown that Discord shows, though no game uses it yet? Every component, modals, Markdown, embeds."""

import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from sandbox import Sandbox
from sandbox import page as sandbox_page
from tests.browser.playing import settled
from tests.browser.street import Street, button, messages
from tests.sandbox.tiny_bot import TinyBot, connect, picture, stateless

pytestmark = pytest.mark.asyncio(loop_scope="session")  # that of the browser

PLAIN = sandbox_page.Town(
    server={"en": "Test"}, bot="Parrot", channels=("general",), people=(("Alex", "en-US"), ("Ana", "es-ES"))
)


@pytest_asyncio.fixture(loop_scope="session")
async def parrot(browser: Browser) -> AsyncIterator[tuple[Street, TinyBot]]:
    """A page with a bot that is no game's at all."""
    sandbox = Sandbox()
    page = sandbox_page.Page(sandbox, PLAIN)
    async with sandbox, connect(sandbox) as bot:
        made = Street(sandbox, page, browser)
        yield made, bot
        await made.close()
        assert not made.faults, made.faults
        assert not made.foreign, made.foreign


class Everything(discord.ui.LayoutView):
    """One of each component of a message."""

    def __init__(self, at: datetime) -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Any] = discord.ui.Container(accent_color=0x12AB34)
        stamp = discord.utils.format_dt(at, "R")
        box.add_item(
            discord.ui.TextDisplay(
                f"# Title\n**bold** *slanted* __under__ ~~gone~~ `code` ||secret||\n"
                f"-# small {stamp}\n- one\n- two\n> said"
            )
        )
        box.add_item(discord.ui.Separator())
        box.add_item(
            discord.ui.Section(
                "Beside", accessory=discord.ui.Thumbnail("attachment://board.png", description="a thumbnail")
            )
        )
        box.add_item(
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="a board of wood"))
        )
        self.add_item(box)
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Press", custom_id="press", style=discord.ButtonStyle.success))
        row.add_item(discord.ui.Button(label="Not now", custom_id="not", disabled=True))
        row.add_item(discord.ui.Button(label="Away", url="https://example.org/"))
        self.add_item(row)
        menu: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        options = [
            discord.SelectOption(label=name, value=name.lower(), description=f"the {name}")
            for name in ("Crab", "Squid", "Shell")
        ]
        menu.add_item(
            discord.ui.Select(custom_id="pick", options=options, min_values=1, max_values=2, placeholder="Pick some")
        )
        self.add_item(menu)
        people: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        people.add_item(discord.ui.UserSelect(custom_id="who", placeholder="Who"))
        self.add_item(people)


async def test_every_component_of_a_message(parrot: tuple[Street, TinyBot]) -> None:
    street, bot = parrot
    tab = await street.tab(timezone_id="UTC")
    channel = bot.get_channel(street.sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=stateless(Everything(datetime.now(UTC))), file=picture(data=_png()))
    shown = messages(tab).last
    for tag, text in (
        ("h1", "Title"),
        ("strong", "bold"),
        ("em", "slanted"),
        ("u", "under"),
        ("s", "gone"),
        ("code", "code"),
        ("small", "small"),
        ("blockquote", "said"),
    ):
        await expect(shown.locator(tag).first).to_contain_text(text)
    await expect(shown.locator(".text li")).to_have_count(2)
    await expect(shown.locator(".spoiler span")).to_be_hidden()
    await shown.locator(".spoiler").click()
    await expect(shown.locator(".spoiler span")).to_be_visible()
    await expect(shown.locator("time.stamp")).to_have_text(re.compile("second|now"))
    assert (
        await shown.locator(".container").evaluate("box => getComputedStyle(box).borderInlineStartColor")
        == "rgb(18, 171, 52)"
    )
    await expect(shown.get_by_alt_text("a board of wood")).to_be_visible()
    await shown.locator(".picture").click()
    await expect(tab.locator("dialog.viewer p")).to_have_text("a board of wood")
    await tab.keyboard.press("Escape")
    await expect(tab.locator("dialog")).to_have_count(0)
    await expect(button(shown, "Not now")).to_be_disabled()
    await expect(shown.get_by_role("link", name="Away")).to_have_attribute("href", "https://example.org/")


async def test_menus(parrot: tuple[Street, TinyBot]) -> None:
    street, bot = parrot
    tab = await street.tab()
    channel = bot.get_channel(street.sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    chosen: list[Any] = []

    async def note(interaction: discord.Interaction) -> None:
        chosen.append(interaction.data)
        await interaction.response.defer()

    bot.on_press = note
    await channel.send(view=stateless(Everything(datetime.now(UTC))), file=picture(data=_png()))
    menu = messages(tab).last.locator(".menu").first
    await menu.locator(".select").click()
    await menu.get_by_role("option", name=re.compile("Crab")).click()
    await menu.get_by_role("option", name=re.compile("Shell")).click()
    await menu.get_by_role("button", name="Done").click()
    await street.sandbox.feed.until(lambda: chosen)
    assert sorted(chosen[0]["values"]) == ["crab", "shell"]
    await settled(tab)  # the answer draws the message anew, which closes a menu that is open
    who = messages(tab).last.locator(".menu").last
    await who.locator(".select").focus()
    await tab.keyboard.press("ArrowDown")
    await expect(who.get_by_role("option").first).to_be_visible()
    await tab.keyboard.type("an")
    await tab.keyboard.press("Enter")
    await street.sandbox.feed.until(lambda: len(chosen) > 1)
    ana = next(person["id"] for person in street.page.people_shown() if person["name"] == "Ana")
    assert chosen[1]["values"] == [ana]


class Form(discord.ui.Modal, title="A form"):
    """A modal with labels, texts and a menu."""

    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", description="as on the door", component=discord.ui.TextInput(custom_id="name", max_length=10)
    )
    kind: discord.ui.Label[Any] = discord.ui.Label(
        text="Kind",
        component=discord.ui.Select(
            custom_id="kind",
            options=[
                discord.SelectOption(label="Crab", value="crab"),
                discord.SelectOption(label="Squid", value="squid"),
            ],
        ),
    )


async def test_a_modal(parrot: tuple[Street, TinyBot]) -> None:
    street, bot = parrot
    tab = await street.tab()
    await expect(tab.locator("#line")).to_be_enabled()

    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form(custom_id="form"))

    async def thank(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Thank you {interaction.data}", ephemeral=True)

    bot.on_command, bot.on_modal = ask, thank
    await tab.locator("#line").fill("/tiny do")
    await tab.keyboard.press("Enter")
    await tab.keyboard.press("Enter")
    form = tab.locator("dialog.modal")
    await expect(form).to_contain_text("as on the door")
    await form.get_by_role("button", name="Submit").click()  # the name is missing: the form stays
    await form.locator("#name").fill("Nemo")
    await form.locator(".select").click()
    await form.get_by_role("option", name="Squid").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(messages(tab).last).to_contain_text("Nemo")
    await expect(messages(tab).last).to_contain_text("squid")
    await expect(messages(tab).last).to_contain_text("Only you can see this")


async def test_edits_deletions_embeds_and_options(parrot: tuple[Street, TinyBot]) -> None:
    street, bot = parrot
    tab = await street.tab()
    channel = bot.get_channel(street.sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="Old style", description="**with** words", colour=0xFF0000).add_field(
        name="Field", value="Value"
    )
    sent = await channel.send("first <script>alert(1)</script> <@1> https://example.org/x", embed=embed)
    await expect(messages(tab).last).to_contain_text("first <script>")
    await expect(messages(tab).last).to_contain_text("Old style")
    await expect(messages(tab).last.get_by_role("link")).to_have_attribute("rel", re.compile("noopener"))
    await sent.edit(content="second")
    await expect(messages(tab).last).to_contain_text("second")
    await expect(messages(tab).last).to_contain_text("(edited)")
    await sent.delete()
    await expect(messages(tab)).to_have_count(0)
    await tab.locator("#line").fill("/tiny say")
    await tab.keyboard.press("Enter")
    await tab.locator("#option-word").fill("ab")
    await tab.get_by_role("option", name="abacus").click()
    await tab.locator("#option-times").fill("2")
    await tab.keyboard.press("Enter")
    await expect(messages(tab).last).to_contain_text("all: abacus abacus")
    await tab.locator("#line").fill("hello *there*")
    await tab.keyboard.press("Enter")
    await expect(messages(tab).last.locator("em")).to_have_text("there")


def _png() -> bytes:
    """Return a picture of one colour."""
    import io  # noqa: PLC0415

    from PIL import Image  # noqa: PLC0415

    kept = io.BytesIO()
    Image.new("RGB", (640, 400), "teal").save(kept, "PNG")
    return kept.getvalue()
