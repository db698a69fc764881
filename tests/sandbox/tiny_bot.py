"""A tiny bot on the unmodified discord.py: what can the sandbox's tests make it do?"""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
import yarl
from discord import app_commands

from sandbox import Sandbox

Press = Callable[[discord.Interaction], Awaitable[Any]]
Shown = TypeVar("Shown", discord.ui.View, discord.ui.LayoutView)


class TinyBot(discord.Client):
    """Answers /say itself; what other commands and every component do is set by the test."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(intents=intents, guild_ready_timeout=0.05, max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.on_command: Press = answer_hello
        self.on_press: Press = answer_hello
        self.on_modal: Press = answer_hello
        self.errors: list[BaseException] = []
        self.seen_messages: list[discord.Message] = []
        self.ready_again = 0
        self._add_commands()

    def _add_commands(self) -> None:
        group = app_commands.Group(name="tiny", description="Things to try")

        @group.command(name="do", description="Does what the test says")
        async def do(interaction: discord.Interaction) -> None:
            await self._guarded(self.on_command, interaction)

        @group.command(name="say", description="Repeats a word")
        @app_commands.describe(word="What to repeat", times="How often", whom="To whom")
        async def say(
            interaction: discord.Interaction,
            word: app_commands.Range[str, 1, 20],
            times: app_commands.Range[int, 1, 5] = 1,
            whom: discord.Member | None = None,
        ) -> None:
            name = whom.display_name if whom else "all"
            await interaction.response.send_message(f"{name}: {' '.join([word] * times)}")

        @say.autocomplete("word")
        async def suggest(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=word, value=word) for word in ("abyss", "abacus", "pearl") if current in word
            ]

        self.tree.add_command(group)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; the library's own hook waits five seconds from the second time on."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def _guarded(self, act: Press, interaction: discord.Interaction) -> None:
        try:
            await act(interaction)
        except Exception as error:  # noqa: BLE001 - whatever went wrong is for the test to read
            self.errors.append(error)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self._guarded(self.on_press, interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self._guarded(self.on_modal, interaction)

    async def on_message(self, message: discord.Message) -> None:
        self.seen_messages.append(message)

    async def on_ready(self) -> None:
        self.ready_again += 1


async def answer_hello(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("hello")


def aim(sandbox: Sandbox) -> None:
    """Point the client at the sandbox, in its only two places."""
    discord.http.Route.BASE = sandbox.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)


@asynccontextmanager
async def connect(
    sandbox: Sandbox, *, intents: discord.Intents | None = None, token: str | None = None
) -> AsyncIterator[TinyBot]:
    """Run the bot until it is ready, and stop it at the end."""
    aim(sandbox)
    bot = TinyBot(intents or discord.Intents(guilds=True))
    running = asyncio.create_task(bot.start(token or sandbox.token))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
    try:
        if running.done():
            ready.cancel()
            await running
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


def stateless(view: Shown) -> Shown:
    """Stop a view before it is sent, so that the client keeps nothing of it and clicks reach `on_interaction`."""
    view.stop()
    return view


def buttons(*ids: str, disabled: bool = False) -> discord.ui.View:
    """One row of buttons whose labels are their ids in capitals."""
    view = discord.ui.View(timeout=None)
    for custom_id in ids:
        view.add_item(discord.ui.Button(label=custom_id.upper(), custom_id=custom_id, disabled=disabled))
    return stateless(view)


def picture(name: str = "board.png", data: bytes = b"\x89PNG picture") -> discord.File:
    """A new file; discord.py's own can be sent only once."""
    return discord.File(io.BytesIO(data), name, description="a board")


async def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for something that no change in the sandbox announces."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - what happens inside the client announces nothing
            await asyncio.sleep(0.005)
