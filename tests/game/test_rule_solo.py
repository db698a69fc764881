"""How do the Legendary opponents play? RULES.md, "Solo": recruiting, Locations, restrictions."""

from dataclasses import replace

import pytest

from bot.game import Code, GameError, GameState, Options, apply, new_game, parse
from bot.game.cards import GUILDS, Effect, Guild, in_catalogue_order
from bot.game.deal import shuffled
from bot.game.events import (
    Controlled,
    Discarded,
    NoLocationLeft,
    Recalled,
    RestrictionLifted,
    RestrictionSet,
    Revealed,
    Swapped,
    TurnBegan,
)
from bot.game.state import AUTOMATON, PERSON, ChooseRecruiting, Restriction
from tests.game.tables import counter, deal, events_of, locations, options, pearls, pile, play, solo, stands

STARTED = "politician-4"  # a Chamber that has begun and offers nothing to the conditions


def looks(opponent: str, piles: str, chamber: str = STARTED) -> GameState:
    """Return the beginning of an automaton's turn with these piles."""
    return solo(opponent, STARTED, chamber, piles=piles, turn=AUTOMATON)


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
