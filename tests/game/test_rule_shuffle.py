"""How are the decks shuffled? The published procedure once more by other means, recorded deals, later reshuffles."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from bot.game import (
    Code,
    Deal,
    GameError,
    GameState,
    Options,
    apply,
    commitment,
    encode,
    fresh_seed,
    new_game,
    parse,
    seat_order,
)
from bot.game.cards import all_locations, all_lords
from bot.game.chamber import Chamber
from bot.game.events import Reshuffled
from bot.game.state import ChooseRecruiting, Deck, Reshuffle, Seat
from tests.game.tables import deal, events_of, locations, lords, play, start, table_with

Item = TypeVar("Item")

PINNED_LORDS = ["soldier-4", "farmer-1", "farmer-1", "politician-2", "mage-1", "merchant-4"]
PINNED_LOCATIONS = ["followers_soldier", "strongest_farmer", "forced_pair", "strongest_mage"]
PINNED_SEATS = "adcb"


def by_lots(items: Sequence[Item], seed: str, label: object) -> tuple[Item, ...]:
    """Shuffle by drawing lots: each drawn item goes to the bottom, and the last one left fills its gap."""
    random = Random(f"{seed}:{label}")
    left = list(items)
    order: list[Item] = []
    while len(left) > 1:
        at = int(random.random() * len(left))
        drawn = left[at]
        last = left.pop()
        if at < len(left):
            left[at] = last
        order.insert(0, drawn)
    return (*left, *order)


@pytest.mark.parametrize("seed", ["a", "0", "an other seed", "e" * 32])
@pytest.mark.parametrize("bonus", [False, True])
def test_both_decks_follow_from_the_seed(seed: str, bonus: bool) -> None:
    """[R] Set-up: shuffles 0 and 1 of the seed, each from catalogue order; the top Location is turned up."""
    state = new_game(Options(2, bonus_locations=bonus), seed)
    assert state.lord_deck == by_lots(all_lords(), seed, 0)
    assert (*state.face_up, *state.location_deck) == by_lots(all_locations(bonus=bonus), seed, 1)
    assert len(state.face_up) == 1
    assert (state.fate, state.shuffles) == (seed, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_empty_chambers_no_pearls_and_the_turn_of_seat_zero(players: int) -> None:
    """[R] Set-up."""
    chosen = Options(players, points_hidden=True)
    state = new_game(chosen, "a seed")
    assert state == GameState(
        options=chosen,
        fate="a seed",
        shuffles=2,
        seats=(Seat(Chamber((), (), (0, 0, 0, 0, 0), ()), 0),) * players,
        lord_deck=state.lord_deck,
        location_deck=state.location_deck,
        piles=((), (), (), (), ()),
        face_up=state.face_up,
        turn=0,
        turn_number=1,
        decider=0,
        decision=ChooseRecruiting(),
        queue=(),
        pearl_master=None,
        restriction=None,
        last_turns_by=None,
    )
    assert not state.over


def test_the_order_of_a_known_seed_never_changes() -> None:
    """A game on record must replay for ever: pinned values."""
    state = new_game(Options(2), "pinned")
    assert [lord.name for lord in state.lord_deck[:6]] == PINNED_LORDS
    assert [location.id for location in (*state.face_up, *state.location_deck[:3])] == PINNED_LOCATIONS
    assert "".join(seat_order("abcd", "pinned")) == PINNED_SEATS


def test_other_seeds_give_other_decks() -> None:
    """[R] Shuffled, and not by one fixed order."""
    assert len({new_game(Options(2), f"seed {number}").lord_deck for number in range(20)}) == 20


def test_who_sits_where_is_drawn_by_lot() -> None:
    """[D] Seats are shuffled at the start, and seat 0 plays first; every order comes up."""
    orders = [seat_order("abcd", f"seed {number}") for number in range(400)]
    assert orders == [by_lots("abcd", f"seed {number}", "seats") for number in range(400)]
    assert len(set(orders)) == 24
    assert seat_order(["x"], "a") == ("x",)
    assert sorted(seat_order([3, 1, 2], "a")) == [1, 2, 3]


def test_the_commitment_is_the_digest_of_the_seed() -> None:
    """Published before the game: SHA-256, here of a text whose digest is known."""
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_fresh_seed_is_new_each_time() -> None:
    """128 bits in hexadecimal."""
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}
    assert set("".join(seeds)) <= set("0123456789abcdef")


def test_a_recorded_deal_is_dealt_as_it_is() -> None:
    """FORMATS.md: top first, before the first Location is turned up."""
    given = deal("mage-4 soldier-6", "pearl_2 locations")
    state = new_game(Options(3), deal=given)
    assert state.lord_deck == given.lord_deck
    assert (state.face_up, state.location_deck) == (locations("pearl_2"), given.location_deck[1:])
    assert (state.fate, state.shuffles, len(state.seats)) == ((), 2, 3)


@pytest.mark.parametrize(
    ("given", "deck", "card"),
    [
        (Deal(all_lords()[1:], all_locations(bonus=False)), "lords", "farmer-0"),
        (Deal((*all_lords(), *lords("mage-6")), all_locations(bonus=False)), "lords", "mage-6"),
        (Deal((*all_lords()[:-1], *lords("farmer-0")), all_locations(bonus=False)), "lords", "farmer-0"),
        (Deal((), all_locations(bonus=False)), "lords", "farmer-0"),
        (Deal(all_lords(), all_locations(bonus=False)[1:]), "locations", "influence_7"),
        (Deal(all_lords(), all_locations(bonus=True)), "locations", "alliance_1"),
        (Deal(all_lords(), (*all_locations(bonus=False), *locations("pearl_1"))), "locations", "pearl_1"),
    ],
)
def test_a_deal_holds_each_card_exactly_once(given: Deal, deck: str, card: str) -> None:
    """[R] Components: `bad_deck` names the deck and a card."""
    with pytest.raises(GameError) as error:
        new_game(Options(2), deal=given)
    assert (error.value.code, error.value.params) == (Code.BAD_DECK, {"deck": deck, "card": card})


def test_a_deal_with_the_bonus_set_needs_the_bonus_set() -> None:
    """[R] Components."""
    assert len(new_game(Options(2, bonus_locations=True), deal=deal(bonus=True)).location_deck) == 28
    with pytest.raises(GameError) as error:
        new_game(Options(2, bonus_locations=True), deal=deal())
    assert (error.value.code, error.value.params) == (Code.BAD_DECK, {"deck": "locations", "card": "alliance_1"})


def recalling(fate: str | tuple[Reshuffle, ...] = "a seed") -> GameState:
    """Return a state in which seat 0 may take either recall, and after `recall_lords` a second one."""
    face_up = "recall_lords recall_locations influence_7"
    state = table_with("mage-1", "", piles="mage-1 mage-2 mage-2 farmer-3", face_up=face_up, fate=fate)
    return play(state, "rally:mage", "recruit:mage-1,mage-2,mage-2")


def test_a_later_shuffle_follows_from_the_seed_and_its_number_and_begins_with_catalogue_order() -> None:
    """[R] So the new order tells nothing of the old one: shuffles 2 and 3 here."""
    state = recalling()
    deck = tuple(sorted([*state.lord_deck, *lords("farmer-3")], key=lambda lord: lord.index))
    after = play(state, "control:recall_lords")
    assert after.lord_deck == by_lots(deck, "a seed", 2)
    twice = play(after, "control:recall_locations")
    rest = tuple(sorted([*after.location_deck, *locations("influence_7")], key=lambda location: location.index))
    assert twice.location_deck == by_lots(rest, "a seed", 3)
    assert (state.shuffles, after.shuffles, twice.shuffles) == (2, 3, 4)
    upside_down = replace(state, lord_deck=state.lord_deck[::-1], location_deck=state.location_deck[::-1])
    again = play(upside_down, "control:recall_lords", "control:recall_locations")
    assert (again.lord_deck, again.location_deck) == (after.lord_deck, twice.location_deck)


def test_recorded_reshuffles_come_one_after_another() -> None:
    """FORMATS.md, shuffles."""
    state = recalling()
    first = (*lords("farmer-3"), *state.lord_deck)
    second = (*state.location_deck[::-1], *locations("influence_7"))
    state = recalling((Reshuffle(Deck.LORDS, first), Reshuffle(Deck.LOCATIONS, second)))
    assert Reshuffled(Deck.LORDS, first) in events_of(state, "control:recall_lords")
    state = play(state, "control:recall_lords")
    assert Reshuffled(Deck.LOCATIONS, second) in events_of(state, "control:recall_locations")
    state = play(state, "control:recall_locations")
    assert (state.lord_deck, state.location_deck) == (first, second)


def test_a_reshuffle_that_the_record_lacks_is_refused() -> None:
    """FORMATS.md: `missing_shuffle` counts the later shuffles from 1; the state stays as it was."""
    whole = (*lords("farmer-3"), *recalling().lord_deck)
    for recorded, number, deck in (((), 1, "lords"), ((Reshuffle(Deck.LORDS, whole),), 2, "locations")):
        state = recalling(recorded)
        notation = "control:recall_lords"
        if recorded:
            state = play(state, notation)
            notation = "control:recall_locations"
        before = encode(state)
        with pytest.raises(GameError) as error:
            apply(state, parse(notation))
        assert (error.value.code, error.value.params) == (Code.MISSING_SHUFFLE, {"deck": deck, "number": number})
        assert encode(state) == before


@pytest.mark.parametrize("fault", ["too few", "too many", "another card", "the other deck", "empty"])
def test_a_reshuffle_of_other_cards_is_refused(fault: str) -> None:
    """FORMATS.md: `bad_shuffle`."""
    whole = (*lords("farmer-3"), *recalling().lord_deck)
    recorded = {
        "too few": Reshuffle(Deck.LORDS, whole[1:]),
        "too many": Reshuffle(Deck.LORDS, (*whole, *lords("farmer-3"))),
        "another card": Reshuffle(Deck.LORDS, (*whole[1:], *lords("mage-2"))),
        "the other deck": Reshuffle(Deck.LOCATIONS, locations("influence_7")),
        "empty": Reshuffle(Deck.LORDS, ()),
    }[fault]
    state = recalling((recorded,))
    before = encode(state)
    with pytest.raises(GameError) as error:
        apply(state, parse("control:recall_lords"))
    assert (error.value.code, error.value.params) == (Code.BAD_SHUFFLE, {"deck": "lords", "number": 1})
    assert encode(state) == before


def test_a_shuffle_keeps_every_card() -> None:
    """[R] No card is lost, none comes twice."""
    state = play(recalling(), "control:recall_lords", "control:recall_locations")
    mine = state.seats[0].chamber.lords
    assert Counter([*state.lord_deck, *mine]) == Counter(all_lords())
    held = [location for _, location in state.seats[0].chamber.locations]
    assert Counter([*state.location_deck, *held]) == Counter(all_locations(bonus=False))


def test_the_seed_of_one_game_does_not_disturb_another() -> None:
    """ARCHITECTURE.md: two games never share their luck."""
    one, other = start("mage-4"), new_game(Options(2), "a")
    assert play(one, "explore:1").lord_deck == one.lord_deck[1:]
    assert new_game(Options(2), "a") == other
