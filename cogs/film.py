"""How did the game go? The film of a finished one, to whoever asks."""

from bot.client import Client
from bot.errors import NotOverError
from bot.service.table import Status
from cogs.screens import controls
from cogs.screens.film import film_in_words, making_screen
from cogs.ui.answer import Kind
from cogs.ui.page import Screen
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the button."""
    client.router.add(controls.FILM, Kind.PRIVATE, film)


async def film(call: Call) -> Screen | None:
    """Say that the film is being made, and begin; it takes the place of this answer."""
    table = await call.table()
    if table.status is not Status.OVER:
        raise NotOverError
    reader = await call.reader()
    if reader.text_only:
        return film_in_words(table, call.locale)
    await call.answer.show(making_screen(call.locale))
    call.client.films.begin(call.answer, table, reader)
    return None
