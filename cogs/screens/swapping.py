"""Do I exchange two Lords?"""

from bot.game.actions import Action, Stay, Swap
from cogs.screens import controls
from cogs.screens.naming import action_label, lord_name
from cogs.screens.step import Step, show_forecast
from cogs.ui.ids import ControlId
from cogs.ui.page import Option, Page, Style


def swapping(page: Page, step: Step, chosen: Action | None) -> None:
    """Add the Lords that may move, of which two are picked at once, and the exchange that is being looked at."""
    places = sorted({place for swap in step.view.legal.listed if isinstance(swap, Swap) for place in (swap.a, swap.b)})
    picked = (chosen.a, chosen.b) if isinstance(chosen, Swap) else ()
    page.text(step.say("swap-question"))
    options = [
        Option(
            step.say("swap-option", place=place, lord=lord_name(step.view.own.chamber.at(place), step.locale)),
            str(place),
            chosen=place in picked,
        )
        for place in places
    ]
    page.select(step.say("swap-placeholder"), ControlId(controls.PICK, step.game, None, "swap:0"), options, picks=2)
    if isinstance(chosen, Swap) and chosen in step.view.legal:
        page.text(f"**{action_label(chosen, step.view, step.locale)}**")
        show_forecast(page, step, step.view.foresee(chosen))
        page.buttons(step.confirm(chosen))
    page.buttons(step.act(Stay(), action_label(Stay(), step.view, step.locale), Style.secondary))
