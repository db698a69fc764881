"""What does a person read of a game that is over?"""

from random import Random

from bot.i18n import text
from sandbox.person import Person
from tests.e2e.clicking import play_turn
from tests.e2e.house import House


async def played(home: House) -> list[Person]:
    """Play a game of two to its end."""
    people = [home.sandbox.person(name) for name in ("Alice", "Bruno")]
    await home.table_for(*people)
    rng = Random(1)
    while not (await home.game()).over:
        await play_turn(await home.on_turn(*people), home.public()[-1], rng)
        await home.settled()
    return people


async def test_whoever_has_played_reads_that_the_game_is_over(home: House) -> None:
    for person in await played(home):
        answer = await person.slash("conspiracy turn", home.sandbox.channel).settled()
        assert text("panel-over", "en") in answer.text
    stranger = home.sandbox.person("Dana")
    answer = await stranger.slash("conspiracy turn", home.sandbox.channel).settled()
    assert answer.text == text("error-not-at-table", "en")


async def test_a_table_that_is_over_announces_no_last_turns(home: House) -> None:
    alice, _ = await played(home)
    answer = await alice.slash("conspiracy table", home.sandbox.channel).settled()
    assert text("story-ended", "en") in answer.text
    assert not any(text("post-last-turns", "en", name=name) in answer.text for name in ("Alice", "Bruno"))
