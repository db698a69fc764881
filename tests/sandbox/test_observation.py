"""What can a test see and move: clock, recorder, feed, names, and the package itself?"""

import ast
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

import sandbox as package
from sandbox import Clock, Sandbox
from sandbox.feed import Change
from tests.sandbox.raw import Raw
from tests.sandbox.tiny_bot import TinyBot, buttons, picture, until

PACKAGE = Path(package.__file__).parent


def test_the_sandbox_knows_nothing_of_the_game() -> None:
    allowed = set(sys.stdlib_module_names) | {"aiohttp", "sandbox"}
    for path in PACKAGE.rglob("*.py"):
        extra = {"conformance.py": {"jsonschema_rs"}, "markdown.py": {"markdown_it"}}.get(path.name, set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                assert name.split(".")[0] in allowed | extra, f"{path.name} imports {name}"


def test_files_and_functions_stay_short() -> None:
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert len(source.splitlines()) <= 300, path.name
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 40, f"{path.name}: {node.name}"


async def test_a_clock_goes_forward_only_and_wakes_in_order() -> None:
    clock = Clock(datetime(2026, 1, 1, tzinfo=UTC), running=False)
    heard: list[tuple[str, float]] = []
    start = clock.timestamp()
    clock.call_at(start + 20, lambda: heard.append(("late", clock.timestamp() - start)))
    clock.call_at(
        start + 10, lambda: clock.call_at(start + 15, lambda: heard.append(("inner", clock.timestamp() - start)))
    )
    clock.call_at(start + 12, lambda: heard.append(("never", 0))).cancel()
    clock.advance(seconds=5)
    assert heard == []
    clock.advance(weeks=1)
    assert heard == [("inner", 15), ("late", 20)]
    assert clock.now() == datetime(2026, 1, 8, 0, 0, 5, tzinfo=UTC)
    with pytest.raises(ValueError, match="forward"):
        clock.advance(seconds=-1)


async def test_a_running_clock_wakes_by_itself() -> None:
    clock = Clock()
    heard = asyncio.Event()
    clock.call_at(clock.timestamp() + 0.02, heard.set)
    async with asyncio.timeout(1):
        await heard.wait()


async def test_a_sandbox_of_another_day() -> None:
    async with Sandbox(clock=Clock(datetime(2030, 5, 1, tzinfo=UTC), running=False)) as sandbox:
        message = sandbox.person("Alice").say(sandbox.channel, "x")
        assert discord.utils.snowflake_time(message.id) == datetime(2030, 5, 1, tzinfo=UTC)


async def test_the_recorder_keeps_what_was_asked_and_answered(sandbox: Sandbox, bot: TinyBot) -> None:
    async def show(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.05)
        await interaction.response.send_message("x", file=picture("a.png", b"12345"))
        await interaction.followup.send("y")

    bot.on_command = show
    asked = await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    await sandbox.feed.until(lambda: len(asked.messages) == 2)
    first, second = sandbox.recorder.find(interaction_id=asked.id)
    assert first.route == "POST /interactions/{interaction_id}/{interaction_token}/callback"
    assert first.json["data"]["content"] == "x"
    assert first.files == [("a.png", 5)]
    assert (first.status, second.json["content"]) == (200, "y")
    assert first.since_dispatch is not None
    assert asked.latency is not None
    assert 0.05 <= first.since_dispatch <= asked.latency < 3
    assert sandbox.recorder.find("POST /webhooks/*") == [second]


async def test_tokens_are_never_shown(sandbox: Sandbox, bot: TinyBot) -> None:
    asked = await sandbox.person("Alice").slash("tiny do", sandbox.channel)
    shown = [repr(entry) for entry in sandbox.recorder.exchanges]
    shown += [
        repr(asked),
        repr(asked.messages),
        repr(sandbox.world.application),
        repr(list(sandbox.gateway.sessions.values())),
    ]
    assert sandbox.token not in "".join(shown)
    assert asked.token not in "".join(shown)
    assert all(asked.token not in entry.path for entry in sandbox.recorder.exchanges)
    assert bot.is_ready()


async def test_the_feed_reports_every_change(sandbox: Sandbox, bot: TinyBot) -> None:
    changes: list[Change] = []
    unsubscribe = sandbox.feed.subscribe(changes.append)
    alice, bob = sandbox.person("Alice"), sandbox.person("Bob")

    async def play(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{bob.mention} next", ephemeral=False)
        await interaction.edit_original_response(content="edited")
        await interaction.followup.send("private", ephemeral=True)
        await interaction.delete_original_response()

    bot.on_command = play
    await alice.slash("tiny do", sandbox.channel)
    await sandbox.feed.until(lambda: any(change.kind == "message_deleted" for change in changes))
    kinds = [change.kind for change in changes if change.kind != "request_answered"]
    assert kinds == [
        "member_changed",
        "member_changed",
        "interaction_sent",
        "message_created",
        "notified",
        "interaction_answered",
        "message_edited",
        "message_created",
        "message_deleted",
    ]
    assert [change.audience for change in changes if change.kind == "notified"] == [bob.id]
    private = [change for change in changes if change.message is not None and change.message.text == "private"]
    assert [change.audience for change in private] == [alice.id]
    unsubscribe()
    sandbox.person("Carol")
    assert changes[-1].kind != "member_changed"


async def test_it_is_quiet_once_every_answer_is_there(sandbox: Sandbox, bot: TinyBot) -> None:
    async def slow(interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.1)
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(0.1)
        await interaction.edit_original_response(content="done")

    bot.on_command = slow
    asked = sandbox.person("Alice").slash("tiny do", sandbox.channel)
    await sandbox.quiet()
    assert asked.text == "done"
    bot.on_command = _never
    sandbox.person("Alice").slash("tiny do", sandbox.channel)
    with pytest.raises(TimeoutError):
        await sandbox.quiet(within=0.2)


async def _never(_: discord.Interaction) -> None:
    """Leaves the person without an answer."""


async def test_waiting_for_what_never_comes_times_out(sandbox: Sandbox) -> None:
    with pytest.raises(TimeoutError):
        await sandbox.feed.until(lambda: False, 0.01)


async def test_members_change_and_the_bot_reads_the_new_names(sandbox: Sandbox, bot: TinyBot) -> None:
    names: list[str] = []

    async def note(interaction: discord.Interaction) -> None:
        names.append(interaction.user.display_name)
        await interaction.response.defer()

    bot.on_press = note
    channel = bot.get_channel(sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send("x", view=buttons("go"))
    alice = sandbox.person("Alice")
    (table,) = alice.look(sandbox.channel)
    await alice.click(table, "go")
    alice.rename(name="Alicia")
    await alice.click(table, "go")
    alice.rename(nick="Al")
    await alice.click(table, "go")
    alice.rename(nick="")
    await alice.click(table, "go")
    assert names == ["Alice", "Alicia", "Al", "Alicia"]


async def test_a_sandbox_started_by_hand(raw: Raw) -> None:
    assert raw.sandbox.token
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        "--port",
        "0",
        "--token",
        "by-hand",
        stdout=asyncio.subprocess.PIPE,
        cwd=PACKAGE.parent,
    )
    assert process.stdout is not None
    lines = [(await process.stdout.readline()).decode().strip() for _ in range(4)]
    settings = dict(line.split("=", 1) for line in lines[:3])
    other = Sandbox(token=settings["DISCORD_TOKEN"])
    other.backend.base_url = settings["DISCORD_API_BASE"].removesuffix("/api/v10")
    raw.sandbox = other
    assert settings["DISCORD_GATEWAY_URL"] == other.gateway_url
    assert (await raw.send("GET", "/users/@me")).body["username"] == "sandbox-bot"
    process.terminate()
    assert await asyncio.wait_for(process.wait(), 5) == 0
    await until(lambda: process.returncode == 0)
