"""Makes a nightly backup; failures are logged and retried, and never affect the bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from engine.tables.store.sqlite.copies import BackupFailed, Copies

log = logging.getLogger(__name__)
LONGEST = 3600.0
"""Longest sleep in seconds before the clock is read again: it may have been set, or the machine suspended."""
FIRST_PAUSE, RETRY_PAUSE = 60.0, 3600.0
"""Seconds after the start until a missed backup is made, and until a failed one is retried."""


class Nightly:
    """Backs up daily at `hour` (UTC) and deletes backups older than `days`."""

    def __init__(self, copies: Copies, clock: Callable[[], float], hour: int, days: int) -> None:
        self.copies = copies
        self.clock = clock
        self.hour = hour
        self.days = days
        self.sleeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the timer; a backup missed last night is made soon."""
        self.sleeper = asyncio.create_task(self.sleep())

    async def close(self) -> None:
        """Stop; a backup under way is aborted and its files are removed."""
        if self.sleeper is not None:
            self.sleeper.cancel()
            await asyncio.gather(self.sleeper, return_exceptions=True)

    async def sleep(self) -> None:
        """Sleep until the next backup is due, make it, repeat."""
        at = self.first()
        while True:
            await asyncio.sleep(min(max(at - self.clock(), 0.0), LONGEST))
            if self.clock() >= at:
                at = await self.back_up()

    async def back_up(self) -> float:
        """Make a backup, delete old ones, and return the time of the next."""
        today = self.now().date()
        try:
            path = await self.copies.make(today)
            deleted = self.copies.drop(today - timedelta(days=self.days))
        except BackupFailed as failed:
            log.error("no backup: %s; I try again in an hour", failed)  # noqa: TRY400  # it says all
            return self.clock() + RETRY_PAUSE
        except Exception:
            log.exception("backing up failed; I try again in an hour")
            return self.clock() + RETRY_PAUSE
        log.info("backup: %s, %.1f MB; older ones deleted: %s", path, path.stat().st_size / 1e6, deleted)
        return self.next()

    def first(self) -> float:
        """Time of the first backup after the start."""
        try:
            newest = self.copies.newest()
        except OSError:  # the backup itself reports a broken folder
            newest = None
        last_night = datetime.fromtimestamp(self.next(), UTC).date() - timedelta(days=1)
        return self.next() if newest is not None and newest >= last_night else self.clock() + FIRST_PAUSE

    def next(self) -> float:
        """Next time at which the hour is `hour`."""
        now = self.now()
        at = now.replace(hour=self.hour, minute=0, second=0, microsecond=0)
        return (at if at > now else at + timedelta(days=1)).timestamp()

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.clock(), UTC)
