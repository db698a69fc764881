"""What does one tab show, and what has it been told already? One person in one channel, kept up to date."""

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from sandbox.constants import Json
from sandbox.feed import Change
from sandbox.invoking import NotPossibleError
from sandbox.messages import Message
from sandbox.page.desk import Desk
from sandbox.page.showing import Showing
from sandbox.page.town import greeting
from sandbox.page.wishes import MOST_MESSAGES, WISHES
from sandbox.page.words import words_for
from sandbox.permissions import can_view, channel_permissions, sending
from sandbox.world import Channel

if TYPE_CHECKING:
    from sandbox.page.server import Page

log = logging.getLogger(__name__)

_PAUSE = 0.02  # seconds: changes that come together are told together
_RENAMING = frozenset({"member_changed", "guild_changed", "channel_created", "channel_updated", "channel_deleted"})


class Visit:
    """One tab's connection."""

    def __init__(self, page: "Page", socket: web.WebSocketResponse, desk: Desk, channel: Channel) -> None:
        self.page = page
        self.desk = desk
        self.channel = channel
        self._socket = socket
        self.most = MOST_MESSAGES
        self._older = False
        self._told: dict[int, tuple[int, int, float | None]] = {}
        self._said: Json = {}
        self._stale = asyncio.Event()
        self._wishes: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Tell what changes and do what is wished, until the tab is closed."""
        unsubscribe = self.page.sandbox.feed.subscribe(self._note)
        telling = asyncio.create_task(self._keep_telling())
        try:
            self._stale.set()
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._grant(message.data))
                    self._wishes.add(task)
                    task.add_done_callback(self._wishes.discard)
        finally:
            unsubscribe()
            telling.cancel()
            for task in (telling, *self._wishes):
                task.cancel()
            await asyncio.gather(telling, *self._wishes, return_exceptions=True)

    def look(self, desk: Desk, channel: Channel) -> None:
        """Show somebody else, or another channel."""
        self.desk, self.channel, self.most = desk, channel, MOST_MESSAGES
        self.forget()

    def forget(self) -> None:
        """Tell everything anew."""
        self._told, self._said = {}, {}
        self._stale.set()

    def refresh(self) -> None:
        """Tell what has changed outside the feed."""
        self._stale.set()

    def _note(self, change: Change) -> None:
        if change.kind in _RENAMING:
            self._told = {}
        if change.audience in (None, self.desk.person.id) or change.kind == "notified":
            self._stale.set()

    async def _keep_telling(self) -> None:
        while True:
            await self._stale.wait()
            self._stale.clear()
            news = self._news()
            if news:
                with contextlib.suppress(ConnectionError):
                    await self._socket.send_json(news)
            await asyncio.sleep(_PAUSE)

    def _news(self) -> Json:
        self._stay_possible()
        seen = self._seen()
        said = self._around(seen)
        stamps = {message.id: (message.revision, int(message.flags), message.edited) for message in seen}
        showing = Showing(self.page.sandbox.backend, self.desk.person.user, self.desk.person.guild)
        fresh = [showing.message(message) for message in seen if self._told.get(message.id) != stamps[message.id]]
        self._told = stamps
        changed = {key: value for key, value in said.items() if self._said.get(key) != value}
        self._said = said
        return {"kind": "news", **changed, "messages": fresh} if changed or fresh else {}

    def _stay_possible(self) -> None:
        """Move to a channel that exists and that the person sees."""
        world, person = self.page.sandbox.world, self.desk.person
        if self.channel.id not in world.channels or not can_view(world, self.channel, person.id):
            seen = self.page.channels_for(person)
            self.channel = seen[0] if seen else self.channel

    def _seen(self) -> list[Message]:
        """Return the newest messages that the person sees here; what is being prepared shows when it is done."""
        person, sandbox = self.desk.person, self.page.sandbox
        if not can_view(sandbox.world, self.channel, person.id) or self.page.preparing is self.channel:
            return []
        seen = person.look(self.channel)
        if seen:
            self.desk.read[self.channel.id] = seen[-1].id
        self._older = len(seen) > self.most
        return seen[-self.most :]

    def _around(self, seen: list[Message]) -> Json:
        """Return everything but the messages' contents."""
        page, person = self.page, self.desk.person
        locale = person.user.locale
        allowed = channel_permissions(page.sandbox.world, self.channel, person.id)
        return {
            "me": {"id": str(person.id), "locale": locale},
            "people": page.people_shown(),
            "channels": page.channels_shown(self.desk),
            "channel": str(self.channel.id),
            "server": {"name": person.guild.name, "locale": person.guild.locale},
            "bot": page.bot_shown(self.channel),
            "offset": round((page.sandbox.clock.timestamp() - page.real_time()) * 1000, -2),
            "order": [str(message.id) for message in seen],
            "older": self._older,
            "writable": bool(allowed & sending(self.channel)) and not self.channel.locked,
            "words": words_for(locale),
            "knobs": {knob.name: page.knob(knob.name) for knob in page.town.knobs},
            **greeting(page.town, locale, person.guild.locale),
            **self.desk.shown(),
        }

    async def _grant(self, text: str) -> None:
        wish: Json = {}
        try:
            wish = dict(json.loads(text))
            answer = await WISHES[wish["do"]](self, wish) or {}
        except NotPossibleError as impossible:
            answer = {"error": "not-possible", "detail": str(impossible)}
        except (KeyError, ValueError, TypeError, AttributeError, RecursionError):
            log.info("a wish that cannot be understood: %s", text[:200], exc_info=True)
            answer = {"error": "not-possible", "detail": "not understood"}
        except TimeoutError:
            answer = {"error": "no-response"}
        with contextlib.suppress(ConnectionError):
            await self._socket.send_json({"kind": "answer", "number": wish.get("number"), **answer})
