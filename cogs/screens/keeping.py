"""Which of the Lords drawn do I keep?"""

from bot.game.actions import Action, Recruit
from cogs.screens.naming import lord_mark, lord_name, lord_power
from cogs.screens.step import Step, show_forecast
from cogs.ui.page import Button, Page


def keeping(page: Page, step: Step, chosen: Action | None) -> None:
    """Add the Lords drawn, what each does and would bring, and the one that is being looked at."""
    choices = [Recruit((lord,)) for lord in step.view.legal.next_lords()]
    page.text(step.say("keep-question", count=len(step.view.drawn_lords)))
    lines = []
    for choice in choices:
        gain = step.view.foresee(choice).gain
        (lord,) = choice.lords
        worth = step.say("keep-gain", points=gain, gain=f"{gain:+d}")
        lines.append(f"- {lord_mark(lord, step.locale)} — {lord_power(lord, step.locale)} {worth}")
    page.text(*lines)
    page.buttons(*(_offer(step, choice, chosen=choice == chosen) for choice in choices))
    if chosen is not None and chosen in step.view.legal:
        show_forecast(page, step, step.view.foresee(chosen))
        page.buttons(step.confirm(chosen))


def _offer(step: Step, choice: Recruit, *, chosen: bool) -> Button:
    (lord,) = choice.lords
    return step.see(choice, lord_name(lord, step.locale), chosen=chosen, emoji=step.mark(lord.guild))
