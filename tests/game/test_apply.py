"""Does apply() itself hold what legal_actions promises it?"""

import pytest

from bot.game import Code, Deal, GameError, Options, apply, new_game
from bot.game.actions import Explore, Stay
from bot.game.apply import _perform
from bot.game.cards import all_locations, all_lords
from bot.game.draft import Draft


def test_an_action_that_fits_no_decision_is_refused_even_past_the_judge() -> None:
    draft = Draft(new_game(Options(2), "x"))
    with pytest.raises(GameError) as caught:
        _perform(draft, Stay())
    assert (caught.value.code, caught.value.params) == (Code.ILLEGAL_ACTION, {"action": "stay"})
    assert draft.events == []


def test_an_action_that_only_equals_a_legal_one_is_taken_as_that_one() -> None:
    applied = apply(new_game(Options(2), "x"), Explore(True))
    assert applied == apply(new_game(Options(2), "x"), Explore(1))
    assert "True" not in repr(applied)


def test_a_game_has_a_seed_or_a_deal_and_not_both() -> None:
    deal = Deal(all_lords(), all_locations(bonus=False))
    for seed, given in (("x", deal), (None, None), ("", None)):
        with pytest.raises(GameError) as caught:
            new_game(Options(2), seed, deal=given)
        assert caught.value.code is Code.BAD_OPTIONS
