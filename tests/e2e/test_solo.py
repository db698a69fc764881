"""Can one person play alone, from the command to the end? Solo games against each automaton, by clicking."""

from collections.abc import Callable
from random import Random

import pytest

from bot.game.cards import GUILDS
from bot.game.record import read_record, replay
from bot.i18n import LOCALES, text
from bot.service.table import Ending, Status
from cogs.ui import opening
from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.clicking import CHOICES, choose, picked
from tests.e2e.house import House, Instant, control, controls

MOST_CLICKS = 400
NAMES = {
    "farmer": "Kelp Thresher",
    "soldier": "Iron Pincer",
    "merchant": "Nacre Till",
    "politician": "Ink Orator",
    "mage": "Glass Medusa",
}


async def begun(home: House, person: Person, opponent: str, *, hidden: bool = False) -> Message:
    """Open a solo game; return the panel that comes at once."""
    answer = await person.slash("conspiracy new", home.sandbox.channel, solo=opponent, hidden=hidden).settled()
    await home.settled()
    assert not answer.failed
    return answer.messages[0]


async def play_on(
    person: Person, panel: Message, rng: Random, stop: Callable[[str], bool] = lambda _: False
) -> list[str]:
    """Click until nothing is left to choose, or the panel says what is waited for; return all that it said."""
    seen = [panel.text]
    while any(controls(panel, route) for route in CHOICES) and not stop(panel.text):
        assert len(seen) < MOST_CLICKS
        chosen = choose(panel, rng)
        if chosen.startswith("pick/"):
            answer = await person.choose(panel, chosen, *picked(panel, chosen, rng)).settled()
        else:
            answer = await person.click(panel, chosen).settled()
        assert not answer.failed, chosen
        seen.append(panel.text)
    return seen


@pytest.mark.parametrize("opponent", [pytest.param(guild.value, marks=pytest.mark.ci) for guild in GUILDS])
async def test_a_whole_solo_game_is_played_by_clicking(home: House, opponent: str) -> None:
    alice = home.sandbox.person("Alice")
    panel = await begun(home, alice, opponent)
    assert panel.ephemeral_to == alice.id
    assert "Your turn · turn 1" in panel.text
    assert f"Alice plays alone against ⚙️ {NAMES[opponent]}, and begins." in home.public()[-1].text
    seen = await play_on(alice, panel, Random(opponent))
    await home.settled()
    game = await home.game()
    assert (game.status, game.ending) == (Status.OVER, Ending.FINISHED)
    assert any("Its reason: " in said and NAMES[opponent] in said for said in seen)
    winner = ("Alice", f"⚙️ {NAMES[opponent]}")[game.view(None).outcome.winners[0]]  # type: ignore[union-attr]
    assert f"{winner} wins!" in panel.text
    end = home.public()[-1]
    assert f"## {winner} wins!" in end.text
    assert [controls(each, "turn") for each in home.public()] == [[], []]
    assert not alice.notifications
    assert "extra" in end.text
    assert game.seed is not None
    assert game.seed in end.text
    found = replay(read_record(await home.client.play.export(game.id)))
    assert found.mismatch is None
    assert found.outcome == game.view(None).outcome


async def test_one_message_goes_on_showing_the_game_and_calls_nobody(home: House) -> None:
    alice = home.sandbox.person("Alice")
    panel = await begun(home, alice, "mage")
    (message,) = home.public()
    await play_on(alice, panel, Random(3), lambda said: "turn 5" in said)
    await home.settled()
    assert home.public() == [message]
    assert "Glass Medusa" in message.text
    assert text("post-whose-turn", "en", name="Alice") in message.text
    assert not alice.notifications


async def test_a_message_that_was_deleted_is_posted_anew(home: House) -> None:
    alice = home.sandbox.person("Alice")
    panel = await begun(home, alice, "mage")
    (message,) = home.public()
    home.sandbox.administrator.delete_message(message)
    await play_on(alice, panel, Random(3), lambda said: "turn 3" in said)
    await home.settled()
    (other,) = home.public()
    assert other is not message
    assert controls(other, "turn")


async def test_everything_works_after_a_restart(home: House) -> None:
    alice = home.sandbox.person("Alice")
    panel = await begun(home, alice, "soldier")
    await play_on(alice, panel, Random(1), lambda said: "turn 3" in said)
    await home.restart()
    await home.settled()
    (message,) = home.public()
    opened = (await alice.click(message, control(message, "turn")).settled()).messages[0]
    await play_on(alice, opened, Random(2), lambda said: "turn 7" in said)
    await home.settled()
    assert home.public() == [message]
    assert (await home.game()).view(0).turn_number >= 7


async def click_on(person: Person, panel: Message, *endings: str) -> None:
    """Click the controls whose ids end so, one after the other."""
    for ending in endings:
        (wanted,) = [each for route in CHOICES for each in controls(panel, route) if each.endswith(f"/{ending}")]
        assert not (await person.click(panel, wanted).settled()).failed


async def test_a_tie_is_decided_on_the_panel(home: House) -> None:
    alice = home.sandbox.person("Alice")
    home.seeds = ["0000000000000000000000000000003b"]  # farmer-4, then a key of the Mages and one of the Merchants
    panel = await begun(home, alice, "farmer")
    await click_on(alice, panel, "explore:3", "recruit:farmer-4")
    (confirmation,) = [each for each in controls(panel, "act") if each.endswith("recruit:farmer-4")]
    await alice.click(panel, confirmation).settled()
    assert "⚙️ Kelp Thresher cannot decide" in panel.text
    assert "Since your last turn" not in panel.text  # nothing has happened yet
    assert [each.rsplit("/")[-1] for each in controls(panel, "act")] == ["rally:merchant", "rally:mage"]
    await home.settled()
    assert text("post-whose-turn", "en", name="Alice") in home.public()[-1].text
    looked = await home.sandbox.person("Bruno").slash("conspiracy table", home.sandbox.channel).settled()
    assert text("post-whose-turn", "en", name="Alice") in looked.text
    assert "Alice is choosing which of several equal piles" in await words_of(alice, home)
    await click_on(alice, panel, "rally:mage")
    assert "rallied the Mages (1)" in panel.text
    assert "Its reason: most keys (1). 2 piles were alike to it, and its opponent chose." in panel.text


async def words_of(person: Person, home: House) -> str:
    """Return the table in words, as somebody else reads it."""
    other = home.sandbox.person("Somebody")
    assert other is not person
    message = home.public()[-1]
    return (await other.click(message, control(message, "words")).settled()).messages[0].text


async def test_the_replay_token_is_offered_at_the_end_of_a_turn(home: House) -> None:
    alice = home.sandbox.person("Alice")
    home.seeds = ["00000000000000000000000000000025"]  # the first three Lords drawn are Politicians
    panel = await begun(home, alice, "farmer")
    await click_on(alice, panel, "explore:1", "explore:1", "explore:1")
    assert "won the Replay token" in panel.text
    assert "you hold the Replay token" in panel.text
    assert "· Replay token" in panel.text
    await click_on(alice, panel, "replay")
    assert "turn 6" in panel.text
    assert "Replay token" not in panel.text
    await home.settled()
    assert "spent the Replay token for another turn" in home.public()[-1].text


async def test_others_may_look_and_not_play(home: House) -> None:
    alice, bruno = home.sandbox.person("Alice"), home.sandbox.person("Bruno")
    await begun(home, alice, "mage", hidden=True)
    message = home.public()[-1]
    for route in ("turn", "chambers", "log", "words"):
        said = await bruno.click(message, control(message, route)).settled()
        assert not said.failed
        assert not controls(said.messages[0], "act")
    game = await home.game()
    await bruno.forge(message, f"act/{game.id}/{game.version}/explore:1")
    assert (await home.game()).version == game.version


async def test_leaving_ends_it(home: House) -> None:
    alice = home.sandbox.person("Alice")
    await begun(home, alice, "mage")
    (asked,) = (await alice.slash("conspiracy leave", home.sandbox.channel).settled()).messages
    assert "You play it alone" in asked.text
    await alice.click(asked, control(asked, "leave")).settled()
    assert "The game is ended." in asked.text
    await home.settled()
    assert "ended early" in home.public()[-1].text
    assert not controls(home.public()[-1], "turn")
    await begun(home, alice, "farmer")


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_game_speaks_the_language_of_its_player(home: House, locale: str) -> None:
    alice = home.sandbox.person("Alice", locale={"en": "en-US", "es": "es-ES"}.get(locale, locale))
    panel = await begun(home, alice, "politician")
    third = text("panel-title", locale, number=3)
    seen = "\n".join(await play_on(alice, panel, Random(locale), lambda said: third in said))
    assert text("robot-legend-politician", locale) in seen
    assert third in seen


async def test_a_drawn_solo_game(gallery: House) -> None:
    alice = gallery.sandbox.person("Alice")
    panel = await begun(gallery, alice, "merchant")
    await play_on(alice, panel, Random(1), lambda said: "turn 3" in said)
    await gallery.settled()
    (message,) = gallery.public()
    assert len(message.attachments) == len(panel.attachments) == 1
    assert "Nacre Till" in (message.attachments[0].description or "")


async def test_a_message_that_cannot_be_posted_leaves_no_game_behind(home: House) -> None:
    alice = home.sandbox.person("Alice")
    home.sandbox.faults.add("POST /channels/*/messages", status=403, code=50013, times=None)
    refused = await begun(home, alice, "farmer")
    assert not controls(refused, "act")
    assert home.public() == []
    home.sandbox.faults.clear()
    assert controls(await begun(home, alice, "farmer"), "act")


async def test_a_picture_that_is_refused_does_not_keep_the_message_from_going_on(home: House) -> None:
    alice = home.sandbox.person("Alice")
    panel = await begun(home, alice, "farmer")
    (message,) = home.public()
    fault = home.sandbox.faults.add("PATCH /channels/*/messages/*", status=413, code=40005)
    await click_on(alice, panel, "explore:1")
    await home.settled()
    assert fault.hits == 1
    assert home.public() == [message]
    assert "Its reason: " in message.text
    assert not message.attachments


async def test_whoever_begins_alone_does_not_wait_for_the_picture_of_the_channel(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(home.studio, Instant)
    monkeypatch.setattr(opening, "PATIENCE", 0.2)
    home.studio.delay = 2.0
    panel = await begun(home, home.sandbox.person("Alice"), "farmer")
    assert "Your turn · turn 1" in panel.text
    assert not home.public()[-1].attachments
