"""In which order do I place them? The rallied Lords, clicked one after the other."""

from bot.game.actions import Explore, Rally, Recruit, parse
from bot.game.cards import Guild, Lord
from bot.game.forecast import Forecast
from cogs.screens import controls
from cogs.screens.naming import lord_mark, lord_name, lord_power
from cogs.screens.step import Step, show_forecast
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Style


def ordering(page: Page, step: Step, guild: str, digits: str, forecast: Forecast | None) -> None:
    """Add the Lords chosen so far and those that may follow; the draft rides in the buttons as the IPs."""
    if guild not in set(Guild):
        return
    rallied = not any(isinstance(action, Explore | Rally) for action in step.view.legal.listed)
    legal = step.view.legal if rallied else step.view.orders(Guild(guild))
    chosen = lords_of(guild, digits)
    following = legal.next_lords(chosen)
    left_over = len(legal.recruits) - legal.places
    page.text(step.say("order-question", places=legal.places, pile=len(legal.recruits)))
    if left_over:
        page.text(step.say("order-too-many", places=legal.places, rest=left_over))
    kinds = sorted(set(legal.recruits), key=lambda lord: lord.ip)
    page.text(*(f"- {lord_mark(lord, step.locale)} — {lord_power(lord, step.locale)}" for lord in kinds))
    order = " → ".join(lord_name(lord, step.locale) for lord in chosen)
    page.text(f"**{step.say('order-so-far', order=order or step.say('nothing-yet'))}**")
    page.buttons(*(_next(step, guild, digits, lord) for lord in following))
    if forecast is not None:
        show_forecast(page, step, forecast)
    alone = len(legal.recruits) == 1
    page.buttons(*_controls(step, guild, digits, complete=forecast is not None, rallied=rallied, alone=alone))


def lords_of(guild: str, digits: str) -> tuple[Lord, ...]:
    """Return the Lords that a draft names."""
    action = parse(f"recruit:{','.join(f'{guild}-{ip}' for ip in digits)}") if digits else None
    return action.lords if isinstance(action, Recruit) else ()


def _next(step: Step, guild: str, digits: str, lord: Lord) -> Button:
    draft = ControlId(controls.ORDER, step.game, None, f"{guild}:{digits}{lord.ip}")
    return Button(
        f"{len(digits) + 1}. {lord_name(lord, step.locale)}", draft, Style.primary, emoji=step.mark(lord.guild)
    )


def _controls(step: Step, guild: str, digits: str, *, complete: bool, rallied: bool, alone: bool) -> list[Button]:
    """Return what can be done with an order; `alone` where a single Lord leaves nothing to order."""
    buttons = []
    if complete:
        place = ControlId(controls.PLACE, step.game, step.version, f"{guild}:{digits}")
        buttons.append(Button(step.say("button-confirm"), place, Style.success))
    if digits and not alone:
        undo = ControlId(controls.ORDER, step.game, None, f"{guild}:{digits[:-1]}")
        buttons.append(Button(step.say("button-undo-last"), undo))
    if not rallied:
        buttons.append(controls.back(step.game, step.locale))
    return buttons
