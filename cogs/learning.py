"""How does it go? `/conspiracy rules`, `card`, `help`."""

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import NoSuchCardError
from cogs.screens import controls
from cogs.screens.learning import card_screen, help_screen, rules_screen
from cogs.screens.rulebook import find_cards
from cogs.ui.answer import Kind
from cogs.ui.commands import described, named
from cogs.ui.looks import language_of
from cogs.ui.page import LONGEST_OPTION, Screen, cut
from cogs.ui.router import Call


async def setup(client: Client) -> None:
    """Add the commands and the select of topics."""

    @client.slash.command(**named("rules"))
    async def rules(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, show_rules)

    @client.slash.command(**named("card"))
    @app_commands.rename(card=app_commands.locale_str("name", key="option-card-name"))
    @app_commands.describe(card=described("option-card"))
    @app_commands.autocomplete(card=suggest)
    async def card(interaction: discord.Interaction[Client], card: app_commands.Range[str, 0, 100]) -> None:
        await client.router.command(interaction, lambda call: show_card(call, card))

    @client.slash.command(**named("help"))
    async def help_(interaction: discord.Interaction[Client]) -> None:
        await client.router.command(interaction, show_help)

    client.router.add(controls.RULES, Kind.PRIVATE, show_rules)
    client.router.add(controls.RULE, Kind.EDIT, show_rules)


async def suggest(interaction: discord.Interaction[Client], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the cards that somebody may mean."""
    own = await interaction.client.people.preferences(interaction.user.id)
    found = find_cards(typed, language_of(own, str(interaction.locale)))
    return [app_commands.Choice(name=cut(entry.name, LONGEST_OPTION), value=entry.id) for entry in found]


async def show_rules(call: Call) -> Screen:
    """Show a topic of the rules."""
    return rules_screen(next(iter(call.values), ""), call.locale)


async def show_card(call: Call, name: str) -> Screen:
    """Show the card that somebody means."""
    found = find_cards(name, call.locale, 1)
    if not found:
        raise NoSuchCardError
    return card_screen(found[0], await call.client.pictures.card(found[0], await call.reader()))


async def show_help(call: Call) -> Screen:
    """Show how the bot works."""
    names = ("new", "turn", "games", "log", "rules", "card", "settings", "server", "privacy")
    mentions = {name: call.client.mention_of(name) for name in names}
    return help_screen(mentions | {"everywhere": call.client.mention_of("my-conspiracy")}, call.locale)
