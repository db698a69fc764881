"""What goes on inside a measured bot? How late its event loop is, and how large what it keeps has become.

Python imports a module of this name at its start. It lies on the path of the measured processes alone, so that the
product is measured as it is. On SIGUSR1 it writes what it saw since the last time.
"""

import asyncio
import gc
import json
import os
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

REPORT = "BENCHMARK_REPORT"  # where to write
PAUSE = 0.01

# Class: what of it could grow.
HOLDERS = {
    "ViewStore": ("_views", "_synced_message_views", "_dynamic_items", "_modals"),
    "Router": ("_routes",),
    "Announcer": ("_busy", "_again", "_tasks"),
    "GameLocks": ("_locks",),
    "Studio": ("_finished", "_under_way", "_awaited", "_queue"),
    "HTTPClient": ("_buckets", "_bucket_hashes"),
    "AsyncWebhookAdapter": ("_locks",),
    "ConnectionState": ("_users", "_private_channels_by_user", "_stickers", "_emojis"),
}
OURS = ("bot.", "cogs.", "rendering.")


def sizes() -> dict[str, int]:
    """Return how many entries everything has that could grow; several of a class are added up."""
    gc.collect()
    found: dict[str, int] = {}
    for thing in gc.get_objects():
        kind = type(thing).__name__
        for name in HOLDERS.get(kind, ()):
            held = getattr(thing, name, None)
            if held is not None:
                found[f"{kind}.{name}"] = found.get(f"{kind}.{name}", 0) + len(held)
        if kind == "_lru_cache_wrapper" and (getattr(thing, "__module__", None) or "").startswith(OURS):
            key = f"cache of {thing.__module__}.{thing.__qualname__}"
            found[key] = thing.cache_info().currsize
    return found | {"tasks": len(asyncio.all_tasks()), "objects": len(gc.get_objects())}


async def watch(report: Path) -> None:
    """Note how late the loop wakes; write it all down whenever asked."""
    late: list[float] = []

    def write() -> None:
        late.sort()
        seen = {
            "lag_p99": late[len(late) * 99 // 100] if late else 0.0,
            "lag_most": late[-1] if late else 0.0,
            "sizes": sizes(),
        }
        draft = report.with_suffix(".draft")
        draft.write_text(json.dumps(seen))
        draft.rename(report)
        late.clear()

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, write)
    while True:
        before = time.perf_counter()
        await asyncio.sleep(PAUSE)
        late.append(time.perf_counter() - before - PAUSE)


def watched(main: Coroutine[Any, Any, Any], **options: Any) -> Any:  # noqa: ANN401 - as `asyncio.run`
    """Run as `asyncio.run` does, and watch."""

    async def both() -> Any:  # noqa: ANN401
        watching = asyncio.create_task(watch(Path(os.environ[REPORT])))
        try:
            return await main
        finally:
            watching.cancel()

    return ordinary(both(), **options)


ordinary = asyncio.run
if REPORT in os.environ:
    asyncio.run = watched
