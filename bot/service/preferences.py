"""What can people and servers choose? Frozen values; their defaults are what everybody gets who has not chosen.

A field is a column of the same name, and a line on a screen; nothing else needs to know of a new one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Final, TypeVar

from bot.errors import NoTimeZoneError, QuietTooLongError
from bot.service.clock import Clock, QuietHours, zone_of

DEFAULT_CLOCK: Final = Clock.DAY


class Notify(StrEnum):
    """How somebody is told that it is their turn."""

    MENTION = "mention"
    DM = "dm"  # a direct message; a mention where it cannot be sent
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person wants, the same in all their games. None is: as the server has it.

    `theme` is a name, perhaps of a theme that this version does not have; `letters` whether each Lord bears its
    guild's; `text_only` whether words take the place of pictures; `locale` a language, else the one that Discord says.

    `notify` is how they are told of their turn, `next_up` whether also of the one before it, `reminder` whether once
    more at half time. `quiet_from` and `quiet_to` are minutes of their day in `zone`, which may be known without them.
    `hints` is whether hints are offered.
    """

    theme: str | None = None
    letters: bool | None = None
    text_only: bool = False
    locale: str | None = None
    notify: str = Notify.MENTION
    next_up: bool = False
    reminder: bool = True
    hints: bool = True
    zone: str | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None

    @property
    def muted(self) -> bool:
        """Whether nothing tells them of their turn."""
        return self.notify == Notify.NOTHING

    @property
    def quiet(self) -> QuietHours | None:
        """The hours in which they are not to be disturbed; none where the time zone is known no more."""
        if self.zone is None or self.quiet_from is None or self.quiet_to is None:
            return None
        try:
            return QuietHours(self.quiet_from, self.quiet_to, self.zone)
        except ValueError:
            return None

    def with_quiet_hours(self, start: int, end: int) -> "Preferences":
        """Return the same with quiet hours, in minutes of their day; raise NoTimeZoneError or QuietTooLongError."""
        try:
            zone_of(self.zone or "")
        except ValueError:
            raise NoTimeZoneError from None
        try:
            QuietHours(start, end, self.zone or "")
        except ValueError:
            raise QuietTooLongError from None
        return replace(self, quiet_from=start, quiet_to=end)


@dataclass(frozen=True, slots=True)
class ServerPreferences:
    """What a server wants for what everybody sees. None is: as we do everywhere, or, of `locale`, as Discord says.

    `channels` are the ids of those where tables may be opened, commas between them; `threads` whether each game gets a
    thread of its own; `clock`, `bonus`, `hidden`, `hints` what a new table has unless its host says otherwise; `quiet`
    whether messages that call nobody make no sound.
    """

    theme: str | None = None
    letters: bool | None = None
    locale: str | None = None
    channels: str | None = None
    threads: bool = False
    clock: str | None = None
    bonus: bool | None = None
    hidden: bool | None = None
    hints: bool | None = None
    quiet: bool = False

    @property
    def places(self) -> tuple[int, ...]:
        """The channels where tables may be opened; none: everywhere."""
        return tuple(map(int, self.channels.split(","))) if self.channels else ()

    @property
    def hinted(self) -> bool:
        """Whether players of a new table may ask for hints, unless its host says otherwise."""
        return self.hints is not False

    @property
    def pace(self) -> Clock:
        """The clock that a new table has unless its host says otherwise."""
        return Clock(self.clock) if self.clock in set(Clock) else DEFAULT_CLOCK


Chosen = TypeVar("Chosen", Preferences, ServerPreferences)


def read(kind: type[Chosen], row: Mapping[str, object] | None) -> Chosen:
    """Return what a row says; the defaults where there is none."""
    if row is None:
        return kind()
    known: dict[str, object] = {field.name: row[field.name] for field in fields(kind)}
    return kind(**known)  # type: ignore[arg-type]  # columns have the types of the fields
