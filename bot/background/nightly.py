"""A backup a night. It never harms the bot: one that fails is logged and tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from engine.tables.store.sqlite.copies import Copies, Failed

log = logging.getLogger(__name__)
LONGEST = 3600.0
"""Seconds of sleep after which we look at the clock again: the host's may have been set, or the host have
slept."""
SOON, AGAIN = 60.0, 3600.0
"""Seconds until a backup that was missed is made up for after the start, and until one that failed is tried
again."""


class Nightly:
    """Backs up at an hour of UTC, and deletes backups after so many days."""

    def __init__(self, copies: Copies, clock: Callable[[], float], hour: int, days: int) -> None:
        self.copies = copies
        self.clock = clock
        self.hour = hour
        self.days = days
        self.sleeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on; soon, if nobody was here in the last night."""
        self.sleeper = asyncio.create_task(self.sleep())

    async def close(self) -> None:
        """No more; a backup under way is broken off, and nothing of it stays."""
        if self.sleeper is not None:
            self.sleeper.cancel()
            await asyncio.gather(self.sleeper, return_exceptions=True)

    async def sleep(self) -> None:
        """Sleep until it is time, back up, and so on."""
        at = self.first()
        while True:
            await asyncio.sleep(min(max(at - self.clock(), 0.0), LONGEST))
            if self.clock() >= at:
                at = await self.back_up()

    async def back_up(self) -> float:
        """Make a backup; the moment of the next one."""
        today = self.today().date()
        try:
            path = await self.copies.make(today)
            gone = self.copies.drop(today - timedelta(days=self.days))
        except Failed as failed:
            log.error("no backup: %s; I try again in an hour", failed)  # noqa: TRY400  # it says all
            return self.clock() + AGAIN
        except Exception:
            log.exception("backing up failed; I try again in an hour")
            return self.clock() + AGAIN
        log.info("backup: %s, %.1f MB; older ones deleted: %s", path, path.stat().st_size / 1e6, gone)
        return self.next()

    def first(self) -> float:
        """When to back up after the start."""
        try:
            newest = self.copies.newest()
        except OSError:  # the backup will say what is wrong with its folder
            newest = None
        last_night = datetime.fromtimestamp(self.next(), UTC).date() - timedelta(days=1)
        return self.next() if newest is not None and newest >= last_night else self.clock() + SOON

    def next(self) -> float:
        """When the hour comes next."""
        now = self.today()
        at = now.replace(hour=self.hour, minute=0, second=0, microsecond=0)
        return (at if at > now else at + timedelta(days=1)).timestamp()

    def today(self) -> datetime:
        """What time it is, in UTC."""
        return datetime.fromtimestamp(self.clock(), UTC)
