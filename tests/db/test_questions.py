"""Does the database look only at what is asked for, however many games there are?"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event

from bot.service import Ladder, People, Preferences, Privacy
from tests.service.house import GUEST, HOST, NOW, SERVER, House, always
from tests.service.test_ladder import timed

Asked = list[tuple[str, Any]]
LATER = NOW + timedelta(days=31)
ASLEEP = Preferences(zone="UTC", quiet_from=0, quiet_to=60)


async def missed(house: House, game: str) -> object:
    return await house.play.missed(await house.play.load(game), 0)


async def shows_turn(house: House, game: str) -> object:
    return await house.play.shows_turn(await house.play.load(game))


QUESTIONS: dict[str, Callable[[House, str], Awaitable[object]]] = {
    "load": lambda house, game: house.play.load(game),
    "find": lambda house, _: house.play.find(1),
    "games_of": lambda house, _: house.play.games_of(HOST),
    "since": lambda house, game: house.play.since(game, None, 1),
    "history": lambda house, game: house.play.history(game, None, 0, 5),
    "unannounced": lambda house, _: house.play.unannounced(),
    "kept": lambda house, _: Privacy(house.database).kept(HOST),
    "export_of_a_person": lambda house, _: Privacy(house.database).export(HOST, NOW),
    "robots_due": lambda house, _: house.play.robots_due(),
    "wishes": lambda house, _: People(house.database).wishes(HOST, SERVER),
    "due": lambda house, _: Ladder(house.database).due(LATER, 50),
    "next_wake": lambda house, _: Ladder(house.database).next_wake(),
    "look": lambda house, game: Ladder(house.database).look(game, LATER),
    "grace_of_a_server": lambda house, _: Ladder(house.database).grace(NOW, SERVER),
    "back": lambda house, _: Ladder(house.database).back(NOW),
    "hours_changed": lambda house, _: People(house.database).change(HOST, NOW, always(ASLEEP)),
    "around": lambda house, _: house.play.around(1),
    "around_a_home": lambda house, _: house.play.around(2),
    "left_by": lambda house, _: house.play.left_by(HOST),
    "leaf": lambda house, game: house.play.leaf(game, None),
    "addresses": lambda house, game: house.play.addresses(game),
    "missed": missed,
    "shows_turn": shows_turn,
    "close_dormant": lambda house, game: house.play.close_dormant(game, LATER),
    "offers": lambda house, _: Privacy(house.database).kept(GUEST),
}
# All of what such an index holds is asked for: open games, or those that are to be announced; and one row is one row.
# Of the clocks by their time it is the first one, and a numbered subquery is one row.
WHOLE_INDEX = (
    "clocks_due",
    "anon_1",
    "anon_2",
    "one_open_game_a_channel",
    "games_to_announce",
    "CONSTANT ROW",
    "one_row",
)


@contextmanager
def noted(house: House) -> Iterator[Asked]:
    """Note every statement, with its parameters."""
    asked: Asked = []
    engine = house.database._engine.sync_engine

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:  # noqa: ANN401 - what drivers take
        asked.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


@pytest.mark.parametrize("question", QUESTIONS)
async def test_every_question_has_its_index(house: House, question: str) -> None:
    table = await house.running(2)
    with noted(house) as asked:
        await QUESTIONS[question](house, table.id)
    asked = [each for each in asked if each[0].startswith("SELECT")]
    assert asked
    async with house.database.reading() as connection:
        for statement, parameters in asked:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            for step in plan.scalars(3):
                assert "SCAN" not in step or step.endswith(WHOLE_INDEX), (statement, step)


@pytest.mark.parametrize(("question", "most"), [("load", 1), ("games_of", 1), ("left_by", 1), ("since", 2)])
async def test_a_game_is_read_in_one_go(house: House, question: str, most: int) -> None:
    """Every statement waits for another thread, several times."""
    table = await house.running(2)
    with noted(house) as asked:
        await QUESTIONS[question](house, table.id)
    assert len(asked) <= most


async def test_after_an_outage_all_clocks_are_moved_in_one_go(house: House) -> None:
    """Nobody can play meanwhile, and there may be ten thousand."""
    counts = []
    for _ in range(2):
        for _ in range(3):
            await timed(house)
        with noted(house) as asked:
            await Ladder(house.database).grace(NOW)
        counts.append(len(asked))
    assert counts[0] == counts[1]
