"""`conspiracy sandbox`: a small Discord on this machine, the bot connected to it, and its page in the browser."""

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sandbox import Sandbox
    from sandbox.page import Bot, Page, Town

NAME = "sandbox"
HELP = "a small Discord on this machine, the bot connected to it, and its page in the browser"

PORT: Final = 8137
NO_BOT: Final = 1  # the bot has ended by itself
LARGEST_PORT: Final = 65535

# The same people and channels in every sandbox, so that a database that was kept finds its games' channels again.
FOUNDED: Final = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE: Final = (("Alex", "en-US"), ("Ana", "es-ES"), ("Chloé", "fr"), ("Sam", "en-US"))
CHANNELS: Final = ("game-night", "tavern")
BOT: Final = "Conspiracy"
PAUSES: Final = ("0", "1.5", "4")


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--port", type=_port, help=f"where to listen on 127.0.0.1 (otherwise {PORT}, or a free one)")
    parser.add_argument("--db", type=Path, metavar="FILE", help="keep the games in this file (otherwise in none)")
    parser.add_argument("--no-browser", action="store_true", help="print the address, open nothing")


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    if arguments.db is not None and not arguments.db.resolve().parent.is_dir():
        arguments.refuse(f"there is no folder {arguments.db.resolve().parent}")
    if arguments.db is not None and arguments.db.is_dir():
        arguments.refuse(f"{arguments.db} is a folder: name a file in it")
    with tempfile.TemporaryDirectory(prefix="conspiracy-", ignore_cleanup_errors=True) as folder:
        database = Path(folder) / "games.db" if arguments.db is None else arguments.db.resolve()
        with contextlib.ExitStack() as stack:
            try:
                stack.enter_context(_alone(database))
            except OSError as error:
                arguments.refuse(f"{database} cannot be used: {error.strerror}")
            return asyncio.run(_serve(arguments, Path(folder), database))


@contextlib.contextmanager
def _alone(database: Path) -> Iterator[None]:
    """Keep other sandboxes away from a database: two bots would both post what happens in its games."""
    import fcntl  # noqa: PLC0415 - not everywhere, and the other commands do without

    with database.with_name(database.name + ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise OSError(error.errno, "another sandbox is open on it") from error
        yield
        Path(lock.name).unlink(missing_ok=True)


def town(pause: str = PAUSES[1]) -> "Town":
    """Return what a visitor finds: a table that waits with them and two robots, and a line that says what to try.

    `pause` is how long robots wait before their turns, one of PAUSES.
    """
    from bot.i18n import LOCALES, text  # noqa: PLC0415 - other commands start without
    from cogs.screens.controls import ADD_ROBOT  # noqa: PLC0415
    from sandbox.page import Act, Knob, Town  # noqa: PLC0415

    def words(key: str) -> dict[str, str]:
        return {locale: text(key, locale) for locale in LOCALES}

    pauses = tuple((pause, words(f"sandbox-pause-{number}")) for number, pause in enumerate(PAUSES))
    robot = Act("click", f"{ADD_ROBOT}/")  # of the level that the button gives: the two are not alike
    return Town(
        server=words("sandbox-server"),
        bot=BOT,
        channels=CHANNELS,
        people=PEOPLE,
        opening=(Act("slash", "conspiracy new", {"robots": 1, "level": "easy"}), robot),
        otherwise=(Act("slash", "conspiracy table"),),
        hint={locale: text("sandbox-hint", locale, start="{start}", turn="{turn}") for locale in LOCALES},
        buttons={"start": words("button-start"), "turn": words("button-turn")},
        knobs=(Knob("ROBOT_PAUSE", words("sandbox-pause"), pauses, pause),),
    )


def bot_process(folder: Path, database: Path) -> "Bot":
    """Return the bot as `conspiracy run` starts it, with its games in a file and nothing of an operator's settings."""
    from sandbox.page import Bot  # noqa: PLC0415

    clock = folder / "clock"
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
        "CLOCK_FILE": str(clock),
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }
    return Bot((sys.executable, "-m", "bot", "run"), folder, settings, clock)


async def _serve(arguments: argparse.Namespace, folder: Path, database: Path) -> int:
    from sandbox.page import Page  # noqa: PLC0415

    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):  # the last: its terminal was closed
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    bot = bot_process(folder, database)
    async with contextlib.AsyncExitStack() as stack:
        page = await _listening(stack, arguments, lambda sandbox: Page(sandbox, town(), bot))
        stack.push_async_callback(bot.stop)
        await bot.start(page.sandbox)
        status = await _until_there(stop, bot)
        if status is None:
            _tell(f"Open {page.url} in your browser. Ctrl-C ends it.")
            if not arguments.no_browser:
                # Some browsers keep whoever starts them waiting.
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, page.url)
            await stop.wait()
            _tell("Stopping…")
        return status or 0


async def _listening(
    stack: contextlib.AsyncExitStack, arguments: argparse.Namespace, make: "Callable[[Sandbox], Page]"
) -> "Page":
    """Start a sandbox where it was wanted; where nothing was wanted and the usual port is taken, on any free one."""
    from sandbox import Sandbox  # noqa: PLC0415

    wanted = (PORT, 0) if arguments.port is None else (arguments.port,)
    problem = OSError()
    for port in wanted:
        page = make(Sandbox(port=port, founded=FOUNDED))
        try:
            await stack.enter_async_context(page.sandbox)
        except OSError as error:
            problem = error
            await page.sandbox.stop()
            if error.errno != errno.EADDRINUSE:
                break
        else:
            return page
    arguments.refuse(f"cannot listen on port {wanted[0]}: {os.strerror(problem.errno or 0)}")
    raise AssertionError  # refuse() does not return


async def _until_there(stop: asyncio.Event, bot: "Bot") -> int | None:
    """Wait for the bot; return a status where it does not come, for which it says why, or is not wanted any more."""
    while bot.state != "online":
        if bot.state == "ended":
            _tell("\n".join(bot.last_lines(20)), sys.stderr.write)
            return NO_BOT
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.1):
                await stop.wait()
                return 0
    return None


def _tell(line: str, write: Callable[[str], object] = sys.stdout.write) -> None:
    write(f"{line}\n")
    sys.stdout.flush()


def _port(value: str) -> int:
    if not value.isdecimal() or int(value) > LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"{value!r} is not a port between 0 and {LARGEST_PORT}")
    return int(value)
