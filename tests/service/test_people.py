"""Do people keep what they want?"""

import asyncio
from dataclasses import fields, replace

import pytest
from sqlalchemy import Table

from bot.db import schema
from bot.service import Notify, People, Preferences, ServerPreferences
from tests.service.house import NOW, House, always


async def test_nobody_is_muted_until_they_say_so(house: House) -> None:
    people = People(house.database)
    assert await people.muted([1, 2]) == frozenset()
    assert await people.muted([]) == frozenset()
    await people.change(1, NOW, lambda wish: replace(wish, notify=Notify.NOTHING))
    await people.change(2, NOW, lambda wish: replace(wish, text_only=True))
    assert await people.muted([1, 2]) == {1}
    await people.change(1, NOW, lambda wish: replace(wish, notify=Notify.MENTION))
    assert await people.muted([1, 2]) == frozenset()


async def test_what_somebody_chose_survives_a_restart(house: House) -> None:
    assert await People(house.database).preferences(7) == Preferences()
    wish = Preferences("coral", letters=False, text_only=True, notify=Notify.NOTHING)
    assert await People(house.database).change(7, NOW, always(wish)) == wish
    await house.restart()
    assert await People(house.database).preferences(7) == wish
    assert await People(house.database).preferences(8) == Preferences()


async def test_choices_at_the_same_time_are_all_kept(house: House) -> None:
    people, who = People(house.database), 2**63 - 1
    await asyncio.gather(
        *(people.change(who, NOW, lambda wish: replace(wish, notify=Notify.NOTHING)) for _ in range(5)),
        *(people.change(who, NOW, lambda wish: replace(wish, text_only=True)) for _ in range(5)),
        people.change(who, NOW, lambda wish: replace(wish, theme="coral")),
    )
    assert await people.preferences(who) == Preferences("coral", text_only=True, notify=Notify.NOTHING)


@pytest.mark.parametrize(("kind", "table"), [(Preferences, schema.people), (ServerPreferences, schema.guilds)])
def test_every_field_has_its_column(kind: type[Preferences] | type[ServerPreferences], table: Table) -> None:
    assert {field.name for field in fields(kind)} == {column.name for column in table.columns} - {"id", "updated_at"}
