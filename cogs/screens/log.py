"""What has happened so far? Turn by turn with the table after each, or a page of turns in words, the latest first."""

from collections.abc import Sequence

from bot.i18n import text
from bot.service.addresses import Addresses
from bot.service.history import History, Leaf, Turn
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.lobby import closed_screen
from cogs.screens.naming import player_name
from cogs.screens.pointers import link
from cogs.screens.story import recap, turn_story
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import MOST_OPTIONS, Attachment, Button, Illustration, Option, Page, Screen

COLOUR = 0x5B7083
ROBOT = "🤖"
TURNS = 8  # on a page
PAST_LIMIT = 900  # characters in the message of a turn that has been played
LATEST = "last"
FIRST = "first"


def leaf_screen(
    table: Table, viewer: int | None, leaf: Leaf, addresses: Addresses, picture: Illustration, locale: str
) -> Screen:
    """Return one turn: what happened in it, the table after it, where it was posted, and the ways to the others."""
    turn, names = leaf.turn, names_of(table, locale)
    name = player_name(names, turn.seat, locale)
    page = Page(COLOUR).text(f"### {text('log-turn', locale, number=turn.number, total=leaf.total, name=name)}")
    page.text(_told(turn, table, viewer, locale), _address(table, addresses, turn.number, locale))
    page.picture(picture)
    page.buttons(*_leafing(table, leaf, locale))
    if leaf.total > 1:
        control = ControlId(controls.LEAF, table.id, None, "jump")
        page.select(text("log-jump", locale), control, _near(leaf, table, viewer, locale))
    overview = Button(text("button-all-turns", locale), ControlId(controls.LOG_PAGE, table.id, None, "0"))
    return page.buttons(overview, *_more(table, locale, latest=turn.number >= leaf.total - 1)).screen()


def log_screen(table: Table, viewer: int | None, history: History, offset: int, locale: str) -> Screen:
    """Return a page of the log, as somebody may know it."""
    page = Page(COLOUR).text(f"### {text('log-title', locale)}")
    lines = [f"**{turn.number}.** {_told(turn, table, viewer, locale)}" for turn in history.turns]
    page.text(*(lines or [text("log-empty", locale)]))
    if history.turns:
        options = [_option(turn, table, viewer, locale) for turn in reversed(history.turns)]
        page.select(text("log-jump", locale), ControlId(controls.LEAF, table.id, None, "jump"), options)
    buttons = []
    if offset + TURNS < history.total:
        older = ControlId(controls.LOG_PAGE, table.id, None, str(offset + TURNS))
        buttons.append(Button(text("button-older", locale), older))
    if offset:
        newer = ControlId(controls.LOG_PAGE, table.id, None, str(max(0, offset - TURNS)))
        buttons.append(Button(text("button-newer", locale), newer))
    return page.buttons(*buttons, *_more(table, locale, latest=not offset)).screen()


def past_screen(table: Table, turns: Sequence[Turn], locale: str) -> Screen:
    """Return what the public message of turns that have been played becomes: what happened, and the way to see it."""

    def lead(turn: Turn) -> str:
        return _number(turn, locale) + stood_in(turn, table)

    told = recap(turns, names_of(table, locale), locale, PAST_LIMIT, lead=lead)
    if not told:  # from before turns had addresses
        number = max(1, table.view(None).turn_number - 1)
        return closed_screen("post-past", locale, number=number)
    see = ControlId(controls.SEE_TURN, table.id, None, str(turns[0].number))
    small = "\n".join(f"-# {line}" for line in told.splitlines())
    return Page().text(small).buttons(Button(text("button-see-turn", locale), see)).screen()


def record_screen(filename: str, data: bytes, locale: str) -> Screen:
    """Return the record of a finished game as a file."""
    page = Page(COLOUR).text(text("record-done", locale))
    return page.file(Attachment(filename, data, text("log-title", locale))).screen()


def turn_link(table: Table, addresses: Addresses, turn: int, label: str) -> str:
    """Return a label that leads to the message in which a turn was posted; the label alone where there is none."""
    post = addresses.of(turn)
    if post is None:
        return label
    return f"[{label}]({link(table.guild_id, post.channel_id, post.message_id)})"


def _address(table: Table, addresses: Addresses, turn: int, locale: str) -> str:
    link = turn_link(table, addresses, turn, text("log-posted", locale))
    return f"-# {link}" if link.startswith("[") else ""


def _number(turn: Turn, locale: str) -> str:
    return f"**{text('recap-turn', locale, number=turn.number)}** · "


def _told(turn: Turn, table: Table, viewer: int | None, locale: str) -> str:
    """Return what happened in a turn, who stood in, and what was taken back."""
    names = names_of(table, locale)
    story = turn_story(turn.events, turn.seat, names, locale, viewer)
    told = story or player_name(names, turn.seat, locale) + " …"
    back = f" {text('log-taken-back', locale, count=turn.taken_back)}" if turn.taken_back else ""
    return f"{stood_in(turn, table)}{told}{back}"


def stood_in(turn: Turn, table: Table) -> str:
    """Return the mark of a turn that a robot played for somebody who was away, and came back."""
    return f"{ROBOT} " if turn.robot and table.players[turn.seat].human else ""


def _leafing(table: Table, leaf: Leaf, locale: str) -> list[Button]:
    """Return the ways to the first turn, the one before, the next and the latest."""
    number, total = leaf.turn.number, leaf.total
    ways = (
        ("⏮️", "button-first", FIRST, number > 1),
        ("◀️", "button-previous", str(number - 1), number > 1),
        ("▶️", "button-next", str(number + 1), number < total),
        ("⏭️", "button-latest", LATEST, number < total),
    )
    return [
        Button(text(label, locale), ControlId(controls.LEAF, table.id, None, to), disabled=not open_, emoji=emoji)
        for emoji, label, to, open_ in ways
    ]


def _near(leaf: Leaf, table: Table, viewer: int | None, locale: str) -> list[Option]:
    """Return the turns around this one, as many as a select holds."""
    first = max(0, min(leaf.turn.number - 1 - MOST_OPTIONS // 2, leaf.total - MOST_OPTIONS))
    turns = leaf.turns[first : first + MOST_OPTIONS]
    return [_option(turn, table, viewer, locale, chosen=turn is leaf.turn) for turn in turns]


def _option(turn: Turn, table: Table, viewer: int | None, locale: str, *, chosen: bool = False) -> Option:
    names = names_of(table, locale)
    name = player_name(names, turn.seat, locale, markdown=False)
    label = text("log-option", locale, number=turn.number, name=name)
    told = turn_story(turn.events, turn.seat, names, locale, viewer, markdown=False)
    return Option(f"{stood_in(turn, table)}{label}", str(turn.number), told, chosen=chosen)


def _more(table: Table, locale: str, *, latest: bool) -> list[Button]:
    """Return what else there is to know of a game: its robots' reasons, and when it is over its film and record."""
    buttons = [controls.why(table.id, locale)] if table.robots_played and latest else []
    if table.status is Status.OVER:
        buttons.append(controls.film(table.id, locale))
    return [*buttons, controls.record(table.id, locale)] if table.over else buttons
