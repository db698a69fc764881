"""Does a view know what a player would ask? Points, worth, forecasts, what is unseen."""

from collections import Counter
from dataclasses import replace

import pytest

import bot.game
from bot.game import Options, apply, new_game, parse, view_for
from bot.game.actions import Control, Explore, Rally, Recruit
from bot.game.cards import Effect, Guild, Key, all_locations, all_lords, location, lord
from bot.game.chamber import Chamber
from bot.game.state import ChooseDrawn, ChooseLocation, ChooseOrder, ChooseScouted, Deal, GameState, Restriction, Seat


def deal_with(*lords: str, location_deck: tuple[str, ...] = ()) -> Deal:
    """Return a deal with these cards on top of the decks."""
    top = [lord(name) for name in lords]
    rest = Counter(all_lords()) - Counter(top)
    first = [location(name) for name in location_deck]
    others = [card for card in all_locations(bonus=False) if card not in first]
    return Deal((*top, *rest.elements()), (*first, *others))


def play(state: GameState, *actions: str) -> GameState:
    for text in actions:
        state = apply(state, parse(text)).state
    return state


def start(*lords: str, hidden: bool = False, location_deck: tuple[str, ...] = ()) -> GameState:
    return new_game(Options(2, points_hidden=hidden), deal=deal_with(*lords, location_deck=location_deck))


def test_the_public_door_is_what_it_says() -> None:
    assert all(getattr(bot.game, name) is not None for name in bot.game.__all__)
    assert sorted(bot.game.__all__) == bot.game.__all__


def test_the_drawn_lords_are_seen_by_the_drawer_and_counted_by_all() -> None:
    state = play(start("mage-4", "farmer-1"), "explore:2")
    assert view_for(state, 0).drawn_lords == (lord("mage-4"), lord("farmer-1"))
    for seat in (1, None):
        view = view_for(state, seat)
        assert view.drawn_lords == ()
        assert view.drawn_count == 2
        assert view.decision == ChooseDrawn(())
        assert view.unseen_lords == Counter(all_lords())
        assert "mage-4" not in repr(view)
    assert view_for(state, 0).unseen_lords == Counter(all_lords()) - Counter([lord("mage-4"), lord("farmer-1")])


def scouting() -> GameState:
    names = ("mage-1", "farmer-3", "farmer-1")
    state = start(*names, location_deck=("influence_7", "pearl_3", "locations"))
    for name in names:
        state = play(state, "explore:1", f"recruit:{name}")
    return play(state, "scout:2")


def test_the_scouted_locations_are_seen_by_the_scout_and_counted_by_all() -> None:
    state = scouting()
    assert view_for(state, 0).drawn_locations == (location("pearl_3"), location("locations"))
    assert location("pearl_3") not in view_for(state, 0).unseen_locations
    other = view_for(state, 1)
    assert other.drawn_locations == ()
    assert other.drawn_count == 2
    assert other.decision == ChooseScouted(2, ())
    assert location("pearl_3") in other.unseen_locations
    assert len(other.unseen_locations) == 23


def test_hidden_points_are_ones_own_until_the_end() -> None:
    state = play(start("mage-4", hidden=True), "explore:1", "recruit:mage-4")
    views = {seat: view_for(state, seat) for seat in (0, 1, None)}
    assert {seat: [side.points is not None for side in view.seats] for seat, view in views.items()} == {
        0: [True, False],
        1: [False, True],
        None: [False, False],
    }
    over = replace(state, decider=None, decision=None)
    assert all(side.points is not None for side in view_for(over, None).seats)


def test_visible_points_are_everybodys_and_by_category() -> None:
    state = play(start("mage-4"), "explore:1", "recruit:mage-4")
    points = view_for(state, 1).seats[0].points
    assert points is not None
    assert (points.lords, points.locations, points.coalition, points.pearl_master, points.total) == (4, 0, 3, 5, 12)


def test_a_view_tells_piles_by_guild_and_who_is_bound() -> None:
    state = play(start("mage-4", "farmer-1"), "explore:2", "recruit:mage-4")
    view = view_for(replace(state, restriction=Restriction(Effect.FORCED_PAIR, 0)), 1)
    assert view.pile(Guild.FARMER) == (lord("farmer-1"),)
    assert view.pile(Guild.MAGE) == ()
    assert view.bound(1) is Effect.FORCED_PAIR
    assert view.bound(0) is None
    assert view.own.seat == 1
    assert view_for(state, None).own.seat == state.turn


@pytest.mark.parametrize("seat", [0, 1, None])
def test_only_the_decider_may_act(seat: int | None) -> None:
    view = view_for(start("mage-4"), seat)
    assert view.may_act == (seat == 0)
    assert bool(view.legal) == view.may_act
    assert not view_for(replace(start(), decider=None, decision=None), seat).may_act


def holding(*, chamber: Chamber, pearls: int = 0, rival: int = 0, master: int | None = None) -> GameState:
    """Return a position that is only looked at: what is a Location worth to seat 0?"""
    sides = (Seat(chamber, pearls), Seat(Chamber(), rival))
    return replace(start(), seats=sides, pearl_master=master, decision=ChooseLocation(1))


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("influence_7", 7),
        ("locations", 4),
        ("silver_keys", 2),
        ("gold_keys", 0),
        ("strongest_mage", 3),
        ("followers_mage", 3),
        ("pearl_pairs", 1),
        ("pearl_1", 5 + 5),  # overtakes the Pearl Master
        ("pearl_2", 4 + 5),
        ("recall_lords", 3),
    ],
)
def test_the_worth_of_a_location_is_all_that_it_brings_now(name: str, worth: int) -> None:
    lords = tuple(map(lord, ("mage-1", "mage-3", "farmer-1")))
    chamber = Chamber(lords, ((3, location("unaligned")),), (3, 0, 0, 0, 2))
    view = view_for(holding(chamber=chamber, pearls=2, rival=3, master=1), 0)
    assert view.worth(location(name)) == worth


def test_pearls_of_a_location_count_in_the_others_too() -> None:
    chamber = Chamber((lord("mage-3"), lord("mage-1")), ((2, location("pearl_pairs")),), (0, 0, 0, 0, 1))
    view = view_for(holding(chamber=chamber, pearls=3, rival=9, master=1), 0)
    assert view.worth(location("pearl_1")) == 5 + 1
    assert view.worth(location("pearl_3")) == 3 + 2


def test_no_token_is_gained_by_a_location_without_pearls_nor_lost_by_its_owner() -> None:
    chamber = Chamber((lord("mage-3"),), (), (0, 0, 0, 0, 1))
    assert view_for(holding(chamber=chamber, pearls=3, rival=3, master=1), 0).worth(location("influence_7")) == 7
    assert view_for(holding(chamber=chamber, pearls=3, rival=3, master=0), 0).worth(location("pearl_1")) == 5
    assert view_for(holding(chamber=Chamber()), 0).worth(location("pearl_1")) == 5 + 5


def test_a_forecast_tells_points_before_and_after() -> None:
    view = view_for(play(start("mage-4", "farmer-1"), "explore:2"), 0)
    forecast = view.foresee(Recruit((lord("mage-4"),)))
    assert (forecast.before.total, forecast.after.total, forecast.gain) == (0, 12, 12)
    assert forecast.chamber.lords == (lord("mage-4"),)
    assert (forecast.pearls, forecast.pearl_master) == (1, True)
    assert [forecast.wins_location, forecast.offers_swap, forecast.reveals] == [False] * 3


def test_a_forecast_says_that_a_location_is_won_or_a_swap_offered() -> None:
    state = start("mage-1", "farmer-3", "farmer-1", "mage-0", "mage-3")
    state = play(state, "explore:1", "recruit:mage-1", "explore:1", "recruit:farmer-3", "explore:1")
    forecast = view_for(state, 0).foresee(Recruit((lord("farmer-1"),)))
    assert forecast.wins_location
    assert forecast.chamber.counter == (Key.SILVER, Key.SILVER)
    state = play(state, "recruit:farmer-1", "control:influence_7") if state.face_up else state
    swap = view_for(play(state, "explore:1"), 1).foresee(Recruit((lord("mage-0"),)))
    assert swap.offers_swap
    assert not swap.wins_location


def test_a_forecast_counts_the_lords_whose_powers_come_later() -> None:
    state = start("farmer-1", "farmer-3", "mage-1", "mage-0", "mage-3")
    state = play(state, "explore:1", "recruit:farmer-1", "explore:3", "recruit:farmer-3", "rally:mage")
    for order, waiting in ((("mage-1", "mage-0"), 1), (("mage-0", "mage-1"), 0)):
        forecast = view_for(state, 0).foresee(Recruit(tuple(lord(name) for name in order)))
        assert (forecast.wins_location, forecast.waiting) == (True, waiting)


def test_a_forecast_of_a_draw_says_only_that_it_reveals() -> None:
    view = view_for(play(start("mage-4", "farmer-1"), "explore:2", "recruit:mage-4"), 1)
    forecast = view.foresee(Explore(3))
    assert forecast.reveals
    assert forecast.gain == 0
    assert forecast.chamber == Chamber()
    assert not view.foresee(Rally(Guild.FARMER)).reveals


def test_a_forecast_of_a_location_includes_its_pearls() -> None:
    view = view_for(scouting(), 0)
    forecast = view.foresee(Control(location("pearl_3")))
    assert forecast.pearls == 3
    assert forecast.gain == view.worth(location("pearl_3"))
    assert forecast.chamber.locations == ((2, location("pearl_3")),)


def test_a_view_of_a_rally_shows_the_pile_to_everybody() -> None:
    state = play(start("mage-4", "farmer-1"), "explore:2", "recruit:mage-4", "rally:farmer")
    for seat in (0, 1, None):
        assert view_for(state, seat).decision == ChooseOrder(Guild.FARMER)


def test_a_forecast_looks_through_several_choices_in_turn() -> None:
    state = play(start("mage-4", "farmer-1", "farmer-3"), "explore:3", "recruit:mage-4")
    view = view_for(state, 1)
    forecast = view.foresee(Rally(Guild.FARMER), Recruit((lord("farmer-3"), lord("farmer-1"))))
    assert forecast.chamber.lords == (lord("farmer-3"), lord("farmer-1"))
    assert forecast.gain == 3 + 6 + 5
    assert not forecast.reveals


def test_a_view_tells_the_ways_to_recruit_a_pile_before_it_is_rallied() -> None:
    state = play(start("mage-4", "farmer-1", "farmer-3"), "explore:3", "recruit:mage-4")
    view = view_for(state, 1)
    assert view.orders(Guild.FARMER) == view_for(play(state, "rally:farmer"), 1).legal
    assert view.orders(Guild.FARMER).places == 2
    assert not view.orders(Guild.SOLDIER)
