"""Which robots go wrong? For tests of what happens then; workers import them from here."""

import os
import time

from bot.game.actions import Action, Control
from bot.game.cards import LOCATIONS
from bot.game.view import PlayerView


def fail(*_: object) -> Action:
    """Raise."""
    raise ZeroDivisionError


def cheat(*_: object) -> Action:
    """Do what the rules do not allow."""
    return Control(LOCATIONS[0])


def crash(*_: object) -> Action:
    """End the process."""
    os._exit(9)


def hang(*_: object) -> Action:
    """Think for ever."""
    while True:
        time.sleep(0.01)


def ponder(view: PlayerView, *_: object) -> Action:
    """Take a second, with the processor."""
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        pass
    return next(iter(view.legal))
