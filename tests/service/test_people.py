"""Do people keep what they want?"""

import asyncio

from bot.service import People
from tests.service.house import NOW, House


async def test_nobody_is_muted_until_they_say_so(house: House) -> None:
    people = People(house.database)
    assert await people.muted([1, 2]) == frozenset()
    assert await people.muted([]) == frozenset()
    await people.set_muted(1, NOW, muted=True)
    assert await people.muted([1, 2]) == {1}
    await people.set_muted(1, NOW, muted=False)
    assert await people.muted([1, 2]) == frozenset()


async def test_clicks_at_the_same_time_leave_one_answer(house: House) -> None:
    people = People(house.database)
    await asyncio.gather(*(people.set_muted(2**63 - 1, NOW, muted=True) for _ in range(10)))
    assert await people.muted([2**63 - 1]) == {2**63 - 1}
