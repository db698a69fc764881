"""Does the database look only at what is asked for, however many games there are?"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event

from bot.service import People, Privacy
from tests.service.house import HOST, NOW, SERVER, House

Asked = list[tuple[str, Any]]

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
}
# All of what such an index holds is asked for: open games, or those that are to be announced; and one row is one row.
WHOLE_INDEX = ("one_open_game_a_channel", "games_to_announce", "CONSTANT ROW", "one_row")


@pytest.mark.parametrize("question", QUESTIONS)
async def test_every_question_has_its_index(house: House, question: str) -> None:
    table = await house.running(2)
    asked: Asked = []
    engine = house.database._engine.sync_engine

    def note(_connection: object, _cursor: object, statement: str, parameters: Any, *_: object) -> None:  # noqa: ANN401 - what drivers take
        asked.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", note)
    await QUESTIONS[question](house, table.id)
    event.remove(engine, "before_cursor_execute", note)
    asked = [each for each in asked if each[0].startswith("SELECT")]
    assert asked
    async with house.database.reading() as connection:
        for statement, parameters in asked:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            for step in plan.scalars(3):
                assert "SCAN" not in step or step.endswith(WHOLE_INDEX), (statement, step)


@pytest.mark.parametrize(("question", "most"), [("load", 1), ("games_of", 1), ("since", 2)])
async def test_a_game_is_read_in_one_go(house: House, question: str, most: int) -> None:
    """Every statement waits for another thread, several times."""
    table = await house.running(2)
    asked: list[str] = []
    engine = house.database._engine.sync_engine

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    await QUESTIONS[question](house, table.id)
    event.remove(engine, "before_cursor_execute", note)
    assert len(asked) <= most
