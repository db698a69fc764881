"""Which pile does a Legendary opponent take? RULES.md, "Solo": conditions, priorities, ties."""

from dataclasses import replace

import pytest

from bot.game import Code, GameError, GameState, apply, legal_actions, parse
from bot.game.automaton import sought
from bot.game.cards import GUILDS, Guild, lord
from bot.game.events import (
    Preferred,
    Revealed,
)
from bot.game.state import AUTOMATON, PERSON, ChoosePile, Reason
from tests.game.tables import events_of, options, pile, play, solo

STARTED = "politician-4"  # a Chamber that has begun and offers nothing to the conditions


def looks(opponent: str, piles: str, chamber: str = STARTED) -> GameState:
    """Return the beginning of an automaton's turn with these piles."""
    return solo(opponent, STARTED, chamber, piles=piles, turn=AUTOMATON)


# The first condition of an opponent's list that some pile meets; the pile of the highest figure.
CHOICES = [
    ("farmer", "mage-3 mage-4 farmer-1", "mage", Reason.SEVERAL, 2),
    ("farmer", "mage-3 mage-4 farmer-1 farmer-1 farmer-3", "farmer", Reason.SEVERAL, 3),
    ("farmer", "mage-3 farmer-1", "farmer", Reason.KEY, 1),
    ("soldier", "mage-3 mage-4 mage-6 soldier-0", "soldier", Reason.SOLDIER, 1),
    ("soldier", "mage-1 mage-1 mage-2 farmer-6", "farmer", Reason.SIX, 1),
    ("soldier", "mage-1 mage-1 farmer-1", "mage", Reason.SEVERAL, 2),
    ("merchant", "mage-1 mage-1 mage-2 merchant-4", "merchant", Reason.PEARL, 1),
    ("merchant", "mage-3 mage-1 merchant-4 merchant-3 farmer-4", "merchant", Reason.PEARL, 2),
    ("merchant", "mage-1 mage-1 farmer-1", "mage", Reason.SEVERAL, 2),
    ("politician", "mage-1 mage-1 mage-2 farmer-6", "farmer", Reason.SIX, 1),
    ("politician", "mage-3 mage-4 mage-4 farmer-2", "farmer", Reason.KEY, 1),
    ("politician", "mage-3 mage-4 farmer-3", "mage", Reason.SEVERAL, 2),
    ("mage", "mage-1 mage-2 farmer-1 farmer-3 farmer-4", "mage", Reason.KEY, 2),
    ("mage", "mage-3 mage-4 farmer-6", "mage", Reason.SEVERAL, 2),
]


@pytest.mark.parametrize(("opponent", "piles", "wanted", "reason", "figure"), CHOICES)
def test_it_takes_the_first_condition_that_a_pile_meets(
    opponent: str, piles: str, wanted: str, reason: Reason, figure: int
) -> None:
    """[S] The table of conditions and of priorities."""
    state = looks(opponent, piles)
    assert state.decider == AUTOMATON
    assert state.decision == ChoosePile((Guild(wanted),), reason, figure)
    assert options(state) == [f"rally:{wanted}"]


# Places 1 to 4 hold Mages on 1, 2 and 4: a fifth one on place 5 joins 4 alone.
COALITIONS = [
    ("merchant", "mage-1 mage-1", "mage-6", "mage", 3),  # places 1, 2 and the next, 3
    ("farmer", "mage-0 mage-3", "mage-4", "mage", 3),
    ("soldier", "mage-0 mage-3", "mage-4 farmer-3 farmer-4 farmer-1", "mage", 3),
    ("politician", "mage-0 mage-3", "mage-4 farmer-4 farmer-3 farmer-4", "mage", 3),
    ("mage", "mage-0 mage-3", "mage-4 mage-3 farmer-4 farmer-3 farmer-0", "mage", 4),
    ("mage", "mage-0 mage-3 mage-6", "mage-4 mage-3", "mage", 5),
]


@pytest.mark.parametrize(("opponent", "stands_there", "piles", "wanted", "figure"), COALITIONS)
def test_a_coalition_counts_around_the_next_free_place_with_the_rest_of_the_pile(
    opponent: str, stands_there: str, piles: str, wanted: str, figure: int
) -> None:
    """[S] `coalition`, from 3 on; it comes before or after the others as each opponent's list has it."""
    state = looks(opponent, piles, stands_there)
    assert state.decision == ChoosePile((Guild(wanted),), Reason.COALITION, figure)


def test_two_are_no_coalition() -> None:
    """[S] The size of the Coalition around that place, if 3 or more."""
    assert looks("merchant", "mage-6", "mage-1").decision == ChoosePile((), None, 0)
    apart = looks("merchant", "mage-6", "mage-1 mage-1 farmer-4 farmer-3")  # the next place, 5, touches neither
    assert apart.decision == ChoosePile((), None, 0)


TIES = [
    ("farmer", "mage-3 mage-4 farmer-1 farmer-4 soldier-3", Reason.SEVERAL, ["farmer", "mage"]),
    ("farmer", "mage-1 farmer-2 soldier-3", Reason.KEY, ["farmer", "mage"]),
    ("soldier", "mage-6 farmer-6", Reason.SIX, ["farmer", "mage"]),
    ("merchant", "mage-3 soldier-4 merchant-4", Reason.PEARL, ["soldier", "merchant", "mage"]),
    ("politician", "mage-6 farmer-6 mage-1 mage-1", Reason.SIX, ["farmer", "mage"]),
    ("mage", "mage-1 mage-2 farmer-2 farmer-1 soldier-1", Reason.KEY, ["farmer", "mage"]),
]


@pytest.mark.parametrize(("opponent", "piles", "reason", "tied"), TIES)
def test_the_person_decides_a_tie_and_nobody_else(opponent: str, piles: str, reason: Reason, tied: list[str]) -> None:
    """[S] A tie is decided by the person, in the automaton's turn."""
    state = looks(opponent, piles)
    assert isinstance(state.decision, ChoosePile)
    assert (state.turn, state.decider, state.decision.reason) == (AUTOMATON, PERSON, reason)
    assert options(state) == [f"rally:{guild}" for guild in tied]
    assert not legal_actions(state, AUTOMATON)
    with pytest.raises(GameError) as refused:
        apply(state, parse("rally:politician"), PERSON)
    assert refused.value.code is Code.ILLEGAL_ACTION
    for guild in tied:
        applied = apply(state, parse(f"rally:{guild}"), PERSON)
        assert Preferred(AUTOMATON, reason, state.decision.figure, len(tied)) in applied.events
        assert applied.state.seats[AUTOMATON].chamber.lords[1].guild == guild
        assert applied.state.seats[PERSON] == state.seats[PERSON]


def test_a_tie_of_coalitions_and_of_largest_piles_is_the_persons_too() -> None:
    """[S] A tie."""
    both = looks("merchant", "mage-6 farmer-6", "farmer-0 farmer-3 mage-0 mage-3 politician-4 soldier-4")
    assert isinstance(both.decision, ChoosePile)
    assert both.decision.reason is Reason.COALITION
    assert options(both) == ["rally:farmer", "rally:mage"]


def test_when_nothing_pleases_it_the_top_lord_is_turned_up_and_it_looks_again() -> None:
    """[S] No pile meets any condition."""
    state = solo(
        "farmer", STARTED, STARTED, piles="mage-3", lords_on_top="farmer-4 soldier-6 merchant-2", turn=AUTOMATON
    )
    assert (state.decider, options(state)) == (AUTOMATON, ["reveal"])
    once = play(state, "reveal")
    assert (pile(once, "farmer"), options(once), once.turn) == ("farmer-4", ["reveal"], AUTOMATON)
    thrice = play(once, "reveal", "reveal")
    assert options(thrice) == ["rally:merchant"]
    assert [type(event) for event in events_of(state, "reveal")] == [Revealed]


def test_with_an_empty_deck_and_nothing_that_pleases_it_takes_the_largest_pile() -> None:
    """[S] The deck is empty too."""
    chambers = (
        "farmer-1 " * 4 + "farmer-2 " * 2 + "soldier-1 " * 4 + "soldier-2 " * 2 + "soldier-3 soldier-4",
        STARTED,
    )
    state = with_piles(solo("mage", *chambers), "farmer-3", "merchant-3")
    assert state.decision == ChoosePile((Guild.FARMER, Guild.MERCHANT), Reason.LARGEST, 1)
    assert state.decider == PERSON
    state = with_piles(solo("merchant", STARTED, STARTED), "farmer-0", "mage-1")
    assert options(state) == ["rally:farmer", "rally:mage"]
    one = with_piles(solo("merchant", STARTED, STARTED), "farmer-6")
    assert one.decision == ChoosePile((Guild.FARMER,), Reason.LARGEST, 1)


def with_piles(state: GameState, *tops: str) -> GameState:
    """Return the automaton's turn with an empty deck and only these piles: an unlawful table, the other cards gone."""
    piles = tuple(tuple(lord(top) for top in tops if lord(top).guild is guild) for guild in GUILDS)
    assert state.options.opponent is not None
    wanted = sought(state.options.opponent, state.seats[AUTOMATON].chamber, piles, deck=False)
    decider = PERSON if len(wanted.guilds) > 1 else AUTOMATON
    return replace(state, lord_deck=(), piles=piles, turn=AUTOMATON, decision=wanted, decider=decider)
