"""Who draws while the bot goes on listening? Processes of their own, behind an asyncio front.

The event loop's thread never draws. A worker that crashes is replaced, one that hangs ends itself; finished pictures
are kept by what they show, and whoever asks for a picture that is being drawn waits for that one. What nobody waits for
any more is not begun.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import ParamSpec

from bot.workers import CrashedError, Workers
from rendering.canvas import Picture
from rendering.fonts import check
from rendering.projector import Projector
from rendering.queue import Queue, Urgency
from rendering.theme import Theme
from rendering.themes import DEFAULT
from rendering.warm import PIECES, warm_piece

log = logging.getLogger(__name__)

Wanted = ParamSpec("Wanted")

TIMEOUT = 6.0  # seconds; a table takes a hundredth of it
PATIENCE = 60.0  # seconds for what nobody waits for
KEPT_BYTES = 16 << 20  # of finished pictures: about a hundred tables
FILMS_SHARE = 4  # a film larger than this part of what is kept is not kept
ATTEMPTS = 2  # a picture whose worker crashes is tried once more


class FontFaultError(Exception):
    """No picture can be drawn; the text says why."""


class Studio:
    """Draws pictures in other processes; to be started and closed from the event loop that uses it."""

    def __init__(
        self, *, workers: int = 1, timeout: float = TIMEOUT, kept: int = KEPT_BYTES, theme: Theme = DEFAULT
    ) -> None:
        self._workers = Workers(workers)
        self._timeout = timeout
        self._kept = kept
        self._theme = theme
        self._closed = False
        self._finished: OrderedDict[str, Picture] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[str, asyncio.Task[Picture | None]] = {}
        self._awaited: dict[str, int] = {}  # by how many, of what is not yet begun
        self._queue = Queue(workers)
        self._warming: asyncio.Task[None] | None = None
        self._projector = Projector()

    async def start(self) -> None:
        """Start the workers; whenever nothing is wanted they draw what all pictures share.

        Raises FontFaultError, or CrashedError where the workers end at once.
        """
        if faults := await self._workers.run(PATIENCE, check):
            raise FontFaultError("; ".join(faults))
        self._warming = asyncio.create_task(self._warm())

    async def draw(
        self, drawing: Callable[Wanted, Picture], *args: Wanted.args, **kwargs: Wanted.kwargs
    ) -> Picture | None:
        """Return the picture that a `draw_…` function makes of its arguments; None when it takes too long.

        Raises what the function raises. Also None once the studio is closed, or when the workers keep crashing.
        """
        return await self._draw(Urgency.AWAITED, drawing, args, kwargs)

    async def draw_later(
        self, drawing: Callable[Wanted, Picture], *args: Wanted.args, **kwargs: Wanted.kwargs
    ) -> Picture | None:
        """Do the same after whatever people wait for right now."""
        return await self._draw(Urgency.SOON, drawing, args, kwargs)

    async def film(
        self, drawing: Callable[Wanted, Picture], *args: Wanted.args, **kwargs: Wanted.kwargs
    ) -> Picture | None:
        """Do the same for what takes seconds: in a process of its own that gives way to all others, one at a time.

        None when it takes longer than a minute, when its process crashes, or once the studio is closed.
        """
        key = await asyncio.to_thread(key_of, drawing, args, kwargs)  # a game's views are a long text
        if (kept := self._found(key)) is not None:
            return kept
        task = self._under_way.get(key) or self._begun(key, self._projected(key, drawing, args, kwargs))
        return await self._outcome(task)

    async def close(self) -> None:
        """Stop drawing; who still waits gets None. Workers end at once, or when their time is up."""
        self._closed = True
        if self._warming is not None:
            self._warming.cancel()
        for task in list(self._under_way.values()):
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._workers.close()

    @property
    def kept(self) -> int:
        """How many bytes of finished pictures are kept."""
        return self._bytes

    def _found(self, key: str) -> Picture | None:
        """Return a finished picture, which has then been wanted last of all."""
        if key in self._finished:
            self._finished.move_to_end(key)
        return self._finished.get(key)

    async def _outcome(self, task: asyncio.Task[Picture | None]) -> Picture | None:
        """Wait for a picture; None where a close has ended it, perhaps before its first step."""
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if self._closed and task.cancelled():
                return None
            raise

    def _begun(self, key: str, work: Coroutine[None, None, Picture | None]) -> asyncio.Task[Picture | None]:
        """Begin a picture that others may wait for too."""
        task = asyncio.create_task(work)
        self._under_way[key] = task
        task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return task

    async def _draw(
        self, urgency: Urgency, drawing: Callable[..., Picture], args: tuple[object, ...], kwargs: dict[str, object]
    ) -> Picture | None:
        key = key_of(drawing, args, kwargs)
        if (kept := self._found(key)) is not None:
            return kept
        task = self._under_way.get(key)
        if task is None:
            task = self._begun(key, self._in_turn(urgency, key, drawing, args, kwargs))
            self._awaited[key] = 0
        if key in self._awaited:
            self._awaited[key] += 1
        try:
            return await self._outcome(task)  # whoever gives up leaves the picture to the others
        finally:
            self._give_up(key, task)

    def _give_up(self, key: str, task: asyncio.Task[Picture | None]) -> None:
        """Let one wait no more; a picture that is not begun and that nobody waits for is not drawn."""
        if key in self._awaited and self._under_way.get(key) is task:
            self._awaited[key] -= 1
            if not self._awaited[key]:
                task.cancel()
                del self._awaited[key], self._under_way[key]

    async def _in_turn(
        self,
        urgency: Urgency,
        key: str,
        drawing: Callable[..., Picture],
        args: tuple[object, ...],
        kwargs: dict[str, object],
    ) -> Picture | None:
        try:
            async with self._queue.turn(urgency):
                self._awaited.pop(key, None)
                return await self._drawn(key, drawing, args, kwargs)
        except asyncio.CancelledError:
            return None  # closed, or nobody waits

    async def _projected(
        self, key: str, drawing: Callable[..., Picture], args: tuple[object, ...], kwargs: dict[str, object]
    ) -> Picture | None:
        try:
            film = None if self._closed else await self._projector.draw(drawing, args, kwargs)
        except asyncio.CancelledError:
            return None  # closed
        if film is not None and len(film.data) <= self._kept // FILMS_SHARE:
            self._keep(key, film)
        return film

    async def _warm(self) -> None:
        for piece in PIECES:
            async with self._queue.turn(Urgency.WHENEVER):
                with contextlib.suppress(CrashedError, TimeoutError):
                    work = [
                        self._workers.run(PATIENCE, warm_piece, self._theme, piece) for _ in range(self._workers.count)
                    ]
                    await asyncio.gather(*work)

    async def _drawn(
        self, key: str, drawing: Callable[..., Picture], args: tuple[object, ...], kwargs: dict[str, object]
    ) -> Picture | None:
        for _ in range(ATTEMPTS):
            if self._closed:
                return None
            try:
                picture = await self._workers.run(self._timeout, drawing, *args, **kwargs)
            except CrashedError:
                log.warning("a worker that draws pictures crashed; another one takes its place")
            except TimeoutError:
                log.warning("a picture took more than %s seconds", self._timeout)
                return None
            except asyncio.CancelledError:
                return None  # closed
            else:
                self._keep(key, picture)
                return picture
        return None

    def _keep(self, key: str, picture: Picture) -> None:
        self._finished[key] = picture
        self._bytes += len(picture.data)
        while self._bytes > self._kept:
            _, oldest = self._finished.popitem(last=False)
            self._bytes -= len(oldest.data)


def key_of(drawing: Callable[..., Picture], args: object, kwargs: object) -> str:
    """Return what tells pictures apart: the text of everything that is drawn. Equal views give equal keys."""
    text = f"{drawing.__module__}.{drawing.__qualname__}{args!r}{kwargs!r}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
