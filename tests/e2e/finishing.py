"""How does a test get a finished game? Played by chance, without the clicks."""

from datetime import UTC, datetime
from random import Random

from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.house import House


async def finished(home: House, *, hidden: bool = False, robots: int = 0) -> tuple[list[Person], Message]:
    """Play a game of two, and robots, to its end; return the people and the message of the end."""
    people = [home.sandbox.person(name, locale="fr") for name in ("Alice", "Bruno")]
    await home.table_for(*people, hidden=hidden, robots=robots)
    await play_out(home)
    return people, home.public()[-1]


async def play_out(home: House) -> None:
    """Play the game of the channel to its end; its turns are not announced before the last, save those of robots."""
    rng = Random(1)
    play = home.client.play
    while (game := await home.game()).decider is not None:
        player = game.players[game.decider]
        if not player.human or player.user_id is None:
            home.client.announcer.soon(game.id)
            await home.settled()
            continue
        action = rng.choice([*game.view(game.decider).legal])
        await play.act(game.id, player.user_id, action, game.version, None, datetime.now(UTC))
    home.client.announcer.soon(game.id)
    await home.settled()
