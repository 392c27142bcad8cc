"""Looks at the clock: wakes when a table or a digest has come due. What is due stands in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from engine.tables.alarms import THINKING
from engine.tables.errors import TableError
from engine.tables.service import Tables

log = logging.getLogger(__name__)
LONGEST = 3600.0
"""Seconds of sleep after which we look again: the host's clock may have been set, or the host have slept."""
AGAIN = 60.0
"""Seconds until we look again after a fault of ours."""


class Watch:
    """One sleeper for the whole house. `digest`: sends one person's digest. `wake`: says what is to be
    said.
    """

    def __init__(
        self, tables: Tables, digest: Callable[[int], Awaitable[None]], wake: Callable[[], None]
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.digest = digest
        self.wake = wake
        self.at = 0.0
        self.sleeper: asyncio.Task[None] | None = None
        self.looking = False
        tables.alarmed = self.expect

    def start(self) -> None:
        """Look at once: something may have come due while nobody was here."""
        self.at = 0.0
        self.sleeper = asyncio.create_task(self.sleep())

    async def close(self) -> None:
        """Sleep no more; what comes due now is done after the next start."""
        if self.sleeper is not None:
            self.sleeper.cancel()
            await asyncio.gather(self.sleeper, return_exceptions=True)

    def expect(self, at: float) -> None:
        """Something comes due then; wake up earlier if need be."""
        if at >= self.at or self.sleeper is None:
            return
        self.at = at
        if not self.looking:
            self.sleeper.cancel()
            self.sleeper = asyncio.create_task(self.sleep())

    async def sleep(self) -> None:
        """Sleep until something is due, do it, and so on. At first look at everything that was under way when
        the last bot stopped: agents that were thinking think anew."""
        ahead = THINKING
        while True:
            await asyncio.sleep(min(max(self.at - self.tables.clock(), 0.0), LONGEST))
            self.looking = True
            try:
                self.at = await self.look(ahead)
                ahead = 0.0
            except Exception:
                log.exception("looking at the clock failed")
                self.at = self.tables.clock() + AGAIN
            finally:
                self.looking = False

    async def look(self, ahead: float = 0.0) -> float:
        """Do what has come due, or does so many seconds ahead; the moment at which to look again."""
        self.at = self.tables.clock() + LONGEST
        for table in await self.store.alarms(self.tables.clock() + ahead):
            await self.ring(table)
        for person in await self.store.people.digests(self.tables.clock()):
            await self.digest(person)
        self.wake()
        later = (await self.store.next_alarm(), await self.store.people.next_digest(), self.at)
        return max(min(at for at in later if at is not None), self.tables.clock() + 1.0)

    async def ring(self, table: int) -> None:
        """One table; one that cannot be read any more is not looked at again until somebody presses there. No
        other waits for one at which we fail."""
        try:
            await self.tables.ring(table)
        except TableError as unreadable:
            log.warning("table %s: no longer looked at: %r", table, unreadable)
            await self.store.silence(table)
        except Exception:
            log.exception("table %s: looking at it failed", table)
            await self.store.silence(table, until=self.tables.clock() + AGAIN)
