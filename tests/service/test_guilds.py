"""Does a server keep its settings?"""

from tests.service.house import NOW, SERVER, House


async def test_a_server_chooses_its_language(house: House) -> None:
    assert await house.guilds.locale(SERVER) is None
    for chosen in ("fr", "es", None, "en"):
        await house.guilds.set_locale(SERVER, chosen, NOW)
        await house.restart()
        assert await house.guilds.locale(SERVER) == chosen
    assert await house.guilds.locale(2**63 - 1) is None
