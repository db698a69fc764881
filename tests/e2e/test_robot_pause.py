"""Do robots let people follow? They seem to write before they move, and a stop does not wait for them."""

import asyncio

from tests.e2e.house import House, control


async def test_a_robot_writes_for_a_while_and_a_stop_does_not_wait(home: House) -> None:
    home.robot_pause = 60.0
    await home.restart()
    alice = home.sandbox.person("Alice")
    lobby = await home.lobby_for(alice)
    for _ in range(3):
        await alice.click(lobby, control(lobby, "robot"))
    await alice.click(lobby, control(lobby, "start"))
    # With this deal a robot is the first to play.
    await home.sandbox.feed.until(lambda: home.sandbox.recorder.find("POST /channels/*/typing"))
    game = await home.game()
    assert game.decider is not None
    assert game.player(game.decider).robot is not None
    assert game.announced < game.version
    async with asyncio.timeout(10):
        await home.settled()
    game = await home.game()
    assert game.player(game.decider or 0).human
    assert game.announced == game.version
    (post,) = home.posts[1:]
    assert "🤖" in str(post.body)


async def test_without_a_pause_nobody_seems_to_write(home: House) -> None:
    await home.table_for(home.sandbox.person("Alice"), robots=3)
    assert not home.sandbox.recorder.find("POST /channels/*/typing")


async def test_robots_play_on_where_nobody_can_see_them_write(home: House) -> None:
    home.robot_pause = 0.5
    await home.restart()
    alice = home.sandbox.person("Alice")
    lobby = await home.lobby_for(alice)
    for _ in range(3):
        await alice.click(lobby, control(lobby, "robot"))
    await alice.click(lobby, control(lobby, "start"))
    await home.sandbox.feed.until(lambda: home.sandbox.recorder.find("POST /channels/*/typing"))
    game = await home.game()
    home.sandbox.administrator.delete_channel(home.sandbox.channel)
    async with asyncio.timeout(10):
        while not game.player(game.decider or 0).human:
            await asyncio.sleep(0.05)
            game = await home.client.play.load(game.id)
