"""Do people end a game together by clicks, and does the channel read how it stands?"""

import asyncio
from random import Random

import pytest

from bot.i18n import LOCALES, text
from bot.service import Ending, Status
from sandbox.messages import Message
from sandbox.permissions import Permission
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed, control, controls
from tests.e2e.test_languages import speaks
from tests.e2e.test_people import three
from tests.e2e.test_settings import a_manager


async def proposal(home: House, person: Person) -> Message:
    """Let somebody propose to end the game; return the public message."""
    answer = await person.slash("conspiracy end", home.sandbox.channel).settled()
    assert answer.text == text("end-proposed", "en")
    assert answer.messages[0].ephemeral_to == person.id
    return home.public()[-1]


async def test_a_game_ends_by_clicks_when_all_have_agreed_also_after_a_restart(home: House) -> None:
    first, second, third = await three(home)
    table = home.public()[-1]
    asked = await proposal(home, third)
    assert text("proposal-for", "en", names=third.user.global_name) in asked.text
    assert not asked.notified
    await home.restart()
    assert home.public()[-1] is asked  # nobody is called once more
    for _ in range(2):  # a second time changes nothing
        agreed = await first.click(asked, control(asked, "agree")).settled()
        assert agreed.text == text("end-agreed", "en")
        assert agreed.messages[0].ephemeral_to == first.id
    await home.settled()
    names = text("proposal-open", "en", count=1, names=second.user.global_name)
    assert names in asked.text
    stranger = home.sandbox.person("Dana")
    refused = await stranger.click(asked, control(asked, "agree")).settled()
    assert refused.text == text("error-not-at-table", "en")
    game = await home.game()
    agreeing = control(asked, "agree")
    ended = await second.click(asked, agreeing).settled()
    assert ended.text == text("end-done", "en")
    await home.settled()
    after = await home.client.play.load(game.id)
    assert (after.status, after.ending) == (Status.CANCELLED, Ending.AGREED)
    assert asked.text == "-# " + text("proposal-agreed", "en")
    assert table.text.startswith("-# " + text("post-ended-agreed", "en"))
    assert (after.seed or "?") in table.text
    late = await first.forge(asked, agreeing).settled()
    assert late.text == text("error-game-over", "en")
    await home.lobby_for(first)


async def test_whoever_wants_to_play_on_is_named_and_the_game_continues(home: House) -> None:
    first, second, third = await three(home)
    table = home.public()[-1]
    asked = await proposal(home, first)
    again = await proposal(home, first)  # further down
    await home.settled()
    assert asked.text == "-# " + text("proposal-moved", "en")
    agreeing = control(again, "agree")
    await third.click(again, agreeing).settled()
    note = text("post-proposed", "en", count=2, names="").strip()[:12]
    look = await second.slash("conspiracy table", home.sandbox.channel).settled()
    assert note in look.text
    declined = await second.click(again, control(again, "play-on")).settled()
    assert declined.text == text("end-declined", "en")
    await home.settled()
    assert again.text == "-# " + text("proposal-declined", "en", name=second.user.global_name)
    late = await third.forge(again, agreeing).settled()
    assert late.text == text("error-no-proposal", "en")
    await play_turn(first, table, Random(1))
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]


async def test_who_leaves_counts_no_more_and_the_last_one_is_asked_before(home: House) -> None:
    first, second, third = await three(home)
    table = home.public()[-1]
    asked = await proposal(home, first)
    await second.click(asked, control(asked, "agree")).settled()
    question = await third.slash("conspiracy end", home.sandbox.channel).settled()
    assert question.text == text("end-question", "en")
    game = await home.game()
    await confirmed(third, "leave", home.sandbox.channel)
    await home.settled()
    assert (await home.client.play.load(game.id)).ending is Ending.AGREED
    assert asked.text == "-# " + text("proposal-agreed", "en")
    assert any(each.text.startswith("-# " + text("post-ended-agreed", "en")) for each in home.public())
    assert not controls(table, "turn")


async def test_a_manager_ends_at_once_or_asks_the_others_and_alone_one_asks_nobody(home: House) -> None:
    first, second, _ = await three(home)
    manager = a_manager(home)
    refused = await home.sandbox.person("Eve").slash("conspiracy end", home.sandbox.channel).settled()
    assert refused.text == text("error-not-at-table", "en")
    question = await manager.slash("conspiracy end", home.sandbox.channel).settled()
    assert question.text == text("end-question", "en")
    assert not controls(question.messages[0], "propose")
    role = home.sandbox.administrator.create_role(home.sandbox.guild, "more", Permission.MANAGE_GUILD)
    home.sandbox.administrator.give_role(second, role)
    question = await second.slash("conspiracy end", home.sandbox.channel).settled()
    await second.click(question.messages[0], control(question.messages[0], "propose")).settled()
    assert question.messages[0].text == text("end-proposed", "en")
    assert controls(home.public()[-1], "agree")
    await confirmed(manager, "end", home.sandbox.channel)
    await home.settled()
    assert home.public()[-1].text == "-# " + text("proposal-over", "en")
    await home.table_for(first, robots=1)
    await confirmed(first, "end", home.sandbox.channel)
    await home.lobby_for(first)


async def test_where_the_bot_may_not_write_nothing_is_proposed(home: House) -> None:
    first, *_ = await three(home)
    home.sandbox.administrator.deny(home.sandbox.channel, Permission.SEND_MESSAGES)
    answer = await first.slash("conspiracy end", home.sandbox.channel).settled()
    assert text("permission-send-messages", "en") in answer.text
    assert not (await home.game()).proposed


async def test_two_agree_at_the_same_instant(home: House) -> None:
    first, second, third = await three(home)
    asked = await proposal(home, first)
    agreeing = control(asked, "agree")
    both = second.click(asked, agreeing), third.click(asked, agreeing)
    answers = await asyncio.gather(*(each.settled() for each in both))
    await home.settled()
    assert sorted(answer.text for answer in answers) == sorted((text("end-agreed", "en"), text("end-done", "en")))
    assert asked.text == "-# " + text("proposal-agreed", "en")


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != "en"])
async def test_the_table_is_asked_in_its_language_and_answered_in_each_one_s(home: House, locale: str) -> None:
    home.sandbox.administrator.set_locale(home.sandbox.guild, "es-ES" if locale == "es" else locale)
    people = [home.sandbox.person(name, locale="fr" if locale == "es" else "es-ES") for name in ("Ana", "Luc")]
    await home.table_for(*people)
    other = "fr" if locale == "es" else "es"
    answer = await people[0].slash("conspiracy end", home.sandbox.channel).settled()
    asked = home.public()[-1]
    assert speaks(asked, locale)
    assert speaks(answer.messages[0], other)
    declined = await people[1].click(asked, control(asked, "play-on")).settled()
    await home.settled()
    assert speaks(declined.messages[0], other)
    assert speaks(asked, locale)
