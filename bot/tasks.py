"""Background tasks by key: however often a player presses, at most one task of a key runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable, Iterator
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Tasks(Generic[K, T]):
    """Tasks that outlive the call that starts them, at most one for each key. `running`: those under way."""

    def __init__(self) -> None:
        self.running: dict[K, asyncio.Task[T]] = {}

    def join(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """The task of a key; starts it unless it is under way."""
        task = self.running.get(key)
        return self.start(key, work) if task is None or task.done() else task

    def replace(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """Start the task of a key in place of the one under way, which is cancelled."""
        self.cancel(key)
        return self.start(key, work)

    def start(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """Start a task that is known by this key until it is done."""
        task = self.running[key] = asyncio.create_task(work())

        def forget(done: asyncio.Task[T]) -> None:
            if self.running.get(key) is done:
                del self.running[key]

        task.add_done_callback(forget)
        return task

    def cancel(self, key: K) -> None:
        """Cancel the task of a key, if it is under way."""
        if (task := self.running.get(key)) is not None:
            task.cancel()

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        under_way = [*self.running.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    def __len__(self) -> int:
        return len(self.running)

    def __iter__(self) -> Iterator[K]:
        return iter(self.running)
