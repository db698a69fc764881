"""Can people see, take along and delete what is stored of them, by clicks, and does their game go on?"""

import json
from random import Random

import pytest

from bot.i18n import text
from bot.service.table import Status
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, control, controls
from tests.e2e.test_languages import speaks
from tests.e2e.test_people import three


async def opened(home: House, person: Person) -> Message:
    """Let somebody ask what is stored of them."""
    return (await person.slash("conspiracy privacy", home.sandbox.channel).settled()).messages[0]


async def deleted(home: House, person: Person) -> Message:
    """Let somebody have all of it deleted; return the answer."""
    screen = await opened(home, person)
    for route in ("forget", "forget-now"):
        await person.click(screen, control(screen, route)).settled()
    await home.settled()
    return screen


async def stored(home: House, *traces: object) -> bool:
    """Whether any of these stands anywhere in the database."""
    async with home.database.reading() as connection:
        for table in ("games", "seats", "actions", "people"):
            rows = await connection.exec_driver_sql(f"SELECT * FROM {table}")  # noqa: S608 - our own names
            if any(value in traces for row in rows for value in row):
                return True
    return False


@pytest.mark.parametrize(("code", "locale"), [("en-GB", "en"), ("es-ES", "es"), ("fr", "fr")])
async def test_every_screen_is_private_and_speaks_the_reader_s_language(home: House, code: str, locale: str) -> None:
    alice, bruno = home.sandbox.person("Alice", locale=code), home.sandbox.person("Bruno", locale=code)
    nothing = await opened(home, alice)
    assert text("privacy-nothing", locale) in nothing.text
    assert not nothing.controls
    await home.table_for(alice, bruno)
    screen = await opened(home, alice)
    assert text("privacy-games", locale, running=1, waiting=0, ended=0) in screen.text
    assert text("privacy-no-preferences", locale) in screen.text
    assert screen.ephemeral_to == alice.id
    answer = await alice.click(screen, control(screen, "export")).settled()
    assert speaks(screen, locale)
    assert speaks(answer.messages[0], locale)
    before = (await home.game()).version
    await alice.click(screen, control(screen, "forget")).settled()
    assert text("forget-question", locale) in screen.text
    assert speaks(screen, locale), screen.text
    await alice.click(screen, control(screen, "privacy")).settled()  # thought better of it
    assert text("privacy-title", locale) in screen.text
    assert (await home.game()).version == before
    for route in ("forget", "forget-now"):
        await alice.click(screen, control(screen, route)).settled()
    assert screen.text == text("forget-done", locale)
    assert text("privacy-nothing", locale) in (await opened(home, alice)).text


async def test_se_an_export_is_a_private_file_that_tells_no_secret(home: House) -> None:
    first, second, _ = await three(home)
    await play_turn(first, home.public()[-1], Random(1))
    await home.settled()
    screen = await opened(home, first)
    answer = await first.click(screen, control(screen, "export")).settled()
    (message,) = answer.messages
    assert message.ephemeral_to == first.id
    (file,) = message.attachments
    assert file.filename == "conspiracy.json"
    data = json.loads(file.data)
    game = await home.game()
    assert data["user_id"] == str(first.id)
    (own,) = data["games"]
    assert own["game"] == game.id
    assert own["actions"]
    async with home.database.reading() as connection:
        seed = (await connection.exec_driver_sql("SELECT seed FROM games")).scalar_one()
    for secret in (seed, "snapshot", "lord_deck", str(second.id), str(second.user.global_name)):
        assert secret not in file.data.decode()


async def test_who_deletes_everything_on_their_turn_is_followed_by_a_robot(home: House) -> None:
    first, second, third = await three(home)
    table = home.public()[-1]
    panel = (await first.click(table, control(table, "turn")).settled()).messages[0]
    await first.click(panel, controls(panel, "act")[-1]).settled()  # with cards drawn
    name = str(first.user.global_name)
    screen = await deleted(home, first)
    assert screen.text == text("forget-done", "en")
    assert not await stored(home, first.id, name)
    public = home.public()[-1]
    assert second.notifications[-1] is public
    assert text("robot-for", "en", level="normal", name=text("former-player", "en")) in public.text
    assert name not in public.text
    assert first.mention not in public.text
    late = await first.click(panel, controls(panel, "see")[0]).settled()
    assert late.text == text("error-not-at-table", "en")
    await home.restart()
    for person in (second, third):
        await play_turn(person, home.public()[-1], Random(2))
        await home.settled()
    assert (await home.game()).view(None).turn_number == 5
    assert not await stored(home, first.id, name)


async def test_a_finished_game_keeps_an_anonymous_seat_that_each_language_names(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno", locale="fr")
    await home.table_for(alice, bruno)
    rng = Random(5)
    while not (await home.game()).over:
        await play_turn(await home.on_turn(alice, bruno), home.public()[-1], rng)
        await home.settled()
    await deleted(home, alice)
    await home.restart()
    assert (await home.game()).status is Status.OVER
    seen = await bruno.slash("conspiracy table", home.sandbox.channel).settled()
    assert text("former-player", "fr") in seen.text
    assert "Alice" not in seen.text
    end = home.public()[-1]
    for route in ("log", "words"):
        answer = await bruno.click(end, control(end, route)).settled()
        assert text("former-player", "fr") in answer.text, route
        assert "Alice" not in answer.text
    log = await alice.slash("conspiracy log", home.sandbox.channel).settled()
    assert text("former-player", "en") in log.text
    assert not controls(end, "why")


async def test_lobbies_and_solo_games_of_whoever_goes_are_left_and_end(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    rooms = [home.sandbox.administrator.create_channel(home.sandbox.guild, f"room-{n}") for n in range(3)]
    lobby = await home.lobby_for(alice, channel=rooms[0])
    await bruno.click(lobby, control(lobby, "join")).settled()
    alone = await home.lobby_for(alice, channel=rooms[1])
    await alice.slash("conspiracy new", rooms[2], solo="mage").settled()
    await home.settled()
    await deleted(home, alice)
    assert "Alice" not in lobby.text
    assert text("lobby-seat-host", "en", name="Bruno") in lobby.text
    assert alone.text == "-# " + text("lobby-cancelled", "en")
    assert text("post-ended-early", "en") in home.public(rooms[2])[-1].text
    assert not await stored(home, alice.id, "Alice")
    for room in rooms[1:]:  # free again
        assert text("lobby-title", "en") in (await home.lobby_for(bruno, channel=room)).text


async def test_nobody_deletes_for_somebody_else(home: House) -> None:
    first, second, _ = await three(home)
    screen = await opened(home, first)
    await second.forge(screen, "forget-now///").settled()
    assert (await home.game()).seat_of(first.id) is not None
    assert (await home.game()).seat_of(second.id) is None
