"""Why this move, and which would be a good one? The worth of a choice as data, by the evaluation of `normal`.

No sentences: whoever shows it words each Reason. Nothing but the view is asked, so it may be said to whoever sees that.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

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
from bot.game.cards import GUILDS, LORDS, Guild, Location, Lord
from bot.game.view import ChoosePile, ChooseReplay, PlayerView
from bot.robots.evaluation import Part, parts_of, settled
from bot.robots.gains import Gains
from bot.robots.thinking import Result, result, survey, values
from bot.robots.twin import RECRUITING, Twin
from bot.robots.weights import THREAT

UNEXPLAINED: Final = (ChoosePile, ChooseReplay)  # what only solo games ask: no robot has an opinion of it
NOTABLE: Final = 0.5  # points from which on a reason is worth a word


class Why(StrEnum):
    """The kinds of reasons; each says which fields of Reason it fills."""

    CHOICE = "choice"  # several cards to choose from: count
    SHIELD = "shield"  # a Lord takes its guild's Shield: lord
    COALITION = "coalition"  # the largest Coalition grows: count is its new size
    LOCATION = "location"  # a Location is taken: location
    WINS_LOCATION = "wins_location"  # a key wins a Location, to be chosen
    OTHER_LOCATIONS = "other_locations"  # Locations already held count more
    KEY = "key"  # keys for a Location to come: count on the counter
    PEARLS = "pearls"  # nearer to the Pearl Master: count of pearls owned
    PEARL_MASTER = "pearl_master"  # the token comes to this seat
    DENIES = "denies"  # the pile that a rival could use best: seat, guild
    LEAVES = "leaves"  # the pile that a rival may take now, against the move: seat, guild
    MANY = "many"  # several Lords in one turn: count
    LAST_TURNS = "last_turns"  # the Chamber is complete: the others have one turn left
    VICTORY = "victory"  # the game ends, and this seat wins
    NOTHING_BETTER = "nothing_better"  # no other choice brings more


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a choice, or against it where `worth` (in points) is below zero."""

    why: Why
    worth: float
    count: int | None = None
    guild: Guild | None = None
    lord: Lord | None = None
    location: Location | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a choice was worth: the reasons, the weightiest first, and how many points the best choice brings more.

    `rank` counts from 1 among the `choices` that are worth a thought; `best` is the best of them.
    """

    action: Action
    reasons: tuple[Reason, ...]
    behind: float
    rank: int
    choices: int
    best: Action


def hint(view: PlayerView) -> Explanation:
    """Return the choice that `normal` likes best, and why.

    Raises ValueError where the view's seat has nothing to decide, or what only solo games ask: ties, the Replay token.
    """
    twin = _surveyed(view)
    found = values(twin)
    return _explained(twin, max(found, key=found.__getitem__), found)


def explain(view: PlayerView, action: Action) -> Explanation:
    """Return what a legal action of the view's seat is worth, and why; raise ValueError for others, and as `hint`."""
    if action not in view.legal:
        raise ValueError(f"{action} is not open to seat {view.seat}")
    twin = _surveyed(view)
    return _explained(twin, action, values(twin))


def explain_turn(steps: Sequence[tuple[PlayerView, Action]]) -> tuple[Reason, ...]:
    """Return the reasons for all that a seat did in one turn, the weightiest first.

    `steps` are its decisions in their order, those that had one possibility left out or not, each with the view on
    which it was taken. What was hoped for is left out where what came of it is known: the draw for the card kept, the
    Location to be won for the one taken.
    """
    found: dict[tuple[object, ...], Reason] = {}
    for at, (view, action) in enumerate(steps):
        reasons = explain(view, action).reasons
        following = steps[at + 1][1] if at + 1 < len(steps) else None
        if isinstance(action, Rally) and isinstance(following, Recruit):  # the order says what came of it
            reasons = tuple(reason for reason in reasons if reason.why is Why.DENIES)
        for reason in reasons:
            found[reason.why, reason.lord, reason.location, reason.guild] = reason
    kinds = {reason.why for reason in found.values()}
    hoped = {Why.NOTHING_BETTER} if len(kinds) > 1 else set()
    hoped |= {Why.CHOICE} if kinds - {Why.CHOICE, Why.NOTHING_BETTER} else set()
    hoped |= {Why.WINS_LOCATION} if Why.LOCATION in kinds else set()
    return _weighty([reason for reason in found.values() if reason.why not in hoped])


def _surveyed(view: PlayerView) -> Twin:
    if not view.may_act:
        raise ValueError(f"seat {view.seat} has nothing to decide")
    if type(view.decision) in UNEXPLAINED:
        raise ValueError("what only solo games ask is not explained")
    return survey(view)


def _explained(twin: Twin, action: Action, found: dict[Action, float]) -> Explanation:
    if action not in found:  # an order of a long pile that nobody would think of
        found = {**found, action: result(twin, action).worth}
    best = max(found, key=found.__getitem__)
    reasons = _reasons(twin, action, found)
    return Explanation(
        action=action,
        reasons=_weighty(reasons),
        behind=found[best] - found[action],
        rank=1 + sum(value > found[action] + 1e-9 for value in found.values()),
        choices=len(found),
        best=best,
    )


def _weighty(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    notable = [reason for reason in reasons if abs(reason.worth) >= NOTABLE]
    return tuple(sorted(notable, key=lambda reason: -abs(reason.worth))) or (Reason(Why.NOTHING_BETTER, 0.0),)


def _reasons(twin: Twin, action: Action, found: dict[Action, float]) -> list[Reason]:
    match action:
        case Explore(count) | Scout(count):
            return [Reason(Why.CHOICE, _lead(action, found), count=count)]
        case ScoutAll():
            return [Reason(Why.CHOICE, _lead(action, found), count=len(twin.locations))]
        case Stay() | Reveal() | SpendReplay() | KeepReplay():
            return []
        case Rally() | Recruit() | Swap() | Control():
            return _of_result(twin, action, result(twin, action))


def _lead(action: Action, found: dict[Action, float]) -> float:
    """Return how far a draw is ahead of the best choice that draws nothing, which always is worth a word."""
    others = [value for other, value in found.items() if not isinstance(other, Explore | Scout | ScoutAll)]
    return max(NOTABLE, found[action] - max(others, default=found[action]))


def _of_result(twin: Twin, action: Action, outlook: Result) -> list[Reason]:
    seat, after = twin.turn, outlook.after
    if after.over():
        verdict = settled(after, seat)
        won = [Reason(Why.VICTORY, verdict)] if verdict > 0 else []
        return [*won, *_of_side(twin, action, outlook)]
    reasons = _of_side(twin, action, outlook) + _of_piles(twin, action, after)
    if after.last_by == seat and twin.last_by != seat:
        reasons.append(Reason(Why.LAST_TURNS, NOTABLE))
    return reasons


def _of_side(twin: Twin, action: Action, outlook: Result) -> list[Reason]:
    seat, after = twin.turn, outlook.after
    old, new = twin.sides[seat], after.sides[seat]
    before, now = parts_of(twin, seat), parts_of(after, seat)
    more = [new_part - old_part for new_part, old_part in zip(now, before, strict=True)]
    reasons = [
        Reason(Why.SHIELD, new.best[suit] - old.best[suit], lord=_strongest(new.lords, suit, new.best[suit]))
        for suit in range(len(GUILDS))
        if new.best[suit] > old.best[suit]
    ]
    if new.coalition() > old.coalition():
        reasons.append(Reason(Why.COALITION, more[Part.COALITION], count=new.coalition()))
    taken = new.locations[len(old.locations) :]
    if isinstance(action, Control):
        reasons.append(Reason(Why.LOCATION, more[Part.LOCATIONS], location=action.location))  # keys are spent anyway
    elif taken or outlook.extra:
        reasons.append(Reason(Why.WINS_LOCATION, more[Part.LOCATIONS] + more[Part.KEYS] + outlook.extra))
    else:
        reasons.append(Reason(Why.OTHER_LOCATIONS, max(0.0, more[Part.LOCATIONS])))  # less is but time going by
        reasons.append(Reason(Why.KEY, max(0.0, more[Part.KEYS]), count=new.silver + new.gold))
    why = Why.PEARL_MASTER if after.master == seat != twin.master else Why.PEARLS
    if new.pearls > old.pearls:
        reasons.append(Reason(why, more[Part.PEARLS], count=new.pearls))
    if isinstance(action, Rally | Recruit) and len(new.lords) > len(old.lords) + 1:
        reasons.append(Reason(Why.MANY, NOTABLE, count=len(new.lords) - len(old.lords)))
    return reasons


def _strongest(lords: list[int], suit: int, ip: int) -> Lord:
    return next(LORDS[lord] for lord in lords if LORDS[lord].suit == suit and LORDS[lord].ip == ip)


def _of_piles(twin: Twin, action: Action, after: Twin) -> list[Reason]:
    """Return what the move takes from under the nose of whoever plays next, and what it leaves to them."""
    if after.ask != RECRUITING or after.must_explore():
        return []
    rival, scale = after.turn, THREAT[len(twin.sides) - 2]
    gains = Gains(after, rival)
    left = {suit: gains.pile(pile) for suit, pile in enumerate(after.piles) if pile}
    reasons = []
    suit = GUILDS.index(action.guild) if isinstance(action, Rally) else twin.suit
    if isinstance(action, Rally) and twin.piles[suit]:
        denied = gains.pile(twin.piles[suit]) - max(left.values(), default=0.0)
        if denied > 0:
            reasons.append(Reason(Why.DENIES, scale * denied, seat=rival, guild=GUILDS[suit]))
    if left and isinstance(action, Recruit):
        worst = max(left, key=left.__getitem__)
        if len(after.piles[worst]) > len(twin.piles[worst]):
            more = left[worst] - max((gains.pile(pile) for pile in twin.piles if pile), default=0.0)
            reasons.append(Reason(Why.LEAVES, -scale * max(0.0, more), seat=rival, guild=GUILDS[worst]))
    return reasons
