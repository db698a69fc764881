"""When does a solo game bring the Replay token, and what is it good for? RULES.md, "Solo"."""

from dataclasses import replace

import pytest

from bot.game import Code, GameError, GameState, apply, outcome, parse
from bot.game.events import GameEnded, LastTurnsBegan, ReplaySpent, ReplayWon, TurnBegan
from bot.game.state import AUTOMATON, PERSON, ChooseReplay
from tests.game.tables import events_of, options, play, solo, stands

STARTED = "politician-4"


def after_drawing(chamber: str, lord: str, *, replay_token: bool = False) -> tuple[GameState, int]:
    """Return what placing a Lord leads to, and how often it brought the token."""
    state = solo("farmer", chamber, STARTED, lords_on_top=lord, replay_token=replay_token)
    actions = ("explore:1", f"recruit:{lord}")
    return play(state, *actions), sum(isinstance(event, ReplayWon) for event in events_of(state, *actions))


NEW_AREAS = [
    ("mage-3 mage-4", "mage-6", 1),
    ("mage-3 farmer-3 mage-4", "mage-6", 0),  # two at 3 and 4, one apart
    ("mage-3 mage-4 farmer-3 mage-3 mage-6", "mage-4", 1),  # place 6 touches 1 and 2: three, and 4 and 5 stay two
    ("mage-3 mage-4 mage-6", "mage-3", 0),  # a fourth
    ("mage-3 mage-4 mage-6 farmer-3 farmer-4", "farmer-6", 0),  # place 6 touches no farmer
    ("mage-3 mage-4 mage-6 farmer-3 farmer-4 merchant-3 merchant-4 merchant-6", "farmer-6", 1),  # 9 touches 4 and 5
    ("mage-3 mage-4 mage-6 farmer-3 mage-3 merchant-3 merchant-4", "mage-4", 0),  # 8 joins three (1-3) with itself
    ("mage-3 farmer-3 mage-4 farmer-4 mage-6 merchant-3", "mage-3", 0),  # 7 touches 3: two
]


@pytest.mark.parametrize(("chamber", "lord", "brought"), NEW_AREAS)
def test_a_lord_that_makes_a_new_area_of_three_brings_it(chamber: str, lord: str, brought: int) -> None:
    """[S] A new area of three or more adjacent Lords of one guild, not one that merely grows."""
    state, count = after_drawing(chamber, lord)
    assert count == brought
    assert state.replay_token == bool(brought)


def test_joining_two_small_areas_makes_a_new_one_and_joining_a_large_one_does_not() -> None:
    """[S] Not one that merely enlarges an area that already had three."""
    small = "mage-3 mage-4 farmer-3 farmer-4 farmer-6 merchant-3"  # the next place, 7, touches 2, 3 and 6
    assert after_drawing(small, "mage-6")[1] == 1
    both = "mage-3 mage-4 farmer-3 mage-6 mage-3 merchant-3 merchant-4"  # 8 touches 3, 4, 7
    assert after_drawing(both, "mage-4")[1] == 1
    large = "mage-3 mage-4 mage-6 farmer-4 merchant-3 mage-3 merchant-4"  # 6 touches 1, 2: four; 8 touches 3
    assert after_drawing(large, "mage-4")[1] == 0


def test_a_rallied_pile_brings_it_as_well_and_only_once() -> None:
    """[S] You hold at most one."""
    state = solo("farmer", STARTED, STARTED, piles="mage-3 mage-4 mage-6 mage-4")
    events = events_of(state, "rally:mage", "recruit:mage-3,mage-4,mage-6,mage-4")
    assert events.count(ReplayWon(PERSON)) == 1


def test_who_holds_one_gets_no_second() -> None:
    """[S] At most one."""
    state, count = after_drawing("mage-3 mage-4", "mage-6", replay_token=True)
    assert (count, state.replay_token) == (0, True)


def test_a_swap_brings_none() -> None:
    """[D] A placed Lord makes the area; a moved one does not."""
    state = solo("farmer", "mage-3 mage-4 farmer-3 mage-6", STARTED, lords_on_top="soldier-0")
    after = play(state, "explore:1", "recruit:soldier-0", "swap:3-4")
    assert stands(after, PERSON) == "mage-3 mage-4 mage-6 farmer-3 soldier-0"
    assert not after.replay_token


def test_the_automaton_gets_none() -> None:
    """[S] It is the person's."""
    state = solo("mage", STARTED, "mage-3 mage-4", piles="mage-6", turn=AUTOMATON)
    events = events_of(state, "rally:mage")
    assert not any(isinstance(event, ReplayWon) for event in events)


def test_an_ordinary_game_knows_no_token() -> None:
    """It belongs to solo games."""
    state = solo("farmer", "mage-3 mage-4", STARTED, lords_on_top="mage-6")
    ordinary = GameState(**{**fields_of(state), "options": type(state.options)(2)})  # type: ignore[arg-type]
    assert not play(ordinary, "explore:1", "recruit:mage-6").replay_token


def fields_of(state: GameState) -> dict[str, object]:
    return {name: getattr(state, name) for name in GameState.__dataclass_fields__ if name != "legal_memo"}


def asked() -> GameState:
    """Return a game at the end of a turn, with a token."""
    state, _ = after_drawing("mage-3 mage-4", "mage-6")
    return state


def test_at_the_end_of_a_turn_the_token_is_offered() -> None:
    """[S] At the end of a turn of yours, also of the one that brought it."""
    state = asked()
    assert state.decision == ChooseReplay()
    assert (state.turn, state.decider, options(state)) == (PERSON, PERSON, ["replay", "keep"])
    with pytest.raises(GameError) as refused:
        apply(state, parse("replay"), AUTOMATON)
    assert refused.value.code is Code.NOT_YOUR_DECISION


def test_spent_it_is_another_turn() -> None:
    """[S] You may spend it for another turn."""
    state = asked()
    assert events_of(state, "replay") == (ReplaySpent(PERSON), TurnBegan(PERSON, state.turn_number + 1))
    again = play(state, "replay")
    assert (again.turn, again.turn_number, again.replay_token) == (PERSON, state.turn_number + 1, False)
    assert "explore:3" in options(again)


def test_kept_it_is_the_automatons_turn_and_the_token_stays() -> None:
    """[S] May."""
    kept = play(asked(), "keep")
    assert (kept.turn, kept.replay_token) == (AUTOMATON, True)


def test_without_a_token_nothing_is_asked() -> None:
    """A decision of its own only where there is one."""
    state, _ = after_drawing("mage-3", "mage-4")
    assert state.turn == AUTOMATON


def test_the_new_turn_may_bring_a_token_and_spend_it() -> None:
    """[D] Another turn is a turn like any other."""
    state = solo("farmer", "mage-3 mage-3 farmer-3 farmer-4 soldier-3", STARTED, lords_on_top="mage-4 farmer-6")
    state = play(state, "explore:1", "recruit:mage-4", "replay")  # place 6 touches 1 and 2
    state = play(state, "explore:1", "recruit:farmer-6")  # place 7 touches 3
    assert options(state) == ["replay", "keep"]


FOURTEEN = (
    " ".join(f"{guild}-{ip}" for guild in ("farmer", "mage", "soldier") for ip in (3, 3, 4, 4)) + " farmer-6 mage-6"
)


def test_a_complete_chamber_gets_no_other_turn() -> None:
    """[S] Unless your Chamber is complete."""
    state = solo("farmer", FOURTEEN, STARTED, lords_on_top="merchant-3", replay_token=True)
    events = events_of(state, "explore:1", "recruit:merchant-3")
    assert LastTurnsBegan(PERSON) in events
    after = play(state, "explore:1", "recruit:merchant-3")
    assert (after.turn, after.replay_token) == (AUTOMATON, True)


def test_the_automaton_has_a_last_turn_too() -> None:
    """[S] Last turns as usual."""
    state = solo("farmer", FOURTEEN, STARTED, lords_on_top="merchant-3", piles="politician-3 politician-1")
    after = play(state, "explore:1", "recruit:merchant-3")
    assert GameEnded() in events_of(after, "rally:politician")
    assert outcome(play(after, "rally:politician")) is not None


def test_the_last_turn_may_be_followed_by_another() -> None:
    """[D] Nothing but a complete Chamber of one's own keeps the token from being spent."""
    state = solo(
        "mage", "merchant-3 merchant-4", FOURTEEN, piles="merchant-1", lords_on_top="politician-3", turn=AUTOMATON
    )
    state = replace(state, replay_token=True)
    last = play(state, "rally:merchant", "explore:1", "recruit:politician-3")
    assert (last.last_turns_by, options(last)) == (AUTOMATON, ["replay", "keep"])
    assert play(last, "keep").over
    assert events_of(last, "keep") == (GameEnded(),)
    another = play(last, "replay", "explore:1", f"recruit:{last.lord_deck[0]}")
    while not another.over:
        another = play(another, options(another)[-1])
    assert len(another.seats[PERSON].chamber.lords) == 4
