"""Do events come back from the database as they were?"""

import json
from typing import get_args

import pytest

from bot.game import Code, Event, GameError, Options
from bot.game.cards import GUILDS
from bot.game.event_codec import decode_event, encode_event
from tests.game.playing import hoarding, steps


def stored(event: Event) -> object:
    return json.loads(json.dumps(encode_event(event)))


def test_every_event_of_random_games_comes_back() -> None:
    seen = set()
    tables = [Options(2 + number % 3, bonus_locations=bool(number % 2)) for number in range(60)]
    for number, options in enumerate([*tables, *(Options(2, opponent=guild) for guild in GUILDS)]):
        for _, _, applied in steps(options, f"events:{number}", hoarding(number)):
            for event in applied.events:
                back = decode_event(stored(event))
                assert back == event
                assert back.audience == event.audience
                seen.add(type(event))
    assert seen >= set(get_args(Event)) - {kind for kind in get_args(Event) if kind.__name__ == "NoLocationLeft"}


@pytest.mark.parametrize(
    "bad",
    [
        None,
        3,
        {},
        [],
        {"event": "Nothing"},
        {"event": "Explored", "seat": 0},
        {"event": "Explored", "seat": 0, "count": 1, "more": 2},
        {"event": "Explored", "seat": True, "count": 1},
        {"event": "LordsDrawn", "seat": 0, "lords": ["mage-99"]},
        {"event": "Reshuffled", "deck": "pearls", "order": []},
        {"event": ["Explored"]},
    ],
)
def test_what_is_no_event_is_refused_by_its_code(bad: object) -> None:
    with pytest.raises(GameError) as refused:
        decode_event(bad)
    assert refused.value.code is Code.BAD_RECORD
