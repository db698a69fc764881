"""Does the bot that runs beside the sandbox follow its clock?"""

import sys
from pathlib import Path

from sandbox import Sandbox
from sandbox.page import Bot
from tests.sandbox.tiny_bot import until

TELLS_THE_TIME = (
    "import os; print(open(os.environ['CLOCK_FILE']).read() if os.path.exists(os.environ['CLOCK_FILE']) else 'none')"
)


async def test_its_clock_is_moved_kept_over_a_restart_and_new_at_a_start(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    bot = Bot((sys.executable, "-c", TELLS_THE_TIME), tmp_path, {"CLOCK_FILE": str(file)}, file)
    file.write_text("left by another one")
    async with Sandbox() as sandbox:
        await bot.start(sandbox)
        await until(lambda: bot.last_lines() == ["none"], 30)
        sandbox.clock.advance(hours=1)
        bot.move_clock(sandbox.clock.ahead)
        assert abs(float(file.read_text()) - 3600) < 1
        await bot.restart()
        await until(lambda: len(bot.last_lines()) > 1, 30)
        assert float(bot.last_lines()[1]) == float(file.read_text())
        await bot.stop()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("clock")] == ["clock"]


async def test_a_bot_that_has_no_such_file_is_left_alone(tmp_path: Path) -> None:
    Bot((sys.executable, "-c", ""), tmp_path, {}).move_clock(5)
    assert not list(tmp_path.iterdir())
