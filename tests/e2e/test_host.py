"""What can a host arrange, and what can everybody set for themselves?"""

from bot.i18n import text
from bot.service import Notify
from bot.service.table import Status
from cogs.screens.controls import ONCE
from sandbox.permissions import Permission
from sandbox.person import Person
from tests.e2e.house import House, control, controls
from tests.e2e.test_settings import choose, opened


async def lobby_of(home: House, *people: Person) -> Person:
    host, *guests = people
    await host.slash("conspiracy new", home.sandbox.channel).settled()
    for guest in guests:
        await guest.click(home.public()[-1], control(home.public()[-1], "join")).settled()
    return host


async def test_the_host_arranges_the_table_on_a_panel_of_their_own(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await lobby_of(home, alice, bruno)
    lobby = home.public()[-1]
    await alice.click(lobby, control(lobby, "robot"))
    panel = (await alice.click(lobby, control(lobby, "manage")).settled()).messages[0]
    assert panel.ephemeral_to == alice.id
    for route in ("bonus", "hidden", "unrobot"):
        await alice.click(panel, control(panel, route)).settled()
        await home.settled()
    table = (await home.client.play.games_of(alice.id))[0]
    assert table.options.bonus_locations
    assert table.options.points_hidden
    assert len(table.players) == 2
    assert "the five extra ones are in the deck" in home.public()[-1].text
    assert "🤖" not in home.public()[-1].text


async def test_the_host_frees_a_seat_or_makes_somebody_else_host(home: House) -> None:
    alice, bruno, chloe = (home.sandbox.person(name) for name in ("Alice", "Bruno", "Chloé"))
    await lobby_of(home, alice, bruno, chloe)
    lobby = home.public()[-1]
    panel = (await alice.click(lobby, control(lobby, "manage")).settled()).messages[0]
    await alice.choose(panel, control(panel, "kick"), "Bruno").settled()
    await home.settled()
    assert "Bruno" not in home.public()[-1].text
    await alice.choose(panel, control(panel, "host"), "Chloé").settled()
    await home.settled()
    assert "Chloé · host" in home.public()[-1].text
    refused = (await alice.click(lobby, control(lobby, "manage")).settled()).messages[0]
    assert not controls(refused, "kick")
    assert refused.ephemeral_to == alice.id


async def test_whoever_is_no_host_arranges_nothing(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await lobby_of(home, alice, bruno)
    lobby = home.public()[-1]
    game = (await home.client.play.games_of(alice.id))[0]
    for forged in (f"bonus/{game.id}//", f"hidden/{game.id}//", f"unrobot/{game.id}//", f"start/{game.id}//"):
        said = await bruno.forge(lobby, forged)
        assert not said.failed
    await bruno.forge(lobby, f"kick/{game.id}//", [str(alice.id)])
    await bruno.forge(lobby, f"host/{game.id}//", [str(bruno.id)])
    await alice.forge(lobby, f"kick/{game.id}//", ["nobody"])
    after = (await home.client.play.games_of(alice.id))[0]
    assert after == game


async def test_a_double_click_adds_one_robot(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await lobby_of(home, alice)
    lobby = home.public()[-1]
    add = control(lobby, "robot")
    first, second = alice.click(lobby, add), alice.click(lobby, add)
    await first.settled()
    await second.settled()
    assert len((await home.client.play.games_of(alice.id))[0].players) == 2


async def test_whoever_wants_no_mentions_gets_none_until_they_want_them_again(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    people = {alice.id: alice, bruno.id: bruno}
    for person in people.values():
        games = (await person.slash("conspiracy games", home.sandbox.channel)).messages[0]
        assert text("settings-notify-mention", "en") in games.text
        settings = (await person.click(games, control(games, "settings")).settled()).messages[0]
        await choose(person, settings, "notify", Notify.NOTHING)
        assert text("settings-notify-nothing", "en") in settings.text
    await home.table_for(alice, bruno)
    assert not alice.notifications
    assert not bruno.notifications
    assert "turn." in home.public()[-1].text
    table = (await home.client.play.games_of(alice.id))[0]
    waiting = people[table.players[1 - (table.decider or 0)].user_id or 0]
    games = await opened(home, waiting, "games")
    assert text("settings-notify-nothing", "en") in games.text
    settings = (await waiting.click(games, control(games, "settings")).settled()).messages[0]
    await choose(waiting, settings, "notify", Notify.MENTION)
    assert text("settings-notify-mention", "en") in settings.text


async def test_a_table_speaks_the_language_that_it_was_opened_in(home: House) -> None:
    alice = home.sandbox.person("Alice", locale="fr")
    await alice.slash("conspiracy new", home.sandbox.channel, language="es")
    assert "Hay una mesa abierta" in home.public()[-1].text


async def test_whoever_manages_another_server_arranges_nothing_here(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await lobby_of(home, alice, bruno)
    game = (await home.client.play.games_of(alice.id))[0]
    administrator = home.sandbox.administrator
    own = administrator.create_guild("Bruno's own")
    bruno.join(own)
    administrator.give_role(
        Person(home.sandbox.backend, bruno.user, own),
        administrator.create_role(own, "managers", Permission.MANAGE_GUILD),
    )
    channel = administrator.create_channel(own, "workshop")
    await home.settled()
    for route, values in (
        ("bonus", None),
        ("hidden", None),
        ("unrobot", None),
        ("kick", [str(alice.id)]),
        ("host", [str(bruno.id)]),
        ("manage", None),
    ):
        version = game.version if route in ONCE else ""
        answer = await bruno.forge(None, f"{route}/{game.id}/{version}/", values, channel=channel).settled()
        assert answer.text == text("error-not-host", "en"), route
    after = (await home.client.play.games_of(alice.id))[0]
    assert (after.version, after.host_id, after.status) == (game.version, alice.id, Status.LOBBY)
