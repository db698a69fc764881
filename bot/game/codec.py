"""How is a game kept? State to plain JSON values and back, with a schema number and upgrades."""

from collections.abc import Callable
from typing import Any, Final

from bot.game import cards
from bot.game.cards import Effect, Guild, Key, Location, Lord
from bot.game.chamber import Chamber
from bot.game.errors import Code, GameError
from bot.game.invariants import problems
from bot.game.state import (
    ChooseDrawn,
    ChooseFromDeck,
    ChooseLocation,
    ChooseOrder,
    ChoosePile,
    ChooseRecruiting,
    ChooseReplay,
    ChooseScouted,
    ChooseSwap,
    Decision,
    Deck,
    GameState,
    Options,
    Reason,
    Reshuffle,
    Restriction,
    Seat,
)

SCHEMA: Final = 2

Json = dict[str, Any]

# Schema n -> how a snapshot of schema n becomes one of schema n + 1. A change of the format adds an entry, a higher
# SCHEMA, and a snapshot of the old schema to tests/data/snapshots, which must stay readable for ever.
UPGRADES: dict[int, Callable[[Json], Json]] = {
    1: lambda kept: {**kept, "options": {**kept["options"], "opponent": None}, "replay_token": False},
}


def encode(state: GameState) -> Json:
    """Return a state as values that `json.dumps` takes. It holds every secret: it is for the database alone."""
    return {
        "schema": SCHEMA,
        "options": encode_options(state.options),
        "fate": state.fate if isinstance(state.fate, str) else [_encode_reshuffle(entry) for entry in state.fate],
        "shuffles": state.shuffles,
        "seats": [_encode_seat(seat) for seat in state.seats],
        "lord_deck": lord_names(state.lord_deck),
        "location_deck": location_ids(state.location_deck),
        "piles": [lord_names(pile) for pile in state.piles],
        "face_up": location_ids(state.face_up),
        "turn": state.turn,
        "turn_number": state.turn_number,
        "decider": state.decider,
        "decision": _encode_decision(state.decision),
        "queue": list(state.queue),
        "pearl_master": state.pearl_master,
        "restriction": state.restriction and [state.restriction.effect.value, state.restriction.owner],
        "last_turns_by": state.last_turns_by,
        "replay_token": state.replay_token,
    }


def decode(snapshot: object) -> GameState:
    """Return the state of a snapshot of this or an earlier schema.

    Raises `unknown_schema` for a later one and `bad_snapshot` for one that is damaged or breaks an invariant.
    """
    if not isinstance(snapshot, dict):
        raise GameError(Code.BAD_SNAPSHOT, fault="not an object")
    snapshot = upgraded(snapshot)
    try:
        state = _decode(snapshot)
        broken = problems(state)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError, GameError) as fault:
        raise GameError(Code.BAD_SNAPSHOT, fault=repr(fault)) from fault
    if broken:
        raise GameError(Code.BAD_SNAPSHOT, fault=str(broken[0]))
    return state


def upgraded(snapshot: Json) -> Json:
    """Return a snapshot brought to the present schema, step by step."""
    schema = snapshot.get("schema")
    while schema != SCHEMA or type(schema) is not int:
        if schema not in UPGRADES or type(schema) is not int:
            raise GameError(Code.UNKNOWN_SCHEMA, schema=schema)
        snapshot = UPGRADES[schema](snapshot)
        schema += 1
    return snapshot


def encode_options(options: Options) -> Json:
    """Return options as values that `json.dumps` takes."""
    return {
        "players": options.players,
        "bonus_locations": options.bonus_locations,
        "points_hidden": options.points_hidden,
        "opponent": options.opponent and options.opponent.value,
    }


def read_options(stored: Json) -> Options:
    """Return stored options, also of a version that knew fewer; raise TypeError or ValueError for what are none."""
    opponent = stored.get("opponent")
    return Options(**{**stored, "opponent": None if opponent is None else Guild(opponent)})


def lord_names(lords: tuple[Lord, ...]) -> list[str]:
    """Return Lords by their names on the wire."""
    return [lord.name for lord in lords]


def location_ids(locations: tuple[Location, ...]) -> list[str]:
    """Return Locations by their ids."""
    return [location.id for location in locations]


def read_lords(names: list[str]) -> tuple[Lord, ...]:
    """Return the Lords of these names; raise `unknown_lord`."""
    return tuple(cards.lord(name) for name in names)


def read_locations(ids: list[str]) -> tuple[Location, ...]:
    """Return the Locations of these ids; raise `unknown_location`."""
    return tuple(cards.location(name) for name in ids)


def _encode_seat(seat: Seat) -> Json:
    chamber = seat.chamber
    return {
        "lords": lord_names(chamber.lords),
        "locations": [[place, location.id] for place, location in chamber.locations],
        "shields": list(chamber.shields),
        "counter": [key.value for key in chamber.counter],
        "pearls": seat.pearls,
    }


def _encode_reshuffle(entry: Reshuffle) -> Json:
    return {"deck": entry.deck.value, "order": [repr(card) for card in entry.order]}


def _encode_decision(decision: Decision | None) -> Json | None:
    match decision:
        case None:
            return None
        case ChooseDrawn(drawn):
            return {"choose": "drawn", "drawn": lord_names(drawn)}
        case ChooseOrder(guild):
            return {"choose": "order", "guild": guild.value}
        case ChooseLocation(place):
            return {"choose": "location", "place": place}
        case ChooseScouted(place, locations):
            return {"choose": "scouted", "place": place, "drawn": location_ids(locations)}
        case ChooseFromDeck(place):
            return {"choose": "from_deck", "place": place}
        case ChooseSwap():
            return {"choose": "swap"}
        case ChooseRecruiting():
            return {"choose": "recruiting"}
        case ChoosePile(guilds, reason, figure):
            return {"choose": "pile", "guilds": list(guilds), "reason": reason, "figure": figure}
        case ChooseReplay():
            return {"choose": "replay"}


def _decode(snapshot: Json) -> GameState:
    restriction = snapshot["restriction"]
    fate = snapshot["fate"]
    return GameState(
        options=read_options(snapshot["options"]),
        fate=fate if isinstance(fate, str) else tuple(_decode_reshuffle(entry) for entry in fate),
        shuffles=snapshot["shuffles"],
        seats=tuple(_decode_seat(seat) for seat in snapshot["seats"]),
        lord_deck=read_lords(snapshot["lord_deck"]),
        location_deck=read_locations(snapshot["location_deck"]),
        piles=tuple(read_lords(pile) for pile in snapshot["piles"]),
        face_up=read_locations(snapshot["face_up"]),
        turn=snapshot["turn"],
        turn_number=snapshot["turn_number"],
        decider=snapshot["decider"],
        decision=_decode_decision(snapshot["decision"]),
        queue=tuple(snapshot["queue"]),
        pearl_master=snapshot["pearl_master"],
        restriction=restriction and Restriction(Effect(restriction[0]), restriction[1]),
        last_turns_by=snapshot["last_turns_by"],
        replay_token=snapshot["replay_token"],
    )


def _decode_seat(seat: Json) -> Seat:
    chamber = Chamber(
        lords=read_lords(seat["lords"]),
        locations=tuple((place, cards.location(name)) for place, name in seat["locations"]),
        shields=tuple(seat["shields"]),
        counter=tuple(Key(key) for key in seat["counter"]),
    )
    return Seat(chamber, seat["pearls"])


def _decode_reshuffle(entry: Json) -> Reshuffle:
    deck = Deck(entry["deck"])
    order = entry["order"]
    return Reshuffle(deck, read_lords(order) if deck is Deck.LORDS else read_locations(order))


def _decode_decision(decision: Json | None) -> Decision | None:
    if decision is None:
        return None
    return _DECISIONS[decision["choose"]](decision)


_DECISIONS: dict[str, Callable[[Json], Decision]] = {
    "recruiting": lambda _: ChooseRecruiting(),
    "drawn": lambda entry: ChooseDrawn(read_lords(entry["drawn"])),
    "order": lambda entry: ChooseOrder(Guild(entry["guild"])),
    "swap": lambda _: ChooseSwap(),
    "location": lambda entry: ChooseLocation(entry["place"]),
    "scouted": lambda entry: ChooseScouted(entry["place"], read_locations(entry["drawn"])),
    "from_deck": lambda entry: ChooseFromDeck(entry["place"]),
    "pile": lambda entry: ChoosePile(
        tuple(Guild(name) for name in entry["guilds"]), entry["reason"] and Reason(entry["reason"]), entry["figure"]
    ),
    "replay": lambda _: ChooseReplay(),
}
