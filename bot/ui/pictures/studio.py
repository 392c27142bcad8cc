"""Where pictures are drawn: one worker process beside the loop, and a memory of the last pictures."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from bot.crew import Crew, GivenUp
from bot.ui.pictures import paint
from bot.ui.pictures.facts import Facts

log = logging.getLogger(__name__)

NICE, REMEMBERED, PATIENCE = 10, 64, 20.0
"""How far the worker steps back, how many pictures are kept, after how many seconds one is given up."""

LINE = 2
"""Pictures under way from which on somebody who has pressed is answered without his."""


class Studio:
    """Draws in one worker process, started with the first picture and replaced when it has died.

    Equal facts are drawn once. A picture that fails is logged and is None: the message goes out as text.
    """

    def __init__(self, draw: Callable[[Facts], bytes] = paint.draw, patience: float = PATIENCE) -> None:
        self.draw, self.patience = draw, patience
        self.crew = Crew(1, NICE)
        self.kept: OrderedDict[Facts, asyncio.Task[bytes | None]] = OrderedDict()

    def at_once(self, facts: Facts) -> bool:
        """Whether a picture is there, or will be drawn without standing in line."""
        return facts in self.kept or sum(not task.done() for task in self.kept.values()) < LINE

    async def picture(self, facts: Facts) -> bytes | None:
        """The PNG of these facts, perhaps from memory; None where it could not be drawn."""
        if facts not in self.kept:
            self.kept[facts] = asyncio.create_task(self.drawn(facts))
        self.kept.move_to_end(facts)
        while len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        task = self.kept[facts]
        data = await asyncio.shield(task)
        if data is None and self.kept.get(facts) is task:
            del self.kept[facts]
        return data

    async def drawn(self, facts: Facts) -> bytes | None:
        """Draw. Of what fails only the kind is logged; whatever it is, the text goes out."""
        kind = type(facts).__name__
        try:
            return await self.crew.do(self.draw, facts, patience=self.patience)
        except GivenUp as given_up:
            log.warning("no picture of %s: %s", kind, given_up)
        except Exception as failed:
            log.warning("no picture of %s: %s", kind, type(failed).__name__)
        return None

    async def close(self) -> None:
        """Let the worker go, after the pictures that are asked for."""
        await asyncio.gather(*self.kept.values(), return_exceptions=True)
        await self.crew.close()
        self.kept.clear()
