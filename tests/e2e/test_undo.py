"""Can a person take a choice back by clicking, once, after a restart, and in their language?"""

from random import Random

from bot.i18n import text
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import CHOICES, choose, picked, play_turn
from tests.e2e.house import House, control, controls


async def with_undo(home: House, *people: Person, turns: int = 0) -> tuple[Person, Message]:
    """Play by clicking until a panel offers Undo; return whose it is, and the panel."""
    rng = Random(4)
    await home.table_for(*people)
    for _ in range(turns):
        await play_turn(await home.on_turn(*people), home.public()[-1], rng)
        await home.settled()
    while not (await home.game()).over:
        person, table = await home.on_turn(*people), home.public()[-1]
        panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
        assert not controls(panel, "undo")
        while any(controls(panel, route) for route in CHOICES):
            chosen = choose(panel, rng)
            if chosen.startswith("pick/"):
                await person.choose(panel, chosen, *picked(panel, chosen, rng)).settled()
            else:
                await person.click(panel, chosen).settled()
            if controls(panel, "undo"):
                return person, panel
        await home.settled()
    raise AssertionError


def pair(home: House, locale: str) -> tuple[Person, Person]:
    return home.sandbox.person("Alice", locale=locale), home.sandbox.person("Bruno", locale=locale)


def told_what_goes(panel: Message, locale: str) -> bool:
    """Whether a panel says what Undo takes back: in its own words, or all that it tells of this turn."""
    beginning = text("panel-undo", locale, story="")
    return beginning + "**" in panel.text or text("panel-undo-all", locale) in panel.text


async def test_both_ways_of_saying_what_goes(home: House) -> None:
    """The whole turn while nothing is drafted; the deed itself where the panel shows a draft in place of the turn."""
    person, panel = await with_undo(home, *pair(home, "fr"))
    assert text("panel-undo-all", "fr") in panel.text
    drafts = [each for each in controls(panel, "see") + controls(panel, "pick") if not each.startswith("pick/")]
    if drafts:
        await person.click(panel, drafts[0]).settled()
    else:
        (menu,) = controls(panel, "pick")
        await person.choose(panel, menu, *picked(panel, menu, Random(1))).settled()
    assert text("panel-undo", "fr", story="") + "**" in panel.text
    assert controls(panel, "undo")


async def test_a_choice_is_taken_back_and_the_log_says_so(home: House) -> None:
    person, panel = await with_undo(home, *pair(home, "en-US"))
    before, posts = await home.game(), len(home.posts)
    assert told_what_goes(panel, "en")
    answer = await person.click(panel, control(panel, "undo")).settled()
    assert not answer.failed
    assert text("undo-done", "en") in panel.text
    after = await home.game()
    assert after.version == before.version + 1
    assert after.decider == before.decider
    assert after.view(after.decider) != before.view(before.decider)
    assert any(controls(panel, route) for route in CHOICES)
    await home.settled()
    assert len(home.posts) == posts  # nobody is called again
    table = home.public()[-1]
    log = (await person.click(table, control(table, "log")).settled()).messages[0]
    assert text("log-taken-back", "en", count=1) in log.text


async def test_cc_03_an_old_button_takes_nothing_more_back(home: House) -> None:
    person, panel = await with_undo(home, *pair(home, "es-ES"))
    table = home.public()[-1]
    old = control(panel, "undo")
    other = (await person.click(table, control(table, "turn")).settled()).messages[0]
    assert controls(other, "undo") == [old]
    await person.click(panel, old).settled()
    game = await home.game()
    await person.click(other, old).settled()
    assert text("panel-stale", "es") in other.text
    assert await home.game() == game


async def test_it_works_after_a_restart_and_the_turn_goes_on(home: House) -> None:
    people = pair(home, "fr")
    person, panel = await with_undo(home, *people, turns=2)
    await home.restart()
    answer = await person.click(panel, control(panel, "undo")).settled()
    assert not answer.failed
    assert text("undo-done", "fr") in panel.text
    await home.restart()
    number = (await home.game()).view(None).turn_number
    await play_turn(person, home.public()[-1], Random(9))
    await home.settled()
    assert (await home.game()).view(None).turn_number == number + 1
    assert f"<@{(await home.on_turn(*people)).id}>" in home.public()[-1].text


async def test_nobody_else_and_no_drawn_card(home: House) -> None:
    people = pair(home, "fr")
    await home.table_for(*people)
    person, table = await home.on_turn(*people), home.public()[-1]
    other = next(each for each in people if each is not person)
    panel = (await person.click(table, control(table, "turn")).settled()).messages[0]
    await person.click(panel, f"act/{(await home.game()).id}/{(await home.game()).version}/explore:2").settled()
    assert not controls(panel, "undo")
    game = await home.game()
    forged = f"undo/{game.id}/{game.version}/"
    assert (await person.forge(panel, forged).settled()).text == text("error-nothing-to-undo", "fr")
    theirs = (await other.click(table, control(table, "turn")).settled()).messages[0]
    assert (await other.forge(theirs, forged).settled()).text == text("error-not-your-turn", "fr")
    stranger = home.sandbox.person("Eve", locale="fr")
    assert (await stranger.forge(table, forged).settled()).text == text("error-not-at-table", "fr")
    assert await home.game() == game
