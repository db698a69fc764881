"""Does one page through a game, see every turn as it was, and find it again in the channel?"""

import json
import re
from random import Random

import pytest

from bot.game.record import read_record, replay
from bot.i18n import text
from bot.service import Preferences
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.finishing import finished
from tests.e2e.house import House, Instant, confirmed, control, controls
from tests.service.house import NOW, always

LINK = re.compile(r"https://discord\.com/channels/(\d+)/(\d+)/(\d+)")


async def log_of(person: Person, home: House, turn: int | None = None) -> Message:
    """Return what somebody gets who asks for the log."""
    wanted = {} if turn is None else {"turn": turn}
    answer = await person.slash("conspiracy log", home.sandbox.channel, locale=None, **wanted).settled()
    assert answer.messages[0].ephemeral_to == person.id
    return answer.messages[0]


def heading(number: int, total: int, locale: str) -> str:
    """Return how the page of a turn begins, up to the name."""
    return "### " + text("log-turn", locale, number=number, total=total, name="").rstrip()


def ways(page: Message) -> list[str]:
    """Return where the buttons of a page lead that can be pressed."""
    return [each.rsplit("/")[-1] for each in controls(page, "leaf") if not each.endswith("/jump")]


async def played(home: House, turns: int, locale: str = "en-US") -> tuple[Person, Person]:
    """Let two people play some turns by clicking; return who is on turn, and the other."""
    first, second = (home.sandbox.person(name, locale=locale) for name in ("Alice", "Bruno"))
    await home.table_for(first, second)
    if await home.on_turn(first, second) is second:
        first, second = second, first
    rng = Random(1)
    for _ in range(turns):
        await play_turn(first, home.public()[-1], rng)
        await home.settled()
        first, second = second, first
    return first, second


async def test_a_finished_game_is_leafed_through_with_pictures(home: House) -> None:
    (alice, _), end = await finished(home)
    total = (await home.game()).view(None).turn_number
    page = (await alice.click(end, control(end, "log")).settled()).messages[0]
    assert page.text.startswith(heading(total, total, "fr"))
    assert ways(page) == ["first", str(total - 1)]
    seen = []
    for way in ("first", "2", "3", "2", "last", str(total - 1)):
        assert not (await alice.click(page, f"leaf/{(await home.game()).id}//{way}").settled()).failed
        number = {"first": 1, "last": total}.get(way) or int(way)
        assert page.text.startswith(heading(number, total, "fr"))
        (picture,) = page.attachments
        then = text("table-over", "fr") if number == total else text("log-after", "fr", number=number, name="")[:-2]
        assert then in (picture.description or "")
        seen.append(picture.description)
    assert seen[1] == seen[3]
    assert len(set(seen)) == 5
    (menu,) = [each for each in page.controls if each.options]
    assert [option["value"] for option in menu.options] == [str(number) for number in range(total - 24, total + 1)]
    assert menu.custom_id is not None
    await alice.choose(page, menu.custom_id, str(total - 9)).settled()
    assert page.text.startswith(heading(total - 9, total, "fr"))
    await alice.click(page, control(page, "page")).settled()
    assert page.text.startswith(f"### {text('log-title', 'fr')}")
    assert not page.attachments
    await alice.choose(page, control(page, "leaf"), str(total - 2)).settled()
    assert page.text.startswith(heading(total - 2, total, "fr"))
    assert len(page.attachments) == 1


async def test_a_turn_is_asked_for_by_number_and_there_are_no_others(home: House) -> None:
    first, second = await played(home, 3)
    assert (await log_of(first, home, turn=2)).text.startswith(heading(2, 4, "en"))
    assert (await log_of(second, home)).text.startswith(heading(3, 4, "en"))  # nothing has been done in the fourth
    open_turn = await log_of(first, home, turn=4)
    assert open_turn.text.startswith(heading(4, 4, "en"))
    assert ways(open_turn) == ["first", "3"]
    refused = await first.slash("conspiracy log", home.sandbox.channel, turn=5).settled()
    assert refused.text == text("error-no-such-turn", "en", count=4)
    stranger = home.sandbox.person("Eve", locale="es-ES")
    assert (await log_of(stranger, home, turn=1)).text.startswith(heading(1, 4, "es"))


async def test_whoever_reads_gets_the_table_of_then_in_words(home: House) -> None:
    first, _ = await played(home, 2)
    await home.client.people.change(first.id, NOW, always(Preferences(text_only=True)))
    assert isinstance(home.studio, Instant)
    home.studio.drawn.clear()
    page = await log_of(first, home, turn=1)
    assert not page.attachments
    assert not home.studio.drawn
    assert text("log-after", "en", number=1, name="")[:-2] in page.text
    assert text("table-decks", "en", lords="", locations="")[:9] in page.text
    assert text("table-your-turn", "en", number=2) not in page.text


async def test_the_message_of_a_turn_tells_what_became_of_it_and_leads_to_it(home: House) -> None:
    first, second = await played(home, 2)
    stranger = home.sandbox.person("Eve", locale="fr")
    for number, message in enumerate(home.public()[-3:-1], 1):
        told = message.text
        assert told.startswith(f"-# **{text('recap-turn', 'en', number=number)}** · **")
        assert (await home.client.play.since((await home.game()).id, None, number))[0].events
        assert not message.attachments
        shown = (await stranger.click(message, control(message, "see-turn")).settled()).messages[0]
        assert shown.ephemeral_to == stranger.id
        assert shown.text.startswith(heading(number, 3, "fr"))
        link = LINK.search(shown.text)
        assert link is not None
        assert [int(each) for each in link.groups()] == [message.guild_id, message.channel_id, message.id]
        assert message.text == told
    log = await log_of(second, home, turn=3)
    link = LINK.search(log.text)
    assert link is not None
    assert int(link[3]) == home.public()[-1].id
    assert first is await home.on_turn(first, second)


async def test_one_message_tells_of_the_robots_that_follow(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await home.table_for(alice, robots=2)
    while (await home.game()).view(None).turn_number < 5:
        await play_turn(alice, home.public()[-1], Random(3))
        await home.settled()
    past, now = home.public()[-2:]
    lines = past.text.splitlines()
    first = int(control(past, "see-turn").rsplit("/")[-1])
    assert [
        line.startswith(f"-# **{text('recap-turn', 'en', number=first + at)}** · ") for at, line in enumerate(lines)
    ]
    assert len(lines) == len((await home.game()).players) > 1
    for number in range(first, first + len(lines)):
        link = LINK.search((await log_of(alice, home, turn=number)).text)
        assert link is not None
        assert int(link[3]) == past.id
    assert controls(now, "turn")


async def test_somebody_who_was_away_reads_what_a_robot_played_for_them(home: House) -> None:
    first, second = await played(home, 2)
    await confirmed(first, "leave", home.sandbox.channel)
    await home.settled()
    back = (await first.slash("conspiracy turn", home.sandbox.channel).settled()).messages[0]
    await first.click(back, control(back, "return")).settled()
    await play_turn(second, next(each for each in reversed(home.public()) if controls(each, "turn")), Random(2))
    await home.settled()
    panel = (await first.slash("conspiracy turn", home.sandbox.channel).settled()).messages[0]
    assert text("panel-since", "en") in panel.text
    assert f"🤖 {text('recap-for-you', 'en')} **" in panel.text
    turns = re.findall(r"\[Turn (\d)\]\(", panel.text)
    assert turns == ["2", "3", "4"]
    known = {message.id for message in home.public()}
    assert {int(each[3]) for each in LINK.finditer(panel.text)} <= known


async def test_the_record_of_a_finished_game_is_a_file_that_replays(home: House) -> None:
    (alice, _), end = await finished(home)
    game = await home.game()
    page = await log_of(alice, home)
    for message in (end, page):
        answer = (await alice.click(message, control(message, "record")).settled()).messages[0]
        assert answer.ephemeral_to == alice.id
        (file,) = answer.attachments
        assert file.filename == f"conspiracy-{game.id}.jsonl"
        (line,) = file.data.decode().splitlines()
        found = replay(read_record(json.loads(line)))
        assert found.mismatch is None
        assert found.outcome == game.view(None).outcome
    assert controls(page, "film")


async def test_a_game_that_goes_on_gives_no_record(home: House) -> None:
    first, _ = await played(home, 1)
    page = await log_of(first, home)
    assert not controls(page, "record")
    refused = await first.forge(page, f"record/{(await home.game()).id}//").settled()
    assert refused.text == text("error-not-over", "en")


@pytest.mark.ci
async def test_the_table_of_then_is_drawn(gallery: House) -> None:
    (alice, _), _ = await finished(gallery, hidden=True)
    page = await log_of(alice, gallery, turn=9)
    (picture,) = page.attachments
    assert picture.filename == "table.webp"
    assert picture.data[:4] == b"RIFF"
