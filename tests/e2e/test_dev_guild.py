"""Are commands registered at once in the server that an operator tries changes in?"""

from tests.e2e.house import House


async def test_the_commands_are_registered_in_the_servers_own_list_too(home: House) -> None:
    home.dev_guild = home.sandbox.guild.id
    await home.restart()
    (call,) = home.sandbox.recorder.find("PUT /applications/*/guilds/*/commands")
    assert call.status == 200
    alice = home.sandbox.person("Alice")
    shown = (await alice.slash("conspiracy games", home.sandbox.channel)).messages[0]
    assert shown.ephemeral_to == alice.id
