"""What stands ready to be `conspiracy` at once? An interpreter that has imported it, and splits off a process a run.

Each run has a process, an environment, a folder and standard streams of its own; only the imports, most of what a run
takes, are done once, and nobody takes them apart at its end. It reads a run as a line of JSON and answers with the exit
status.
"""

import atexit
import gc
import importlib
import json
import os
import sys
import threading
import traceback
from typing import Any

from bot.__main__ import main

# What the commands import only when they are run.
LATER = (
    *(
        "bot.cli.drawing",
        "bot.cli.filming",
        "bot.cli.operating",
        "bot.robots.match",
        "rendering.table",
        "rendering.film",
    ),
    *("bot.db.database", "bot.db.games", "bot.service.play", "aiosqlite", "sqlalchemy.dialects.sqlite.aiosqlite"),
)


def become(run: dict[str, Any]) -> None:
    """Take the streams, the folder and the environment of a run."""
    for number, (path, flags) in enumerate(
        ((run["given"], os.O_RDONLY), (run["out"], os.O_WRONLY), (run["err"], os.O_WRONLY))
    ):
        opened = os.open(path, flags)
        os.dup2(opened, number)
        os.close(opened)
    os.environ.clear()
    os.environ.update(run["environment"])
    os.chdir(run["folder"])


def ended(arguments: list[str]) -> int:
    """Run and return the exit status, a traceback printed where the interpreter would print one."""
    try:
        return main(arguments)
    except SystemExit as left:
        return int(left.code or 0)
    except BaseException:  # noqa: BLE001 - whatever it is, the process ends by it
        traceback.print_exc()
        return 1


def leave(status: int) -> None:
    """End as the interpreter does, which waits for threads and complains of what is still open."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    atexit._run_exitfuncs()
    gc.collect()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def serve() -> None:
    """Do one run after the other, until nobody asks any more."""
    for name in LATER:
        importlib.import_module(name)
    gc.freeze()
    asked, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    for line in asked:
        child = os.fork()
        if child == 0:
            asked.close()
            answers.close()
            run = json.loads(line)
            become(run)
            leave(ended(run["arguments"]))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), file=answers, flush=True)
    asked.close()
    answers.close()


if __name__ == "__main__":
    serve()
