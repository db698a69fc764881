"""What are pictures given to draw?"""

from collections.abc import Callable

from bot.game import view_for
from bot.game.actions import Recruit
from bot.i18n import text
from bot.service.history import Leaf, Turn
from cogs.screens.alt import chamber_alt
from cogs.screens.naming import lord_name, player_name
from cogs.screens.panel import NOTHING_CHOSEN, Draft, cards_of, chosen_of, forecast_of
from cogs.screens.rulebook import card_entries
from cogs.screens.story import turn_story
from cogs.ui.looks import Reader
from cogs.ui.page import Attachment, InWords
from cogs.ui.pictures import Pictures
from rendering.canvas import Picture
from rendering.changes import changes
from rendering.words import Words
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


async def test_the_alt_text_of_a_choice_is_of_the_chamber_that_its_picture_shows() -> None:
    noting = Noting()
    compared = 0
    for state in played(1)[0]:
        view = view_for(state, state.decider)
        for lord in view.legal.next_lords() if view.drawn_lords else ():
            draft = Draft(action=Recruit((lord,)))
            forecast, cards, chosen = forecast_of(view, draft), cards_of(view, draft), chosen_of(view, draft)
            shown = await Pictures(noting).panel(view, NAMES, Reader("en"), cards, chosen, forecast)
            assert isinstance(shown, Attachment)
            assert forecast is not None
            assert forecast in noting.asked[-1]
            assert f"{lord_name(lord, 'en')} (chosen)" in shown.alt
            after = view.after(forecast)
            assert chamber_alt(after, view.own.seat, NAMES[view.own.seat], "en").partition("\n")[2] in shown.alt
            compared += 1
    assert compared > 9


async def test_nothing_is_drawn_for_whoever_reads() -> None:
    noting = Noting()
    pictures, reader = Pictures(noting), Reader("en", text_only=True)
    view = view_for(played(1)[0][40], 0)
    shown = [
        await pictures.chamber(view, NAMES, 1, reader),
        await pictures.panel(view, NAMES, reader),
        await pictures.card(card_entries("en")[0], reader),
    ]
    assert all(isinstance(each, InWords) for each in shown)
    assert await pictures.sample("Ana", reader) is None
    assert not noting.asked


async def test_a_table_of_the_past_says_when_it_was_and_calls_nobody_to_move() -> None:
    states, turns = played(1, points_hidden=True)
    at = next(at for at, state in enumerate(states) if state.turn_number == 9)
    view = view_for(states[at], states[at].turn)
    names = ("**Ana**", "Bruno", "ana", "Chloé")
    events = tuple(turns[7].events)
    told = tuple(Turn(turn.number, turn.seat, (), events if turn.number == 8 else ()) for turn in turns)
    leaf = Leaf(told[7], view, told)
    noting = Noting()
    shown = await Pictures(noting).leaf(leaf, names, Reader("en"))
    assert isinstance(shown, Attachment)
    heading = f"After turn 8 · {names[told[7].seat]}"
    assert shown.alt.startswith(f"{heading}\n")
    assert turn_story(events, told[7].seat, names, "en", view.seat, markdown=False) in shown.alt
    assert "our turn" not in shown.alt
    ((drawing, drawn, _, words, _, changed),) = noting.asked
    assert (drawing, drawn, changed) == ("draw_table", view, changes(events))
    assert isinstance(words, Words)
    assert words.title == heading
    read = await Pictures(noting).leaf(leaf, names, Reader("en", text_only=True))
    assert isinstance(read, InWords)
    said = read.say(4_000)
    assert said.startswith(text("log-after", "en", number=8, name=player_name(names, told[7].seat, "en")))
    assert "our turn" not in said
    assert len(noting.asked) == 1
    now = await Pictures(noting).leaf(Leaf(told[-1], view, told), names, Reader("en"))  # it has not ended
    assert isinstance(now, Attachment)
    assert now.alt.startswith("Turn 9: your turn!")
    assert await Pictures(noting).leaf(Leaf(told[7], None, told), names, Reader("en")) is None
