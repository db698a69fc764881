"""Is a burst of clicks answered in time, and does the message show in the end what stands?"""

import asyncio

from tests.e2e.house import House, control


async def test_rl_06_twenty_clicks_in_two_seconds_end_in_what_stands(home: House) -> None:
    """Under Discord's own limits: each click is answered within three seconds, and other channels wait for nobody."""
    home.sandbox.rate_limits.realistic = True
    host = home.sandbox.person("Host")
    lobby = await home.lobby_for(host)
    people = [home.sandbox.person(f"P{number}") for number in range(3)]
    clicks = []
    for number in range(20):
        person, route = people[number % 3], "unjoin" if number // 3 % 2 else "join"
        clicks.append(person.forge(lobby, f"{route}/{(await home.game()).id}//"))
        await asyncio.sleep(0.05)
    elsewhere = home.sandbox.administrator.create_channel(home.sandbox.guild, "elsewhere")
    other = await host.slash("conspiracy new", elsewhere).settled()
    answers = [await click.settled() for click in clicks]
    for answer in (*answers, other):
        assert not answer.failed
        assert answer.latency is not None
        assert answer.latency < 3
    await home.settled()
    seated = {player.name for player in (await home.game()).players}
    for person in people:
        assert (person.user.global_name in seated) == (f"{person.user.global_name}" in lobby.text)
    assert control(lobby, "start") if len(seated) > 1 else True
    edits = home.sandbox.recorder.find("PATCH /channels/*/messages/*")
    assert len(edits) <= 3, "the answers to the clicks are the edits"
