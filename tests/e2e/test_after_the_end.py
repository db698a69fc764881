"""What does a person read of a game that is over?"""

from bot.i18n import text
from tests.e2e.finishing import finished
from tests.e2e.house import House


async def test_whoever_has_played_reads_that_the_game_is_over(home: House) -> None:
    people, _ = await finished(home)
    for person in people:
        answer = await person.slash("conspiracy turn", home.sandbox.channel).settled()
        assert text("panel-over", "fr") in answer.text
    stranger = home.sandbox.person("Dana")
    answer = await stranger.slash("conspiracy turn", home.sandbox.channel).settled()
    assert answer.text == text("error-not-at-table", "en")


async def test_a_table_that_is_over_announces_no_last_turns(home: House) -> None:
    (alice, _), _ = await finished(home)
    answer = await alice.slash("conspiracy table", home.sandbox.channel).settled()
    assert text("story-ended", "fr") in answer.text
    assert not any(text("post-last-turns", "fr", name=name) in answer.text for name in ("Alice", "Bruno"))
