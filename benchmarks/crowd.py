"""Who clicks? People at many games, each click answered before the same person's next, at a steady pace or in a row."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from sandbox import Sandbox
from sandbox.interactions import Interaction
from sandbox.messages import Message
from sandbox.person import Person
from sandbox.world import Channel

CONFIRMS = 3  # the style of the button that does what is shown
CHOICES = ("see/", "order/", "pick/")
DOES = ("act/", "place/")
# What is clicked, and how often: as somebody plays, with a look around now and then.
MIX = {"panel": 15, "see": 40, "act": 25, "log": 8, "rules": 4, "words": 8}
READS = ("log", "rules", "words")
GOES_ON = 0.6  # how often somebody who has a panel open is next
KILO = 1000.0


@dataclass(slots=True)
class Place:
    """A game in its channel; `panel` is that of whoever must decide."""

    game: str
    channel: Channel
    message: Message  # with the controls that everybody has
    person: Person | None
    panel: Message | None = None
    busy: bool = False


@dataclass(slots=True)
class Answers:
    """What became of the clicks: milliseconds until the first response, by what was clicked."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    late: int = 0  # after 1.5 s, or never
    deferred: int = 0  # answered by an edit after the acknowledgement
    unfinished: int = 0  # acknowledged, and then nothing
    bare: int = 0  # without the picture that belongs to them

    def note(self, kind: str, answered: Interaction) -> None:
        """Count an answer."""
        spent = answered.latency if answered.latency is not None and not answered.failed else 9.0
        self.times[kind].append(spent * KILO)
        self.late += spent > 1.5
        self.deferred += answered.callback in (5, 6)
        response = answered.response
        self.bare += kind not in READS and (response is None or not response.attachments)

    def of(self, *kinds: str) -> list[float]:
        """Return the milliseconds of some kinds, in order."""
        return sorted(spent for kind in kinds for spent in self.times.get(kind, ()))

    @property
    def count(self) -> int:
        """How many clicks there were."""
        return sum(map(len, self.times.values()))


class Crowd:
    """People who play the stored games, by what they are shown."""

    def __init__(self, sandbox: Sandbox, places: list[Place], people: dict[int, Person], seed: int = 1) -> None:
        self._sandbox = sandbox
        self._places = places
        self._people = people
        self._rng = Random(seed)
        self.answers = Answers()

    async def steadily(self, clicks: int, each_second: float) -> None:
        """Click at a steady pace, however long the answers take."""
        loop, begun = asyncio.get_running_loop(), asyncio.get_running_loop().time()
        tasks = set()
        for number in range(clicks):
            await asyncio.sleep(begun + number / each_second - loop.time())
            tasks.add(asyncio.create_task(self.click()))
        await asyncio.gather(*tasks)
        self._forget()

    async def in_a_row(self, clicks: int) -> None:
        """Click when the click before has been answered."""
        for _ in range(clicks):
            await self.click()
        self._forget()

    async def click(self) -> None:
        """Let somebody do the next thing at a game where nobody waits for an answer."""
        free = [place for place in self._places if not place.busy]
        opened = [place for place in free if place.panel is not None]
        place = self._rng.choice(opened if opened and self._rng.random() < GOES_ON else free)
        place.busy = True
        try:
            kind = self._rng.choices(list(MIX), list(MIX.values()))[0]
            await self._do(place, kind)
        finally:
            place.busy = False

    async def _do(self, place: Place, kind: str) -> None:
        if place.person is None:
            self._whose_turn(place)
        person = place.person or next(iter(self._people.values()))
        if kind in READS or place.person is None:
            kind = kind if kind in READS else "log"
            await self._count(kind, person.forge(place.message, f"{kind}/{place.game}//"))
            return
        confirm = next((each for each in _controls(place.panel, DOES) if each[1] == CONFIRMS), None)
        choices = [custom_id for custom_id, _ in _controls(place.panel, CHOICES)]
        if place.panel is not None and kind == "act" and confirm is not None:
            await self._count("act", person.click(place.panel, confirm[0]))
            if not any(_controls(place.panel, CHOICES + DOES)):
                place.panel = place.person = None
        elif place.panel is not None and kind != "panel" and choices:
            await self._look(person, place.panel, self._rng.choice(choices))
        elif place.panel is not None and kind != "panel" and any(_controls(place.panel, DOES)):
            custom_id, _ = self._rng.choice(list(_controls(place.panel, DOES)))
            await self._count("act", person.click(place.panel, custom_id))
        else:
            opened = await self._count("panel", person.forge(place.message, f"turn/{place.game}//"))
            place.panel = next(iter(opened.messages), None)

    async def _look(self, person: Person, panel: Message, custom_id: str) -> None:
        if not custom_id.startswith("pick/"):
            await self._count("see", person.click(panel, custom_id))
            return
        menu = next(each for each in panel.controls if each.custom_id == custom_id)
        picked = self._rng.sample([option["value"] for option in menu.options], menu.raw.get("max_values", 1))
        await self._count("see", person.forge(panel, custom_id, picked))

    async def _count(self, kind: str, clicked: Interaction) -> Interaction:
        try:
            await clicked.settled(8)
        except TimeoutError:
            self.answers.unfinished += 1
        self.answers.note(kind, clicked)
        return clicked

    def _whose_turn(self, place: Place) -> None:
        """Read in the channel who is asked to play; nobody once the game has ended."""
        for message in reversed(self._sandbox.backend.messages.in_channel(place.channel.id)):
            if message.ephemeral_to is None and any(_controls(message, ("turn/",))):
                place.message, place.panel = message, None
                place.person = self._people.get(next(iter(message.mentions), 0))
                return

    def _forget(self) -> None:
        """Let go of what only tests ask for: the sandbox keeps every request."""
        self._sandbox.recorder.clear()


def _controls(message: Message | None, routes: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Yield the custom ids, with their styles, of what can be clicked."""
    for control in message.controls if message is not None and not message.deleted else ():
        if (control.custom_id or "").startswith(routes) and not control.disabled:
            yield control.custom_id or "", control.raw.get("style", 0)
