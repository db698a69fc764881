"""Does what the bot keeps stay the same size, however many clicks there are and however many games have ended?"""

import asyncio
import logging
from datetime import UTC, datetime
from random import Random

import pytest

from bot.service import Table
from rendering.studio import Studio
from sandbox.constants import ChannelType
from sandbox.messages import Message
from sandbox.person import Person
from sandbox.world import Channel
from tests.e2e.house import House, control, controls

LEAST = 8  # games
SHOWS = ("see", "order", "panel")


def sizes(home: House, studio: Studio) -> dict[str, int]:
    """Return how many entries everything has that could grow."""
    client = home.client
    store = client._connection._view_store
    return {
        "views": sum(map(len, store._views.values())),
        "messages of views": len(store._synced_message_views),
        "dynamic items": len(store._dynamic_items),
        "modals": len(store._modals),
        "routes": len(client.router.routes),
        "posts under way": len(client.announcer._busy) + len(client.announcer._again) + len(client.announcer._tasks),
        "locks": len(client.lobby._locks) + len(client.play._locks) + len(client.play._thinking),
        "pictures under way": len(studio._under_way) + len(studio._awaited) + len(studio._queue),
        "private channels": len(client._connection._private_channels_by_user),
        "users": len(client._connection._users),
        "tasks": len(asyncio.all_tasks()),
    }


async def started(home: House, channel: Channel, people: tuple[Person, Person]) -> tuple[Table, Message]:
    """Return a game that has begun in a channel, and its public message."""
    first, second = people
    await first.slash("conspiracy new", channel).settled()
    messages = home.sandbox.backend.messages.in_channel(channel.id)
    lobby = next(each for each in messages if controls(each, "join"))
    await second.click(lobby, control(lobby, "join"))
    await first.click(lobby, control(lobby, "start"))
    await home.settled()
    table = await home.client.play.find(channel.id)
    messages = home.sandbox.backend.messages.in_channel(channel.id)
    return table, next(each for each in reversed(messages) if controls(each, "turn"))


async def look_around(person: Person, message: Message, clicks: int, rng: Random) -> None:
    """Look at one choice after the other, deciding nothing; open another panel where this one offers none."""
    panel: Message | None = None
    for _ in range(clicks):
        shown = [each for route in SHOWS for each in controls(panel, route)] if panel is not None else []
        if panel is None or not shown or rng.random() < 0.2:
            if panel is not None:
                person.dismiss(panel)
            opened = await person.click(message, control(message, "turn")).settled()
            panel = opened.messages[0]
        else:
            answer = await person.click(panel, rng.choice(shown)).settled()
            assert not answer.failed


@pytest.mark.timeout(7200)
@pytest.mark.parametrize(
    "clicks", [pytest.param(160, marks=pytest.mark.ci), pytest.param(20_000, marks=pytest.mark.soak)]
)
async def test_op_07_cc_07_nothing_grows_with_clicks_and_ended_games(
    gallery: House, studio: Studio, clicks: int
) -> None:
    home = gallery
    logging.getLogger("cogs").setLevel(logging.ERROR)
    rng = Random(7)
    people = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    games = max(LEAST, clicks * 300 // 20_000)
    places = [
        home.sandbox.administrator.create_channel(home.sandbox.guild, f"game-{number}", ChannelType.TEXT)
        for number in range(games)
    ]
    await started(home, places[0], people)
    before = sizes(home, studio)
    for number, place in enumerate(places[1:]):
        table, message = await started(home, place, people)
        person = next(each for each in people if table.seat_of(each.id) == table.decider)
        await look_around(person, message, clicks // games, rng)
        if number % 2:
            await home.client.play.end(table.id, table.host_id, True, datetime.now(UTC))
        home.sandbox.recorder.clear()
    await home.settled()
    assert sizes(home, studio) == before
    assert studio.kept <= studio._kept
