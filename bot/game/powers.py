"""What do Lords and Locations do? One small function per Lord power and per Location effect."""

from bot.game.automaton import any_two_keys, whole_deck
from bot.game.cards import Effect, Key, Location, Lord, Power
from bot.game.chamber import wins_location
from bot.game.draft import Draft
from bot.game.events import (
    KeyRevealed,
    NoLocationLeft,
    PearlMasterNamed,
    PearlsGained,
    Recalled,
    RestrictionSet,
    Revealed,
    ShieldTaken,
)
from bot.game.state import ChooseLocation, ChooseSwap, Deck, Restriction


def apply_lord(draft: Draft, place: int) -> None:
    """Apply what the Lord on that place does when its turn in the queue has come: Shield, then power."""
    claim_shield(draft, place)
    match draft.chamber.at(place):
        case Lord(key=Key() as key):
            reveal_key(draft, place, key)
        case Lord(power=Power.PEARLS, pearls=count):
            gain_pearls(draft, count)
        case Lord(power=Power.SWAP):
            offer_swap(draft)
        case _:
            reveal_lord(draft)


def claim_shield(draft: Draft, place: int) -> None:
    """Give the guild's Shield to its first Lord, or to a later one with strictly more IP (rulebook p. 7)."""
    chamber = draft.chamber.shielded(place)
    if chamber is not draft.chamber:
        draft.chamber = chamber
        draft.tell(ShieldTaken(draft.owner, chamber.at(place), place))


def reveal_key(draft: Draft, place: int, key: Key) -> None:
    """Put a key on the counter; where that wins a Location, ask which, if there is one (pp. 7-9)."""
    draft.chamber = chamber = draft.chamber.with_key(key)
    draft.tell(KeyRevealed(draft.owner, key, place))
    if not wins_location(chamber.counter, any_two=any_two_keys(chamber, draft.automaton)):
        return
    only_deck = whole_deck(chamber, draft.automaton)
    if draft.location_deck or (draft.face_up and not only_deck):
        draft.ask(ChooseLocation(place))
    else:
        draft.tell(NoLocationLeft(draft.owner))


def gain_pearls(draft: Draft, count: int) -> None:
    """Give pearls to the seat whose turn it is, and the token if it comes to equal or exceed the Master (pp. 9, 12)."""
    owner = draft.owner
    draft.pearls += count
    draft.tell(PearlsGained(owner, count, draft.pearls))
    master = draft.pearl_master
    if master is None or (master != owner and draft.pearls >= draft.seats[master].pearls):
        draft.pearl_master = owner
        draft.tell(PearlMasterNamed(owner))


def offer_swap(draft: Draft) -> None:
    """Ask for a swap, unless fewer than two Lords are free to move; an automaton never swaps."""
    if draft.automaton is None and len(draft.chamber.keyless()) > 1:
        draft.ask(ChooseSwap())


def reveal_lord(draft: Draft) -> None:
    """Turn the top Lord of the deck face up onto its pile; nothing if the deck is empty."""
    for revealed in draft.draw_lords(1):
        draft.discard(revealed)
        draft.tell(Revealed(revealed))


def apply_location(draft: Draft, location: Location) -> None:
    """Apply what a Location does at once, after it was taken.

    `any_two_keys` and `whole_deck` do nothing yet: the test of keys and the choice of a Location look for them.
    """
    if location.pearls:
        gain_pearls(draft, location.pearls)
    if draft.automaton is not None:  # it ignores every other effect
        return
    match location.effect:
        case Effect.FORCED_FIRST | Effect.FORCED_PAIR as effect:
            if draft.opponent is None:  # an automaton is never bound
                restrict_recruiting(draft, effect)
        case Effect.RECALL_LORDS:
            recall_lords(draft)
        case Effect.RECALL_LOCATIONS:
            recall_locations(draft)
        case Effect.ANY_TWO_KEYS | Effect.WHOLE_DECK | None:
            pass


def restrict_recruiting(draft: Draft, effect: Effect) -> None:
    """Bind how every opponent recruits, until the owner's next turn; an earlier restriction ends."""
    draft.restriction = Restriction(effect, draft.turn)
    draft.tell(RestrictionSet(draft.owner, effect))


def recall_lords(draft: Draft) -> None:
    """Shuffle all discarded Lords back into their deck."""
    discarded = [lord for pile in draft.piles for lord in pile]
    if discarded:
        draft.piles = ((),) * len(draft.piles)
        draft.tell(Recalled(Deck.LORDS, len(discarded)))
        draft.shuffle_lords([*draft.lord_deck, *discarded])


def recall_locations(draft: Draft) -> None:
    """Shuffle all face-up Locations back into their deck."""
    if draft.face_up:
        back, draft.face_up = draft.face_up, ()
        draft.tell(Recalled(Deck.LOCATIONS, len(back)))
        draft.shuffle_locations([*draft.location_deck, *back])
