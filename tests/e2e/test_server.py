"""Does a server get tables where and how its managers want them, and only there?"""

import pytest

from bot.game import Options
from bot.i18n import text
from bot.service import Agreements, Clock, ServerPreferences
from sandbox.messages import Message
from sandbox.permissions import Permission
from sandbox.person import Person
from sandbox.world import Channel
from tests.e2e.finishing import finished, play_out
from tests.e2e.house import House, control, controls, switch
from tests.e2e.test_languages import speaks
from tests.e2e.test_settings import a_manager, choose, opened, turn_to
from tests.service.house import NOW, always


async def games_page(home: House, manager: Person) -> Message:
    """Let a manager open the page about where tables are opened, and what they have."""
    return await turn_to(manager, await opened(home, manager, "server"), "games")


async def wanted(home: House) -> ServerPreferences:
    """Return what is stored of the server's wishes."""
    return await home.client.servers.preferences(home.sandbox.guild.id)


def a_channel(home: House, name: str) -> Channel:
    return home.sandbox.administrator.create_channel(home.sandbox.guild, name)


@pytest.mark.parametrize(("code", "locale"), [("en-US", "en"), ("es-ES", "es"), ("fr", "fr")])
async def test_tables_are_opened_in_the_chosen_channels_alone(home: House, code: str, locale: str) -> None:
    manager, alice = a_manager(home, code), home.sandbox.person("Alice", locale=code)
    games, duels = a_channel(home, "games"), a_channel(home, "duels")
    screen = await games_page(home, manager)
    assert text("server-places-all", locale) in screen.text
    await manager.choose(screen, control(screen, "set-server"), games, duels).settled()
    named = f"<#{games.id}>, <#{duels.id}>"
    assert text("server-places", locale, channels=named) in screen.text
    assert (await wanted(home)).places == (games.id, duels.id)
    before = len(home.public())
    refused = await alice.slash("conspiracy new", home.sandbox.channel).settled()
    assert refused.text == text("error-other-channel", locale, channels=named)
    assert refused.messages[0].ephemeral_to == alice.id
    assert len(home.public()) == before
    assert not await home.client.play.games_of(alice.id)
    thread = home.sandbox.administrator.create_thread(games, "in the hall")
    for place in (games, duels, thread):
        await home.lobby_for(alice, channel=place)
        assert (await home.game(place)).channel_id == place.id
    await manager.click(
        screen, next(each for each in controls(screen, "set-server") if each.endswith(":all"))
    ).settled()
    assert (await wanted(home)).places == ()
    await home.lobby_for(alice)
    assert speaks(screen, locale)


async def test_a_choice_of_no_channel_is_every_channel(home: House) -> None:
    manager = a_manager(home)
    screen = await games_page(home, manager)
    select = control(screen, "set-server")
    await manager.choose(screen, select, home.sandbox.channel).settled()
    await manager.choose(screen, select).settled()
    assert text("server-places-all", "en") in screen.text
    assert await wanted(home) == ServerPreferences()


async def test_a_channel_that_is_no_more_opens_no_other(home: House) -> None:
    manager, alice = a_manager(home), home.sandbox.person("Alice")
    gone = a_channel(home, "gone")
    await home.client.servers.change(home.sandbox.guild.id, NOW, always(ServerPreferences(channels=f"{gone.id}")))
    home.sandbox.administrator.delete_channel(gone)
    await home.settled()
    refused = await alice.slash("conspiracy new", home.sandbox.channel).settled()
    assert refused.text == text("error-other-channel", "en", channels=f"<#{gone.id}>")
    screen = await games_page(home, manager)  # which Discord would refuse, were it offered there
    assert f"<#{gone.id}>" in screen.text
    menu = next(each for each in screen.controls if each.custom_id == "set-server///channels")
    assert not menu.raw.get("default_values")


async def test_a_rematch_is_refused_where_tables_are_opened_no_more(home: House) -> None:
    people, end = await finished(home)
    games = a_channel(home, "games")
    await home.client.servers.change(home.sandbox.guild.id, NOW, always(ServerPreferences(channels=f"{games.id}")))
    for refused in (
        await people[0].slash("conspiracy rematch", home.sandbox.channel).settled(),
        await people[1].click(end, control(end, "rematch")).settled(),
    ):
        assert refused.text == text("error-other-channel", "fr", channels=f"<#{games.id}>")
    assert (await home.game()).over


async def test_new_tables_have_what_the_server_wants_unless_their_host_says_otherwise(home: House) -> None:
    manager, alice = a_manager(home), home.sandbox.person("Alice")
    await home.lobby_for(alice)
    assert (await home.game()).agreements == Agreements(clock=Clock.DAY)
    screen = await games_page(home, manager)
    for field in ("threads", "bonus", "hidden", "hints", "quiet"):
        await manager.click(screen, switch(screen, field)).settled()
    await choose(manager, screen, "clock", Clock.WEEK)
    assert await wanted(home) == ServerPreferences(
        threads=True, clock="7d", bonus=True, hidden=True, hints=False, quiet=True
    )
    room, other, alone = (a_channel(home, name) for name in ("room", "other", "alone"))
    await alice.slash("conspiracy new", room).settled()
    table = await home.game(room)
    assert table.options == Options(4, bonus_locations=True, points_hidden=True)
    assert table.agreements == Agreements(hints=False, clock=Clock.WEEK, thread=True)
    lobby = home.public(room)[-1].text
    assert text("lobby-pace", "en", clock=text("pace-7d", "en")) in lobby
    assert text("lobby-thread-on", "en") in lobby
    no, yes = False, True
    await alice.slash("conspiracy new", other, bonus=no, hidden=no, hints=yes, clock="live", thread=no).settled()
    table = await home.game(other)
    assert table.options == Options(4)
    assert table.agreements == Agreements(clock=Clock.LIVE)
    await alice.slash("conspiracy new", alone, solo="mage", clock="8h", thread=True).settled()
    table = await home.game(alone)
    assert table.solo
    assert table.agreements == Agreements(hints=False)  # nobody waits there


async def test_the_host_changes_clock_and_thread(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno", locale="fr")
    lobby = await home.lobby_for(alice)
    panel = (await alice.click(lobby, control(lobby, "manage")).settled()).messages[0]
    await alice.choose(panel, control(panel, "clock"), Clock.THREE_DAYS).settled()
    await alice.click(panel, control(panel, "thread")).settled()
    await home.settled()
    assert (await home.game()).agreements == Agreements(clock=Clock.THREE_DAYS, thread=True)
    for shown in (panel, lobby):
        assert text("lobby-pace", "en", clock=text("pace-3d", "en")) in shown.text
        assert text("lobby-thread-on", "en") in shown.text
    game = await home.game()
    stale = await alice.forge(panel, f"thread/{game.id}/1/").settled()
    await home.settled()
    assert stale.text == text("error-stale", "en")
    for route in ("clock", "thread"):
        refused = await bruno.forge(lobby, f"{route}/{game.id}/{game.version}/", ["1h"]).settled()
        assert refused.text == text("error-not-host", "fr")
    for value in ("", "5y", "-"):
        forged = await alice.forge(panel, f"clock/{game.id}/{game.version}/", [value]).settled()
        assert forged.text == text("error-unknown-button", "en")
    assert (await home.game()).version == game.version


async def test_a_rematch_keeps_clock_and_thread(home: House) -> None:
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    lobby = await home.lobby_for(people[0])
    panel = (await people[0].click(lobby, control(lobby, "manage")).settled()).messages[0]
    await people[0].choose(panel, control(panel, "clock"), Clock.EIGHT_HOURS).settled()
    await people[1].click(lobby, control(lobby, "join")).settled()
    await people[0].click(lobby, control(lobby, "start"))
    await home.settled()
    game = await home.game()
    await play_out(home)
    await people[1].slash("conspiracy rematch", home.sandbox.channel).settled()
    assert (await home.game()).agreements == Agreements(clock=Clock.EIGHT_HOURS, rematch=game.id)


async def test_only_managers_change_where_and_how_tables_are_opened(home: House) -> None:
    stranger, manager = home.sandbox.person("Eve"), a_manager(home)
    screen = await games_page(home, manager)
    for forged in ("set-server///channels", "set-server///channels:all", "set-server///clock", "server-page///games"):
        refused = await stranger.forge(None, forged, ["1h"], channel=home.sandbox.channel).settled()
        assert refused.text == text("error-not-a-manager", "en")
    role = next(role for role in home.sandbox.guild.roles.values() if role.name == "managers")
    home.sandbox.administrator.set_role(home.sandbox.guild, role, Permission(0))
    refused = await manager.click(screen, switch(screen, "threads")).settled()
    assert refused.text == text("error-not-a-manager", "en")  # no more
    assert await wanted(home) == ServerPreferences()


async def test_more_channels_than_a_select_holds_are_refused(home: House) -> None:
    manager = a_manager(home)
    screen = await games_page(home, manager)
    many = [str(10**17 + number) for number in range(26)]
    forged = await manager.forge(screen, "set-server///channels", many).settled()
    assert forged.text == text("error-unknown-button", "en")
    await manager.forge(screen, "set-server///channels", [*many[:3], many[0]]).settled()
    assert (await wanted(home)).places == tuple(map(int, many[:3]))
