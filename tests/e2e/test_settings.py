"""Does everybody get the game as they want it: their own look or the server's, pictures or words, and it stays?"""

from dataclasses import replace

import pytest

from bot.i18n import text
from bot.service import Notify, Preferences, ServerPreferences
from rendering.themes import DEFAULT, THEMES
from sandbox.messages import Message
from sandbox.permissions import Permission
from sandbox.person import Person
from tests.e2e.house import House, Instant, control, controls, switch
from tests.e2e.test_languages import speaks
from tests.service.house import NOW, always


async def opened(home: House, person: Person, command: str = "settings") -> Message:
    """Let somebody open a screen of settings."""
    return (await person.slash(f"conspiracy {command}", home.sandbox.channel).settled()).messages[0]


async def choose(person: Person, screen: Message, field: str, value: str) -> None:
    """Let somebody choose in a select."""
    route = next(each.custom_id for each in screen.controls if each.options and (each.custom_id or "").endswith(field))
    assert route is not None
    await person.choose(screen, route, value).settled()


async def turn_to(person: Person, screen: Message, page: str) -> Message:
    """Let somebody turn to a page of the settings, where they are on another one."""
    routes = [each for route in ("settings-page", "server-page") for each in controls(screen, route)]
    for route in (each for each in routes if each.endswith(page)):
        await person.click(screen, route).settled()
    return screen


TOURS = {
    "settings": [("look", "letters"), ("look", "text_only"), ("look", "hints"), ("calls", "next_up"), ("calls", "rem")],
    "server": [("look", "letters"), *(("games", each) for each in ("threads", "bonus", "hidden", "hints", "quiet"))],
}


def a_manager(home: House, locale: str = "en-US") -> Person:
    person = home.sandbox.person("Dana", locale=locale)
    role = home.sandbox.administrator.create_role(home.sandbox.guild, "managers", Permission.MANAGE_GUILD)
    home.sandbox.administrator.give_role(person, role)
    return person


def asked(home: House) -> list[tuple[str, str, bool]]:
    """Return which pictures were asked for since the last time, in which look."""
    assert isinstance(home.studio, Instant)
    looks = [(name, theme.name, theme.letters) for name, theme in home.studio.looks if name != "draw_emoji"]
    home.studio.looks.clear()
    return looks


async def test_everybody_sees_the_game_in_their_own_look_and_the_channel_in_the_servers(home: House) -> None:
    alice, bruno, carla = (home.sandbox.person(name) for name in ("Alice", "Bruno", "Carla"))
    manager = a_manager(home)
    screen = await opened(home, manager, "server")
    await choose(manager, screen, "theme", "contrast")
    await choose(alice, await opened(home, alice), "theme", "coral")
    screen = await opened(home, bruno)
    await bruno.click(screen, switch(screen, "letters")).settled()
    assert asked(home)[-1] == ("draw_chamber", "contrast", True)  # the sample in the settings
    await home.table_for(alice, bruno, carla)
    assert asked(home) == [("draw_table", "contrast", False)]
    table = home.public()[-1]
    for person, look in ((alice, ("coral", False)), (bruno, ("contrast", True)), (carla, ("contrast", False))):
        await person.click(table, control(table, "turn")).settled()
        await person.click(table, control(table, "chambers")).settled()
        await person.slash("conspiracy table", home.sandbox.channel).settled()
        names = ("draw_chamber", "draw_chamber", "draw_table")
        assert asked(home) == [(name, *look) for name in names]


async def test_a_choice_can_be_taken_back_to_what_the_server_has(home: House) -> None:
    alice, manager = home.sandbox.person("Alice"), a_manager(home)
    screen = await opened(home, alice)
    for theme in ("coral", "contrast"):
        await choose(alice, screen, "theme", theme)
    await alice.click(screen, switch(screen, "letters")).settled()
    assert text("settings-theme", "en", theme=text("theme-contrast", "en")) in screen.text
    servers = await opened(home, manager, "server")
    await choose(manager, servers, "theme", "coral")
    await choose(alice, screen, "theme", "-")
    assert text("settings-theme-server", "en", theme=text("theme-coral", "en")) in screen.text
    assert await home.client.people.preferences(alice.id) == Preferences()
    assert asked(home)[-1] == ("draw_chamber", "coral", False)


async def test_settings_are_one_private_message_and_survive_a_restart(home: House) -> None:
    alice, manager = home.sandbox.person("Alice", locale="fr"), a_manager(home)
    screen, servers = await opened(home, alice), await opened(home, manager, "server")
    before = len(list(home.sandbox.backend.messages.everything()))
    await choose(alice, screen, "theme", "coral")
    for field in ("letters", "text_only"):
        await alice.click(screen, switch(screen, field)).settled()
    await turn_to(alice, screen, "calls")
    await choose(alice, screen, "notify", Notify.NOTHING)
    await choose(manager, servers, "locale", "es")
    await manager.click(servers, switch(servers, "letters")).settled()
    assert len(list(home.sandbox.backend.messages.everything())) == before
    assert screen.ephemeral_to == alice.id
    wanted = Preferences("coral", letters=True, text_only=True, notify=Notify.NOTHING)
    for _ in range(2):
        assert await home.client.people.preferences(alice.id) == wanted
        servers_wish = await home.client.servers.preferences(home.sandbox.guild.id)
        assert servers_wish == ServerPreferences(letters=True, locale="es")
        shown = await opened(home, alice)
        for key in ("settings-letters-on", "settings-text-only-on"):
            assert text(key, "fr") in shown.text
        assert text("settings-notify-nothing", "fr") in (await turn_to(alice, shown, "calls")).text
        await home.restart()
    await turn_to(alice, screen, "look")
    await alice.click(screen, switch(screen, "text_only")).settled()  # also controls of before still work
    assert await home.client.people.preferences(alice.id) == replace(wanted, text_only=False)
    await home.lobby_for(alice)
    assert text("lobby-title", "es") in home.public()[-1].text


@pytest.mark.parametrize(("code", "locale"), [("es-419", "es"), ("fr", "fr"), ("de", "en")])
async def test_only_managers_change_the_server(home: House, code: str, locale: str) -> None:
    stranger, manager = home.sandbox.person("Eve", locale=code), a_manager(home)
    answer = await stranger.slash("conspiracy server", home.sandbox.channel).settled()
    assert answer.text == text("error-not-a-manager", locale)
    assert answer.messages[0].ephemeral_to == stranger.id
    for forged in ("set-server///letters:on", "set-server///theme", "set-server///locale"):
        refused = await stranger.forge(None, forged, ["coral"], channel=home.sandbox.channel).settled()
        assert refused.text == text("error-not-a-manager", locale)
    servers = await opened(home, manager, "server")
    role = next(role for role in home.sandbox.guild.roles.values() if role.name == "managers")
    home.sandbox.administrator.set_role(home.sandbox.guild, role, Permission(0))
    refused = await manager.click(servers, switch(servers, "letters")).settled()
    assert refused.text == text("error-not-a-manager", "en")  # no more
    assert await home.client.servers.preferences(home.sandbox.guild.id) == ServerPreferences()


FORGED = [
    ("theme", "no-such"),
    ("theme", ""),
    ("", "coral"),
    ("letters:", ""),
    ("id:on", ""),
    ("letters:maybe", ""),
    ("locale", "tlh"),
    ("notify", "pigeon"),
    ("notify", "-"),
    ("muted:on", ""),
    ("next_up", "on"),
    ("zone", "Europe/Atlantis"),
    ("zone", "../../etc/passwd"),
    ("zone", ""),
    ("quiet", "23:00"),
    ("clock", "5y"),
    ("clock", "-"),
    ("channels", "everywhere"),
    ("channels", "٣"),
    ("channels", "1" * 21),
    ("channels:some", ""),
]


async def test_forged_settings_change_nothing(home: House) -> None:
    alice, manager = home.sandbox.person("Alice"), a_manager(home)
    screen, servers = await opened(home, alice), await opened(home, manager, "server")
    for detail, value in FORGED:
        for person, message, route in ((alice, screen, "set"), (manager, servers, "set-server")):
            forged = await person.forge(message, f"{route}///{detail}", [value]).settled()
            assert forged.text == text("error-unknown-button", "en"), (route, detail, value)
    assert await home.client.people.preferences(alice.id) == Preferences()
    assert await home.client.servers.preferences(home.sandbox.guild.id) == ServerPreferences()


async def test_a_theme_that_is_no_more_is_the_default(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    manager = a_manager(home)
    await home.client.people.change(alice.id, NOW, always(Preferences("sepia", letters=True)))
    await home.client.servers.change(home.sandbox.guild.id, NOW, always(ServerPreferences("sepia")))
    screen = await opened(home, alice)
    assert text("settings-theme-server", "en", theme=text(f"theme-{DEFAULT.name}", "en")) in screen.text
    assert (
        text("settings-theme", "en", theme=text(f"theme-{DEFAULT.name}", "en"))
        in (await opened(home, manager, "server")).text
    )
    asked(home)
    await home.table_for(alice, bruno)
    assert asked(home) == [("draw_table", DEFAULT.name, False)]
    await alice.slash("conspiracy turn", home.sandbox.channel).settled()
    assert asked(home) == [("draw_chamber", DEFAULT.name, True)]


async def test_every_theme_can_be_chosen(home: House) -> None:
    alice = home.sandbox.person("Alice")
    screen = await opened(home, alice)
    for name in reversed(THEMES):
        await choose(alice, screen, "theme", name)
        assert asked(home)[-1] == ("draw_chamber", name, False)
        assert (await home.client.people.preferences(alice.id)).theme == name


async def test_the_list_of_games_leads_to_the_settings(home: House) -> None:
    alice = home.sandbox.person("Alice")
    games = await opened(home, alice, "games")
    answer = await alice.click(games, controls(games, "settings")[0]).settled()
    assert text("settings-title", "en") in answer.text


@pytest.mark.parametrize(("code", "locale"), [("es-ES", "es"), ("fr", "fr"), ("en-GB", "en")])
async def test_the_screens_speak_the_language_of_whoever_opens_them(home: House, code: str, locale: str) -> None:
    manager = a_manager(home, code)
    for command in ("settings", "server"):
        screen = await opened(home, manager, command)
        for _ in range(2):
            assert speaks(screen, locale), screen.text
            for page, field in TOURS[command]:
                await turn_to(manager, screen, page)
                assert speaks(screen, locale), screen.text
                await manager.click(screen, switch(screen, field)).settled()
                assert speaks(screen, locale), screen.text
            await turn_to(manager, screen, "look")
