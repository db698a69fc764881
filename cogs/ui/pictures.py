"""Which picture goes with a screen? Asked of the studio in the reader's look, with its alt text; or words in its place.

There is none where it takes too long.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import ParamSpec, Protocol

from bot.game.cards import Location, Lord
from bot.game.events import Controlled, LastTurnsBegan, PearlMasterNamed
from bot.game.forecast import Forecast
from bot.game.view import PlayerView
from bot.i18n import text
from bot.service.history import Leaf, Scene, Turn
from bot.service.sample import sample_view
from bot.service.table import Table
from cogs.screens.alt import card_alt, chamber_alt, choice_alt, film_alt, table_alt
from cogs.screens.description import choice_title, describe, describe_chamber
from cogs.screens.naming import guild_letters, plain, player_name
from cogs.screens.rulebook import CardEntry
from cogs.screens.story import clipped, turn_story
from cogs.screens.table import names_of
from cogs.ui.looks import Reader
from cogs.ui.page import Attachment, Illustration, InWords
from rendering.canvas import Picture
from rendering.card import draw_card
from rendering.chamber import draw_chamber
from rendering.changes import NOTHING, changes
from rendering.choice import draw_choice
from rendering.film import Frame, draw_film
from rendering.scores import draw_scores
from rendering.table import draw_table
from rendering.words import Words

log = logging.getLogger(__name__)

Drawn = ParamSpec("Drawn")

MOST_CARDS = 12  # in a picture; a whole deck is read in the menus
MOMENTS = (PearlMasterNamed, LastTurnsBegan)  # with the first Location, what a film stays at
PATIENCE = 1.0  # seconds that a click waits for its picture
LEAF_PATIENCE = 4.0  # that whoever looks back does: nobody waits for them, and they came for the picture
SAMPLE_PATIENCE = 2.5  # that who chooses a look waits for the first picture in it: all that it shares is new


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

    async def film(
        self, drawing: Callable[Drawn, Picture], *args: Drawn.args, **kwargs: Drawn.kwargs
    ) -> Picture | None:
        """Do the same for what takes seconds, holding up no other picture."""


class Pictures:
    """The pictures of screens. Nothing is drawn here: the studio draws elsewhere; for some readers words take over."""

    def __init__(self, studio: Drawer) -> None:
        self._studio = studio

    async def table(self, table: Table, last: Turn | None, reader: Reader, patience: float = PATIENCE) -> Illustration:
        """Return the picture of the table as everybody sees it, or of the scores at the end."""
        view, locale = table.view(None), reader.locale
        names = names_of(table, locale)
        if not view.over:
            return await self._standing(view, names, last, reader, patience)
        if reader.text_only:
            return InWords(partial(describe, view, names, locale))
        told = _told(last, names, locale)
        words = words_of(locale, text("table-over", locale), told)
        picture = await self._draw(patience, draw_scores, view, _called(names, locale), words, reader.theme)
        return _attached(picture, table_alt(view, names, locale, told))

    async def leaf(self, leaf: Leaf, names: Sequence[str], reader: Reader) -> Illustration:
        """Return the picture of the table after a turn, as whoever reads saw it then; nothing where that is lost."""
        if leaf.view is None:
            return None
        turn, locale = leaf.turn, reader.locale
        name = player_name(names, turn.seat, locale, markdown=reader.text_only)
        heading = text("log-after", locale, number=turn.number, name=name) if leaf.done else ""
        return await self._standing(leaf.view, names, turn, reader, LEAF_PATIENCE, heading)

    async def _standing(
        self,
        view: PlayerView,
        names: Sequence[str],
        last: Turn | None,
        reader: Reader,
        patience: float,
        heading: str = "",
    ) -> Illustration:
        """Return the picture of a table, with what the last turn changed; of a past one with a heading."""
        locale = reader.locale
        if reader.text_only:
            return InWords(partial(describe, view, names, locale, heading=heading))
        called, told = _called(names, locale), _told(last, names, locale, view.seat)
        title = heading or text("table-turn", locale, number=view.turn_number, name=called[view.turn])
        changed = NOTHING if last is None else changes(last.events)
        picture = await self._draw(
            patience, draw_table, view, called, words_of(locale, title, told), reader.theme, changed
        )
        return _attached(picture, table_alt(view, names, locale, told, heading))

    async def chamber(
        self, view: PlayerView, names: Sequence[str], seat: int, reader: Reader, forecast: Forecast | None = None
    ) -> Illustration:
        """Return the picture of a seat's Chamber as the viewer sees it, or of one's own after a choice."""
        locale = reader.locale
        if reader.text_only:
            return InWords(lambda most: clipped(describe_chamber(view, seat, names, locale), most))
        name = _called(names, locale)[seat]
        picture = await self._draw(PATIENCE, draw_chamber, view, seat, name, words_of(locale), reader.theme, forecast)
        return _attached(picture, chamber_alt(view, seat, name, locale, forecast))

    async def panel(
        self,
        view: PlayerView,
        names: Sequence[str],
        reader: Reader,
        cards: Sequence[Lord | Location] = (),
        chosen: Sequence[int] = (),
        forecast: Forecast | None = None,
    ) -> Illustration:
        """Return the picture of one's own choice: the cards to choose from over one's Chamber as it would be.

        Whoever reads gets the whole table in its place: everybody else has seen that in public.
        """
        locale = reader.locale
        if reader.text_only:
            return InWords(partial(describe, view, names, locale, forecast=forecast))
        if not cards or len(cards) > MOST_CARDS:
            return await self.chamber(view, names, view.own.seat, reader, forecast)
        name = _called(names, locale)[view.own.seat]
        words = words_of(locale, choice_title(view, cards, locale))
        picture = await self._draw(
            PATIENCE, draw_choice, view, tuple(cards), name, words, reader.theme, tuple(chosen), forecast
        )
        return _attached(picture, choice_alt(view, cards, name, locale, chosen, forecast))

    async def card(self, entry: CardEntry, reader: Reader) -> Illustration:
        """Return the picture of a card with what it does; of a Lord, words tell how many of each its guild has."""
        said = card_alt(entry, reader.locale)
        if reader.text_only:
            return InWords(lambda most: clipped(said.partition("\n")[2], most))
        words = words_of(reader.locale, entry.name, entry.kind)
        return _attached(await self._draw(PATIENCE, draw_card, entry.card, words, reader.theme, (entry.does,)), said)

    async def film(self, table: Table, scenes: Sequence[Scene], reader: Reader) -> Attachment | None:
        """Return the film of a finished game, which takes some seconds; None where it cannot be drawn."""
        locale, names = reader.locale, names_of(table, reader.locale)
        called = _called(names, locale)
        words = words_of(locale, text("table-over", locale))
        film = await self._studio.film(draw_film, frames_of(scenes, called, locale), called, words, reader.theme)
        return _attached(film, film_alt(table.view(None), len(scenes), names, locale))

    async def sample(self, name: str, reader: Reader) -> Illustration:
        """Return what somebody's Chamber could look like; nothing for whoever wants no pictures."""
        if reader.text_only:
            return None
        view, called, locale = sample_view(), plain(name), reader.locale
        picture = await self._draw(SAMPLE_PATIENCE, draw_chamber, view, 0, called, words_of(locale), reader.theme)
        return _attached(picture, f"{text('settings-sample', locale)} {chamber_alt(view, 0, called, locale)}")

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


def _told(last: Turn | None, names: Sequence[str], locale: str, reader: int | None = None) -> str:
    """Return what a picture says of the turn that led to it."""
    return "" if last is None else turn_story(last.events, last.seat, names, locale, reader, markdown=False)


def _called(names: Sequence[str], locale: str) -> tuple[str, ...]:
    """Return what pictures call the players: equal names with their seats, as everywhere."""
    return tuple(player_name(names, seat, locale, markdown=False) for seat in range(len(names)))


def words_of(locale: str, title: str = "", subtitle: str = "") -> Words:
    """Return the words that stand in a picture."""
    return Words(
        title=title,
        subtitle=subtitle,
        lords=text("picture-lords", locale),
        locations=text("picture-locations", locale),
        coalition=text("picture-coalition", locale),
        pearl_master=text("picture-pearl-master", locale),
        extra=text("picture-extra", locale),
        seat=text("picture-seat", locale, number="{number}"),
        letters=guild_letters(locale),
    )


def frames_of(scenes: Sequence[Scene], called: Sequence[str], locale: str) -> tuple[Frame, ...]:
    """Return what a film shows of each turn; key moments have a caption."""
    frames: list[Frame] = []
    first = True  # nobody has taken a Location yet
    for scene in scenes:
        turn = scene.turn
        title = text("story-turn-began", locale, number=turn.number, name=called[turn.seat])
        moments = [
            event for event in turn.events if isinstance(event, MOMENTS) or (first and isinstance(event, Controlled))
        ]
        first = first and not any(isinstance(event, Controlled) for event in turn.events)
        caption = turn_story(moments, turn.seat, called, locale, markdown=False)
        frames.append(Frame(scene.view, title, caption, changes(turn.events)))
    return tuple(frames)


def _attached(picture: Picture | None, alt: str) -> Attachment | None:
    return None if picture is None else Attachment(picture.filename, picture.data, alt)
