"""Which language answers to which locale code? All that Discord sends, and what it may send one day."""

import pytest

from bot.i18n import LOCALES, choose_locale

DISCORD = [
    "bg",
    "cs",
    "da",
    "de",
    "el",
    "en-GB",
    "en-US",
    "es-419",
    "es-ES",
    "fi",
    "fr",
    "hi",
    "hr",
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "lt",
    "nl",
    "no",
    "pl",
    "pt-BR",
    "ro",
    "ru",
    "sv-SE",
    "th",
    "tr",
    "uk",
    "vi",
    "zh-CN",
    "zh-TW",
]


@pytest.mark.parametrize("code", DISCORD)
def test_i18_03_every_code_of_discord_has_a_language(code: str) -> None:
    assert len(DISCORD) == 32
    assert choose_locale(code) == next((name for name in LOCALES if code.partition("-")[0] == name), "en")


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("es-419", "es"),
        ("es-ES", "es"),
        ("es", "es"),
        ("ES-es", "es"),
        ("es_MX", "es"),
        ("fr-CA", "fr"),
        ("unknown_fr-BE", "fr"),
        ("unknown_xx-YY", "en"),
        ("xx-YY", "en"),
        ("frr", "en"),
        ("", "en"),
        ("-", "en"),
        (None, "en"),
        ("../es", "en"),
        ("\x00", "en"),
        ("e" * 10_000, "en"),
    ],
)
def test_i18_03_odd_codes_have_one_too(code: str | None, language: str) -> None:
    assert choose_locale(code) == language
