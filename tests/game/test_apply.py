"""Does apply() itself hold what legal_actions promises it?"""

import pytest

from bot.game import Code, GameError, Options, new_game
from bot.game.actions import Stay
from bot.game.apply import _perform
from bot.game.draft import Draft


def test_an_action_that_fits_no_decision_is_refused_even_past_the_judge() -> None:
    draft = Draft(new_game(Options(2), "x"))
    with pytest.raises(GameError) as caught:
        _perform(draft, Stay())
    assert (caught.value.code, caught.value.params) == (Code.ILLEGAL_ACTION, {"action": "stay"})
    assert draft.events == []
