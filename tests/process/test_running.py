"""Does `conspiracy run` start, play and end as its operator expects?"""

import asyncio
import json
import signal
import urllib.request
from pathlib import Path
from random import Random
from urllib.error import HTTPError

from sandbox import Sandbox
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import choose, play_turn
from tests.e2e.house import control
from tests.process.operating import SOON, Bot, Environment, bot, public


async def seat(sandbox: Sandbox, *people: Person) -> None:
    """Open a table, let everybody join and start it."""
    host, *guests = people
    await host.slash("conspiracy new", sandbox.channel).settled()
    lobby = public(sandbox)[-1]
    for guest in guests:
        await guest.click(lobby, control(lobby, "join")).settled()
    await host.click(lobby, control(lobby, "start")).settled()
    await sandbox.feed.until(lambda: any(person.notifications for person in people), SOON)


async def test_it_plays_and_ends_well_in_the_middle_of_clicks_and_of_pictures(
    sandbox: Sandbox, env: Environment, tmp_path: Path
) -> None:
    (tmp_path / "games.db").unlink()  # the very first start of all
    people = [sandbox.person("Alice"), sandbox.person("Bruno")]
    async with bot(sandbox, env | {"LOG_FORMAT": "json", "LOG_LEVEL": "DEBUG"}) as running:
        assert sandbox.backend.commands.find("conspiracy", None) is not None
        await seat(sandbox, *people)
        table = public(sandbox)[-1]
        game = control(table, "turn").split("/")[1]
        await play_turn(called(people, table), table, Random(1))
        await sandbox.feed.until(lambda: public(sandbox)[-1] is not table, SOON)
        await is_stopped_in_a_click(sandbox, running, people)
        records = [json.loads(line) for line in running.err.splitlines()]
        assert any(game in record["message"] for record in records)
        assert not {record["level"] for record in records} & {"ERROR", "CRITICAL"}
        assert running.out == ""
    async with bot(sandbox, env) as again:
        await again.wrote("commands are unchanged")
        await again.wrote("ready as")
        await is_stopped_in_pictures(sandbox, again, people)
    assert "stopping on SIGINT" in again.err


def called(people: list[Person], table: Message) -> Person:
    """Return whose turn a message announces."""
    return next(person for person in people if table in person.notifications)


async def is_stopped_in_a_click(sandbox: Sandbox, running: Bot, people: list[Person]) -> None:
    """rs_05: a click that is being answered is answered, and the answer comes first."""
    table = public(sandbox)[-1]
    await sandbox.feed.until(lambda: any(table in person.notifications for person in people), SOON)
    player = called(people, table)
    panel = (await player.click(table, control(table, "turn")).settled()).messages[0]
    fault = sandbox.faults.add("POST /interactions/*/callback", delay=0.7)
    click = player.click(panel, choose(panel, Random(0)))
    await sandbox.feed.until(lambda: fault.hits or None, SOON)
    ending = asyncio.create_task(running.stop(signal.SIGTERM))
    await click.settled()
    assert not click.failed
    assert await ending == 0
    assert "Traceback" not in running.err
    sandbox.faults.remove(fault)


async def is_stopped_in_pictures(sandbox: Sandbox, running: Bot, people: list[Person]) -> None:
    """A signal while pictures are drawn ends it in time."""
    table = public(sandbox)[-1]
    opened = [person.click(table, control(table, "chambers")) for person in people for _ in range(6)]
    await asyncio.sleep(0.03)
    assert await running.stop(signal.SIGINT) == 0
    assert all(not click.failed for click in opened if click.state != "waiting")
    assert "Traceback" not in running.err


async def test_a_signal_during_the_start_ends_it_well(sandbox: Sandbox, env: Environment) -> None:
    early = await Bot.start(env)
    await early.wrote("starting")
    assert await early.stop(signal.SIGTERM) == 0
    sandbox.faults.add("GET /users/@me", delay=3)
    late = await Bot.start(env)
    asked = asyncio.Event()
    sandbox.recorder.on_request.append(lambda _: asked.set())
    await asyncio.wait_for(asked.wait(), SOON)
    assert await late.stop(signal.SIGINT) == 0
    assert "Traceback" not in early.err + late.err
    assert sandbox.gateway.attempts == []


async def test_the_health_port_tells_of_discord_and_database(
    sandbox: Sandbox, env: Environment, unused_tcp_port: int
) -> None:
    url = f"http://127.0.0.1:{unused_tcp_port}/"
    async with bot(sandbox, env | {"HEALTH_PORT": str(unused_tcp_port)}) as running:
        await running.wrote("ready as")
        assert await asyncio.to_thread(ask, url) == (200, {"ready": True, "games": 0})
        await sandbox.person("Alice").slash("conspiracy new", sandbox.channel).settled()
        assert await asyncio.to_thread(ask, url) == (200, {"ready": True, "games": 1})
        other = await Bot.start(env | {"HEALTH_PORT": str(unused_tcp_port), "DATABASE_URL": f"{env['DATABASE_URL']}2"})
        assert await other.ended() == 2
        sentence = f"conspiracy run: HEALTH_PORT {unused_tcp_port} cannot be used: Address already in use"
        assert other.last_line == sentence
        await sandbox.stop()
        for _ in range(100):
            if (await asyncio.to_thread(ask, url))[0] == 503:
                break
            await asyncio.sleep(0.1)
        assert (await asyncio.to_thread(ask, url))[0] == 503
        assert await running.stop() == 0
        assert "Traceback" not in running.err


def ask(url: str) -> tuple[int, object]:
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:  # noqa: S310 - our own address
            return answer.status, json.load(answer)
    except HTTPError as refusal:
        return refusal.code, json.load(refusal)
