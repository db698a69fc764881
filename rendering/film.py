"""The film of a finished game: a frame a turn, captions at key moments, and at last the scores."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from bot.game.view import PlayerView
from rendering import layout
from rendering.canvas import METHOD, Picture, canvas
from rendering.changes import NOTHING, Changes
from rendering.scores import compose_scores
from rendering.table import compose_table, plan_of
from rendering.theme import Theme
from rendering.words import Words

LARGEST = 10 * 1024 * 1024 - 64 * 1024  # bytes: what Discord takes, less what goes with it
QUALITIES = (76, 55, 35)  # the next one where a film is too large
LONGEST = 58_000  # milliseconds of the whole
FRAME = 800
CAPTIONED = 2_200  # time to read
ENDING = 7_000
SHORTEST = 120


@dataclass(frozen=True, slots=True)
class Frame:
    """A turn: what a spectator saw when it ended, and what to say of it.

    `title` is said of every turn, such as its number and whose it was; a `caption` makes it a key moment, which stays
    longer.
    """

    view: PlayerView
    title: str
    caption: str = ""
    changed: Changes = NOTHING


def draw_film(frames: Sequence[Frame], names: Sequence[str], words: Words, theme: Theme) -> Picture:
    """Return the film of a game as an animated WebP; `words` has title and subtitle of the scores at its end.

    At least one frame; below 10 MiB and a minute. It takes some seconds, with one frame in memory at a time.
    """
    for quality in QUALITIES:
        film = _shot(frames, names, words, theme, quality)
        if len(film.data) <= LARGEST:
            break
    return film


def durations(frames: Sequence[Frame]) -> list[int]:
    """Return how many milliseconds each frame stays, the scores' last: all of them within LONGEST."""
    wanted = [CAPTIONED if frame.caption else FRAME for frame in frames]
    part = min(1.0, (LONGEST - ENDING) / sum(wanted))
    return [max(SHORTEST, int(stay * part)) for stay in wanted] + [ENDING]


def _shot(frames: Sequence[Frame], names: Sequence[str], words: Words, theme: Theme, quality: int) -> Picture:
    heading = replace(words, title=".", subtitle="." if any(frame.caption for frame in frames) else "")
    plan = plan_of([frame.view for frame in frames], heading)
    size = (layout.TABLE_WIDTH, round(plan.height))

    def drawn(number: int) -> Image.Image:
        if number == len(frames):
            return _ending(frames[-1].view, names, words, theme, size)
        frame = frames[number]
        said = replace(words, title=frame.title, subtitle=frame.caption)
        return compose_table(frame.view, names, said, theme, frame.changed, plan).image

    stream = io.BytesIO()
    reel = Reel(size, len(frames) + 1, drawn)
    # No key frames but the first: nobody seeks in it, and it is smaller and sooner done.
    reel.save(
        stream,
        "WEBP",
        save_all=True,
        duration=durations(frames),
        loop=0,
        quality=quality,
        method=METHOD,
        kmin=0,
        kmax=0,
    )
    return Picture(stream.getvalue(), "film.webp", *size)


def _ending(view: PlayerView, names: Sequence[str], words: Words, theme: Theme, size: tuple[int, int]) -> Image.Image:
    """Return the scores on a picture of that size, in its middle."""
    scores = compose_scores(view, names, words, theme).image
    part = min(1.0, size[1] / scores.height)
    if part < 1:
        scores = scores.resize((round(scores.width * part), round(scores.height * part)), Image.Resampling.LANCZOS)
    whole = canvas(theme, *size, words).image
    whole.paste(scores, ((size[0] - scores.width) // 2, (size[1] - scores.height) // 2))
    return whole


class Reel(Image.Image):
    """Pictures of one size, each drawn when Pillow comes to it: a list would hold all of them in memory."""

    def __init__(self, size: tuple[int, int], count: int, drawn: Callable[[int], Image.Image]) -> None:
        super().__init__()
        self._mode = "RGB"
        self._size = size
        self.n_frames = count
        self._drawn = drawn
        self._at = -1
        self.seek(0)

    def tell(self) -> int:
        """Return which picture it is at."""
        return self._at

    def seek(self, frame: int) -> None:
        """Draw a picture."""
        if frame != self._at:
            self.im = self._drawn(frame).im
            self._at = frame
