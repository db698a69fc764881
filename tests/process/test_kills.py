"""Is anything lost, or done twice, when the bot is killed at any moment and started again on the same database?"""

import asyncio
import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.db import open_database
from bot.game import decode, outcome
from bot.game.record import read_record, replay
from bot.service import Play, Table
from sandbox import NotPossibleError, Sandbox
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import CHOICES, choose, picked
from tests.e2e.house import control, controls
from tests.process.operating import SOON, Bot, Environment, listening, public

NAMES = ("Alice", "Bruno", "Chloé", "Дмитрий")
COMMITS = ("act/", "place/")
MOMENTS = (0.0, 0.004, 0.01, 0.02, 0.04, 0.08, 0.2, 0.5)  # seconds after a click; an answer takes some hundredths


class Killed:
    """A game whose bot is killed now and then; people go on with what they are shown."""

    def __init__(self, sandbox: Sandbox, env: Environment, play: Play, players: int, kills: int) -> None:
        self.sandbox = sandbox
        self.env = env
        self.play = play
        self.rng = Random(players * 100 + kills)
        self.people = [sandbox.person(name) for name in NAMES[:players]]
        self.kills = kills
        # Those that choose something for good, on the panel that stands and on one that may be out of date.
        self.clicks: list[Interaction] = []
        self.late: list[Interaction] = []
        self.running: Bot

    async def start(self) -> None:
        """Start the bot, and wait until Discord would send it a click."""
        before = len(self.sandbox.gateway.identified)
        self.running = await Bot.start(self.env)
        await listening(self.sandbox, self.running, before)

    async def seat(self) -> None:
        """Open a table, let everybody join, and start."""
        host, *guests = self.people
        await host.slash("conspiracy new", self.sandbox.channel).settled()
        lobby = public(self.sandbox)[0]
        for guest in guests:
            await guest.click(lobby, control(lobby, "join")).settled()
        await host.click(lobby, control(lobby, "start")).settled()

    async def to_the_end(self) -> Table:
        """Play until the game is over, with kills now and then."""
        pause = self.rng.randint(1, 10)
        while (table := await self.play.find(self.sandbox.channel.id)).decider is not None:
            person, shown = await self.turn_of(table)
            panel = (await person.click(shown, control(shown, "turn")).settled()).messages[0]
            while any(controls(panel, route) for route in CHOICES):
                chosen = choose(panel, self.rng)
                pause -= 1
                if self.kills and pause <= 0:
                    pause = self.rng.randint(1, 8)
                    await self._killed_during(person, panel, chosen)
                    break
                await self._click(person, panel, chosen).settled()
        await self._posted(table.view(None).turn_number + 1)
        return table

    async def turn_of(self, table: Table) -> tuple[Person, Message]:
        """Wait for the message of the turn that stands; return whose it is, and the message."""
        await self._posted(table.view(None).turn_number)
        user = table.players[table.decider or 0].user_id
        person = next(each for each in self.people if each.id == user)
        shown = public(self.sandbox)[-1]
        assert person.notifications[-1] is shown
        return person, shown

    async def _posted(self, count: int) -> None:
        """Wait until so many messages stand below that of the lobby; more would be a turn announced twice."""
        await self.sandbox.feed.until(lambda: len(public(self.sandbox)) > count, SOON)
        assert len(public(self.sandbox)) == count + 1

    async def _killed_during(self, person: Person, panel: Message, chosen: str) -> None:
        self.kills -= 1
        click = self._click(person, panel, chosen)
        await asyncio.sleep(self.rng.choice(MOMENTS))
        await self.running.kill()
        await self.sandbox.feed.until(lambda: not self.sandbox.gateway.connected)
        await self.start()
        await click.settled(10)  # by an answer, or by Discord's that there is none
        for old in [panel, *public(self.sandbox)[-3:]]:
            await self._still_answers(person, old)

    async def _still_answers(self, person: Person, old: Message) -> None:
        routes = CHOICES if old.ephemeral_to else ("join", "turn", "log")
        found = [custom_id for route in routes for custom_id in controls(old, route)]
        for custom_id in found[:1]:
            with contextlib.suppress(NotPossibleError):  # chosen before the kill and still marked: nothing is sent
                click = await self._click(person, old, custom_id, fresh=False).settled()
                assert not click.failed, custom_id

    def _click(self, person: Person, panel: Message, chosen: str, *, fresh: bool = True) -> Interaction:
        if chosen.startswith("pick/"):
            return person.choose(panel, chosen, *picked(panel, chosen, self.rng))
        click = person.click(panel, chosen)
        if chosen.startswith(COMMITS):
            (self.clicks if fresh else self.late).append(click)
        return click


@asynccontextmanager
async def killed(sandbox: Sandbox, env: Environment, database: Path, players: int, kills: int) -> AsyncIterator[Killed]:
    """Give a started bot and its people; the test reads the same database beside it."""
    reading = await open_database(f"sqlite+aiosqlite:///{database}")
    game = Killed(sandbox, env, Play(reading), players, kills)
    try:
        await game.start()
        yield game
    finally:
        await game.running.kill()
        await reading.close()


def stored(database: Path, query: str) -> list[Any]:
    """Return the first column of what a query finds."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return [row[0] for row in connection.execute(query)]


async def play_and_check(sandbox: Sandbox, env: Environment, database: Path, players: int, kills: int) -> None:
    async with killed(sandbox, env, database, players, kills) as game:
        await game.seat()
        over = await game.to_the_end()
        assert await game.running.stop() == 0
        assert game.kills == 0
        export = await game.play.export(over.id)
    applied = set(stored(database, "SELECT interaction_id FROM actions WHERE interaction_id IS NOT NULL"))
    for click in game.clicks:
        shown = [seen.text for seen in click.sightings if seen.kind in ("message", "edit")]
        if shown:
            assert click.id in applied, f"{click.data} was acknowledged and is lost"
    steps = Counter(click.data["custom_id"].split("/")[2] for click in game.clicks + game.late if click.id in applied)
    assert set(steps.values()) == {1}, "a step was decided twice"
    (snapshot,) = stored(database, "SELECT snapshot FROM games")
    replayed = replay(read_record(export))
    assert replayed.mismatch is None
    assert replayed.outcome == outcome(decode(json.loads(snapshot)))
    notified = sum(len(person.notifications) for person in game.people)
    assert over.view(None).turn_number <= notified <= over.view(None).turn_number + players  # the end tells everybody
    assert not sandbox.recorder.unserved


@pytest.mark.ci
async def test_rs_05_a_whole_game_survives_two_kills(sandbox: Sandbox, env: Environment, tmp_path: Path) -> None:
    await play_and_check(sandbox, env, tmp_path / "games.db", 2, 2)


async def test_rs_05_a_restart_in_the_middle_of_a_turn_announces_nothing_again(
    sandbox: Sandbox, env: Environment, tmp_path: Path
) -> None:
    async with killed(sandbox, env, tmp_path / "games.db", 2, 0) as game:
        await game.seat()
        table = await game.play.find(sandbox.channel.id)
        person, shown = await game.turn_of(table)
        panel = (await person.click(shown, control(shown, "turn")).settled()).messages[0]
        explore = next(each for each in controls(panel, "act") if each.endswith("explore:2"))
        assert not (await person.click(panel, explore).settled()).failed
        await game.running.kill()
        await game.start()
        await game.running.wrote("ready as")
        await sandbox.quiet(1.0)
        assert public(sandbox)[-1] is shown
        assert len(person.notifications) == 1
        assert not (await person.click(panel, choose(panel, game.rng)).settled()).failed


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(("players", "kills"), [(2, 10), (3, 17), (4, 23)])
async def test_rs_05_whole_games_survive_fifty_kills(
    sandbox: Sandbox, env: Environment, tmp_path: Path, players: int, kills: int
) -> None:
    await play_and_check(sandbox, env, tmp_path / "games.db", players, kills)
