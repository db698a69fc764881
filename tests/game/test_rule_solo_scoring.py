"""What does a solo game count, and who wins it? RULES.md, "Solo"."""

from dataclasses import replace

import pytest

from bot.game import Points, outcome, view_for
from bot.game.cards import GUILDS, LOCATIONS, Guild
from bot.game.scoring import extra_points, location_points, points_of, seat_points
from bot.game.state import AUTOMATON, PERSON
from tests.game.tables import chamber, seat_of, solo

MIXED = "soldier-3 soldier-1 farmer-1+pearl_3 mage-6 soldier-4 mage-1+locations"  # 3 + 1 + 3 pearls

EXTRAS = {"farmer": 0, "soldier": 1 + 2 * 3, "merchant": 6 // 2, "politician": 6, "mage": 2}


@pytest.mark.parametrize(("opponent", "extra"), EXTRAS.items())
def test_each_opponent_has_its_extra(opponent: str, extra: int) -> None:
    """[S] The table's last column."""
    seat = seat_of(MIXED)
    assert extra_points(seat, Guild(opponent)) == extra
    usual, points = (
        seat_points(seat, pearl_master=True),
        seat_points(seat, pearl_master=True, automaton=Guild(opponent)),
    )
    assert points == Points(usual.lords, 10, usual.coalition, 5, extra)
    assert points.total == usual.lords + 10 + usual.coalition + 5 + extra


@pytest.mark.parametrize(
    ("opponent", "extra"), [("farmer", 0), ("soldier", 1), ("merchant", 0), ("politician", 0), ("mage", 0)]
)
def test_an_empty_chamber_has_what_is_left(opponent: Guild, extra: int) -> None:
    """[S] 1 + 2 per Soldier; nothing else is there."""
    assert extra_points(seat_of(""), opponent) == extra


def test_an_odd_pearl_makes_no_pair() -> None:
    """[S] 1 per pair of pearls."""
    assert extra_points(seat_of("mage-3 mage-4"), Guild.MERCHANT) == 1


@pytest.mark.parametrize("location", LOCATIONS, ids=str)
def test_it_scores_five_for_each_location_whatever_it_says(location: object) -> None:
    """[S] 5 for each."""
    own = chamber("farmer-1 farmer-2 farmer-6")
    assert location_points(location, own, 9, automaton=Guild.FARMER) == 5  # type: ignore[arg-type]


@pytest.mark.parametrize("opponent", GUILDS)
def test_the_person_scores_as_ever(opponent: Guild) -> None:
    """[S] The automaton alone has another way of counting."""
    state = solo(opponent, MIXED, "politician-4")
    assert points_of(state, PERSON) == seat_points(state.seats[PERSON], pearl_master=True)
    assert points_of(state, PERSON).extra is None


def test_a_view_tells_the_same_points() -> None:
    """What screens and pictures show."""
    state = solo("mage", "politician-4", MIXED)
    side = view_for(state, PERSON).seats[AUTOMATON]
    assert (side.automaton, side.points) == (Guild.MAGE, points_of(state, AUTOMATON))
    assert [side.worth(location) for _, location in side.chamber.locations] == [5, 5]
    own = view_for(state, PERSON).own
    assert (own.automaton, own.worth(LOCATIONS[0])) == (None, 7)


# Chambers with their points: 6 and 3 for a Coalition of one; pearls come with a 4.
RESULTS = [
    ("farmer-6 farmer-2 farmer-1", "mage-3", PERSON, "more points although the automaton is Pearl Master"),
    ("farmer-6 mage-0", "mage-6 farmer-0", AUTOMATON, "equal points, and nobody is Pearl Master"),
    ("farmer-3", "mage-6 farmer-2", PERSON, "equal points, and the person is Pearl Master"),
    ("mage-6 farmer-2", "farmer-3", AUTOMATON, "equal points, and the automaton is Pearl Master"),
    ("farmer-1", "mage-6", AUTOMATON, "fewer points"),
]


@pytest.mark.parametrize(("person", "automaton", "winner", "why"), RESULTS)
def test_the_person_wins_with_more_points_and_on_equal_ones_as_pearl_master(
    person: str, automaton: str, winner: int, why: str
) -> None:
    """[S] The last sentence."""
    state = solo("farmer", person, automaton)
    result = outcome(replace(state, decider=None, decision=None))
    assert result is not None, why
    totals = [points.total for points in result.points]
    assert ("equal" in why) == (totals[0] == totals[1]), totals
    assert result.winners == (winner,), why
    assert result.ranks == ((1, 2) if winner == PERSON else (2, 1))


def test_more_pearls_decide_nothing() -> None:
    """[S] Not pearls but the token; it may be with who has fewer only in a broken table, so equal ones are tried."""
    state = solo("farmer", "farmer-3 mage-0", "mage-3 farmer-0", pearl_master=AUTOMATON)
    result = outcome(replace(state, decider=None, decision=None))
    assert result is not None
    assert result.winners == (AUTOMATON,)
