"""Who talks to Discord? The client: intents, discovery of cogs, command sync only when they changed."""

import asyncio
import logging
import pkgutil
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

import discord
from discord.ext import commands

import cogs
from bot.i18n import load
from bot.now import real_time
from bot.service import Advice, Guilds, Ladder, Lobby, People, Play
from bot.service.ladder import OUTAGE
from cogs.ui.announcer import Announcer
from cogs.ui.commands import Translator, new_group
from cogs.ui.films import Films
from cogs.ui.marks import Marks
from cogs.ui.pictures import Pictures
from cogs.ui.router import Router
from cogs.ui.timekeeper import Timekeeper
from cogs.ui.titles import Titles

log = logging.getLogger(__name__)

# Of the ten seconds that a stop may take:
SECONDS_TO_HANG_UP: Final = 1.0  # a gateway that does not answer would keep the library waiting for thirty
SECONDS_TO_SETTLE: Final = 6.0
# The library says "ready" when no more servers have come for so long. A server that comes later is no loss: clicks are
# answered all the same, and a channel that is not known is asked for.
SECONDS_OF_SILENCE: Final = 0.5


FIRST: Final = ("cogs.lobby", "cogs.turn")  # a list of commands begins with what one needs first
ONLY_GLOBAL: Final = frozenset(
    {"contexts", "integration_types", "dm_permission"}
)  # no business of one server's commands
BAD_REQUEST: Final = 400
ONLY_SERVERS: Final = {"integration_types": [0], "contexts": [0, 1]}  # and direct messages with the bot


class Client(commands.Bot):
    """The bot: no prefix, no privileged intent, no cache but of servers and channels."""

    clock_may_jump = False  # whether `now` may be moved at any time: whoever waits for a moment has to look often

    def __init__(
        self,
        *,
        lobby: Lobby,
        play: Play,
        advice: Advice,
        guilds: Guilds,
        people: People,
        ladder: Ladder,
        pictures: Pictures,
        ready_timeout: float = SECONDS_OF_SILENCE,
        dev_guild: int | None = None,
        robot_pause: float = 0.0,
        now: Callable[[], datetime] = real_time,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            guild_ready_timeout=ready_timeout,
        )
        self.now = now
        self.lobby = lobby
        self.play = play
        self.advice = advice
        self.servers = guilds
        self.people = people
        self.ladder = ladder
        self.pictures = pictures
        self._build(robot_pause)
        self._dev_guild = dev_guild
        self._command_ids: dict[str, int] = {}
        self._lost: dict[int, datetime] = {}
        self._closing: asyncio.Task[None] | None = None

    def _build(self, robot_pause: float) -> None:
        self.slash = new_group()
        self.router = Router(self)
        self.announcer = Announcer(self, robot_pause)
        self.timekeeper = Timekeeper(self)
        self.films = Films(self)
        self.titles = Titles(self)
        self.marks = Marks(self)
        self._translator = Translator()

    async def setup_hook(self) -> None:
        """Load every cog, and tell Discord of the commands if they are not what it knows."""
        load()  # the languages: else the first click would wait for them
        modules = {module.name for module in pkgutil.iter_modules(cogs.__path__, "cogs.") if not module.ispkg}
        for name in sorted(modules, key=lambda name: (name not in FIRST, name)):  # packages are shared code
            await self.load_extension(name)
        self.tree.add_command(self.slash)
        self.tree.error(self.router.failed)  # for what never gets to a handler
        await self.tree.set_translator(self._translator)
        await self._sync()
        self.timekeeper.start()
        self.announcer.background(self.marks.upload())

    async def _sync(self) -> None:
        """Register the commands, unless Discord knows the very same: registrations count against a daily limit.

        The group is for servers; what stands beside it goes with its user everywhere.
        """
        commands = (self.slash, *(each for each in self.tree.get_commands() if each is not self.slash))
        wanted = [await each.get_translated_payload(self.tree, self._translator) for each in commands]
        application = self.application_id or 0
        known = {each["name"]: each for each in await self.http.get_global_commands(application)}
        if known.keys() == {each["name"] for each in wanted} and all(
            _covers(known[each["name"]], each) for each in wanted
        ):
            log.info("commands are unchanged")
        else:
            known = {each["name"]: each for each in await self._register(application, wanted)}
            log.info("commands were registered")
        self._command_ids = {name: int(each["id"]) for name, each in known.items()}
        if self._dev_guild is not None:  # there they are at once what they are here
            local = {name: value for name, value in wanted[0].items() if name not in ONLY_GLOBAL}
            await self.http.bulk_upsert_guild_commands(application, self._dev_guild, payload=[local])
            log.info("commands were registered in server %s", self._dev_guild)

    async def _register(self, application: int, wanted: list[dict[str, Any]]) -> list[Any]:
        try:
            return await self.http.bulk_upsert_global_commands(application, payload=wanted)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.warning("Discord refused commands for people's own installation, is *User Install* on? (%s)", error)
            for_servers = [each | ({} if each is wanted[0] else ONLY_SERVERS) for each in wanted]
            return await self.http.bulk_upsert_global_commands(application, payload=for_servers)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Send every click to the router; commands go through the tree."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.router.click(interaction)

    async def on_ready(self) -> None:
        """Post what an outage left unposted; that is safe any number of times."""
        log.info("ready as %s in %s servers", self.user, len(self.guilds))
        self.announcer.background(self.announcer.reconcile())
        self.timekeeper.soon()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with the games of a server that has the bot back; everybody gets time."""
        await self.ladder.grace(self.now(), guild.id)
        self.announcer.background(self.announcer.reconcile())

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Note since when an outage has taken a server away: its clocks stand."""
        self._lost.setdefault(guild.id, self.now())

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on with the games of a server that an outage had taken away; after a long one everybody gets time."""
        since = self._lost.pop(guild.id, None)
        if since is not None and self.now() - since > OUTAGE:
            await self.ladder.grace(self.now(), guild.id)
        if self.is_ready():
            self.announcer.background(self.announcer.reconcile())

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Log what no handler caught; its arguments may hold tokens and stay out of the log."""
        log.error("%s failed", event_method, exc_info=True)  # noqa: LOG014 - called while the exception is handled

    @property
    def connected(self) -> bool:
        """Whether Discord would reach the bot now."""
        ws: discord.gateway.DiscordWebSocket | None = self.ws
        return self.is_ready() and ws is not None and ws.open

    def is_closed(self) -> bool:
        """Whether the bot has stopped, or is about to: then the library does not connect again."""
        return self._closing is not None or super().is_closed()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - the library's events
        """Tell of an event, unless it is all over: the library may still be about to say that it is ready."""
        if not super().is_closed():
            super().dispatch(event, *args, **kwargs)

    async def close(self) -> None:
        """Hear nothing new, answer the clicks that came, post what they led to, and leave; all within 10 s."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await self._closing

    async def _close(self) -> None:
        ws: discord.gateway.DiscordWebSocket | None = self.ws
        try:
            if ws is not None and ws.open:
                async with asyncio.timeout(SECONDS_TO_HANG_UP):
                    await ws.close(code=1000)
        except TimeoutError:
            log.info("Discord did not say goodbye")
        try:
            async with asyncio.timeout(SECONDS_TO_SETTLE):
                await self.play.stop_thinking()
                await self.timekeeper.stop()
                await self.films.give_up()
                await self.router.settle()
                await self.announcer.settle()
        except TimeoutError:
            log.warning("some answers or messages are left for the next start")
        try:
            async with asyncio.timeout(SECONDS_TO_HANG_UP):
                await self.titles.give_up()
                await super().close()
        except TimeoutError:
            log.info("the connection is left to the system")

    def mention_of(self, command: str) -> str:
        """Return a command of ours, of the group or beside it, as people click it."""
        path = command if command in self._command_ids else f"{self.slash.name} {command}"
        return f"</{path}:{self._command_ids.get(path.split()[0], 0)}>"


def _covers(known: Any, wanted: Any) -> bool:  # noqa: ANN401 - any JSON value
    """Whether Discord's copy of a command holds all that ours says; what is empty may be missing there."""
    if isinstance(wanted, Mapping):
        return isinstance(known, Mapping) and all(
            _covers(known.get(key), value) or (not value and not known.get(key)) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return (
            isinstance(known, list)
            and len(known) == len(wanted)
            and all(_covers(one, other) for one, other in zip(known, wanted, strict=True))
        )
    return bool(known == wanted)
