"""Who wins? Most points, then most pearls, then together; every seat may be the one."""

from dataclasses import replace
from itertools import permutations

import pytest

from bot.game import GameState, Outcome, Points, outcome
from bot.game.state import Seat
from tests.game.tables import chamber, play, table_with

COMPLETE = (
    "farmer-1 farmer-1+influence_7 farmer-1 farmer-1+locations soldier-1 soldier-1+gold_keys soldier-1 "
    "soldier-1+silver_keys merchant-1 merchant-1+pearl_pairs merchant-1 mage-6 mage-4 mage-3 politician-3"
)

# Each entry is a seat: the IP of its only Lord, its pearls, and the rank that it should get. A lone Lord is worth its
# IP and 3 as a Coalition of one, so that equal IP means equal points.
TABLES = [
    [(4, 0, 1), (3, 0, 2)],
    [(4, 1, 1), (3, 9, 2)],  # pearls decide nothing but a tie
    [(4, 5, 1), (4, 4, 2)],
    [(4, 5, 1), (4, 5, 1)],
    [(0, 0, 1), (0, 0, 1)],
    [(6, 0, 1), (4, 0, 2), (3, 0, 3)],
    [(4, 2, 1), (4, 1, 2), (4, 0, 3)],
    [(4, 2, 1), (4, 2, 1), (4, 1, 3)],
    [(4, 2, 1), (3, 2, 2), (3, 2, 2)],
    [(3, 7, 1), (3, 7, 1), (3, 7, 1)],
    [(6, 0, 1), (4, 3, 2), (4, 2, 3), (1, 9, 4)],
    [(6, 1, 1), (6, 1, 1), (4, 9, 3), (4, 8, 4)],
    [(6, 1, 1), (4, 3, 2), (4, 3, 2), (3, 3, 4)],
    [(6, 1, 1), (6, 1, 1), (6, 1, 1), (6, 0, 4)],
    [(6, 1, 1), (6, 1, 1), (6, 1, 1), (6, 1, 1)],
    [(6, 1, 1), (6, 0, 2), (6, 0, 2), (6, 0, 2)],
]


def ended(*seats: tuple[int, int], pearl_master: int | None = None) -> GameState:
    """Return a game that has ended with these Lords' IP and pearls by seat; play could not end it so early."""
    guilds = ["mage", "farmer", "soldier", "merchant"]
    chambers = [f"{guild}-{ip}" for guild, (ip, _) in zip(guilds, seats, strict=False)]
    state = table_with(*chambers, lawful=False)
    sides = tuple(Seat(chamber(text), pearls) for text, (_, pearls) in zip(chambers, seats, strict=True))
    return replace(state, seats=sides, pearl_master=pearl_master, decider=None, decision=None, last_turns_by=0)


@pytest.mark.parametrize("table", TABLES)
def test_most_points_win_then_most_pearls_then_the_victory_is_shared(table: list[tuple[int, int, int]]) -> None:
    """[S pp.11-12] Whoever sits where; ranks count places, so that two winners are followed by a third."""
    for order in permutations(table):
        result = outcome(ended(*((ip, pearls) for ip, pearls, _ in order)))
        assert result == Outcome(
            points=tuple(Points(ip, 0, 3, 0) for ip, _, _ in order),
            pearls=tuple(pearls for _, pearls, _ in order),
            ranks=tuple(rank for _, _, rank in order),
            winners=tuple(seat for seat, (_, _, rank) in enumerate(order) if rank == 1),
        )


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_token_counts_in_the_result(seat: int) -> None:
    """[S pp.9, 12] Five points for its holder, which decide here."""
    result = outcome(ended((4, 1), (4, 1), (4, 1), pearl_master=seat))
    assert result is not None
    assert result.winners == (seat,)
    assert [points.total for points in result.points] == [12 if other == seat else 7 for other in range(3)]


def test_points_count_before_pearls() -> None:
    """[S pp.11-12] One point more beats any number of pearls."""
    result = outcome(ended((1, 0), (0, 30)))
    assert result is not None
    assert (result.ranks, result.winners) == ((1, 2), (0,))


def test_a_game_that_goes_on_has_no_result() -> None:
    """[R] Also in its last turns."""
    assert outcome(table_with("mage-4", "farmer-3", pearl_master=1)) is None
    state = table_with(COMPLETE, "mage-2", lords_on_top="farmer-4", turn=1, last_turns_by=0)
    assert outcome(state) is None
    assert outcome(play(state, "explore:1")) is None


def test_a_game_played_to_its_end_is_counted() -> None:
    """[R] Everything together: 12 + 30 + 12 + 5 against 6 + 3."""
    state = table_with(COMPLETE, "mage-2", lords_on_top="farmer-4", turn=1, last_turns_by=0)
    assert state.pearl_master == 0
    result = outcome(play(state, "explore:1", "recruit:farmer-4"))
    # Lords 1 1 1 3 6; Locations 7, 5 x 2, no gold keys, 11 silver keys, 2 pairs of pearls; four farmers in a row.
    own = Points(lords=12, locations=7 + 10 + 0 + 11 + 2, coalition=12, pearl_master=5)
    assert result == Outcome(
        points=(own, Points(lords=6, locations=0, coalition=3, pearl_master=0)),
        pearls=(5, 1),
        ranks=(1, 2),
        winners=(0,),
    )
