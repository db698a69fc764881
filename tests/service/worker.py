"""What does a process do that a test kills? Plays game after game, and says what was confirmed."""

import asyncio
import sys
from random import Random

from bot.game import Options
from bot.robots.uniform import any_of
from tests.service.house import GUEST, HOST, NOW, House


async def work(url: str, seed: str, first_channel: int) -> None:
    """Create, join, start, play, leave or stop, for ever; a line for everything that the services confirmed."""
    house = await House(url).open()
    rng = Random(seed)
    house.channel = first_channel
    while True:
        house.channel += 1
        table = await house.lobby.create(1, house.channel, HOST, "Ana", Options(3), "en", NOW)
        say("created", table.id, table.version)
        table = await house.lobby.join(table.id, GUEST, "Bo", NOW)
        say("joined", table.id, table.version)
        table = await house.lobby.add_robot(table.id, HOST, "random", NOW)
        table = await house.lobby.start(table.id, HOST, NOW)
        say("started", table.id, table.version)
        for _ in range(rng.randrange(40)):
            if table.decider is None:
                break
            table = (await house.act(table, any_of(table.view(table.decider).legal, rng))).table
            say("acted", table.id, table.version)
        if not table.over:
            table = await house.play.leave(table.id, GUEST, NOW)
            say("left", table.id, table.version)
            table = await house.play.end(table.id, HOST, manager=True, now=NOW)
            say("ended", table.id, table.version)


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201 - the test reads it


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1], sys.argv[2], int(sys.argv[3])))
