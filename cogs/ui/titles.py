"""How do threads get their titles, which Discord lets nobody change more than twice in ten minutes?"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import discord

from bot.service.table import Table
from cogs.screens.threads import thread_title

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)

MOST: Final = 2
WINDOW: Final = timedelta(minutes=10, seconds=5)  # Discord's ten, and a little for the way there


class Titles:
    """The titles that threads are to have: of several the latest, as soon as Discord takes it. Nothing waits for it."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._wanted: dict[int, str] = {}
        self._given: dict[int, list[datetime]] = {}  # when each thread got a title, as long as that counts
        self._refused: dict[int, str] = {}  # what Discord does not take as a title, by thread
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.sleep: Callable[[float], Awaitable[object]] = asyncio.sleep

    def show(self, table: Table) -> None:
        """Let the title of a game's thread, if it has one, say how it stands."""
        if table.in_thread:
            self.want(table.channel_id, thread_title(table))

    def want(self, thread_id: int, title: str) -> None:
        """Give a thread that title, unless another one is wanted before that is possible."""
        if self._refused.get(thread_id) == title:
            return
        self._wanted[thread_id] = title
        if thread_id not in self._tasks:
            self._tasks[thread_id] = asyncio.create_task(self._work(thread_id), name=f"title of {thread_id}")

    def last(self, table: Table, present: str) -> dict[str, str]:
        """Return the title for the request that closes a thread; nothing where it has it, or Discord would refuse.

        Nothing is to be done afterwards: in the archive a title cannot be changed.
        """
        self._wanted.pop(table.channel_id, None)
        title = thread_title(table)
        if title in (present, self._refused.pop(table.channel_id, None)) or self._seconds(table.channel_id):
            return {}
        self._count(table.channel_id)
        return {"name": title}

    async def give_up(self) -> None:
        """Leave what is still to come to the next turn of each game; at a stop, which cannot wait for it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until every thread has its title."""
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _work(self, thread_id: int) -> None:
        try:
            while thread_id in self._wanted:
                await self._rename(thread_id)
        except (discord.HTTPException, OSError) as error:
            log.info("thread %s keeps its title (%s)", thread_id, error)
        except Exception:
            log.exception("thread %s: its title could not be changed", thread_id)
        finally:
            self._wanted.pop(thread_id, None)
            del self._tasks[thread_id]

    async def _rename(self, thread_id: int) -> None:
        thread = await self._client.announcer.channel(thread_id)
        while thread.name != self._wanted.get(thread_id) and (seconds := self._seconds(thread_id)):
            await self.sleep(seconds)
            thread = await self._client.announcer.channel(thread_id)
        title = self._wanted.pop(thread_id, None)
        if title not in (None, thread.name) and not thread.archived:
            self._count(thread_id)
            try:
                await thread.edit(name=title)
            except discord.HTTPException as error:
                if error.status == 400:
                    self._refused[thread_id] = title
                raise

    def _seconds(self, thread_id: int) -> float:
        """Return for how long no other title is to be given to a thread."""
        since = self._client.now() - WINDOW
        self._given = {
            each: counted for each, times in self._given.items() if (counted := [at for at in times if at > since])
        }
        times = self._given.get(thread_id, [])
        return (times[-MOST] - since).total_seconds() if len(times) >= MOST else 0.0

    def _count(self, thread_id: int) -> None:
        self._given.setdefault(thread_id, []).append(self._client.now())
