"""Does a server keep its settings?"""

from dataclasses import replace

from bot.service import ServerPreferences
from tests.service.house import NOW, SERVER, House, always


async def test_a_server_chooses_and_keeps_what_it_chose(house: House) -> None:
    assert await house.guilds.preferences(SERVER) == ServerPreferences()
    wishes = (
        ServerPreferences("coral", letters=True, locale="fr"),
        ServerPreferences(locale="es"),
        ServerPreferences("no such theme", letters=False),
        ServerPreferences(),
    )
    for wish in wishes:
        assert await house.guilds.change(SERVER, NOW, always(wish)) == wish
        await house.restart()
        assert await house.guilds.preferences(SERVER) == wish
    assert await house.guilds.preferences(2**63 - 1) == ServerPreferences()
    assert await house.guilds.preferences(None) == ServerPreferences()


async def test_a_change_leaves_the_rest_as_it_was(house: House) -> None:
    await house.guilds.change(SERVER, NOW, lambda wish: replace(wish, locale="fr"))
    await house.guilds.change(SERVER, NOW, lambda wish: replace(wish, theme="coral"))
    assert await house.guilds.preferences(SERVER) == ServerPreferences(theme="coral", locale="fr")
