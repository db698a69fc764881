"""Is everything told that may be told, and nothing else? Events, whole turns, recaps."""

from typing import get_args

import pytest

from bot.game import Event
from bot.game import events as happened
from bot.game.cards import LOCATIONS, Effect, Guild, Key, lord
from bot.game.state import Deck, Reason
from bot.i18n import LOCALES
from cogs.screens.naming import location_name, lord_name
from cogs.screens.story import clipped, recap, turn_story
from tests.words import NAMES, PlayedTurn, played

MAGE, FARMER, SOLDIER = lord("mage-4"), lord("farmer-1"), lord("soldier-2")
VAULT, THRONE = (next(card for card in LOCATIONS if card.id == name) for name in ("pearl_2", "influence_7"))
EVENTS: tuple[Event, ...] = (
    happened.TurnBegan(0, 5),
    happened.Explored(0, 3),
    happened.LordsDrawn(0, (MAGE, FARMER)),
    happened.Rallied(0, Guild.MAGE),
    happened.Recruited(0, (MAGE,), 1),
    happened.Discarded((FARMER, SOLDIER)),
    happened.ShieldTaken(0, MAGE, 1),
    happened.KeyRevealed(0, Key.GOLD, 1),
    happened.NoLocationLeft(0),
    happened.PearlsGained(0, 2, 3),
    happened.PearlMasterNamed(0),
    happened.Revealed(FARMER),
    happened.Swapped(0, 3, 9),
    happened.Stayed(0),
    happened.Scouted(0, 2),
    happened.Scouted(0, 20, whole_deck=True),
    happened.LocationsDrawn(0, (VAULT, THRONE)),
    happened.Controlled(0, THRONE, 3),
    happened.LocationsLeft((VAULT,)),
    *(happened.Recalled(deck, count) for deck in Deck for count in (1, 12)),
    happened.Reshuffled(Deck.LORDS, (MAGE,)),
    *(happened.RestrictionSet(0, effect) for effect in (Effect.FORCED_FIRST, Effect.FORCED_PAIR)),
    happened.RestrictionLifted(1),
    *(happened.Preferred(0, reason, 2, choices) for reason in Reason for choices in (1, 2)),
    happened.ReplayWon(0),
    happened.ReplaySpent(0),
    happened.LastTurnsBegan(0),
    happened.GameEnded(),
)
SILENT = {happened.TurnBegan, happened.Reshuffled}  # the heading of the next turn; what nobody may know


def test_every_kind_of_event_is_among_those_told() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_is_told_to_whom_it_concerns(event: Event, locale: str) -> None:
    said = {reader: turn_story([event], 0, NAMES, locale, reader) for reader in (0, 1, None)}
    if type(event) in SILENT:
        assert set(said.values()) == {""}
        return
    assert said[0]
    assert said[0][-1] in ".!"
    assert said[1] == said[None] == ("" if event.audience == (0,) else said[0])


TURN = (
    happened.Rallied(0, Guild.MERCHANT),
    happened.Recruited(0, (lord("merchant-4"), lord("merchant-1")), 3),
    happened.ShieldTaken(0, lord("merchant-4"), 3),
    happened.PearlsGained(0, 1, 1),
    happened.PearlMasterNamed(0),
    happened.KeyRevealed(0, Key.SILVER, 4),
    happened.Scouted(0, 2),
    happened.LocationsDrawn(0, (VAULT, THRONE)),
    happened.LocationsLeft((THRONE,)),
    happened.Controlled(0, VAULT, 4),
    happened.PearlsGained(0, 2, 3),
    happened.TurnBegan(1, 6),
)


def test_a_turn_is_a_sentence() -> None:
    assert turn_story(TURN, 0, NAMES, "en") == (
        "**Nacho** rallied the Merchants (4, 1), gave Merchant 4 the Shield, gained 1 pearl, became Pearl Master, "
        "revealed a silver key, drew 2 Locations, left The Coral Throne face up and took control of The Nacre Vault "
        "(+2 pearls)."
    )
    assert turn_story(TURN, 0, NAMES, "es") == (
        "**Nacho** reúne a los Mercaderes (4, 1), da el Escudo al Mercader 4, gana 1 perla, se hace con el título de "
        "Maestro de las Perlas, revela una llave de plata, roba 2 Lugares, deja boca arriba «El Trono de Coral» y "
        "toma el control de «La Cripta de Nácar» (+2 perlas)."
    )
    assert turn_story(TURN, 0, NAMES, "fr") == (
        "**Nacho** rallie les Marchands (4, 1), donne le Blason au Marchand 4, gagne 1 Perle, devient Maître des "
        "Perles, révèle une Clé d\u2019argent, pioche 2 Lieux, laisse face visible «\u00a0Le Trône de corail\u00a0» et "
        "prend le contrôle du Lieu «\u00a0Le Caveau de nacre\u00a0» (+2 Perles)."
    )


def test_an_exploration_names_what_was_kept_and_what_was_not() -> None:
    turn = (EVENTS[1], EVENTS[2], EVENTS[5], EVENTS[4], EVENTS[6], EVENTS[9])
    assert turn_story(turn, 0, NAMES, "en", reader=0) == turn_story(turn, 0, NAMES, "en")
    assert turn_story(turn, 0, NAMES, "en", markdown=False) == (
        "Nacho recruited Mage 4 (discarding Farmer 1 and Soldier 2), gave it the Shield and gained 2 pearls."
    )
    assert turn_story((happened.Explored(0, 1), EVENTS[4]), 0, NAMES, "en", markdown=False) == (
        "Nacho took Mage 4 from the top of the deck."
    )


def test_an_automaton_says_what_it_turned_up_what_it_took_and_why() -> None:
    turn = (
        happened.TurnBegan(1, 6),
        happened.Revealed(FARMER),
        happened.Revealed(MAGE),
        happened.Preferred(1, Reason.KEY, 1, 2),
        happened.Rallied(1, Guild.FARMER),
        happened.Recruited(1, (lord("farmer-6"), FARMER), 1),
        happened.KeyRevealed(1, Key.SILVER, 2),
        happened.Revealed(SOLDIER),
    )
    assert turn_story(turn, 1, NAMES, "en", markdown=False) == (
        "Zoé turned up Farmer 1 and Mage 4, rallied the Farmers (6, 1), revealed a silver key and revealed Soldier 2 "
        "from the deck. Its reason: most keys (1). 2 piles were alike to it, and its opponent chose."
    )


def test_a_draw_still_open_is_for_the_one_who_drew() -> None:
    drawn = (happened.Explored(0, 2), EVENTS[2])
    assert turn_story(drawn, 0, NAMES, "en", reader=0).endswith("drew 2 Lords. You drew Mage 4 and Farmer 1.")
    assert turn_story(drawn, 0, NAMES, "en").endswith("drew 2 Lords.")
    assert "The Nacre Vault" in turn_story(TURN[:8], 0, NAMES, "en", reader=0)
    assert "The Nacre Vault" not in turn_story(TURN[:8], 0, NAMES, "en", reader=1)


def test_a_deck_looked_through_is_not_told() -> None:
    turn = (happened.Scouted(0, 2, whole_deck=True), EVENTS[16])
    for reader in (0, 1, None):
        assert "Vault" not in turn_story(turn, 0, NAMES, "en", reader=reader)


def secrets_of(turn: PlayedTurn) -> tuple[set[str], set[str]]:
    """Return the cards that only secret and private events of a turn name, and those that public ones do."""
    hidden: set[object] = set()
    shown: set[object] = set()
    for event in turn.events:
        cards = {*getattr(event, "lords", ()), *getattr(event, "locations", ()), *getattr(event, "order", ())}
        cards |= {getattr(event, "lord", None), getattr(event, "location", None)} - {None}
        (shown if event.audience is None else hidden).update(cards)
    return {repr(card) for card in hidden - shown}, {repr(card) for card in shown}


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_are_told_without_a_secret(locale: str) -> None:
    """Every public card of a turn but rallied ones is named; a card that nobody was shown is not."""
    names = {repr(card): location_name(card, locale) for card in LOCATIONS}
    for seed in (1, 2):
        for turn in played(seed)[1]:
            story = turn_story(turn.events, turn.seat, NAMES, locale)
            hidden, shown = secrets_of(turn)
            assert not [names[card] for card in hidden & names.keys() if names[card] in story]
            assert all(names[card] in story for card in shown & names.keys())
            for event in turn.events:
                if isinstance(event, happened.Discarded):
                    assert all(lord_name(card, locale) in story for card in event.lords)
            assert NAMES[turn.seat] in story
            assert "  " not in story
            assert ".." not in story


@pytest.mark.parametrize("limit", [40, 200, 1_000, 100_000])
def test_a_recap_keeps_to_its_limit_and_the_newest_turns(limit: int) -> None:
    turns = played(1)[1]
    for count in (1, 3, len(turns)):
        said = recap(turns[:count], NAMES, "en", limit)
        assert 0 < len(said) <= limit
    whole = recap(turns, NAMES, "en", 100_000)
    assert len(whole.splitlines()) == len(turns)
    last = turn_story(turns[-1].events, turns[-1].seat, NAMES, "en")
    assert recap(turns, NAMES, "en", len(last) + 30).splitlines() == [f"… {len(turns) - 1} earlier turns", last]
    assert recap([], NAMES, "en", limit) == ""


def test_a_cut_text_ends_with_a_whole_word() -> None:
    assert clipped("one two three", 10) == "one two…"
    assert clipped("one two three", 13) == "one two three"
