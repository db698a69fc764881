"""How does a test get a game in a thread of its own?"""

from dataclasses import replace
from random import Random

from bot.service import Clock
from cogs.ui.departures import show_departure
from sandbox.messages import Message
from sandbox.person import Person
from sandbox.world import Channel
from tests.e2e.house import House, control


async def wishing(
    home: House, *people: Person, robots: int = 0, channel: Channel | None = None, clock: Clock = Clock.NONE
) -> Message:
    """Return the lobby, with everybody in it, of a table that wants a thread."""
    host, *guests = people
    lobby = await home.lobby_for(host, channel=channel)
    for guest in guests:
        await guest.click(lobby, control(lobby, "join")).settled()
    for _ in range(robots):
        await host.click(lobby, control(lobby, "robot")).settled()
    table = await home.game(channel)
    await home.client.lobby.set_options(
        table.id,
        host.id,
        table.options,
        home.client.now(),
        agreements=replace(table.agreements, thread=True, clock=clock),
    )
    return lobby


async def begun(
    home: House, *people: Person, robots: int = 0, channel: Channel | None = None, clock: Clock = Clock.NONE
) -> Channel:
    """Start such a game; return the place where it is played."""
    lobby = await wishing(home, *people, robots=robots, channel=channel, clock=clock)
    game = (await home.game(channel)).id
    await people[0].click(lobby, control(lobby, "start")).settled()
    await home.settled()
    return home.sandbox.world.channel((await home.client.play.load(game)).channel_id)


async def play_out_in(home: House, thread: Channel) -> None:
    """Play the game of a thread to its end; only that is announced."""
    rng = Random(1)
    while (game := await home.game(thread)).decider is not None:
        player = game.players[game.decider]
        action = rng.choice([*game.view(game.decider).legal])
        await home.client.play.act(game.id, player.user_id or 0, action, game.version, None, home.client.now())
    home.client.announcer.soon(game.id)
    await home.settled()


async def stopped(home: House, thread: Channel) -> None:
    """Let a manager end the game of a thread."""
    game = await home.game(thread)
    show_departure(home.client, await home.client.play.end(game.id, 0, True, home.client.now()))
    await home.settled()


async def titled(home: House) -> None:
    """Wait until every thread has its title."""
    await home.settled()
    await home.client.titles.settle()
