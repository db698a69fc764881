"""Which Location do I take? Face up, scouted, or any of the deck."""

from bot.game.actions import Action, Control, Scout
from cogs.screens import controls
from cogs.screens.naming import action_label, location_line, location_name, location_short, location_worth
from cogs.screens.step import Step, show_forecast
from cogs.ui.ids import ControlId
from cogs.ui.page import Option, Page, chunks

MOST_LINES = 8  # of a longer list the select alone says what each does


def locating(page: Page, step: Step, chosen: Action | None) -> None:
    """Add the Locations to be had, what each does and is worth now, the draws, and the one that is being looked at."""
    view = step.view
    choices = [action for action in view.legal.listed if isinstance(action, Control)]
    scouts = [action for action in view.legal.listed if isinstance(action, Scout)]
    key = "locate-deck" if view.deck_locations else "locate-scouted" if view.drawn_locations else "locate-question"
    page.text(step.say(key, count=len(choices), deck=view.location_deck))
    worth = {choice: location_worth(view, choice.location, step.locale) for choice in choices}
    if len(choices) <= MOST_LINES:
        page.text(*(f"- {location_line(choice.location, step.locale)} ({worth[choice]})" for choice in choices))
    options = [
        Option(
            f"{location_name(choice.location, step.locale)} · {worth[choice]}",
            choice.location.id,
            location_short(choice.location, step.locale),
            choice == chosen,
        )
        for choice in choices
    ]
    for number, part in enumerate(chunks(options)):
        page.select(
            step.say("locate-placeholder"), ControlId(controls.PICK, step.game, None, f"control:{number}"), part
        )
    if isinstance(chosen, Control) and chosen in view.legal:
        page.text(f"**{location_line(chosen.location, step.locale)}**")
        show_forecast(page, step, view.foresee(chosen))
        page.buttons(step.confirm(chosen))
    page.buttons(*(step.act(scout, action_label(scout, view, step.locale)) for scout in scouts))
