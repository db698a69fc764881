"""Does a month of many games disturb nobody more often than they allow, and does no game stand still?"""

from collections import Counter
from dataclasses import dataclass
from datetime import timedelta
from random import Random
from typing import Final

import pytest

from bot.game import Options
from bot.i18n import text
from bot.robots.uniform import any_of
from bot.service import Agreements, Clock, Notify, Preferences, Status, Table
from bot.service.clock import QuietHours
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.house import House
from tests.service.house import always

ZONES: Final = ("Europe/Madrid", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe")
CLOCKS: Final = (Clock.HOUR, Clock.EIGHT_HOURS, Clock.DAY, Clock.THREE_DAYS, Clock.WEEK, Clock.NONE)
AGAIN: Final = text("call-again-dm", "en").partition(":")[2].strip()  # what a mention and a direct message both say


@dataclass(frozen=True)
class Regular:
    """Somebody who plays, and how reliably: the chance that they have played three hours later."""

    person: Person
    own: Preferences
    diligence: float


def regulars(home: House, rng: Random, count: int) -> list[Regular]:
    """Make people of every kind: some never come, some want to hear nothing, some sleep at other hours."""
    found = []
    for number in range(count):
        quiet = (
            {"zone": rng.choice(ZONES), "quiet_from": 22 * 60 + 30, "quiet_to": 7 * 60} if rng.random() < 0.6 else {}
        )
        own = Preferences(
            notify=rng.choice([Notify.MENTION, Notify.MENTION, Notify.DM, Notify.NOTHING]),
            next_up=rng.random() < 0.3,
            reminder=rng.random() < 0.7,
            **quiet,  # type: ignore[arg-type]  # of the fields' types
        )
        found.append(Regular(home.sandbox.person(f"P{number}"), own, rng.choice([0.0, 0.05, 0.3, 0.8])))
    return found


async def opened(home: House, rng: Random, people: list[Regular], clock: Clock) -> Table:
    """Start a game of two to four in a channel of its own, not by clicks: a month has many."""
    client, channel = home.client, home.sandbox.administrator.create_channel(home.sandbox.guild, "games")
    host, *guests = rng.sample(people, rng.randint(2, 4))
    agreed = Agreements(clock=clock)
    table = await client.lobby.create(
        home.sandbox.guild.id, channel.id, host.person.id, "P", Options(4), "en", client.now(), agreements=agreed
    )
    for guest in guests:
        table = await client.lobby.join(table.id, guest.person.id, "P", client.now())
    table = await client.lobby.start(table.id, host.person.id, client.now())
    client.announcer.soon(table.id)
    return table


async def play(home: House, table: Table, rng: Random) -> None:
    """Let whoever is on turn play all of it, by chance."""
    turn = table.turn
    while table.status is Status.RUNNING and table.turn == turn and table.decider is not None:
        player = table.players[table.decider]
        if not player.human or player.user_id is None:
            break
        action = any_of(table.view(table.decider).legal, rng)
        now = home.client.now()
        table = (await home.client.play.act(table.id, player.user_id, action, table.version, None, now)).table
    home.client.announcer.soon(table.id)


@pytest.mark.parametrize(
    ("games", "days"),
    [pytest.param(5, 10, marks=pytest.mark.ci), pytest.param(200, 31, marks=pytest.mark.soak)],
)
async def test_a_month_of_games_calls_nobody_more_than_they_allow(home: House, games: int, days: int) -> None:
    rng = Random(7)
    people = regulars(home, rng, max(6, games // 4))
    by_id = {each.person.id: each for each in people}
    for each in people:
        await home.client.people.change(each.person.id, home.client.now(), always(each.own))
    tables = [await opened(home, rng, people, CLOCKS[number % len(CLOCKS)]) for number in range(games)]
    await home.settled()
    heard = Counter[int]()
    step = timedelta(hours=3)
    for past in range(0, days * 24, 3):
        await home.wait(hours=3)
        if past % 90 == 60:
            await home.restart()
        for at, table in enumerate(tables):
            tables[at] = now = await home.client.play.load(table.id)
            if now.decider is None or not now.players[now.decider].human:
                continue
            regular = by_id.get(now.players[now.decider].user_id or 0)
            if regular is not None and not asleep(home, regular) and rng.random() < regular.diligence:
                await play(home, now, rng)
        await home.settled()
        _nobody_was_woken(home, people, heard, step)
    for table in tables:
        await _checked(home, await home.client.play.load(table.id), by_id)


def asleep(home: House, regular: Regular) -> bool:
    """Whether somebody has quiet hours now."""
    return regular.own.quiet is not None and regular.own.quiet.until(home.client.now()) is not None


def _nobody_was_woken(home: House, people: list[Regular], heard: Counter[int], step: timedelta) -> None:
    """Nothing that came in this step came to somebody who slept all through it, or who wants to hear nothing."""
    now = home.client.now()
    for each in people:
        count, before = len(each.person.notifications), heard[each.person.id]
        heard[each.person.id] = count
        quiet: QuietHours | None = each.own.quiet
        sleeping = quiet is not None and quiet.until(now) is not None and quiet.until(now - step) is not None
        assert count == before or not (sleeping or each.own.muted), each


async def _checked(home: House, table: Table, by_id: dict[int, Regular]) -> None:
    """Each person was called once a turn at most, reminded once a turn at most, and of the turn before if they want."""
    record = await home.client.play.history(table.id, None, 0, 10_000)
    turns = Counter(turn.seat for turn in record.turns)
    for player in table.players:
        regular = by_id.get(player.user_id or 0)
        if regular is None:
            continue
        own = [each for each in regular.person.notifications if _about(each, table)]
        reminders = [each for each in own if AGAIN in each.text]
        theirs = turns[player.position] + 1
        assert len(reminders) <= (theirs if regular.own.reminder else 0)
        assert len(own) - len(reminders) <= theirs * (2 if regular.own.next_up else 1) + 1


def _about(message: Message, table: Table) -> bool:
    return str(table.channel_id) in (str(message.channel_id), *message.text.replace(")", "/").split("/"))
