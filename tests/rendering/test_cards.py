"""Does the picture of a card say all that it should, whatever is said of it?"""

from dataclasses import replace

import pytest

from bot.game.cards import LOCATIONS, LORDS, Location, Lord
from bot.i18n import LOCALES, text
from rendering import THEMES, Words, draw_card
from rendering.card import compose_card
from rendering.fonts import Face
from rendering.layout import Box
from rendering.text import wrapped

CARDS: tuple[Lord | Location, ...] = (*LORDS, *LOCATIONS)
LONG = "What this card does takes longer to say than anybody would like to read on a telephone. " * 3


@pytest.mark.parametrize("card", CARDS, ids=str)
@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_is_said_of_a_card_stands_in_its_picture(card: Lord | Location, locale: str) -> None:
    key = f"power-{card.ip}" if isinstance(card, Lord) else f"location-{card.id}-line"
    line = text(key, locale)
    drawing = compose_card(card, Words(title="Title", subtitle="Subtitle"), THEMES["abyss"], (line, "Once."))
    said = [trace.what for trace in drawing.marked("text")]
    assert said[-1] == "Once."
    assert line.replace("\u00a0", " ").replace("\u202f", " ") in " ".join(said)
    frame = Box(0, 0, *drawing.image.size)
    assert all(frame.holds(trace.box) for trace in drawing.traces)


def test_a_lord_stands_among_all_of_its_guild_with_their_numbers() -> None:
    drawing = compose_card(LORDS[8], Words(), THEMES["coral"])
    kin = [trace.what.partition("=")[2] for trace in drawing.marked("lord") if trace.what.startswith("kin")]
    assert kin == [lord.name for lord in LORDS if lord.guild is LORDS[8].guild]
    assert [trace.what for trace in drawing.marked("text")] == ["×1", "×4", "×2", "×2", "×2", "×1"]


def test_a_long_text_makes_the_picture_taller() -> None:
    short, long = (
        draw_card(LOCATIONS[3], Words(title="T"), THEMES["abyss"], lines) for lines in (("A.",), (LONG, LONG))
    )
    assert long.height > short.height
    drawing = compose_card(LOCATIONS[3], Words(title="T"), THEMES["abyss"], (LONG, LONG))
    boxes = [trace.box for trace in drawing.marked("text")]
    assert not any(one.overlaps(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])


def test_a_card_without_text_is_drawn_too() -> None:
    for card in (LORDS[0], LOCATIONS[0]):
        assert draw_card(card, Words(), THEMES["contrast"]).height > 300


def test_right_to_left_text_stands_at_the_right() -> None:
    words = replace(Words(title="محمد"), right_to_left=True)
    drawing = compose_card(LOCATIONS[0], words, THEMES["abyss"], ("هذه هي البطاقة",))
    rights = [trace.box.right for trace in drawing.marked("text") if trace.what != "7"]
    assert max(rights) - min(rights) < 6


def test_a_line_never_ends_at_a_space_that_does_not_break() -> None:
    for width in range(60, 400, 20):
        assert all(
            not line.startswith((";", "!")) for line in wrapped("3\u00a0points\u00a0; oui\u202f!", Face.TEXT, 34, width)
        )


def test_lines_break_between_words_and_no_line_is_too_wide() -> None:
    for said in (LONG, "x" * 400, "", "one"):
        lines = wrapped(said, Face.TEXT, 34, 300)
        assert all(len(line) < 40 for line in lines)
        if " " in said:
            assert " ".join(lines) == said.strip()
