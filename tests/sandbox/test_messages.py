"""Do messages, layouts, files and ephemeral ones behave as on Discord, for a real client?"""

import discord
import pytest

from sandbox import NotPossibleError, Sandbox
from tests.sandbox.tiny_bot import TinyBot, buttons, picture, stateless


class Layout(discord.ui.LayoutView):
    """A board: a container with text, a section with a button, a picture, a row with a select."""

    def __init__(self, title: str = "Board", *, file: str | None = "board.png") -> None:
        super().__init__(timeout=None)
        container: discord.ui.Container[Layout] = discord.ui.Container(accent_colour=0x123456)
        container.add_item(discord.ui.TextDisplay(title))
        accessory: discord.ui.Button[Layout] = discord.ui.Button(label="Open", custom_id="open")
        container.add_item(discord.ui.Section("My hand", accessory=accessory))
        if file is not None:
            media = discord.MediaGalleryItem(f"attachment://{file}", description="the board")
            container.add_item(discord.ui.MediaGallery(media))
        row: discord.ui.ActionRow[Layout] = discord.ui.ActionRow()
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("one", "two")]
        row.add_item(discord.ui.Select(custom_id="pick", placeholder="Pick", options=options))
        container.add_item(row)
        self.add_item(container)
        stateless(self)


async def test_a_layout_with_picture_is_posted_clicked_and_edited(sandbox: Sandbox, bot: TinyBot) -> None:
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Layout(), file=picture())

    async def react(interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        title = f"{interaction.data.get('custom_id')} {interaction.data.get('values', '')}"
        await interaction.response.edit_message(view=Layout(title), attachments=[picture()])

    bot.on_command, bot.on_press = show, react
    alice = sandbox.person("Alice")
    shown = await alice.slash("tiny do", sandbox.channel)
    (board,) = shown.messages
    assert board.is_v2
    assert board.text == "Board\nMy hand"
    assert [control.label for control in board.controls] == ["Open", "Pick"]
    assert [attachment.filename for attachment in board.attachments] == ["board.png"]
    assert board.shown_attachments == []
    updated = await alice.click(board, "Open")
    assert updated.original is board
    assert board.text == "open \nMy hand"
    await alice.choose(board, "pick", "Two")
    assert board.text == "pick ['two']\nMy hand"
    assert len(board.attachments) == 1
    assert not bot.errors


async def test_a_file_is_served_where_the_payload_says(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("a file", file=picture(data=b"bytes"))
    assert await message.attachments[0].read() == b"bytes"
    assert message.attachments[0].description == "a board"


async def test_attachments_of_an_edit(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("files", files=[picture("a.png"), picture("b.png")])
    (stored,) = sandbox.backend.messages.in_channel(channel.id)
    message = await message.edit(content="text only")
    assert [entry.filename for entry in stored.attachments] == ["a.png", "b.png"]
    message = await message.edit(attachments=[message.attachments[1], picture("c.png")])
    assert [entry.filename for entry in stored.attachments] == ["b.png", "c.png"]
    await message.edit(attachments=[])
    assert stored.attachments == []


async def test_an_embed_hides_the_file_it_shows(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    message = await channel.send(embed=embed, file=picture())
    assert message.attachments == []
    assert message.embeds[0].image.url is not None
    assert message.embeds[0].image.url.startswith(sandbox.backend.base_url)


async def test_ephemeral_messages_belong_to_one_person(sandbox: Sandbox, bot: TinyBot) -> None:
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", view=buttons("more"), ephemeral=True)

    bot.on_command = whisper
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    answer = await alice.slash("tiny do", sandbox.channel)
    (message,) = answer.messages
    assert alice.look(sandbox.channel) == [message]
    assert bob.look(sandbox.channel) == []
    with pytest.raises(NotPossibleError, match="not shown"):
        bob.click(message, "more")
    channel = bot.get_partial_messageable(sandbox.channel.id)
    with pytest.raises(discord.NotFound) as refusal:
        await channel.fetch_message(message.id)
    assert refusal.value.code == 10008
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(message.id).edit(content="x")
    assert bot.seen_messages == []
    alice.dismiss(message)
    assert alice.look(sandbox.channel) == []
    with pytest.raises(NotPossibleError, match="gone"):
        alice.click(message, "more")


async def test_a_person_cannot_click_what_is_not_there(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("off", view=buttons("go", disabled=True))
    (message,) = sandbox.backend.messages.in_channel(channel.id)
    alice = sandbox.person("Alice")
    with pytest.raises(NotPossibleError, match="disabled"):
        alice.click(message, "GO")
    with pytest.raises(NotPossibleError, match="0 controls are called 'stop'"):
        alice.click(message, "stop")
    await channel.send("on", view=buttons("on"))
    lit = sandbox.backend.messages.in_channel(channel.id)[-1]
    with pytest.raises(NotPossibleError, match="not a select"):
        alice.choose(lit, "on", "x")
    alice.leave()
    with pytest.raises(NotPossibleError, match="does not see"):
        alice.click(lit, "on")


async def test_the_same_choice_twice_sends_nothing(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=Layout(file=None))
    (message,) = sandbox.backend.messages.in_channel(channel.id)
    alice = sandbox.person("Alice")

    async def acknowledge(interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    bot.on_press = acknowledge
    await alice.choose(message, "pick", "one")
    with pytest.raises(NotPossibleError, match="already selected"):
        alice.choose(message, "pick", "one")
    await alice.choose(message, "pick", "two")
    with pytest.raises(NotPossibleError, match="not offered"):
        alice.choose(message, "pick", "three")


async def test_deleted_messages_are_unknown(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("board")
    sandbox.administrator.delete_message(sandbox.backend.messages.get(channel.id, message.id))
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="again")
    assert refusal.value.code == 10008


async def test_only_own_messages_can_be_edited(sandbox: Sandbox, bot: TinyBot) -> None:
    said = sandbox.person("Alice").say(sandbox.channel, "mine")
    partial = bot.get_partial_messageable(sandbox.channel.id).get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as refusal:
        await partial.edit(content="yours")
    assert refusal.value.code == 50005
    with pytest.raises(discord.Forbidden) as refusal:
        await partial.delete()
    assert refusal.value.code == 50013


async def test_history_lists_public_messages_newest_first(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = sandbox.person("Alice")
    for text in ("one", "two", "three"):
        alice.say(sandbox.channel, text)
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    assert [message.content async for message in channel.history(limit=2)] == ["three", "two"]


async def test_the_same_nonce_makes_one_message_within_minutes(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = sandbox.person("Alice")
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    allowed = discord.AllowedMentions(users=True)
    first = await channel.send(alice.mention, nonce="turn-1", allowed_mentions=allowed)
    again = await channel.send(alice.mention, nonce="turn-1", allowed_mentions=allowed)
    other = await channel.send(alice.mention, nonce="turn-2", allowed_mentions=allowed)
    assert (first.id == again.id, first.id == other.id) == (True, False)
    assert len(alice.notifications) == 2
