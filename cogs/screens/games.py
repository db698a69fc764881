"""Which of my games waits for me?"""

from bot.i18n import text
from bot.service.table import Status, Table
from cogs.screens import controls
from cogs.screens.naming import player_name
from cogs.screens.settings import mentioned
from cogs.screens.table import names_of
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Screen

COLOUR = 0x2A9D8F
MOST_GAMES = 10  # on one screen; those that wait for the reader come first


def games_screen(
    tables: tuple[Table, ...], user_id: int, new: str, locale: str, *, muted: bool, first: int = 0
) -> Screen:
    """Return somebody's games with where they are played, and the way to one's turn in each that waits.

    `first` counts the games before those that are shown, from 0; past the last one the last page is shown.
    """
    first = min(first, max(0, len(tables) - 1)) // MOST_GAMES * MOST_GAMES
    shown = tables[first : first + MOST_GAMES]
    page = Page(COLOUR).text(f"### {_title(first, shown, len(tables), locale)}")
    if not tables:
        page.text(text("games-none", locale, command=new))
    buttons: list[Button] = []
    for table in shown:
        others = _others(table, user_id, locale)  # at a new table there are none yet
        said = [f"<#{table.channel_id}>", f"**{_state(table, user_id, locale)}**", _due(table, locale), others]
        page.text(" · ".join(part for part in [*said, _link(table, locale)] if part))
        if _waits(table, user_id):
            label = f"{text('button-turn', locale)} ({_others(table, user_id, locale, markdown=False)})"
            buttons.append(Button(label, controls.open_turn(table.id, locale).control))
    page.text(f"-# {mentioned(locale, muted=muted)}")
    page.buttons(*buttons).buttons(*_turning(first, len(tables), locale))
    return page.buttons(Button(text("button-settings", locale), ControlId(controls.SETTINGS))).screen()


def _title(first: int, shown: tuple[Table, ...], total: int, locale: str) -> str:
    if len(shown) == total:
        return text("games-title", locale)
    return text("games-title-page", locale, **{"from": first + 1, "to": first + len(shown), "total": total})


def _turning(first: int, total: int, locale: str) -> list[Button]:
    """Return the buttons that turn pages, where there is more than one."""
    pages = {"button-games-before": first - MOST_GAMES, "button-games-after": first + MOST_GAMES}
    return [
        Button(text(key, locale), ControlId(controls.GAMES, detail=str(start)), disabled=not 0 <= start < total)
        for key, start in pages.items()
        if total > MOST_GAMES
    ]


def _waits(table: Table, user_id: int) -> bool:
    return table.decider is not None and table.decider == table.seat_of(user_id)


def _state(table: Table, user_id: int, locale: str) -> str:
    if table.status is Status.LOBBY:
        return text("games-lobby", locale)
    if table.decider is None:
        return text("games-others", locale)
    if _waits(table, user_id):
        return text("games-yours", locale)
    return text("games-turn", locale, name=player_name(names_of(table, locale), table.decider, locale))


def _due(table: Table, locale: str) -> str:
    """Return when the time of whoever plays is up, as each reader's client writes it."""
    if table.clock is None or table.clock.due is None or table.status is not Status.RUNNING:
        return ""
    return text("games-due", locale, when=f"<t:{int(table.clock.due.timestamp())}:R>")


def _link(table: Table, locale: str) -> str:
    """Return the way to the public message of a game, from wherever it is read."""
    if table.guild_id is None or table.message_id is None:
        return ""
    address = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id}"
    return text("games-link", locale, link=address)


def _others(table: Table, user_id: int, locale: str, *, markdown: bool = True) -> str:
    names = names_of(table, locale)
    others = [seat for seat, player in enumerate(table.players) if player.user_id != user_id]
    return ", ".join(player_name(names, seat, locale, markdown=markdown) for seat in others)
