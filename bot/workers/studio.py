"""Where pictures are drawn: one worker process beside the loop, and a memory of the last pictures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable

from cachetools import LRUCache

from bot.pictures.drawing import Drawing, Painter, drawn
from bot.workers.fair_queue import NO_OWNER, FairSemaphore
from bot.workers.pool import GivenUp, WorkerPool

log = logging.getLogger(__name__)

NICE, REMEMBERED, LIMIT = 10, 64, 20.0
"""How far the worker steps back, how many pictures are kept, after how many seconds of drawing one is given
up."""


Draw = Callable[[Painter, Hashable], bytes]
"""What a worker does."""


class Studio:
    """Draws in one worker process, started with the first picture and replaced when it has died or hangs.

    Equal pictures are drawn once. A picture that fails is logged and is None: the message goes out as text,
    and whoever asks for it again has it drawn again. `kept`: the last pictures; `drawing`: those under way,
    in their order. `slots`: held by whoever has time and so looks only then at what he wants drawn.
    """

    def __init__(self, draw: Draw = drawn, limit: float = LIMIT) -> None:
        self.draw, self.limit = draw, limit
        self.workers = WorkerPool(1, NICE)
        self.kept: LRUCache[Drawing, bytes] = LRUCache(REMEMBERED)
        self.drawing: dict[Drawing, asyncio.Task[bytes | None]] = {}
        self.slots = FairSemaphore(1)

    def at_once(self, it: Drawing) -> bool:
        """Whether a picture is there, or is drawn as soon as it is asked for: nothing else is under way."""
        return it in self.kept or not self.drawing or next(iter(self.drawing)) == it

    async def picture(self, it: Drawing, server: int = NO_OWNER) -> bytes | None:
        """The PNG, perhaps from memory; None where it could not be drawn. `server`: who wants it."""
        if (known := self.kept.get(it)) is not None:
            return known
        if (task := self.drawing.get(it)) is None:
            task = self.drawing[it] = asyncio.create_task(self.drawn(it, server))
            task.add_done_callback(lambda _: self.drawing.pop(it))
        await asyncio.wait({task})  # whatever becomes of the drawing, nobody who waits for it is cancelled
        return None if task.cancelled() else task.result()

    async def drawn(self, it: Drawing, server: int) -> bytes | None:
        """Draw and keep. Of what fails only the kind is logged; whatever it is, the text goes out."""
        try:
            data = await self.workers.run(self.draw, it.painter, it.facts, limit=self.limit, server=server)
        except GivenUp as given_up:
            log.warning("no picture of %s: %s", it.kind, given_up)
        except Exception as failed:
            log.warning("no picture of %s: %s", it.kind, type(failed).__name__)
        else:
            self.kept[it] = data
            return data
        return None

    async def close(self) -> None:
        """Let the worker go, after the pictures that are asked for."""
        await asyncio.gather(*self.drawing.values(), return_exceptions=True)
        await self.workers.close()
        self.kept.clear()
