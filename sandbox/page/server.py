"""How does a browser get the page, and what do all its tabs share?"""

import asyncio
import time
from importlib.resources import files
from typing import Final

from aiohttp import WSCloseCode, web

from sandbox.constants import Json
from sandbox.feed import Change
from sandbox.interactions import Interaction
from sandbox.invoking import NotPossibleError
from sandbox.page.bot import Bot
from sandbox.page.desk import Desk
from sandbox.page.guard import HEADERS, guard
from sandbox.page.markdown import Names
from sandbox.page.tools import permissions_shown
from sandbox.page.town import Town, in_language, perform
from sandbox.page.visit import Visit
from sandbox.permissions import can_view, channel_permissions
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.world import Channel

STATIC: Final = files("sandbox.page") / "static"
_KINDS: Final = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_MOST_MODALS = 20
MOST_WISH_BYTES: Final = 256 * 1024
_TYPING_SECONDS = 10.0


class Page:
    """The page of one sandbox; made before the sandbox starts, so that it is served from the beginning."""

    def __init__(self, sandbox: Sandbox, town: Town, bot: Bot | None = None) -> None:
        self.sandbox = sandbox
        self.town = town
        self.bot = bot
        self.desks: dict[int, Desk] = {}
        self._visits: set[Visit] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        self._modals: dict[int, Interaction] = {}
        self._typing: dict[int, float] = {}  # until when, by channel
        self._opened = False
        self.preparing: Channel | None = None  # where the beginning is being made, which nobody sees half done
        self._settings = {knob.name: knob.chosen for knob in town.knobs}
        sandbox.guild.name = in_language(town.server, "en")
        sandbox.world.bot.global_name = sandbox.world.application.name = town.bot
        sandbox.channel.name = town.channels[0]
        for name in town.channels[1:]:
            sandbox.administrator.create_channel(sandbox.guild, name)
        for name, locale in town.people:
            self.add_person(name, locale)
        if bot is not None:
            bot.changed = self.refresh
            bot.settings |= self._settings
        sandbox.feed.subscribe(self._note)
        sandbox.middlewares.append(guard)
        sandbox.farewells.append(self._say_goodbye)
        sandbox.routes.extend(
            [
                web.get("/", self._index),
                web.get("/static/{name}", self._static),
                web.get("/emojis/{number}", self._emoji),
                web.get("/visit", self._visit),
            ]
        )

    @property
    def url(self) -> str:
        """Where a browser finds it."""
        return self.sandbox.backend.base_url + "/"

    @property
    def visitor(self) -> Desk:
        """Whoever a new tab shows."""
        return next(iter(self.desks.values()))

    def desk(self, person_id: int) -> Desk:
        """Return somebody's desk."""
        try:
            return self.desks[person_id]
        except KeyError:
            raise NotPossibleError("there is no such person") from None

    def add_person(self, name: str, locale: str) -> Desk:
        """Let somebody come."""
        desk = Desk(self.sandbox.person(name, locale=locale))
        self.desks[desk.person.id] = desk
        self.refresh()
        return desk

    def send_away(self, person: Person) -> None:
        """Let somebody leave the server, or come back."""
        if person.id in person.guild.members:
            person.leave()
        else:
            person.join()
        self.refresh()

    async def open(self, language: str) -> None:
        """Make the beginning, once, in the language of the first browser that comes."""
        if self._opened:
            return
        self._opened = True
        sandbox, person = self.sandbox, self.visitor.person
        person.user.locale = language
        sandbox.guild.name = in_language(self.town.server, language)
        sandbox.administrator.set_locale(sandbox.guild, language)
        for visit in self._visits:
            visit.forget()
        self.preparing = sandbox.channel
        try:
            await sandbox.bot_ready(60)
            if not await perform(self.town.opening, person, sandbox.channel):
                await perform(self.town.otherwise, person, sandbox.channel)
        finally:
            self.preparing = None
            self.refresh()

    def knob(self, name: str) -> str:
        """Return how a setting stands."""
        return self._settings[name]

    async def turn_knob(self, name: str, value: str) -> None:
        """Set it, and start the bot anew with it."""
        offered = {(knob.name, each) for knob in self.town.knobs for each, _ in knob.values}
        if self.bot is None or (name, value) not in offered:
            raise NotPossibleError(f"{name} cannot be {value!r}")
        self._settings[name] = self.bot.settings[name] = value
        await self.bot.restart()

    def refresh(self) -> None:
        """Let every tab look whether something has changed."""
        for visit in self._visits:
            visit.refresh()

    def remember(self, opened: Interaction) -> None:
        """Keep an interaction whose modal is open in a browser."""
        self._modals[opened.id] = opened
        self._modals = dict(list(self._modals.items())[-_MOST_MODALS:])

    def opened(self, person: Person, interaction_id: int) -> Interaction:
        """Return the interaction whose modal somebody has open."""
        opened = self._modals.get(interaction_id)
        if opened is None or opened.user is not person.user:
            raise NotPossibleError("no such modal is open")
        return opened

    @staticmethod
    def real_time() -> float:
        """Return what the browser's clock says, both being this machine's."""
        return time.time()

    # What tabs show around the messages.

    def people_shown(self) -> list[Json]:
        """Return everybody, with how often each was pinged since they looked."""
        return [
            {
                "id": str(desk.person.id),
                "name": Names(self.sandbox.world, desk.person.guild, desk.person.id).user(desk.person.id),
                "locale": desk.person.user.locale,
                "here": desk.person.id in desk.person.guild.members,
                "pings": sum(desk.pings().values()),
            }
            for desk in self.desks.values()
        ]

    def channels_for(self, person: Person) -> list[Channel]:
        """Return the channels and threads that somebody sees, threads under their channel, then direct messages."""
        world = self.sandbox.world
        seen = [channel for channel in world.channels.values() if can_view(world, channel, person.id)]
        places = [channel for channel in seen if channel.guild_id is not None and not channel.is_thread]
        direct = [channel for channel in seen if channel.guild_id is None and person.user in channel.recipients]
        ordered = []
        for place in places:
            ordered += [place, *(thread for thread in seen if thread.is_thread and thread.parent_id == place.id)]
        return ordered + direct

    def channels_shown(self, desk: Desk) -> list[Json]:
        """Return the same with their marks."""
        pings = desk.pings()
        return [
            {
                "id": str(channel.id),
                "name": channel.name or self.sandbox.world.application.name,
                "thread": channel.is_thread,
                "direct": channel.guild_id is None,
                "archived": channel.archived,
                "locked": channel.locked,
                "pings": pings.get(channel.id, 0),
                "unread": (channel.last_message_id or 0) > desk.read.get(channel.id, 0),
            }
            for channel in self.channels_for(desk.person)
        ]

    def bot_shown(self, channel: Channel) -> Json:
        """Return how the bot is, and what it may do in a channel."""
        sandbox = self.sandbox
        connected = "online" if sandbox.gateway.connected else "offline"
        bot = sandbox.world.bot
        return {
            "id": str(bot.id),
            "name": bot.global_name or bot.username,
            "state": connected if self.bot is None else self.bot.state,
            "own": self.bot is not None,
            "permissions": permissions_shown(channel_permissions(sandbox.world, channel, bot.id)),
            "typing": self._typing.get(channel.id, 0.0) > self.real_time(),
        }

    def _note(self, change: Change) -> None:
        if change.channel_id is not None and change.kind == "typing":
            self._typing[change.channel_id] = self.real_time() + _TYPING_SECONDS
            asyncio.get_running_loop().call_later(_TYPING_SECONDS, self.refresh)
        elif change.channel_id is not None and change.kind == "message_created":
            self._typing.pop(change.channel_id, None)
        for desk in self.desks.values():
            desk.note(change)

    # What a browser asks for.

    async def _index(self, _: web.Request) -> web.Response:
        return _file("index.html")

    async def _static(self, request: web.Request) -> web.Response:
        return _file(request.match_info["name"])

    async def _emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["number"]
        emoji = self.sandbox.world.application.emojis.get(int(number)) if number.isdecimal() else None
        if emoji is None:
            raise web.HTTPNotFound
        return web.Response(body=emoji.image, content_type="image/png", headers={"Cache-Control": "max-age=3600"})

    async def _visit(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=MOST_WISH_BYTES)
        await socket.prepare(request)
        self._sockets.add(socket)
        visit = Visit(self, socket, self.visitor, self.sandbox.channel)
        self._visits.add(visit)
        try:
            await visit.run()
        finally:
            self._visits.discard(visit)
            self._sockets.discard(socket)
        return socket

    async def _say_goodbye(self) -> None:
        for socket in tuple(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)


def _file(name: str) -> web.Response:
    path = STATIC / name
    kind = _KINDS.get(name[name.rfind(".") :])
    if kind is None or "/" in name or not path.is_file():
        raise web.HTTPNotFound
    headers = HEADERS | {"Cache-Control": "no-cache"}
    return web.Response(body=path.read_bytes(), content_type=kind, charset="utf-8", headers=headers)
