"""Do threads say how their games stand, at Discord's pace and without anybody waiting for it?"""

import asyncio
from datetime import timedelta

import pytest

from bot.i18n import text
from cogs.ui.threads import close_thread
from sandbox.world import Channel
from tests.e2e.house import House, control
from tests.e2e.moving import begun, play_out_in, stopped, titled
from tests.e2e.test_threads import pair, turn

STRANGE = ("**@everyone** <@1> #general", "\u202egnihton\u202c" + "🦑" * 20, "x" * 32)


def renames(home: House, thread: Channel) -> list[str]:
    """Return the titles that the bot gave a thread, oldest first."""
    sent = home.sandbox.recorder.find(f"PATCH /channels/{thread.id}")
    return [each.body["name"] for each in sent if isinstance(each.body, dict) and "name" in each.body]


async def test_a_thread_is_called_after_how_its_game_ends(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    assert renames(home, thread) == []  # it was born with its name
    await play_out_in(home, thread)
    await titled(home)
    game = await home.game(thread)
    outcome = game.view(None).outcome
    assert outcome is not None
    assert thread.name.startswith("Won by ") or thread.name.startswith("Shared victory: ")
    assert any(game.players[seat].name in thread.name for seat in outcome.winners)
    assert len(renames(home, thread)) <= 2
    (lobby,) = home.public()
    assert f"<#{thread.id}>" in lobby.text
    assert "over" in lobby.text


async def used_up(home: House, thread: Channel) -> None:
    """Give a thread as many titles as Discord allows within ten minutes."""
    for number in range(2):
        home.client.titles.want(thread.id, f"title {number}")
        await titled(home)


async def test_strange_names_make_a_title_that_fits(home: House) -> None:
    people = [home.sandbox.person(f"Someone{number}") for number in range(3)]
    for person, name in zip(people, STRANGE, strict=True):
        person.rename(name=name)
    thread = await begun(home, *people, robots=1)
    assert 1 <= len(thread.name.encode("utf-16-le")) // 2 <= 100
    assert "\u202e" not in thread.name
    assert thread.name.endswith("+ 1 robot")


async def test_rl_01_a_third_title_waits_and_no_turn_waits_for_it(home: House) -> None:
    """The sandbox refuses a third one within ten minutes, as Discord does, and counts whatever the bot thinks."""
    people = pair(home)
    thread = await begun(home, *people)
    home.sandbox.backend.rate_limits.realistic = True
    waiting = asyncio.Event()
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await waiting.wait()
        home.sandbox.clock.advance(seconds=seconds)

    titles = home.client.titles
    titles.sleep = wait
    await used_up(home, thread)
    await turn(home, thread, *people)  # wants its own title back
    game = await home.game(thread)
    assert game.view(None).turn_number == 2
    assert len(home.public(thread)) == 2
    assert renames(home, thread) == ["title 0", "title 1"]
    assert 500 < waits[0] <= timedelta(minutes=10, seconds=5).total_seconds()
    titles.want(thread.id, "the latest")
    waiting.set()
    await titled(home)
    assert renames(home, thread) == ["title 0", "title 1", "the latest"]
    assert thread.name == "the latest"
    assert all(each.status != 429 for each in home.sandbox.recorder.exchanges)


async def test_rl_01_a_refusal_for_ten_minutes_holds_up_no_turn_and_no_stop(home: House) -> None:
    """Somebody else has used the titles up, so that the bot runs into the refusal."""
    people = pair(home)
    thread = await begun(home, *people)
    home.sandbox.backend.rate_limits.realistic = True
    for number in range(2):
        await home.client.http.edit_channel(thread.id, name=f"title {number}")
    await turn(home, thread, *people)
    await until_refused(home)
    home.sandbox.administrator.archive(thread)
    await turn(home, thread, *people)
    assert not thread.archived
    assert (await home.game(thread)).view(None).turn_number == 3
    assert len(home.public(thread)) == 3
    async with asyncio.timeout(8):
        await home.restart()


async def until_refused(home: House) -> None:
    """Wait until Discord has refused a request."""
    for _ in range(500):
        if any(each.status == 429 for each in home.sandbox.recorder.exchanges):
            return
        await asyncio.sleep(0.01)
    pytest.fail("nothing was refused")


async def test_a_thread_that_is_closed_when_its_titles_are_used_up_keeps_the_last_one(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    home.sandbox.backend.rate_limits.realistic = True
    await used_up(home, thread)
    await stopped(home, thread)
    assert thread.archived
    assert thread.name == "title 1"


async def test_rl_03_one_failure_does_not_end_the_titles_for_good(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    home.sandbox.administrator.rename_channel(thread, "changed by a moderator")
    home.sandbox.faults.add(f"PATCH /channels/{thread.id}", status=503, times=1)
    await turn(home, thread, *people)
    await titled(home)
    assert thread.name == "changed by a moderator"
    await turn(home, thread, *people)
    await titled(home)
    assert "Alice" in thread.name


async def test_a_finished_game_is_closed_and_its_podium_still_answers(home: House) -> None:
    people = pair(home)
    thread = await begun(home, *people)
    await play_out_in(home, thread)
    await titled(home)
    end = home.public(thread)[-1]
    await home.client.timekeeper.tick()
    assert thread in home.sandbox.world.active_threads(home.sandbox.guild)
    home.sandbox.clock.advance(days=1, seconds=1)
    await home.client.timekeeper.tick()
    assert thread not in home.sandbox.world.active_threads(home.sandbox.guild)
    for route in ("chambers", "log", "words", "rules"):
        answer = await people[0].click(end, control(end, route)).settled()
        assert answer.messages[0].ephemeral_to == people[0].id
    assert thread.archived
    await close_thread(home.client, await home.game(thread))  # once more changes nothing
    again = await people[0].click(end, control(end, "rematch")).settled()
    await home.settled()
    assert again.text == text("rematch-opened", "en")
    lobby = home.public()[-1]
    assert control(lobby, "join")
    assert home.public(thread)[-1].text == f"-# {text('thread-rematch', 'en', channel=f'<#{home.sandbox.channel.id}>')}"
    second = await people[1].click(end, control(end, "rematch")).settled()
    assert f"<#{home.sandbox.channel.id}>" in second.text
