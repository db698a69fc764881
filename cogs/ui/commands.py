"""How do commands get their names in every language?"""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.i18n import choose_locale, has, text

GROUP = "conspiracy"


def new_group() -> app_commands.Group:
    """Return the one group that every cog adds its commands to: for servers, and installed there."""
    return app_commands.Group(
        name=GROUP,
        description=locale_str(text("command-group", "en"), key="command-group"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def named(command: str) -> dict[str, Any]:
    """Return name and description of a command, as the decorator of a group takes them."""
    return {
        "name": locale_str(command, key=f"command-{command}-name"),
        "description": described(f"command-{command}"),
    }


def described(key: str) -> locale_str:
    """Return a description in English that the translator knows in every language."""
    return locale_str(text(key, "en"), key=key)


class Translator(app_commands.Translator):
    """Names and descriptions of commands and their options, from the locales."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the string in a language, None where we do not speak it."""
        key = string.extras.get("key")
        language = choose_locale(locale.value)
        if key is None or not locale.value.startswith(language) or not has(key, language):
            return None
        return text(key, language)
