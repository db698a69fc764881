"""Is this state possible? Every broken invariant, as a list."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bot.game.automaton import any_two_keys, sought
from bot.game.cards import GUILDS, Guild, Location, Lord, all_locations, all_lords
from bot.game.chamber import PLACES, uncovered_keys, wins_location
from bot.game.state import (
    AUTOMATON,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PERSON,
    SOLO_SEATS,
    ChooseDrawn,
    ChooseFromDeck,
    ChooseLocation,
    ChooseOrder,
    ChoosePile,
    ChooseReplay,
    ChooseScouted,
    ChooseSwap,
    GameState,
    Seat,
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One broken invariant: which, and about what."""

    invariant: str
    about: object = None

    def __str__(self) -> str:
        return f"{self.invariant} ({self.about})"


def problems(state: GameState) -> list[Problem]:
    """Return what is wrong with a state; nothing for every state that play can lead to.

    The state may come from a damaged snapshot: numbers may be none, cards and decisions are what they should be.
    """
    for check in (_numbers, _shape):
        if found := list(check(state)):
            return found  # the other checks would stumble over it
    found = [*_cards(state), *_decisions(state), *_pearls(state), *_turns(state), *_solo(state)]
    for number, seat in enumerate(state.seats):
        resolved = _resolved(state, number)
        found += [Problem(f"seat {number}: {fault.invariant}", fault.about) for fault in _chamber(seat, resolved)]
    return found


def _numbers(state: GameState) -> Iterator[Problem]:
    counts = [state.options.players, state.shuffles, state.turn, state.turn_number, *state.queue]
    counts += [number for seat in state.seats for number in (seat.pearls, *seat.chamber.shields)]
    counts += [place for seat in state.seats for place, _ in seat.chamber.locations]
    if any(type(count) is not int or count < 0 for count in counts):
        yield Problem("counts are numbers", counts)
    flags = (state.options.bonus_locations, state.options.points_hidden, state.replay_token)
    if any(type(flag) is not bool for flag in flags):
        yield Problem("options are yes or no", state.options)


def _shape(state: GameState) -> Iterator[Problem]:
    players = state.options.players
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS or len(state.seats) != players:
        yield Problem("one seat per player", len(state.seats))
    if state.options.opponent is not None and players != SOLO_SEATS:
        yield Problem("one person against an automaton", players)
    if len(state.piles) != len(GUILDS):
        yield Problem("one pile per guild", len(state.piles))
    if state.turn not in range(players):
        yield Problem("the turn is a seat's", state.turn)
    for name in ("decider", "pearl_master", "last_turns_by"):
        if not any(getattr(state, name) is seat for seat in (None, *range(players))):
            yield Problem(f"{name} is a seat or nobody", getattr(state, name))
    for number, seat in enumerate(state.seats):
        count = len(seat.chamber.lords)
        shields = seat.chamber.shields
        if count > PLACES:
            yield Problem("15 places", number)
        if len(shields) != len(GUILDS) or max(shields) > count:
            yield Problem("Shields lie on Lords", number)
        if not all(1 <= place <= count for place, _ in seat.chamber.locations):
            yield Problem("Locations lie on Lords", number)
    if not all(1 <= place <= len(state.seats[state.turn].chamber.lords) for place in state.queue):
        yield Problem("powers wait on Lords", state.queue)


def _cards(state: GameState) -> Iterator[Problem]:
    found: Counter[Lord | Location] = Counter([*state.lord_deck, *state.location_deck, *state.face_up])
    for pile in state.piles:
        found.update(pile)
    for seat in state.seats:
        found.update(seat.chamber.lords)
        found.update(location for _, location in seat.chamber.locations)
    if isinstance(state.decision, ChooseDrawn | ChooseScouted):
        found.update(state.decision.drawn)
    wanted: Counter[Lord | Location] = Counter([*all_lords(), *all_locations(bonus=state.options.bonus_locations)])
    for card in wanted | found:
        if found[card] != wanted[card]:
            yield Problem("each card exactly once", card)
    for suit, pile in enumerate(state.piles):
        if any(lord.suit != suit for lord in pile):
            yield Problem("a pile holds one guild", GUILDS[suit].value)


def _decisions(state: GameState) -> Iterator[Problem]:
    if (state.decider is None) != (state.decision is None):
        yield Problem("a decision has a decider", state.decision)
    tie = isinstance(state.decision, ChoosePile) and len(state.decision.guilds) > 1
    if state.decider not in (None, PERSON if tie else state.turn):
        yield Problem("the seat whose turn it is decides", state.decider)
    automaton = state.options.automaton(state.turn)
    seat = state.seats[state.turn]
    chamber = seat.chamber
    match state.decision:
        case ChooseDrawn(drawn) if not 1 <= len(drawn) <= 3 or chamber.complete:
            yield Problem("one to three Lords drawn, for a free place", drawn)
        case ChooseOrder(guild) if not state.piles[GUILDS.index(guild)] or chamber.complete:
            yield Problem("a pile to rally, and a free place", guild.value)
        case ChooseSwap() if len(chamber.keyless()) < 2:
            yield Problem("two Lords to swap", state.turn)
        case ChooseLocation(place) | ChooseScouted(place, _) | ChooseFromDeck(place):
            keys = chamber.lords[place - 1].key if 1 <= place <= len(chamber.lords) else None
            won = wins_location(chamber.counter, any_two=any_two_keys(chamber, automaton))
            if keys is None or not won:
                yield Problem("a Location is won by a key", place)
        case _:
            pass


def _pearls(state: GameState) -> Iterator[Problem]:
    pearls = [seat.pearls for seat in state.seats]
    master = state.pearl_master
    if (master is None) != (not any(pearls)):
        yield Problem("the first pearl names a Master", master)
    if master is not None and pearls[master] < max(pearls):
        yield Problem("the Master has most pearls", master)
    for number, seat in enumerate(state.seats):
        lords = sum(seat.chamber.at(place).pearls for place in _resolved(state, number))
        locations = sum(location.pearls for _, location in seat.chamber.locations)
        if seat.pearls != lords + locations:
            yield Problem("pearls are those given", number)


def _turns(state: GameState) -> Iterator[Problem]:
    complete = [number for number, seat in enumerate(state.seats) if seat.chamber.complete]
    unfinished = [] if state.decider is None else [state.turn]
    if state.last_turns_by is None and set(complete) - set(unfinished):
        yield Problem("a complete Chamber begins the last turns", complete)
    if state.last_turns_by is not None and state.last_turns_by not in complete:
        yield Problem("the last turns begin with a complete Chamber", state.last_turns_by)
    if state.decider is None and state.last_turns_by != (state.turn + 1) % len(state.seats):
        yield Problem("the game ends after the last turns", state.turn)
    if state.options.opponent is None and state.turn != (state.turn_number - 1) % len(state.seats):
        yield Problem("turns go round", state.turn_number)
    played = state.turn_number - (state.decider is not None)
    if played > sum(len(seat.chamber.lords) for seat in state.seats):
        yield Problem("every turn recruits a Lord", state.turn_number)


def _solo(state: GameState) -> Iterator[Problem]:
    opponent, decision = state.options.opponent, state.decision
    if opponent is None:
        if state.replay_token or isinstance(decision, ChoosePile | ChooseReplay):
            yield Problem("solo rules are for solo games", decision)
        return
    if state.restriction and (state.restriction.owner != AUTOMATON or opponent is not Guild.SOLDIER):
        yield Problem("nobody but the Soldiers binds", state.restriction)
    if isinstance(decision, ChooseReplay) and (state.queue or not state.replay_token or state.turn == AUTOMATON):
        yield Problem("a Replay token to spend, after a turn", state.turn)
    if isinstance(decision, ChooseReplay) and state.seats[PERSON].chamber.complete:
        yield Problem("a Replay needs a free place", state.turn)
    if isinstance(decision, ChoosePile) and state.turn != AUTOMATON:
        yield Problem("the automaton takes piles", state.turn)
    if state.turn == AUTOMATON and not isinstance(decision, ChoosePile | ChooseLocation | ChooseScouted | None):
        yield Problem("an automaton decides nothing else", decision)
    chamber = state.seats[AUTOMATON].chamber
    if isinstance(decision, ChoosePile) and decision != sought(
        opponent, chamber, state.piles, deck=bool(state.lord_deck)
    ):
        yield Problem("it takes what comes first on its list", decision)


def _resolved(state: GameState, number: int) -> list[int]:
    """Return the places of the Lords whose powers have applied."""
    waiting = state.queue if number == state.turn else ()
    return [place for place in range(1, len(state.seats[number].chamber.lords) + 1) if place not in waiting]


def _chamber(seat: Seat, resolved: list[int]) -> Iterator[Problem]:
    chamber = seat.chamber
    covered = [place for place, _ in chamber.locations]
    if len(set(covered)) < len(covered) or any(chamber.at(place).key is None for place in covered):
        yield Problem("a Location covers a key of its own", covered)
    for suit, place in enumerate(chamber.shields):
        members = [chamber.at(at) for at in resolved if chamber.at(at).suit == suit]
        strongest = max((lord.ip for lord in members), default=None)
        holder = chamber.shield_holder(suit)
        if (holder and holder.ip) != strongest or (holder and (holder.suit != suit or place not in resolved)):
            yield Problem("the Shield is with the strongest", GUILDS[suit].value)
    lords = tuple(chamber.at(place) for place in resolved)
    last = max((resolved.index(place) + 1 for place in covered if place in resolved), default=0)
    if uncovered_keys(lords, [last]) != chamber.counter:
        yield Problem("the counter holds the uncovered keys", chamber.counter)
