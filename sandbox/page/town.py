"""What does a visitor find? Places and people, a beginning that is already made, and what may be set; all handed in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from sandbox.constants import Json
from sandbox.messages import Message
from sandbox.person import Person
from sandbox.world import Channel

# Words in several languages: by locale, English being there.
Words = Mapping[str, str]


@dataclass(frozen=True)
class Act:
    """One thing that the first person does before anybody looks.

    `slash` runs a command by its line, with the options; `click` clicks the first button, newest message first, whose
    custom id begins so.
    """

    verb: Literal["slash", "click"]
    what: str
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Knob:
    """A setting of the bot's that the page offers; choosing starts the bot anew with that in its environment."""

    name: str
    label: Words
    values: tuple[tuple[str, Words], ...]
    chosen: str


@dataclass(frozen=True)
class Town:
    """A server with its channels and people, of whom the first is the visitor."""

    server: Words
    bot: str
    channels: tuple[str, ...]
    people: tuple[tuple[str, str], ...]  # name and locale
    opening: tuple[Act, ...] = ()
    otherwise: tuple[Act, ...] = ()  # where the opening leads to no public message
    hint: Words = field(default_factory=dict)  # shown until something is clicked; {names} stand for buttons
    buttons: Mapping[str, Words] = field(default_factory=dict)  # those names, as public messages call them
    knobs: tuple[Knob, ...] = ()


def in_language(words: Words, locale: str) -> str:
    """Return the words in a language, or in English."""
    return words.get(locale) or words.get(locale.partition("-")[0]) or words["en"]


async def perform(acts: tuple[Act, ...], person: Person, channel: Channel) -> bool:
    """Let a person do these things one after the other; tell whether the channel then shows a public message."""
    for act in acts:
        if act.verb == "slash":
            asked = await (await person.slash(act.what, channel, **act.options)).settled()
            for answer in asked.messages:
                if answer.ephemeral_to is not None:
                    person.dismiss(answer)  # whoever comes did not ask
        elif (target := _button(person.look(channel), act.what)) is not None:
            await (await person.click(*target)).settled()
    return any(message.ephemeral_to is None for message in person.look(channel))


def _button(messages: list[Message], beginning: str) -> tuple[Message, str] | None:
    for message in reversed(messages):
        for control in message.controls:
            if control.custom_id is not None and control.custom_id.startswith(beginning) and not control.disabled:
                return message, control.custom_id
    return None


def greeting(town: Town, locale: str, public: str) -> Json:
    """Return the line that says what to try, and what may be set, in a language; buttons as the server's has them."""
    names = {name: in_language(words, public) for name, words in town.buttons.items()}
    return {
        "hint": in_language(town.hint, locale).format(**names) if town.hint else "",
        "settings": [
            {
                "name": knob.name,
                "label": in_language(knob.label, locale),
                "values": [{"value": value, "label": in_language(words, locale)} for value, words in knob.values],
            }
            for knob in town.knobs
        ],
    }
