"""What is stored of me? In plain words, with one's own numbers, and the ways to have it or be rid of it."""

from bot.i18n import text
from bot.service import Kept
from cogs.screens import controls
from cogs.ui.ids import ControlId
from cogs.ui.page import Attachment, Button, Page, Screen, Style

COLOUR = 0x5B7083


def privacy_screen(kept: Kept, locale: str) -> Screen:
    """Return what is stored of somebody, for their eyes alone."""
    page = Page(COLOUR).text(f"### {text('privacy-title', locale)}")
    if kept.nothing:
        return page.text(text("privacy-nothing", locale), text("privacy-never", locale)).screen()
    page.text(
        text("privacy-games", locale, running=kept.running, waiting=kept.waiting, ended=kept.ended),
        text("privacy-offers", locale, count=kept.offers) if kept.offers else "",
        text("privacy-actions", locale, count=kept.actions),
        text("privacy-preferences" if kept.preferences else "privacy-no-preferences", locale),
    )
    page.text(text("privacy-never", locale))
    return page.buttons(
        Button(text("button-export", locale), ControlId(controls.EXPORT), Style.primary),
        Button(text("button-forget", locale), ControlId(controls.FORGET), Style.danger),
    ).screen()


def export_screen(filename: str, data: bytes, locale: str) -> Screen:
    """Return somebody's data as a file."""
    page = Page(COLOUR).text(text("export-done", locale))
    return page.file(Attachment(filename, data, text("privacy-title", locale))).screen()


def forget_question(kept: Kept, locale: str) -> Screen:
    """Return the question before everything of somebody is deleted: what becomes of their games."""
    page = Page(COLOUR).text(f"**{text('forget-question', locale)}**")
    page.text(
        text("forget-running", locale, count=kept.running) if kept.running else "",
        text("forget-waiting", locale, count=kept.waiting) if kept.waiting else "",
        text("forget-ended", locale, count=kept.ended) if kept.ended else "",
        text("forget-preferences", locale) if kept.preferences else "",
        text("forget-posted", locale),
    )
    return page.buttons(
        Button(text("button-forget-now", locale), ControlId(controls.FORGET_NOW), Style.danger),
        Button(text("button-back", locale), ControlId(controls.PRIVACY)),
    ).screen()


def forgotten_screen(locale: str) -> Screen:
    """Return what is said when it is done."""
    return Page(COLOUR).text(text("forget-done", locale)).screen()
