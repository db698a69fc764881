"""How is a screen laid out for Discord? Text, pictures and controls in one message, within its limits."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

import discord
from discord import ui

from cogs.ui.ids import ControlId

MOST_BUTTONS = 5  # in a row
MOST_OPTIONS = 25  # of a select
MOST_TEXT = 4_000  # characters of all texts together
MOST_ABOVE = 100  # of them, for the mention above
MOST_BYTES = 9_500  # of all texts together: past about 10,000 Discord answers with an error of its own
LONGEST_LABEL = 80
CHOSEN = "✓"  # before the label of a button, which colour alone would not tell everybody
LONGEST_OPTION = 100
LONGEST_ALT = 1_024

Style = discord.ButtonStyle
PLACES = (  # kinds of channels where a table may stand, or in whose threads
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
)
View = ui.LayoutView
AnyItem = ui.Item[Any]


@dataclass(frozen=True, slots=True)
class Attachment:
    """A picture or file of a screen; its bytes can be sent any number of times."""

    filename: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class InWords:
    """What stands in the place of a picture for whoever reads: a text of at most as many characters as asked for."""

    say: Callable[[int], str]


Illustration = Attachment | InWords | None


class Mentioned(NamedTuple):
    """Somebody by id, as text: discord.py would send a number, and Discord's description wants a string."""

    id: str


@dataclass(frozen=True, slots=True)
class Screen:
    """One whole message: what is shown, with the pictures it refers to."""

    view: View
    attachments: tuple[Attachment, ...] = ()
    mentions: tuple[int, ...] = ()  # the people that it may notify

    def files(self) -> list[discord.File]:
        """Return new files: discord.py's own can be sent only once."""
        return [discord.File(io.BytesIO(each.data), each.filename, description=each.alt) for each in self.attachments]

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Return whom the message may notify: nobody but those named."""
        people = [cast("discord.Object", Mentioned(str(person))) for person in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a screen wants it."""

    label: str
    control: ControlId
    style: Style = Style.secondary
    disabled: bool = False
    emoji: str | None = None
    chosen: bool = False

    def item(self) -> AnyItem:
        """Return it for Discord; what is chosen has a sign besides its colour."""
        label = f"{CHOSEN} {self.label}" if self.chosen else self.label
        return ui.Button(
            label=cut(label, LONGEST_LABEL),
            custom_id=str(self.control),
            style=self.style,
            disabled=self.disabled,
            emoji=_emoji(self.emoji),
        )


def _emoji(written: str | None) -> discord.PartialEmoji | None:
    """Return an emoji for Discord; the id as text, like that of people who are mentioned."""
    if written is None:
        return None
    emoji = discord.PartialEmoji.from_str(written)
    return emoji if emoji.id is None else discord.PartialEmoji(name=emoji.name, id=cast("int", str(emoji.id)))


@dataclass(frozen=True, slots=True)
class Option:
    """An entry of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(slots=True)
class Page:
    """A screen in the making. Everything stands in one container, in the order in which it is added."""

    accent: int | None = None
    _items: list[AnyItem] = field(default_factory=list)
    _attachments: list[Attachment] = field(default_factory=list)
    _text_left: int = MOST_TEXT - MOST_ABOVE
    _bytes_left: int = MOST_BYTES
    _rest: tuple[int, InWords] | None = None  # where the text goes that may take all the room that is left

    def text(self, *paragraphs: str) -> "Page":
        """Add a text of these paragraphs, shortened to what Discord still takes."""
        whole = "\n".join(paragraph for paragraph in paragraphs if paragraph)
        if shown := self._fitted(lambda most: cut(whole, most)):
            self._items.append(ui.TextDisplay(shown))
        return self

    def setting(self, said: str, button: Button) -> "Page":
        """Add a sentence with its button beside it."""
        self._items.append(ui.Section(self._fitted(lambda most: cut(said, most)), accessory=button.item()))
        return self

    def picture(self, shown: Illustration) -> "Page":
        """Add a picture, if there is one; words in its place, once a page, get what room the other texts leave."""
        if isinstance(shown, InWords):
            self._rest = len(self._items), shown
        elif shown is not None:
            alt = cut(shown.alt, LONGEST_ALT)
            kept = Attachment(shown.filename, shown.data, alt)
            self._attachments.append(kept)
            item = discord.MediaGalleryItem(f"attachment://{kept.filename}", description=alt)
            self._items.append(ui.MediaGallery(item))
        return self

    def file(self, given: Attachment) -> "Page":
        """Add a file to be saved."""
        self._attachments.append(given)
        self._items.append(ui.File(f"attachment://{given.filename}"))
        return self

    def _fitted(self, say: Callable[[int], str]) -> str:
        """Return a text in the room that is left, which it takes; `say` gets how many characters it may have."""
        most = self._text_left
        shown = say(most)
        while len(shown.encode()) > self._bytes_left:
            most = min(most, len(shown)) * 9 // 10
            shown = say(most)
        if not shown.strip():
            return ""
        self._text_left -= len(shown)
        self._bytes_left -= len(shown.encode()) + 12
        return shown

    def buttons(self, *buttons: Button) -> "Page":
        """Add buttons, in as many rows as they need."""
        for start in range(0, len(buttons), MOST_BUTTONS):
            row = [button.item() for button in buttons[start : start + MOST_BUTTONS]]
            self._items.append(ui.ActionRow(*row))
        return self

    def select(self, placeholder: str, control: ControlId, options: Sequence[Option], *, picks: int = 1) -> "Page":
        """Add a choice of up to 25 options, of which `picks` are to be taken at once."""
        entries = [
            discord.SelectOption(
                label=cut(option.label, LONGEST_OPTION),
                value=option.value,
                description=cut(option.description, LONGEST_OPTION) or None,
                default=option.chosen,
            )
            for option in options
        ]
        menu: ui.Select[View] = ui.Select(
            placeholder=cut(placeholder, 150),
            custom_id=str(control),
            options=entries,
            min_values=picks,
            max_values=picks,
        )
        self._items.append(ui.ActionRow(menu))
        return self

    def channels(self, placeholder: str, control: ControlId, chosen: Sequence[int]) -> "Page":
        """Add a choice of any of the server's channels in which people write, `chosen` being those of now."""
        menu: ui.ChannelSelect[View] = ui.ChannelSelect(
            placeholder=cut(placeholder, 150),
            custom_id=str(control),
            channel_types=list(PLACES),
            default_values=[_channel(each) for each in chosen[:MOST_OPTIONS]],
            min_values=0,
            max_values=MOST_OPTIONS,
        )
        self._items.append(ui.ActionRow(menu))
        return self

    def screen(self, *, mentions: tuple[int, ...] = (), above: str = "") -> Screen:
        """Return the finished screen. `above` stands before the container, where a mention is read as such."""
        view = View(timeout=None)
        if self._rest is not None:
            at, words = self._rest
            self._text_left += MOST_ABOVE - len(above)
            if shown := self._fitted(words.say):
                self._items.insert(at, ui.TextDisplay(shown))
        if above:
            view.add_item(ui.TextDisplay(above))
        view.add_item(ui.Container(*self._items, accent_colour=self.accent))
        view.stop()  # the client keeps nothing of it: every click comes to the router, also after a restart
        return Screen(view, tuple(self._attachments), mentions)


def _channel(channel_id: int) -> discord.SelectDefaultValue:
    """Return a channel that is chosen; the id as text, like that of people who are mentioned."""
    kind = discord.SelectDefaultValueType.channel
    return discord.SelectDefaultValue(id=cast("int", str(channel_id)), type=kind)


def chunks(options: Sequence[Option]) -> list[Sequence[Option]]:
    """Return options in as many selects as they need."""
    return [options[start : start + MOST_OPTIONS] for start in range(0, len(options), MOST_OPTIONS)]


def cut(text: str, most: int) -> str:
    """Return a text of at most that many characters, with an ellipsis where something is missing."""
    if len(text) <= most:
        return text
    return text[: most - 1].rstrip() + "…" if most > 0 else ""


def without_pictures(screen: Screen) -> discord.ui.LayoutView:
    """Return the same message less its pictures: what a channel without the right to attach files can show."""
    view = discord.ui.LayoutView(timeout=None)
    for item in list(screen.view.children):
        screen.view.remove_item(item)
        if isinstance(item, discord.ui.Container):
            for part in list(item.children):
                if isinstance(part, discord.ui.MediaGallery):
                    item.remove_item(part)
        view.add_item(item)
    view.stop()
    return view
