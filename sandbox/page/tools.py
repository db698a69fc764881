"""What can reviewers do to the world? Time, failures, the bot, permissions, languages, people."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

from sandbox.constants import LOCALES, Json
from sandbox.invoking import NotPossibleError
from sandbox.permissions import Permission

if TYPE_CHECKING:
    from sandbox.page.bot import Bot
    from sandbox.page.visit import Visit

Tool = Callable[["Visit", Json], Awaitable[Json | None]]

# What the page offers to go wrong: the request, and how.
REQUESTS: Final = {
    "answer": "POST /interactions/*/callback",
    "message": "POST /channels/*/messages",
    "edit": "PATCH /*",
    "any": "*",
}
FAILURES: Final[Mapping[str, Json]] = {
    "error": {"status": 500},
    "forbidden": {"code": 50013},
    "unknown": {"code": 10008},
    "limited": {"status": 429, "retry_after": 2.0},
    "dropped": {"drop": True},
    "slow": {"delay": 5.0},
}
PERMISSIONS: Final = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.EMBED_LINKS,
    Permission.ATTACH_FILES,
    Permission.READ_MESSAGE_HISTORY,
)


def permissions_shown(held: Permission) -> list[Json]:
    """Return which of the bot's permissions in a channel it has."""
    return [{"name": permission.name, "allowed": bool(held & permission)} for permission in PERMISSIONS]


def plain(text: str) -> str:
    """Return what somebody typed without what no keyboard types: half characters and zeros."""
    return text.encode("utf-8", "ignore").decode().replace("\0", "").strip()


async def _advance(visit: "Visit", wish: Json) -> Json | None:
    minutes = float(wish["minutes"])
    if not 0 < minutes <= 60 * 24 * 366:
        raise NotPossibleError("the clock goes forward, a year at most")
    clock = visit.page.sandbox.clock
    clock.advance(minutes=minutes)
    if visit.page.bot is not None:
        visit.page.bot.move_clock(clock.ahead)
    visit.page.refresh()
    return None


async def _restart(visit: "Visit", _: Json) -> Json | None:
    await _bot(visit).restart()
    return None


async def _kill(visit: "Visit", _: Json) -> Json | None:
    await _bot(visit).kill()
    return None


async def _log(visit: "Visit", _: Json) -> Json | None:
    return {"lines": _bot(visit).last_lines()}


async def _knob(visit: "Visit", wish: Json) -> Json | None:
    await visit.page.turn_knob(str(wish["name"]), str(wish["value"]))
    return None


async def _fail(visit: "Visit", wish: Json) -> Json | None:
    visit.page.sandbox.faults.add(REQUESTS[wish["request"]], **FAILURES[wish["how"]])
    return None


async def _drop(visit: "Visit", _: Json) -> Json | None:
    visit.page.sandbox.gateway.drop()
    return None


async def _server_locale(visit: "Visit", wish: Json) -> Json | None:
    if wish["locale"] not in LOCALES:
        raise NotPossibleError("Discord has no such language")
    visit.page.sandbox.administrator.set_locale(visit.desk.person.guild, str(wish["locale"]))
    return None


async def _permission(visit: "Visit", wish: Json) -> Json | None:
    administrator = visit.page.sandbox.administrator
    permission = {each.name: each for each in PERMISSIONS}[wish["name"]]
    change = administrator.allow if wish["allowed"] else administrator.deny
    change(visit.channel, permission)
    visit.page.refresh()
    return None


async def _person(visit: "Visit", wish: Json) -> Json | None:
    name, locale = plain(str(wish["name"]))[:32], wish.get("locale", "en-US")
    if not name or locale not in LOCALES:
        raise NotPossibleError("somebody without a name or a language of Discord's cannot come")
    desk = visit.page.add_person(name, locale)
    return {"person": str(desk.person.id)}


async def _leave(visit: "Visit", _: Json) -> Json | None:
    visit.page.send_away(visit.desk.person)
    return None


async def _thread(visit: "Visit", wish: Json) -> Json | None:
    channel = visit.channel
    parent = (
        visit.page.sandbox.world.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    )
    thread = visit.page.sandbox.administrator.create_thread(parent, str(wish["name"])[:100] or "thread")
    visit.look(visit.desk, thread)
    return None


async def _archive(visit: "Visit", _: Json) -> Json | None:
    if not visit.channel.is_thread:
        raise NotPossibleError("only threads are archived")
    visit.page.sandbox.administrator.archive(visit.channel)
    return None


TOOLS: Final[Mapping[str, Tool]] = {
    "advance": _advance,
    "restart": _restart,
    "kill": _kill,
    "log": _log,
    "knob": _knob,
    "fail": _fail,
    "drop": _drop,
    "server-locale": _server_locale,
    "permission": _permission,
    "person": _person,
    "leave": _leave,
    "thread": _thread,
    "archive": _archive,
}


def _bot(visit: "Visit") -> "Bot":
    if visit.page.bot is None:
        raise NotPossibleError("the bot runs elsewhere")
    return visit.page.bot
