from sandbox import Sandbox
from tests.sandbox.tiny_bot import TinyBot


async def test_the_client_becomes_ready_and_answers_a_command(sandbox: Sandbox, bot: TinyBot) -> None:
    alice = sandbox.person("Alice")
    answer = await alice.slash("tiny say", sandbox.channel, word="abyss", times=2, whom=alice)
    assert answer.text == "Alice: abyss abyss"
    assert bot.guilds[0].name == "Sandbox"
    assert not sandbox.recorder.unserved
