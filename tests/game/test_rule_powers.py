"""What do Lords do when they are placed? The order of powers, Shields, swaps, reveals."""

import pytest

from bot.game import Code, GameError, apply, parse
from bot.game.cards import Key
from bot.game.events import (
    KeyRevealed,
    PearlsGained,
    Recruited,
    Revealed,
    ShieldTaken,
    Stayed,
    Swapped,
    TurnBegan,
)
from bot.game.state import ChooseLocation, ChooseRecruiting, ChooseSwap
from tests.game.tables import counter, events_of, lords, names, options, pearls, play, shields, stands, table_with

FOURTEEN = (
    "farmer-1 farmer-1+influence_7 farmer-1 farmer-1+locations soldier-1 soldier-1+gold_keys soldier-1 "
    "soldier-1+silver_keys merchant-1 merchant-1+pearl_pairs merchant-1 merchant-1+strongest_mage mage-4 mage-3"
)


def test_all_recruits_are_placed_before_the_first_power_applies() -> None:
    """[S p.6] The powers then follow in the order of placing."""
    state = play(table_with("farmer-4", "", piles="mage-1 mage-3 mage-4 mage-6", pearl_master=0), "rally:mage")
    top = state.lord_deck[0]
    told = events_of(state, "recruit:mage-3,mage-6,mage-1,mage-4")
    assert told == (
        Recruited(0, lords("mage-3 mage-6 mage-1 mage-4"), 2),
        ShieldTaken(0, lords("mage-3")[0], 2),
        PearlsGained(0, 2, 3),
        ShieldTaken(0, lords("mage-6")[0], 3),
        Revealed(top),
        KeyRevealed(0, Key.SILVER, 4),
        PearlsGained(0, 1, 4),
        TurnBegan(1, 2),
    )


def test_the_first_lord_of_a_guild_takes_its_shield() -> None:
    """[S p.7] Also with no influence at all."""
    state = play(table_with("mage-1", "", lords_on_top="soldier-0"), "explore:1")
    assert ShieldTaken(0, lords("soldier-0")[0], 2) in events_of(state, "recruit:soldier-0")
    assert shields(play(state, "recruit:soldier-0"), 0) == {"mage": 1, "soldier": 2}


@pytest.mark.parametrize(
    ("first", "later", "holder"),
    [
        ("mage-3", "mage-4", 2),
        ("mage-0", "mage-1", 2),
        ("mage-4", "mage-4", 1),
        ("mage-4", "mage-3", 1),
        ("mage-3", "mage-3", 1),
        ("mage-1", "mage-0", 1),
    ],
)
def test_a_later_lord_takes_the_shield_over_with_strictly_more_influence(first: str, later: str, holder: int) -> None:
    """[S p.7] Not with as much, not with less."""
    state = play(table_with(first, "", lords_on_top=later), "explore:1")
    told = events_of(state, f"recruit:{later}")
    assert [event for event in told if isinstance(event, ShieldTaken)] == (
        [ShieldTaken(0, lords(later)[0], 2)] if holder == 2 else []
    )
    assert shields(play(state, f"recruit:{later}"), 0) == {"mage": holder}


def test_a_later_lord_with_equal_influence_does_not_take_the_shield() -> None:
    """[S p.7] Though it stands beside a Lord of another guild that is stronger or weaker."""
    state = play(table_with("soldier-6 mage-4 farmer-1", "", lords_on_top="mage-4"), "explore:1", "recruit:mage-4")
    assert shields(state, 0) == {"soldier": 1, "mage": 2, "farmer": 3}


def test_the_shield_wanders_through_the_recruits_of_one_turn() -> None:
    """[S p.7] Each claims it in the order of placing."""
    state = play(table_with("mage-1", "", piles="mage-3 mage-4 mage-4 mage-2"), "rally:mage")
    told = events_of(state, "recruit:mage-3,mage-2,mage-4,mage-4")
    assert [(event.lord.name, event.place) for event in told if isinstance(event, ShieldTaken)] == [
        ("mage-3", 2),
        ("mage-4", 4),
    ]


def test_the_shields_of_opponents_are_their_own() -> None:
    """[S p.7] Each player has five."""
    state = play(table_with("", "mage-6", lords_on_top="mage-1"), "explore:1", "recruit:mage-1")
    assert (shields(state, 0), shields(state, 1)) == ({"mage": 1}, {"mage": 1})


def test_a_swap_exchanges_any_two_lords_without_key() -> None:
    """[S pp.7-9] The one placed included."""
    state = table_with("mage-3 mage-1 soldier-4", "", lords_on_top="farmer-0")
    told = events_of(state, "explore:1", "recruit:farmer-0")
    assert told[-2:] == (Recruited(0, lords("farmer-0"), 4), ShieldTaken(0, lords("farmer-0")[0], 4))
    state = play(state, "explore:1", "recruit:farmer-0")
    assert (state.decision, state.decider) == (ChooseSwap(), 0)
    assert options(state) == ["swap:1-3", "swap:1-4", "swap:3-4", "stay"]
    assert events_of(state, "swap:1-4") == (Swapped(0, 1, 4), TurnBegan(1, 2))
    after = play(state, "swap:1-4")
    assert stands(after, 0) == "farmer-0 mage-1 soldier-4 mage-3"
    assert shields(after, 0) == {"mage": 4, "soldier": 3, "farmer": 1}
    assert (after.lord_deck, after.piles, pearls(after)) == (state.lord_deck, state.piles, [3, 0])


def test_a_swap_may_be_declined() -> None:
    """[S pp.7-9]."""
    state = play(table_with("mage-3", "", lords_on_top="farmer-0"), "explore:1", "recruit:farmer-0")
    assert events_of(state, "stay") == (Stayed(0), TurnBegan(1, 2))
    after = play(state, "stay")
    assert (stands(after, 0), after.seats) == ("mage-3 farmer-0", state.seats)


@pytest.mark.parametrize("notation", ["swap:1-2", "swap:2-3", "swap:2-4", "swap:4-5", "swap:4-6", "swap:1-3"])
def test_lords_with_keys_never_move(notation: str) -> None:
    """[S pp.7-9] So no Lord under a Location moves; an empty place cannot be swapped either."""
    chamber = "mage-1 mage-3 mage-1+influence_7"
    state = play(table_with(chamber, "", lords_on_top="farmer-0"), "explore:1", "recruit:farmer-0")
    assert options(state) == ["swap:2-4", "stay"]
    if notation != "swap:2-4":
        with pytest.raises(GameError) as error:
            apply(state, parse(notation))
        assert error.value.code is Code.ILLEGAL_ACTION
    after = play(state, "swap:4-2")
    assert stands(after, 0) == "mage-1 farmer-0 mage-1+influence_7 mage-3"


@pytest.mark.parametrize(
    ("chamber", "offered"),
    [("", False), ("mage-1", False), ("mage-1 mage-2", False), ("mage-3", True), ("mage-1 mage-6 mage-2", True)],
)
def test_with_fewer_than_two_lords_without_key_no_swap_is_offered(chamber: str, offered: bool) -> None:
    """[R] The 0-IP Lord itself is one of them."""
    state = play(table_with(chamber, "", lords_on_top="farmer-0"), "explore:1", "recruit:farmer-0")
    assert state.decision == (ChooseSwap() if offered else ChooseRecruiting())
    assert state.decider == (0 if offered else 1)


def test_the_lords_placed_with_it_count_for_the_offer_of_a_swap() -> None:
    """FORMATS.md: after all recruits are placed, also those whose power still waits."""
    state = play(table_with("", "", piles="mage-0 mage-4"), "rally:mage", "recruit:mage-0,mage-4")
    assert (state.decision, state.queue, pearls(state)) == (ChooseSwap(), (2,), [0, 0])
    assert options(state) == ["swap:1-2", "stay"]


def test_equal_lords_may_be_swapped() -> None:
    """FORMATS.md, actions: it changes nothing but who has the Shield where."""
    chamber = "mage-4 mage-4"
    state = play(table_with(chamber, "", lords_on_top="farmer-0"), "explore:1", "recruit:farmer-0")
    assert options(state) == ["swap:1-2", "swap:1-3", "swap:2-3", "stay"]
    assert shields(state, 0) == {"mage": 1, "farmer": 3}
    after = play(state, "swap:1-2")
    assert stands(after, 0) == "mage-4 mage-4 farmer-0"
    assert shields(after, 0) == {"mage": 2, "farmer": 3}


def test_a_shield_follows_its_lord_in_a_swap() -> None:
    """[S p.7] Both ways; Lords without Shield bring none."""
    chamber = "mage-4 soldier-3 mage-3"
    state = play(table_with(chamber, "", lords_on_top="farmer-0"), "explore:1", "recruit:farmer-0")
    assert shields(play(state, "swap:1-2"), 0) == {"mage": 2, "soldier": 1, "farmer": 4}
    assert shields(play(state, "swap:1-3"), 0) == {"mage": 3, "soldier": 2, "farmer": 4}
    assert shields(play(state, "swap:3-4"), 0) == {"mage": 1, "soldier": 2, "farmer": 3}


def test_a_swap_triggers_nothing_again() -> None:
    """[D] Neither pearls, nor a reveal, nor a swap."""
    state = table_with("mage-3 mage-6 soldier-0 soldier-4", "", lords_on_top="farmer-0")
    state = play(state, "explore:1", "recruit:farmer-0", "swap:1-2")
    assert (pearls(state), state.piles, state.decider, state.decision) == ([3, 0], ((),) * 5, 1, ChooseRecruiting())


def test_a_lord_may_be_moved_again_by_a_later_swap() -> None:
    """[S pp.7-9]."""
    state = table_with("soldier-0 mage-3", "", lords_on_top="farmer-0 farmer-4 mage-0")
    state = play(state, "explore:1", "recruit:farmer-0", "swap:1-3", "explore:1", "recruit:farmer-4")
    state = play(state, "explore:1", "recruit:mage-0", "swap:1-2")
    assert stands(state, 0) == "mage-3 farmer-0 soldier-0 mage-0"
    assert shields(state, 0) == {"mage": 1, "farmer": 2, "soldier": 3}


@pytest.mark.parametrize("swap", ["swap:1-3", "swap:1-4", "swap:2-3", "swap:2-4", "swap:3-4", "swap:1-2", "stay"])
def test_a_lord_that_waits_for_its_power_gets_it_exactly_once_wherever_a_swap_puts_it(swap: str) -> None:
    """[S p.6] The powers belong to Lords, and the order is that of placing: 2 pearls first, then 1."""
    state = table_with("farmer-4", "", piles="mage-0 mage-3 mage-4", pearl_master=0)
    state = play(state, "rally:mage", "recruit:mage-0,mage-3,mage-4")
    assert (state.decision, state.queue) == (ChooseSwap(), (3, 4))
    told = events_of(state, swap)
    after = play(state, swap)
    at = {lord: place for place, lord in enumerate(stands(after, 0).split(), 1)}
    assert told[1:] == (
        ShieldTaken(0, lords("mage-3")[0], at["mage-3"]),
        PearlsGained(0, 2, 3),
        ShieldTaken(0, lords("mage-4")[0], at["mage-4"]),
        PearlsGained(0, 1, 4),
        TurnBegan(1, 2),
    )
    assert shields(after, 0) == {"farmer": at["farmer-4"], "mage": at["mage-4"]}
    assert pearls(after) == [4, 0]


def test_a_key_won_after_a_swap_covers_the_lord_that_never_moved() -> None:
    """[S pp.7-9]."""
    state = table_with("mage-1 farmer-3", "", piles="mage-0 mage-1 mage-4", face_up="influence_7")
    state = play(state, "rally:mage", "recruit:mage-0,mage-1,mage-4", "swap:2-5")
    assert (stands(state, 0), state.decision) == ("mage-1 mage-4 mage-0 mage-1 farmer-3", ChooseLocation(4))
    assert (counter(state, 0), state.queue, pearls(state)) == ("silver silver", (2,), [2, 0])
    state = play(state, "control:influence_7")
    assert (stands(state, 0), pearls(state)) == ("mage-1 mage-4 mage-0 mage-1+influence_7 farmer-3", [3, 0])
    assert shields(state, 0) == {"mage": 2, "farmer": 5}


def test_a_reveal_turns_the_top_lord_of_the_deck_onto_the_pile_of_its_guild() -> None:
    """[S pp.7-9]."""
    state = table_with("", "", lords_on_top="mage-6 soldier-3 soldier-4", piles="soldier-1 mage-4")
    state = play(state, "explore:1")
    assert Revealed(lords("soldier-3")[0]) in events_of(state, "recruit:mage-6")
    after = play(state, "recruit:mage-6")
    assert [names(lying) for lying in after.piles] == ["", "soldier-1 soldier-3", "", "", "mage-4"]
    assert after.lord_deck == state.lord_deck[1:]
    assert (stands(after, 0), pearls(after)) == ("mage-6", [0, 0])  # the revealed Lord is nobody's recruit


@pytest.mark.parametrize("left", [1, 2])
def test_a_reveal_with_an_empty_deck_does_nothing(left: int) -> None:
    """[R] The Lord itself was the last one, or one more is left."""
    state = play(table_with("", "", lords_on_top="mage-6 soldier-3", lords_left=left), "explore:1")
    told = events_of(state, "recruit:mage-6")
    assert [event for event in told if isinstance(event, Revealed)] == [Revealed(lords("soldier-3")[0])][: left - 1]
    after = play(state, "recruit:mage-6")
    assert after.lord_deck == ()
    assert sum(map(len, after.piles)) == 59
    assert after.decider == 1


def test_a_lord_revealed_onto_the_pile_just_rallied_is_not_recruited() -> None:
    """[R] It is not part of this turn's recruits."""
    state = table_with("", "", lords_on_top="mage-3", piles="mage-6 mage-1")
    after = play(state, "rally:mage", "recruit:mage-6,mage-1")
    assert (stands(after, 0), names(after.piles[4]), pearls(after)) == ("mage-6 mage-1", "mage-3", [0, 0])


@pytest.mark.parametrize(("last", "count"), [("soldier-3", 2), ("soldier-4", 1)])
def test_the_fifteenth_lord_still_brings_its_pearls(last: str, count: int) -> None:
    """[D] Order of effects."""
    state = play(table_with(FOURTEEN, "", lords_on_top=last), "explore:1", f"recruit:{last}")
    assert (len(state.seats[0].chamber.lords), pearls(state), state.last_turns_by) == (15, [3 + count, 0], 0)


def test_the_fifteenth_lord_still_reveals() -> None:
    """[D] Order of effects."""
    state = play(table_with(FOURTEEN, "", lords_on_top="soldier-6 mage-4"), "explore:1", "recruit:soldier-6")
    assert (len(state.seats[0].chamber.lords), names(state.piles[4]), state.last_turns_by) == (15, "mage-4", 0)


def test_the_fifteenth_lord_may_still_swap() -> None:
    """[D] Order of effects."""
    state = play(table_with(FOURTEEN, "", lords_on_top="soldier-0"), "explore:1", "recruit:soldier-0")
    assert (state.decider, state.last_turns_by) == (0, None)
    assert options(state) == ["swap:13-14", "swap:13-15", "swap:14-15", "stay"]
    state = play(state, "swap:13-15")
    assert (state.decider, state.last_turns_by) == (1, 0)
    assert stands(state, 0).endswith(" soldier-0 mage-3 mage-4")


def test_the_fifteenth_lord_may_still_win_a_location() -> None:
    """[D] Order of effects."""
    own = FOURTEEN.replace("merchant-1+strongest_mage", "merchant-1")
    state = table_with(own, "", lords_on_top="merchant-2", face_up="forced_first")
    state = play(state, "explore:1", "recruit:merchant-2")
    assert (counter(state, 0), state.decision, state.last_turns_by) == ("silver silver gold", ChooseLocation(15), None)
    state = play(state, "control:forced_first")
    assert (state.decider, state.last_turns_by) == (1, 0)
    assert stands(state, 0) == f"{own} merchant-2+forced_first"
