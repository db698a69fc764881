"""What would an action lead to, in a game that is only imagined? Actions of the rules, done to a twin."""

from random import Random

from bot.game.actions import (
    Action,
    Control,
    Explore,
    KeepReplay,
    Rally,
    Recruit,
    Reveal,
    Scout,
    ScoutAll,
    SpendReplay,
    Stay,
    Swap,
)
from bot.game.cards import GUILDS
from bot.game.view import ChoosePile, ChooseReplay, PlayerView
from bot.robots.twin import DRAWN, Twin, twin_of


def imagine(view: PlayerView, rng: Random) -> Twin:
    """Return one game that agrees with the view of the seat that decides: hidden cards in any order."""
    lords = [lord.index for lord in view.unseen_lords.elements()]
    locations = [location.index for location in view.unseen_locations]
    lords.sort()  # the order in which cards were counted tells nothing
    rng.shuffle(lords)
    rng.shuffle(locations)
    return twin_of(view, lords, locations, rng.shuffle)


def outside(view: PlayerView, rng: Random) -> Action | None:
    """Return an answer to what only solo games ask, which no twin knows; None for every other decision.

    Another turn is always welcome; which of its equal piles an automaton takes is left to chance.
    """
    if isinstance(view.decision, ChooseReplay):
        return SpendReplay()
    return rng.choice(view.legal.listed) if isinstance(view.decision, ChoosePile) else None


def perform(twin: Twin, action: Action) -> None:
    """Do a legal action of the seat that decides; raise ValueError for those of automata, which no twin knows."""
    match action:
        case Explore(count):
            twin.explore(count)
        case Rally(guild):
            twin.rally(GUILDS.index(guild))
        case Recruit(lords) if twin.ask == DRAWN:
            twin.keep(lords[0].index)
        case Recruit(lords):
            twin.recruit([lord.index for lord in lords])
        case Swap(a, b):
            twin.swap(a - 1, b - 1)
        case Stay():
            twin.go_on()
        case Scout(count):
            twin.scout(count)
        case ScoutAll():
            twin.scout_all()
        case Control(location):
            twin.control(location.index)
        case Reveal() | SpendReplay() | KeepReplay():
            raise ValueError(action)
