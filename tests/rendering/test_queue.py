"""Is a picture that somebody waits for drawn before the others?"""

import asyncio

from rendering.queue import Queue, Urgency


async def use(queue: Queue, urgency: Urgency, name: str, order: list[str]) -> None:
    async with queue.turn(urgency):
        order.append(name)
        await asyncio.sleep(0)


async def test_by_urgency_and_then_by_arrival() -> None:
    queue, order = Queue(1), list[str]()
    async with queue.turn(Urgency.WHENEVER):
        tasks = [
            asyncio.create_task(use(queue, urgency, name, order))
            for urgency, name in (
                (Urgency.WHENEVER, "e"),
                (Urgency.SOON, "c"),
                (Urgency.AWAITED, "a"),
                (Urgency.SOON, "d"),
                (Urgency.AWAITED, "b"),
            )
        ]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert order == ["a", "b", "c", "d", "e"]


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    queue, order = Queue(1), list[str]()
    async with queue.turn(Urgency.AWAITED):
        first, second = (asyncio.create_task(use(queue, Urgency.AWAITED, name, order)) for name in "ab")
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
    await second
    assert order == ["b"]


async def test_who_is_called_and_gives_up_at_once_calls_the_next() -> None:
    queue, order = Queue(1), list[str]()
    async with queue.turn(Urgency.AWAITED):
        first, second = (asyncio.create_task(use(queue, Urgency.AWAITED, name, order)) for name in "ab")
        await asyncio.sleep(0)
    first.cancel()
    async with asyncio.timeout(2):
        await second
        await use(queue, Urgency.SOON, "c", order)
    assert order == ["b", "c"]


async def test_as_many_at_once_as_there_are_workers() -> None:
    queue, order = Queue(2), list[str]()
    async with queue.turn(Urgency.AWAITED), asyncio.timeout(2):
        await use(queue, Urgency.AWAITED, "a", order)
    assert order == ["a"]
