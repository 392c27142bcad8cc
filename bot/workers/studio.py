"""Draws pictures in a worker process and caches the latest ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable
from functools import partial

from cachetools import LRUCache

from bot.pictures.drawing import Drawing, Painter, draw_bytes
from bot.tasks import Tasks
from bot.workers.fair_queue import NO_OWNER, FairSemaphore
from bot.workers.pool import GivenUp, WorkerPool

log = logging.getLogger(__name__)

NICE, REMEMBERED, LIMIT = 10, 64, 20.0
"""Nice value of the worker, size of the cache, timeout of a drawing in seconds."""


Draw = Callable[[Painter, Hashable], bytes]
"""Function that a worker runs: draws facts as a PNG."""


class Studio:
    """Draws in one worker process, started on first use and replaced when it dies or hangs.

    Equal pictures are drawn once. A failure is logged and gives None: the message is sent as text, and the
    next request draws again. `kept`: cache; `drawing`: tasks under way, in order. `slots`: semaphore for
    background requests, which read the table's state only once it is their turn.
    """

    def __init__(self, draw: Draw = draw_bytes, limit: float = LIMIT) -> None:
        self.draw, self.limit = draw, limit
        self.workers = WorkerPool(1, NICE)
        self.kept: LRUCache[Drawing, bytes] = LRUCache(REMEMBERED)
        self.drawing = Tasks[Drawing, bytes | None]()
        self.slots = FairSemaphore(1)

    def at_once(self, drawing: Drawing) -> bool:
        """Whether a picture is cached, or would be drawn without waiting for others."""
        return drawing in self.kept or not self.drawing or next(iter(self.drawing)) == drawing

    async def picture(self, drawing: Drawing, server: int = NO_OWNER) -> bytes | None:
        """The PNG from the cache or newly drawn; None on failure. `server`: key of the fair queue."""
        if (known := self.kept.get(drawing)) is not None:
            return known
        task = self.drawing.join(drawing, partial(self.draw_cached, drawing, server))
        await asyncio.wait({task})  # a cancelled drawing does not cancel its waiters
        return None if task.cancelled() else task.result()

    async def draw_cached(self, drawing: Drawing, server: int) -> bytes | None:
        """Draw and cache. Of any failure only the type is logged; the text is sent anyway."""
        try:
            data = await self.workers.run(
                self.draw, drawing.painter, drawing.facts, limit=self.limit, server=server
            )
        except GivenUp as given_up:
            log.warning("no picture of %s: %s", drawing.kind, given_up)
        except Exception as failed:
            log.warning("no picture of %s: %s", drawing.kind, type(failed).__name__)
        else:
            self.kept[drawing] = data
            return data
        return None

    async def close(self) -> None:
        """Shut down after the pictures under way."""
        await asyncio.gather(*self.drawing.running.values(), return_exceptions=True)
        await self.workers.close()
        self.kept.clear()
