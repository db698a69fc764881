"""Does a seat go to somebody by name, with both agreeing by click, and the channel told?"""

import asyncio
from random import Random

import pytest

from bot.i18n import LOCALES, text
from bot.service import Notify, Preferences
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.permissions import Permission
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House, confirmed, control, controls
from tests.e2e.test_languages import speaks
from tests.e2e.test_people import three
from tests.e2e.test_settings import a_manager
from tests.service.house import NOW, always


def asked(home: House, person: Person, heir: Person, seat: int | None = None) -> Interaction:
    if seat is None:
        return person.slash("conspiracy replace", home.sandbox.channel, player=heir)
    return person.slash("conspiracy replace", home.sandbox.channel, player=heir, seat=seat)


async def offered(home: House, person: Person, heir: Person, seat: int | None = None) -> Message:
    """Let somebody offer a seat by name; return the public message."""
    answer = await asked(home, person, heir, seat).settled()
    assert answer.text == text("handing-done", "en")
    assert answer.messages[0].ephemeral_to == person.id
    return home.public()[-1]


async def test_a_seat_is_handed_over_when_both_agree(home: House) -> None:
    first, second, third = await three(home)
    table = home.public()[-1]
    heir = home.sandbox.person("Dana")
    offer = await offered(home, first, heir)
    assert heir.notifications == [offer]
    assert text("handing-above", "en", mention=heir.mention) in offer.text
    assert (await home.game()).seat_of(first.id) == 0
    await home.restart()
    for other in (first, second, home.sandbox.person("Eve")):
        for way in ("accept", "decline"):
            refused = await other.click(offer, control(offer, way)).settled()
            assert refused.text == text("error-not-for-you", "en")
    refused = await heir.click(offer, control(offer, "withdraw")).settled()
    assert refused.text == text("error-not-for-you", "en")
    accepting = control(offer, "accept")
    both = heir.click(offer, accepting), heir.click(offer, accepting)
    answers = await asyncio.gather(*(each.settled() for each in both))
    await home.settled()
    assert all(controls(answer.messages[0], "act") for answer in answers)
    assert all(answer.messages[0].ephemeral_to == heir.id for answer in answers)
    assert offer.text == "-# " + text("handing-accepted", "en", name="Dana")
    line = text("post-handed-over", "en", name="Dana", before=first.user.global_name)
    assert ["-# " + line] == [message.text for message in home.public() if line in message.text]
    newest = next(message for message in reversed(home.public()) if controls(message, "turn"))
    assert newest is not table  # theirs is the turn
    assert heir.notifications[-1] is newest
    gone = await first.slash("conspiracy turn", home.sandbox.channel).settled()
    assert gone.text == text("error-not-at-table", "en")
    await play_turn(heir, newest, Random(1))
    await home.settled()
    assert second.notifications[-1] is home.public()[-1]
    assert third.notifications == []


async def test_us_08_a_seat_is_offered_to_nobody_who_cannot_take_it(home: House) -> None:
    first, second, third = await three(home)
    machine, gone, stranger = (home.sandbox.person(name) for name in ("Robby", "Fay", "Eve"))
    machine.user.bot = True
    gone.leave()
    before, posts = await home.game(), len(home.posts)
    for person, heir, code in (
        (first, first, "offer-to-self"),
        (first, second, "has-seat"),
        (first, machine, "bots-cannot-play"),
        (first, gone, "not-on-server"),
        (stranger, gone, "not-on-server"),
        (stranger, machine, "bots-cannot-play"),
        (stranger, stranger, "not-at-table"),
        (a_manager(home), stranger, "no-open-seat"),
    ):
        refused = await asked(home, person, heir).settled()
        assert refused.text == text(f"error-{code}", "en"), code
        assert refused.messages[0].ephemeral_to == person.id
    assert (await asked(home, first, stranger, 2).settled()).text == text("error-not-for-you", "en")
    assert await home.game() == before
    assert len(home.posts) == posts
    for forged in ("", "9", "x"):
        answer = await stranger.forge(home.public()[-1], f"accept/{before.id}//{forged}").settled()
        assert answer.text == text("error-no-such-seat", "en")
    answer = await stranger.forge(home.public()[-1], f"accept/{before.id}//0").settled()
    assert answer.text == text("error-offer-over", "en")
    assert controls(home.public()[-1], "turn")  # no message of ours but an offer becomes another one
    assert third.notifications == []


async def test_an_offer_is_declined_or_withdrawn_and_answers_late_clicks(home: House) -> None:
    first, second, _ = await three(home)
    heir = home.sandbox.person("Dana")
    for person, way, said in ((heir, "decline", "handing-declined"), (second, "withdraw", "handing-withdrawn")):
        offer = await offered(home, second, heir)
        accepting = control(offer, "accept")
        closed = await person.click(offer, control(offer, way)).settled()
        assert closed.text == text("handing-closed", "en")
        await home.settled()
        assert offer.text == "-# " + text(said, "en")
        late = await heir.forge(offer, accepting).settled()
        assert late.text == text("error-offer-over", "en")
    offer = await offered(home, second, heir)
    eve = home.sandbox.person("Eve")
    instead = await offered(home, second, eve)
    late = await heir.click(offer, control(offer, "accept")).settled()
    assert late.text == text("error-not-for-you", "en")
    await confirmed(second, "leave", home.sandbox.channel)
    late = await eve.click(instead, control(instead, "accept")).settled()
    assert late.text == text("error-offer-over", "en")
    await home.settled()
    assert instead.text == "-# " + text("handing-over", "en")
    offer = await offered(home, first, eve)
    await confirmed(a_manager(home), "end", home.sandbox.channel)
    late = await eve.click(offer, control(offer, "accept")).settled()
    assert late.text == text("error-game-over", "en")
    await home.settled()
    assert offer.text == "-# " + text("handing-over", "en")


async def test_a_manager_offers_a_seat_that_was_left_and_says_which(home: House) -> None:
    first, second, third = await three(home)
    for person in (second, third):
        await confirmed(person, "leave", home.sandbox.channel)
        await home.settled()
    manager, heir = a_manager(home), home.sandbox.person("Eve")
    refused = await asked(home, manager, heir).settled()
    assert refused.text == text("error-several-seats", "en", seats="2, 3")
    offer = await offered(home, manager, heir, 3)
    accepted = await heir.click(offer, control(offer, "accept")).settled()
    assert accepted.messages[0].ephemeral_to == heir.id
    await home.settled()
    assert (await home.game()).seat_of(heir.id) == 2
    offer = await offered(home, first, second, 2)  # back to whose it was
    await second.click(offer, control(offer, "accept")).settled()
    assert (await home.game()).seat_of(second.id) == 1


async def test_whoever_wants_no_mentions_is_asked_without_one(home: House) -> None:
    first, *_ = await three(home)
    heir = home.sandbox.person("Dana")
    await home.client.people.change(heir.id, NOW, always(Preferences(notify=Notify.NOTHING)))
    offer = await offered(home, first, heir)
    assert not heir.notifications
    assert heir.mention in offer.text


async def test_where_the_bot_may_not_write_nothing_is_offered(home: House) -> None:
    first, *_ = await three(home)
    home.sandbox.administrator.deny(home.sandbox.channel, Permission.SEND_MESSAGES)
    answer = await asked(home, first, home.sandbox.person("Dana")).settled()
    assert text("permission-send-messages", "en") in answer.text
    assert (await home.game()).player(0).offered_to is None


@pytest.mark.parametrize("locale", [each for each in LOCALES if each != "en"])
async def test_an_offer_speaks_the_table_s_language_and_its_answers_each_one_s(home: House, locale: str) -> None:
    home.sandbox.administrator.set_locale(home.sandbox.guild, "es-ES" if locale == "es" else locale)
    first, *_ = await three(home)
    other = "fr" if locale == "es" else "es"
    heir = home.sandbox.person("Dana", locale="fr" if other == "fr" else "es-ES")
    await asked(home, first, heir).settled()
    offer = home.public()[-1]
    assert speaks(offer, locale)
    stored = await heir.slash("conspiracy privacy", home.sandbox.channel).settled()
    assert text("privacy-offers", other, count=1) in stored.text
    declined = await heir.click(offer, control(offer, "decline")).settled()
    await home.settled()
    assert speaks(declined.messages[0], other)
    assert speaks(offer, locale)
