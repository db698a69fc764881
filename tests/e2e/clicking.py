"""How does a person play by clicking alone? Only what their own panel shows, chosen by chance."""

from random import Random

from sandbox.messages import Message
from sandbox.person import Person
from tests.e2e.house import control, controls

CHOICES = ("act", "see", "order", "pick", "place")
MOST_CLICKS = 60  # in a turn: 12 Lords of a pile take 13


async def play_turn(person: Person, table: Message, rng: Random) -> list[str]:
    """Open one's panel from the public message and click until the turn is done; return the ids clicked."""
    opened = await person.click(table, control(table, "turn")).settled()
    panel = opened.messages[0]
    clicked: list[str] = []
    while any(controls(panel, route) for route in CHOICES):
        assert len(clicked) < MOST_CLICKS, clicked
        chosen = choose(panel, rng)
        clicked.append(chosen)
        if chosen.startswith("pick/"):
            answer = await person.choose(panel, chosen, *picked(panel, chosen, rng)).settled()
        else:
            answer = await person.click(panel, chosen).settled()
        assert not answer.failed, chosen
        assert len(answer.messages) <= 1, [message.text for message in answer.messages]
        assert not panel.deleted
    return clicked


def choose(panel: Message, rng: Random) -> str:
    """Return what to click: what is confirmed now and then, else anything that may be chosen."""
    done = controls(panel, "place") + [each for each in controls(panel, "act") if is_confirmation(panel, each)]
    if done and rng.random() < 0.7:
        return rng.choice(done)
    return rng.choice([each for route in CHOICES for each in controls(panel, route) if not is_undo(panel, each)])


def is_confirmation(panel: Message, custom_id: str) -> bool:
    """Whether a control does what is shown."""
    return any(each.custom_id == custom_id and each.raw.get("style") == 3 for each in panel.controls)


def is_undo(panel: Message, custom_id: str) -> bool:
    """Whether a control takes the last Lord of an order back."""
    return custom_id.startswith("order/") and any(
        each.custom_id == custom_id and each.raw.get("style") == 2 and not each.raw.get("emoji")
        for each in panel.controls
    )


def picked(panel: Message, custom_id: str, rng: Random) -> list[str]:
    """Return as many options of a select as it takes, not those that it shows as chosen already."""
    menu = next(each for each in panel.controls if each.custom_id == custom_id)
    values = [option["value"] for option in menu.options]
    count = menu.raw.get("max_values", 1)
    before = {option["value"] for option in menu.options if option.get("default")}
    while True:
        chosen = rng.sample(values, count)
        if set(chosen) != before or len(values) == count:
            return chosen
