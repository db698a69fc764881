"""How do I recruit? The first step: explore, or rally a pile."""

from bot.game.actions import Explore, Rally
from cogs.screens import controls
from cogs.screens.naming import action_label
from cogs.screens.step import Step
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Style


def recruiting(page: Page, step: Step) -> None:
    """Add what can be recruited: a draw is done at once, a pile opens its order first."""
    view = step.view
    bound = view.bound(view.own.seat)
    explores = [action for action in view.legal.listed if isinstance(action, Explore)]
    rallies = [action for action in view.legal.listed if isinstance(action, Rally)]
    if bound is not None:
        page.text(step.say(f"recruit-{bound.value.replace('_', '-')}"))
    else:
        key = (
            "recruit-question" if explores and rallies else "recruit-rally-only" if rallies else "recruit-explore-only"
        )
        page.text(step.say(key, deck=view.lord_deck))
    page.buttons(*(step.act(action, action_label(action, view, step.locale)) for action in explores))
    if rallies:
        page.text(step.say("recruit-piles"))
        page.buttons(*(_pile(step, action) for action in rallies))


def _pile(step: Step, action: Rally) -> Button:
    draft = f"{action.guild.value}:"
    if len(step.view.pile(action.guild)) == 1:  # there is no order to choose, only to confirm
        draft += str(step.view.pile(action.guild)[0].ip)
    label = action_label(action, step.view, step.locale)
    control = ControlId(controls.ORDER, step.game, None, draft)
    return Button(label, control, Style.secondary, emoji=step.mark(action.guild))
