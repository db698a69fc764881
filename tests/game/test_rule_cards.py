"""Do the cards agree with the rulebook? Every row of both tables, copies, totals, names and ids."""

import copy
import pickle
from collections import Counter

import pytest

from bot.game import Code, GameError, cards
from bot.game.cards import GUILDS, LOCATIONS, LORDS, Effect, Guild, Key, Power, all_locations, all_lords

GUILD_NAMES = ["farmer", "soldier", "merchant", "politician", "mage"]

# IP: copies in each guild, power, key, pearls
LORD_TABLE: dict[int, tuple[int, Power, Key | None, int]] = {
    0: (1, Power.SWAP, None, 0),
    1: (4, Power.KEY, Key.SILVER, 0),
    2: (2, Power.KEY, Key.GOLD, 0),
    3: (2, Power.PEARLS, None, 2),
    4: (2, Power.PEARLS, None, 1),
    6: (1, Power.REVEAL, None, 0),
}

# id: pearls at once, lasting or immediate effect
LOCATION_TABLE: dict[str, tuple[int, str | None]] = {
    "influence_7": (0, None),
    "pearl_1": (1, None),
    "pearl_2": (2, None),
    "pearl_3": (3, None),
    "silver_keys": (0, None),
    "gold_keys": (0, None),
    "pearl_pairs": (0, None),
    "locations": (0, None),
    "forced_first": (0, "forced_first"),
    "forced_pair": (0, "forced_pair"),
    "recall_lords": (0, "recall_lords"),
    "recall_locations": (0, "recall_locations"),
    "any_two_keys": (0, "any_two_keys"),
    "whole_deck": (0, "whole_deck"),
    "strongest_farmer": (0, None),
    "strongest_soldier": (0, None),
    "strongest_merchant": (0, None),
    "strongest_politician": (0, None),
    "strongest_mage": (0, None),
    "followers_farmer": (0, None),
    "followers_soldier": (0, None),
    "followers_merchant": (0, None),
    "followers_politician": (0, None),
    "followers_mage": (0, None),
}
BONUS_IDS = ["alliance_1", "alliance_2", "alliance_3", "alliance_4", "unaligned"]


def test_there_are_five_guilds() -> None:
    """[R] Components."""
    assert [suit.value for suit in GUILDS] == GUILD_NAMES


def test_there_are_sixty_lords_twelve_of_each_guild() -> None:
    """[R] Components."""
    assert len(all_lords()) == 60
    assert Counter(lord.guild.value for lord in all_lords()) == dict.fromkeys(GUILD_NAMES, 12)


@pytest.mark.parametrize("ip", LORD_TABLE)
@pytest.mark.parametrize("suit", GUILD_NAMES)
def test_each_guild_has_the_same_six_kinds_of_lords(suit: str, ip: int) -> None:
    """[S pp.7-9] Silver for 1 IP, gold for 2, two pearls for 3, one for 4, a swap for 0, a reveal for 6."""
    lord = cards.lord(f"{suit}-{ip}")
    assert (lord.name, lord.guild, lord.ip) == (f"{suit}-{ip}", Guild(suit), ip)
    assert (lord.copies, lord.power, lord.key, lord.pearls) == LORD_TABLE[ip]
    assert all_lords().count(lord) == LORD_TABLE[ip][0]


def test_no_other_kinds_of_lords_exist() -> None:
    """[R] Components: nobody has 5 IP, no guild has a seventh kind."""
    assert [lord.name for lord in LORDS] == [f"{suit}-{ip}" for suit in GUILD_NAMES for ip in LORD_TABLE]
    assert set(all_lords()) == set(LORDS)


def test_the_deck_of_lords_holds_thirty_keys_and_thirty_pearls() -> None:
    """[R] Components: 20 silver and 10 gold keys, 20 pearls from 3-IP Lords and 10 from 4-IP Lords."""
    assert Counter(lord.key for lord in all_lords()) == {Key.SILVER: 20, Key.GOLD: 10, None: 30}
    assert sum(lord.pearls for lord in all_lords()) == 30


def test_the_catalogue_lists_lords_guild_by_guild_from_the_lowest_influence() -> None:
    """FORMATS.md: one order for everything that lists cards."""
    assert [lord.index for lord in LORDS] == list(range(30))
    assert [lord.suit for lord in LORDS] == [suit for suit in range(5) for _ in range(6)]
    assert list(all_lords()) == sorted(all_lords(), key=lambda lord: lord.index)


def test_there_are_24_locations_each_once() -> None:
    """[R] Components."""
    assert [location.id for location in all_locations(bonus=False)] == list(LOCATION_TABLE)


def test_the_bonus_set_adds_five_locations() -> None:
    """[R] The promotional set is an option."""
    assert [location.id for location in all_locations(bonus=True)] == [*LOCATION_TABLE, *BONUS_IDS]
    assert [location.id for location in LOCATIONS if location.bonus] == BONUS_IDS
    assert [location.index for location in LOCATIONS] == list(range(29))


@pytest.mark.parametrize("name", LOCATION_TABLE)
def test_a_location_gives_the_pearls_and_has_the_effect_that_its_card_shows(name: str) -> None:
    """[R] The table of Locations, column "now"."""
    pearls, effect = LOCATION_TABLE[name]
    location = cards.location(name)
    assert location.id == name
    assert location.pearls == pearls
    assert location.effect == (None if effect is None else Effect(effect))


@pytest.mark.parametrize("name", BONUS_IDS)
def test_a_bonus_location_does_nothing_before_the_end(name: str) -> None:
    """[R] The table of bonus Locations has no column "now"."""
    location = cards.location(name)
    assert (location.id, location.pearls, location.effect) == (name, 0, None)


@pytest.mark.parametrize("name", ["farmer-5", "farmer_1", "Farmer-1", "fish-1", "mage", "", "mage-1 ", "pearl_1"])
def test_a_lord_that_does_not_exist_is_refused_by_name(name: str) -> None:
    """FORMATS.md, names on the wire."""
    with pytest.raises(GameError) as error:
        cards.lord(name)
    assert (error.value.code, error.value.params) == (Code.UNKNOWN_LORD, {"name": name})


@pytest.mark.parametrize("name", ["pearl_4", "Pearl_1", "strongest_fish", "followers", "", "mage-1", "alliance_6"])
def test_a_location_that_does_not_exist_is_refused_by_name(name: str) -> None:
    """FORMATS.md, names on the wire."""
    with pytest.raises(GameError) as error:
        cards.location(name)
    assert (error.value.code, error.value.params) == (Code.UNKNOWN_LOCATION, {"name": name})


def test_copies_of_a_card_in_memory_are_the_same_card() -> None:
    """The catalogue promises one object per kind, also after a copy or a pickle."""
    for card in (*LORDS, *LOCATIONS):
        assert copy.deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - made one line up
