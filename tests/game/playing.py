"""Who plays in the tests? Ways of choosing among legal actions, from chance or from a list of numbers."""

from collections.abc import Callable, Iterator
from random import Random

from bot.game import Action, Applied, GameState, LegalActions, Options, apply, legal_actions, new_game
from bot.game.actions import (
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
from bot.robots.uniform import any_of

Chooser = Callable[[GameState, LegalActions], Action]
Step = tuple[GameState, Action, Applied]


def at_random(seed: object) -> Chooser:
    """Choose any legal action."""
    rng = Random(str(seed))
    return lambda _, legal: any_of(legal, rng)


def hoarding(seed: object) -> Chooser:
    """Choose what fills piles, empties decks and wins Locations with effects: rare cases come sooner."""
    rng = Random(str(seed))

    def weight(action: Action) -> int:
        match action:
            case Explore(count):
                return count**3
            case Rally():
                return 2
            case Scout(count):
                return 2 * count
            case ScoutAll() | Swap():
                return 4
            case Control(location):
                return 30 if location.effect else 3
            case Stay() | Recruit() | Reveal() | SpendReplay() | KeepReplay():
                return 1

    def choose(_: GameState, legal: LegalActions) -> Action:
        if legal.places:
            return any_of(legal, rng)
        return rng.choices(legal.listed, [weight(action) for action in legal.listed])[0]

    return choose


def by_numbers(numbers: list[int]) -> Chooser:
    """Choose by a list of numbers; when it is used up, the first legal action. A shorter list is a simpler game."""
    left = iter(numbers)

    def choose(_: GameState, legal: LegalActions) -> Action:
        number = next(left, 0)
        if legal.listed:
            return legal.listed[number % len(legal.listed)]
        lords = list(legal.recruits)
        picked = []
        for _place in range(legal.places):
            number, at = divmod(number, len(lords))
            picked.append(lords.pop(at))
        return Recruit(tuple(picked))

    return choose


def steps(options: Options, seed: str, choose: Chooser) -> Iterator[Step]:
    """Yield each state, the action chosen in it, and what it led to, to the end of the game."""
    state = new_game(options, seed)
    while (seat := state.decider) is not None:
        action = choose(state, legal_actions(state, seat))
        applied = apply(state, action, seat)
        yield state, action, applied
        state = applied.state
