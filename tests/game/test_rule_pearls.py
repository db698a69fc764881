"""Who is Pearl Master? The first pearl, equality, the Master's own gains, Locations that give pearls."""

import pytest

from bot.game.cards import Key
from bot.game.events import Controlled, KeyRevealed, PearlMasterNamed, PearlsGained
from tests.game.tables import events_of, locations, options, pearls, play, start, table_with


def named(state_events: tuple[object, ...]) -> list[object]:
    """Return what was told about pearls."""
    return [event for event in state_events if isinstance(event, PearlsGained | PearlMasterNamed)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_nobody_is_pearl_master_at_the_start(seat: int) -> None:
    """[R] Set-up: the track is at 0."""
    state = start(players=4)
    assert (state.pearl_master, state.seats[seat].pearls) == (None, 0)


@pytest.mark.parametrize(
    ("drawn", "count"), [("mage-0", 0), ("mage-1", 0), ("mage-2", 0), ("mage-3", 2), ("mage-4", 1), ("mage-6", 0)]
)
def test_only_lords_of_three_and_four_influence_bring_pearls(drawn: str, count: int) -> None:
    """[S pp.7-9] Two and one."""
    state = play(start(drawn), "explore:1")
    told = events_of(state, f"recruit:{drawn}")
    assert named(told) == ([PearlsGained(0, count, count), PearlMasterNamed(0)] if count else [])
    after = play(state, f"recruit:{drawn}")
    assert (pearls(after), after.pearl_master) == ([count, 0], 0 if count else None)


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_first_player_to_own_a_pearl_takes_the_token(turn: int) -> None:
    """[S pp.9, 12]."""
    state = play(table_with("mage-1", "mage-1", "mage-1", lords_on_top="mage-4", turn=turn), "explore:1")
    assert named(events_of(state, "recruit:mage-4")) == [PearlsGained(turn, 1, 1), PearlMasterNamed(turn)]
    assert play(state, "recruit:mage-4").pearl_master == turn


@pytest.mark.parametrize(
    ("mine", "masters", "drawn", "taken"),
    [
        ("", "farmer-3", "mage-4", False),  # 1 of 2
        ("", "farmer-3", "mage-3", True),  # 2 of 2: equality is enough
        ("mage-4", "farmer-3", "mage-3", True),  # 3 of 2: exceeds
        ("mage-4", "farmer-3 farmer-3", "mage-3", False),  # 3 of 4
        ("mage-3", "farmer-3 farmer-3", "soldier-3", True),  # 4 of 4
        ("mage-3 soldier-4", "farmer-3 farmer-3", "mage-3", True),  # 5 of 4
        ("", "farmer-4", "mage-4", True),  # 1 of 1
        ("", "farmer-4", "mage-1", False),  # no pearl
    ],
)
def test_another_player_takes_the_token_by_equalling_or_exceeding_the_master(
    mine: str, masters: str, drawn: str, taken: bool
) -> None:
    """[S pp.9, 12] At once."""
    state = play(table_with(mine, masters, lords_on_top=drawn, pearl_master=1), "explore:1")
    told = events_of(state, f"recruit:{drawn}")
    after = play(state, f"recruit:{drawn}")
    assert after.pearl_master == (0 if taken else 1)
    assert (PearlMasterNamed(0) in told) is taken
    assert not any(event == PearlMasterNamed(1) for event in told)


def test_the_master_that_gains_pearls_stays_the_master_without_taking_the_token_anew() -> None:
    """[R] Only the marker moves."""
    state = play(table_with("mage-3", "farmer-4", lords_on_top="mage-4", pearl_master=0), "explore:1")
    told = events_of(state, "recruit:mage-4")
    assert named(told) == [PearlsGained(0, 1, 3)]
    after = play(state, "recruit:mage-4")
    assert (pearls(after), after.pearl_master) == ([3, 1], 0)


def test_whoever_was_equalled_must_gain_to_take_the_token_back() -> None:
    """[S pp.9, 12] Equality favours the one who came to it last."""
    state = table_with("", "farmer-3", lords_on_top="mage-3 soldier-1 merchant-1 farmer-4", pearl_master=1)
    state = play(state, "explore:1", "recruit:mage-3")
    assert (pearls(state), state.pearl_master) == ([2, 2], 0)
    state = play(state, "explore:1", "recruit:soldier-1")  # a turn without pearls changes nothing
    assert state.pearl_master == 0
    state = play(state, "explore:1", "recruit:merchant-1", "explore:1", "recruit:farmer-4")
    assert (pearls(state), state.pearl_master) == ([2, 3], 1)


def test_the_comparison_is_with_the_master_not_with_other_players() -> None:
    """[S pp.9, 12] Seat 2 has the token with as many pearls as seat 0."""
    state = table_with("mage-3", "", "farmer-3", lords_on_top="soldier-4", pearl_master=2, turn=1)
    state = play(state, "explore:1", "recruit:soldier-4")
    assert (pearls(state), state.pearl_master) == ([2, 1, 2], 2)


def test_the_token_passes_while_powers_apply_one_after_another() -> None:
    """[S p.6] The first two pearls do not suffice, the third does."""
    state = play(table_with("", "farmer-3 farmer-4", piles="mage-3 mage-4 mage-4", pearl_master=1), "rally:mage")
    told = events_of(state, "recruit:mage-3,mage-4,mage-4")
    assert named(told) == [PearlsGained(0, 2, 2), PearlsGained(0, 1, 3), PearlMasterNamed(0), PearlsGained(0, 1, 4)]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_location_gives_its_pearls_at_once(count: int) -> None:
    """[R] The table of Locations, and it may bring the token."""
    state = table_with("mage-1", "farmer-3", lords_on_top="mage-1", face_up=f"pearl_{count}", pearl_master=1)
    state = play(state, "explore:1", "recruit:mage-1")
    told = events_of(state, f"control:pearl_{count}")
    assert told[:-1] == (
        Controlled(0, locations(f"pearl_{count}")[0], 2),
        PearlsGained(0, count, count),
        *([PearlMasterNamed(0)] if count >= 2 else []),
    )
    after = play(state, f"control:pearl_{count}")
    assert (pearls(after), after.pearl_master) == ([count, 2], 0 if count >= 2 else 1)


def test_a_location_without_pearls_gives_none() -> None:
    """[R]."""
    state = table_with("mage-1", "", lords_on_top="mage-1", face_up="influence_7")
    state = play(state, "explore:1", "recruit:mage-1")
    assert named(events_of(state, "control:influence_7")) == []
    assert play(state, "control:influence_7").pearl_master is None


def test_pearls_are_never_spent() -> None:
    """[R] Not for Locations either."""
    state = table_with("mage-1 mage-3", "", lords_on_top="mage-1", pearl_master=0)
    state = play(state, "explore:1", "recruit:mage-1", "scout:1")
    before = pearls(state)
    notation = options(state)[0]
    assert notation == "control:influence_7"
    assert pearls(play(state, notation)) == before == [2, 0]


def test_pearls_of_a_location_come_before_the_powers_that_still_wait() -> None:
    """[R] Its immediate effect applies at once."""
    state = table_with("mage-1", "farmer-3", piles="mage-1 mage-4 mage-2", face_up="pearl_2", pearl_master=1)
    state = play(state, "rally:mage", "recruit:mage-1,mage-4,mage-2")
    told = events_of(state, "control:pearl_2")
    assert [event for event in told if isinstance(event, PearlsGained | PearlMasterNamed | KeyRevealed)] == [
        PearlsGained(0, 2, 2),
        PearlMasterNamed(0),
        PearlsGained(0, 1, 3),
        KeyRevealed(0, Key.GOLD, 4),
    ]
