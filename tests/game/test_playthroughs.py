"""Do whole games still go as they were written down? Golden playthroughs, compared line by line."""

import pytest

from bot.game import Action, parse
from bot.game.cards import LOCATIONS, LORD_VALUES
from bot.game.state import Decision
from tests.game.playthrough import GOLDEN, SHOWN, TABLES, read_transcript, transcript

TEXTS = {path.stem: path.read_text() for path in sorted(GOLDEN.glob("*.txt"))}


def test_every_kind_of_table_has_its_playthrough() -> None:
    assert TEXTS.keys() == {*TABLES, SHOWN}


@pytest.mark.parametrize("name", [*TABLES, SHOWN])
def test_a_playthrough_replays_line_by_line(name: str) -> None:
    text = TEXTS[name]
    again = transcript(*read_transcript(text))
    assert again.splitlines() == text.splitlines()


def test_every_power_of_a_lord_is_used_in_a_playthrough() -> None:
    texts = "".join(TEXTS.values())
    recruited = {
        lord.ip
        for text in TEXTS.values()
        for action in map(parse, read_transcript(text)[3])
        for lord in getattr(action, "lords", ())
    }
    assert recruited == {row.ip for row in LORD_VALUES}
    for event in ("KeyRevealed", "PearlsGained", "Swapped", "Stayed", "Revealed"):
        assert f"  {event}(" in texts


def test_every_location_is_controlled_in_a_playthrough() -> None:
    controlled = {line for text in TEXTS.values() for line in text.splitlines() if line.startswith("> control:")}
    assert controlled == {f"> control:{location.id}" for location in LOCATIONS}


def test_every_kind_of_action_and_decision_appears_in_a_playthrough() -> None:
    texts = "".join(TEXTS.values())
    kinds = {type(action) for text in TEXTS.values() for action in map(parse, read_transcript(text)[3])}
    assert kinds == set(Action.__args__)
    for decision in Decision.__args__:
        assert f"decision: {decision.__name__}" in texts
