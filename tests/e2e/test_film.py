"""Does whoever asks get the film of a finished game: told at once, shown in private, holding up nothing else?"""

import pytest

from bot.i18n import text
from bot.service import Preferences
from rendering.film import Frame
from rendering.theme import Theme
from tests.e2e.finishing import finished
from tests.e2e.house import House, Instant, control, controls
from tests.service.house import NOW, always


def studio(home: House) -> Instant:
    assert isinstance(home.studio, Instant)
    return home.studio


async def shown(home: House) -> None:
    """Wait until no film is under way."""
    await home.sandbox.quiet(0.02)
    await home.client.router.settle()
    await home.client.films.settle()
    await home.sandbox.quiet(0.02)


async def test_the_film_takes_the_place_of_the_answer(home: House) -> None:
    (alice, _), end = await finished(home)
    studio(home).shown.clear()
    answer = await alice.click(end, control(end, "film")).settled()
    (message,) = answer.messages
    assert message.text == text("film-making", "fr")
    assert message.ephemeral_to == alice.id
    assert not message.attachments
    for route in ("chambers", "log", "words"):  # what others want does not wait
        assert (await alice.click(end, control(end, route)).settled()).messages
    studio(home).shown.set()
    await shown(home)
    assert text("film-title", "fr") in message.text
    (film,) = message.attachments
    assert film.description is not None
    assert text("table-over", "fr") in film.description
    assert not controls(end, "turn")


async def test_the_film_shows_what_everybody_saw_in_the_look_of_whoever_asks(home: House) -> None:
    (alice, _), end = await finished(home, hidden=True)
    stranger = home.sandbox.person("Eve", locale="es-ES")
    await home.client.people.change(stranger.id, NOW, always(Preferences("coral", letters=True)))
    await stranger.click(end, control(end, "film")).settled()
    await shown(home)
    await alice.click(end, control(end, "film")).settled()
    await shown(home)
    (frames, names, _, theirs), (_, _, _, hers) = studio(home).films
    assert isinstance(theirs, Theme)
    assert isinstance(hers, Theme)
    assert [(each.name, each.letters) for each in (theirs, hers)] == [("coral", True), ("abyss", False)]
    assert isinstance(frames, tuple)
    assert isinstance(names, tuple)
    game = await home.game()
    assert len(frames) == game.view(None).turn_number
    *before, last = frames
    assert last.view == game.view(None)
    for number, frame in enumerate(before, 1):
        assert isinstance(frame, Frame)
        assert frame.view.seat is None
        assert not frame.view.drawn_lords
        assert not any(seat.points_shown for seat in frame.view.seats)
        assert frame.title.startswith(f"Turno {number}")
    captions = [frame.caption for frame in frames if frame.caption]
    assert 2 <= len(captions) < len(frames) / 2
    assert not any("*" in caption for caption in captions)


async def test_what_cannot_be_drawn_is_said_and_can_be_asked_for_again(
    home: House, caplog: pytest.LogCaptureFixture
) -> None:
    (alice, _), end = await finished(home)
    studio(home).broken = True
    (message,) = (await alice.click(end, control(end, "film")).settled()).messages
    await shown(home)
    assert message.text == text("film-failed", "fr")
    assert "film could not be made" in caplog.text
    studio(home).broken = False
    (again,) = (await alice.click(message, control(message, "film")).settled()).messages
    await shown(home)
    assert again.attachments


async def test_a_film_that_discord_refuses_is_said(home: House) -> None:
    (alice, _), end = await finished(home)
    studio(home).shown.clear()
    (message,) = (await alice.click(end, control(end, "film")).settled()).messages
    home.sandbox.faults.add("PATCH /webhooks/*/*/messages/*", status=413, code=40005)
    studio(home).shown.set()
    await shown(home)
    assert message.text == text("film-failed", "fr")


async def test_a_stop_does_not_wait_for_a_film(home: House) -> None:
    (alice, _), end = await finished(home)
    studio(home).shown.clear()
    (message,) = (await alice.click(end, control(end, "film")).settled()).messages
    await home.sandbox.quiet(0.02)
    await home.client.router.settle()
    await home.restart()  # the film would never be ready
    assert message.text == text("film-failed", "fr")
    studio(home).shown.set()
    (again,) = (await alice.click(message, control(message, "film")).settled()).messages
    await shown(home)
    assert again.attachments


async def test_only_finished_games_have_a_film_and_only_for_the_eyes(home: House) -> None:
    (alice, _), end = await finished(home)
    await home.client.people.change(alice.id, NOW, always(Preferences(text_only=True)))
    answer = await alice.click(end, control(end, "film")).settled()
    assert answer.text == text("film-words", "fr")
    log = await alice.click(answer.messages[0], control(answer.messages[0], "log")).settled()
    assert controls(log.messages[0], "leaf")
    await home.table_for(alice, home.sandbox.person("Carla"))
    game = await home.game()
    assert not controls(home.public()[-1], "film")
    refused = await alice.forge(None, f"film/{game.id}//", channel=home.sandbox.channel).settled()
    assert refused.text == text("error-not-over", "fr")
    assert not studio(home).films


async def test_the_table_of_a_finished_game_leads_to_its_film(home: House) -> None:
    (alice, _), _ = await finished(home)
    answer = await alice.slash("conspiracy table", home.sandbox.channel).settled()
    await alice.click(answer.messages[0], control(answer.messages[0], "film")).settled()
    await shown(home)
    assert len(studio(home).films) == 1


@pytest.mark.ci
async def test_a_film_is_drawn(gallery: House) -> None:
    (alice, _), end = await finished(gallery)
    (message,) = (await alice.click(end, control(end, "film")).settled()).messages
    await shown(gallery)
    (film,) = message.attachments
    assert film.filename == "film.webp"
    assert text("film-title", "fr") in message.text
