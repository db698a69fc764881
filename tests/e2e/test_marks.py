"""Do buttons bear the guilds' own emoji, and coloured squares where they cannot?"""

from bot.game.cards import GUILDS
from cogs.screens.naming import SQUARES
from tests.e2e.house import House


async def test_the_emoji_of_the_guilds_are_uploaded_once(home: House) -> None:
    await home.settled()
    uploads = [call for call in home.sandbox.recorder.find("POST /applications/*") if "emojis" in call.path]
    assert len(uploads) == len(GUILDS)
    assert {home.client.marks.of(guild).startswith("<:conspiracy_") for guild in GUILDS} == {True}
    await home.restart()
    await home.settled()
    again = [call for call in home.sandbox.recorder.find("POST /applications/*") if "emojis" in call.path]
    assert len(again) == len(GUILDS)
    assert home.client.marks.of(GUILDS[0]).startswith("<:conspiracy_farmer_")


async def test_without_them_coloured_squares_stand(home: House) -> None:
    await home.settled()
    home.sandbox.faults.add("GET /applications/*/emojis", status=403, times=20)
    await home.restart()
    await home.settled()
    assert [home.client.marks.of(guild) for guild in GUILDS] == [SQUARES[guild] for guild in GUILDS]
