"""Who handles a click? Every component and command comes here, is acknowledged, acts, and gets an answer."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord

from bot import errors
from bot.i18n import choose_locale
from bot.service import Preferences, ServerPreferences, Table
from bot.service.names import clean
from cogs.screens.notice import notice
from cogs.ui import ids
from cogs.ui.answer import PATIENCE, Answer, Interaction, Kind
from cogs.ui.forms import Form, written
from cogs.ui.ids import ControlId
from cogs.ui.looks import Reader, as_person, language_of
from cogs.ui.page import Screen

if TYPE_CHECKING:
    from bot.client import Client

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Call:
    """One interaction, as handlers get it."""

    client: "Client"
    interaction: Interaction
    answer: Answer
    control: ControlId  # of a command: its own name as the route
    wishes: tuple[Preferences, ServerPreferences] | None = (
        None  # None until they are known; `known` gives the same call
    )

    @property
    def title(self) -> str:
        """What the log calls it: the game, if the control belongs to one, and the interaction."""
        game = f"game {self.control.game}: " if self.control.game else ""
        return f"{game}interaction {self.interaction.id}"

    @property
    def locale(self) -> str:
        """The language of whoever asks, their own choice or else Discord's: private answers speak it."""
        if self.wishes is None:
            return choose_locale(str(self.interaction.locale))
        return language_of(self.own, str(self.interaction.locale))

    @property
    def own(self) -> Preferences:
        """What whoever asks wanted when they asked."""
        return self.wishes[0] if self.wishes else Preferences()

    @property
    def server(self) -> ServerPreferences:
        """What the server in which they ask wanted then."""
        return self.wishes[1] if self.wishes else ServerPreferences()

    async def known(self) -> "Call":
        """Return the call with what person and server want: one question for all that an answer needs of it."""
        if self.wishes is not None:
            return self
        return replace(self, wishes=await self.client.people.wishes(self.user_id, self.interaction.guild_id))

    @property
    def channel_id(self) -> int:
        """The channel or thread in which they ask; 0, where no game can be, if there is none."""
        return self.interaction.channel_id or 0

    @property
    def user_id(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """How they are called on this server."""
        return self.interaction.user.display_name

    @property
    def manager(self) -> bool:
        """Whether they manage the server in which they ask."""
        return self.interaction.permissions.manage_guild

    def manages(self, table: Table) -> bool:
        """Whether they manage the server in which a game is played: players reach it from their own, too."""
        return self.manager and table.guild_id == self.interaction.guild_id

    def may_wake(self, table: Table) -> bool:
        """Whether they may take up again a game that sleeps."""
        return self.manages(table) or any(player.user_id == self.user_id for player in table.players)

    @property
    def now(self) -> datetime:
        """The time at which they asked."""
        return self.client.now()

    @property
    def values(self) -> list[str]:
        """What was chosen in a select; a forged request may hold anything."""
        data: dict[str, Any] = dict(self.interaction.data or {})
        values = data.get("values")
        return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []

    @property
    def written(self) -> dict[str, str]:
        """What was written into the lines of a form; a forged request may hold anything."""
        return written(self.interaction)

    async def reader(self) -> Reader:
        """Return how they read what they alone see."""
        known = await self.known()
        return as_person(known.own, known.server, str(self.interaction.locale))

    async def here(self) -> Table:
        """Return the open game of the channel in which they ask, else the one of its threads, else the last one there.

        Of several games in threads it is the one at which they sit. Raises NoGameHereError or SeveralGamesError.
        """
        tables = await self.client.play.around(self.channel_id)
        if not tables:
            raise errors.NoGameHereError
        own = [table for table in tables if table.seat_of(self.user_id) is not None]
        for choice in (tables, own):
            if len(choice) == 1:
                return choice[0]
        raise errors.SeveralGamesError(games=", ".join(f"<#{table.channel_id}>" for table in own or tables))

    async def table(self) -> Table:
        """Return the game that a control belongs to.

        Players, and those who may come back, reach it from anywhere, others where it is played or was opened: elsewhere
        nobody learns whether it exists.
        """
        table = await self.client.play.load(self.control.game)
        plays = table.seat_of(self.user_id) is not None or table.left_seat_of(self.user_id) is not None
        if not plays and self.channel_id not in (table.channel_id, table.home_id):
            raise errors.NoSuchGameError
        return await self.renamed(table)

    async def renamed(self, table: Table) -> Table:
        """Return the game with whoever asks called what its server calls them now."""
        seat = table.seat_of(self.user_id)
        here = table.guild_id == self.interaction.guild_id
        if seat is None or not here or table.players[seat].name == clean(self.name):
            return table
        await self.client.play.rename(self.user_id, self.name, table.guild_id)
        return await self.client.play.load(table.id)

    @property
    def private(self) -> bool:
        """Whether the clicked message is seen by whoever clicked it alone."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


Handler = Callable[[Call], Awaitable[Screen | Form | None]]
# Whoever changes a public message is spoken to only where it fails, and a form opens before anything is asked.
NEEDS_NO_WISHES = frozenset((Kind.PUBLIC, Kind.FORM))


class Router:
    """The routes of all controls, added by the cogs."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._routes: dict[str, tuple[Kind, Handler]] = {}
        self._answering: set[asyncio.Task[Any]] = set()

    @property
    def routes(self) -> frozenset[str]:
        """The names of all routes."""
        return frozenset(self._routes)

    def add(self, route: str, kind: Kind, handler: Handler) -> None:
        """Let `handler` answer clicks on controls of that route; its answer is of that kind."""
        if route in self._routes:
            raise ValueError(f"two handlers for {route}")
        self._routes[route] = (kind, handler)

    async def click(self, interaction: Interaction) -> None:
        """Answer a click, a choice in a select, or what was written into a form."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        control = ids.read(custom_id)
        kind, handler = self._routes.get(control.route if control else "", (Kind.PRIVATE, _unknown))
        if kind is Kind.EDIT and not (interaction.message and interaction.message.flags.ephemeral):
            kind = Kind.PRIVATE  # forged: what one person sees never stands in a message that others see
        if kind is Kind.FORM and interaction.type is discord.InteractionType.modal_submit:
            kind, handler = Kind.PRIVATE, _unknown  # forged: a form leads to no other form
        await self.answer(interaction, kind, handler, control or ControlId("unknown"))

    async def command(self, interaction: Interaction, handler: Handler) -> None:
        """Answer a slash command, privately."""
        await self.answer(interaction, Kind.PRIVATE, handler, ControlId("command"))

    async def answer(self, interaction: Interaction, kind: Kind, handler: Handler, control: ControlId) -> None:
        """Let a handler act and show what it returns; whatever fails, the person is told."""
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        async with Answer(interaction, kind) as answer:
            call = Call(self._client, interaction, answer, control)
            try:
                if kind not in NEEDS_NO_WISHES:
                    call = await call.known()
                shown = await (_no_bots if interaction.user.bot else handler)(call)
                if isinstance(shown, Form):
                    await answer.ask(shown)
                elif shown is not None:
                    await answer.show(shown)
            except errors.UserError as error:
                await self._refuse(call, error)
            except discord.HTTPException:
                log.exception("%s: Discord refused the answer", call.title)
                await self._apologise(call)
            except Exception:
                log.exception("%s failed", call.title)
                await self._apologise(call)

    async def settle(self) -> None:
        """Wait until everybody who asked has their answer; at a stop, so that no click is left half answered."""
        while waiting := self._answering - {asyncio.current_task()}:
            await asyncio.wait(waiting)

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Say that something failed before any handler got it, such as a command that is no more."""
        log.error("interaction %s failed before its handler", interaction.id, exc_info=error)
        if interaction.type is discord.InteractionType.application_command:
            async with Answer(interaction, Kind.PRIVATE) as answer:
                await self._apologise(Call(self._client, interaction, answer, ControlId("command")))

    async def _refuse(self, call: Call, error: errors.UserError) -> None:
        log.info("%s refused: %s", call.title, error)
        await self._say(call, error)

    async def _apologise(self, call: Call) -> None:
        reference = secrets.token_hex(4)
        log.error("%s: reference %s was given to the person", call.title, reference)
        await self._say(call, errors.InternalError(reference=reference))

    async def _say(self, call: Call, error: errors.UserError) -> None:
        with contextlib.suppress(Exception):  # whatever is broken or slow: Discord's language will do
            async with asyncio.timeout(PATIENCE):
                call = await call.known()
        try:
            await call.answer.tell(notice(error, call.locale))
        except Exception:
            log.exception("%s: not even the refusal could be shown", call.title)


async def _unknown(_: Call) -> Screen | None:
    raise errors.UnknownButtonError


async def _no_bots(_: Call) -> Screen | None:
    raise errors.BotsCannotPlayError
