"""Is every broken invariant found? A sound state, broken in one way at a time."""

from dataclasses import replace

import pytest

from bot.game import GameState, Options, problems
from bot.game.cards import Effect, Guild, Key, location, lord
from bot.game.chamber import Chamber
from bot.game.state import (
    ChooseDrawn,
    ChooseFromDeck,
    ChooseLocation,
    ChooseOrder,
    ChoosePile,
    ChooseRecruiting,
    ChooseReplay,
    ChooseSwap,
    Reason,
    Restriction,
    Seat,
)
from tests.game.playing import hoarding, steps
from tests.game.tables import solo


def sound_state() -> GameState:
    """Return a state of a three-player game at the beginning of a late turn."""
    states = (state for state, _, _ in steps(Options(3), "sound", hoarding("sound")))
    return next(
        state
        for state in states
        if state.turn_number > 20 and isinstance(state.decision, ChooseRecruiting) and state.seats[0].chamber.locations
    )


SOUND = sound_state()
OVER = list(steps(Options(2), "over", hoarding("over")))[-1][2].state


def with_chamber(state: GameState, seat: int, **changes: object) -> GameState:
    side = state.seats[seat]
    fields = {name: getattr(side.chamber, name) for name in Chamber.__dataclass_fields__}
    return with_seat(state, seat, Seat(Chamber(**{**fields, **changes}), side.pearls))


def with_seat(state: GameState, seat: int, side: Seat) -> GameState:
    return replace(state, seats=(*state.seats[:seat], side, *state.seats[seat + 1 :]))


def found(state: GameState) -> set[str]:
    return {problem.invariant.rsplit(": ", 1)[-1] for problem in problems(state)}


def test_a_sound_state_has_no_problem() -> None:
    assert problems(SOUND) == problems(OVER) == []


@pytest.mark.parametrize(
    "change", [{"players": 5}, {"players": 1}, {"players": 2}, {"players": "3"}, {"players": True}]
)
def test_the_seats_are_as_many_as_the_players(change: dict[str, object]) -> None:
    options = Options(**{"players": 3, **change})  # type: ignore[arg-type]  # as a damaged snapshot may hold
    assert found(replace(SOUND, options=options)) & {"one seat per player", "counts are numbers"}


def test_options_are_yes_or_no() -> None:
    assert found(replace(SOUND, options=Options(3, points_hidden=None))) == {"options are yes or no"}  # type: ignore[arg-type]


@pytest.mark.parametrize("card", SOUND.lord_deck[:1])
def test_a_lord_missing_or_doubled_is_found(card: object) -> None:
    gone = replace(SOUND, lord_deck=SOUND.lord_deck[1:])
    doubled = replace(SOUND, lord_deck=(*SOUND.lord_deck, SOUND.lord_deck[0]))
    for broken in (gone, doubled):
        assert [(problem.invariant, problem.about) for problem in problems(broken)] == [
            ("each card exactly once", card)
        ]


def test_a_location_missing_or_doubled_is_found() -> None:
    taken = SOUND.seats[0].chamber.locations[0][1]
    doubled = replace(SOUND, face_up=(*SOUND.face_up, taken))
    assert [problem.about for problem in problems(doubled)] == [taken]
    assert found(replace(SOUND, location_deck=SOUND.location_deck[1:])) == {"each card exactly once"}


def test_a_bonus_location_in_a_game_without_them_is_found() -> None:
    assert found(replace(SOUND, face_up=(*SOUND.face_up, location("unaligned")))) == {"each card exactly once"}


def test_a_pile_with_a_stranger_or_a_pile_too_few_is_found() -> None:
    piles = [list(pile) for pile in SOUND.piles]
    source = next(suit for suit, pile in enumerate(piles) if pile)
    piles[(source + 1) % 5].append(piles[source].pop())
    assert "a pile holds one guild" in found(replace(SOUND, piles=tuple(map(tuple, piles))))
    assert found(replace(SOUND, piles=SOUND.piles[:4])) == {"one pile per guild"}


def test_a_seat_that_does_not_exist_is_found() -> None:
    assert "the turn is a seat's" in found(replace(SOUND, turn=3))
    for name in ("decider", "pearl_master", "last_turns_by"):
        assert f"{name} is a seat or nobody" in found(replace(SOUND, **{name: 3}))  # type: ignore[arg-type]
        assert f"{name} is a seat or nobody" in found(replace(SOUND, **{name: True}))  # type: ignore[arg-type]


def test_numbers_that_are_none_are_found() -> None:
    assert found(replace(SOUND, turn_number="7")) == {"counts are numbers"}  # type: ignore[arg-type]
    assert found(replace(SOUND, shuffles=-1)) == {"counts are numbers"}
    assert found(with_seat(SOUND, 0, Seat(SOUND.seats[0].chamber, -1))) == {"counts are numbers"}


def test_a_shield_on_the_wrong_lord_is_found() -> None:
    shields = SOUND.seats[1].chamber.shields
    holders = [place for place in shields if place]
    swapped = tuple({holders[0]: holders[1], holders[1]: holders[0]}.get(place, place) for place in shields)
    assert found(with_chamber(SOUND, 1, shields=swapped)) == {"the Shield is with the strongest"}
    assert found(with_chamber(SOUND, 1, shields=(0,) * 5)) == {"the Shield is with the strongest"}
    assert "Shields lie on Lords" in found(with_chamber(SOUND, 1, shields=(15,) * 5))
    assert "Shields lie on Lords" in found(with_chamber(SOUND, 1, shields=shields[:4]))


def test_a_counter_that_is_not_the_uncovered_keys_is_found() -> None:
    counter = SOUND.seats[2].chamber.counter
    assert found(with_chamber(SOUND, 2, counter=(*counter, Key.GOLD))) == {"the counter holds the uncovered keys"}


def test_a_location_on_a_lord_without_key_or_on_another_location_is_found() -> None:
    side = SOUND.seats[0].chamber
    keyless = side.keyless()[0]
    (place, card), *rest = side.locations
    moved = with_chamber(SOUND, 0, locations=((keyless, card), *rest))
    assert "a Location covers a key of its own" in found(moved)
    stacked = with_chamber(SOUND, 0, locations=(*side.locations, (place, SOUND.face_up[0])))
    assert "a Location covers a key of its own" in found(replace(stacked, face_up=SOUND.face_up[1:]))
    assert "Locations lie on Lords" in found(with_chamber(SOUND, 0, locations=((0, card), *rest)))


def test_pearls_that_nobody_gave_are_found() -> None:
    side = SOUND.seats[0]
    assert "pearls are those given" in found(with_seat(SOUND, 0, Seat(side.chamber, side.pearls + 1)))


def test_a_master_who_cannot_be_is_found() -> None:
    pearls = [side.pearls for side in SOUND.seats]
    poorest = pearls.index(min(pearls))
    assert found(replace(SOUND, pearl_master=poorest)) == {"the Master has most pearls"}
    assert found(replace(SOUND, pearl_master=None)) == {"the first pearl names a Master"}


def test_a_decision_that_nobody_takes_is_found() -> None:
    assert "a decision has a decider" in found(replace(SOUND, decider=None))
    assert "a decision has a decider" in found(replace(SOUND, decision=None))
    assert found(replace(SOUND, decider=(SOUND.turn + 1) % 3)) == {"the seat whose turn it is decides"}


def test_a_decision_without_its_cards_is_found() -> None:
    empty = next((guild for suit, guild in enumerate(Guild) if not SOUND.piles[suit]), None)
    bare = replace(SOUND, piles=((),) * 5)
    assert "a pile to rally, and a free place" in found(replace(bare, decision=ChooseOrder(empty or Guild.MAGE)))
    assert "one to three Lords drawn, for a free place" in found(replace(SOUND, decision=ChooseDrawn(())))
    four = replace(SOUND, lord_deck=SOUND.lord_deck[4:], decision=ChooseDrawn(SOUND.lord_deck[:4]))
    assert found(four) == {"one to three Lords drawn, for a free place"}


def test_a_location_to_be_won_without_keys_is_found() -> None:
    for decision in (
        ChooseLocation(0),
        ChooseLocation(16),
        ChooseFromDeck(SOUND.seats[SOUND.turn].chamber.keyless()[0]),
    ):
        assert "a Location is won by a key" in found(replace(SOUND, decision=decision))


def test_a_swap_without_two_lords_to_move_is_found() -> None:
    few = with_chamber(SOUND, SOUND.turn, lords=(lord("mage-1"), lord("mage-0")), locations=(), shields=(0, 0, 0, 0, 1))
    assert "two Lords to swap" in found(replace(few, decision=ChooseSwap()))


def test_powers_waiting_where_no_lord_stands_are_found() -> None:
    assert found(replace(SOUND, queue=(16,))) == {"powers wait on Lords"}
    assert found(replace(SOUND, queue=(0,))) == {"powers wait on Lords"}


def test_a_chamber_of_sixteen_is_found() -> None:
    lords = (*SOUND.seats[0].chamber.lords, *SOUND.lord_deck)[:16]
    assert len(lords) < 16 or "15 places" in found(with_chamber(SOUND, 0, lords=lords))
    assert "15 places" in found(with_chamber(SOUND, 0, lords=(lord("mage-1"),) * 16))


def test_last_turns_without_a_complete_chamber_are_found() -> None:
    assert found(replace(SOUND, last_turns_by=SOUND.turn)) == {"the last turns begin with a complete Chamber"}
    assert "a complete Chamber begins the last turns" in found(replace(OVER, last_turns_by=None))
    assert "the game ends after the last turns" in found(replace(OVER, last_turns_by=None))


def test_a_turn_out_of_order_is_found() -> None:
    assert found(replace(SOUND, turn_number=SOUND.turn_number + 1)) >= {"turns go round"}
    assert found(replace(SOUND, turn_number=SOUND.turn_number + 300)) == {"every turn recruits a Lord"}


def test_a_restriction_needs_no_check_of_its_own() -> None:
    bound = replace(SOUND, restriction=Restriction(Effect.FORCED_PAIR, (SOUND.turn + 1) % 3))
    assert problems(bound) == []


SOLO = solo("farmer", "mage-3 mage-4", "politician-4", piles="mage-6 farmer-1 farmer-2")
SOUGHT = solo("farmer", "mage-3 mage-4", "politician-4", piles="mage-6 farmer-1 farmer-2", turn=1)
REPLAY = replace(solo("farmer", "mage-3 mage-4", "farmer-6", replay_token=True), decision=ChooseReplay())
BROKEN_SOLO = [
    (replace(SOUND, replay_token=True), "solo rules are for solo games"),
    (replace(SOUND, decision=SOUGHT.decision), "solo rules are for solo games"),
    (replace(SOLO, replay_token=None), "options are yes or no"),  # type: ignore[arg-type]
    (replace(SOUND, options=replace(SOUND.options, opponent=Guild.MAGE)), "one person against an automaton"),
    (replace(SOLO, restriction=Restriction(Effect.FORCED_FIRST, 1)), "nobody but the Soldiers binds"),
    (replace(REPLAY, replay_token=False), "a Replay token to spend, after a turn"),
    (replace(REPLAY, turn=1, turn_number=2, decider=1), "an automaton decides nothing else"),
    (replace(SOUGHT, turn=0, decider=0), "the automaton takes piles"),
    (replace(SOUGHT, decider=0), "the seat whose turn it is decides"),
    (replace(SOUGHT, decision=ChooseRecruiting()), "an automaton decides nothing else"),
    (replace(SOUGHT, decision=ChoosePile((Guild.MAGE,), Reason.SIX, 1)), "it takes what comes first on its list"),
]


@pytest.mark.parametrize(("broken", "invariant"), BROKEN_SOLO)
def test_a_solo_game_has_rules_of_its_own(broken: GameState, invariant: str) -> None:
    assert problems(SOLO) == problems(SOUGHT) == problems(REPLAY) == []
    assert invariant in found(broken)


def test_a_complete_chamber_is_offered_no_other_turn() -> None:
    full = " ".join(f"{guild}-{ip}" for guild in ("farmer", "mage", "soldier") for ip in (0, 3, 3, 4, 4))
    state = solo("farmer", full, "politician-4", replay_token=True, last_turns_by=0)
    assert "a Replay needs a free place" in found(replace(state, decision=ChooseReplay()))
