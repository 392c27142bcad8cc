"""A task of the start that one process of a cluster at a time does, retried until it succeeds."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from typing import ClassVar

from bot.platform.retries import retry
from engine.tables.store.database import Connection

log = logging.getLogger(__name__)
LONGEST = 3600.0
"""Longest back-off in seconds: a repeated refusal needs a person to fix it."""
TURN = 5.0
"""Seconds between two checks whether another process has finished."""


class StartTask(ABC):
    """Background task under a lease. `lease`: its name; `trouble`: a failure in the log."""

    lease: ClassVar[str]
    trouble: ClassVar[str]

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task; the client has logged in."""
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop; the next start continues."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Retry with back-off until it is done."""
        try:
            while not await self.connection.claim(self.lease):  # noqa: ASYNC110  # a lease sends no event
                await asyncio.sleep(TURN)
            await retry(self.attempt, self.trouble, max_delay=LONGEST)
        except Exception:
            log.exception(self.trouble)
        finally:
            await self.connection.let_go(self.lease)

    @abstractmethod
    async def attempt(self) -> None:
        """Try once; an exception leads to the next try."""
