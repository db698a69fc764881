"""Does every page keep to Discord's limits, whatever it is given?"""

import pytest
from discord import ui

from cogs.ui.ids import ControlId
from cogs.ui.page import (
    LONGEST_ALT,
    MOST_ABOVE,
    MOST_BYTES,
    MOST_TEXT,
    Attachment,
    Button,
    InWords,
    Option,
    Page,
    Screen,
    chunks,
    cut,
)


def texts(screen: Screen) -> list[str]:
    return [item.content for item in screen.view.walk_children() if isinstance(item, ui.TextDisplay)]


def test_texts_are_cut_to_what_discord_takes_together() -> None:
    screen = Page().text("a" * 3_000).text("b" * 3_000).text("c").screen()
    shown = texts(screen)
    assert sum(map(len, shown)) == MOST_TEXT - MOST_ABOVE
    assert shown[1].endswith("…")


@pytest.mark.parametrize("letter", ["月", "👩", "é", "a"])
def test_texts_are_cut_to_what_discord_takes_in_bytes(letter: str) -> None:
    screen = Page().text(letter * 3_900).text(letter * 100).screen()
    assert sum(len(text.encode()) + 12 for text in texts(screen)) <= 10_000


def test_words_in_place_of_a_picture_get_the_room_that_the_others_leave() -> None:
    asked: list[int] = []

    def say(most: int) -> str:
        asked.append(most)
        return "w" * most

    page = Page().text("a" * 500).picture(InWords(say)).text("b" * 700)
    shown = texts(page.screen(above="c" * 40))
    assert asked == [MOST_TEXT - 500 - 700 - 40]
    assert [each[0] for each in shown] == ["c", "a", "w", "b"]
    assert sum(map(len, shown)) == MOST_TEXT


def test_words_in_place_of_a_picture_keep_to_the_bytes_too() -> None:
    shown = texts(Page().text("é" * 500).picture(InWords(lambda most: "月" * most)).screen())
    assert sum(len(text.encode()) + 12 for text in shown) <= MOST_BYTES
    assert len(shown[1]) > 2_500


def test_a_setting_is_a_sentence_with_its_button() -> None:
    screen = Page().setting("As it is", Button("Change it", ControlId("set", "", None, "muted:on"))).screen()
    (section,) = [item for item in screen.view.walk_children() if isinstance(item, ui.Section)]
    assert isinstance(section.accessory, ui.Button)
    assert (texts(screen), section.accessory.label) == (["As it is"], "Change it")


def test_empty_texts_are_left_out() -> None:
    assert texts(Page().text("", "").text("  ").text("x").screen()) == ["x"]


def test_buttons_fill_rows_of_five() -> None:
    buttons = [Button(f"{number}", ControlId("act", "a", 1, f"{number}")) for number in range(12)]
    rows = [item for item in Page().buttons(*buttons).screen().view.walk_children() if isinstance(item, ui.ActionRow)]
    assert [len(row.children) for row in rows] == [5, 5, 2]


def test_a_long_label_is_cut() -> None:
    (item,) = [
        item
        for item in Page().buttons(Button("x" * 200, ControlId("act"))).screen().view.walk_children()
        if isinstance(item, ui.Button)
    ]
    assert item.label is not None
    assert len(item.label) == 80


@pytest.mark.parametrize(("count", "sizes"), [(0, []), (1, [1]), (25, [25]), (26, [25, 1]), (60, [25, 25, 10])])
def test_options_are_spread_over_as_many_selects_as_they_need(count: int, sizes: list[int]) -> None:
    options = [Option(f"{number}", f"{number}") for number in range(count)]
    assert [len(part) for part in chunks(options)] == sizes


def test_a_picture_can_be_sent_again_and_again() -> None:
    screen = Page().picture(Attachment("table.webp", b"picture", "a" * 5_000)).screen()
    for _ in range(3):
        (file,) = screen.files()
        assert file.fp.read() == b"picture"
        assert file.description is not None
        assert len(file.description) == LONGEST_ALT


def test_nobody_is_notified_but_those_who_are_named() -> None:
    allowed: object = Page().text("@everyone <@&1> <@2>").screen(mentions=(2,)).allowed_mentions().to_dict()
    assert allowed == {"parse": [], "users": ["2"]}


async def test_a_finished_page_leaves_nothing_with_the_client() -> None:
    view = Page().buttons(Button("x", ControlId("act"))).screen().view
    assert view.is_finished()


@pytest.mark.parametrize(
    ("text", "most", "cut_to"), [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("ab cd", 4, "ab…"), ("", 0, "")]
)
def test_what_is_too_long_ends_in_an_ellipsis(text: str, most: int, cut_to: str) -> None:
    assert cut(text, most) == cut_to
