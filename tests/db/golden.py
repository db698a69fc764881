"""How is the database of a released version kept for tests? `python -m tests.db.golden` writes that of this version.

It holds games at every kind of decision but the rarest, waiting, over and ended before their time. Those of earlier
versions are never written again: every later version must open them.
"""

import asyncio
import gzip
import sqlite3
import tempfile
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

from bot.db import migrate
from bot.game import Options
from bot.robots.uniform import any_of
from bot.service import Lobby, Notify, People
from tests.service.house import GUEST, HOST, NOW, House, address

DATABASES = Path(__file__).parents[1] / "data" / "databases"


async def fill(house: House) -> None:
    """Play games up to every kind of decision, and some to their ends."""
    numbers, seeds = count(1), count(1)
    house.lobby = Lobby(house.database, ids=lambda: f"golden{next(numbers):02}", seeds=lambda: f"golden:{next(seeds)}")
    rng = Random("golden")
    await house.play.announce((await house.waiting(2)).id, 1, 5)
    missing = {"ChooseRecruiting", "ChooseDrawn", "ChooseOrder", "ChooseSwap", "ChooseLocation", "ChooseScouted"}
    while missing:
        table = await house.running(3, (), Options(4, bonus_locations=True))
        while not table.over:
            assert table.decider is not None
            kind = type(table.view(table.decider).decision).__name__
            if kind in missing and rng.random() < 1 / 3:
                missing.remove(kind)
                break
            table = (await house.act(table, any_of(table.view(table.decider).legal, rng))).table
    await house.play_out(await house.running(1, ("greedy",)), rng)
    left = await house.running(3, ("random",))
    await house.play.leave(left.id, HOST, NOW)
    stopped = await house.running(2)
    await house.play.end(stopped.id, HOST, manager=True, now=NOW)
    await house.guilds.change(2**62, NOW, lambda wish: replace(wish, locale="fr", theme="coral", letters=True))
    people = People(house.database)
    await people.change(HOST, NOW, lambda wish: replace(wish, theme="coral", letters=False))
    await people.change(GUEST, NOW, lambda wish: replace(wish, text_only=True, notify=Notify.NOTHING))


async def write() -> None:
    """Write the database of this version as SQL text."""
    with tempfile.TemporaryDirectory() as folder:
        house = await House(address(Path(folder)), first_click=1).open()
        await fill(house)
        await house.close()
        connection = sqlite3.connect(f"{folder}/games.db")
        text = "\n".join(connection.iterdump())
        connection.close()
    DATABASES.mkdir(exist_ok=True)
    (DATABASES / f"{migrate.NEWEST}.sql.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    asyncio.run(write())
