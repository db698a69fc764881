"""Who may see what? Views at every decision, the audience of every event."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.game import GameState, outcome, view_for, visible
from bot.game.cards import Card, all_locations, all_lords
from bot.game.events import (
    Controlled,
    Discarded,
    Explored,
    LocationsDrawn,
    LocationsLeft,
    LordsDrawn,
    Rallied,
    Recruited,
    Reshuffled,
    Scouted,
    TurnBegan,
)
from bot.game.scoring import points_of
from bot.game.state import ChooseDrawn, ChooseFromDeck, ChooseLocation, ChooseScouted
from tests.game.tables import events_of, guild, locations, lords, options, play, table_with

SEATS: list[int | None] = [0, 1, 2, None]
OTHERS: list[int | None] = [1, 2, None]
COMPLETE = (
    "farmer-1 farmer-1+influence_7 farmer-1 farmer-1+locations soldier-1 soldier-1+gold_keys soldier-1 "
    "soldier-1+silver_keys merchant-1 merchant-1+pearl_pairs merchant-1 mage-6 mage-4 mage-3 politician-3"
)


def at_every_decision() -> dict[str, GameState]:
    """Return a state of each decision of seat 0, at a table of three."""
    rivals = ("farmer-4 politician-1", "merchant-4")
    keys = table_with(
        "mage-1 mage-3", *rivals, lords_on_top="mage-1 soldier-0 soldier-4", face_up="influence_7", piles="farmer-3"
    )
    owner = table_with("mage-2 mage-2+whole_deck mage-1", *rivals, lords_on_top="mage-1", face_up="influence_7")
    won = play(owner, "explore:1", "recruit:mage-1")
    last = table_with(COMPLETE, "mage-2", "farmer-2", lords_on_top="farmer-4", turn=2, last_turns_by=0)
    return {
        "recruiting": keys,
        "drawn 1": play(keys, "explore:1"),
        "drawn 3": play(keys, "explore:3"),
        "order": play(keys, "rally:farmer"),
        "swap": play(table_with("mage-3", *rivals, lords_on_top="mage-0"), "explore:1", "recruit:mage-0"),
        "location": play(keys, "explore:1", "recruit:mage-1"),
        "scouted 1": play(keys, "explore:1", "recruit:mage-1", "scout:1"),
        "scouted 3": play(keys, "explore:1", "recruit:mage-1", "scout:3"),
        "before looking": won,
        "looking": play(won, "scout:all"),
        "over": play(last, "explore:1", "recruit:farmer-4"),
    }


DECISIONS = at_every_decision()


def turned(cards: Sequence[Card], by: int) -> tuple[Card, ...]:
    """Return cards in another order."""
    return tuple(cards[by:]) + tuple(cards[:by])


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", DECISIONS)
def test_no_view_tells_the_order_of_a_deck(name: str, seat: int | None) -> None:
    """[R] What is secret: two states that differ in nothing else look the same to everybody."""
    state = DECISIONS[name]
    other = replace(
        state,
        fate="another seed",
        lord_deck=turned(state.lord_deck, 5),
        location_deck=turned(state.location_deck, 3),
        shuffles=state.shuffles,
    )
    assert other.lord_deck != state.lord_deck
    assert view_for(other, seat) == view_for(state, seat)
    view = view_for(state, seat)
    assert (view.lord_deck, view.location_deck) == (len(state.lord_deck), len(state.location_deck))
    assert "seed" not in repr(view)


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("name", ["drawn 1", "drawn 3", "scouted 1", "scouted 3"])
def test_no_view_tells_which_cards_another_seat_has_drawn(name: str, seat: int | None) -> None:
    """[R] What is secret: whatever was drawn, or lies in the deck that is looked through."""
    state = DECISIONS[name]
    if isinstance(state.decision, ChooseDrawn):
        count = len(state.decision.drawn)
        mixed = turned([*state.decision.drawn, *state.lord_deck], 7)
        other = replace(state, decision=ChooseDrawn(mixed[:count]), lord_deck=mixed[count:])
    else:
        assert isinstance(state.decision, ChooseScouted)
        count = len(state.decision.drawn)
        found = turned([*state.decision.drawn, *state.location_deck], 4)
        decision = ChooseScouted(state.decision.place, found[:count])
        other = replace(state, decision=decision, location_deck=found[count:])
    assert other != state
    assert view_for(other, seat) == view_for(state, seat)


@pytest.mark.parametrize("name", DECISIONS)
def test_only_the_seat_that_decides_is_told_what_it_may_do(name: str) -> None:
    """[R] One seat acts at a time; spectators never."""
    state = DECISIONS[name]
    deciding = view_for(state, 0)
    assert [str(action) for action in deciding.legal] == options(state)
    assert deciding.may_act is (name != "over")
    for seat in OTHERS:
        view = view_for(state, seat)
        assert (view.may_act, list(view.legal), len(view.legal)) == (False, [], 0)


@pytest.mark.parametrize("count", [1, 3])
def test_lords_drawn_are_shown_to_the_one_who_chooses(count: int) -> None:
    """[R] All others know their number."""
    state = DECISIONS[f"drawn {count}"]
    drawn = lords("mage-1 soldier-0 soldier-4")[:count]
    own = view_for(state, 0)
    assert (own.decision, own.drawn_lords, own.drawn_count) == (ChooseDrawn(drawn), drawn, count)
    for seat in OTHERS:
        view = view_for(state, seat)
        assert (view.decision, view.drawn_lords, view.drawn_count) == (ChooseDrawn(()), (), count)


@pytest.mark.parametrize("count", [1, 3])
def test_locations_drawn_are_shown_to_the_one_who_chooses(count: int) -> None:
    """[R] All others know their number, and where the one kept will lie."""
    state = DECISIONS[f"scouted {count}"]
    drawn = locations("pearl_1 pearl_2 pearl_3")[:count]
    own = view_for(state, 0)
    assert (own.decision, own.drawn_locations, own.drawn_count) == (ChooseScouted(3, drawn), drawn, count)
    for seat in OTHERS:
        view = view_for(state, seat)
        assert (view.decision, view.drawn_locations, view.drawn_count) == (ChooseScouted(3, ()), (), count)


def test_the_owner_of_whole_deck_alone_sees_the_deck_at_the_moment_of_choosing() -> None:
    """[R] Not before, not afterwards, not the others; and in catalogue order."""
    before, looking = DECISIONS["before looking"], DECISIONS["looking"]
    deck = tuple(card for card in all_locations(bonus=False) if card.id not in ("influence_7", "whole_deck"))
    assert (before.decision, looking.decision) == (ChooseLocation(4), ChooseFromDeck(4))
    assert [view_for(before, seat).deck_locations for seat in SEATS] == [()] * 4
    assert [view_for(looking, seat).deck_locations for seat in SEATS] == [deck, (), (), ()]
    assert [view_for(looking, seat).drawn_count for seat in SEATS] == [0] * 4
    after = play(looking, "control:locations")
    assert [view_for(after, seat).deck_locations for seat in SEATS] == [()] * 4


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", DECISIONS)
def test_everything_else_is_public(name: str, seat: int | None) -> None:
    """[R] Piles, Chambers, pearls, keys, face-up Locations, deck sizes, whose turn it is."""
    state = DECISIONS[name]
    view = view_for(state, seat)
    assert view.seat == seat
    assert (view.piles, view.face_up, view.queue) == (state.piles, state.face_up, state.queue)
    assert (view.turn, view.turn_number, view.decider) == (state.turn, state.turn_number, state.decider)
    assert (view.pearl_master, view.restriction) == (state.pearl_master, state.restriction)
    assert (view.last_turns_by, view.over) == (state.last_turns_by, state.over)
    assert view.options == state.options
    assert view.outcome == outcome(state)
    assert view.pile(guild("farmer")) == state.piles[0]
    for number, side in enumerate(view.seats):
        assert (side.seat, side.chamber, side.pearls) == (
            number,
            state.seats[number].chamber,
            state.seats[number].pearls,
        )
        assert side.pearl_master is (state.pearl_master == number)
        assert side.keys == state.seats[number].chamber.counter
        assert side.points == points_of(state, number)
        assert side.coalition == state.seats[number].chamber.coalition()


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", DECISIONS)
def test_the_cards_unseen_are_those_in_the_deck_and_those_that_another_has_drawn(name: str, seat: int | None) -> None:
    """[R] What a seat may work out from the public cards and its own draw, no more."""
    state = DECISIONS[name]
    view = view_for(state, seat)
    drawn = state.decision.drawn if isinstance(state.decision, ChooseDrawn) and seat != 0 else ()
    assert view.unseen_lords == Counter([*state.lord_deck, *drawn])
    found = state.decision.drawn if isinstance(state.decision, ChooseScouted) and seat != 0 else ()
    assert sorted(map(repr, view.unseen_locations)) == sorted(map(repr, [*state.location_deck, *found]))


def test_hidden_points_are_those_of_opponents_until_the_end() -> None:
    """[D] One's own stay visible; a spectator sees none."""
    state = table_with("mage-4", "farmer-3", "soldier-1", points_hidden=True, pearl_master=1)
    shown = [[side.points for side in view_for(state, seat).seats] for seat in SEATS]
    true = [points_of(state, seat) for seat in range(3)]
    assert shown == [
        [true[0], None, None],
        [None, true[1], None],
        [None, None, true[2]],
        [None, None, None],
    ]
    last = table_with(
        COMPLETE, "mage-2", "farmer-2", lords_on_top="farmer-4", turn=2, last_turns_by=0, points_hidden=True
    )
    assert view_for(last, 2).seats[0].points is None
    over = play(last, "explore:1", "recruit:farmer-4")
    assert [side.points for side in view_for(over, None).seats] == [points_of(over, seat) for seat in range(3)]


@pytest.mark.parametrize("seat", SEATS)
def test_what_was_drawn_is_told_to_the_drawer_and_what_was_chosen_to_all(seat: int | None) -> None:
    """[R] Once the choice is made the kept and the discarded cards are public."""
    state = DECISIONS["recruiting"]
    drawn = (LordsDrawn(0, lords("mage-1 soldier-0 soldier-4")),) if seat == 0 else ()
    assert visible(events_of(state, "explore:3"), seat) == (Explored(0, 3), *drawn)
    told = visible(events_of(DECISIONS["drawn 3"], "recruit:soldier-4"), seat)
    assert told[:2] == (Discarded(lords("mage-1 soldier-0")), Recruited(0, lords("soldier-4"), 3))
    assert visible(events_of(state, "rally:farmer"), seat) == (Rallied(0, guild("farmer")),)


@pytest.mark.parametrize("seat", SEATS)
def test_locations_drawn_are_told_to_the_drawer_and_those_left_to_all(seat: int | None) -> None:
    """[R] Likewise."""
    drawn = (LocationsDrawn(0, locations("pearl_1 pearl_2 pearl_3")),) if seat == 0 else ()
    assert visible(events_of(DECISIONS["location"], "scout:3"), seat) == (Scouted(0, 3), *drawn)
    told = visible(events_of(DECISIONS["scouted 3"], "control:pearl_2"), seat)
    assert told[:2] == (LocationsLeft(locations("pearl_1 pearl_3")), Controlled(0, locations("pearl_2")[0], 3))


@pytest.mark.parametrize("seat", SEATS)
def test_the_new_order_of_a_deck_is_told_to_nobody(seat: int | None) -> None:
    """[R] It goes to the record alone."""
    looking = DECISIONS["looking"]
    every = events_of(looking, "control:locations")
    assert isinstance(every[0], Reshuffled)
    assert visible(every, seat) == (Controlled(0, locations("locations")[0], 4), TurnBegan(1, 2))
    told = visible(events_of(DECISIONS["before looking"], "scout:all"), seat)
    deck = tuple(card for card in all_locations(bonus=False) if card.id not in ("influence_7", "whole_deck"))
    shown = (LocationsDrawn(0, deck),) if seat == 0 else ()
    assert told == (Scouted(0, len(deck), whole_deck=True), *shown)


@pytest.mark.parametrize("effect", ["forced_first", "forced_pair"])
def test_a_forced_draw_is_as_secret_as_a_free_one(effect: str) -> None:
    """[R] Until the Lord is placed."""
    state = table_with("mage-3", f"farmer-1 farmer-1+{effect}", restriction=(effect, 1))
    notation = options(state)[0]
    told = events_of(state, notation)
    assert len(told) == 2
    assert visible(told, 1) == visible(told, None) == told[:1]
    drawn = play(state, notation)
    assert view_for(drawn, 1).decision == ChooseDrawn(())
    assert view_for(drawn, 1).unseen_lords == Counter(all_lords()) - Counter(lords("mage-3 farmer-1 farmer-1"))
