"""Are names kept as written, save what no database can take?"""

import pytest

from bot.service.names import clean
from tests.service.house import GUEST, NOW, House

NASTY = ["' or 1=1 --", '"; drop table games; --', "%", "_", "\\", "Bo'); DROP TABLE seats;--", "{0}", "%s", ":id", "?"]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana \n\r\n Bo\t", "Ana Bo"),
        ("a\u2028b\u2029c", "a b c"),
        ("a\x00b\x1b[31m", "a b [31m"),
        ("\ud83d", "\N{REPLACEMENT CHARACTER}"),
        ("", "?"),
        ("\x00\n", "?"),
        ("W" * 10_000, "W" * 32),
        ("a" * 31 + " b", "a" * 31),
        ("👩‍🚀🏳️‍🌈 محمد", "👩‍🚀🏳️‍🌈 محمد"),
        ("_x_ @everyone </b>", "_x_ @everyone </b>"),
        ("\N{HANGUL FILLER}", "\N{HANGUL FILLER}"),
    ],
)
def test_names_are_cleaned(written: str, kept: str) -> None:
    assert clean(written) == kept


async def test_se_06_names_are_data(house: House) -> None:
    async with house.database.reading() as connection:
        before = (await connection.exec_driver_sql("SELECT sql FROM sqlite_master")).all()
    for name in [*NASTY, "\ud83d\x00", "ä" * 255]:
        table = await house.waiting()
        table = await house.lobby.join(table.id, GUEST, name, NOW)
        assert table.players[1].name == clean(name)
        await house.play.rename(GUEST, name + "2")
        assert (await house.play.load(table.id)).players[1].name == clean(name + "2")
        await house.lobby.cancel(table.id, table.host_id, NOW)
    async with house.database.reading() as connection:
        assert (await connection.exec_driver_sql("SELECT sql FROM sqlite_master")).all() == before
