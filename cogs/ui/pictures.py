"""Which picture goes with a screen? Asked of the studio, with its alt text; none where it takes too long."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import ParamSpec, Protocol

from bot.game.cards import Location, Lord
from bot.game.forecast import Forecast
from bot.game.view import PlayerView
from bot.i18n import text
from bot.service.history import Turn
from bot.service.table import Table
from cogs.screens.description import alt_text, chamber_alt, choice_title
from cogs.screens.naming import location_name, lord_name, player_name
from cogs.screens.story import turn_story
from cogs.screens.table import names_of
from cogs.ui.page import Attachment
from rendering.canvas import Picture
from rendering.chamber import draw_chamber
from rendering.changes import NOTHING, changes
from rendering.choice import draw_choice
from rendering.scores import draw_scores
from rendering.table import draw_table
from rendering.themes import DEFAULT
from rendering.words import Words

log = logging.getLogger(__name__)

Drawn = ParamSpec("Drawn")

MOST_CARDS = 12  # in a picture; a whole deck is read in the menus
PATIENCE = 1.0  # seconds that a click waits for its picture


class Drawer(Protocol):
    """Whoever draws, such as the studio."""

    async def draw(
        self, drawing: Callable[Drawn, Picture], *args: Drawn.args, **kwargs: Drawn.kwargs
    ) -> Picture | None:
        """Return the picture that a function makes of its arguments; None where there is none to be had."""

    async def draw_later(
        self, drawing: Callable[Drawn, Picture], *args: Drawn.args, **kwargs: Drawn.kwargs
    ) -> Picture | None:
        """Do the same after whatever people wait for right now."""


class Pictures:
    """The pictures of screens. Nothing is drawn here: the studio draws elsewhere."""

    def __init__(self, studio: Drawer) -> None:
        self._studio = studio

    async def table(
        self, table: Table, last: Turn | None, locale: str, patience: float = PATIENCE
    ) -> Attachment | None:
        """Return the picture of the table as everybody sees it, or of the scores at the end."""
        view = table.view(None)
        names = names_of(table, locale)
        called = _called(names, locale)
        told = "" if last is None else turn_story(last.events, last.seat, names, locale, markdown=False)
        if view.over:
            words = _words(locale, text("table-over", locale), told)
            picture = await self._draw(patience, draw_scores, view, called, words, DEFAULT)
        else:
            words = _words(locale, text("table-turn", locale, number=view.turn_number, name=called[view.turn]), told)
            changed = NOTHING if last is None else changes(last.events)
            picture = await self._draw(patience, draw_table, view, called, words, DEFAULT, changed)
        return _attached(picture, alt_text(view, names, locale, told))

    async def chamber(
        self, view: PlayerView, names: Sequence[str], seat: int, locale: str, forecast: Forecast | None = None
    ) -> Attachment | None:
        """Return the picture of a seat's Chamber as the viewer sees it, or of what it would be after a choice."""
        words = _words(locale)
        name = _called(names, locale)[seat]
        picture = await self._draw(PATIENCE, draw_chamber, view, seat, name, words, DEFAULT, forecast)
        return _attached(picture, chamber_alt(view, seat, name, locale))

    async def panel(
        self,
        view: PlayerView,
        names: Sequence[str],
        locale: str,
        cards: Sequence[Lord | Location],
        chosen: Sequence[int],
        forecast: Forecast | None,
    ) -> Attachment | None:
        """Return the picture of one's own choice: the cards to choose from over one's Chamber as it would be."""
        if not cards or len(cards) > MOST_CARDS:
            return await self.chamber(view, names, view.own.seat, locale, forecast)
        name = _called(names, locale)[view.own.seat]
        said = choice_title(view, cards, locale)
        picture = await self._draw(
            PATIENCE, draw_choice, view, tuple(cards), name, _words(locale, said), DEFAULT, tuple(chosen), forecast
        )
        shown = ", ".join(
            lord_name(card, locale) if isinstance(card, Lord) else location_name(card, locale) for card in cards
        )
        return _attached(picture, f"{said} — {shown}. {chamber_alt(view, view.own.seat, name, locale)}")

    async def drawn(
        self, drawing: Callable[Drawn, Picture], *args: Drawn.args, **kwargs: Drawn.kwargs
    ) -> Picture | None:
        """Return any other picture, however long it takes; None where it cannot be drawn."""
        return await self._draw(None, drawing, *args, **kwargs)

    async def _draw(
        self, patience: float | None, drawing: Callable[Drawn, Picture], *args: Drawn.args, **kwargs: Drawn.kwargs
    ) -> Picture | None:
        try:
            async with asyncio.timeout(patience):
                patient = patience is None or patience > PATIENCE
                draw = self._studio.draw_later if patient else self._studio.draw
                return await draw(drawing, *args, **kwargs)
        except TimeoutError:
            log.warning("a picture was not ready after %s s: the message goes without it", patience)
        except Exception:
            log.exception("a picture could not be drawn: the message goes without it")
        return None


def _called(names: Sequence[str], locale: str) -> tuple[str, ...]:
    """Return what pictures call the players: equal names with their seats, as everywhere."""
    return tuple(player_name(names, seat, locale, markdown=False) for seat in range(len(names)))


def _words(locale: str, title: str = "", subtitle: str = "") -> Words:
    return Words(
        title=title,
        subtitle=subtitle,
        lords=text("picture-lords", locale),
        locations=text("picture-locations", locale),
        coalition=text("picture-coalition", locale),
        pearl_master=text("picture-pearl-master", locale),
        extra=text("picture-extra", locale),
        seat=text("picture-seat", locale, number="{number}"),
    )


def _attached(picture: Picture | None, alt: str) -> Attachment | None:
    return None if picture is None else Attachment(picture.filename, picture.data, alt)
