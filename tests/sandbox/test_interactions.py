"""Are the rules of first answers, deferred answers, modals and tokens kept, for a real client?"""

import asyncio

import discord
import pytest

from sandbox import CallbackType, NotPossibleError, Sandbox
from sandbox.interactions import DID_NOT_RESPOND, FAILED
from tests.sandbox.tiny_bot import TinyBot, buttons, picture, stateless, until


class Question(discord.ui.Modal):
    """Asks for a name and a colour."""

    def __init__(self) -> None:
        super().__init__(title="Question", custom_id="question")
        self.add_item(discord.ui.TextInput(label="Name", custom_id="name", max_length=10))
        options = [discord.SelectOption(label="Red", value="r"), discord.SelectOption(label="Blue", value="b")]
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(custom_id="colour", options=options)
        self.add_item(discord.ui.Label(text="Colour", component=select))
        self.stop()


async def test_no_answer_fails_after_three_seconds_and_the_late_one_is_refused(sandbox: Sandbox, bot: TinyBot) -> None:
    go = asyncio.Event()

    async def late(interaction: discord.Interaction) -> None:
        await go.wait()
        await interaction.response.send_message("late")

    bot.on_command = late
    asked = sandbox.person("Alice").slash("tiny do", sandbox.channel)
    sandbox.clock.advance(seconds=2.9)
    assert asked.state == "waiting"
    sandbox.clock.advance(seconds=0.2)
    answer = await asked
    assert answer.failed
    assert answer.failure == FAILED
    go.set()
    await until(lambda: bool(bot.errors))
    (error,) = bot.errors
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062


async def test_a_second_acknowledgement_is_refused(sandbox: Sandbox, bot: TinyBot) -> None:
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        await interaction.response.send_message("two")

    bot.on_command = twice
    answer = await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    await until(lambda: bool(bot.errors))
    (error,) = bot.errors
    assert isinstance(error, discord.HTTPException)
    assert error.code == 40060
    assert answer.text == "one"


async def test_a_followup_before_the_answer_is_refused(sandbox: Sandbox, bot: TinyBot) -> None:
    async def hasty(interaction: discord.Interaction) -> None:
        await interaction.followup.send("first")

    bot.on_command = hasty
    sandbox.person("Alice").slash("tiny do", sandbox.channel)
    await until(lambda: bool(bot.errors))
    (error,) = bot.errors
    assert isinstance(error, discord.NotFound)
    assert error.code == 10015


@pytest.mark.parametrize("hidden", [True, False])
async def test_the_first_followup_takes_the_placeholders_place_and_visibility(
    sandbox: Sandbox, bot: TinyBot, hidden: bool
) -> None:
    go = asyncio.Event()

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=hidden, thinking=True)
        await go.wait()
        await interaction.followup.send("one", ephemeral=not hidden)
        await interaction.followup.send("two", ephemeral=not hidden)

    bot.on_command = slow
    answer = await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    assert answer.thinking
    assert answer.messages == []
    go.set()
    await answer.settled()
    await until(lambda: len(answer.messages) == 2)
    one, two = answer.messages
    assert (one.ephemeral_to is not None) is hidden
    assert (two.ephemeral_to is not None) is not hidden
    assert [sighting.kind for sighting in answer.sightings] == ["thinking", "message", "message"]
    assert one is answer.original
    assert not bot.errors


async def test_a_deferred_answer_that_never_comes_ends_after_fifteen_minutes(sandbox: Sandbox, bot: TinyBot) -> None:
    async def forgetful(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)

    bot.on_command = forgetful
    answer = await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    sandbox.clock.advance(minutes=15)
    assert answer.failure == DID_NOT_RESPOND


async def test_a_token_dies_after_fifteen_minutes(sandbox: Sandbox, bot: TinyBot) -> None:
    kept: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("board")

    bot.on_command = keep
    await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    sandbox.clock.advance(minutes=14, seconds=50)
    await kept[0].edit_original_response(content="newer")
    sandbox.clock.advance(seconds=20)
    with pytest.raises(discord.HTTPException) as refusal:
        await kept[0].edit_original_response(content="too late")
    assert (refusal.value.status, refusal.value.code) == (401, 50027)


async def test_a_deferred_update_edits_the_clicked_message(sandbox: Sandbox, bot: TinyBot) -> None:
    async def update(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="after", attachments=[picture()], view=None)

    bot.on_press = update
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("before", view=buttons("go"))
    (message,) = sandbox.backend.messages.in_channel(channel.id)
    answer = await sandbox.person("Alice").click(message, "GO")
    assert answer.callback == CallbackType.DEFERRED_UPDATE
    await answer.settled()
    assert (message.text, message.controls) == ("after", [])
    assert [sighting.kind for sighting in answer.sightings] == ["acknowledged", "edit"]


async def test_a_private_answer_to_a_click_on_a_public_message(sandbox: Sandbox, bot: TinyBot) -> None:
    async def privately(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="your hand")

    bot.on_press = privately
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("table", view=buttons("go"))
    (table,) = sandbox.backend.messages.in_channel(channel.id)
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")
    answer = await (await alice.click(table, "GO")).settled()
    assert table.text == "table"
    assert [message.text for message in alice.look(sandbox.channel)] == ["table", "your hand"]
    assert bob.look(sandbox.channel) == [table]
    assert answer.text == "your hand"


async def test_a_modal_is_opened_and_submitted_once(sandbox: Sandbox, bot: TinyBot) -> None:
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Question())

    submitted: list[object] = []

    async def take(interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        submitted.append(interaction.data.get("components"))
        await interaction.response.send_message("thanks", ephemeral=True)

    bot.on_command, bot.on_modal = ask, take
    alice = sandbox.person("Alice")
    opened = await alice.slash("tiny do", sandbox.channel)
    with pytest.raises(NotPossibleError, match="required"):
        alice.submit(opened, {"name": "Al"})
    with pytest.raises(NotPossibleError, match="characters"):
        alice.submit(opened, {"name": "A" * 11, "colour": "r"})
    with pytest.raises(NotPossibleError, match="no modal"):
        sandbox.person("Bob").submit(opened, {})
    answer = await alice.submit(opened, {"Name": "Al", "Colour": ["Red"]})
    assert answer.text == "thanks"
    assert "'value': 'Al'" in str(submitted)
    assert "'values': ['r']" in str(submitted)
    with pytest.raises(NotPossibleError, match="already"):
        alice.submit(opened, {"Name": "Al", "Colour": ["Red"]})


async def test_a_modal_cannot_answer_a_modal_submit(sandbox: Sandbox, bot: TinyBot) -> None:
    async def ask(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Question())

    bot.on_modal = ask
    sandbox.person("Alice").forge_modal("question", {"name": "x"}, sandbox.channel)
    await until(lambda: bool(bot.errors))
    (error,) = bot.errors
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (400, 50035)


@pytest.mark.usefixtures("bot")
async def test_suggestions_while_typing(sandbox: Sandbox) -> None:
    alice = sandbox.person("Alice")
    answer = await alice.type_into("tiny say", sandbox.channel, "word", "ab")
    assert answer.choices is not None
    assert [choice["value"] for choice in answer.choices] == ["abyss", "abacus"]
    with pytest.raises(NotPossibleError, match="no suggestions"):
        alice.type_into("tiny say", sandbox.channel, "times", "1")


@pytest.mark.parametrize(
    ("line", "options", "reason"),
    [
        ("tiny", {}, "sub-commands"),
        ("nothing", {}, "no command"),
        ("tiny nothing", {}, "no sub-command"),
        ("tiny say", {}, "required: word"),
        ("tiny say", {"word": "x" * 21}, "out of range"),
        ("tiny say", {"word": "x", "times": 6}, "out of range"),
        ("tiny say", {"word": 1}, "not of the kind"),
        ("tiny say", {"word": "x", "colour": "red"}, "no such option"),
    ],
)
@pytest.mark.usefixtures("bot")
async def test_a_client_sends_no_impossible_command(
    sandbox: Sandbox, line: str, options: dict[str, str], reason: str
) -> None:
    with pytest.raises(NotPossibleError, match=reason):
        sandbox.person("Alice").slash(line, sandbox.channel, **options)


async def test_a_forged_click_reaches_the_bot_with_anything_in_it(sandbox: Sandbox, bot: TinyBot) -> None:
    seen: list[tuple[object, object]] = []

    async def note(interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        seen.append((interaction.data.get("custom_id"), interaction.data.get("values")))
        await interaction.response.send_message("no", ephemeral=True)

    bot.on_press = note
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("table", view=buttons("go"))
    (table,) = sandbox.backend.messages.in_channel(channel.id)
    answer = await sandbox.person("Mallory").forge(table, "seat:2", ["-1"])
    assert answer.text == "no"
    assert seen == [("seat:2", ["-1"])]


async def test_the_payload_says_who_where_and_in_which_language(sandbox: Sandbox, bot: TinyBot) -> None:
    seen: list[discord.Interaction] = []

    async def note(interaction: discord.Interaction) -> None:
        seen.append(interaction)
        await interaction.response.send_message("ok")

    bot.on_command = note
    sandbox.administrator.set_locale(sandbox.guild, "de")
    alice = sandbox.person("Alice", nick="Al", locale="fr")
    await alice.slash("tiny do", sandbox.channel)
    await alice.slash("tiny do", sandbox.channel, locale="ja")
    first, second = seen
    assert isinstance(first.user, discord.Member)
    assert first.user.display_name == "Al"
    assert (str(first.locale), str(first.guild_locale), str(second.locale)) == ("fr", "de", "ja")
    assert first.app_permissions.send_messages
    assert first.filesize_limit == sandbox.guild.upload_limit


async def test_original_response_can_be_read_and_deleted(sandbox: Sandbox, bot: TinyBot) -> None:
    async def fleeting(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("gone soon", ephemeral=True)
        assert (await interaction.original_response()).content == "gone soon"
        await interaction.delete_original_response()
        await interaction.edit_original_response(content="x")

    bot.on_command = fleeting
    answer = await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    await until(lambda: bool(bot.errors))
    (error,) = bot.errors
    assert isinstance(error, discord.NotFound)
    assert error.code == 10008
    assert answer.messages == []


async def test_a_view_that_is_stopped_leaves_nothing_in_the_client(sandbox: Sandbox, bot: TinyBot) -> None:
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("table", view=stateless(buttons("go")))
    assert not bot._connection._view_store._views
