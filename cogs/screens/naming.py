"""What are cards, choices and points called? Short texts for sentences, buttons and menus."""

import re
from collections.abc import Iterable, Sequence
from typing import assert_never

from bot.game.actions import (
    Action,
    Control,
    Explore,
    KeepReplay,
    Rally,
    Recruit,
    Reveal,
    Scout,
    ScoutAll,
    SpendReplay,
    Stay,
    Swap,
)
from bot.game.cards import GUILDS, Guild, Location, Lord
from bot.game.scoring import Points
from bot.game.view import PlayerView
from bot.i18n import text
from cogs.screens.players import escape, plain, player_name

__all__ = [
    "action_label",
    "escape",
    "guild_letters",
    "guild_name",
    "guild_plural",
    "influence",
    "listed",
    "location_deed",
    "location_line",
    "location_name",
    "location_short",
    "location_title",
    "location_worth",
    "lord_mark",
    "lord_name",
    "lord_power",
    "plain",
    "player_name",
    "points_line",
    "together",
]

SQUARES = {
    Guild.FARMER: "🟨",
    Guild.SOLDIER: "🟥",
    Guild.MERCHANT: "🟩",
    Guild.POLITICIAN: "🟦",
    Guild.MAGE: "🟪",
}


def guild_name(guild: Guild, locale: str) -> str:
    """Return a guild in the singular, as in "Mage"."""
    return text(f"guild-{guild}", locale)


def guild_plural(guild: Guild, locale: str) -> str:
    """Return a guild in the plural, as in "Mages"."""
    return text(f"guild-{guild}-many", locale)


def guild_letters(locale: str) -> tuple[str, str, str, str, str]:
    """Return a letter for each guild in the order of GUILDS, all different."""
    farmer, soldier, merchant, politician, mage = (text(f"guild-{guild}-letter", locale) for guild in GUILDS)
    return farmer, soldier, merchant, politician, mage


def lord_name(lord: Lord, locale: str) -> str:
    """Return what a Lord is called, as in "Mage 4"."""
    return text("lord", locale, guild=guild_name(lord.guild, locale), ip=str(lord.ip))


def lord_mark(lord: Lord, locale: str) -> str:
    """Return a Lord with its guild's colour, as in "🟪 Mage 4": colour never stands alone."""
    return f"{SQUARES[lord.guild]} {lord_name(lord, locale)}"


def lord_power(lord: Lord, locale: str) -> str:
    """Return what a Lord does, as one short sentence."""
    return text(f"power-{lord.ip}", locale)


def influence(lords: Iterable[Lord]) -> str:
    """Return the IP of Lords, as in "4, 1"."""
    return ", ".join(str(lord.ip) for lord in lords)


def location_name(location: Location, locale: str) -> str:
    """Return what a Location is called; a name of our own, the cards have none."""
    return text(f"location-{location.id}", locale)


def location_title(location: Location, locale: str) -> str:
    """Return a Location's name as it stands in a sentence; some languages put it between quotation marks."""
    return text("location-title", locale, name=location_name(location, locale))


def location_deed(location: Location, locale: str) -> str:
    """Return what a Location does, as one short sentence."""
    return text(f"location-{location.id}-line", locale)


def location_line(location: Location, locale: str) -> str:
    """Return a Location's name and what it does, in one line."""
    return text("location-full", locale, name=location_name(location, locale), line=location_deed(location, locale))


def location_short(location: Location, locale: str) -> str:
    """Return what a Location does in 40 characters at most, for menus."""
    return text(f"location-{location.id}-short", locale)


def location_worth(view: PlayerView, location: Location, locale: str) -> str:
    """Return what taking a Location would bring the viewing seat now, as in "worth 6 to you now"."""
    return text("worth-now", locale, points=view.worth(location))


def points_line(points: Points | None, locale: str) -> str:
    """Return points by category; None are hidden ones."""
    if points is None:
        return text("points-hidden", locale)
    extra = {} if points.extra is None else {"extra": points.extra}
    return text(
        "points-line-extra" if extra else "points-line",
        locale,
        total=points.total,
        lords=points.lords,
        locations=points.locations,
        coalition=points.coalition,
        master=points.pearl_master,
        **extra,
    )


# Spanish "y" becomes "e" before it, though not before a diphthong; markup and emblems in front are not heard.
SOUNDS_LIKE_I = re.compile(r"[\W_]*h?[ií](?![aeou])", re.IGNORECASE)


def together(items: Sequence[str], locale: str) -> str:
    """Return a list in words, as in "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    key = "list-and-i" if SOUNDS_LIKE_I.match(items[-1]) else "list-and"
    return text(key, locale, first=listed(items[:-1], locale, "comma"), last=items[-1])


def listed(items: Sequence[str], locale: str, separator: str = "semicolon") -> str:
    """Return a list without a last "and": as in "a; b; c", or with "comma" as in "a, b, c"."""
    said = "".join(items[:1])
    for item in items[1:]:
        said = text(f"list-{separator}", locale, first=said, last=item)
    return said


def action_label(action: Action, view: PlayerView, locale: str) -> str:
    """Return what an action of the viewing seat is called on a button, in 80 characters at most."""
    match action:
        case Explore(count):
            return text("action-explore", locale, count=count)
        case Rally(guild):
            ips = influence(view.pile(guild))
            return text("action-rally", locale, guild=guild_plural(guild, locale), ips=ips)
        case Recruit(lords):
            return _recruit_label(lords, view, locale)
        case Swap(a, b):
            first, second = (lord_name(view.own.chamber.at(place), locale) for place in (a, b))
            return text("action-swap", locale, first=first, a=a, second=second, b=b)
        case Stay():
            return text("action-stay", locale)
        case Scout(count):
            return text("action-scout", locale, count=count)
        case ScoutAll():
            return text("action-scout-all", locale)
        case Control(location):
            return text("action-control", locale, location=location_title(location, locale))
        case Reveal():
            return text("action-reveal", locale)
        case SpendReplay():
            return text("action-replay", locale)
        case KeepReplay():
            return text("action-keep-token", locale)
    assert_never(action)


def _recruit_label(lords: tuple[Lord, ...], view: PlayerView, locale: str) -> str:
    if view.drawn_lords:
        return text("action-keep", locale, lord=lord_name(lords[0], locale))
    return text("action-place", locale, guild=guild_plural(lords[0].guild, locale), ips=influence(lords))
