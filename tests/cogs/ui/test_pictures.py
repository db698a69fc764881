"""What are pictures given to draw?"""

from collections.abc import Callable

from bot.game import view_for
from cogs.screens.panel import NOTHING_CHOSEN, cards_of
from cogs.ui.looks import Reader
from cogs.ui.page import Attachment
from cogs.ui.pictures import Pictures
from rendering.canvas import Picture
from tests.words import played

NAMES = ("Ana", "Bruno", "ana", "Chloé")


class Noting:
    """Draws nothing, and keeps what was to be drawn."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    async def draw(self, drawing: Callable[..., Picture], *args: object, **_: object) -> Picture:
        """Note it."""
        self.asked.append((drawing.__name__, *args))
        return Picture(b"", "picture.webp", 1, 1)

    draw_later = film = draw


async def test_equal_names_are_told_apart_on_pictures_and_in_their_alt_text() -> None:
    states = [state for state in played(1)[0] if state.decider is not None]
    noting = Noting()
    pictures = Pictures(noting)
    chamber = await pictures.chamber(view_for(states[0], None), NAMES, 2, Reader("en"))
    view = next(
        view
        for view in (view_for(state, state.decider) for state in states)
        if view.seat == 2 and cards_of(view, NOTHING_CHOSEN)
    )
    panel = await pictures.panel(view, NAMES, Reader("en"), cards_of(view, NOTHING_CHOSEN), (), None)
    assert [asked[0] for asked in noting.asked] == ["draw_chamber", "draw_choice"]
    assert all("ana (seat 3)" in asked for asked in noting.asked)
    assert isinstance(chamber, Attachment)
    assert "ana (seat 3)" in chamber.alt
    assert isinstance(panel, Attachment)
    assert "ana (seat 3) (you)" in panel.alt
