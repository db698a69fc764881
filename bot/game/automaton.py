"""What does a Legendary opponent want? Its priorities, its way of recruiting, and the Location that chance gives it."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

from bot.game.cards import GUILDS, Effect, Guild, Location, Lord, in_catalogue_order
from bot.game.chamber import NEIGHBOURS, Chamber
from bot.game.deal import shuffled
from bot.game.state import ChoosePile, Reason

Pile = tuple[Lord, ...]

LEAST_COALITION: Final = 3  # a smaller area counts for nothing, neither to the automaton nor for the Replay token

PRIORITIES: Final = {
    Guild.FARMER: (Reason.SEVERAL, Reason.KEY, Reason.COALITION),
    Guild.SOLDIER: (Reason.SOLDIER, Reason.SIX, Reason.COALITION, Reason.SEVERAL),
    Guild.MERCHANT: (Reason.PEARL, Reason.COALITION, Reason.SEVERAL),
    Guild.POLITICIAN: (Reason.SIX, Reason.KEY, Reason.COALITION, Reason.SEVERAL),
    Guild.MAGE: (Reason.KEY, Reason.COALITION, Reason.SEVERAL),
}


def sought(opponent: Guild, chamber: Chamber, piles: Sequence[Pile], *, deck: bool) -> ChoosePile:
    """Return the piles that an automaton with that Chamber would rally: by the first condition that one meets.

    With none it turns up the top of the `deck`; when that is empty too, it takes the largest pile.
    """
    for reason in PRIORITIES[opponent]:
        figures = [CONDITIONS[reason](pile, chamber) for pile in piles]
        if any(figures):
            return _of_the_highest(figures, reason)
    if deck:
        return ChoosePile((), None, 0)
    return _of_the_highest([len(pile) for pile in piles], Reason.LARGEST)


def _of_the_highest(figures: Sequence[int], reason: Reason) -> ChoosePile:
    highest = max(figures)
    return ChoosePile(
        tuple(guild for guild, figure in zip(GUILDS, figures, strict=True) if figure == highest), reason, highest
    )


def several(pile: Pile, _: Chamber) -> int:
    """Return the number of Lords, if there are at least 2."""
    return len(pile) if len(pile) > 1 else 0


def with_keys(pile: Pile, _: Chamber) -> int:
    """Return the number of Lords with a key."""
    return sum(lord.key is not None for lord in pile)


def coalition(pile: Pile, chamber: Chamber) -> int:
    """Return the Coalition that the first Lord would make on the next free place, if 3 or more, plus the others."""
    if not pile:
        return 0
    size = len(chamber.placed(pile[:1]).area(len(chamber.lords) + 1))
    return size + len(pile) - 1 if size >= LEAST_COALITION else 0


def with_pearls(pile: Pile, _: Chamber) -> int:
    """Return the number of Lords that give pearls."""
    return sum(lord.pearls > 0 for lord in pile)


def soldiers(pile: Pile, _: Chamber) -> int:
    """Return the number of Soldiers."""
    return sum(lord.guild is Guild.SOLDIER for lord in pile)


def sixes(pile: Pile, _: Chamber) -> int:
    """Return the number of Lords of 6 IP."""
    return sum(lord.ip == 6 for lord in pile)


CONDITIONS: Final[dict[Reason, Callable[[Pile, Chamber], int]]] = {
    Reason.SEVERAL: several,
    Reason.KEY: with_keys,
    Reason.COALITION: coalition,
    Reason.PEARL: with_pearls,
    Reason.SOLDIER: soldiers,
    Reason.SIX: sixes,
}


def recruits(pile: Pile, chamber: Chamber) -> Pile:
    """Return the Lords that it places, from the highest IP to the lowest, all that fit."""
    return tuple(sorted(pile, key=attrgetter("ip"), reverse=True))[: chamber.free]


def locations_for(face_up: tuple[Location, ...], fate: object, place: int) -> tuple[Location, ...]:
    """Return which of the Locations face up it may take for the Lord on that place.

    A seed leaves one: the first of their shuffle (docs/RULES.md, "The shuffle"). Of a recorded game the record says it.
    """
    if not isinstance(fate, str):
        return face_up
    return shuffled(in_catalogue_order(face_up), fate, f"location {place}")[:1]


def any_two_keys(chamber: Chamber, opponent: Guild | None) -> bool:
    """Whether any two keys win a Location: by a Location of the owner's, or, for an automaton, by being the Mages'."""
    return chamber.has(Effect.ANY_TWO_KEYS) if opponent is None else opponent is Guild.MAGE


def whole_deck(chamber: Chamber, opponent: Guild | None) -> bool:
    """Whether each new Location comes out of the whole deck; an automaton ignores effects."""
    return opponent is None and chamber.has(Effect.WHOLE_DECK)


def brings_replay(chamber: Chamber, lords: Sequence[Lord]) -> bool:
    """Whether placing these Lords makes a new area of 3 or more of a guild, not one that merely grows."""
    for lord in lords:
        place = len(chamber.lords) + 1
        joined = [near for near in NEIGHBOURS[place] if near < place and chamber.at(near).suit == lord.suit]
        known = any(len(chamber.area(near)) >= LEAST_COALITION for near in joined)
        chamber = chamber.placed((lord,))
        if not known and len(chamber.area(place)) >= LEAST_COALITION:
            return True
    return False
