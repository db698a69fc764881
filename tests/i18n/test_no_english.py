"""Is Spanish Spanish and French French? No English word in all that whole games show, and none of one in another."""

import re

import pytest

from bot.game import view_for
from bot.i18n import ROOT
from cogs.screens.alt import table_alt
from cogs.screens.description import describe
from cogs.screens.naming import action_label, location_worth
from cogs.screens.rulebook import card_entries, topics
from cogs.screens.story import recap
from tests.words import NAMES, played, played_alone

ENGLISH = """
the and of with your you their turn turns key keys pearl pearls lords location locations shield chamber farmer farmers
soldier soldiers merchant merchants politician politicians deck drew took kept gained row left from is are was not take
draw keep choose swap rally explore everyone opponents worth now this that silver gold master seat hidden
"""
SPANISH = "el los las perlas llave llaves lugar turno mazo roba puntos cámara gremio escudo"
FRENCH = "les perles clés lieu lieux tour pioche vous chambre guilde blason et votre"
FOREIGN = {"es": ENGLISH + FRENCH, "fr": ENGLISH + SPANISH, "en": f"{SPANISH} {FRENCH}"}
# Comments, keys, parameters, variants and commands: what stands there for the code.
NOT_TEXT = re.compile(r"^#.*$|^-?[\w-]+ =|\{ ?-?[$\w-]+( ->)?|\[\w+\]|/conspiracy \w+", re.MULTILINE)


def all_that_is_shown(locale: str) -> str:
    said = [*(page.title + page.text for page in topics(locale)), *(entry.line for entry in card_entries(locale))]
    for states, turns in (played(1), played(7, points_hidden=True), *played_alone()):
        said.append(recap(turns, NAMES, locale, 1_000_000))
        for state in states:
            view = view_for(state, state.decider)
            said += [describe(view, NAMES, locale), table_alt(view_for(state, None), NAMES, locale)]
            said += [action_label(action, view, locale) for action, _ in zip(view.legal, range(9), strict=False)]
            said += [location_worth(view, location, locale) for location in view.face_up]
    for file in (ROOT / locale).glob("*.ftl"):  # what no game shows, too
        said.append(NOT_TEXT.sub(" ", file.read_text("utf-8")))
    return "\n".join(said).casefold()


@pytest.mark.parametrize("locale", FOREIGN)
def test_no_word_of_another_language(locale: str) -> None:
    words = set(re.findall(r"[\w'-]+", all_that_is_shown(locale)))
    assert sorted(words & set(FOREIGN[locale].split())) == []


# What the glossary beside the catalogues calls otherwise.
SYNONYMS = {"es": r"permut\w+|monto\w*|sillas?", "fr": r"piles?|restrictions?|interverti\w*|places"}


@pytest.mark.parametrize("locale", SYNONYMS)
def test_one_idea_has_one_word(locale: str) -> None:
    for file in (ROOT / locale).glob("*.ftl"):
        said = NOT_TEXT.sub(" ", file.read_text("utf-8"))
        assert not (found := re.findall(rf"\b(?:{SYNONYMS[locale]})\b.*", said, re.IGNORECASE)), found
