"""Does everybody get what is stored of them, and nothing that they may not know, and does it go when they want?"""

import asyncio
import json
from collections import Counter
from random import Random

import pytest
from sqlalchemy import text

from bot.db import personal
from bot.db.check import faults
from bot.errors import GameOverError, NotAtTableError, StaleError, UserError
from bot.game import Options
from bot.game.cards import Guild
from bot.service import Kept, Notify, People, Play, Preferences, Privacy, Status
from tests.service.house import GUEST, HOST, NOW, PEOPLE, SERVER, THIRD, House, always
from tests.service.test_races import late, mover

TABLES = ("games", "seats", "actions", "people", "guilds", "clocks", "posts")


@pytest.fixture
def privacy(house: House) -> Privacy:
    """Give the service."""
    return Privacy(house.database)


async def everything(house: House) -> list[tuple[object, ...]]:
    """Return every row there is."""
    async with house.database.reading() as connection:
        return [
            tuple(row)
            for table in TABLES
            for row in await connection.execute(text(f"SELECT * FROM {table} ORDER BY 1, 2"))  # noqa: S608 - our own names
        ]


async def mentions(house: House, user_id: int) -> int:
    """Return how many values of the database are an id."""
    return sum(value == user_id for row in await everything(house) for value in row)


async def busy(house: House) -> None:
    """Leave games of every kind behind: ended, running, waiting, called off, solo; and settings."""
    await house.play_out(await house.running(3), Random(1))
    table = await house.running(2, ("normal",))
    while table.view(None).turn_number < 6:
        table = (await house.act(table)).table
    await house.waiting(2)
    await house.waiting(1)
    called_off = await house.waiting(2)
    await house.lobby.cancel(called_off.id, HOST, NOW)
    await house.lobby.create(SERVER, 99, HOST, "Ana", Options(2, opponent=Guild.MAGE), "en", NOW)
    left = await house.running(3)
    await house.play.leave(left.id, HOST, NOW)
    await People(house.database).change(HOST, NOW, always(Preferences("coral", notify=Notify.NOTHING)))


async def test_the_numbers_are_those_of_what_is_stored(house: House, privacy: Privacy) -> None:
    assert (await privacy.kept(HOST)).nothing
    await busy(house)
    async with house.database.reading() as connection:
        acted = await connection.scalar(text(f"SELECT count(*) FROM actions WHERE user_id = {HOST}"))  # noqa: S608
    assert acted
    assert await privacy.kept(HOST) == Kept(waiting=2, running=3, ended=2, actions=acted, preferences=True)
    assert (await privacy.kept(GUEST)).preferences is False


async def test_an_export_is_whole_and_one_s_own(house: House, privacy: Privacy) -> None:
    await busy(house)
    data = await privacy.export(HOST, NOW)
    assert json.loads(json.dumps(data)) == data
    kept = await privacy.kept(HOST)
    assert data["user_id"] == str(HOST)
    assert data["preferences"] == {
        "theme": "coral",
        "letters": None,
        "text_only": False,
        "locale": None,
        "notify": "nothing",
        "next_up": False,
        "reminder": True,
        "hints": True,
        "zone": None,
        "quiet_from": None,
        "quiet_to": None,
        "updated_at": NOW.isoformat(),
    }
    assert len(data["games"]) == kept.waiting + kept.running + kept.ended
    assert sum(len(game["actions"]) for game in data["games"]) == kept.actions
    for game in data["games"]:
        table = await house.play.load(game["game"])
        assert game["status"] == table.status
        assert game["name"] == PEOPLE[HOST]
        assert {action["seat"] for action in game["actions"]} <= {game["seat"]}
        async with house.database.reading() as connection:
            rows = await connection.execute(
                text("SELECT number, user_id FROM actions WHERE game_id = :id"), {"id": table.id}
            )
            own = [row.number for row in rows if row.user_id == HOST]
        assert [action["number"] for action in game["actions"]] == own
    others = json.dumps(data)
    assert f'"{HOST}"' in others
    assert not any(f'"{told}"' in others for user, name in PEOPLE.items() if user != HOST for told in (user, name))


async def test_an_export_of_a_running_game_tells_no_secret(house: House, privacy: Privacy) -> None:
    """Neither seed nor decks, nor what others chose: the same game dealt otherwise below gives the same file."""
    table = await house.running(2)
    for _ in range(3):
        table = (await house.act(table)).table
    before = await privacy.export(HOST, NOW)
    async with house.database.writing() as connection:
        own = {"id": table.id, "user": HOST}
        await connection.execute(text("UPDATE games SET seed = 'other', snapshot = '{}', commitment = 'x'"))
        await connection.execute(text("UPDATE actions SET events = '[]'"))
        await connection.execute(
            text("UPDATE actions SET notation = 'stay' WHERE game_id = :id AND coalesce(user_id, 0) <> :user"), own
        )
    assert await privacy.export(HOST, NOW) == before
    assert set(before["games"][0]) == {
        *("game", "server", "channel", "status", "ending", "created_at", "started_at", "ended_at"),
        *("host", "seat", "name", "left", "actions"),
    }


async def test_a_deletion_leaves_nothing_of_the_person_and_every_game_whole(house: House, privacy: Privacy) -> None:
    await busy(house)
    others = await mentions(house, GUEST)
    games = (await privacy.export(HOST, NOW))["games"]
    assert await mentions(house, HOST) > 10
    open_games = await privacy.forget(HOST, NOW)
    assert await mentions(house, HOST) == 0
    assert not any("Ana" in row for row in await everything(house))
    assert (await privacy.kept(HOST)).nothing
    assert await mentions(house, GUEST) == others + 2  # who is host now of two games
    assert len(open_games) == 5
    async with house.database.reading() as connection:
        assert await faults(connection) == []
    ended = Counter(table.status for table in open_games)
    assert ended == {Status.RUNNING: 2, Status.LOBBY: 1, Status.CANCELLED: 2}  # the solo game, a table of theirs alone
    for game in games:
        table = await house.play.load(game["game"])
        if table.status is Status.RUNNING:
            assert table.host_id != HOST
            player = table.players[game["seat"]]
            assert (player.robot, player.user_id, player.former) == ("normal", None, True)
            over = await house.play_out(table, Random(3))
            assert over.status is Status.OVER
        elif table.status is Status.CANCELLED:
            assert table.clock is None  # nobody looks after it any more
        elif table.status is Status.OVER:
            player = table.players[game["seat"]]
            assert (player.human, player.user_id, player.former, player.name) == (True, None, True, "")
            assert not table.robots_played
            assert await house.play.export(table.id)


async def test_a_deletion_done_again_changes_nothing(house: House, privacy: Privacy) -> None:
    await busy(house)
    await privacy.forget(HOST, NOW)
    once = await everything(house)
    assert await privacy.forget(HOST, NOW) == ()
    assert await everything(house) == once
    assert await privacy.forget(12345, NOW) == ()
    assert await everything(house) == once


async def test_a_deletion_that_is_interrupted_has_changed_nothing(
    house: House, privacy: Privacy, monkeypatch: pytest.MonkeyPatch
) -> None:
    await busy(house)
    before = await everything(house)

    async def crash(*_: object) -> None:
        raise ConnectionAbortedError

    with monkeypatch.context() as broken:
        broken.setattr(personal, "forget", crash)
        with pytest.raises(ConnectionAbortedError):
            await privacy.forget(HOST, NOW)
    assert await everything(house) == before
    await house.restart()
    await Privacy(house.database).forget(HOST, NOW)
    assert await mentions(house, HOST) == 0


async def test_who_deletes_while_they_click_leaves_nothing_behind(house: House) -> None:
    """In both orders: either the action counted and lost its user, or it did not count and the person is told why."""
    seen: Counter[str] = Counter()
    for number in range(30):
        table = await house.running(3)
        user_id, action = mover(table)
        act = Play(house.database).act(table.id, user_id, action, table.version, house.click(), NOW)
        forget = Privacy(house.database).forget(user_id, NOW)
        said, _ = await asyncio.gather(
            *(late(each, delay / 500) for each, delay in ((act, number % 3), (forget, number % 5))),
            return_exceptions=True,
        )
        assert not isinstance(said, Exception) or isinstance(said, StaleError | NotAtTableError)
        seen["no" if isinstance(said, Exception) else "done"] += 1
        assert await mentions(house, user_id) == 0
        after = await house.play.load(table.id)
        assert after.player(0).former
        assert after.version == table.version + (1 if isinstance(said, Exception) else 2)
    assert min(seen["no"], seen["done"]) > 0


async def test_everybody_may_go_one_after_the_other(house: House, privacy: Privacy) -> None:
    table = await house.running(3)
    for user_id in (HOST, GUEST, THIRD):
        await privacy.forget(user_id, NOW)
    after = await house.play.load(table.id)
    assert after.status is Status.CANCELLED
    assert all(player.former for player in after.players)
    with pytest.raises(GameOverError):
        await house.play.leave(table.id, HOST, NOW)


async def test_who_comes_back_begins_anew(house: House, privacy: Privacy) -> None:
    table = await house.waiting(2)
    await privacy.forget(GUEST, NOW)
    again = await house.lobby.join(table.id, GUEST, "Bo again", NOW)
    assert [player.name for player in again.players] == ["Ana", "Bo again"]
    started = await house.lobby.start(table.id, HOST, NOW)
    await privacy.forget(GUEST, NOW)
    with pytest.raises(UserError):
        await house.play.leave(started.id, GUEST, NOW)
