"""What does every step of the panel know?"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.game.actions import Action
from bot.game.cards import Guild
from bot.game.forecast import Forecast
from bot.game.view import PlayerView
from bot.i18n import text
from cogs.screens import controls
from cogs.screens.naming import SQUARES
from cogs.ui.ids import ControlId
from cogs.ui.page import Button, Page, Style


@dataclass(frozen=True, slots=True)
class Step:
    """One step of one person's turn, with the version that its confirmations carry."""

    game: str
    version: int
    view: PlayerView
    names: tuple[str, ...]
    locale: str
    mark: Callable[[Guild], str] = SQUARES.__getitem__  # a guild's emoji

    def say(self, key: str, **params: object) -> str:
        """Return a text in the reader's language."""
        return text(key, self.locale, **params)

    def see(self, action: Action, label: str, *, chosen: bool = False, emoji: str | None = None) -> Button:
        """Return the button that shows what a choice would bring."""
        control = ControlId(controls.SEE, self.game, None, str(action))
        style = Style.primary if chosen else Style.secondary
        return Button(label, control, style, emoji=emoji, chosen=chosen)

    def act(self, action: Action, label: str, style: Style = Style.primary) -> Button:
        """Return the button that does something at once."""
        return Button(label, ControlId(controls.ACT, self.game, self.version, str(action)), style)

    def confirm(self, action: Action) -> Button:
        """Return the button that does what is shown."""
        return controls.confirm(self.game, self.version, str(action), self.locale)


def show_forecast(page: Page, step: Step, forecast: Forecast) -> None:
    """Add what a choice would bring: points before and after, by category where they change, and what follows."""
    before, after = forecast.before, forecast.after
    lines = [f"**{step.say('forecast-points', before=before.total, after=after.total)}**"]
    for category in ("lords", "locations", "coalition", "pearl_master"):
        change = getattr(after, category) - getattr(before, category)
        if change:
            key = f"forecast-{category.replace('_', '-')}"
            lines.append(step.say(key, change=f"{change:+d}"))
    if forecast.wins_location:
        lines.append(step.say("forecast-wins-location"))
    if forecast.offers_swap:
        lines.append(step.say("forecast-offers-swap"))
    if forecast.wins_replay:
        lines.append(step.say("forecast-replay"))
    if forecast.waiting:
        lines.append(step.say("forecast-waiting", count=forecast.waiting))
    page.text(*lines)
