"""What do I decide in a solo game besides? Which of equal piles the automaton takes, and whether I play again."""

from bot.game.actions import KeepReplay, Rally, SpendReplay
from bot.game.view import ChoosePile, PlayerView
from cogs.screens.naming import action_label, guild_plural, influence, player_name
from cogs.screens.step import Step
from cogs.ui.page import Button, Page, Style


def decides_tie(view: PlayerView) -> bool:
    """Whether the reader has to choose between piles that are alike to the automaton."""
    return view.may_act and isinstance(view.decision, ChoosePile)


def tie_title(step: Step) -> str:
    """Return what stands over the choice between equal piles: it is the automaton's turn."""
    return step.say("solo-tie-title", opponent=player_name(step.names, step.view.turn, step.locale))


def tie(page: Page, step: Step) -> None:
    """Add the piles that are alike to the automaton; one click gives it the pile."""
    page.text(step.say("solo-tie-question"))
    rallies = [action for action in step.view.legal.listed if isinstance(action, Rally)]
    page.buttons(*(_pile(step, action) for action in rallies))


def _pile(step: Step, action: Rally) -> Button:
    guild, ips = guild_plural(action.guild, step.locale), influence(step.view.pile(action.guild))
    given = step.act(action, step.say("solo-tie-pile", guild=guild, ips=ips), Style.secondary)
    return Button(given.label, given.control, given.style, emoji=step.mark(action.guild))


def replaying(page: Page, step: Step) -> None:
    """Add the question at the end of a turn of somebody who holds the Replay token."""
    page.text(step.say("solo-replay-question"))
    page.buttons(
        step.act(SpendReplay(), action_label(SpendReplay(), step.view, step.locale)),
        step.act(KeepReplay(), action_label(KeepReplay(), step.view, step.locale), Style.secondary),
    )
