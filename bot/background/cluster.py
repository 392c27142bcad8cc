"""Cluster membership: health checks of the other processes, and their notifications."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from bot.background.live_offices import LiveOffices
from bot.background.scheduler import Scheduler
from bot.background.sender import Sender
from bot.services import Services
from engine.tables.time.alarms import THINKING

log = logging.getLogger(__name__)
CHECK_INTERVAL, POLL_EVERY = 2.0, 5
"""Seconds between two health checks; every fifth one also polls the queues, for notifications may get
lost."""
RECONNECT_PAUSE = 2.0
"""Seconds before reconnecting to a lost notification channel."""


class Cluster:
    """Takes over the work of dead processes, and starts at once what other processes queue for this one."""

    def __init__(
        self, services: Services, sender: Sender, scheduler: Scheduler, live_offices: LiveOffices
    ) -> None:
        self.services = services
        self.tables = services.tables
        self.connection = services.store.connection
        self.sender = sender
        self.scheduler = scheduler
        self.live_offices = live_offices
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Check the other processes, then begin to listen."""
        await self.check_processes()
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.run_checks())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def run_checks(self) -> None:
        """Run the health checks periodically."""
        checks = 0
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            checks += 1
            try:
                await self.check_processes()
            except Exception:
                log.exception("looking at the other processes failed")
            if checks % POLL_EVERY == 0:
                self.wake()

    async def check_processes(self) -> None:
        """Detect dead processes; take over their outbox and their pending computer moves."""
        share = self.connection.share
        if share is None:
            return
        absent = frozenset(range(1, share.process.of + 1)) - await self.connection.present()
        absent -= {share.process.number}
        if absent == share.absent:
            return
        self.connection.share = replace(share, absent=absent)
        log.info("processes that are not there: %s", sorted(absent) or "none")
        if absent - share.absent:
            now = self.tables.clock()
            await self.tables.store.advance_alarms(now, now + THINKING)
        self.wake()

    async def listen(self) -> None:
        """Receive notifications of other processes; reconnect when the database is lost."""
        while True:
            try:
                async for notification in self.connection.listen():
                    self.handle(notification)
            except OSError as lost:
                log.warning("nothing is heard of the other processes (%s); trying again", lost)
            except Exception:
                log.exception("nothing is heard of the other processes")
            await asyncio.sleep(RECONNECT_PAUSE)

    def handle(self, notification: str) -> None:
        """React to a notification: wake the queue or drop the cache that it concerns."""
        kind, _, value = notification.partition(" ")
        share = self.connection.share
        match kind:
            case "outbox":
                if share is None or share.serves(int(value)):
                    self.sender.wake()
                self.live_offices.note_change_elsewhere(int(value))
            case "alarm":
                self.scheduler.expect(float(value))
            case "person":
                self.services.locales.pop(int(value), None)
            case "erased":
                self.tables.recent.clear()
                self.services.forget(int(value))
            case _:  # newly connected: earlier notifications are lost
                self.services.locales.clear()
                self.services.ladders.forget()
                self.live_offices.note_change_elsewhere()
                self.wake()

    def wake(self) -> None:
        """Poll the outbox and the alarms."""
        self.sender.wake()
        self.scheduler.expect(self.tables.clock())
