"""Do people keep what they want?"""

import asyncio
from dataclasses import fields, replace

import pytest
from sqlalchemy import Table, event

from bot.db import schema
from bot.errors import NoTimeZoneError, QuietTooLongError
from bot.service import Notify, People, Preferences, ServerPreferences
from bot.service.clock import QuietHours
from tests.service.house import NOW, SERVER, House, always


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


@pytest.mark.parametrize("chosen", [False, True])
async def test_one_question_tells_what_person_and_server_want(house: House, chosen: bool) -> None:
    people, guilds = People(house.database), house.guilds
    own, server = Preferences(), ServerPreferences()
    if chosen:
        own = Preferences("coral", locale="fr", notify=Notify.DM, zone="Europe/Paris", quiet_from=1380, quiet_to=480)
        server = ServerPreferences("contrast", letters=True, channels="1,2", clock="7d", quiet=True)
        await people.change(7, NOW, always(own))
        await guilds.change(SERVER, NOW, always(server))
    asked: list[str] = []
    engine = house.database._engine.sync_engine

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    assert await people.wishes(7, SERVER) == (own, server)
    assert len(asked) == 1
    assert await people.wishes(7, None) == (own, ServerPreferences())
    assert await people.wishes(8, SERVER) == (Preferences(), server)
    event.remove(engine, "before_cursor_execute", note)


@pytest.mark.parametrize(("start", "end"), [(0, 0), (480, 480), (480, 479), (0, 721), (-1, 60), (60, 1440)])
def test_quiet_hours_that_are_none_or_too_long_are_refused(start: int, end: int) -> None:
    with pytest.raises(QuietTooLongError):
        Preferences(zone="Europe/Madrid").with_quiet_hours(start, end)


@pytest.mark.parametrize("zone", [None, "", "Europe/Atlantis", "../etc/passwd"])
def test_quiet_hours_need_a_time_zone_that_there_is(zone: str | None) -> None:
    with pytest.raises(NoTimeZoneError):
        Preferences(zone=zone).with_quiet_hours(1380, 480)
    assert Preferences(zone=zone, quiet_from=1380, quiet_to=480).quiet is None


def test_quiet_hours_may_last_half_the_day() -> None:
    own = Preferences(zone="Australia/Sydney").with_quiet_hours(1200, 480)
    assert own.quiet == QuietHours(1200, 480, "Australia/Sydney")
