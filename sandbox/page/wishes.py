"""What may a browser wish for? Each wish is a verb of the person it shows, done as their client would do it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from sandbox.constants import LOCALES, ComponentType, Json, OptionType
from sandbox.interactions import Interaction
from sandbox.invoking import NotPossibleError, OptionValue
from sandbox.messages import Message
from sandbox.page.catalogue import offered
from sandbox.page.showing import Showing
from sandbox.page.tools import TOOLS, plain
from sandbox.page.words import discords
from sandbox.person import Person
from sandbox.world import Channel

if TYPE_CHECKING:
    from sandbox.page.visit import Visit

MOST_TEXT: Final = 2000
MOST_MESSAGES: Final = 60  # at once, as in any client; older ones when asked for

Wish = Callable[["Visit", Json], Awaitable[Json | None]]


async def _hello(visit: "Visit", wish: Json) -> Json | None:
    """Hear which language a browser speaks; the first one ever finds the beginning made in it."""
    await visit.page.open(discords(str(wish.get("language", ""))))
    return None


async def _look(visit: "Visit", wish: Json) -> Json | None:
    desk = visit.page.desk(int(wish["person"]))
    visit.look(desk, visit.page.sandbox.world.channels[int(wish["channel"])] if wish.get("channel") else visit.channel)
    return None


async def _click(visit: "Visit", wish: Json) -> Json | None:
    return await _answer(visit, visit.desk.person.click(_message(visit, wish), str(wish["control"])))


async def _choose(visit: "Visit", wish: Json) -> Json | None:
    message = _message(visit, wish)
    kind = {found.custom_id: found.type for found in message.controls}[wish["control"]]
    values = [_chosen(visit, kind, str(value)) for value in wish["values"]]
    return await _answer(visit, visit.desk.person.choose(message, str(wish["control"]), *values))


async def _submit(visit: "Visit", wish: Json) -> Json | None:
    opened = visit.page.opened(visit.desk.person, int(wish["interaction"]))
    return await _answer(visit, visit.desk.person.submit(opened, wish["fields"]))


async def _slash(visit: "Visit", wish: Json) -> Json | None:
    options = _options(visit, wish)
    return await _answer(visit, visit.desk.person.slash(str(wish["line"]), visit.channel, **options))


async def _suggest(visit: "Visit", wish: Json) -> Json | None:
    options = _options(visit, wish)
    options.pop(wish["option"], None)
    person = visit.desk.person
    asked = await person.type_into(wish["line"], visit.channel, wish["option"], str(wish["typed"]), **options)
    return {"choices": asked.choices or []}


async def _commands(visit: "Visit", _: Json) -> Json | None:
    return {"commands": offered(visit.page.sandbox.backend, visit.desk.person, visit.channel)}


async def _say(visit: "Visit", wish: Json) -> Json | None:
    text = plain(str(wish["text"]))[:MOST_TEXT]
    if text:
        visit.desk.person.say(visit.channel, text)
    return None


async def _older(visit: "Visit", _: Json) -> Json | None:
    visit.most += MOST_MESSAGES
    visit.refresh()
    return None


async def _dismiss(visit: "Visit", wish: Json) -> Json | None:
    visit.desk.person.dismiss(_message(visit, wish))
    return None


async def _forgive(visit: "Visit", wish: Json) -> Json | None:
    visit.desk.failed.pop(int(wish["interaction"]), None)
    visit.refresh()
    return None


async def _speak(visit: "Visit", wish: Json) -> Json | None:
    if wish["locale"] not in LOCALES:
        raise NotPossibleError("Discord has no such language")
    visit.desk.person.user.locale = str(wish["locale"])
    visit.forget()
    return None


async def _tool(visit: "Visit", wish: Json) -> Json | None:
    return await TOOLS[wish["tool"]](visit, wish)


WISHES: Final[Mapping[str, Wish]] = {
    "hello": _hello,
    "look": _look,
    "click": _click,
    "choose": _choose,
    "submit": _submit,
    "slash": _slash,
    "suggest": _suggest,
    "commands": _commands,
    "say": _say,
    "older": _older,
    "dismiss": _dismiss,
    "forgive": _forgive,
    "speak": _speak,
    "tool": _tool,
}


async def _answer(visit: "Visit", interaction: Interaction) -> Json | None:
    """Wait for the first response; a modal is opened in the tab that asked for it."""
    await interaction
    if interaction.modal is None:
        return None
    visit.page.remember(interaction)
    showing = Showing(visit.page.sandbox.backend, visit.desk.person.user, visit.desk.person.guild)
    modal = interaction.modal
    components = [showing.component(component) for component in modal["components"]]
    return {"modal": {"interaction": str(interaction.id), "title": modal["title"], "components": components}}


def _message(visit: "Visit", wish: Json) -> Message:
    number = int(wish["message"])
    for message in visit.desk.person.look(visit.channel):
        if message.id == number:
            return message
    raise NotPossibleError("the message is gone")


def _options(visit: "Visit", wish: Json) -> dict[str, Any]:
    """Return a command's options, ids of people and channels being those that they name."""
    values: dict[str, OptionValue] = {}
    for name, given in wish.get("options", {}).items():
        kind, value = given["type"], given["value"]
        if kind == OptionType.USER:
            values[name] = visit.page.sandbox.world.users[int(value)]
        elif kind == OptionType.CHANNEL:
            values[name] = visit.page.sandbox.world.channels[int(value)]
        else:
            values[name] = value
    return values


def _chosen(visit: "Visit", kind: ComponentType, value: str) -> "str | Person | Channel":
    if kind in (ComponentType.USER_SELECT, ComponentType.MENTIONABLE_SELECT):
        desk = visit.page.desks.get(int(value))
        return value if desk is None else desk.person
    if kind == ComponentType.CHANNEL_SELECT:
        return visit.page.sandbox.world.channels[int(value)]
    return value
