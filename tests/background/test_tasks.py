"""Tasks by key: one at a time, joined or replaced."""

from __future__ import annotations

import asyncio

from bot.tasks import Tasks


async def test_there_is_one_task_a_key() -> None:
    tasks, begun, done = Tasks[int, int](), list[int](), asyncio.Event()

    async def work(number: int) -> int:
        begun.append(number)
        await done.wait()
        return number

    first = tasks.join(1, lambda: work(1))
    assert tasks.join(1, lambda: work(2)) is first
    tasks.join(2, lambda: work(3))
    await asyncio.sleep(0)
    assert begun == [1, 3] and {*tasks} == {1, 2}

    again = tasks.replace(1, lambda: work(4))
    await asyncio.sleep(0)
    assert first.cancelled() or first.cancelling()
    await asyncio.sleep(0)
    assert tasks.running[1] is again, "the end of the one before does not remove its successor"
    done.set()
    assert await again == 4
    await asyncio.sleep(0)
    assert not tasks.running


async def test_closing_cancels_all() -> None:
    tasks = Tasks[str, None]()
    waiting = tasks.join("a", lambda: asyncio.sleep(60))
    await asyncio.sleep(0)
    await tasks.close()
    assert waiting.cancelled() and not tasks.running
