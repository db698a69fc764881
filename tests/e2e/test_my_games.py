"""Does everybody find their games from everywhere: in a server, in direct messages, where the bot is not?"""

from datetime import timedelta

import pytest

from bot.db.schema import clocks
from bot.game import Options
from bot.game.cards import Guild
from bot.i18n import text
from bot.service import ServerPreferences
from sandbox import NotPossibleError
from sandbox.channels import open_direct_messages
from sandbox.constants import MessageFlag
from sandbox.person import Person
from sandbox.world import Channel
from tests.e2e.clicking import CHOICES
from tests.e2e.house import House, control, controls
from tests.e2e.moving import begun
from tests.e2e.test_threads import pair, turn
from tests.service.house import always


def private(home: House, person: Person) -> Channel:
    return open_direct_messages(home.sandbox.backend, person.user)


def elsewhere(home: House, person: Person) -> Channel:
    """Return a channel of a server that does not have the bot."""
    guild = home.sandbox.administrator.create_guild("Elsewhere")
    room = home.sandbox.administrator.create_channel(guild, "room")
    person.join(guild)
    home.sandbox.administrator.remove_bot(guild)
    person.install()
    return room


@pytest.mark.parametrize("place", ["private", "elsewhere"])
async def test_a_whole_turn_is_played_from_the_list_of_games(home: House, place: str) -> None:
    people = pair(home)
    await home.table_for(*people)
    mover = await home.on_turn(*people)
    other = people[0] if mover is people[1] else people[1]
    channel = private(home, mover) if place == "private" else elsewhere(home, mover)
    listed = (await mover.slash("my-conspiracy", channel).settled()).messages[0]
    table = home.public()[-1]
    assert listed.ephemeral_to == mover.id
    assert f"https://discord.com/channels/{home.sandbox.guild.id}/{home.sandbox.channel.id}/{table.id}" in listed.text
    panel = (await mover.click(listed, control(listed, "turn")).settled()).messages[0]
    assert panel.ephemeral_to == mover.id
    clicks = 0
    while any(controls(panel, route) for route in CHOICES):
        clicks += 1
        assert clicks < 30
        menus = controls(panel, "pick")
        done = controls(panel, "place") + controls(panel, "act")
        if done or not menus:
            await mover.click(panel, (done or controls(panel, "see") + controls(panel, "order"))[0]).settled()
        else:
            menu = next(each for each in panel.controls if each.custom_id == menus[0])
            picks = menu.raw.get("max_values", 1)
            await mover.choose(panel, menus[0], *[each["value"] for each in menu.options[:picks]]).settled()
    await home.settled()
    assert (await home.game()).view(None).turn_number == 2
    assert other.notifications[-1] is home.public()[-1]


async def test_the_group_stays_in_servers_and_the_list_goes_along(home: House) -> None:
    alice = home.sandbox.person("Alice", locale="fr")
    with pytest.raises(NotPossibleError):
        alice.slash("conspiracy games", private(home, alice))
    answer = await alice.slash("my-conspiracy", private(home, alice)).settled()
    assert text("games-title", "fr") in answer.text
    room = elsewhere(home, alice)
    answer = await alice.slash("my-conspiracy", room).settled()
    assert text("games-title", "fr") in answer.text


async def test_more_games_than_fit_are_paged_those_that_wait_first(home: House) -> None:
    alice = home.sandbox.person("Alice")
    places = [home.sandbox.administrator.create_channel(home.sandbox.guild, f"room-{number}") for number in range(23)]
    for number, place in enumerate(places):
        options = Options(4) if number else Options(2, opponent=Guild.MAGE)  # the oldest one has begun
        await home.client.lobby.create(
            home.sandbox.guild.id, place.id, alice.id, "Alice", options, "en", home.client.now()
        )
    listed = (await alice.slash("my-conspiracy", private(home, alice)).settled()).messages[0]
    assert listed.text.index(f"<#{places[0].id}>") < listed.text.index(f"<#{places[-1].id}>")
    seen = set()
    for first in (0, 10, 20):
        assert (
            text("games-title-page", "en", **{"from": first + 1, "to": min(first + 10, 23), "total": 23}) in listed.text
        )
        seen |= {place.id for place in places if f"<#{place.id}>" in listed.text}
        forward = [each for each in controls(listed, "games") if each.endswith(f"/{first + 10}")]
        assert bool(forward) is (first < 20)
        if forward:
            await alice.click(listed, forward[0]).settled()
    assert len(seen) == 23
    forged = await alice.forge(listed, "games///9999").settled()
    assert not forged.failed
    assert "23" in listed.text


async def test_the_deadline_is_told_as_each_reader_writes_it(home: House) -> None:
    people = pair(home)
    await home.table_for(*people)
    game, now = await home.game(), home.client.now()
    due = now + timedelta(hours=5)
    values = {"turn": 1, "since": now, "due": due, "call": "mention", "step": "idle", "told": "idle", "wake": due}
    async with home.database.writing() as connection:
        await connection.execute(clocks.delete().where(clocks.c.game_id == game.id))
        await connection.execute(clocks.insert().values(game_id=game.id, **values))
    listed = await people[0].slash("my-conspiracy", home.sandbox.channel).settled()
    assert f"<t:{int(due.timestamp())}:R>" in listed.text


async def test_a_quiet_server_hears_only_what_calls_somebody(home: House) -> None:
    people = pair(home)
    await home.client.servers.change(home.sandbox.guild.id, home.client.now(), always(ServerPreferences(quiet=True)))
    lobby = await home.lobby_for(people[0])
    assert lobby.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    thread = await begun(home, *people, channel=home.sandbox.administrator.create_channel(home.sandbox.guild, "other"))
    called = home.public(thread)[-1]
    assert not called.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    assert called.notified
    await home.client.servers.change(home.sandbox.guild.id, home.client.now(), always(ServerPreferences()))
    await turn(home, thread, *people)
    loud = await home.lobby_for(
        people[1], channel=home.sandbox.administrator.create_channel(home.sandbox.guild, "loud")
    )
    assert not loud.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
