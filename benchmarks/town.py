"""Where do the measured games take place? A sandbox with many servers and people, and a database full of games."""

from dataclasses import dataclass
from pathlib import Path

from benchmarks.crowd import Place
from benchmarks.games import store
from bot.db import open_database
from sandbox import Sandbox
from sandbox.messages import Message
from sandbox.person import Person
from sandbox.posting import create_message

CHANNELS = 500  # of one server: as many as Discord allows
GAMES_EACH = 6  # in which one person takes part, about
SEATS = 4


@dataclass(frozen=True, slots=True)
class Town:
    """The sandbox, and the games in it."""

    sandbox: Sandbox
    places: list[Place]
    people: dict[int, Person]
    url: str


async def build(sandbox: Sandbox, games: int, folder: Path) -> Town:
    """Let that many games be under way, each in a channel of its own."""
    posts: list[Message] = []
    people: dict[int, Person] = {}
    for number in range(games):
        if number % CHANNELS == 0:
            guild = sandbox.administrator.create_guild(f"Server {number // CHANNELS}")
        channel = sandbox.administrator.create_channel(guild, f"game-{number}")
        text = {"content": "A game"}
        posts.append(create_message(sandbox.backend, channel, sandbox.world.bot, text, []))
        if number % CHANNELS == 0:
            crowd = [sandbox.person(f"p{number}x{each}", guild=guild) for each in range(CHANNELS * SEATS // GAMES_EACH)]
            people |= {person.id: person for person in crowd}
    url = f"sqlite+aiosqlite:///{folder / 'conspiracy.db'}"
    database = await open_database(url)
    try:
        spots = [(post.guild_id or 0, post.channel_id, post.id) for post in posts]
        stored = []
        for start in range(0, games, CHANNELS):
            here = [person.id for person in people.values() if person.guild.id == spots[start][0]]
            stored += await store(database, spots[start : start + CHANNELS], here, SEATS, start)
    finally:
        await database.close()
    places = [
        Place(game.id, sandbox.world.channels[game.channel_id], post, people[game.decider_id])
        for game, post in zip(stored, posts, strict=True)
    ]
    return Town(sandbox, places, people, url)
