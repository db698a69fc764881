"""How is a whole game written down? Records as docs/FORMATS.md describes them: reading, replaying, writing."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.game.actions import Action, parse
from bot.game.apply import apply
from bot.game.cards import GUILDS, Guild
from bot.game.codec import location_ids, lord_names, read_locations, read_lords
from bot.game.deal import new_game
from bot.game.errors import Code, GameError
from bot.game.events import Reshuffled
from bot.game.scoring import Outcome, Points, outcome, points_of
from bot.game.state import Deal, Deck, GameState, Options, Reshuffle

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a record: who played what, as noted."""

    player: int
    actions: tuple[str, ...]
    claim: Json | None = None  # the state after it, where the record carries one


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is written down."""

    options: Options
    deal: Deal
    turns: tuple[Turn, ...]
    claim: Json | None = None  # the final result, where the record carries one


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The first place where a record claims something else than the rules give, as in 3, `scores.0.total`.

    `turn` is None where it is the final result that differs.
    """

    turn: int | None
    path: str


@dataclass(frozen=True, slots=True)
class Replay:
    """What the rules make of a record."""

    states: tuple[GameState, ...]  # after each turn
    outcome: Outcome | None
    mismatch: Mismatch | None


def read_record(record: object) -> Record:
    """Return a record from its JSON value; raise `bad_record` with the field, or what the cards' names raise."""
    fields = _typed(record, dict, "record")
    bonus = _field(fields, "bonus_locations", bool)
    deal = Deal(
        read_lords(_strings(fields, "lord_deck")),
        read_locations(_strings(fields, "location_deck")),
        tuple(_read_reshuffle(entry) for entry in _field(fields, "shuffles", list)),
    )
    return Record(
        Options(_field(fields, "players", int), bonus_locations=bonus, opponent=_read_opponent(fields)),
        deal,
        tuple(_read_turn(turn) for turn in _field(fields, "turns", list)),
        _claim(fields, "final"),
    )


def replay(record: Record) -> Replay:
    """Play a record by the rules.

    Raises what `new_game` raises, and `bad_turn` (turn from 1, action, reason) for a turn that cannot be played. The
    last turn may be half played.
    """
    state = new_game(record.options, deal=record.deal)
    states: list[GameState] = []
    mismatch: Mismatch | None = None
    for number, turn in enumerate(record.turns, 1):
        state = _play_turn(state, turn, number, last=number == len(record.turns))
        states.append(state)
        if mismatch is None and turn.claim is not None:
            path = _difference(turn.claim, table(state))
            mismatch = Mismatch(number, path) if path is not None else None
    result = outcome(state)
    if mismatch is None and record.claim is not None:
        path = _difference(record.claim, final(result), "final")
        mismatch = Mismatch(None, path) if path is not None else None
    return Replay(tuple(states), result, mismatch)


def _play_turn(state: GameState, turn: Turn, number: int, *, last: bool) -> GameState:
    if state.over:
        raise GameError(Code.BAD_TURN, turn=number, action=None, reason=Code.GAME_OVER)
    if turn.player != state.turn:
        raise GameError(Code.BAD_TURN, turn=number, action=None, reason=Code.NOT_YOUR_DECISION)
    before = state.turn_number
    for text in turn.actions:
        if state.turn_number != before or state.over:
            raise GameError(Code.BAD_TURN, turn=number, action=text, reason="turn_complete")
        try:
            state = apply(state, parse(text)).state
        except GameError as error:
            raise GameError(Code.BAD_TURN, turn=number, action=text, reason=error.code) from error
    if state.turn_number == before and not state.over and not last:
        raise GameError(Code.BAD_TURN, turn=number, action=None, reason="turn_incomplete")
    return state


def write_record(
    identity: str | int, options: Options, fate: str | Deal, actions: Iterable[Action], *, states: bool = True
) -> Json:
    """Return the record of a game from its seed or deal and all its actions; raises what `apply` raises.

    It holds both decks: whoever reads the record of a running game knows what is to come.
    """
    state = new_game(options, fate) if isinstance(fate, str) else new_game(options, deal=fate)
    deal = (lord_names(state.lord_deck), location_ids((*state.face_up, *state.location_deck)))
    shuffles: list[Json] = []
    turns: list[Json] = []
    for action in actions:
        if not turns or state.turn_number != len(turns):
            turns.append({"player": state.turn, "actions": []})
        applied = apply(state, action)
        state = applied.state
        turns[-1]["actions"].append(str(action))
        if states:
            turns[-1]["state"] = table(state)
        shuffles += [
            {"deck": event.deck.value, "order": [repr(card) for card in event.order]}
            for event in applied.events
            if isinstance(event, Reshuffled)
        ]
    record = {
        "id": identity,
        "players": options.players,
        "bonus_locations": options.bonus_locations,
        **({} if options.opponent is None else {"opponent": options.opponent.value}),
        "lord_deck": deal[0],
        "location_deck": deal[1],
        "shuffles": shuffles,
        "turns": turns,
    }
    return {**record, "final": final(outcome(state))} if states else record


def table(state: GameState) -> Json:
    """Return what lies on the table, as records show it after a turn."""
    restriction = state.restriction
    return {
        "chambers": [lord_names(seat.chamber.lords) for seat in state.seats],
        "locations": [
            {str(place): location.id for place, location in sorted(seat.chamber.locations, key=lambda entry: entry[0])}
            for seat in state.seats
        ],
        "pearls": [seat.pearls for seat in state.seats],
        "pearl_master": state.pearl_master,
        "piles": {guild.value: sorted(lord.ip for lord in state.piles[suit]) for suit, guild in enumerate(GUILDS)},
        "face_up": sorted(location_ids(state.face_up)),
        "lord_deck": len(state.lord_deck),
        "location_deck": len(state.location_deck),
        "next_player": None if state.over else state.turn,
        "restriction": restriction and {"kind": restriction.effect.value, "owner": restriction.owner},
        "last_turns_by": state.last_turns_by,
        **({} if state.options.opponent is None else {"replay_token": state.replay_token}),
        "scores": [_points(points_of(state, seat)) for seat in range(len(state.seats))],
    }


def final(result: Outcome | None) -> Json | None:
    """Return how a game ended, as records show it; None for one that goes on."""
    if result is None:
        return None
    scores = [
        {**_points(points), "pearls": pearls, "rank": rank}
        for points, pearls, rank in zip(result.points, result.pearls, result.ranks, strict=True)
    ]
    return {"scores": scores, "winners": list(result.winners)}


def _points(points: Points) -> Json:
    return {
        "lords": points.lords,
        "locations": points.locations,
        "coalition": points.coalition,
        "pearl_master": points.pearl_master,
        **({} if points.extra is None else {"extra": points.extra}),
        "total": points.total,
    }


def _difference(claim: object, found: object, path: str = "") -> str | None:
    """Return the path of the first field that a claim has differently, as in `scores.0.total`; None if none."""
    if isinstance(claim, dict) and isinstance(found, dict):
        pairs: Sequence[tuple[Any, Any, Any]] = [(key, claim.get(key), found.get(key)) for key in {**found, **claim}]
    elif isinstance(claim, list) and isinstance(found, list) and len(claim) == len(found):
        pairs = [(at, *pair) for at, pair in enumerate(zip(claim, found, strict=True))]
    else:
        return None if claim == found and type(claim) is type(found) else path
    for key, left, right in pairs:
        below = _difference(left, right, f"{path}.{key}" if path else str(key))
        if below is not None:
            return below
    return None


def _typed(value: object, kind: type[Any], field: str) -> Any:  # noqa: ANN401 - of the kind asked for
    if type(value) is not kind:  # not isinstance: a bool is no number here
        raise GameError(Code.BAD_RECORD, field=field)
    return value


def _field(fields: Json, name: str, kind: type[Any]) -> Any:  # noqa: ANN401
    return _typed(fields.get(name), kind, name)


def _strings(fields: Json, name: str) -> list[str]:
    return [_typed(entry, str, name) for entry in _field(fields, name, list)]


def _claim(fields: Json, name: str) -> Json | None:
    claim: Json | None = fields.get(name)
    return None if claim is None else _field(fields, name, dict)


def _read_opponent(fields: Json) -> Guild | None:
    if fields.get("opponent") is None:
        return None
    name = _field(fields, "opponent", str)
    if name not in set(Guild):
        raise GameError(Code.BAD_RECORD, field="opponent")
    return Guild(name)


def _read_turn(turn: object) -> Turn:
    fields = _typed(turn, dict, "turns")
    return Turn(_field(fields, "player", int), tuple(_strings(fields, "actions")), _claim(fields, "state"))


def _read_reshuffle(entry: object) -> Reshuffle:
    fields = _typed(entry, dict, "shuffles")
    order = _strings(fields, "order")
    match _field(fields, "deck", str):
        case Deck.LORDS:
            return Reshuffle(Deck.LORDS, read_lords(order))
        case Deck.LOCATIONS:
            return Reshuffle(Deck.LOCATIONS, read_locations(order))
        case _:
            raise GameError(Code.BAD_RECORD, field="shuffles")
