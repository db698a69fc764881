"""Why was that a good move? Reasons in words: of robots' turns, and of a hint."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.game.view import PlayerView
from bot.i18n import text
from bot.service.advice import Account, Hint, Reason, Why
from bot.service.table import Table
from cogs.screens.naming import action_label, guild_plural, location_title, lord_name, player_name, together
from cogs.screens.players import Names
from cogs.screens.table import names_of
from cogs.ui.page import Page, Screen

COLOUR = 0x5B7083
MOST_REASONS: Final = 3  # in a sentence
PLAYS_BY_CHANCE: Final = "random"
# Reasons whose worth is a number of points; that of the others is but a weight.
IN_POINTS: Final = frozenset(
    (Why.SHIELD, Why.COALITION, Why.LOCATION, Why.WINS_LOCATION, Why.OTHER_LOCATIONS, Why.PEARL_MASTER)
)


def why_screen(table: Table, accounts: Sequence[Account], locale: str) -> Screen:
    """Return a sentence for each robot's latest turn. Where the table hides points, it says none."""
    names = names_of(table, locale)
    page = Page(COLOUR).text(f"### {text('why-title', locale)}")
    shown = not table.options.points_hidden or table.over
    lines = [_account(account, names, locale, points=shown) for account in accounts]
    return page.text(*(lines or [text("why-none", locale)])).screen()


def hint_line(hint: Hint, view: PlayerView, names: Names, locale: str) -> str:
    """Return what to do and why, for the seat that must decide."""
    move = action_label(hint.actions[0], view, locale)
    said = reasons_line(hint.reasons, names, locale, points=True)
    return text("hint-line", locale, move=move, reasons=said) if said else text("hint-line-nothing", locale, move=move)


def _account(account: Account, names: Names, locale: str, *, points: bool) -> str:
    name = f"**{player_name(names, account.seat, locale)}**"
    said = reasons_line(account.reasons, names, locale, points=points)
    if account.robot == PLAYS_BY_CHANCE:
        return text("why-line-chance", locale, name=name, number=account.turn)
    if not said:
        return text("why-line-nothing", locale, name=name, number=account.turn)
    return text("why-line", locale, name=name, number=account.turn, reasons=said)


def reasons_line(reasons: Iterable[Reason], names: Names, locale: str, *, points: bool) -> str:
    """Return the weightiest reasons as they stand in a sentence, '' where none speaks for the move."""
    told = [reason for reason in reasons if reason.why is not Why.NOTHING_BETTER]
    good = [reason for reason in told if reason.worth > 0 and reason.why is not Why.LEAVES][:MOST_REASONS]
    if not good:
        return ""
    said = together([_phrase(reason, names, locale, points=points) for reason in good], locale)
    left = [_pile_left(reason, names, locale) for reason in told if reason.why is Why.LEAVES]
    return text("reasons-but", locale, reasons=said, left=together(left, locale)) if left else said


def _phrase(reason: Reason, names: Names, locale: str, *, points: bool) -> str:
    about: dict[str, object] = {}
    if reason.count is not None:
        about["count"] = reason.count
    if reason.lord is not None:
        about["lord"] = lord_name(reason.lord, locale)
    if reason.location is not None:
        about["location"] = location_title(reason.location, locale)
    if reason.guild is not None:
        about["guild"] = guild_plural(reason.guild, locale)
    if reason.seat is not None:
        about["name"] = player_name(names, reason.seat, locale)
    said = text(f"reason-{reason.why}", locale, **about)
    worth = round(reason.worth)
    if not points or reason.why not in IN_POINTS or worth < 1:
        return said
    return text("reason-worth", locale, reason=said, points=worth)


def _pile_left(reason: Reason, names: Names, locale: str) -> str:
    name = player_name(names, reason.seat or 0, locale)
    guild = guild_plural(reason.guild, locale) if reason.guild is not None else ""
    return text("reason-left", locale, guild=guild, name=name)
