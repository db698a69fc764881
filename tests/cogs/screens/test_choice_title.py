"""What stands over the cards of a choice: the step that it is, short enough to be read on a phone?"""

import pytest

from bot.game import view_for
from bot.game.actions import Rally
from bot.i18n import LOCALES
from cogs.screens.description import choice_title
from cogs.screens.panel import Draft, cards_of
from rendering import layout
from rendering.fonts import Face
from rendering.text import fitted
from tests.words import played

READABLE = 40  # of 1,000 points across: fourteen of a phone's 350
VIEWS = [view_for(state, state.decider) for seed in (1, 7) for state in played(seed)[0] if state.decider is not None]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_title_of_a_choice_is_whole_and_large(locale: str) -> None:
    said = set()
    for view in VIEWS:
        drafts = [Draft(guild=action.guild.value) for action in view.legal.listed if isinstance(action, Rally)]
        for cards in filter(None, (cards_of(view, draft) for draft in (Draft(), *drafts))):
            said.add(choice_title(view, cards, locale))
    assert len(said) == 8  # five guilds' piles, Lords drawn, Locations to take and drawn ones
    for title in said:
        room = layout.CHOICE_WIDTH - 2 * layout.MARGIN
        shown, size = fitted(title, Face.DISPLAY, layout.TITLE_SIZE, layout.NAME_SMALLEST, room)
        assert (shown, size >= READABLE) == (title.replace("\u00a0", " "), True), title
