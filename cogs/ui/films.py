"""How does a film get to whoever asked, seconds later? In the place of the answer that said it is being made."""

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.service.table import Table
from cogs.screens.film import film_screen, no_film_screen
from cogs.ui.answer import Answer
from cogs.ui.looks import Reader
from cogs.ui.page import Screen

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)


class Films:
    """The films that are being made; nothing else waits for them."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, answer: Answer, table: Table, reader: Reader) -> None:
        """Make the film of a finished game, and show it where an answer was shown."""
        task = asyncio.create_task(self._show(answer, table, reader), name=f"film of {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def give_up(self) -> None:
        """Tell everybody who waits that there is no film now; at a stop, which cannot wait for it."""
        for task in self._tasks:
            task.cancel()
        await self.settle()

    async def settle(self) -> None:
        """Wait until every film is shown."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _show(self, answer: Answer, table: Table, reader: Reader) -> None:
        shown = no_film_screen(table, reader.locale)
        try:
            shown = await self._made(table, reader) or shown
        except asyncio.CancelledError:
            log.info("game %s: a film is given up", table.id)
        except Exception:
            log.exception("game %s: its film could not be made", table.id)
        try:
            await answer.change(shown)
        except discord.HTTPException as error:
            log.warning("game %s: its film could not be sent (%s)", table.id, error)
            if shown.attachments:  # it may be too large for that place
                await answer.change(no_film_screen(table, reader.locale))

    async def _made(self, table: Table, reader: Reader) -> Screen | None:
        scenes = await self._client.play.scenes(table.id)
        film = await self._client.pictures.film(table, scenes, reader)
        return None if film is None else film_screen(film, reader.locale)
