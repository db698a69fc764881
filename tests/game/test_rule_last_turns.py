"""Whose turn is it, and when does the game end? Clockwise play, the last turns, the end."""

import pytest

from bot.game import Code, GameError, GameState, apply, legal_actions, outcome, parse
from bot.game.events import GameEnded, LastTurnsBegan, TurnBegan
from bot.game.state import ChooseRecruiting
from tests.game.tables import events_of, options, play, stands, start, table_with

FOURTEEN = (
    "farmer-1 farmer-1+influence_7 farmer-1 farmer-1+locations soldier-1 soldier-1+gold_keys soldier-1 "
    "soldier-1+silver_keys merchant-1 merchant-1+pearl_pairs merchant-1 mage-6 mage-4 mage-3"
)
OTHER_FOURTEEN = (
    "farmer-2 farmer-2+strongest_mage soldier-2 soldier-2+strongest_farmer merchant-2 merchant-2+followers_mage "
    "farmer-3 farmer-3 farmer-4 farmer-4 soldier-3 soldier-3 soldier-4 soldier-4"
)
COMPLETE = f"{FOURTEEN} politician-3"


def turn_of(state: GameState) -> GameState:
    """Play one turn that draws a single Lord and declines everything."""
    number = state.turn_number
    while not state.over and state.turn_number == number:
        choices = options(state)
        state = play(state, "stay" if "stay" in choices else choices[0])
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_clockwise_from_seat_zero(players: int) -> None:
    """[R] Set-up."""
    state = start("farmer-3 soldier-3 merchant-3 mage-3 farmer-4 soldier-4 merchant-4 mage-4 mage-6", players=players)
    seen = []
    for _ in range(2 * players + 1):
        seen.append((state.turn, state.decider, state.turn_number, state.decision))
        state = turn_of(state)
    assert seen == [(n % players, n % players, n + 1, ChooseRecruiting()) for n in range(2 * players + 1)]


@pytest.mark.parametrize(("players", "turn", "following"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_the_next_turn_is_told(players: int, turn: int, following: int) -> None:
    """[R] Turns are numbered from 1."""
    state = table_with(*["mage-1"] * players, lords_on_top="mage-4", turn=turn)
    state = play(state, "explore:1")
    assert events_of(state, "recruit:mage-4")[-1] == TurnBegan(following, turn + 2)
    after = play(state, "recruit:mage-4")
    assert (after.turn, after.decider, after.turn_number) == (following, following, turn + 2)


@pytest.mark.parametrize(("players", "turn"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_after_a_chamber_is_complete_every_other_player_takes_one_last_turn(players: int, turn: int) -> None:
    """[R] End of the game."""
    chambers = ["mage-2"] * min(players, 2) + ["farmer-2"] * (players - min(players, 2))
    chambers[turn] = FOURTEEN
    state = table_with(*chambers, lords_on_top="politician-3", turn=turn)
    state = play(state, "explore:1")
    told = events_of(state, "recruit:politician-3")
    assert told[-2:] == (LastTurnsBegan(turn), TurnBegan((turn + 1) % players, turn + 2))
    state = play(state, "recruit:politician-3")
    assert state.last_turns_by == turn
    order = []
    while not state.over:
        assert outcome(state) is None
        order.append(state.turn)
        state = turn_of(state)
    assert order == [(turn + step) % players for step in range(1, players)]
    assert [len(seat.chamber.lords) for seat in state.seats] == [15 if seat == turn else 2 for seat in range(players)]


def test_fourteen_lords_do_not_begin_the_last_turns() -> None:
    """[R] Only the fifteenth does."""
    thirteen = FOURTEEN.removesuffix(" mage-3")
    state = play(table_with(thirteen, "", lords_on_top="politician-3"), "explore:1")
    assert not any(isinstance(event, LastTurnsBegan) for event in events_of(state, "recruit:politician-3"))
    after = play(state, "recruit:politician-3")
    assert (len(after.seats[0].chamber.lords), after.last_turns_by, after.turn) == (14, None, 1)


def test_a_rally_may_complete_the_chamber() -> None:
    """[R] Powers first."""
    state = table_with(FOURTEEN, "", piles="politician-6 politician-4", lords_on_top="mage-4")
    state = play(state, "rally:politician", "recruit:politician-6")
    assert stands(state, 0) == f"{FOURTEEN} politician-6"
    assert (state.last_turns_by, len(state.piles[4]), state.turn) == (0, 1, 1)


def test_the_last_turns_begin_only_when_the_powers_are_resolved() -> None:
    """[R] The fifteenth Lord's Location is chosen first."""
    state = table_with(FOURTEEN, "mage-2", lords_on_top="merchant-1", face_up="forced_pair")
    state = play(state, "explore:1", "recruit:merchant-1")
    assert (len(state.seats[0].chamber.lords), state.last_turns_by, state.turn) == (15, None, 0)
    assert events_of(state, "control:forced_pair")[-2:] == (LastTurnsBegan(0), TurnBegan(1, 2))


def test_the_game_ends_when_the_turn_would_come_to_the_complete_chamber_again() -> None:
    """[R]."""
    state = table_with(COMPLETE, "mage-2", lords_on_top="farmer-4", turn=1, last_turns_by=0)
    state = play(state, "explore:1")
    assert events_of(state, "recruit:farmer-4")[-1] == GameEnded()
    after = play(state, "recruit:farmer-4")
    assert (after.over, after.decider, after.decision, after.turn, after.turn_number) == (True, None, None, 1, 2)
    assert after.queue == ()
    assert stands(after, 1) == "mage-2 farmer-4"


def test_a_second_chamber_completed_in_a_last_turn_changes_nothing() -> None:
    """[R] The last turns were those of all others already; seat 2 still has its own."""
    state = table_with(COMPLETE, OTHER_FOURTEEN, "", lords_on_top="mage-2 merchant-3", turn=1, last_turns_by=0)
    state = play(state, "explore:1")
    told = events_of(state, "recruit:mage-2")
    assert not any(isinstance(event, LastTurnsBegan) for event in told)
    state = play(state, "recruit:mage-2")
    assert (len(state.seats[1].chamber.lords), state.last_turns_by, state.turn, state.over) == (15, 0, 2, False)
    state = play(state, "explore:1", "recruit:merchant-3")
    assert state.over


def test_no_turn_and_no_restriction_lifted_is_told_after_the_end() -> None:
    """[R] The last event of a game is its end."""
    state = table_with(COMPLETE, "mage-2", lords_on_top="farmer-4", turn=1, last_turns_by=0)
    told = events_of(play(state, "explore:1"), "recruit:farmer-4")
    assert told.count(GameEnded()) == 1
    assert not any(isinstance(event, TurnBegan) for event in told)


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_can_be_done_after_the_end(seat: int) -> None:
    """[R]."""
    state = table_with(COMPLETE, "mage-2", lords_on_top="farmer-4", turn=1, last_turns_by=0)
    state = play(state, "explore:1", "recruit:farmer-4")
    assert list(legal_actions(state, seat)) == []
    with pytest.raises(GameError) as error:
        apply(state, parse("explore:1"), seat)
    assert error.value.code is Code.GAME_OVER
