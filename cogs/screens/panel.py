"""What can I do now? The turn panel: the step that stands, what each choice would do, and what has been done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.game.actions import Action, Control, Rally, Recruit, ScoutAll, SpendReplay, Stay, Swap, parse
from bot.game.cards import Guild, Location, Lord, in_catalogue_order
from bot.game.forecast import Forecast
from bot.game.view import ChooseRecruiting, PlayerView
from bot.i18n import text
from bot.service.advice import UNEXPLAINED
from bot.service.table import Table
from cogs.screens import controls
from cogs.screens.keeping import keeping
from cogs.screens.locating import locating
from cogs.screens.naming import SQUARES, player_name, together
from cogs.screens.ordering import lords_of, ordering
from cogs.screens.pointers import deadline
from cogs.screens.recruiting import recruiting
from cogs.screens.solo import decides_tie, replaying, tie, tie_title
from cogs.screens.step import Step
from cogs.screens.swapping import swapping
from cogs.screens.table import names_of, winners_line
from cogs.ui.page import Button, Illustration, InWords, Page, Screen

COLOUR = 0x7B5EA7
DONE = 0x4C956C


@dataclass(frozen=True, slots=True)
class Draft:
    """What is chosen and not yet confirmed: an action to look at, or the beginning of an order."""

    action: Action | None = None
    guild: str | None = None
    digits: str = ""


NOTHING_CHOSEN = Draft()


def forecast_of(view: PlayerView, draft: Draft) -> Forecast | None:
    """Return what the draft would bring, if it is a whole choice that reveals nothing."""
    if draft.action is not None:
        return view.foresee(draft.action) if draft.action in view.legal else None
    if draft.guild is None:
        return None
    return order_forecast(view, draft)


def chosen_of(view: PlayerView, draft: Draft) -> tuple[int, ...]:
    """Return the positions of what is chosen so far among the cards of the choice."""
    cards = cards_of(view, draft)
    match draft.action:
        case Recruit(lords):
            return _positions(cards, lords)
        case Control(location):
            return _positions(cards, (location,))
        case _:
            return _positions(cards, lords_of(draft.guild or "", draft.digits))


def cards_of(view: PlayerView, draft: Draft) -> tuple[Lord | Location, ...]:
    """Return the cards that the viewing seat chooses from, in the order in which pictures show them: the buttons'."""
    if draft.guild is not None and recruits_now(view):
        return tuple(in_catalogue_order(view.orders(Guild(draft.guild)).recruits))
    if view.legal.places:
        return tuple(in_catalogue_order(view.legal.recruits))
    return tuple(action.location for action in view.legal.listed if isinstance(action, Control))


def recruits_now(view: PlayerView) -> bool:
    """Whether the step that stands is the first one: to explore or to rally."""
    return view.may_act and isinstance(view.decision, ChooseRecruiting)


def fits(view: PlayerView, draft: Draft) -> bool:
    """Whether a draft is one of the step that stands, and not of one that is over."""
    if draft.action is not None:
        return draft.action in view.legal
    if draft.guild is None:
        return True
    if recruits_now(view):
        allowed = any(isinstance(action, Rally) and action.guild == draft.guild for action in view.legal.listed)
        recruits = view.orders(Guild(draft.guild)).recruits
    else:
        recruits = view.legal.recruits
        allowed = bool(recruits) and not view.drawn_lords and recruits[0].guild == draft.guild
    drawn = lords_of(draft.guild, draft.digits)
    return allowed and len(_positions(recruits, drawn)) == len(drawn)


def _positions(cards: Sequence[Lord | Location], chosen: Sequence[Lord | Location]) -> tuple[int, ...]:
    left = list(enumerate(cards))
    found = []
    for card in chosen:
        at = next((entry for entry in left if entry[1] is card), None)
        if at is not None:
            left.remove(at)
            found.append(at[0])
    return tuple(found)


def order_forecast(view: PlayerView, draft: Draft) -> Forecast | None:
    """Return what an order would bring once it is complete."""
    actions = order_actions(view, draft)
    return view.foresee(*actions) if actions else None


def order_actions(view: PlayerView, draft: Draft) -> list[Action]:
    """Return the actions that commit an order: the rally, unless it is done, and the recruiting; [] if not complete."""
    rally = parse(f"rally:{draft.guild}")
    if not isinstance(rally, Rally):
        return []
    committed = not recruits_now(view)
    legal = view.legal if committed else view.orders(rally.guild)
    names = ",".join(f"{draft.guild}-{ip}" for ip in draft.digits)
    recruit = parse(f"recruit:{names}") if names else None
    if not isinstance(recruit, Recruit) or recruit not in legal:
        return []
    return [recruit] if committed else [rally, recruit]


def panel_screen(
    table: Table,
    seat: int,
    locale: str,
    *,
    draft: Draft = NOTHING_CHOSEN,
    note: str = "",
    recap: str = "",
    picture: Illustration = None,
    mark: Callable[[Guild], str] = SQUARES.__getitem__,
    undoable: str = "",
    hints: bool = True,
) -> Screen:
    """Return the panel of the seat that must decide, at the step that stands and with what is chosen so far.

    `undoable` tells what its latest choice was, where that may be taken back; `hints` whether its player wants any.
    """
    view = table.view(seat)
    step = Step(table.id, table.version, view, names_of(table, locale), locale, mark)
    page = Page(COLOUR)
    if note:
        page.text(f"> {note}")
    title = tie_title(step) if decides_tie(view) else step.say("panel-title", number=view.turn_number)
    page.text(f"### {title}", status_line(view, locale), deadline(table, locale), recap)
    if not isinstance(picture, InWords):
        page.picture(picture)
    _body(page, step, draft)
    if isinstance(picture, InWords):  # last: whoever listens hears what is asked before how the table stands
        page.picture(picture)
    hints = hints and table.hints and not isinstance(view.decision, UNEXPLAINED)
    if undoable:
        everything = undoable == recap  # which stands above already
        told = step.say("panel-undo-all") if everything else step.say("panel-undo", story=undoable)
        page.text(f"-# {told}")
    page.buttons(
        *([controls.undo(table.id, table.version, locale)] if undoable else []),
        *([controls.hint(table.id, table.version, locale)] if hints else []),
        controls.words(table.id, locale),
    )
    return page.screen()


def _body(page: Page, step: Step, draft: Draft) -> None:
    listed = step.view.legal.listed
    if draft.guild is not None:
        ordering(page, step, draft.guild, draft.digits, order_forecast(step.view, draft))
    elif step.view.drawn_lords:
        keeping(page, step, draft.action)
    elif step.view.legal.places:
        ordering(page, step, step.view.legal.recruits[0].guild.value, "", None)
    elif recruits_now(step.view):
        recruiting(page, step)
    elif decides_tie(step.view):
        tie(page, step)
    elif SpendReplay() in listed:
        replaying(page, step)
    elif any(isinstance(action, Swap | Stay) for action in listed):
        swapping(page, step, draft.action)
    elif listed and not isinstance(listed[0], ScoutAll):
        locating(page, step, draft.action)


def status_line(view: PlayerView, locale: str) -> str:
    """Return one's own points, pearls, keys and free places."""
    own = view.own
    points = own.points
    keys = together([text(f"key-{key.value}", locale) for key in own.keys], locale) or text("nothing-yet", locale)
    line = text(
        "panel-status",
        locale,
        points=points.total if points else 0,
        pearls=own.pearls,
        keys=keys,
        free=own.chamber.free,
    )
    return f"{line} · {text('solo-token', locale)}" if view.replay_token else line


def done_screen(
    table: Table, seat: int, story: str, picture: Illustration, locale: str, waiting: tuple[str, ...] = ()
) -> Screen:
    """Return the panel after a turn: what was done, who is next, and the next game that waits for this person."""
    view = table.view(seat)
    page = Page(DONE).text(f"### {text('panel-done', locale)}", story).picture(picture)
    if view.outcome is not None:
        page.text(f"**{winners_line(view, names_of(table, locale), locale)}**")
    else:
        page.text(text("panel-next", locale, name=player_name(names_of(table, locale), view.turn, locale)))
    buttons: list[Button] = []
    if waiting:
        buttons.append(controls.open_turn(waiting[0], locale, "button-next-game"))
    return page.buttons(*buttons, *controls.reading(table.id, locale, robots=table.robots_played)).screen()


def waiting_screen(
    table: Table, seat: int, picture: Illustration, locale: str, recap: str = "", *, muted: bool = False
) -> Screen:
    """Return the panel of a player whose turn it is not: one's own Chamber, and whom everybody waits for.

    Who wants to be told nothing, `muted`, is promised nothing.
    """
    view = table.view(seat)
    page = Page(COLOUR)
    if view.over:
        page.text(text("panel-over", locale))
    else:
        page.text(
            text(
                "post-whose-turn" if muted else "panel-wait",
                locale,
                name=player_name(names_of(table, locale), view.turn, locale),
            ),
            status_line(view, locale),
            deadline(table, locale),
        )
    return (
        page.text(recap)
        .picture(picture)
        .buttons(*controls.reading(table.id, locale, robots=table.robots_played))
        .screen()
    )
