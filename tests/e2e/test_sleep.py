"""Does a game that nobody plays sleep quietly, show nothing secret, and go on when its people want it?"""

from datetime import timedelta
from random import Random

import pytest

from bot.i18n import LOCALES, text
from bot.service import Clock, Table
from cogs.ui.departures import show_departure, show_expired
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed, control, controls
from tests.e2e.test_languages import speaks
from tests.e2e.test_people import three
from tests.e2e.test_settings import a_manager

MONTH = timedelta(days=30)


async def asleep(home: House) -> tuple[tuple[Person, Person, Person], Table]:
    """Return three people whose game sleeps since nobody has played for a month, and that game."""
    people = await three(home)
    await play_turn(people[0], home.public()[-1], Random(1))
    await home.settled()
    home.sandbox.clock.advance(days=30, seconds=5)
    closed = await home.client.play.close_dormant((await home.game()).id, home.client.now())
    assert closed is not None
    show_departure(home.client, closed)
    await home.settled()
    return people, closed


async def test_a_game_that_sleeps_says_so_and_is_taken_up_again_where_it_was(home: House) -> None:
    (first, second, third), closed = await asleep(home)
    message = home.public()[-1]
    assert message.text == "-# " + text("post-dormant", "en")
    pings = [len(person.notifications) for person in (first, second, third)]
    stranger = home.sandbox.person("Eve")
    for person in (first, stranger):
        for command in ("table", "turn"):
            shown = (await person.slash(f"conspiracy {command}", home.sandbox.channel).settled()).messages[0]
            assert text("post-dormant", "en") in shown.text
            assert bool(controls(shown, "reopen")) is (person is first)
            assert not controls(shown, "turn")
    refused = await stranger.click(message, control(message, "reopen")).settled()
    assert refused.text == text("error-not-at-table", "en")
    for command in ("leave", "end", "replace", "rematch"):
        answer = await first.slash(f"conspiracy {command}", home.sandbox.channel).settled()
        assert answer.text == text("error-dormant", "en"), command
    film = await first.forge(message, f"film/{closed.id}//").settled()
    assert film.text == text("error-not-over", "en")
    await home.restart()
    await home.settled()
    assert [len(person.notifications) for person in (first, second, third)] == pings
    woken = await third.click(message, control(message, "reopen")).settled()
    assert woken.messages[0].ephemeral_to == third.id
    await home.settled()
    turn = home.public()[-1]
    assert turn is not message
    assert second.notifications[-1] is turn  # whose turn it was
    assert not controls(message, "reopen")
    again = await first.forge(message, f"reopen/{closed.id}//").settled()
    assert again.text == text("error-already-started", "en")
    await play_turn(second, turn, Random(1))
    await home.settled()
    assert third.notifications[-1] is home.public()[-1]


@pytest.mark.parametrize("locale", LOCALES)
async def test_ones_list_of_games_leads_back_to_those_that_sleep(home: House, locale: str) -> None:
    (first, _, third), closed = await asleep(home)
    stranger = home.sandbox.person("Eve")
    for person in (first, third, stranger):
        shown = await person.slash("conspiracy games", home.sandbox.channel, locale=locale).settled()
        assert (text("games-asleep", locale) in shown.text) is (person is not stranger)
        assert speaks(shown.messages[0], locale)
        if person is first:
            await person.click(shown.messages[0], control(shown.messages[0], "reopen")).settled()
            await home.settled()
            assert not (await home.client.play.load(closed.id)).dormant
            closed = await home.game()
            home.sandbox.clock.advance(days=30, seconds=5)
            assert await home.client.play.close_dormant(closed.id, home.client.now())


async def test_a_game_whose_channel_is_gone_sleeps_in_the_end_and_is_nobody_s_burden(home: House) -> None:
    alice, bob = home.sandbox.person("Alice"), home.sandbox.person("Bob")
    tavern = home.sandbox.administrator.create_channel(home.sandbox.guild, "tavern")
    await home.timed_table(Clock.DAY, alice, bob, channel=tavern)
    home.sandbox.administrator.delete_channel(tavern)
    for _ in range(20):
        await home.wait(days=2)
    tries = len(home.sandbox.recorder.exchanges)
    assert await home.client.play.games_of(alice.id) == ()
    for _ in range(20):
        await home.wait(days=2)
    assert len(home.sandbox.recorder.exchanges) == tries
    shown = (await alice.slash("conspiracy games", home.sandbox.channel).settled()).messages[0]
    answer = await alice.click(shown, control(shown, "reopen")).settled()
    assert not answer.failed
    assert answer.messages[0].ephemeral_to == alice.id


async def test_nothing_that_a_sleeping_game_shows_tells_a_secret(home: House) -> None:
    (first, second, _), closed = await asleep(home)
    async with home.database.reading() as connection:
        seed = (await connection.exec_driver_sql("SELECT seed FROM games")).scalar_one()
    seen = [message.text for message in home.public()]
    for command in ("table", "turn", "log", "chamber", "games"):
        seen += [m.text for m in (await first.slash(f"conspiracy {command}", home.sandbox.channel).settled()).messages]
    words = await second.forge(None, f"words/{closed.id}//", channel=home.sandbox.channel).settled()
    assert not any(seed in said for said in [*seen, words.text])


async def test_the_channel_is_free_meanwhile_and_refuses_a_second_game(home: House) -> None:
    (first, second, _), _ = await asleep(home)
    message = home.public()[-1]
    lobby = await home.lobby_for(second)
    refused = await first.click(message, control(message, "reopen")).settled()
    assert refused.text == text("error-channel-busy", "en")
    await second.click(lobby, control(lobby, "cancel")).settled()
    woken = await a_manager(home).click(message, control(message, "reopen")).settled()
    assert woken.text == text("reopen-done", "en")
    await home.settled()
    assert controls(home.public()[-1], "turn")


async def test_what_a_crash_left_unsaid_is_said_at_the_next_start(home: House) -> None:
    """Between the database and the message the bot stops: nobody is called, and the message is put right."""
    await three(home)
    table = home.public()[-1]
    game = await home.game()
    closed = await home.client.play.close_dormant(game.id, home.client.now() + MONTH)
    assert closed is not None
    await home.restart()
    await home.settled()
    assert table.text == "-# " + text("post-dormant", "en")
    assert await home.client.play.unannounced() == ()
    assert home.public()[-1] is table


@pytest.mark.parametrize("locale", LOCALES)
async def test_it_sleeps_in_the_table_s_language(home: House, locale: str) -> None:
    home.sandbox.administrator.set_locale(home.sandbox.guild, "es-ES" if locale == "es" else locale)
    await asleep(home)
    assert speaks(home.public()[-1], locale)


async def test_us_10_a_table_that_nobody_comes_to_closes_itself(home: House) -> None:
    alice = home.sandbox.person("Alice")
    lobby = await home.lobby_for(alice)
    joining = control(lobby, "join")
    game = await home.game()
    home.sandbox.clock.advance(days=7, seconds=5)
    closed = await home.client.lobby.expire(game.id, home.client.now())
    assert closed is not None
    show_expired(home.client, closed)
    await home.settled()
    assert lobby.text == "-# " + text("lobby-expired", "en")
    late = await home.sandbox.person("Bruno").forge(lobby, joining).settled()
    assert "reference" not in late.text
    await home.restart()
    assert lobby.text == "-# " + text("lobby-expired", "en")
    await home.lobby_for(alice)


async def test_us_10_the_host_leaves_the_server_and_the_next_one_starts_or_closes_the_table(home: House) -> None:
    alice, bruno, chloe = (home.sandbox.person(name) for name in ("Alice", "Bruno", "Chloe"))
    lobby = await home.lobby_for(alice)
    for guest in (bruno, chloe):
        await guest.click(lobby, control(lobby, "join")).settled()
    refused = await bruno.click(lobby, control(lobby, "start")).settled()
    assert refused.text == text("error-not-host", "en")
    alice.leave()
    refused = await home.sandbox.person("Eve").click(lobby, control(lobby, "cancel")).settled()
    assert refused.text == text("error-not-host", "en")
    refused = await chloe.click(lobby, control(lobby, "start")).settled()
    assert refused.text == text("error-not-host", "en")  # Bruno was there before
    await home.settled()
    assert text("lobby-seat-host", "en", name="Bruno") in lobby.text
    assert "Alice" not in lobby.text
    await bruno.click(lobby, control(lobby, "start")).settled()
    await home.settled()
    assert {player.user_id for player in (await home.game()).players} == {bruno.id, chloe.id}


async def test_us_10_with_too_few_left_the_next_host_arranges_the_table(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    lobby = await home.lobby_for(alice)
    await bruno.click(lobby, control(lobby, "join")).settled()
    alice.leave()
    panel = (await bruno.click(lobby, control(lobby, "manage")).settled()).messages[0]
    assert controls(panel, "bonus")
    await home.settled()
    assert text("lobby-seat-host", "en", name="Bruno") in lobby.text
    await bruno.click(lobby, control(lobby, "cancel")).settled()
    assert lobby.text == "-# " + text("lobby-cancelled", "en")


async def test_games_that_one_left_are_listed_last_with_the_way_back_from_anywhere(home: House) -> None:
    first, second, _ = await three(home)
    await confirmed(first, "leave", home.sandbox.channel)
    await home.settled()
    elsewhere = home.sandbox.administrator.create_channel(home.sandbox.guild, "elsewhere")
    await home.lobby_for(first, channel=elsewhere)
    listed = (await first.slash("conspiracy games", elsewhere).settled()).messages[0]
    assert listed.text.index(text("games-lobby", "en")) < listed.text.index(text("games-left", "en"))
    back = await first.click(listed, control(listed, "return")).settled()
    assert not back.failed
    await home.settled()
    assert (await home.game()).seat_of(first.id) == 0
    listed = (await first.slash("conspiracy games", elsewhere).settled()).messages[0]
    assert not controls(listed, "return")
    assert text("games-left", "en") not in listed.text
    assert second.notifications
