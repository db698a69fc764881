"""Does a person play against robots of each level, know them, learn why they moved, and get hints?"""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.db import games
from bot.db.rows import SeatRow
from bot.i18n import LOCALES, text
from bot.robots import Budget
from bot.service import LEVELS, Thinking
from bot.service.table import Status
from bot.workers import Workers
from cogs.screens.table import name_of, names_of
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls
from tests.service.gone_wrong import hang, ponder

MOST_TURNS = 60


async def opened(home: House, person: Person, robots: int, level: str, *, hidden: bool = False) -> Message:
    """Open a table with robots by one command, start it; return the message of the first turn."""
    await person.slash("conspiracy new", home.sandbox.channel, robots=robots, level=level, hidden=hidden).settled()
    lobby = home.public()[-1]
    assert lobby.text.count("🤖") == robots
    await person.click(lobby, control(lobby, "start"))
    await home.settled()
    return home.public()[-1]


@pytest.mark.parametrize("level", [pytest.param(level, marks=pytest.mark.ci) for level in LEVELS])
async def test_a_whole_game_against_robots_of_a_level(home: House, level: str) -> None:
    alice = home.sandbox.person("Alice")
    home.seeds = [f"levels {level}"]
    table = await opened(home, alice, 2, level)
    rng = Random(level)
    for turn in range(MOST_TURNS):
        if (await home.game()).over:
            break
        table = home.public()[-1]
        assert alice.notifications[-1] is table
        if turn == 3:
            await home.restart()  # who sits there, and how they play, outlives the bot
        await play_turn(alice, table, rng)
        await home.settled()
    game = await home.game()
    assert game.status is Status.OVER
    assert [player.robot for player in game.players if player.robot] == [level, level]
    assert home.public()[-1].text.count(f"({level})") >= 2
    # One message a turn of hers, with what both robots did: no flood.
    assert len(alice.notifications) <= turn + 1


async def test_robots_have_names_of_their_own_and_their_level_in_every_language(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await alice.slash("conspiracy new", home.sandbox.channel, robots=3, level="hard").settled()
    (game,) = await home.client.play.games_of(alice.id)
    for locale in LOCALES:
        names = names_of(game, locale)[1:]
        assert len(set(names)) == 3
        assert all(name.startswith("🤖 ") and f"({text('robot-level-hard', locale)})" in name for name in names)
        assert all(len(name) <= 32 for name in names)


async def test_robots_of_earlier_versions_keep_their_names(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await alice.slash("conspiracy new", home.sandbox.channel).settled()
    (game,) = await home.client.play.games_of(alice.id)
    async with home.database.writing() as connection:
        row = await games.load(connection, game.id)
        assert row is not None
        old = [SeatRow(number, None, None, "greedy", "greedy") for number in (1, 2)]
        await games.set_seats(connection, game.id, (*row.seats, *old))
    await alice.forge(home.public()[-1], f"start/{game.id}//").settled()
    await home.settled()
    await play_turn(alice, home.public()[-1], Random(1))
    await home.settled()
    assert "Gulper (seat" in home.public()[-1].text
    (why,) = (await alice.click(home.public()[-1], control(home.public()[-1], "why")).settled()).messages
    assert why.text.count("Gulper (seat") == 2


async def test_the_host_changes_a_level_on_the_panel(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    lobby = await home.lobby_for(alice)
    await bruno.click(lobby, control(lobby, "join"))
    for _ in range(2):
        await alice.click(home.public()[-1], control(home.public()[-1], "robot")).settled()
    panel = (await alice.click(lobby, control(lobby, "manage")).settled()).messages[0]
    first, second = controls(panel, "level")
    menu = next(each for each in panel.controls if each.custom_id == first)
    assert [option["value"] for option in menu.options] == list(LEVELS)
    assert [option["value"] for option in menu.options if option.get("default")] == ["normal"]
    await alice.choose(panel, first, "easy").settled()
    await home.settled()
    assert "(easy)" in home.public()[-1].text
    assert "(normal)" in home.public()[-1].text
    (game,) = await home.client.play.games_of(alice.id)
    await alice.forge(panel, second, ["hard"]).settled()  # of the panel as it was before
    for level, at in (("greedy", "2"), ("", "2"), ("hard", "0"), ("hard", "²"), ("hard", "9")):
        assert not (await alice.forge(panel, f"level/{game.id}/{game.version}/{at}", [level]).settled()).failed
    await bruno.forge(panel, f"level/{game.id}/{game.version}/2", ["hard"]).settled()
    (after,) = await home.client.play.games_of(alice.id)
    assert after == game


async def test_robots_and_solo_do_not_go_together(home: House) -> None:
    alice = home.sandbox.person("Alice")
    said = await alice.slash("conspiracy new", home.sandbox.channel, robots=1, solo="mage").settled()
    assert said.text == text("error-no-robots-in-solo", "en")
    assert home.public() == []


@pytest.mark.parametrize(("code", "locale"), [("en-US", "en"), ("es-ES", "es"), ("fr", "fr")])
async def test_a_robot_says_why_in_the_readers_language(home: House, code: str, locale: str) -> None:
    alice, other = home.sandbox.person("Alice"), home.sandbox.person("Other", locale=code)
    await opened(home, alice, 2, "normal")
    await play_turn(alice, home.public()[-1], Random(2))
    await home.settled()
    table = home.public()[-1]
    (why,) = (await other.click(table, control(table, "why")).settled()).messages
    assert why.ephemeral_to == other.id
    lines = why.text.splitlines()
    assert lines[0] == f"### {text('why-title', locale)}"
    assert len(lines) == 3
    assert all(line.count("**🤖 ") == 1 and "{" not in line for line in lines[1:])
    log = (await alice.click(table, control(table, "log")).settled()).messages[0]
    (same,) = (await alice.click(log, control(log, "why")).settled()).messages
    assert len(same.text.splitlines()) == 3


async def test_where_points_are_hidden_reasons_tell_none(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await opened(home, alice, 3, "normal", hidden=True)
    rng = Random(5)
    for _ in range(4):
        await play_turn(alice, home.public()[-1], rng)
        await home.settled()
        table = home.public()[-1]
        (why,) = (await alice.click(table, control(table, "why")).settled()).messages
        assert "point" not in why.text


async def test_a_table_of_people_has_nobody_to_ask_why(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    table = await home.table_for(alice, bruno)
    assert not controls(table, "why")
    game = await home.game()
    said = await alice.forge(table, f"why/{game.id}//").settled()
    assert said.messages[0].text.splitlines()[-1] == text("why-none", "en")


async def test_a_robot_that_takes_its_time_seems_to_write(home: House) -> None:
    home.thinking = lambda: Thinking({"hard": ponder, "normal": ponder}, Budget(nodes=1))
    await home.restart()
    alice = home.sandbox.person("Alice")
    await opened(home, alice, 3, "hard")
    await play_turn(alice, home.public()[-1], Random(1))
    await home.settled()
    assert home.sandbox.recorder.find("POST /channels/*/typing")
    assert alice.notifications[-1] is home.public()[-1]
    assert home.public()[-1].text.count("(hard)") >= 3


async def test_a_stop_leaves_a_thinking_robots_turn_for_the_next_start(home: House) -> None:
    workers = Workers()
    await workers.start()
    home.thinking = lambda: Thinking({"hard": hang, "normal": hang}, Budget(nodes=1), workers=workers, longest=60)
    await home.restart()
    alice = home.sandbox.person("Alice")
    await alice.slash("conspiracy new", home.sandbox.channel, robots=3, level="hard").settled()
    lobby = home.public()[-1]
    await alice.click(lobby, control(lobby, "start")).settled()
    posted = len(home.posts)
    async with asyncio.timeout(8):
        await home.shut()
    assert len(home.posts) == posted
    home.thinking = lambda: Thinking(budget=Budget(nodes=5))
    await home.open()
    await home.settled()
    game = await home.game()
    assert game.player(game.decider or 0).human
    assert alice.notifications


async def test_a_stand_in_is_known_as_a_robot_whatever_the_name(home: House) -> None:
    long = home.sandbox.person("Bartholomew the Great of the Deep")
    await home.lobby_for(long)
    (game,) = await home.client.play.games_of(long.id)
    stand_in = replace(game.players[0], robot="normal", left=True)
    for locale in LOCALES:
        called = name_of(stand_in, locale)
        assert called.startswith("🤖 ")
        assert called.endswith(f"({text('robot-level-normal', locale)})")
        assert "Bartho" in called
        assert len(called) <= 32
