"""How does an interaction get its answer, in time and to nobody but the right people?

Discord wants a first response within three seconds. The watchdog acknowledges after 0.8 s whatever happens, in the way
that the kind of answer needs; the answer then follows as an edit, or as a follow-up where the edit is refused.
"""

import asyncio
import logging
from enum import Enum
from types import TracebackType
from typing import Any, Final, Self

import discord

from cogs.ui.forms import Form
from cogs.ui.page import Screen

log = logging.getLogger(__name__)

PATIENCE: Final = 0.8  # seconds until the watchdog acknowledges

ALREADY_ACKNOWLEDGED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062
INVALID_FORM: Final = 50035

Interaction = discord.Interaction[Any]


class Kind(Enum):
    """What an answer is to be: a new message for one person's eyes, or the clicked message itself, changed."""

    PRIVATE = "private"
    EDIT = "edit"  # of a message that one person sees
    PUBLIC = "public"  # an edit of a message that everybody sees
    FORM = "form"  # opens at once: nothing is asked of the database or anybody before


class Answer:
    """The answer to one interaction; `async with` guards its deadline."""

    def __init__(self, interaction: Interaction, kind: Kind) -> None:
        self.interaction = interaction
        self.kind = kind
        self._lock = asyncio.Lock()  # around the first response: watchdog and answer may come at the same instant
        self._deferred = False
        self._watchdog: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if self.kind is not Kind.FORM:  # no acknowledgement may come before a form
            self._watchdog = asyncio.create_task(self._watch())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._watchdog is not None:
            self._watchdog.cancel()

    async def show(self, screen: Screen) -> None:
        """Send the answer, as what the kind says."""
        async with self._lock:
            if not self._answered and await self._respond(screen):
                return
        if self.kind is Kind.PRIVATE and not self._deferred:
            await self._follow_up(screen)
        else:
            await self._edit(screen)

    async def ask(self, form: Form) -> None:
        """Open a form."""
        async with self._lock:
            await self._first(self.interaction.response.send_modal(form.modal()))

    async def change(self, screen: Screen) -> None:
        """Show something else where the answer was shown."""
        await self._edit(screen)

    async def tell(self, screen: Screen) -> None:
        """Send a message for this person's eyes alone, whatever the kind: a refusal, an error."""
        async with self._lock:
            if not self._answered and await self._first(self._send_private(screen)):
                return
        if self.kind is Kind.PRIVATE and self._deferred:
            await self._edit(screen)  # the placeholder is private already
        else:
            await self._follow_up(screen)

    @property
    def _answered(self) -> bool:
        return self.interaction.response.is_done()

    async def _watch(self) -> None:
        await asyncio.sleep(PATIENCE)
        async with self._lock:
            if not self._answered:
                log.warning("interaction %s acknowledged by the watchdog", self.interaction.id)
                # From a public message a private answer needs a private placeholder, or it would be published.
                private = self.kind is Kind.PRIVATE
                defer = self.interaction.response.defer(ephemeral=private, thinking=private)
                self._deferred = await self._first(defer)

    async def _respond(self, screen: Screen) -> bool:
        if self.kind is Kind.PRIVATE:
            return await self._first(self._send_private(screen))
        edit = self.interaction.response.edit_message(
            view=screen.view, attachments=screen.files(), allowed_mentions=screen.allowed_mentions()
        )
        return await self._first(edit)

    def _send_private(self, screen: Screen) -> Any:  # noqa: ANN401 - the library's coroutine
        return self.interaction.response.send_message(
            view=screen.view, files=screen.files(), ephemeral=True, allowed_mentions=screen.allowed_mentions()
        )

    async def _first(self, response: Any) -> bool:  # noqa: ANN401 - the library's coroutine
        """Send the first response; return whether it is the answer, False where another one came before."""
        try:
            await response
        except discord.InteractionResponded:
            return False
        except discord.HTTPException as error:
            if error.code not in (ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION):
                raise
            # The first try of a repeated request had succeeded, or it is too late: what was decided stands, and the
            # next click shows it.
            log.warning("interaction %s: first response refused with %s", self.interaction.id, error.code)
        return True

    async def _edit(self, screen: Screen) -> None:
        try:
            await self.interaction.edit_original_response(
                view=screen.view, attachments=screen.files(), allowed_mentions=screen.allowed_mentions()
            )
        except discord.NotFound:
            await self._follow_up(screen)  # dismissed or deleted meanwhile
        except discord.HTTPException as error:
            if error.code != INVALID_FORM:
                raise
            await self._follow_up(screen)  # an upload into a deferred message may be refused

    async def _follow_up(self, screen: Screen) -> None:
        try:
            await self.interaction.followup.send(
                view=screen.view, files=screen.files(), ephemeral=True, allowed_mentions=screen.allowed_mentions()
            )
        except discord.NotFound:
            log.warning("interaction %s: its token is gone, nothing could be shown", self.interaction.id)
