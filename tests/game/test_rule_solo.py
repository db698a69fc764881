"""How do the Legendary opponents play? RULES.md, "Solo": priorities, ties, recruiting, Locations."""

from dataclasses import replace

import pytest

from bot.game import Code, GameError, GameState, Options, apply, legal_actions, new_game, parse
from bot.game.automaton import sought
from bot.game.cards import GUILDS, Effect, Guild, in_catalogue_order, lord
from bot.game.deal import shuffled
from bot.game.events import (
    Controlled,
    Discarded,
    NoLocationLeft,
    Preferred,
    Recalled,
    RestrictionLifted,
    RestrictionSet,
    Revealed,
    Swapped,
    TurnBegan,
)
from bot.game.state import AUTOMATON, PERSON, ChoosePile, ChooseRecruiting, Reason, Restriction
from tests.game.tables import counter, deal, events_of, locations, options, pearls, pile, play, solo, stands

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


def test_it_places_the_lords_from_the_highest_ip_to_the_lowest() -> None:
    """[D] The order of placing, and that everything is done without asking."""
    state = looks("mage", "mage-1 mage-4 mage-2 mage-6 mage-1")
    after = play(state, "rally:mage")
    assert stands(after, AUTOMATON).startswith("politician-4 mage-6 mage-4 mage-2 mage-1")
    assert pile(after, "mage") == ""


def test_it_takes_all_that_fit_and_the_rest_stays() -> None:
    """[S] All that fit."""
    full = " ".join(f"{guild}-{ip}" for guild in ("farmer", "soldier", "merchant") for ip in (3, 3, 4, 4)) + " farmer-6"
    state = solo("mage", STARTED, full, piles="mage-1 mage-4 mage-2", turn=AUTOMATON, face_up="influence_7")
    after = play(state, "rally:mage")
    assert stands(after, AUTOMATON).endswith("mage-4 mage-2")
    assert pile(after, "mage") == "mage-1"
    assert (after.last_turns_by, after.decider) == (AUTOMATON, PERSON)


def test_its_reveal_works_and_it_never_swaps() -> None:
    """[S] A reveal works as for anyone; it never swaps."""
    state = solo(
        "mage", STARTED, "farmer-3 farmer-4", piles="mage-6 mage-0 mage-1", lords_on_top="soldier-3", turn=AUTOMATON
    )
    events = events_of(state, "rally:mage")
    assert any(isinstance(event, Revealed) and event.lord.name == "soldier-3" for event in events)
    after = play(state, "rally:mage")
    assert (after.turn, after.decider) == (PERSON, PERSON)
    assert stands(after, AUTOMATON) == "farmer-3 farmer-4 mage-6 mage-1 mage-0"
    assert not any(isinstance(event, Swapped) for event in events)


def test_a_random_location_face_up_covers_the_lord_that_won_it() -> None:
    """[S] For a Location it takes a random face-up one; [D] which follows from the seed."""
    some = "influence_7 pearl_1 silver_keys gold_keys"
    state = solo("mage", STARTED, STARTED, piles="mage-1 mage-2", face_up=some, turn=AUTOMATON)
    won = play(state, "rally:mage")
    assert (won.decider, won.turn) == (AUTOMATON, AUTOMATON)
    chosen = shuffled(in_catalogue_order(locations(some)), str(state.fate), "location 3")[0]
    assert options(won) == [f"control:{chosen.id}"]
    after = play(won, f"control:{chosen.id}")
    assert after.seats[AUTOMATON].chamber.locations == ((3, chosen),)
    assert set(after.face_up) == set(locations(some)) - {chosen}
    assert counter(after, AUTOMATON) == ""
    assert after.turn == PERSON


def test_every_location_face_up_may_be_the_one() -> None:
    """[S] Random."""
    some = "influence_7 pearl_1 silver_keys gold_keys"
    found = {
        options(
            play(
                solo("mage", STARTED, STARTED, piles="mage-1 mage-2", face_up=some, turn=1, fate=str(seed)),
                "rally:mage",
            )
        )[0]
        for seed in range(60)
    }
    assert found == {f"control:{name}" for name in some.split()}


def test_a_recorded_game_says_which_location_it_was() -> None:
    """A record holds no seed: its own action says what chance gave."""
    some = "influence_7 pearl_1 silver_keys"
    state = solo("mage", STARTED, STARTED, piles="mage-1 mage-2", face_up=some, turn=AUTOMATON, fate=())
    won = play(state, "rally:mage")
    assert options(won) == [f"control:{name}" for name in some.split()]


def test_the_top_of_the_location_deck_when_none_is_face_up() -> None:
    """[S] Or the top of the deck when none is face up."""
    state = solo("mage", STARTED, STARTED, piles="mage-1 mage-2", locations_on_top="pearl_3", turn=AUTOMATON)
    won = play(state, "rally:mage")
    assert options(won) == ["scout:1"]
    drawn = play(won, "scout:1")
    assert options(drawn) == ["control:pearl_3"]
    assert pearls(play(drawn, "control:pearl_3")) == [1, 4]


def test_without_any_location_the_keys_stay() -> None:
    """[D] As for anyone."""
    state = solo("mage", STARTED, STARTED, piles="mage-1 mage-2", turn=AUTOMATON)
    state = replace(state, location_deck=(), face_up=())
    applied = apply(state, parse("rally:mage"))
    assert NoLocationLeft(AUTOMATON) in applied.events
    assert counter(applied.state, AUTOMATON) == "gold silver"


@pytest.mark.parametrize(("opponent", "wins"), [(guild.value, guild is Guild.MAGE) for guild in GUILDS])
def test_any_two_keys_win_the_mages_a_location_and_nobody_else(opponent: str, wins: bool) -> None:
    """[S] Mage: any two keys win it a Location; a Location with that effect means nothing to the others."""
    own = "farmer-1 farmer-1+any_two_keys politician-4"
    state = solo(opponent, STARTED, own, piles="soldier-1 soldier-2", face_up="influence_7", turn=AUTOMATON)
    after = play(state, "rally:soldier")
    assert isinstance(after.decision, ChooseRecruiting) is not wins
    assert counter(after, AUTOMATON) == "gold silver"


def test_two_identical_keys_win_anyone_a_location() -> None:
    """[S] pp. 7-9."""
    state = solo("farmer", STARTED, STARTED, piles="soldier-1 soldier-1", face_up="influence_7", turn=AUTOMATON)
    after = play(state, "rally:soldier", "control:influence_7")
    assert stands(after, AUTOMATON) == "politician-4 soldier-1 soldier-1+influence_7"


@pytest.mark.parametrize("effect", list(Effect))
def test_it_ignores_every_effect_of_its_locations(effect: Effect) -> None:
    """[S] It ignores every effect except pearls."""
    state = solo("mage", STARTED, STARTED, piles="mage-1 mage-2 farmer-3", face_up=effect.value, turn=AUTOMATON)
    won = play(state, "rally:mage")
    events = events_of(won, f"control:{effect.value}")
    assert not any(isinstance(event, RestrictionSet | Recalled | Discarded) for event in events)
    after = play(won, f"control:{effect.value}")
    assert (pile(after, "farmer"), after.restriction, after.decider) == ("farmer-3", None, PERSON)
    assert after.shuffles == state.shuffles


def test_it_ignores_whole_deck() -> None:
    """[S] It goes on taking what is face up, and stays without where nothing is but its own effect's deck."""
    own = "farmer-1 farmer-1+whole_deck politician-4"
    state = solo("mage", STARTED, own, piles="mage-1 mage-2", face_up="influence_7", turn=AUTOMATON)
    assert options(play(state, "rally:mage")) == ["control:influence_7"]


def test_pearls_of_its_locations_count_and_may_make_it_pearl_master() -> None:
    """[S] Except pearls; Pearl Master as usual."""
    state = solo("mage", "farmer-3", "politician-4", piles="mage-1 mage-2", face_up="pearl_1", turn=AUTOMATON)
    assert state.pearl_master == PERSON
    after = play(state, "rally:mage", "control:pearl_1")
    assert (pearls(after), after.pearl_master) == ([2, 2], AUTOMATON)


@pytest.mark.parametrize("effect", ["forced_first", "forced_pair"])
def test_the_persons_restrictions_bind_nobody(effect: str) -> None:
    """[D] `forced_*` does not bind it, so nothing is set that a screen would have to explain."""
    state = solo("farmer", "mage-1", STARTED, piles="soldier-3 soldier-4", face_up=effect, lords_on_top="mage-1")
    state = play(state, "explore:1", "recruit:mage-1", f"control:{effect}")
    assert state.restriction is None
    assert options(state) == ["rally:soldier"]


def test_after_rallying_the_soldiers_the_soldier_binds_your_next_turn() -> None:
    """[S] You must take the top card of the deck on your next turn."""
    some = "soldier-4 soldier-3 mage-6"
    state = solo("soldier", STARTED, STARTED, piles=some, lords_on_top="farmer-3", turn=AUTOMATON)
    events = events_of(state, "rally:soldier")
    assert RestrictionSet(AUTOMATON, Effect.FORCED_FIRST) in events
    bound = play(state, "rally:soldier")
    assert bound.restriction == Restriction(Effect.FORCED_FIRST, AUTOMATON)
    assert options(bound) == ["explore:1"]
    assert RestrictionLifted(AUTOMATON) in events_of(bound, "explore:1", "recruit:farmer-3")


@pytest.mark.parametrize(
    ("opponent", "piles", "rally"), [("soldier", "mage-6", "rally:mage"), ("farmer", "soldier-1", "rally:soldier")]
)
def test_nothing_else_binds_you(opponent: str, piles: str, rally: str) -> None:
    """[S] Only the soldier, only the Soldiers."""
    after = play(looks(opponent, piles), rally)
    assert after.restriction is None
    assert "explore:3" in options(after)


def test_the_bond_is_for_one_turn_also_when_you_play_again() -> None:
    """[S] On your next turn: not on the one that a Replay token brings."""
    state = solo(
        "soldier",
        "mage-3 mage-4",
        STARTED,
        piles="soldier-4",
        lords_on_top="farmer-3",
        turn=AUTOMATON,
        replay_token=True,
    )
    state = play(state, "rally:soldier", "explore:1", "recruit:farmer-3")
    assert state.restriction is None
    assert options(state) == ["replay", "keep"]
    assert "explore:3" in options(play(state, "replay"))


def test_with_an_empty_deck_nothing_binds() -> None:
    """[D] Void while the Lord deck is empty."""
    state = solo("soldier", STARTED, STARTED, lords_left=0, turn=AUTOMATON)
    after = play(state, "rally:soldier")
    while after.decider == AUTOMATON:
        after = play(after, options(after)[0])
    assert after.restriction == Restriction(Effect.FORCED_FIRST, AUTOMATON)
    assert options(after) == ["rally:farmer", "rally:merchant", "rally:politician", "rally:mage"]


def test_the_person_starts_and_the_automaton_follows() -> None:
    """[S] The person starts."""
    state = new_game(Options(2, opponent=Guild.FARMER), deal=deal("mage-1 farmer-3 soldier-4 merchant-1"))
    assert (state.turn, state.decider) == (PERSON, PERSON)
    assert TurnBegan(AUTOMATON, 2) in events_of(state, "explore:1", "recruit:mage-1")
    after = play(state, "explore:3", "recruit:mage-1")
    assert (after.turn, after.decider, options(after)) == (AUTOMATON, AUTOMATON, ["reveal"])


@pytest.mark.parametrize(
    ("players", "opponent"), [(3, Guild.FARMER), (2, "farmer"), (2, "nobody"), (2, 1), (4, Guild.MAGE)]
)
def test_a_solo_game_is_for_one_person_and_one_of_five_opponents(players: int, opponent: object) -> None:
    """Options that no game can have."""
    with pytest.raises(GameError) as refused:
        new_game(Options(players, opponent=opponent), "seed")  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.params["option"]) == (Code.BAD_OPTIONS, "opponent")


def test_a_controlled_location_is_told_with_its_place() -> None:
    """For log and pictures."""
    state = solo("mage", STARTED, STARTED, piles="mage-1 mage-2", face_up="influence_7", turn=AUTOMATON)
    events = events_of(state, "rally:mage", "control:influence_7")
    assert Controlled(AUTOMATON, locations("influence_7")[0], 3) in events
